#include "core/analyse/candidateknowledge.h"

#include "core/rules/activerules.h"

#include <algorithm>

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

} // namespace

std::size_t CandidateKnowledge::GridHash::operator()(const Grid &grid) const
{
    std::size_t hash = 0;
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        hash = hash * 31 + static_cast<std::size_t>(grid[cell]);
    return hash;
}

CandidateKnowledge::CandidateKnowledge(const Puzzle &puzzle, int limit)
    : m_digitCount(puzzle.geometry.digitCount()),
      m_interchangeable(interchangeableDigits(puzzle)),
      m_counts(puzzle.geometry, limit)
{
}

DigitSet CandidateKnowledge::undecided(Cell cell) const
{
    DigitSet digits;
    for (const Digit digit : DigitSet::all(m_digitCount))
        if (!m_counts.isDecided(cell, digit))
            digits.insert(digit);
    return digits;
}

void CandidateKnowledge::add(Grid solution)
{
    m_hasSolution = true;
    const std::size_t count = std::max<std::size_t>(m_interchangeable.size(), 1);
    for (std::size_t i = 0; i < count; ++i) {
        if (m_counts.limit() == 1 || remember(solution))
            m_counts.addSolution(solution);
        solution = withDigitsRotated(solution, m_interchangeable);
    }
}

/// Returns false if \a solution is known. If memory is short, nothing has changed.
bool CandidateKnowledge::remember(const Grid &solution)
{
    Grid copy = solution;
    if (m_solutions.size() == m_solutions.capacity())
        m_solutions.reserve(2 * m_solutions.size() + 1);
    if (!m_found.insert(solution).second)
        return false;
    m_solutions.push_back(std::move(copy));
    return true;
}

void CandidateKnowledge::decide(Cell cell, Digit digit)
{
    if (!m_counts.isDecided(cell, digit) && m_counts.count(cell, digit) == 0)
        m_false.push_back({cell, digit});
    m_counts.decide(cell, digit);
}

void CandidateKnowledge::decideAll()
{
    for (Cell cell = 0; cell * m_digitCount < m_counts.candidateCount(); ++cell)
        for (const Digit digit : undecided(cell))
            decide(cell, digit);
}

void CandidateKnowledge::addSolutionsOf(const CandidateKnowledge &earlier,
                                        const std::function<bool(const Grid &)> &isStillOne)
{
    for (const Grid &solution : earlier.m_solutions)
        if (saysMore(solution) && isStillOne(solution))
            add(solution);
}

void CandidateKnowledge::addLimitsOf(const CandidateKnowledge &earlier)
{
    const CandidateCounts &counts = earlier.m_counts;
    for (Cell cell = 0; cell * m_digitCount < counts.candidateCount(); ++cell)
        for (const Digit digit : DigitSet::all(m_digitCount))
            if (counts.isDecided(cell, digit) && counts.count(cell, digit) < counts.limit())
                decide(cell, digit);
}

/// Returns whether \a solution has a candidate that is not counted to the limit.
bool CandidateKnowledge::saysMore(const Grid &solution) const
{
    for (Cell cell = 0; cell < solution.cellCount(); ++cell)
        if (m_counts.count(cell, solution[cell]) < m_counts.limit())
            return true;
    return false;
}

} // namespace sudoku
