#pragma once

#include "app/cli/run/finding.h"
#include "app/cli/run/workers.h"
#include "core/board/puzzle.h"

#include <QStringList>

#include <tl/expected.hpp>

namespace sudoku::cli {

/// Gives the clues of \a board that have no number those of a solution: of the digits that fill the board, of
/// the only solution, or of one that a seed finds. Returns sentences about clues that no number fits; or,
/// where there is no such solution, the verdict.
tl::expected<QStringList, Finding> fillInNumbers(Board &board, Worker &worker);

} // namespace sudoku::cli
