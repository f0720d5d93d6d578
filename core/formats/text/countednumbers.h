#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sudoku {

// The text of a look-and-say cage in other programs: a count and a digit in turn, one figure each, without
// blanks. "1223" stands for the numbers 12 and 23.

/// Returns the numbers in \a text, or nothing if it is something else.
std::optional<std::vector<int>> countedNumbers(std::string_view text);

/// Returns the text of \a numbers, which are less than 100.
std::string countedText(const std::vector<int> &numbers);

} // namespace sudoku
