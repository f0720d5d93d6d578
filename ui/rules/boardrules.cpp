#include "ui/rules/boardrules.h"

#include "core/transform/cellmap.h"
#include "core/transform/reshapedboard.h"
#include "core/variants/constraintproblem.h"
#include "ui/paint/outsidetexts.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <unordered_map>
#include <utility>
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

/// Removes those of \a rules that are in force, or those that are not, as \a isOn says, and returns them in
/// the order of isListedBefore(). Walks through the constraints only once, because thousands may be removed
/// together.
std::vector<Constraint> removeAll(std::vector<Constraint> &constraints, const std::vector<BoardRule> &rules,
                                  bool isOn)
{
    std::vector<Constraint> wanted;
    for (const BoardRule &rule : rules)
        if (rule.isOn == isOn)
            wanted.push_back(rule.constraint);
    std::ranges::sort(wanted, isListedBefore);
    std::vector<bool> isFound(wanted.size());
    std::erase_if(constraints, [&](const Constraint &constraint) {
        auto place = std::ranges::lower_bound(wanted, constraint, isListedBefore) - wanted.begin();
        while (place < std::ssize(wanted) && wanted[place] == constraint && isFound[place])
            ++place; // the same constraint is there more than once
        const bool isWanted = place < std::ssize(wanted) && wanted[place] == constraint;
        if (isWanted)
            isFound[place] = true;
        return isWanted;
    });
    std::vector<Constraint> removed;
    for (std::size_t i = 0; i < wanted.size(); ++i)
        if (isFound[i])
            removed.push_back(std::move(wanted[i]));
    return removed;
}

/// Returns the place of \a kind among those that the program offers. Others come last.
std::size_t placeOf(const Variant *kind)
{
    static const auto places = [] {
        std::unordered_map<const Variant *, std::size_t> all;
        for (const Variant *each : variants())
            all.emplace(each, all.size());
        return all;
    }();
    const auto found = places.find(kind);
    return found == places.end() ? places.size() : found->second;
}

/// Returns the kind of the sign that \a constraint has between two cells, or nothing. All dots are white
/// ones.
std::optional<Token::Kind> sortOfSign(const Geometry &geometry, const Constraint &constraint)
{
    if (constraint.variant->input != Input::Neighbours || findProblem(geometry, constraint))
        return {};
    for (const Mark &mark : constraint.variant->marksOf(geometry, constraint))
        if (const auto *token = std::get_if<Token>(&mark))
            return token->kind == Token::Kind::BlackDot ? Token::Kind::WhiteDot : token->kind;
    return {};
}

/// Returns whether \a drawn, a sign between the same cells, adds nothing to \a present.
bool saysTheSame(const Constraint &drawn, const Constraint &present)
{
    return drawn.variant == present.variant && (drawn.numbers.empty() || drawn.numbers == present.numbers)
           && (drawn.cells == present.cells || !drawn.variant->isDirected);
}

} // namespace

std::vector<Constraint> constraintsOf(const std::vector<BoardRule> &rules)
{
    std::vector<Constraint> constraints;
    for (const BoardRule &rule : rules)
        constraints.push_back(rule.constraint);
    return constraints;
}

bool isKindListedBefore(const Variant &a, const Variant &b)
{
    return std::pair(placeOf(&a), a.id) < std::pair(placeOf(&b), b.id);
}

bool isListedBefore(const Constraint &a, const Constraint &b)
{
    if (a.variant != b.variant)
        return isKindListedBefore(*a.variant, *b.variant);
    return std::tie(a.cells, a.numbers) < std::tie(b.cells, b.numbers);
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

std::vector<BoardRule> rivalsOf(const Board &board, const Constraint &drawn)
{
    const Geometry &geometry = board.puzzle.geometry;
    const auto sort = sortOfSign(geometry, drawn);
    if (!sort)
        return {};
    std::vector<BoardRule> rivals = rulesAt(board, drawn.cells.front());
    std::erase_if(rivals, [&](const BoardRule &rule) {
        return !std::ranges::is_permutation(rule.constraint.cells, drawn.cells)
               || sortOfSign(geometry, rule.constraint) != sort || saysTheSame(drawn, rule.constraint);
    });
    return rivals;
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

std::vector<Constraint> movedRules(const Board &board, const std::vector<BoardRule> &rules,
                                   const std::vector<Cell> &map)
{
    const auto kindAndCells = [](const Constraint &constraint, std::vector<Cell> cells) {
        std::ranges::sort(cells);
        return std::pair(constraint.variant, std::move(cells));
    };
    std::set<std::pair<const Variant *, std::vector<Cell>>> wanted;
    for (const BoardRule &rule : rules)
        wanted.insert(kindAndCells(rule.constraint, mapped(rule.constraint.cells, map)));
    std::vector<Constraint> moved = constraintsOf(rulesOf(board));
    std::erase_if(moved,
                  [&](const Constraint &each) { return !wanted.contains(kindAndCells(each, each.cells)); });
    return moved;
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

Board withRules(Board board, const std::vector<Constraint> &constraints)
{
    for (const Constraint &constraint : constraints)
        insert(board.puzzle.constraints, constraint);
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
    for (const bool isOn : {true, false})
        removeAll(listOf(board, isOn), rules, isOn);
    return board;
}

Board withSwitchedRules(Board board, const std::vector<BoardRule> &rules, bool isOn)
{
    for (Constraint &constraint : removeAll(listOf(board, !isOn), rules, !isOn))
        insert(listOf(board, isOn), std::move(constraint));
    return board;
}

std::vector<Constraint> unfitRules(const Board &board, const Geometry &geometry)
{
    std::vector<Constraint> unfit;
    for (const BoardRule &rule : rulesOf(board))
        if (!onShape(rule.constraint, board.puzzle.geometry, geometry))
            unfit.push_back(rule.constraint);
    return unfit;
}

} // namespace sudoku
