#pragma once

#include "core/board/puzzle.h"
#include "core/formats/links/sudokumakerframe.h"

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

/// The constraints of an element, without their variant, or nothing if the program has no such constraint.
/// They may have problems, see findProblem().
using MakerConstraints = std::optional<std::vector<Constraint>>;

} // namespace sudoku
