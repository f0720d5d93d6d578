#pragma once

#include <QString>

namespace sudoku {

/// Returns why digits cannot be printed in the typeface \a family, and what would do: it is not installed,
/// has no digits, or may not be embedded into files. Returns an empty text if they can, or for an empty name.
QString printFontProblem(const QString &family);

/// Returns whether the permissions of a font, \a fsType of its table OS/2, allow to embed a part of it.
bool mayBeEmbedded(unsigned fsType);

} // namespace sudoku
