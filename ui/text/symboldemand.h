#pragma once

#include <QString>

#include <string_view>

namespace sudoku {

/// Returns what \a demand, the text of a kind of rules in English, is called where digits are shown as
/// symbols of the puzzle, in the language of the user; an empty text if it does not speak of digits, or means
/// their values.
QString symbolDemand(std::string_view demand);

} // namespace sudoku
