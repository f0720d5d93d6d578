#pragma once

#include "core/formats/links/sudokumaker/scriptrules.h"
#include "core/formats/links/sudokumaker/sudokumakerframe.h"

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

namespace sudoku {

/// Returns the names of the components of SudokuMaker that are read, without their ending "Component".
std::vector<std::string> readComponents();

/// Adds what \a component demands to \a rules: an array of its name and its arguments, as the constructors of
/// SudokuMaker take them. Returns false if it is none that is read, or has other arguments.
bool addComponent(const MakerFrame &frame, const nlohmann::json &component, ScriptRules &rules);

} // namespace sudoku
