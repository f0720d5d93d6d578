#pragma once

#include "core/variants/own/ownkinddefinition.h"

#include <optional>

namespace sudoku {

/// Returns whether each constraint about such cells may have a number.
bool mayHaveNumber(OwnPlace place);

/// Returns why \a definition makes no kind, or nothing.
std::optional<OwnKindProblem> findProblem(const OwnKindDefinition &definition);

} // namespace sudoku
