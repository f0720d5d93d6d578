#pragma once

#include "core/solve/puzzlesolver.h"

#include <limits>
#include <span>
#include <vector>

namespace sudoku {

/// Where two grids of a size differ, ascending.
std::vector<Cell> differingCells(const Grid &one, const Grid &other);

/// The solutions of a puzzle other than one that is known, by where they differ from it. Where no part of a
/// difference is one, its cells are an unavoidable set: every puzzle that has the known solution alone has a given
/// in one of them.
class RivalSearch
{
public:
    /// \a solution is one of \a puzzle.
    RivalSearch(Puzzle puzzle, Grid solution, const SolveOptions &options = {});

    /// To be called before all else: see PuzzleSolver::prepare().
    [[nodiscard]] std::optional<OrHalt<Outcome>> prepare(const std::stop_token &stop);

    /// The cells that are not decided by the givens at once.
    std::vector<Cell> openCells() const;

    /// Looks for another solution that agrees with the known one in the cells \a kept.
    [[nodiscard]] OrHalt<Outcome> find(std::span<const Cell> kept, const std::stop_token &stop);
    /// Looks for another solution that does not agree in all cells \a changed, but in \a kept.
    [[nodiscard]] OrHalt<Outcome> findWithout(std::span<const Cell> changed, std::span<const Cell> kept,
                                              const std::stop_token &stop);
    /// Looks for another solution that does not agree in \a cell.
    [[nodiscard]] OrHalt<Outcome> findWithout(Cell cell, const std::stop_token &stop)
    {
        return findWithout({&cell, 1}, {}, stop);
    }

    /// After a rival was found: takes others that differ in a part of the same cells, until there is none. The
    /// outcome is None then, or when the difference turned out to have at least \a tooMany cells.
    [[nodiscard]] OrHalt<Outcome> narrow(const std::stop_token &stop,
                                         std::size_t tooMany = std::numeric_limits<std::size_t>::max());

    const Grid &rival() const { return m_rival; }
    /// Where the two differ, ascending.
    const std::vector<Cell> &difference() const { return m_difference; }
    /// After find() was None: the cells of \a kept that are enough to leave no rival.
    std::vector<Cell> decidingCells(std::span<const Cell> kept) const;

private:
    Literal agreement(Cell cell) const;
    Clause agreements(std::span<const Cell> cells) const;
    OrHalt<Outcome> ask(const Clause &assumptions, const std::stop_token &stop);

    PuzzleSolver m_solver;
    Grid m_solution;
    Grid m_rival;
    std::vector<Cell> m_difference;
    bool m_isPrepared = false;
};

/// Whether \a puzzle has a solution other than \a solution: Solved or None. Propagation finds most
/// answers, so that a new solver for each question is faster than one that can leave out givens.
[[nodiscard]] OrHalt<Outcome> findOtherSolution(const Puzzle &puzzle, const Grid &solution,
                                                const SolveOptions &options, const std::stop_token &stop);

} // namespace sudoku
