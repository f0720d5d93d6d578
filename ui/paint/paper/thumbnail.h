#pragma once

#include <QByteArray>

#include "ui/paint/paper/boardexport.h"

#include <string>

namespace sudoku {

inline constexpr int minThumbnail = minPicture;
inline constexpr int maxThumbnail = 2048; ///< pixels

/// Returns the first puzzle of \a text, in any form that the program reads, as a PNG \a pixels wide and high.
/// Returns nothing if there is no puzzle. Needs a QGuiApplication, but no display.
QByteArray thumbnailOf(std::string text, int pixels);

} // namespace sudoku
