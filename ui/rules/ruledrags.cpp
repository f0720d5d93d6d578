#include "ui/rules/ruledrags.h"

#include "ui/board/boardview.h"
#include "ui/rules/drawnconstraint.h"
#include "ui/rules/ruledraft.h"
#include "ui/rules/rulenumber.h"
#include "ui/rules/rulepicker.h"
#include "ui/rules/selectedrule.h"

namespace sudoku {

RuleDrags::RuleDrags(const Parts &parts, QObject *parent) : QObject(parent), m_parts(parts)
{
    connect(&parts.view, &BoardView::selectionChanged, this, &RuleDrags::followSelection);
    connect(&parts.view, &BoardView::selectedByUser, this, &RuleDrags::takeSelection);
}

void RuleDrags::followSelection()
{
    const auto stroke = m_parts.view.stroke();
    if (stroke == SelectionChange::Altered)
        m_parts.draft.takeCells();
    else if (stroke && m_parts.view.ruleEditing().isOn)
        m_parts.number.settle(); // the next one begins; a refusal is said when the button is released
    m_parts.number.propose();    // what is not typed is for these cells
    emit changed();
}

void RuleDrags::takeSelection(SelectionChange change, bool isByMouse)
{
    if (!m_parts.view.ruleEditing().isOn || (change != SelectionChange::Altered && keepsRefusedNumber()))
        return;
    m_parts.draft.setProposal(RuleDraft::Proposal::Shown);
    if (change == SelectionChange::Altered && m_parts.rule)
        changeCells(m_parts.view.selectedInOrder());
    else
        takeCells(change, isByMouse);
}

/// Selects the constraint that was clicked, or draws one.
void RuleDrags::takeCells(SelectionChange change, bool isByMouse)
{
    auto &[view, rule, draft, number, picker] = m_parts;
    const bool isClick = isByMouse && change == SelectionChange::Single;
    if (isClick && draft.kind() && isOfSingleCells(*draft.kind())) {
        switchCell();
        return;
    }
    if (isClick && draft.selectClicked())
        change = SelectionChange::Replaced;
    else if (isByMouse && change == SelectionChange::Replaced)
        draft.selectDragged();
    if (change == SelectionChange::Single) {
        emit chosen(picker.pick(view.currentCell(), draft.kind(), isByMouse));
    } else if (const auto old = picker.pickIn(view.selectedInOrder(), draft.kind()); old && isClick) {
        emit chosen(old);
    } else {
        rule.set({});
        draft.takeCells(); // cells were added or removed
        if (isByMouse && change == SelectionChange::Replaced && draft.isWholeDrag())
            emit drawn();
    }
    emit changed();
    if (isByMouse && !(isClick && rule) && draft.offersNumber())
        number.show();
    else
        number.propose();
    sayDropped(); // last, because what is selected ends what was said before
}

/// Handles a click on a cell while constraints of single cells are drawn. A constraint that has the cell
/// loses it; else the selected constraint gets it; if none is selected, a new one is drawn.
void RuleDrags::switchCell()
{
    auto &[view, rule, draft, number, picker] = m_parts;
    const Cell cell = view.currentCell();
    if (const auto owner = picker.pickAt(cell, *draft.kind())) {
        rule.set(owner);
    } else if (!rule || rule->constraint.variant != draft.kind()) {
        rule.set({});
        emit drawn();
        return;
    }
    std::vector<Cell> cells = rule->constraint.cells;
    if (std::erase(cells, cell) == 0)
        cells.push_back(cell);
    if (!cells.empty()) {
        changeCells(cells);
        return;
    }
    rule.remove();
    draft.setProposal(RuleDraft::Proposal::Awaited); // it shall not look as if it were there
    emit changed();
}

/// Gives the selected constraint those \a cells, and the number that was typed for it if that suits them.
void RuleDrags::changeCells(const std::vector<Cell> &cells)
{
    SelectedRule &rule = m_parts.rule;
    const QString why = rule.changeCells(cells, m_parts.draft.edited().numbers);
    emit chosen(*rule);
    sayDropped();
    if (!why.isEmpty())
        emit refused(why); // last, because what is selected ends what was said before
}

void RuleDrags::divide()
{
    auto &[view, rule, draft, number, picker] = m_parts;
    if (!draft.kind() || !view.stroke())
        return;
    const bool isNew = view.stroke() == SelectionChange::Replaced && !keepsRefusedNumber();
    view.divideStroke();
    if (!isNew)
        return;
    rule.set({});
    draft.takeCells();
    if (draft.isWholeDrag())
        emit drawn();
    emit changed();
}

/// Returns whether a number was typed that must be corrected before other cells are selected. Says why, and
/// selects the cells again to which it belongs.
bool RuleDrags::keepsRefusedNumber()
{
    const QString why = m_parts.number.settle();
    if (why.isEmpty())
        return false;
    if (const Constraint edited = m_parts.draft.edited(); !edited.cells.empty())
        m_parts.view.select(edited.cells);
    emit refused(why);
    return true;
}

void RuleDrags::sayDropped()
{
    if (const QString why = m_parts.number.takeDropped(); !why.isEmpty())
        emit refused(why);
}

} // namespace sudoku
