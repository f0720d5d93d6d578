#pragma once

#include "core/board/puzzle.h"
#include "core/formats/links/sudokumaker/sudokumakerframe.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <vector>

namespace sudoku {

/// An element of a block, which is a member of "constraints".
struct MakerElement
{
    const Geometry &geometry;
    const MakerFrame &frame;
    const nlohmann::json &block;
    const nlohmann::json &object; ///< the block itself where that is the element
};

/// The constraints of an element, without their variant unless it is an own kind, or nothing if the program
/// has no such constraint. They may have problems, see findProblem().
using MakerConstraints = std::optional<std::vector<Constraint>>;

MakerConstraints oneConstraint(std::vector<Cell> cells, std::vector<int> numbers = {});

/// A member that SudokuMaker ignores: true if the constraint has the default number, but says so.
inline constexpr const char *makerNumbered = "numbered";

/// Returns whether \a number is missing in \a object, or is the default one and not said.
bool isDefaultNumber(const nlohmann::json &object, std::optional<int> number, int defaultNumber);

} // namespace sudoku
