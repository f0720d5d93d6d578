#pragma once

#include <QString>

namespace sudoku {

/// Returns the letters of \a text that no font of this machine shows, each once and in their order: they
/// would be painted as boxes.
QString lettersWithoutFont(const QString &text);

} // namespace sudoku
