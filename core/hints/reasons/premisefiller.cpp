#include "core/hints/reasons/premisefiller.h"

#include "core/board/linerank.h"

#include <algorithm>
#include <limits>
#include <variant>

namespace sudoku {
namespace {

constexpr std::int64_t maxTried = 200; // a solver is faster then

/// Returns the sum or the automaton that \a premise is about, or null.
template <typename Kind>
const Kind *ruleOf(const RuleIndex &rules, const Premise &premise)
{
    const auto *kept = std::get_if<premise::RuleIsKept>(&premise);
    return kept ? std::get_if<Kind>(&rules.otherRules()[kept->rule].rule) : nullptr;
}

const rule::Sum *sumOf(const RuleIndex &rules, const Premise &premise)
{
    if (const auto *implied = std::get_if<premise::ImpliedSumIsKept>(&premise))
        return &rules.impliedSums()[implied->sum].sum;
    return ruleOf<rule::Sum>(rules, premise);
}

} // namespace

PremiseFiller::PremiseFiller(const Position &position, const std::vector<Premise> &premises,
                             const Exclusions &exclusions)
    : m_premises(premises),
      m_ofCell(position.rules().cellCount())
{
    for (const Premise &premise : premises) {
        m_ofPremise.emplace_back();
        for (const Candidate &candidate : candidatesOf(position, premise))
            m_ofPremise.back().push_back(exclusions.numberOf(candidate));
    }
    for (Cell cell = 0; cell < position.rules().cellCount(); ++cell)
        for (const Digit digit : position.candidates(cell))
            m_ofCell[cell].push_back(exclusions.numberOf({cell, digit}));
}

PremiseFiller::Answer PremiseFiller::keep(const Position &position, std::span<const int> premises,
                                          CandidateSelection &selection)
{
    m_needs.clear();
    m_rules.clear();
    for (const int premise : premises)
        need(position, premise, selection);
    m_end = m_tried + maxTried;
    return search(position, selection);
}

/// Notes what \a premise needs, and excludes what it forbids.
void PremiseFiller::need(const Position &position, int premise, CandidateSelection &selection)
{
    const RuleIndex &rules = position.rules();
    const Premise &needed = m_premises[premise];
    if (const auto *has = std::get_if<premise::HouseHasDigit>(&needed)) {
        const bool isImplied = rules.isImplied(has->house);
        if (!isImplied || !filledPlace(position, *has))
            m_needs.push_back({m_ofPremise[premise], isImplied});
        else
            for (const int candidate : m_ofPremise[premise])
                selection.exclude(candidate);
        return;
    }
    for (const Cell cell : cellsOf(rules, needed))
        if (position.isOpen(cell))
            m_needs.push_back({m_ofCell[cell], false});
    if (!std::holds_alternative<premise::CellHasDigit>(needed))
        m_rules.push_back(premise);
}

/// Meets the need with the fewest choices, then the others.
PremiseFiller::Answer PremiseFiller::search(const Position &position, CandidateSelection &selection)
{
    const auto isPossible = [&](int premise) { return isRulePossible(position, premise, selection); };
    if (!std::ranges::all_of(m_rules, isPossible))
        return Answer::Impossible;
    const Need *next = narrowest(selection);
    if (!next)
        return excludeSecond(selection) ? Answer::Kept : Answer::Impossible;
    for (const int candidate : next->oneOf) {
        if (!selection.isFree(candidate))
            continue;
        if (++m_tried > m_end)
            return Answer::GivenUp;
        const std::size_t mark = selection.mark();
        selection.choose(candidate);
        if (const Answer answer = search(position, selection); answer != Answer::Impossible)
            return answer;
        selection.undoTo(mark);
    }
    return Answer::Impossible;
}

/// Excludes what is one too many. Returns false if it is chosen already.
bool PremiseFiller::excludeSecond(CandidateSelection &selection) const
{
    for (const Need &need : m_needs)
        if (need.allowsOne
            && std::ranges::count_if(need.oneOf, [&](int one) { return selection.isChosen(one); }) > 1)
            return false;
    for (const Need &need : m_needs)
        for (const int candidate : need.allowsOne ? need.oneOf : std::span<const int>())
            if (!selection.isChosen(candidate))
                selection.exclude(candidate);
    return true;
}

/// Returns the need with the fewest choices, or null if all are met.
const PremiseFiller::Need *PremiseFiller::narrowest(const CandidateSelection &selection) const
{
    const Need *narrowest = nullptr;
    auto min = std::numeric_limits<std::ptrdiff_t>::max();
    for (const Need &need : m_needs) {
        const auto isChosen = [&](int candidate) { return selection.isChosen(candidate); };
        if (std::ranges::any_of(need.oneOf, isChosen))
            continue;
        const auto count =
            std::ranges::count_if(need.oneOf, [&](int candidate) { return selection.isFree(candidate); });
        if (count < min) {
            min = count;
            narrowest = &need;
        }
    }
    return narrowest;
}

bool PremiseFiller::isRulePossible(const Position &position, int premise,
                                   const CandidateSelection &selection) const
{
    const RuleIndex &rules = position.rules();
    if (const rule::Sum *sum = sumOf(rules, m_premises[premise]))
        return isSumPossible(position, *sum, selection);
    if (const auto *rank = ruleOf<rule::Rank>(rules, m_premises[premise]))
        return isRankPossible(position, *rank, selection);
    const auto *automaton = ruleOf<rule::Automaton>(rules, m_premises[premise]);
    return !automaton || isAutomatonPossible(position, *automaton, selection);
}

/// Returns what \a cell can still have.
DigitSet PremiseFiller::digitsOf(const Position &position, Cell cell,
                                 const CandidateSelection &selection) const
{
    if (!position.isOpen(cell))
        return DigitSet{position.digitAt(cell)};
    const int digitCount = position.rules().digitCount();
    DigitSet free;
    for (const int candidate : m_ofCell[cell]) {
        const Digit digit = candidate % digitCount + 1;
        if (selection.isChosen(candidate))
            return DigitSet{digit};
        if (selection.isFree(candidate))
            free.insert(digit);
    }
    return free;
}

bool PremiseFiller::isSumPossible(const Position &position, const rule::Sum &sum,
                                  const CandidateSelection &selection) const
{
    int min = 0;
    int max = 0;
    for (const Cell cell : sum.cells) {
        const DigitSet digits = digitsOf(position, cell, selection);
        if (digits.isEmpty())
            return false;
        min += digits.first();
        max += digits.last();
    }
    return min <= sum.total && sum.total <= max;
}

bool PremiseFiller::isRankPossible(const Position &position, const rule::Rank &rank,
                                   const CandidateSelection &selection) const
{
    std::vector<DigitSet> digits;
    for (Cell cell = 0; cell < position.rules().cellCount(); ++cell) {
        digits.push_back(digitsOf(position, cell, selection));
        if (digits.back().isEmpty())
            return false;
    }
    return narrowToRank(digits, rank);
}

/// Reads the digits as far as they are known.
bool PremiseFiller::isAutomatonPossible(const Position &position, const rule::Automaton &automaton,
                                        const CandidateSelection &selection) const
{
    int state = 0;
    for (const Cell cell : automaton.cells) {
        const DigitSet digits = digitsOf(position, cell, selection);
        if (!digits.isSingle())
            return !digits.isEmpty();
        state = automaton.table->next(state, digits.first());
        if (state == TransitionTable::deadState)
            return false;
    }
    return automaton.accepts(state);
}

} // namespace sudoku
