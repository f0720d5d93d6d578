#pragma once

#include <nlohmann/json_fwd.hpp>

namespace sudoku {

// What SudokuMaker calls entropy lines: a block has "groups" of digits, each a number with a bit for each
// digit. A line takes its digits from the groups in turn.

/// Returns low, middle and high digits.
nlohmann::json groupsBySize(int digitCount);

nlohmann::json groupsByRemainder(int digitCount, int modulus);

/// Returns whether \a block has these groups, in any order and with bits for digits that are none.
bool hasGroups(const nlohmann::json &block, const nlohmann::json &groups, int digitCount);

} // namespace sudoku
