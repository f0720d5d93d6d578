#pragma once

#include "core/formats/text/format.h"

namespace sudoku {

/// Reads the text behind "p=" in a link to Penpa+, a drawing program: deflated lines in Base64. What it has
/// tools for in Sudokus is read: numbers, the lines between regions, thermometers, arrows, killer cages,
/// dots, and grey circles and squares for odd and even. Everything else is named.
TextResult readPenpa(std::string_view packed, const ReadOptions &options, std::string_view formatId);

/// Returns the text behind "p=" in \a link, or an empty text if it does not lead to Penpa+.
std::string_view penpaText(std::string_view link);

} // namespace sudoku
