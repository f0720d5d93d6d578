#pragma once

#include "core/board/puzzle.h"
#include "core/formats/links/sudokumaker/sudokumakerframe.h"

#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <vector>

namespace sudoku {

// Scripts of SudokuMaker, blocks of type makerScript, place components when a puzzle is opened: those that
// SudokuMaker has itself, and own ones. Scripts run elsewhere, see scriptrunner.h. The question is {"board":
// {"width", "height", "minDigit", "maxDigit", "type", "regions"}, "kinds": [names of components], "scripts":
// [{"code", "input", "ownComponents": [{"name", "code"}]}]}, and the answer an array with an array of
// components for each script, or null. Own components are there as tables of what they accept, see
// triedcomponents.h.

/// What was read of the blocks of a puzzle.
struct ScriptReading
{
    /// For each block, nothing where it is no script in force, or none that can be read.
    std::vector<std::optional<std::vector<Constraint>>> constraints;
    bool sayRows = false; ///< whether digits differ in rows and columns by a script
};

/// Reads those of \a blocks that are scripts. \a puzzle is the puzzle of SudokuMaker, in whose frame \a
/// geometry is.
ScriptReading readScriptBlocks(const Geometry &geometry, const MakerFrame &frame,
                               const nlohmann::json &puzzle, const std::vector<nlohmann::json> &blocks);

} // namespace sudoku
