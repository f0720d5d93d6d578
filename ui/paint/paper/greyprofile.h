#pragma once

#include <QByteArray>

namespace sudoku {

/// Returns an ICC profile (version 2.1) of a press that prints black ink on white paper: what grey in a PDF
/// looks like. Dots grow by a fifth of the paper where half of it is black, which is usual for offset on
/// uncoated paper and for the digital presses that print books.
QByteArray greyProfile();

/// Returns what the profile says about itself.
QByteArray greyProfileName();

} // namespace sudoku
