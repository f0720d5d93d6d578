#include "core/hints/reasons/premise.h"

#include "core/board/linerank.h"
#include "core/board/rule.h"

#include <algorithm>

namespace sudoku {
namespace {

using premise::CellHasDigit;
using premise::HouseHasDigit;
using premise::ImpliedSumIsKept;
using premise::RuleIsKept;

bool isAboutSeveral(const Rule &rule)
{
    return std::holds_alternative<rule::Sum>(rule) || std::holds_alternative<rule::Automaton>(rule)
           || std::holds_alternative<rule::Rank>(rule);
}

bool hasOpenCell(const Position &position, const std::vector<Cell> &cells)
{
    return std::ranges::any_of(cells, [&](Cell cell) { return position.isOpen(cell); });
}

bool isSumKept(const rule::Sum &sum, const Grid &digits)
{
    int total = 0;
    for (const Cell cell : sum.cells) {
        if (!digits.isFilled(cell))
            return false;
        total += digits[cell];
    }
    return total == sum.total;
}

bool isAutomatonKept(const rule::Automaton &automaton, const Grid &digits)
{
    int state = 0;
    for (const Cell cell : automaton.cells) {
        if (!digits.isFilled(cell))
            return false;
        state = automaton.table->next(state, digits[cell]);
        if (state == TransitionTable::deadState)
            return false;
    }
    return automaton.accepts(state);
}

bool isRankKept(const rule::Rank &rank, const Grid &digits)
{
    std::vector<DigitSet> known;
    for (Cell cell = 0; cell < digits.cellCount(); ++cell) {
        if (!digits.isFilled(cell))
            return false;
        known.push_back({digits[cell]});
    }
    return narrowToRank(known, rank);
}

bool isRuleKept(const Rule &rule, const Grid &digits)
{
    if (const auto *rank = std::get_if<rule::Rank>(&rule))
        return isRankKept(*rank, digits);
    if (const auto *sum = std::get_if<rule::Sum>(&rule))
        return isSumKept(*sum, digits);
    const auto *automaton = std::get_if<rule::Automaton>(&rule);
    return !automaton || isAutomatonKept(*automaton, digits);
}

/// Returns whether the premise says something of open cells.
bool isOf(const ActiveRule &active, const std::set<int> &constraints)
{
    const auto *constraint = std::get_if<ConstraintIndex>(&active.source);
    return constraint && constraints.contains(constraint->index);
}

bool isOpen(const Position &position, const HouseHasDigit &has)
{
    const RuleIndex &rules = position.rules();
    return rules.isImplied(has.house) ? rules.house(has.house).set.intersects(position.cellsWith(has.digit))
                                      : !filledPlace(position, has);
}

} // namespace

void eliminateForbidden(Position &position, const std::set<int> &without)
{
    const auto keepAllowed = [&](Cell cell, const auto &isAllowed) {
        for (const Digit digit : position.candidates(cell))
            if (!isAllowed(digit))
                position.eliminate(cell, digit);
    };
    for (const ActiveRule &active : position.rules().otherRules()) {
        const auto *pair = std::get_if<rule::Pair>(&active.rule);
        if (!pair || isOf(active, without))
            continue;
        if (const Digit digit = position.digitAt(pair->first); digit != noDigit)
            keepAllowed(pair->second, [&](Digit other) { return pair->allowed[digit].contains(other); });
        if (const Digit digit = position.digitAt(pair->second); digit != noDigit)
            keepAllowed(pair->first, [&](Digit other) { return pair->allowed[other].contains(digit); });
    }
}

std::vector<Premise> premisesOf(const Position &position)
{
    const RuleIndex &rules = position.rules();
    std::vector<Premise> premises;
    for (Cell cell = 0; cell < rules.cellCount(); ++cell)
        if (position.isOpen(cell))
            premises.emplace_back(CellHasDigit{cell});
    for (int house = 0; house < rules.allHouseCount(); ++house)
        for (Digit digit = 1; rules.house(house).hasEachDigit && digit <= rules.digitCount(); ++digit)
            if (const HouseHasDigit has{house, digit}; isOpen(position, has))
                premises.emplace_back(has);
    for (int rule = 0; rule < static_cast<int>(rules.otherRules().size()); ++rule)
        if (isAboutSeveral(rules.otherRules()[rule].rule)
            && hasOpenCell(position, cellsOf(rules.otherRules()[rule].rule)))
            premises.emplace_back(RuleIsKept{rule});
    for (int sum = 0; sum < static_cast<int>(rules.impliedSums().size()); ++sum)
        if (hasOpenCell(position, rules.impliedSums()[sum].sum.cells))
            premises.emplace_back(ImpliedSumIsKept{sum});
    return premises;
}

std::optional<Cell> filledPlace(const Position &position, const HouseHasDigit &premise)
{
    for (const Cell cell : position.rules().house(premise.house).cells)
        if (position.digitAt(cell) == premise.digit)
            return cell;
    return {};
}

std::vector<Cell> cellsOf(const RuleIndex &rules, const Premise &premise)
{
    return std::visit(
        Overloaded{
            [](const CellHasDigit &has) { return std::vector{has.cell}; },
            [&](const HouseHasDigit &has) { return rules.house(has.house).cells; },
            [&](const RuleIsKept &kept) { return cellsOf(rules.otherRules()[kept.rule].rule); },
            [&](const ImpliedSumIsKept &kept) { return rules.impliedSums()[kept.sum].sum.cells; },
        },
        premise);
}

std::vector<Candidate> candidatesOf(const Position &position, const Premise &premise)
{
    const auto *inHouse = std::get_if<HouseHasDigit>(&premise);
    std::vector<Candidate> candidates;
    for (const Cell cell : cellsOf(position.rules(), premise))
        for (const Digit digit : position.candidates(cell))
            if (!inHouse || digit == inHouse->digit)
                candidates.push_back({cell, digit});
    return candidates;
}

bool isKept(const RuleIndex &rules, const Premise &premise, const Grid &digits)
{
    return std::visit(
        Overloaded{
            [&](const CellHasDigit &has) { return digits.isFilled(has.cell); },
            [&](const HouseHasDigit &has) {
                const auto count = std::ranges::count_if(
                    rules.house(has.house).cells, [&](Cell cell) { return digits[cell] == has.digit; });
                return rules.isImplied(has.house) ? count == 1 : count > 0;
            },
            [&](const RuleIsKept &kept) { return isRuleKept(rules.otherRules()[kept.rule].rule, digits); },
            [&](const ImpliedSumIsKept &kept) {
                return isSumKept(rules.impliedSums()[kept.sum].sum, digits);
            },
        },
        premise);
}

Exclusions::Exclusions(const Position &position, const std::set<int> &without)
    : m_digitCount(position.rules().digitCount()),
      m_others(position.rules().cellCount() * m_digitCount)
{
    const RuleIndex &rules = position.rules();
    for (int number = 0; number < count(); ++number) {
        const auto [cell, digit] = candidate(number);
        if (!position.has({cell, digit}))
            continue;
        for (const Digit other : position.candidates(cell))
            if (other != digit)
                m_others[number].push_back(numberOf({cell, other}));
        for (const Cell other : rules.peers(cell) & position.cellsWith(digit))
            m_others[number].push_back(numberOf({other, digit}));
    }
    for (const ActiveRule &active : rules.otherRules())
        if (const auto *pair = std::get_if<rule::Pair>(&active.rule); pair && !isOf(active, without))
            addPair(position, *pair);
    for (std::vector<int> &others : m_others) {
        std::ranges::sort(others);
        others.erase(std::unique(others.begin(), others.end()), others.end());
    }
}

void Exclusions::addPair(const Position &position, const rule::Pair &pair)
{
    for (const Digit first : position.candidates(pair.first))
        for (const Digit second : position.candidates(pair.second) - pair.allowed[first]) {
            const int one = numberOf({pair.first, first});
            const int other = numberOf({pair.second, second});
            m_others[one].push_back(other);
            m_others[other].push_back(one);
        }
}

} // namespace sudoku
