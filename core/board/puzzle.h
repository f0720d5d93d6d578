#pragma once

#include "core/board/drawing.h"
#include "core/board/geometry.h"
#include "core/board/grid.h"

#include <optional>
#include <string>
#include <vector>

namespace sudoku {

struct SymbolSet;

/// What people say and draw about a puzzle, which no rule depends on. Texts are in UTF-8, and empty where
/// nothing is said; none begins or ends with a blank.
struct PuzzleInfo
{
    std::string title = {};
    std::string author = {};
    std::string rules = {}; ///< the rules in words for people, of one or more lines
    std::string source = {};
    std::string level = {};   ///< how difficult the puzzle is, in the words of its source
    std::string message = {}; ///< shown to a person who has solved the puzzle
    /// The solution that its source states, without digits in the cells that it leaves open, or without cells
    /// if it states none. It is not checked.
    Grid solution = {};
    std::vector<Drawing> drawings = {}; ///< sorted by kind
    std::optional<Fog> fog = {};
    const SymbolSet *symbols = nullptr; ///< the puzzle's own, or null: those that its reader likes

    bool operator==(const PuzzleInfo &) const = default;
};

struct Variant;

/// One demand of a puzzle beyond its houses, such as a cage with its sum or a diagonal. \a variant is never
/// null, and defines the meaning of \a cells, \a numbers and \a text.
struct Constraint
{
    const Variant *variant;
    std::vector<Cell> cells;
    std::vector<int> numbers = {};
    std::string text = {}; ///< in UTF-8, of one line

    /// Returns the first number, or nothing.
    std::optional<int> number() const
    {
        return numbers.empty() ? std::nullopt : std::optional(numbers.front());
    }

    bool operator==(const Constraint &) const = default;
};

/// The part of a board that the player cannot change: its shape, its givens and its constraints.
struct Puzzle
{
    explicit Puzzle(Geometry shape) : geometry(std::move(shape)), givens(geometry.cellCount()) {}

    Geometry geometry;
    Grid givens;
    std::vector<Constraint> constraints;

    bool operator==(const Puzzle &) const = default;
};

} // namespace sudoku
