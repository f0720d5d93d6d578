#include "core/solve/othersolutionsearch.h"

#include "core/solve/solutionsearch.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Returns all cells except \a cells, which are ascending.
std::vector<Cell> otherCells(int cellCount, const std::vector<Cell> &cells)
{
    std::vector<Cell> others;
    for (Cell cell = 0; cell < cellCount; ++cell)
        if (!std::ranges::binary_search(cells, cell))
            others.push_back(cell);
    return others;
}

/// Guesses first; a solver answers what they leave open.
OrHalt<Outcome> findOtherByGuesses(const Puzzle &puzzle, const Grid &solution, const SolveOptions &options,
                                   const std::stop_token &stop)
{
    SolutionSearch search(puzzle, options.with(EncodingKind::Facts));
    OrHalt<Outcome> outcome = search.next(stop);
    if (outcome == Outcome::Solved && search.solution() == solution)
        outcome = search.next(stop);
    return outcome;
}

} // namespace

std::vector<Cell> differingCells(const Grid &one, const Grid &other)
{
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < one.cellCount(); ++cell)
        if (one[cell] != other[cell])
            cells.push_back(cell);
    return cells;
}

OtherSolutionSearch::OtherSolutionSearch(Puzzle puzzle, Grid solution, const SolveOptions &options)
    : m_solver(std::move(puzzle), options.with(EncodingKind::Facts)),
      m_solution(std::move(solution))
{
}

std::optional<OrHalt<Outcome>> OtherSolutionSearch::prepare(const std::stop_token &stop)
{
    if (m_isPrepared)
        return {};
    if (const auto failure = m_solver.prepare(stop))
        return failure;
    m_solver.forbid(m_solution);
    m_agreements.clear();
    for (Cell cell = 0; cell < m_solution.cellCount(); ++cell)
        m_agreements.push_back(m_solver.encoding().isFixed(cell) ? 0
                                                                 : m_solver.literal(cell, m_solution[cell]));
    m_isPrepared = true;
    return {};
}

std::vector<Cell> OtherSolutionSearch::openCells() const
{
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < m_solution.cellCount(); ++cell)
        if (!m_solver.encoding().isFixed(cell))
            cells.push_back(cell);
    return cells;
}

Clause OtherSolutionSearch::agreements(std::span<const Cell> cells) const
{
    Clause literals;
    for (const Cell cell : cells)
        if (const Literal agrees = m_agreements[cell]; agrees != 0)
            literals.push_back(agrees);
    return literals;
}

OrHalt<Outcome> OtherSolutionSearch::findAgreeingIn(std::span<const Cell> kept, const std::stop_token &stop)
{
    return ask(agreements(kept), stop);
}

OrHalt<Outcome> OtherSolutionSearch::findDifferingIn(std::span<const Cell> changed,
                                                     std::span<const Cell> kept, const std::stop_token &stop)
{
    Clause oneChanges;
    for (const Literal agrees : agreements(changed))
        oneChanges.push_back(-agrees);
    if (oneChanges.empty())
        return Outcome::None;
    Clause assumptions = agreements(kept);
    if (oneChanges.size() > 1) {
        const Literal isAsked = m_solver.newLiteral();
        oneChanges.push_back(-isAsked);
        m_solver.require(oneChanges);
        assumptions.push_back(isAsked);
    } else {
        assumptions.push_back(oneChanges.front());
    }
    return ask(assumptions, stop);
}

OrHalt<Outcome> OtherSolutionSearch::ask(const Clause &assumptions, const std::stop_token &stop)
{
    const OrHalt<Outcome> outcome = m_solver.ask(assumptions, stop);
    if (outcome == Outcome::Solved) {
        m_otherSolution = m_solver.solution();
        m_differingCells = sudoku::differingCells(m_solution, m_otherSolution);
    }
    return outcome;
}

OrHalt<Outcome> OtherSolutionSearch::narrow(const std::stop_token &stop, std::size_t tooMany)
{
    std::vector<Cell> kept = otherCells(m_solution.cellCount(), m_differingCells);
    const std::vector<Cell> candidates = m_differingCells;
    std::size_t needed = 0;
    for (const Cell cell : candidates) {
        if (!std::ranges::binary_search(m_differingCells, cell))
            continue; // agrees by now
        kept.push_back(cell);
        const OrHalt<Outcome> outcome = findAgreeingIn(kept, stop);
        if (outcome == Outcome::Solved) {
            kept = otherCells(m_solution.cellCount(), m_differingCells);
            continue;
        }
        if (outcome != Outcome::None)
            return outcome;
        kept.pop_back(); // no other solution agrees in this cell too
        if (++needed >= tooMany)
            break;
    }
    return Outcome::None;
}

std::vector<Cell> OtherSolutionSearch::decidingCells(std::span<const Cell> kept) const
{
    Clause core = m_solver.core();
    std::ranges::sort(core);
    std::vector<Cell> cells;
    for (const Cell cell : kept)
        if (std::ranges::binary_search(core, m_agreements[cell]))
            cells.push_back(cell);
    return cells;
}

OrHalt<Outcome> findOtherSolution(const Puzzle &puzzle, const Grid &solution, const SolveOptions &options,
                                  const std::stop_token &stop)
{
    if (options.maxGuesses > 0)
        return findOtherByGuesses(puzzle, solution, options, stop);
    OtherSolutionSearch search(puzzle, solution, options);
    const auto failure = search.prepare(stop);
    return failure ? *failure : search.findAgreeingIn({}, stop);
}

} // namespace sudoku
