#pragma once

#include "core/board/symbols.h"

#include <QColor>
#include <QPixmap>

#include <memory>
#include <vector>

class QPainter;
class QSvgRenderer;

namespace sudoku {

/// The pictures of a symbol set, drawn for one ink. Their file is named for what they show:
/// resources/symbols/animals/cat.svg. In them #000 is the ink, #111 what is dark on the colours, such as
/// eyes, and #010101 what only a picture without colours has, such as the pattern of a colour.
class SymbolPictures
{
public:
    /// Makes the pictures of the digits 1 … \a digitCount. Without colours they are lines on white.
    SymbolPictures(const SymbolSet &symbols, int digitCount, const QColor &ink, bool hasColours);
    ~SymbolPictures();
    SymbolPictures(SymbolPictures &&) noexcept;

    void draw(QPainter &painter, const QRectF &place, Digit digit) const;

private:
    std::vector<std::unique_ptr<QSvgRenderer>> m_drawings; // by digit, from 1 on
};

/// Returns the picture of \a digit for a button of the window.
QPixmap symbolPixmap(const SymbolSet &symbols, Digit digit, const QColor &ink, int side, qreal pixelRatio);

} // namespace sudoku
