#include "ui/rules/ruledraft.h"

#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/rules/drawnconstraint.h"
#include "ui/rules/kindbox.h"
#include "ui/rules/numbereditor.h"
#include "ui/rules/rulehints.h"
#include "ui/rules/selectedrule.h"
#include "ui/text/words.h"

#include <QLineEdit>

namespace sudoku {

RuleDraft::RuleDraft(Document &document, BoardView &view, const KindBox &kinds, NumberEditor &editor,
                     const SelectedRule &rule)
    : m_document(document),
      m_view(view),
      m_kinds(kinds),
      m_editor(editor),
      m_rule(rule)
{
}

const Variant *RuleDraft::kind() const
{
    return m_kinds.kind();
}

const Variant *RuleDraft::editedKind() const
{
    return m_rule ? m_rule->constraint.variant : m_typed ? m_typed->variant : kind();
}

Constraint RuleDraft::drawn() const
{
    if (m_typed)
        return *m_typed;
    return drawnWith(*kind(), m_editor.numbers());
}

/// Returns the constraint of that \a kind that the selected cells describe.
Constraint RuleDraft::drawnWith(const Variant &kind, const std::vector<int> &numbers) const
{
    const std::vector<Cell> &cells = kind.mayCross ? m_view.selectedPath() : m_view.selectedInOrder();
    return drawnConstraint(m_document.geometry(), kind, cells, numbers);
}

Constraint RuleDraft::edited() const
{
    if (!m_rule)
        return drawn();
    return m_editor.isShown() ? m_rule.withNumbers(m_editor.numbers()) : m_rule->constraint;
}

QString RuleDraft::obstacle() const
{
    return awaitsCells() ? drawingHint(editedKind()->input) : whyNot(m_document.board(), drawn());
}

bool RuleDraft::takesNumber() const
{
    const Variant *kind = editedKind();
    if (!kind || kind->number == NumberUse::None || (!m_rule && awaitsCells()))
        return false;
    const auto found = findProblem(m_document.geometry(), edited());
    return !found || isAboutNumber(*found);
}

bool RuleDraft::lacksNumber() const
{
    if (!takesNumber() || !m_editor.field().text().isEmpty())
        return false;
    const bool waitsForNumber =
        kind()->number == NumberUse::Open && kind()->rules(m_document.board().puzzle, drawn()).empty();
    return kind()->number == NumberUse::Needed || waitsForNumber;
}

bool RuleDraft::isWholeLine() const
{
    const bool isLine = kind() && (kind()->input == Input::Path || kind()->input == Input::Neighbours);
    return isLine && kind()->number != NumberUse::Needed && obstacle().isEmpty();
}

bool RuleDraft::awaitsCells() const
{
    return m_proposal == Proposal::Awaited && editedKind()->input != Input::Nothing;
}

void RuleDraft::noteTyped()
{
    const bool isForDrawn = m_editor.isShown() && !m_rule && kind();
    if (!isForDrawn || m_editor.field().text().isEmpty())
        m_typed.reset();
    else if (m_typed)
        m_typed->numbers = m_editor.numbers();
    else
        m_typed = drawn();
    if (m_editor.isShown())
        m_proposal = Proposal::Shown;
}

void RuleDraft::takeCells()
{
    if (m_typed)
        m_typed = drawnWith(*m_typed->variant, m_typed->numbers);
}

void RuleDraft::sketch() const
{
    const auto stroke = m_view.stroke();
    const bool isNew = stroke == SelectionChange::Single || stroke == SelectionChange::Replaced;
    if (m_rule && !isNew) {
        const Constraint before = m_rule->constraint;
        const Constraint after = stroke ? m_rule.withCells(m_view.selectedInOrder()) : edited();
        if (after != before && m_rule.obstacle(after).isEmpty())
            m_view.setSketch(after, before);
        else
            m_view.setSketch({});
    } else if (kind() && m_proposal == Proposal::Shown && obstacle().isEmpty()) {
        m_view.setSketch(drawn());
    } else {
        m_view.setSketch({});
    }
}

Constraint RuleDraft::add()
{
    const Constraint added = drawn();
    m_editor.dismiss(); // first, because it belongs to what is drawn
    m_document.edit(withRules(m_document.board(), {added}),
                    RuleWords::tr("Add %1").arg(nameText(*added.variant)));
    return added;
}

} // namespace sudoku
