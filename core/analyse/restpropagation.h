#pragma once

#include "core/board/puzzle.h"
#include "core/board/symmetry.h"
#include "core/propagate/propagation.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace sudoku {

/// Finds by propagation what a puzzle says of the givens of one group without them, one group after the
/// other.
///
/// Two such questions have all givens but two groups in common. So the groups are halved again and again:
/// what the givens outside of a part leave is found once for all groups of the part, and only narrowed by the
/// givens of its other half. What is left for a single group is what propagation of all other givens leaves.
class RestPropagation
{
public:
    /// All arguments must outlive it.
    RestPropagation(const Propagator &propagator, const Grid &solution, std::span<const CellGroup> groups);

    /// Returns the cells of groups[\a index] in which propagation of the other givens of \a puzzle allows
    /// another digit than the solution, or nothing if \a stop was requested. The index must not be lower than
    /// in the call before; since then \a puzzle may have lost givens of groups below it, and no others.
    std::optional<CellGroup> cellsLeftOpen(std::size_t index, const Puzzle &puzzle,
                                           const std::stop_token &stop);

private:
    /// What is left without the givens of consecutive groups.
    struct Part
    {
        std::size_t begin;
        std::size_t end;
        Candidates candidates;

        std::size_t size() const { return end - begin; }
        bool contains(std::size_t index) const { return begin <= index && index < end; }
    };

    bool narrowTo(std::size_t index, const Puzzle &puzzle, const std::stop_token &stop);
    bool begin(const Puzzle &puzzle, const std::stop_token &stop);
    bool halve(std::size_t index, const Puzzle &puzzle, const std::stop_token &stop);
    Propagation narrow(Candidates &candidates, Cell cell, DigitSet digits, const std::stop_token &stop);

    const Propagator &m_propagator;
    const Grid &m_solution;
    const std::span<const CellGroup> m_groups;
    Propagator::Scratch m_scratch;
    std::vector<CellDigits> m_changes; // kept, so that a part costs no allocation
    std::vector<Part> m_parts;         // each a half of the one before
};

} // namespace sudoku
