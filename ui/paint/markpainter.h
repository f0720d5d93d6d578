#pragma once

#include <QRectF>
#include <QString>

#include "core/board/board.h"
#include "core/variants/variant.h"
#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"

#include <optional>
#include <vector>

class QPainter;

namespace sudoku {

/// Paints the marks of a board's constraints, those that are switched off faintly. It knows marks, and no variant.
class MarkPainter
{
public:
    /// Each lies over the ones before it; the lines of the board, the cursor and the rings of violations come before the
    /// last, which has the small texts and dots that they would hide.
    enum class Layer { Ground, Cells, Top };

    MarkPainter(const BoardLayout &layout, const BoardStyle &style, const Board &board, const QRectF &clip);

    void paint(QPainter &painter, Layer layer) const;

    /// What the text in the corner of \a cell, if there is one, leaves of \a rect within it for small digits.
    QRectF underLabel(Cell cell, const QRectF &rect) const;

private:
    struct TokenColours
    {
        QColor ground;
        std::optional<QColor> edge;
        QColor text;
    };

    void paint(QPainter &painter, Layer layer, const std::vector<Mark> &marks) const;
    void paintMark(QPainter &painter, const Shade &shade) const;
    void paintMark(QPainter &painter, const Outline &outline) const;
    void paintMark(QPainter &painter, const Line &line) const;
    void paintMark(QPainter &painter, const Label &label) const;
    void paintMark(QPainter &painter, const Token &token) const;
    void paintMark(QPainter &painter, const OutsideText &clue) const;
    void paintHead(QPainter &painter, QPointF from, QPointF to) const;
    void paintText(QPainter &painter, const QRectF &rect, qreal part, const QString &text,
                   const QColor &colour) const;
    qreal labelHeight() const;
    QRectF tokenRect(const Token &token) const;
    TokenColours coloursOf(const Token &token) const;
    QFont fontOf(qreal height, bool isBold = false) const;

    const BoardLayout &m_layout;
    const BoardStyle &m_style;
    QRectF m_clip;
    std::vector<Mark> m_marks;
    std::vector<Mark> m_faintMarks;
    std::vector<bool> m_hasLabel;
};

/// Whether some of its marks stand outside the board: see BoardLayout::Options.
bool hasOutsideTexts(const Board &board);

} // namespace sudoku
