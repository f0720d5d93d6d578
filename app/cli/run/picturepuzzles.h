#pragma once

#include <QString>
#include <QStringList>

#include "core/formats/text/format.h"

#include <deque>
#include <istream>
#include <optional>

namespace sudoku::cli {

/// Returns whether \a source is at the beginning of a picture. Takes nothing from it.
bool isPicture(std::istream &source);

/// Returns the pictures in a folder by name, with the folder's path before them; nothing if \a path is no
/// folder.
QStringList picturesIn(const QString &path);

/// Returns the puzzles in a picture in the order in which people read them, with remarks on what is not sure
/// and on what was left out. \a source is the beginning of \a file ("-": standard input). \a page is one of a
/// PDF or TIFF, the first if nothing is asked for. Returns a sentence if there is no puzzle. Runs another
/// program.
tl::expected<std::deque<TextPuzzle>, QString> puzzlesInPicture(std::istream &source, const QString &file,
                                                               std::optional<int> page);

} // namespace sudoku::cli
