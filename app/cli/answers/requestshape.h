#pragma once

#include <QString>

#include "app/cli/answers/ownkindsfile.h"
#include "app/cli/options/settings.h"

#include <string>
#include <tl/expected.hpp>

namespace sudoku::cli {

/// Returns the kind that \a text names without cells, such as "killer": its constraints are derived from each
/// board. Returns null for what is no such kind.
const Variant *derivedKind(const std::string &text, const OwnKindNames &own);

/// Returns the kinds of the user, if some are asked for, or a sentence about one that is not there.
tl::expected<OwnKindNames, QString> ownKindsFor(const Settings &settings);

/// Returns the board that \a settings ask for, with its size, its boxes, its digits and the constraints that
/// are the same on each board, or a sentence about what does not go together.
tl::expected<Puzzle, QString> shapeOf(const Settings &settings, const OwnKindNames &own);

} // namespace sudoku::cli
