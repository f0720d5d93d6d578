#pragma once

#include "app/cli/options/settings.h"

#include <tl/expected.hpp>

namespace sudoku::cli {

/// Reads the file of levels that \a settings name, if they name one. Returns a sentence about what is wrong,
/// with its place.
tl::expected<std::vector<PuzzleLevel>, QString> levelsOf(const Settings &settings);

/// Returns \a settings with the levels of that file.
tl::expected<Settings, QString> withLevels(Settings settings);

/// Returns the level that "--difficulty" names, one of the file. Returns a sentence if there is none.
tl::expected<PuzzleLevel, QString> ownLevelOf(const Settings &settings);

/// Returns where that level is in the file, with a colon behind; empty if none is named.
QString placeOfOwnLevel(const Settings &settings);

} // namespace sudoku::cli
