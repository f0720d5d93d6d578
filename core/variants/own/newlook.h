#pragma once

#include "core/board/puzzle.h"
#include "core/variants/own/ownkinddefinition.h"

#include <vector>

namespace sudoku {

/// Returns whether rules of both kinds look the same on the board.
bool lookAlike(const OwnKindDefinition &one, const OwnKindDefinition &other);

/// Returns \a kind, drawn as a line, with a stroke that none of \a others has; if all are taken, with a
/// colour that none of them has.
OwnKindDefinition withNewLook(OwnKindDefinition kind, const std::vector<OwnKindDefinition> &others);

/// Gives own kinds that are drawn as lines and look like one before them a look of their own.
void giveNewLooks(std::vector<Constraint> &constraints);

} // namespace sudoku
