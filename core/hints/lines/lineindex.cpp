#include "core/hints/lines/lineindex.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>

namespace sudoku {
namespace {

bool isSum(const ActiveRule &active)
{
    return std::holds_alternative<rule::Sum>(active.rule);
}

/// Rules of one kind, each about two cells, that hang together.
struct Chain
{
    const Variant *variant;
    std::vector<Cell> cells;
    std::vector<ActiveRule> links;
};

/// Changes \a after, what is left of \a before, so that each cell loses only what all cells lose: a person
/// does not ask at once which of them see each other.
void keepCommonLosses(const LineDigits &before, LineDigits &after)
{
    DigitSet common = before.front() - after.front();
    for (std::size_t i = 0; i < after.size(); ++i)
        common &= before[i] - after[i];
    for (std::size_t i = 0; i < after.size(); ++i)
        after[i] = before[i] - common;
}

bool shareCell(const std::vector<Cell> &one, const std::vector<Cell> &other)
{
    return std::ranges::find_first_of(one, other) != one.end();
}

bool haveSameCells(const ActiveRule &one, const ActiveRule &other)
{
    return std::ranges::is_permutation(cellsOf(one.rule), cellsOf(other.rule));
}

/// Returns whether a look at \a part of the rules of a constraint takes in \a next, too.
bool belongsTo(std::span<const ActiveRule> part, const ActiveRule &next, const Variant &variant)
{
    const bool isLinked = variant.logic == LineLogic::Linked;
    if (variant.input == Input::Nothing) // each row, each square; a row that is read from both ends is one
        return isLinked ? std::ranges::any_of(
                   part,
                   [&](const ActiveRule &own) { return shareCell(cellsOf(own.rule), cellsOf(next.rule)); })
                        : haveSameCells(part.front(), next);
    return isLinked || variant.input != Input::Cells
           || cellsOf(part.front().rule).front() == cellsOf(next.rule).front();
}

/// Adds \a next to \a chains, as one with those of its kind that it shares a cell with, unless that would be
/// more than a person takes in at once.
void join(std::vector<Chain> &chains, Chain next)
{
    constexpr std::size_t maxCells = 12;
    for (auto other = chains.begin(); other != chains.end();) {
        if (other->variant != next.variant || !shareCell(other->cells, next.cells)
            || other->cells.size() + next.cells.size() > maxCells + 1) {
            ++other;
            continue;
        }
        for (const Cell cell : next.cells)
            if (std::ranges::find(other->cells, cell) == other->cells.end())
                other->cells.push_back(cell);
        std::ranges::move(next.links, std::back_inserter(other->links));
        next = std::move(*other);
        other = chains.erase(other);
    }
    chains.push_back(std::move(next));
}

} // namespace

std::vector<std::span<const ActiveRule>> partsOf(std::span<const ActiveRule> rules, const Variant &variant)
{
    const bool areSums = std::ranges::all_of(rules, isSum);
    std::vector<std::span<const ActiveRule>> parts;
    for (std::size_t begin = 0; begin < rules.size();) {
        std::size_t end = begin + 1;
        while (end < rules.size() && !areSums
               && belongsTo(rules.subspan(begin, end - begin), rules[end], variant))
            ++end;
        parts.push_back(rules.subspan(begin, end - begin));
        begin = end;
    }
    return parts;
}

std::shared_ptr<const LineIndex> LineIndex::of(const Position &position)
{
    return position.memo().last<LineIndex>(
        [&](const LineIndex &last) { return last.m_rules == position.sharedRules(); },
        [&] { return std::make_shared<const LineIndex>(position.sharedRules()); });
}

LineIndex::LineIndex(std::shared_ptr<const RuleIndex> rules) : m_rules(std::move(rules))
{
    std::vector<ActiveRule> links;
    const std::span<const ActiveRule> all = m_rules->otherRules();
    for (auto begin = all.begin(); begin != all.end();) {
        const auto end = std::find_if(
            begin, all.end(), [&](const ActiveRule &active) { return active.source != begin->source; });
        const std::span<const ActiveRule> own(begin, end);
        if (const auto *constraint = std::get_if<ConstraintIndex>(&begin->source)) {
            const Variant *variant = m_rules->constraints()[constraint->index].variant;
            if (variant->logic == LineLogic::Neighbours)
                addStars(own, constraint->index, variant);
            else if (variant->logic == LineLogic::Rank)
                addRankings(own, constraint->index, variant);
            else if (variant->input == Input::Neighbours && isByPairs(variant->logic))
                links.insert(links.end(), own.begin(), own.end());
            else if (variant->logic != LineLogic::None)
                addLine(own, constraint->index, variant);
        }
        begin = end;
    }
    for (const Line &line : m_lines)
        if (saysSomethingAlways(line.variant->logic))
            addAlways(line);
    addChains(std::move(links));
}

void LineIndex::addLine(std::span<const ActiveRule> rules, int constraint, const Variant *variant)
{
    for (const std::span<const ActiveRule> part : partsOf(rules, *variant))
        m_lines.push_back({{constraint}, variant, LineWays(part, *m_rules)});
}

void LineIndex::addRankings(std::span<const ActiveRule> rules, int constraint, const Variant *variant)
{
    for (const ActiveRule &active : rules)
        if (const auto *rank = std::get_if<rule::Rank>(&active.rule))
            m_rankings.push_back({constraint, variant, *rank});
}

void LineIndex::addAlways(const Line &line)
{
    constexpr int maxGuesses = 300;
    const std::span<const Cell> cells = line.ways.cells();
    LineDigits before;
    for (const Cell cell : cells)
        before.push_back(m_rules->domain(cell));
    LineDigits after = before;
    if (!line.ways.narrowToWays(after, maxGuesses))
        return;
    if (line.variant->logic == LineLogic::Whispers)
        keepCommonLosses(before, after);
    if (after == before)
        return;
    const auto numbers = [this](int constraint) { return m_rules->constraints()[constraint].numbers; };
    auto always = std::ranges::find_if(m_always, [&](const Always &other) {
        return other.variant == line.variant
               && numbers(other.constraints.front()) == numbers(line.constraints.front());
    });
    if (always == m_always.end())
        always = m_always.insert(always, {{}, line.variant, {}});
    always->constraints.push_back(line.constraints.front());
    for (std::size_t i = 0; i < after.size(); ++i) {
        const auto [own, isNew] = always->left.emplace(cells[i], after[i]);
        if (!isNew)
            own->second &= after[i];
    }
}

/// Joins \a links, each about two cells, that share cells: first those within a region, because a person
/// looks at a box; then the others.
void LineIndex::addChains(std::vector<ActiveRule> links)
{
    const auto crosses = [this](const ActiveRule &link) {
        const std::vector<Cell> cells = cellsOf(link.rule);
        return m_rules->geometry().regionOf(cells[0]) != m_rules->geometry().regionOf(cells[1]);
    };
    const auto variantOf = [this](const ActiveRule &link) {
        return m_rules->constraints()[std::get<ConstraintIndex>(link.source).index].variant;
    };
    std::stable_partition(links.begin(), links.end(), std::not_fn(crosses));
    std::vector<Chain> chains;
    for (ActiveRule &link : links)
        join(chains, Chain{variantOf(link), cellsOf(link.rule), {std::move(link)}});
    for (const Chain &chain : chains) {
        Line line{{}, chain.variant, LineWays(chain.links, *m_rules)};
        for (const ActiveRule &link : chain.links)
            line.constraints.push_back(std::get<ConstraintIndex>(link.source).index);
        m_lines.push_back(std::move(line));
    }
}

void LineIndex::addStars(std::span<const ActiveRule> rules, int constraint, const Variant *variant)
{
    std::map<Cell, std::vector<Star::Ray>> rays;
    for (const ActiveRule &active : rules)
        if (const auto *pair = std::get_if<rule::Pair>(&active.rule)) {
            rays[pair->first].push_back({pair->second, pair->allowed});
            rays[pair->second].push_back({pair->first, turned(pair->allowed)});
        }
    for (auto &[centre, own] : rays)
        m_stars.push_back({constraint, variant, centre, std::move(own)});
}

} // namespace sudoku
