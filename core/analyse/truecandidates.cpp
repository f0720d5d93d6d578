#include "core/analyse/truecandidates.h"

#include "core/rules/violations.h"
#include "core/solve/makeplanesearch.h"
#include "core/solve/stopwatch.h"

#include <algorithm>
#include <new>

namespace sudoku {
namespace {

/// Returns the digits that no given and no rule distinguishes: they may be permuted in any solution.
std::vector<Digit> interchangeableDigits(const Puzzle &puzzle)
{
    if (!isDigitSymmetric(activeRules(puzzle)))
        return {};
    DigitSet digits = DigitSet::all(puzzle.geometry.digitCount());
    for (Cell cell = 0; cell < puzzle.givens.cellCount(); ++cell)
        if (puzzle.givens.isFilled(cell))
            digits.remove(puzzle.givens[cell]);
    return {digits.begin(), digits.end()};
}

/// Returns \a grid with each of \a digits replaced by the next one, and the last one by the first.
Grid withDigitsRotated(const Grid &grid, const std::vector<Digit> &digits)
{
    Grid rotated = grid;
    for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
        const auto found = std::ranges::find(digits, grid[cell]);
        if (found != digits.end())
            rotated.set(cell, found + 1 == digits.end() ? digits.front() : found[1]);
    }
    return rotated;
}

/// Returns the options of the search. If one solution of each candidate is enough, fewer solutions are needed
/// if they differ much.
SolveOptions optionsFor(int limit, const SolveOptions &options)
{
    SolveOptions result = options.with(EncodingKind::Facts);
    result.hasRandomPolarity = limit == 1;
    return result;
}

} // namespace

CandidateCounts::CandidateCounts(const Geometry &geometry, int limit)
    : m_digitCount(geometry.digitCount()),
      m_limit(limit),
      m_counts(geometry.cellCount() * geometry.digitCount()),
      m_isDecided(m_counts.size())
{
}

DigitSet CandidateCounts::trueCandidates(Cell cell) const
{
    DigitSet digits;
    for (Digit digit = 1; digit <= m_digitCount; ++digit)
        if (count(cell, digit) > 0)
            digits.insert(digit);
    return digits;
}

DigitSet CandidateCounts::uniqueCandidates(Cell cell) const
{
    DigitSet digits;
    for (Digit digit = 1; digit <= m_digitCount; ++digit)
        if (m_limit > 1 && count(cell, digit) == 1 && isDecided(cell, digit))
            digits.insert(digit);
    return digits;
}

bool CandidateCounts::isForced(Cell cell) const
{
    for (Digit digit = 1; digit <= m_digitCount; ++digit)
        if (!isDecided(cell, digit) && count(cell, digit) == 0)
            return false;
    return trueCandidates(cell).isSingle();
}

void CandidateCounts::addSolution(const Grid &solution)
{
    for (Cell cell = 0; cell < solution.cellCount(); ++cell) {
        int &count = m_counts[indexOf(cell, solution[cell])];
        if (count < m_limit && ++count == m_limit)
            decide(cell, solution[cell]);
    }
}

void CandidateCounts::decide(Cell cell, Digit digit)
{
    std::vector<bool>::reference isDecided = m_isDecided[indexOf(cell, digit)];
    m_decidedCount += isDecided ? 0 : 1;
    isDecided = true;
}

std::size_t CandidateSearch::GridHash::operator()(const Grid &grid) const
{
    std::size_t hash = 0;
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        hash = hash * 31 + static_cast<std::size_t>(grid[cell]);
    return hash;
}

CandidateSearch::CandidateSearch(Puzzle puzzle, int limit, const SolveOptions &options)
    : m_solver(std::move(puzzle), optionsFor(limit, options)),
      m_counts(m_solver.puzzle().geometry, limit),
      m_interchangeable(interchangeableDigits(m_solver.puzzle())),
      m_maxPositions(options.maxGuesses * PlaneSearch::positionsPerGuess)
{
    if (options.maxGuesses > 0)
        m_search = makePlaneSearch(m_solver.puzzle());
}

SolveStatistics CandidateSearch::statistics() const
{
    SolveStatistics statistics = m_solver.statistics();
    statistics.solveTime += m_searchTime;
    return statistics;
}

OrHalt<Outcome> CandidateSearch::run(const std::stop_token &stop, const CandidateProgress &progress)
{
    try {
        if (m_search) {
            const OrHalt<Outcome> outcome = searchPlanes(stop, progress);
            if (outcome != halted(Halt::Stopped) || stop.stop_requested())
                return outcome;
            m_search.reset(); // it took too long
        }
        return searchBySolver(stop, progress);
    } catch (const std::bad_alloc &) {
        return halted(Halt::OutOfMemory);
    }
}

DigitSet CandidateSearch::undecided(Cell cell) const
{
    DigitSet digits;
    for (const Digit digit : DigitSet::all(m_solver.puzzle().geometry.digitCount()))
        if (!m_counts.isDecided(cell, digit))
            digits.insert(digit);
    return digits;
}

OrHalt<Outcome> CandidateSearch::searchPlanes(const std::stop_token &stop, const CandidateProgress &progress)
{
    const Stopwatch stopwatch(m_searchTime);
    const Geometry &geometry = m_solver.puzzle().geometry;
    if (!m_hasSolution) {
        restrict(0, DigitSet::all(geometry.digitCount()));
        const OrHalt<Outcome> outcome = nextOfSearch(stop);
        if (outcome != Outcome::Solved)
            return outcome;
        add(m_search->solution());
    }
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        while (!undecided(cell).isEmpty()) {
            const OrHalt<Outcome> outcome = searchInCell(cell, stop);
            if (outcome != Outcome::Solved)
                return outcome;
            if (progress)
                progress(m_counts);
        }
    return Outcome::Solved;
}

/// Looks for solutions with the digits of \a cell that are not decided, until one of them is: with any of
/// them if one solution is enough, else with the first.
OrHalt<Outcome> CandidateSearch::searchInCell(Cell cell, const std::stop_token &stop)
{
    const DigitSet open = undecided(cell);
    const DigitSet asked = m_counts.limit() == 1 ? open : DigitSet{open.first()};
    restrict(cell, asked);
    while (undecided(cell) == open) {
        const OrHalt<Outcome> outcome = nextOfSearch(stop);
        if (!outcome)
            return outcome;
        if (outcome == Outcome::Solved)
            add(m_search->solution());
        else
            for (const Digit digit : asked)
                m_counts.decide(cell, digit);
    }
    return Outcome::Solved;
}

/// Begins to search for the solutions with one of \a digits in \a cell.
void CandidateSearch::restrict(Cell cell, DigitSet digits)
{
    m_search->restart(m_solver.puzzle().givens);
    m_search->limit(m_maxPositions);
    for (const Digit digit : DigitSet::all(m_solver.puzzle().geometry.digitCount()) - digits)
        m_search->eliminate(cell, digit);
}

OrHalt<Outcome> CandidateSearch::nextOfSearch(const std::stop_token &stop)
{
    const OrHalt<Outcome> outcome = m_search->next(stop);
    if (outcome == Outcome::Solved && !isSolution(m_solver.puzzle(), m_search->solution()))
        return halted(Halt::WrongSolution);
    return outcome;
}

OrHalt<Outcome> CandidateSearch::searchBySolver(const std::stop_token &stop,
                                                const CandidateProgress &progress)
{
    if (const auto answer = m_solver.prepare(stop))
        return *answer;
    if (!m_isStarted) {
        const OrHalt<Outcome> outcome = start(stop);
        if (outcome != Outcome::Solved)
            return outcome;
    }
    for (Cell cell = 0; cell < m_solver.puzzle().geometry.cellCount(); ++cell)
        for (const Digit digit : m_solver.encoding().candidates(cell))
            while (!m_counts.isDecided(cell, digit)) {
                const OrHalt<Outcome> outcome = lookAt(cell, digit, stop);
                if (outcome != Outcome::Solved)
                    return outcome;
                if (progress)
                    progress(m_counts);
            }
    return Outcome::Solved;
}

OrHalt<Outcome> CandidateSearch::start(const std::stop_token &stop)
{
    if (!m_hasSolution)
        if (const OrHalt<Outcome> outcome = m_solver.ask({}, stop); outcome != Outcome::Solved)
            return outcome;
    m_isStarted = true;
    m_isNew = m_solver.newLiteral();
    const Geometry &geometry = m_solver.puzzle().geometry;
    const DigitSet all = DigitSet::all(geometry.digitCount());
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        for (const Digit digit : all - m_solver.encoding().candidates(cell))
            m_counts.decide(cell, digit);
    if (!m_hasSolution)
        add(m_solver.solution());
    for (const Grid &found : m_found) // by another search
        m_solver.forbid(found, m_isNew);
    return Outcome::Solved;
}

/// Asks the solver one question about a candidate.
OrHalt<Outcome> CandidateSearch::lookAt(Cell cell, Digit digit, const std::stop_token &stop)
{
    Clause assumptions;
    const bool isFixed = m_solver.encoding().isFixed(cell);
    if (!isFixed)
        assumptions.push_back(m_solver.encoding().literal(cell, digit));
    if (m_counts.limit() > 1)
        assumptions.push_back(m_isNew);
    const OrHalt<Outcome> outcome = m_solver.ask(assumptions, stop);
    if (outcome == Outcome::Solved)
        add(m_solver.solution());
    if (outcome != Outcome::None)
        return outcome;
    if (!isFixed && m_counts.count(cell, digit) == 0)
        m_solver.require(-m_solver.encoding().literal(cell, digit));
    m_counts.decide(cell, digit);
    return Outcome::Solved;
}

/// Adds \a solution and all solutions that follow from it by permuting interchangeable digits. The solver is
/// told not to find them again, and those that the search finds again are known.
void CandidateSearch::add(Grid solution)
{
    m_hasSolution = true;
    const bool countsMore = m_counts.limit() > 1;
    const std::size_t count = std::max<std::size_t>(m_interchangeable.size(), 1);
    for (std::size_t i = 0; i < count; ++i) {
        if (!m_search || !countsMore || m_found.insert(solution).second)
            m_counts.addSolution(solution);
        if (!m_search && countsMore)
            m_solver.forbid(solution, m_isNew);
        solution = withDigitsRotated(solution, m_interchangeable);
    }
}

} // namespace sudoku
