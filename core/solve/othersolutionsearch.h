#pragma once

#include "core/solve/puzzlesolver.h"

#include <limits>
#include <span>
#include <vector>

namespace sudoku {

/// Returns the cells in which two grids of one size differ, ascending.
std::vector<Cell> differingCells(const Grid &one, const Grid &other);

/// Finds the solutions of a puzzle other than a known one, by the cells in which they differ from it. The
/// cells in which two solutions differ are an unavoidable set if no two solutions differ in only a part of
/// them: every puzzle with the known solution alone has a given in one of these cells.
class OtherSolutionSearch
{
public:
    /// \a solution must be a solution of \a puzzle.
    OtherSolutionSearch(Puzzle puzzle, Grid solution, const SolveOptions &options = {});

    /// Prepares the search; must be called before any other function. Returns what PuzzleSolver::prepare()
    /// returns.
    [[nodiscard]] std::optional<OrHalt<Outcome>> prepare(const std::stop_token &stop);

    /// Returns the cells that propagation of the givens leaves open, ascending.
    std::vector<Cell> openCells() const;

    /// Looks for another solution that agrees with the known one in the cells \a kept.
    [[nodiscard]] OrHalt<Outcome> findAgreeingIn(std::span<const Cell> kept, const std::stop_token &stop);
    /// Looks for another solution that differs in at least one of the cells \a changed, and agrees in \a
    /// kept.
    [[nodiscard]] OrHalt<Outcome> findDifferingIn(std::span<const Cell> changed, std::span<const Cell> kept,
                                                  const std::stop_token &stop);
    /// Looks for another solution that differs in \a cell.
    [[nodiscard]] OrHalt<Outcome> findDifferingIn(Cell cell, const std::stop_token &stop)
    {
        return findDifferingIn({&cell, 1}, {}, stop);
    }

    /// Looks for solutions that differ in only a part of the same cells, after another solution was found,
    /// until there are none. Returns None then, or as soon as the cells are known to be at least \a tooMany.
    [[nodiscard]] OrHalt<Outcome> narrow(const std::stop_token &stop,
                                         std::size_t tooMany = std::numeric_limits<std::size_t>::max());

    const Grid &otherSolution() const { return m_otherSolution; }
    /// Returns the cells in which the two solutions differ, ascending.
    const std::vector<Cell> &differingCells() const { return m_differingCells; }
    /// Returns, after findAgreeingIn() returned None, those cells of \a kept that are enough to exclude every
    /// other solution.
    std::vector<Cell> decidingCells(std::span<const Cell> kept) const;

private:
    Clause agreements(std::span<const Cell> cells) const;
    OrHalt<Outcome> ask(const Clause &assumptions, const std::stop_token &stop);

    PuzzleSolver m_solver;
    Grid m_solution;
    Clause
        m_agreements; ///< by cell: the literal of "it is as in the known solution", or 0 if that is decided
    Grid m_otherSolution;
    std::vector<Cell> m_differingCells;
    bool m_isPrepared = false;
};

/// Looks for a solution of \a puzzle other than \a solution; returns Solved or None. Propagation finds most
/// answers, so that a new solver for each question is faster than one that can leave out givens. Where the
/// options allow guesses, these come first.
[[nodiscard]] OrHalt<Outcome> findOtherSolution(const Puzzle &puzzle, const Grid &solution,
                                                const SolveOptions &options, const std::stop_token &stop);

} // namespace sudoku
