#include "core/analyse/numbervalues.h"

#include "core/board/regions.h"
#include "core/rules/violations.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <map>
#include <new>

namespace sudoku {
namespace {

/// The search at one place.
class ValueSearch
{
public:
    ValueSearch(const Puzzle &puzzle, const NumberPlace &place, const SolveOptions &options,
                const std::stop_token &stop)
        : m_puzzle(puzzle),
          m_place(place),
          m_options(options),
          m_stop(stop)
    {
        const Constraint &constraint = puzzle.constraints[place.constraint];
        const NumberRange range = constraint.variant->numbers(puzzle.geometry, constraint.cells);
        for (int value = range.min; value <= range.max; ++value)
            m_solutions.emplace(value, 0);
    }

    OrHalt<NumberValues> run()
    {
        const OrHalt<bool> isSettled = sample();
        if (!isSettled)
            return halted(isSettled.error());
        if (!*isSettled)
            for (auto &[value, solutions] : m_solutions)
                if (const OrHalt<Outcome> asked = ask(value, solutions); !asked)
                    return halted(asked.error());
        NumberValues found{m_place, {}, true};
        for (const auto &[value, solutions] : m_solutions)
            if (solutions > 0)
                found.values.push_back({value, solutions == 1 ? Uniqueness::Unique : Uniqueness::Multiple});
        return found;
    }

private:
    static constexpr int enough = 2; // solutions of a number

    /// Looks for solutions without the constraint, and which numbers they have. Returns whether there are no
    /// others.
    OrHalt<bool> sample()
    {
        if (areAllGiven(m_puzzle, *m_puzzle.constraints[m_place.constraint].variant))
            return false;
        Puzzle free = m_puzzle;
        free.constraints.erase(free.constraints.begin() + m_place.constraint);
        SolutionSearch search(std::move(free), m_options);
        const std::size_t max = enough * m_solutions.size();
        for (std::size_t i = 0; i < max; ++i) {
            const OrHalt<Outcome> outcome = search.next(m_stop);
            if (!outcome)
                return halted(outcome.error());
            if (outcome == Outcome::None)
                return true;
            count(search.solution());
        }
        return false;
    }

    /// Counts \a solution for all numbers that it keeps: several of a quadruple's, at most one sum.
    void count(const Grid &solution)
    {
        for (auto &[value, solutions] : m_solutions) {
            const Puzzle changed = withNumber(m_puzzle, m_place, value);
            if (isKept(changed, changed.constraints[m_place.constraint], solution))
                ++solutions;
        }
    }

    OrHalt<Outcome> ask(int value, int &solutions)
    {
        if (solutions >= enough)
            return Outcome::Solved;
        const CheckResult result = check(withNumber(m_puzzle, m_place, value), m_options, m_stop);
        if (!result.verdict)
            return halted(result.verdict.error());
        solutions = static_cast<int>(result.solutions.size());
        return Outcome::Solved;
    }

    const Puzzle &m_puzzle;
    const NumberPlace m_place;
    const SolveOptions &m_options;
    const std::stop_token &m_stop;
    std::map<int, int> m_solutions; // of each number, as many as are known
};

} // namespace

bool hasNumbers(const Variant &kind)
{
    return kind.numbers && kind.maxNumbers < maxBoardSize;
}

std::vector<NumberPlace> numberPlaces(const Puzzle &puzzle)
{
    std::vector<NumberPlace> places;
    for (int i = 0; i < std::ssize(puzzle.constraints); ++i)
        if (const Constraint &constraint = puzzle.constraints[i]; hasNumbers(*constraint.variant))
            for (int number = 0; number < std::ssize(constraint.numbers) + isOpenClue(constraint); ++number)
                places.push_back({i, number});
    return places;
}

Puzzle withNumber(Puzzle puzzle, const NumberPlace &place, int value)
{
    std::vector<int> &numbers = puzzle.constraints[place.constraint].numbers;
    if (numbers.empty())
        numbers.push_back(value);
    else
        numbers[place.number] = value;
    return puzzle;
}

std::vector<int> NumberValues::with(Uniqueness verdict) const
{
    std::vector<int> numbers;
    for (const NumberValue &each : values)
        if (each.verdict == verdict)
            numbers.push_back(each.value);
    return numbers;
}

bool NumberValues::couldChange(const Puzzle &puzzle) const
{
    const std::vector<int> &numbers = puzzle.constraints[place.constraint].numbers;
    return std::ranges::any_of(values, [&](const NumberValue &each) {
        return each.verdict == Uniqueness::Unique && (numbers.empty() || each.value != numbers[place.number]);
    });
}

NumberValuesResult findNumberValues(const Puzzle &puzzle, std::span<const NumberPlace> places,
                                    const SolveOptions &options, const std::stop_token &stop,
                                    const NumberProgress &progress)
{
    NumberValuesResult result{Outcome::Solved, {}};
    try {
        for (const NumberPlace &place : places) {
            OrHalt<NumberValues> found = ValueSearch(puzzle, place, options, stop).run();
            if (!found) {
                result.outcome = halted(found.error());
                break;
            }
            result.found.push_back(std::move(*found));
            if (progress)
                progress(static_cast<int>(result.found.size()), static_cast<int>(places.size()));
        }
    } catch (const std::bad_alloc &) {
        result.outcome = halted(Halt::OutOfMemory);
    }
    return result;
}

} // namespace sudoku
