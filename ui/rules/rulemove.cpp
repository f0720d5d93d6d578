#include "ui/rules/rulemove.h"

#include "ui/rules/rulehints.h"
#include "ui/text/words.h"

#include <utility>

namespace sudoku {

RuleMove::RuleMove(const Board &board, const std::vector<BoardRule> &rules, CellStep step) : m_board(board)
{
    for (const BoardRule &rule : rules)
        place(rule, step);
    while (!settle(board)) {
    }
}

/// Notes where \a rule would be, if that is on the board.
void RuleMove::place(const BoardRule &rule, CellStep step)
{
    if (rule.constraint.cells.empty()) {
        m_placeless.push_back(rule);
        return;
    }
    const Geometry &geometry = m_board.puzzle.geometry;
    const PlacedConstraints after = movedBy(geometry, {rule.constraint}, step);
    if (after && after->front() != rule.constraint)
        m_moves.push_back({rule, after->front()});
    else
        stay(rule, tr("%1 does not fit on the board there.").arg(ruleText(geometry, rule.constraint)));
}

/// Puts the rules on a board like \a before without them. Returns false if some stay because of others, which
/// may be in the way of more.
bool RuleMove::settle(const Board &before)
{
    std::vector<BoardRule> moving;
    for (const Move &move : m_moves)
        moving.push_back(move.rule);
    m_board = withoutRules(before, moving);
    std::vector<Move> possible;
    for (Move &move : m_moves) {
        const QString why = whyNot(m_board, move.after);
        if (!why.isEmpty()) {
            const QString name = ruleText(m_board.puzzle.geometry, move.rule.constraint);
            stay(move.rule, tr("%1 stays where it is. %2").arg(name, why));
            continue;
        }
        m_board = withRules(std::move(m_board), {move.after});
        if (!move.rule.isOn)
            m_board = withSwitchedRules(std::move(m_board), {{move.after, true}}, false);
        possible.push_back(std::move(move));
    }
    const bool isSettled = possible.size() == m_moves.size();
    m_moves = std::move(possible);
    return isSettled;
}

void RuleMove::stay(const BoardRule &rule, const QString &why)
{
    if (m_staying.empty())
        m_why = why;
    m_staying.push_back(rule);
}

std::vector<Constraint> RuleMove::constraints() const
{
    std::vector<Constraint> constraints = constraintsOf(m_staying);
    for (const Move &move : m_moves)
        constraints.push_back(move.after);
    for (const BoardRule &rule : m_placeless)
        constraints.push_back(rule.constraint);
    return constraints;
}

QString RuleMove::refusal() const
{
    const auto total = static_cast<int>(m_moves.size() + m_staying.size());
    if (total == 0)
        return tr("Rules for the whole board have no place.");
    if (m_staying.empty() || total == 1)
        return m_why;
    if (m_moves.empty())
        return tr("None of the %1 rules can be moved. %2").arg(QString::number(total), m_why);
    return tr("%1 of %2 rules moved. %3").arg(QString::number(m_moves.size()), QString::number(total), m_why);
}

} // namespace sudoku
