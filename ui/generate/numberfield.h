#pragma once

class QSpinBox;

namespace sudoku {

/// Returns a field for a number from \a min on, with \a value in it, which formmemory.h keeps as \a name. It
/// takes more than the program can do: it must not cut a typed number, so that its form can say that it is
/// too large.
QSpinBox *makeNumberField(const char *name, int min, int value);

} // namespace sudoku
