#include "ui/rules/rulepicker.h"

#include "core/variants/variant.h"
#include "ui/board/document.h"
#include "ui/rules/selectedrule.h"

#include <algorithm>

namespace sudoku {
namespace {

bool isNextToCell(const Variant &kind)
{
    return kind.hasStraightCells() || kind.input == Input::Block;
}

/// Returns whether a click on \a cell selects \a constraint while its kind is chosen.
bool isClickedAt(Cell cell, const Constraint &constraint)
{
    return !isNextToCell(*constraint.variant) || constraint.cells.front() == cell;
}

} // namespace

RulePicker::RulePicker(const Document &document, const SelectedRule &rule)
    : m_document(document),
      m_rule(rule)
{
}

std::optional<BoardRule> RulePicker::pick(Cell cell, const Variant *kind, bool isByMouse)
{
    const bool isAgain = isByMouse && m_clicked == cell && m_rule.has(cell);
    m_clicked = isByMouse ? std::optional(cell) : std::nullopt;
    if (isAgain)
        return below(cell);
    std::vector<BoardRule> rules = rulesAt(m_document.board(), cell);
    if (kind)
        std::erase_if(rules, [&](const BoardRule &rule) {
            return !isByMouse || rule.constraint.variant != kind || !isClickedAt(cell, rule.constraint);
        });
    if (m_rule.has(cell) && std::ranges::count(rules, *m_rule) > 0)
        return *m_rule; // its cells again
    return rules.empty() ? std::nullopt : std::optional(rules.front());
}

std::optional<BoardRule> RulePicker::pickIn(const std::vector<Cell> &cells, const Variant *kind) const
{
    const bool hasOrder = kind && (kind->isDirected || kind->hasStraightCells());
    for (const BoardRule &rule : rulesAt(m_document.board(), cells.front()))
        if (rule.constraint.variant == kind
            && (hasOrder ? rule.constraint.cells == cells
                         : std::ranges::is_permutation(rule.constraint.cells, cells)))
            return rule;
    return {};
}

std::optional<BoardRule> RulePicker::pickAt(Cell cell, const Variant &kind) const
{
    if (m_rule.has(cell) && m_rule->constraint.variant == &kind)
        return *m_rule;
    for (const BoardRule &rule : rulesAt(m_document.board(), cell))
        if (rule.constraint.variant == &kind)
            return rule;
    return {};
}

std::optional<BoardRule> RulePicker::below(Cell cell) const
{
    const std::vector<BoardRule> rules = rulesAt(m_document.board(), cell);
    if (rules.empty())
        return {};
    const auto now = m_rule ? std::ranges::find(rules, *m_rule) : rules.end();
    return now == rules.end() || now + 1 == rules.end() ? rules.front() : *(now + 1);
}

} // namespace sudoku
