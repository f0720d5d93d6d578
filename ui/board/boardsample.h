#pragma once

#include <QWidget>

#include "core/board/board.h"
#include "core/board/symbols.h"
#include "ui/paint/glyphcache.h"

namespace sudoku {

/// The top left cells of a board, as large as they often are in the window: how digits look there.
class BoardSample : public QWidget
{
    Q_OBJECT

public:
    /// Shows \a columns × \a rows cells of \a board.
    BoardSample(Board board, int columns, int rows, QWidget *parent = nullptr);

    /// Returns a part of a 9x9 with givens, entries and pencil marks.
    static BoardSample *ofSizes();
    /// Returns a part of a 16x16 with the digits above 8.
    static BoardSample *ofSymbols();

    /// Sets the size of digits; 1 is the usual one.
    void setDigitScale(qreal scale);
    void setSymbols(const SymbolSet &symbols);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Board m_board;
    QSize m_cells;
    qreal m_digitScale = 1;
    const SymbolSet *m_symbols = &symbolSets().front();
    GlyphCache m_glyphs;
};

} // namespace sudoku
