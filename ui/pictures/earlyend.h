#pragma once

#include <QByteArray>

namespace sudoku {

/// Returns whether \a contents is a JPEG, GIF or BMP that ends within its picture, such as half a download.
/// The decoders of these make a picture of what there is, so that the rest of a board would look empty. Other
/// bytes after the picture do no harm.
bool endsEarly(const QByteArray &contents);

} // namespace sudoku
