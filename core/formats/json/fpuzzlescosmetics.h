#pragma once

#include <nlohmann/json_fwd.hpp>

namespace sudoku {

// f-puzzles itself knows no renban lines, whispers, region sum lines and X-sums; a widely used extension,
// Rangsk's New Constraints, does. For pages without it, the extension adds lines and texts that look like
// these constraints and are marked "fromConstraint", or "isNewConstraint" in its first versions. They are
// added and removed with the constraints.

/// Removes from the \a members of a puzzle the lines and texts that were added for constraints that the
/// program reads.
void removeFpuzzlesCosmetics(nlohmann::json &members);

/// Adds lines and texts for the constraints in \a members.
void addFpuzzlesCosmetics(nlohmann::json &members);

} // namespace sudoku
