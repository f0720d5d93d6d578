#pragma once

#include "core/variants/own/ownkinddefinition.h"
#include "core/variants/own/ownkindnames.h"

#include <optional>

namespace sudoku {

/// Returns whether each constraint about such cells may have a number.
bool mayHaveNumber(OwnPlace place);

/// Returns why \a definition makes no kind, or nothing. \a names are the kinds that it may combine.
std::optional<OwnKindProblem> findProblem(const OwnKindDefinition &definition,
                                          const OwnKindNames &names = {});

} // namespace sudoku
