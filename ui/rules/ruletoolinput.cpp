#include "ui/board/document.h"
#include "ui/board/keyinput.h"
#include "ui/rules/numbereditor.h"
#include "ui/rules/rulehints.h"
#include "ui/rules/ruletool.h"
#include "ui/rules/selectedrule.h"

#include <QMouseEvent>

#include <algorithm>
#include <utility>

// What the mouse and the keys on the board mean to the rule tool.

namespace sudoku {
namespace {

bool isNextToCell(const Variant &kind)
{
    return kind.hasStraightCells() || kind.input == Input::Block;
}

} // namespace

/// Gives the number that was typed the cells that are selected now.
void RuleTool::takeCells()
{
    m_typed = drawnWith(*m_typed->variant, m_typed->numbers);
}

void RuleTool::followSelection()
{
    const auto stroke = m_view.stroke();
    if (stroke == SelectionChange::Altered && m_typed)
        takeCells();
    else if (stroke && stroke != SelectionChange::Altered && isActive())
        settleNumber(); // the next one begins; a refusal is said when the button is released
    refresh();
}

/// Returns whether a number was typed that must be corrected before other cells are selected. Says why, and
/// selects the cells again to which it belongs.
bool RuleTool::keepsRefusedNumber()
{
    const QString why = settleNumber();
    if (why.isEmpty())
        return false;
    if (const Constraint refused = edited(); !refused.cells.empty())
        m_view.select(refused.cells);
    refuse(why);
    return true;
}

void RuleTool::takeSelection(SelectionChange change, bool isByMouse)
{
    if (!isActive() || (change != SelectionChange::Altered && keepsRefusedNumber()))
        return;
    m_proposal = Proposal::Shown;
    if (change == SelectionChange::Altered && *m_rule) {
        changeCells();
        return;
    }
    if (change == SelectionChange::Single) {
        selectAt(m_view.currentCell(), isByMouse);
    } else {
        m_rule->set({});
        if (m_typed) // cells were added or removed
            takeCells();
        const bool isLine = kind() && (kind()->input == Input::Path || kind()->input == Input::Neighbours);
        if (isByMouse && change == SelectionChange::Replaced && isLine && kind()->number != NumberUse::Needed
            && whyNot(m_document.board(), drawn()).isEmpty()) {
            add();
            return;
        }
    }
    refresh();
    if (isByMouse && !*m_rule && kind() && isNumberFor(drawn()))
        showNumber(false);
}

/// Selects a constraint at \a cell, or the one below if it was clicked already. While a kind is chosen, only
/// a click selects, and only constraints of this kind: a number beside the board by its first cell.
void RuleTool::selectAt(Cell cell, bool isByMouse)
{
    const bool isAgain = isByMouse && m_clicked == cell && m_rule->has(cell);
    m_clicked = isByMouse ? std::optional(cell) : std::nullopt;
    if (isAgain) {
        selectNext();
        return;
    }
    std::vector<BoardRule> rules = rulesAt(m_document.board(), cell);
    if (kind())
        std::erase_if(rules, [&](const BoardRule &rule) {
            const Constraint &constraint = rule.constraint;
            return !isByMouse || constraint.variant != kind()
                   || (isNextToCell(*kind()) && constraint.cells.front() != cell);
        });
    if (m_rule->has(cell) && std::ranges::count(rules, **m_rule) > 0)
        select(**m_rule); // its cells again
    else
        select(rules.empty() ? std::nullopt : std::optional(rules.front()));
}

/// Selects the constraint below the selected one at the cursor.
void RuleTool::selectNext()
{
    const std::vector<BoardRule> rules = rulesAt(m_document.board(), m_view.currentCell());
    if (rules.empty())
        return;
    const auto now = *m_rule ? std::ranges::find(rules, **m_rule) : rules.end();
    select(now == rules.end() || now + 1 == rules.end() ? rules.front() : *(now + 1));
}

/// Gives the selected constraint the cells that are selected now, and the number that was typed for it if
/// that suits them.
void RuleTool::changeCells()
{
    Constraint after = m_rule->withCells(m_view.selectedInOrder());
    const std::vector<int> numbers = std::exchange(after.numbers, edited().numbers);
    QString why = m_rule->replace(after);
    if (!why.isEmpty() && after.numbers != numbers) {
        after.numbers = numbers;
        why = m_rule->replace(after);
    }
    const BoardRule rule = **m_rule;
    select(rule);
    if (!why.isEmpty())
        refuse(why); // last, because what is selected ends what was said before
}

void RuleTool::turnRound()
{
    if (!*m_rule) {
        emit turnRequested();
        return;
    }
    if (!turnedRound(m_document.geometry(), (*m_rule)->constraint)) {
        refuse(turningHint());
        return;
    }
    m_rule->turnRound();
    select(**m_rule);
}

bool RuleTool::eventFilter(QObject *watched, QEvent *event)
{
    const bool isDoubleClick = event->type() == QEvent::MouseButtonDblClick;
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    // Other events also come from a view that is being destroyed, which must not be asked anything.
    if (watched != &m_view || !(isDoubleClick || isKey) || m_view.isReadOnly())
        return QWidget::eventFilter(watched, event);
    if (isDoubleClick) {
        const auto &mouse = *static_cast<QMouseEvent *>(event);
        return mouse.button() == Qt::LeftButton && mouse.modifiers() == Qt::NoModifier
               && handleDoubleClick(mouse.position());
    }
    if (!isVisible())
        return QWidget::eventFilter(watched, event);
    const auto &key = *static_cast<QKeyEvent *>(event);
    const bool isPlain = key.modifiers() == Qt::NoModifier || key.modifiers() == Qt::KeypadModifier;
    const bool isForCells =
        key.key() != Qt::Key_Delete
        && keyInput(key, m_view.symbols(), m_document.geometry().digitCount()); // R may be a digit
    const bool isForRule = (*m_rule && key.key() == Qt::Key_Delete) || (isActive() && key.key() == Qt::Key_R);
    if (!isPlain || isForCells || (key.key() != Qt::Key_F2 && !isForRule))
        return QWidget::eventFilter(watched, event);
    event->accept(); // before the window's command gets it
    return event->type() == QEvent::ShortcutOverride || handleKey(key.key());
}

bool RuleTool::handleKey(int key)
{
    if (key == Qt::Key_F2) {
        if (!isActive())
            emit changeRequested();
        else if (editedKind() && isNumberFor(edited()))
            showNumber(true);
    } else if (key == Qt::Key_R) {
        turnRound();
    } else {
        keep(m_rule->remove());
    }
    return true;
}

/// Returns false if the double click is for the cells.
bool RuleTool::handleDoubleClick(QPointF place)
{
    const BoardLayout layout = m_view.boardLayout();
    if (const auto rule = ruleOutsideAt(m_document.board(), layout, place)) {
        emit wanted();
        change(*rule);
        return true;
    }
    const auto cell = layout.cellAt(place);
    return cell && isVisible() && handleDoubleClick(*cell);
}

bool RuleTool::handleDoubleClick(Cell cell)
{
    if (!isActive()) {
        if (m_document.board().digitAt(cell) != noDigit || rulesAt(m_document.board(), cell).empty())
            return false;
        emit changeRequested();
        return true;
    }
    if (!m_rule->has(cell))
        return false;
    if ((*m_rule)->constraint.variant->number == NumberUse::None)
        selectNext();
    else
        showNumber(true);
    return true;
}

} // namespace sudoku
