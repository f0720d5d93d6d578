#pragma once

#include "core/board/geometry.h"
#include "core/board/grid.h"

#include <optional>
#include <vector>

namespace sudoku {

struct Variant;

/// One demand of a puzzle beyond its houses: a cage with its sum, a diagonal. \a variant is never
/// null; what \a cells and \a numbers mean is told by the variant.
struct Constraint
{
    const Variant *variant;
    std::vector<Cell> cells;
    std::vector<int> numbers = {};

    /// The first, where there is one.
    std::optional<int> number() const
    {
        return numbers.empty() ? std::nullopt : std::optional(numbers.front());
    }

    bool operator==(const Constraint &) const = default;
};

/// What is true whatever the player fills in: the board's shape, its givens and its constraints.
struct Puzzle
{
    explicit Puzzle(Geometry shape) : geometry(std::move(shape)), givens(geometry.cellCount()) {}

    Geometry geometry;
    Grid givens;
    std::vector<Constraint> constraints;

    bool operator==(const Puzzle &) const = default;
};

} // namespace sudoku
