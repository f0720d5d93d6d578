#pragma once

#include "core/formats/text/format.h"

#include <optional>
#include <vector>

class QWidget;

namespace sudoku {

/// Asks which of \a puzzles is meant, with a picture of each. Returns its index, or nothing if the user
/// cancels.
std::optional<std::size_t> choosePuzzle(const std::vector<TextPuzzle> &puzzles, const SymbolSet &symbols,
                                        QWidget *parent);

} // namespace sudoku
