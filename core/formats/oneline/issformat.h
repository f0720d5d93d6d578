#pragma once

#include "core/formats/text/format.h"

#include <string>

namespace sudoku {

/// Strings of the Interactive Sudoku Solver (issitems.h), with directives before them. Board::keptMembers
/// holds the items that the program does not know.
extern const Format issFormat;

/// Reads a string with directives before it.
TextResult readIss(std::string_view text, const ReadOptions &options, std::string_view formatId);

/// A board as such a string, and what only directives can hold.
struct IssText
{
    std::string directives;
    std::string string;
};

IssText issTextOf(const Board &board);

/// Returns what issTextOf() can only write into directives.
std::vector<Loss> issLosses(const Board &board);

} // namespace sudoku
