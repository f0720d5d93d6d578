#include "ui/board/boardstrokes.h"

#include "ui/board/boardeditor.h"

#include <QMouseEvent>

#include <utility>

namespace sudoku {

/// Returns whether the mouse enters the digit that is held rather than to select cells.
bool BoardStrokes::holdsDigit(const QMouseEvent &event) const
{
    return m_board.heldDigit() != noDigit && event.modifiers() == Qt::NoModifier
           && !m_board.ruleEditing().kind;
}

void BoardStrokes::begin(Cell cell, const QMouseEvent &event)
{
    m_stroke.reset();
    m_isDivided = false;
    if (holdsDigit(event)) {
        m_board.setCurrentCell(cell);
        clickHeldDigit(cell);
        return;
    }
    const bool isPlain = event.modifiers() == Qt::NoModifier;
    if (event.type() == QEvent::MouseButtonDblClick && isPlain && !m_board.ruleEditing().kind) {
        m_board.changeSelection([&](Selection &selection) { selection.select(cellsLike(cell)); });
        return;
    }
    if (isPlain && m_board.selection().cellsInOrder() == std::vector{cell})
        m_board.pressAgain(cell);
    select(cell, event.modifiers() & Qt::ControlModifier, event.modifiers() & Qt::ShiftModifier);
}

void BoardStrokes::select(Cell cell, bool isCtrl, bool isShift)
{
    m_stroke = isCtrl    ? SelectionChange::Altered
               : isShift ? SelectionChange::Replaced
                         : SelectionChange::Single;
    m_isRemoving =
        isCtrl && m_board.selection().contains(cell) && m_board.selection().cellsInOrder().size() > 1;
    m_board.changeSelection([=](Selection &selection) {
        if (!isCtrl) {
            selection.moveTo(cell, isShift ? Reach::Range : Reach::Alone);
            return;
        }
        selection.toggle(cell);
        if (!selection.contains(cell)) // what is typed next is for the others
            selection.moveTo(selection.cellsInOrder().back(), Reach::Nothing);
    });
}

void BoardStrokes::continueTo(Cell cell, const QMouseEvent &event)
{
    if (holdsDigit(event)) {
        if (m_editor.inputMode() != InputMode::Value) // of a digit, two cells in a row are a slip
            clickHeldDigit(cell);
        return;
    }
    if (!(event.buttons() & Qt::LeftButton))
        return;
    if (std::exchange(m_isDivided, false)) {
        select(cell, false, false);
        return;
    }
    if (m_stroke == SelectionChange::Single)
        m_stroke = SelectionChange::Replaced;
    m_board.changeSelection([cell, isRemoving = m_isRemoving](Selection &selection) {
        if (isRemoving)
            selection.remove(cell);
        else
            selection.moveTo(cell, Reach::Also);
    });
}

void BoardStrokes::divide()
{
    m_isDivided = m_stroke.has_value();
    m_stroke.reset();
}

std::optional<SelectionChange> BoardStrokes::end()
{
    m_isDivided = false;
    return std::exchange(m_stroke, {});
}

/// Enters the digit that is held in \a cell, or removes it if it is there already.
void BoardStrokes::clickHeldDigit(Cell cell) const
{
    const Digit digit = m_board.heldDigit();
    if (m_board.isReadOnly())
        m_board.refuseTyping();
    else if (m_editor.inputMode() == InputMode::Value && m_board.shownBoard().digitAt(cell) == digit)
        m_editor.clear({cell});
    else
        m_editor.enter(digit, {cell});
}

/// Returns all cells with the digit of \a cell, that one first.
std::vector<Cell> BoardStrokes::cellsLike(Cell cell) const
{
    std::vector<Cell> cells{cell};
    const Board &board = m_board.shownBoard();
    const Digit digit = board.digitAt(cell);
    for (Cell other = 0; digit != noDigit && other < board.puzzle.geometry.cellCount(); ++other)
        if (other != cell && board.digitAt(other) == digit)
            cells.push_back(other);
    return cells;
}

} // namespace sudoku
