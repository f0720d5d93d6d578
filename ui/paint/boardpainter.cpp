#include "ui/paint/boardpainter.h"

#include "ui/paint/drawtext.h"
#include "ui/paint/findingspainter.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <map>
#include <memory>

namespace sudoku {

BoardPainter::BoardPainter(const BoardLayout &layout, const BoardStyle &style, const SymbolSet &symbols,
                           GlyphCache &cache)
    : m_layout(layout),
      m_style(style),
      m_symbols(symbols),
      m_cache(cache)
{
}

void BoardPainter::paint(QPainter &painter, const Board &board, const BoardHighlights &highlights,
                         const QRectF &clip)
{
    m_clip = clip;
    m_cache.trim();
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter, highlights);
    paintConstraints(painter, board.puzzle, Layer::Ground);
    paintConstraints(painter, board.puzzle, Layer::Cells);
    paintLines(painter);
    paintConstraints(painter, board.puzzle, Layer::Borders);
    paintCoordinates(painter);
    paintViolations(painter, highlights);
    paintCursor(painter, highlights);
    paintContents(painter, board, highlights);
    FindingsPainter(m_layout, m_style, highlights.findings).paintFrames(painter);
}

void BoardPainter::paintGround(QPainter &painter, const BoardHighlights &highlights) const
{
    painter.fillRect(m_layout.board(), m_style.background);
    for (Cell cell = 0; cell < std::ssize(highlights.cells); ++cell)
        if (isVisible(cell))
            painter.fillRect(m_layout.cellRect(cell), groundOf(highlights.cells[cell]));
}

QColor BoardPainter::groundOf(const CellHighlight &highlight) const
{
    if (highlight.isSelected)
        return m_style.selection;
    if (highlight.isViolation)
        return m_style.violationGround;
    if (highlight.isSameDigit)
        return m_style.sameDigit;
    return highlight.isPeer ? m_style.peer : m_style.background;
}

BoardPainter::Layer BoardPainter::layerOf(const Mark &mark)
{
    if (std::holds_alternative<Shade>(mark))
        return Layer::Ground;
    const auto *token = std::get_if<Token>(&mark);
    return token && token->cells.size() > 1 ? Layer::Borders : Layer::Cells;
}

void BoardPainter::paintConstraints(QPainter &painter, const Puzzle &puzzle, Layer layer) const
{
    for (const Constraint &constraint : puzzle.constraints)
        for (const Mark &mark : constraint.variant->marksOf(puzzle.geometry, constraint))
            if (layerOf(mark) == layer)
                std::visit([&](const auto &shape) { paintMark(painter, shape); }, mark);
}

void BoardPainter::paintMark(QPainter &painter, const Shade &shade) const
{
    for (const Cell cell : shade.cells)
        if (isVisible(cell))
            painter.fillRect(m_layout.cellRect(cell), m_style.shade);
}

void BoardPainter::paintMark(QPainter &painter, const Outline &outline) const
{
    const Geometry &geometry = m_layout.geometry();
    const qreal inset = m_layout.cellSize() * 0.08;
    painter.setPen(QPen(m_style.constraint, m_layout.thinLine(), Qt::DashLine));
    const auto isInside = [&](int row, int column) {
        return row >= 0 && column >= 0 && row < geometry.size() && column < geometry.size()
               && std::ranges::count(outline.cells, geometry.cellAt(row, column)) > 0;
    };
    for (const Cell cell : outline.cells) {
        const QRectF rect = m_layout.cellRect(cell).adjusted(inset, inset, -inset, -inset);
        const int row = geometry.rowOf(cell);
        const int column = geometry.columnOf(cell);
        if (!isInside(row - 1, column))
            painter.drawLine(rect.topLeft(), rect.topRight());
        if (!isInside(row + 1, column))
            painter.drawLine(rect.bottomLeft(), rect.bottomRight());
        if (!isInside(row, column - 1))
            painter.drawLine(rect.topLeft(), rect.bottomLeft());
        if (!isInside(row, column + 1))
            painter.drawLine(rect.topRight(), rect.bottomRight());
    }
}

void BoardPainter::paintMark(QPainter &painter, const Line &line) const
{
    QPolygonF points;
    for (const Cell cell : line.cells)
        points << m_layout.cellCentre(cell);
    constexpr std::array styles{Qt::SolidLine, Qt::DashLine, Qt::DotLine};
    const qreal width = m_layout.cellSize() * 0.1;
    painter.setPen(QPen(m_style.constraint, width, styles[static_cast<std::size_t>(line.style)], Qt::FlatCap,
                        Qt::RoundJoin));
    painter.drawPolyline(points);
}

void BoardPainter::paintMark(QPainter &painter, const Label &label) const
{
    const qreal inset = m_layout.cellSize() * 0.08;
    drawText(painter, m_layout.cellRect(label.cell).translated(inset, inset), Qt::AlignLeft | Qt::AlignTop,
             QString::fromStdString(label.text), fontOf(m_layout.cellSize() * 0.24), m_style.given);
}

void BoardPainter::paintMark(QPainter &painter, const Token &token) const
{
    QPointF centre;
    for (const Cell cell : token.cells)
        centre += m_layout.cellCentre(cell) / static_cast<qreal>(token.cells.size());
    const bool isLarge = token.cells.size() == 1;
    const QColor ink = isLarge ? blend(m_style.background, m_style.given, 0.2) : m_style.given;
    const qreal side = m_layout.cellSize() * (isLarge ? 0.76 : 0.3);
    const QRectF rect(centre.x() - side / 2, centre.y() - side / 2, side, side);
    const bool isFilled = token.shape == Token::Shape::Disc || token.shape == Token::Shape::Square;
    painter.setBrush(isFilled ? ink : m_style.background);
    painter.setPen(token.shape == Token::Shape::None ? QPen(Qt::NoPen) : QPen(ink, m_layout.thinLine()));
    if (token.shape == Token::Shape::Square)
        painter.drawRect(rect);
    else
        painter.drawEllipse(rect); // behind a text alone too, for it stands on a line
    if (!token.text.empty())
        drawText(painter, rect, Qt::AlignCenter, QString::fromStdString(token.text),
                 fontOf(side * (token.shape == Token::Shape::None ? 0.95 : 0.7), true),
                 isFilled ? m_style.background : m_style.given);
    painter.setBrush(Qt::NoBrush);
}

void BoardPainter::paintLines(QPainter &painter) const
{
    const Geometry &geometry = m_layout.geometry();
    for (const bool isThick : {false, true}) { // thin ones never lie over thick ones
        const auto paintIf = [&](Cell cell, Cell next, Qt::Orientation side) {
            if ((geometry.regionOf(cell) != geometry.regionOf(next)) == isThick && isVisible(cell))
                paintBorder(painter, cell, next, side);
        };
        for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
            if (geometry.columnOf(cell) > 0)
                paintIf(cell, cell - 1, Qt::Vertical);
            if (geometry.rowOf(cell) > 0)
                paintIf(cell, cell - geometry.size(), Qt::Horizontal);
        }
    }
    const qreal width = m_layout.thickLine();
    const qreal inside = m_layout.snapped(width / 2);
    const QRectF outer =
        m_layout.board().adjusted(inside - width, inside - width, width - inside, width - inside);
    painter.fillRect(QRectF(outer.topLeft(), QSizeF(outer.width(), width)), m_style.thickLine);
    painter.fillRect(QRectF(outer.topLeft(), QSizeF(width, outer.height())), m_style.thickLine);
    painter.fillRect(QRectF(outer.left(), outer.bottom() - width, outer.width(), width), m_style.thickLine);
    painter.fillRect(QRectF(outer.right() - width, outer.top(), width, outer.height()), m_style.thickLine);
}

void BoardPainter::paintBorder(QPainter &painter, Cell cell, Cell next, Qt::Orientation side) const
{
    const bool isThick = m_layout.geometry().regionOf(cell) != m_layout.geometry().regionOf(next);
    const QRectF rect = m_layout.cellRect(cell);
    const qreal width = isThick ? m_layout.thickLine() : m_layout.thinLine();
    const qreal before = isThick ? width - m_layout.snapped(width / 2) : 0;
    const qreal beyond = isThick ? before : 0; // so that thick lines close their corners
    const QColor &colour = isThick ? m_style.thickLine : m_style.thinLine;
    if (side == Qt::Vertical)
        painter.fillRect(QRectF(rect.left() - before, rect.top() - beyond, width, rect.height() + 2 * beyond),
                         colour);
    else
        painter.fillRect(QRectF(rect.left() - beyond, rect.top() - before, rect.width() + 2 * beyond, width),
                         colour);
}

void BoardPainter::paintCoordinates(QPainter &painter) const
{
    if (!m_layout.hasCoordinates())
        return;
    const QFont font = fontOf(m_layout.columnLabel(0).height() * 0.68);
    for (int i = 0; i < m_layout.geometry().size(); ++i) {
        for (const QRectF &label : {m_layout.rowLabel(i), m_layout.columnLabel(i)})
            drawText(painter, label, Qt::AlignCenter, QString::number(i + 1), font, m_style.coordinates);
    }
}

void BoardPainter::paintContents(QPainter &painter, const Board &board, const BoardHighlights &highlights)
{
    const qreal height = m_layout.cellSize() * (m_symbols.isNumeric() && digitCount() > 9 ? 0.56 : 0.64);
    const Glyphs &givens = glyphs(fontOf(height, true), m_style.given);
    const Glyphs &entries = glyphs(fontOf(height), m_style.entry);
    const GlyphsOfHeight marks = glyphsOfHeight(false, m_style.pencilMark);
    const GlyphsOfHeight strongMarks = glyphsOfHeight(true, m_style.good);
    const FindingsPainter findingsPainter(m_layout, m_style, highlights.findings);
    for (Cell cell = 0; cell < m_layout.geometry().cellCount(); ++cell) {
        if (!isVisible(cell))
            continue;
        QRectF rect = m_layout.cellRect(cell);
        rect.moveCenter(m_layout.cellInterior(cell).center());
        const Digit digit = board.digitAt(cell);
        if (findingsPainter.fills(cell, digit)) {
            findingsPainter.paintCell(painter, cell, marks, strongMarks);
            continue;
        }
        if (digit != noDigit) {
            (board.isGiven(cell) ? givens : entries).draw(painter, rect.center(), digit);
            continue;
        }
        if (!board.cornerMarks[cell].isEmpty())
            (highlights.hasMarksInPlaces ? paintMarksInPlaces : paintCornerMarks)(
                painter, rect, board.cornerMarks[cell], digitCount(), marks);
        if (!board.centreMarks[cell].isEmpty())
            paintCentreMarks(painter, rect, board.centreMarks[cell], marks);
    }
}

/// Looks each height up once.
GlyphsOfHeight BoardPainter::glyphsOfHeight(bool isBold, const QColor &colour)
{
    return [this, isBold, colour,
            known = std::make_shared<std::map<int, const Glyphs *>>()](qreal height) -> const Glyphs & {
        const Glyphs *&found = (*known)[static_cast<int>(height)];
        if (!found)
            found = &glyphs(fontOf(height, isBold), colour);
        return *found;
    };
}

void BoardPainter::paintViolations(QPainter &painter, const BoardHighlights &highlights) const
{
    const qreal inset = m_layout.cellSize() * 0.07;
    painter.setPen(QPen(m_style.violation, std::max(m_layout.thinLine() * 1.6, m_layout.cellSize() * 0.05)));
    painter.setBrush(Qt::NoBrush);
    for (Cell cell = 0; cell < std::ssize(highlights.cells); ++cell)
        if (highlights.cells[cell].isViolation && isVisible(cell))
            painter.drawEllipse(m_layout.cellInterior(cell).adjusted(inset, inset, -inset, -inset));
}

void BoardPainter::paintCursor(QPainter &painter, const BoardHighlights &highlights) const
{
    if (!highlights.cursor)
        return;
    const qreal width = highlights.hasFocus ? m_layout.thickLine() * 1.2 : m_layout.thinLine();
    const qreal inset = width / 2;
    painter.setPen(QPen(m_style.cursor, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(m_layout.cellInterior(*highlights.cursor).adjusted(inset, inset, -inset, -inset));
}

bool BoardPainter::isVisible(Cell cell) const
{
    const qreal around = m_layout.thickLine(); // lines reach beyond their cell
    return m_layout.cellRect(cell).adjusted(-around, -around, around, around).intersects(m_clip);
}

QFont BoardPainter::fontOf(qreal height, bool isBold) const
{
    QFont font = m_style.font;
    font.setPixelSize(std::max(1, static_cast<int>(height)));
    font.setBold(isBold);
    return font;
}

const Glyphs &BoardPainter::glyphs(const QFont &font, const QColor &colour)
{
    return m_cache.glyphs(m_symbols, digitCount(), font, colour, m_layout.pixelRatio());
}

} // namespace sudoku
