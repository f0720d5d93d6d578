#include "ui/rules/boardrules.h"

#include "core/variants/constraintproblem.h"
#include "ui/paint/outsidetexts.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <variant>

namespace sudoku {
namespace {

std::vector<Constraint> &listOf(Board &board, bool isOn)
{
    return isOn ? board.puzzle.constraints : board.switchedOff;
}

/// Inserts a constraint before the first one that is listed after it, so that a rule that is switched off and
/// on again keeps its place.
void insert(std::vector<Constraint> &constraints, Constraint constraint)
{
    const auto behind = std::ranges::find_if(
        constraints, [&](const Constraint &other) { return isListedBefore(constraint, other); });
    constraints.insert(behind, std::move(constraint));
}

/// Removes \a constraint; returns false if there was none.
bool remove(std::vector<Constraint> &constraints, const Constraint &constraint)
{
    const auto found = std::ranges::find(constraints, constraint);
    if (found == constraints.end())
        return false;
    constraints.erase(found);
    return true;
}

} // namespace

bool isListedBefore(const Constraint &a, const Constraint &b)
{
    const auto kindOf = [](const Constraint &constraint) {
        return std::ranges::find(variants(), constraint.variant) - variants().begin();
    };
    const auto kindOfA = kindOf(a);
    const auto kindOfB = kindOf(b);
    return std::tie(kindOfA, a.cells, a.numbers) < std::tie(kindOfB, b.cells, b.numbers);
}

std::vector<BoardRule> rulesOf(const Board &board)
{
    std::vector<BoardRule> rules;
    for (const Constraint &constraint : board.puzzle.constraints)
        rules.push_back({constraint, true});
    for (const Constraint &constraint : board.switchedOff)
        rules.push_back({constraint, false});
    std::ranges::stable_sort(rules, isListedBefore, &BoardRule::constraint);
    return rules;
}

std::vector<BoardRule> rulesAt(const Board &board, Cell cell)
{
    std::vector<BoardRule> rules = rulesOf(board);
    std::erase_if(rules, [cell](const BoardRule &rule) {
        return std::ranges::count(rule.constraint.cells, cell) == 0;
    });
    std::ranges::stable_sort(rules, {}, [](const BoardRule &rule) { return rule.constraint.cells.size(); });
    return rules;
}

std::optional<BoardRule> ruleOutsideAt(const Board &board, const BoardLayout &layout, QPointF point)
{
    std::vector<BoardRule> rules;
    std::vector<OutsideText> texts;
    for (const bool isOn : {false, true}) // as they are painted
        for (const Constraint &constraint : isOn ? board.puzzle.constraints : board.switchedOff)
            for (const Mark &mark : constraint.variant->marksOf(layout.geometry(), constraint))
                if (const auto *text = std::get_if<OutsideText>(&mark)) {
                    rules.push_back({constraint, isOn});
                    texts.push_back(*text);
                }
    const std::optional<std::size_t> index = outsideTextAt(layout, texts, point);
    return index ? std::optional(rules[*index]) : std::nullopt;
}

std::vector<BoardRule> changedRules(const Board &before, const Board &after)
{
    const std::vector<BoardRule> old = rulesOf(before);
    std::vector<BoardRule> rules = rulesOf(after);
    std::erase_if(rules, [&old](const BoardRule &rule) {
        const auto begin =
            std::ranges::lower_bound(old, rule.constraint, isListedBefore, &BoardRule::constraint);
        const auto end =
            std::ranges::upper_bound(old, rule.constraint, isListedBefore, &BoardRule::constraint);
        return std::find(begin, end, rule) != end;
    });
    return rules;
}

std::vector<Cell> shownCells(const Geometry &geometry, const Constraint &constraint)
{
    if (!constraint.cells.empty())
        return constraint.cells;
    std::set<Cell> cells;
    for (const Mark &mark : constraint.variant->marksOf(geometry, constraint))
        std::visit(
            [&cells](const auto &shown) {
                if constexpr (requires { shown.cells; })
                    cells.insert(shown.cells.begin(), shown.cells.end());
                else
                    cells.insert(shown.cell);
            },
            mark);
    return {cells.begin(), cells.end()};
}

std::optional<Constraint> turnedRound(const Geometry &geometry, Constraint constraint)
{
    const bool hasDirection = constraint.variant->isDirected || constraint.variant->hasStraightCells();
    const std::vector<Cell> before = constraint.cells;
    std::ranges::reverse(constraint.cells);
    if (!hasDirection || constraint.cells == before || findProblem(geometry, constraint))
        return {};
    return constraint;
}

Board withRule(Board board, Constraint constraint)
{
    insert(board.puzzle.constraints, std::move(constraint));
    return board;
}

Board withChangedRule(Board board, const BoardRule &rule, Constraint after)
{
    if (remove(listOf(board, rule.isOn), rule.constraint))
        insert(listOf(board, rule.isOn), std::move(after));
    return board;
}

Board withoutRules(Board board, const std::vector<BoardRule> &rules)
{
    for (const BoardRule &rule : rules)
        remove(listOf(board, rule.isOn), rule.constraint);
    return board;
}

Board withSwitchedRules(Board board, const std::vector<BoardRule> &rules, bool isOn)
{
    for (const BoardRule &rule : rules)
        if (rule.isOn != isOn && remove(listOf(board, rule.isOn), rule.constraint))
            insert(listOf(board, isOn), rule.constraint);
    return board;
}

std::vector<Constraint> unfitRules(const Board &board, const Geometry &geometry)
{
    std::vector<Constraint> unfit;
    for (const BoardRule &rule : rulesOf(board))
        if (findProblem(geometry, rule.constraint))
            unfit.push_back(rule.constraint);
    return unfit;
}

Board withGeometry(Board board, const Geometry &geometry)
{
    const auto isUnfit = [&](const Constraint &constraint) {
        return findProblem(geometry, constraint).has_value();
    };
    board.puzzle.geometry = geometry;
    std::erase_if(board.puzzle.constraints, isUnfit);
    std::erase_if(board.switchedOff, isUnfit);
    return board;
}

} // namespace sudoku
