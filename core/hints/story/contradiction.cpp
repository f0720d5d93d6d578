#include "core/hints/story/contradiction.h"

#include "core/board/automaton.h"
#include "core/board/linerank.h"
#include "core/hints/steps/narrowing.h"
#include "core/propagate/sumcandidates.h"

#include <algorithm>
#include <array>
#include <set>

namespace sudoku {
namespace {

bool canKeep(const Position &position, const rule::Sum &sum)
{
    std::vector<DigitSet> digits = digitsOf(position, sum.cells);
    return narrowToSum(digits, sum.total, position.rules().seeEachOther(sum.cells));
}

bool canKeep(const Position &position, const rule::Automaton &automaton)
{
    return acceptsSome(automaton, digitsOf(position, automaton.cells));
}

bool canKeep(const Position &position, const rule::Pair &pair)
{
    const std::array cells{pair.first, pair.second};
    const std::vector<DigitSet> digits = digitsOf(position, cells);
    for (const Digit digit : digits[0])
        if (!(pair.allowed[digit] & digits[1]).isEmpty())
            return true;
    return false;
}

bool canKeep(const Position &position, const rule::Rank &rank)
{
    const std::vector<Cell> cells = position.rules().allCells().toVector();
    std::vector<DigitSet> digits = digitsOf(position, cells);
    return narrowToRank(digits, rank);
}

/// Rules of other kinds are known as houses, peers and domains.
template <typename OtherRule>
bool canKeep(const Position &, const OtherRule &)
{
    return true;
}

bool canKeepRule(const Position &position, const Rule &rule)
{
    return std::visit([&](const auto &kind) { return canKeep(position, kind); }, rule);
}

bool hasPlace(const Position &position, const contradiction::NoPlace &no)
{
    return position.placesIn(no.house, no.digit) != 0
           || std::ranges::any_of(position.rules().house(no.house).cells,
                                  [&](Cell cell) { return position.digitAt(cell) == no.digit; });
}

/// Returns the candidates that lack, which makes \a contradiction.
std::vector<Candidate> missing(const Position &position, const PlainContradiction &contradiction)
{
    std::vector<Candidate> candidates;
    if (const auto *no = std::get_if<contradiction::NoDigit>(&contradiction))
        for (const Digit digit : DigitSet::all(position.rules().digitCount()))
            candidates.push_back({no->cell, digit});
    if (const auto *no = std::get_if<contradiction::NoPlace>(&contradiction))
        for (const Cell cell : position.rules().house(no->house).cells)
            if (position.isOpen(cell))
                candidates.push_back({cell, no->digit});
    return candidates;
}

std::optional<int> sharedHouse(const RuleIndex &rules, Cell one, Cell other)
{
    for (const RuleIndex::Membership &membership : rules.housesOf(one))
        if (rules.house(membership.house).set.contains(other))
            return membership.house;
    return {};
}

/// Returns the digit of the board that excludes the most of \a candidates.
std::optional<Exclusion> widestExclusion(const Position &position, const std::vector<Candidate> &candidates)
{
    const RuleIndex &rules = position.rules();
    std::optional<Exclusion> widest;
    for (Cell cell = 0; cell < rules.cellCount(); ++cell) {
        if (position.isOpen(cell))
            continue;
        Exclusion found{{cell, position.digitAt(cell)}, {}, {}};
        std::ranges::copy_if(candidates, std::back_inserter(found.excluded), [&](const Candidate &candidate) {
            return candidate.digit == found.by.digit && rules.arePeers(cell, candidate.cell);
        });
        if (!found.excluded.empty() && (!widest || found.excluded.size() > widest->excluded.size()))
            widest = std::move(found);
    }
    if (widest)
        widest->house = sharedHouse(rules, widest->by.cell, widest->excluded.front().cell);
    return widest;
}

/// Returns how much one must look at; less is easier.
std::size_t effortOf(const Position &position, const PlainContradiction &contradiction)
{
    const ContradictionEvidence evidence = evidenceOf(position, contradiction);
    return evidence.exclusions.size() + 2 * evidence.eliminated.size();
}

/// Calls \a take with each contradiction that \a position shows, until it returns false.
template <typename Take>
void forEachContradiction(const Position &position, Take take)
{
    const RuleIndex &rules = position.rules();
    for (int house = 0; house < rules.houseCount(); ++house)
        for (Digit digit = 1; digit <= rules.digitCount() && rules.house(house).hasEachDigit; ++digit)
            if (const contradiction::NoPlace no{house, digit}; !hasPlace(position, no) && !take(no))
                return;
    for (Cell cell = 0; cell < rules.cellCount(); ++cell)
        if (position.isOpen(cell) && position.candidates(cell).isEmpty()
            && !take(contradiction::NoDigit{cell}))
            return;
}

/// Calls \a take with each rule and sum that nothing fits, until it returns false.
template <typename Take>
void forEachBrokenRule(const Position &position, Take take)
{
    const RuleIndex &rules = position.rules();
    for (int rule = 0; rule < std::ssize(rules.otherRules()); ++rule)
        if (!canKeepRule(position, rules.otherRules()[rule].rule) && !take(contradiction::RuleBroken{rule}))
            return;
    for (int sum = 0; sum < std::ssize(rules.impliedSums()); ++sum)
        if (!canKeep(position, rules.impliedSums()[sum].sum) && !take(contradiction::SumBroken{sum}))
            return;
}

std::optional<PlainContradiction> brokenRule(const Position &position)
{
    std::optional<PlainContradiction> first;
    forEachBrokenRule(position, [&](const PlainContradiction &found) {
        first = found;
        return false;
    });
    return first;
}

} // namespace

std::optional<PlainContradiction> findContradiction(const Position &position)
{
    std::optional<PlainContradiction> best;
    std::size_t leastEffort = 0;
    forEachContradiction(position, [&](const PlainContradiction &found) {
        const std::size_t effort = effortOf(position, found);
        if (!best || effort < leastEffort) {
            best = found;
            leastEffort = effort;
        }
        return true;
    });
    return best ? best : brokenRule(position);
}

std::vector<PlainContradiction> contradictionsOf(const Position &position, std::size_t max)
{
    std::vector<PlainContradiction> all;
    const auto take = [&](const PlainContradiction &found) {
        all.push_back(found);
        return true;
    };
    forEachContradiction(position, take);
    std::ranges::stable_sort(all, {},
                             [&](const PlainContradiction &found) { return effortOf(position, found); });
    if (all.size() < max)
        forEachBrokenRule(position, take);
    all.resize(std::min(all.size(), max));
    return all;
}

bool showsContradiction(const Position &position)
{
    return position.isContradictory() || brokenRule(position);
}

bool holds(const Position &position, const PlainContradiction &contradiction)
{
    const RuleIndex &rules = position.rules();
    return std::visit(Overloaded{[&](const contradiction::NoDigit &no) {
                                     return position.isOpen(no.cell)
                                            && position.candidates(no.cell).isEmpty();
                                 },
                                 [&](const contradiction::NoPlace &no) { return !hasPlace(position, no); },
                                 [&](const contradiction::RuleBroken &broken) {
                                     return !canKeepRule(position, rules.otherRules()[broken.rule].rule);
                                 },
                                 [&](const contradiction::SumBroken &broken) {
                                     return !canKeep(position, rules.impliedSums()[broken.sum].sum);
                                 },
                                 [](const contradiction::TotalBroken &) { return true; },
                                 [](const Violation &) { return true; }},
                      contradiction);
}

std::vector<Cell> cellsOf(const RuleIndex &rules, const PlainContradiction &contradiction)
{
    std::vector<Cell> cells =
        std::visit(Overloaded{[](const contradiction::NoDigit &no) { return std::vector{no.cell}; },
                              [&](const contradiction::NoPlace &no) { return rules.house(no.house).cells; },
                              [&](const contradiction::RuleBroken &broken) {
                                  return cellsOf(rules.otherRules()[broken.rule].rule);
                              },
                              [&](const contradiction::SumBroken &broken) {
                                  return rules.impliedSums()[broken.sum].sum.cells;
                              },
                              [&](const contradiction::TotalBroken &broken) {
                                  std::vector<Cell> all;
                                  for (const int house : broken.houses)
                                      std::ranges::copy(rules.house(house).cells, std::back_inserter(all));
                                  return all;
                              },
                              [](const Violation &violation) { return violation.cells; }},
                   contradiction);
    const std::set<Cell> ordered(cells.begin(), cells.end());
    return {ordered.begin(), ordered.end()};
}

ContradictionEvidence evidenceOf(const Position &position, const PlainContradiction &contradiction)
{
    ContradictionEvidence evidence;
    evidence.eliminated = missing(position, contradiction);
    while (std::optional<Exclusion> exclusion = widestExclusion(position, evidence.eliminated)) {
        std::erase_if(evidence.eliminated, [&](const Candidate &candidate) {
            return std::ranges::find(exclusion->excluded, candidate) != exclusion->excluded.end();
        });
        evidence.exclusions.push_back(*std::move(exclusion));
    }
    if (const auto *no = std::get_if<contradiction::NoPlace>(&contradiction))
        std::ranges::copy_if(position.rules().house(no->house).cells, std::back_inserter(evidence.filled),
                             [&](Cell cell) { return !position.isOpen(cell); });
    return evidence;
}

} // namespace sudoku
