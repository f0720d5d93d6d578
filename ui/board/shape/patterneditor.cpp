#include "ui/board/shape/patterneditor.h"

#include "ui/paint/boardpainter.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace sudoku {
namespace {

QString wordOf(PatternCell value)
{
    switch (value) {
    case PatternCell::Free:
        return PatternEditor::tr("free");
    case PatternCell::Clue:
        return PatternEditor::tr("must have a clue");
    case PatternCell::NoClue:
        return PatternEditor::tr("must have no clue");
    }
    return {};
}

void paintDisc(QPainter &painter, const QRectF &place, const QPen &pen, bool isFilled)
{
    painter.setPen(pen);
    painter.setBrush(isFilled ? QBrush(pen.color()) : QBrush(Qt::NoBrush));
    painter.drawEllipse(place);
    painter.setBrush(Qt::NoBrush);
}

void paintCross(QPainter &painter, const QRectF &place, const QPen &pen)
{
    painter.setPen(pen);
    painter.drawLine(place.topLeft(), place.bottomRight());
    painter.drawLine(place.topRight(), place.bottomLeft());
}

} // namespace

PatternEditor::PatternEditor(QWidget *parent)
    : CursorCanvas(4, parent),
      m_shape(Geometry::withBoxes({3, 3})),
      m_symmetry(&symmetries().front()),
      m_pattern(m_shape.geometry.cellCount())
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    refresh();
}

void PatternEditor::setShape(const Puzzle &shape)
{
    const bool isOtherSize = shape.geometry.size() != m_shape.geometry.size();
    m_shape = shape;
    if (isOtherSize) {
        m_pattern.assign(shape.geometry.cellCount(), PatternCell::Free);
        moveTo(0);
    }
    update();
}

void PatternEditor::setSymmetry(const Symmetry &symmetry)
{
    m_symmetry = &symmetry;
    refresh();
}

std::vector<PatternCell> PatternEditor::pattern() const
{
    const bool isFree = std::ranges::count(m_pattern, PatternCell::Free) == std::ssize(m_pattern);
    return isFree ? std::vector<PatternCell>() : m_pattern;
}

void PatternEditor::setPattern(const std::vector<PatternCell> &pattern)
{
    if (pattern == this->pattern())
        return;
    m_pattern = pattern;
    m_pattern.resize(m_shape.geometry.cellCount(), PatternCell::Free);
    refresh();
    emit changed();
}

void PatternEditor::closeFreeCells()
{
    std::vector<PatternCell> pattern = m_pattern;
    for (Cell cell = 0; cell < std::ssize(pattern); ++cell)
        if (implied(cell) == PatternCell::Free)
            pattern[cell] = PatternCell::NoClue;
    setPattern(pattern);
}

PatternCell PatternEditor::next(PatternCell value) const
{
    return value == PatternCell::Free   ? PatternCell::Clue
           : value == PatternCell::Clue ? PatternCell::NoClue
                                        : PatternCell::Free;
}

PatternCell PatternEditor::implied(Cell cell) const
{
    if (m_pattern[cell] != PatternCell::Free)
        return m_pattern[cell];
    for (const Cell image : m_symmetry->orbit(m_shape.geometry, cell))
        if (m_pattern[image] != PatternCell::Free)
            return m_pattern[image];
    return PatternCell::Free;
}

bool PatternEditor::isTorn(Cell cell) const
{
    const std::vector<Cell> orbit = m_symmetry->orbit(m_shape.geometry, cell);
    const auto has = [&](PatternCell value) {
        return std::ranges::any_of(orbit, [&](Cell image) { return m_pattern[image] == value; });
    };
    return has(PatternCell::Clue) && has(PatternCell::NoClue);
}

void PatternEditor::paintEvent(QPaintEvent *)
{
    const BoardLayout layout = boardLayout();
    const BoardStyle style = BoardStyle::forScreen(palette());
    QPainter painter(this);
    if (!isEnabled())
        painter.setOpacity(0.4);
    BoardHighlights highlights;
    if (hasFocus())
        highlights.cursor = currentCell();
    BoardPainter(layout, style, symbolSets().front(), m_glyphs)
        .paint(painter, Board(m_shape), highlights, rect());
    for (Cell cell = 0; cell < std::ssize(m_pattern); ++cell)
        paintCell(painter, layout, style, cell);
}

void PatternEditor::paintCell(QPainter &painter, const BoardLayout &layout, const BoardStyle &style,
                              Cell cell) const
{
    const PatternCell value = implied(cell);
    if (value == PatternCell::Free)
        return;
    const bool isPainted = m_pattern[cell] != PatternCell::Free;
    const QColor colour = isTorn(cell) ? style.violation : isPainted ? style.given : style.pencilMark;
    const qreal inset = layout.cellSize() * (value == PatternCell::Clue ? 0.25 : 0.3);
    const QRectF place = layout.cellInterior(cell).adjusted(inset, inset, -inset, -inset);
    const qreal width = std::max(1.0, layout.cellSize() * (isPainted ? 0.12 : 0.06));
    const QPen pen(colour, width, Qt::SolidLine, Qt::RoundCap);
    if (value == PatternCell::Clue)
        paintDisc(painter, place, pen, isPainted);
    else
        paintCross(painter, place, pen);
}

void PatternEditor::set(Cell cell, PatternCell value)
{
    if (m_pattern[cell] == value)
        return;
    m_pattern[cell] = value;
    refresh();
    emit changed();
}

QString PatternEditor::description(Cell cell, int row, int column) const
{
    const bool isPainted = m_pattern[cell] != PatternCell::Free;
    const PatternCell value = implied(cell);
    const QString word =
        isPainted || value == PatternCell::Free ? wordOf(value) : tr("%1, by symmetry").arg(wordOf(value));
    return tr("Pattern, row %1, column %2: %3").arg(row).arg(column).arg(word);
}

void PatternEditor::keyPressEvent(QKeyEvent *event)
{
    if (stepByKey(*event))
        return;
    switch (event->key()) {
    case Qt::Key_Space:
        return set(currentCell(), next(m_pattern[currentCell()]));
    case Qt::Key_Plus:
        return set(currentCell(), PatternCell::Clue);
    case Qt::Key_Minus:
        return set(currentCell(), PatternCell::NoClue);
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        return set(currentCell(), PatternCell::Free);
    default:
        QWidget::keyPressEvent(event);
    }
}

void PatternEditor::beginStroke(Cell cell, const QMouseEvent &event)
{
    const bool isClosed = m_pattern[cell] == PatternCell::NoClue;
    m_brush = event.button() == Qt::LeftButton ? next(m_pattern[cell])
              : isClosed                       ? PatternCell::Free
                                               : PatternCell::NoClue;
    continueStroke(cell, event);
}

void PatternEditor::continueStroke(Cell cell, const QMouseEvent &)
{
    moveTo(cell);
    set(cell, m_brush);
}

} // namespace sudoku
