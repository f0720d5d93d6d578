#include "ui/rules/selectedrule.h"

#include "ui/board/document.h"
#include "ui/rules/drawnconstraint.h"
#include "ui/rules/rulehints.h"
#include "ui/text/words.h"

#include <algorithm>
#include <utility>

namespace sudoku {

SelectedRule::SelectedRule(Document &document, QObject *parent) : QObject(parent), m_document(document)
{
    connect(&document, &Document::boardChanged, this, &SelectedRule::follow);
}

/// Stays with a rule that is switched off or on.
void SelectedRule::follow()
{
    if (!m_rule)
        return;
    const std::vector<BoardRule> rules = rulesOf(m_document.board());
    const auto found = std::ranges::find(rules, m_rule->constraint, &BoardRule::constraint);
    set(found == rules.end() ? std::nullopt : std::optional(*found));
    if (!m_rule)
        emit lost();
}

bool SelectedRule::has(Cell cell) const
{
    return m_rule && std::ranges::count(m_rule->constraint.cells, cell) > 0;
}

void SelectedRule::set(const std::optional<BoardRule> &rule)
{
    if (m_rule == rule)
        return;
    m_rule = rule;
    m_group = 0;
    emit changed();
}

void SelectedRule::setAdded(const Constraint &added, int group)
{
    set(BoardRule{added});
    m_group = group;
}

Constraint SelectedRule::withCells(const std::vector<Cell> &selected) const
{
    return alteredConstraint(m_document.geometry(), m_rule->constraint, selected);
}

Constraint SelectedRule::withNumbers(const std::vector<int> &numbers) const
{
    Constraint after = m_rule->constraint;
    after.numbers = numbers;
    return after;
}

QString SelectedRule::obstacle(const Constraint &after) const
{
    return whyNot(withoutRules(m_document.board(), {*m_rule}), after);
}

QString SelectedRule::replace(const Constraint &after)
{
    if (after == m_rule->constraint)
        return {};
    const QString why = obstacle(after);
    if (why.isEmpty())
        edit(after, RuleWords::tr("Change %1").arg(nameText(*after.variant)),
             after.numbers == m_rule->constraint.numbers ? 0 : std::exchange(m_group, 0));
    return why;
}

QString SelectedRule::changeCells(const std::vector<Cell> &selected, const std::vector<int> &numbers)
{
    Constraint after = withCells(selected);
    const std::vector<int> before = std::exchange(after.numbers, numbers);
    const QString why = replace(after);
    if (why.isEmpty() || after.numbers == before)
        return why;
    after.numbers = before;
    return replace(after);
}

bool SelectedRule::turnRound()
{
    const auto turned = turnedRound(m_document.geometry(), m_rule->constraint);
    if (turned)
        edit(*turned, RuleWords::tr("Turn Round %1").arg(nameText(*turned->variant)));
    return turned.has_value();
}

Constraint SelectedRule::remove()
{
    const BoardRule removed = *std::exchange(m_rule, {});
    m_document.edit(withoutRules(m_document.board(), {removed}),
                    RuleWords::tr("Remove %1").arg(nameText(*removed.constraint.variant)));
    emit changed();
    return removed.constraint;
}

void SelectedRule::edit(const Constraint &after, const QString &what, int group)
{
    const BoardRule before = *m_rule;
    m_rule->constraint = after; // it stays selected
    m_document.edit(withChangedRule(m_document.board(), before, after), what, {.group = group});
    emit changed();
}

} // namespace sudoku
