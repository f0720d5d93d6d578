#include "core/hints/reasons/reasonwalk.h"

#include "core/board/stopcheck.h"
#include "core/hints/reasons/reasonsearch.h"

#include <algorithm>
#include <bit>
#include <map>
#include <optional>

namespace sudoku {
namespace {

using premise::CellHasDigit;
using premise::HouseHasDigit;

/// Finds the steps of a walk one after the other.
class Walker
{
public:
    Walker(const Position &start, const Grid &solution, std::int64_t maxWork, const std::stop_token &stop)
        : m_position(start),
          m_solution(solution),
          m_maxWork(maxWork),
          m_stop(stop)
    {
        eliminateForbidden(m_position);
    }

    const Position &position() const { return m_position; }
    /// Returns the weight below which it is known that there is no further step.
    int weight() const { return m_weight; }

    /// Makes the next step; returns nothing if the stop came first.
    std::optional<ReasonStep> step()
    {
        m_weight = 1;
        std::optional<ReasonStep> step = single();
        if (!step)
            step = lightest();
        if (!step)
            return {};
        apply(m_position, *step);
        return step;
    }

private:
    std::optional<ReasonStep> single() const
    {
        const RuleIndex &rules = m_position.rules();
        for (Cell cell = 0; cell < rules.cellCount(); ++cell)
            if (m_position.candidates(cell).isSingle())
                return ReasonStep{{CellHasDigit{cell}}, {{cell, m_position.candidates(cell).first()}}};
        for (int house = 0; house < rules.houseCount(); ++house)
            for (Digit digit = 1; rules.house(house).hasEachDigit && digit <= rules.digitCount(); ++digit)
                if (const Places places = m_position.placesIn(house, digit); std::has_single_bit(places))
                    return ReasonStep{{HouseHasDigit{house, digit}},
                                      {{m_position.cellsAt(house, places).front(), digit}}};
        return singleInImpliedHouse();
    }

    std::optional<ReasonStep> singleInImpliedHouse() const
    {
        const RuleIndex &rules = m_position.rules();
        for (int house = rules.houseCount(); house < rules.allHouseCount(); ++house)
            for (Digit digit = 1; digit <= rules.digitCount(); ++digit) {
                const HouseHasDigit has{house, digit};
                std::vector<Candidate> places = candidatesOf(m_position, has);
                if (places.size() == 1 && !filledPlace(m_position, has))
                    return ReasonStep{{has}, std::move(places)};
            }
        return {};
    }

    /// The searches for the reasons of a conclusion each: they remember what was proved.
    using Searches = std::map<int, ReasonSearch>; // by the number of its candidate

    /// Tries one weight after the other. Eliminations weigh one more than placements.
    std::optional<ReasonStep> lightest()
    {
        if (!m_misses)
            begin();
        m_misses->follow(m_position);
        std::optional<ReasonStep> step;
        if (!m_position.rules().otherRules().empty())
            step = first(m_placements, 1); // all others of this weight are singles
        if (step || isHalted())
            return step;
        m_weight = 2;
        step = eliminationByOne();
        if (!step)
            step = first(m_placements, m_weight);
        return step || isHalted() ? step : heavier();
    }

    std::optional<ReasonStep> heavier()
    {
        while (!isHalted()) {
            std::optional<ReasonStep> step = first(m_eliminations, m_weight - 1);
            if (!step && !isHalted())
                step = first(m_placements, m_weight);
            if (step || isHalted())
                return step;
            ++m_weight;
        }
        return {};
    }

    void begin()
    {
        m_misses.emplace(m_position, m_stop);
        for (Cell cell = 0; cell < m_solution.cellCount(); ++cell)
            for (const Digit digit : m_position.candidates(cell)) {
                const bool isTrue = digit == m_solution[cell];
                (isTrue ? m_placements : m_eliminations)
                    .try_emplace(m_misses->formula().exclusions().numberOf({cell, digit}), *m_misses,
                                 Deduction{{cell, digit}, isTrue})
                    .first->second.setEndOfWork(m_maxWork);
            }
    }

    /// Returns the step of the first premise that eliminates something because all its candidates exclude
    /// that. Such steps are most of all, and this finds them in a hundredth of the time of the searches.
    std::optional<ReasonStep> eliminationByOne()
    {
        const std::vector<Premise> &premises = m_misses->formula().premises();
        for (const int index : m_misses->openPremises()) {
            const Premise &premise = premises[index];
            const auto *has = std::get_if<HouseHasDigit>(&premise);
            if (has ? filledPlace(m_position, *has).has_value()
                    : !std::holds_alternative<CellHasDigit>(premise))
                continue; // it says something else
            std::vector<Candidate> eliminations = excludedByAll(candidatesOf(m_position, premise));
            if (!eliminations.empty())
                return ReasonStep{{premise}, {}, std::move(eliminations)};
        }
        return {};
    }

    /// Returns the candidates, ascending, that each of \a candidates excludes.
    std::vector<Candidate> excludedByAll(const std::vector<Candidate> &candidates) const
    {
        const Exclusions &exclusions = m_misses->formula().exclusions();
        std::vector<Candidate> excluded;
        if (candidates.empty())
            return excluded;
        for (const int other : exclusions.of(exclusions.numberOf(candidates.front()))) {
            const auto excludes = [&](const Candidate &candidate) {
                return std::ranges::binary_search(exclusions.of(exclusions.numberOf(candidate)), other);
            };
            if (const Candidate one = exclusions.candidate(other);
                m_position.isOpen(one.cell) && m_position.has(one)
                && std::ranges::all_of(candidates, excludes))
                excluded.push_back(one);
        }
        return excluded;
    }

    /// Returns whether the work is used up, or a stop was requested.
    bool isHalted() const { return isStopped(m_stop) || m_misses->work() > m_maxWork; }

    /// Returns the step of the first search that finds a reason of at most \a size premises.
    std::optional<ReasonStep> first(Searches &searches, int size)
    {
        for (auto &[number, search] : searches) {
            if (!m_position.has(m_misses->formula().exclusions().candidate(number)))
                continue;
            const OrHalt<std::optional<std::vector<int>>> found = search.run(size, m_stop);
            if (!found)
                return {};
            if (*found)
                return stepOf(**found);
        }
        return {};
    }

    /// Returns the step with all that follows from \a reason. What it eliminates beside a placement would
    /// weigh more: it waits, so that the way there does not matter.
    std::optional<ReasonStep> stepOf(const std::vector<int> &reason)
    {
        ReasonStep step;
        for (const int premise : reason)
            step.premises.push_back(m_misses->formula().premises()[premise]);
        const std::vector<Cell> near = cellsNear(step.premises);
        for (const Cell cell : near)
            if (follows({{cell, m_solution[cell]}, true}, reason))
                step.placements.push_back({cell, m_solution[cell]});
        if (step.placements.empty())
            step.eliminations = eliminationsIn(near, reason);
        if (isStopped(m_stop))
            return {};
        return step;
    }

    std::vector<Candidate> eliminationsIn(const std::vector<Cell> &cells, const std::vector<int> &reason)
    {
        std::vector<Candidate> eliminations;
        for (const Cell cell : cells)
            for (const Digit digit : m_position.candidates(cell))
                if (digit != m_solution[cell] && follows({{cell, digit}, false}, reason))
                    eliminations.push_back({cell, digit});
        return eliminations;
    }

    bool follows(const Deduction &conclusion, const std::vector<int> &reason)
    {
        const OrHalt<bool> does = m_misses->follows(conclusion, reason, m_stop);
        return does && *does;
    }

    /// Returns the open cells of \a premises, and those with a candidate that excludes one of theirs: nothing
    /// follows for others.
    std::vector<Cell> cellsNear(const std::vector<Premise> &premises) const
    {
        const Exclusions &exclusions = m_misses->formula().exclusions();
        CellSet near(m_solution.cellCount());
        for (const Premise &premise : premises)
            for (const Candidate &candidate : candidatesOf(m_position, premise)) {
                near.insert(candidate.cell);
                for (const int other : exclusions.of(exclusions.numberOf(candidate)))
                    if (m_position.has(exclusions.candidate(other)))
                        near.insert(exclusions.candidate(other).cell);
            }
        return near.toVector();
    }

    Position m_position;
    const Grid &m_solution;
    const std::int64_t m_maxWork;
    std::stop_token m_stop;
    int m_weight = 1;
    std::optional<NearMisses> m_misses; // once singles are not enough
    Searches m_placements;
    Searches m_eliminations;
};

} // namespace

ReasonRating reasonRating(const ReasonWalk &walk)
{
    ReasonRating rating;
    for (const ReasonStep &step : walk.steps) {
        rating.largest = std::max(rating.largest, step.weight());
        rating.sum += rating.largest * static_cast<int>(step.placements.size());
    }
    rating.largest = std::max(rating.largest, walk.nextWeight);
    rating.sum += rating.largest * walk.end.openCount();
    return rating;
}

void apply(Position &position, const ReasonStep &step)
{
    for (const auto &[cell, digit] : step.placements)
        position.place(cell, digit);
    for (const auto &[cell, digit] : step.eliminations)
        position.eliminate(cell, digit);
    eliminateForbidden(position);
}

ReasonWalk walkByReasons(const Position &start, const Grid &solution, const std::stop_token &stop,
                         const std::function<void(const ReasonStep &, const Position &)> &watch,
                         std::int64_t maxWork)
{
    ReasonWalk walk{{}, start};
    Walker walker(start, solution, maxWork, stop);
    while (walker.position().openCount() > 0) {
        std::optional<ReasonStep> step = walker.step();
        if (!step) {
            walk.isStopped = true;
            walk.nextWeight = walker.weight();
            break;
        }
        walk.steps.push_back(std::move(*step));
        if (watch)
            watch(walk.steps.back(), walker.position());
    }
    walk.end = walker.position();
    return walk;
}

} // namespace sudoku
