#pragma once

#include "core/board/puzzle.h"
#include "core/formats/text/leftout.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku {

// Members of a puzzle of f-puzzles and of its cells.

inline constexpr const char *fpuzzlesGrid = "grid";
inline constexpr const char *fpuzzlesValue = "value";   ///< the digit of a cell
inline constexpr const char *fpuzzlesSolved = "solved"; ///< a member of this program: Solve wrote the value
inline constexpr const char *fpuzzlesCornerMarks = "cornerPencilMarks";
inline constexpr const char *fpuzzlesCentreMarks = "centerPencilMarks";
inline constexpr const char *fpuzzlesGivenMarks = "givenPencilMarks"; ///< of a cell: its only candidates

/// An element of an array of f-puzzles. A value without a meaning makes it one that is not valid.
struct FpuzzlesElement
{
    const Geometry &geometry;
    const nlohmann::json &object;
    bool &isValid;

    /// Returns the member \a name, which is text, a number or missing.
    const nlohmann::json &value(const std::string &name) const;
    /// Returns the array \a name of names of cells.
    std::vector<Cell> cells(const std::string &name) const;
    /// Returns the arrays of names of cells in the array "lines".
    std::vector<std::vector<Cell>> lines() const;

private:
    std::vector<Cell> cellsOf(const nlohmann::json &names) const;
};

/// A kind of constraint as f-puzzles writes it: an array of elements under \a key.
struct FpuzzlesKind
{
    std::string_view key;
    std::string_view variantId;
    /// Returns the constraints of the element, without their variant, or nothing if the program has no such
    /// constraint. They may have problems, see findProblem().
    std::optional<std::vector<Constraint>> (*read)(const FpuzzlesElement &);
    /// Returns the element of a constraint without problems: the inverse of read().
    nlohmann::json (*write)(const Geometry &, const Constraint &);
    /// Whether all elements together are one constraint, and each element is one of its cells.
    bool isOneForAll = false;
};

std::span<const FpuzzlesKind> fpuzzlesKinds();

/// Returns what a person recognizes of \a element, which is one of \a kind or should be.
LeftOutElement leftOutElement(const FpuzzlesKind &kind, const nlohmann::json &element);

} // namespace sudoku
