#pragma once

#include "core/board/puzzle.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku {

class JsonValues;

/// An element of an array of f-puzzles, and its path: "killercage[2]". Reports values without a meaning to
/// \a values.
struct FpuzzlesElement
{
    const Geometry &geometry;
    const nlohmann::json &object;
    std::string path;
    JsonValues &values;

    /// Returns the member \a name, which is text, a number or missing.
    const nlohmann::json &value(const std::string &name) const;
    /// Returns the array \a name of names of cells.
    std::vector<Cell> cells(const std::string &name) const;
    /// Returns the arrays of names of cells in the array "lines".
    std::vector<std::vector<Cell>> lines() const;

    void refuse(const nlohmann::json &part, const std::string &name) const;

private:
    std::vector<Cell> cellsOf(const nlohmann::json &names, const std::string &at) const;
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

/// Returns a text such as "R1C1".
std::string fpuzzlesCell(const Geometry &geometry, Cell cell);

} // namespace sudoku
