#pragma once

#include "app/cli/run/workers.h"
#include "core/board/board.h"

#include <string>

namespace sudoku::cli {

/// A board with what it says to the people who open it in another program.
struct Shared
{
    Board board;
    std::string note; ///< why it does not state its solution; empty if it does, or need not
};

/// Returns \a board as the format of the settings shares it: with its rules in words, and with its only
/// solution if that is found within the time limit, two seconds unless the user sets it. For an
/// exporter it stays as it is.
Shared shared(const Board &board, Worker &worker);

} // namespace sudoku::cli
