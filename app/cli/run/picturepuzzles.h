#pragma once

#include <QString>
#include <QStringList>

#include "core/formats/text/format.h"

#include <deque>
#include <istream>

namespace sudoku::cli {

/// Returns whether \a source, the beginning of \a file ("-": standard input), is a picture and no text.
/// Takes nothing from it. Of standard input only PNG and JPEG are known, by their first byte.
bool isPicture(std::istream &source, const QString &file);

/// Returns the pictures in a folder by name, with the folder's path before them; nothing if \a path is no
/// folder.
QStringList picturesIn(const QString &path);

/// Returns the puzzles in a picture: those with exactly one solution, or else the largest board as it was
/// read, with remarks on what is not sure. Returns a sentence if there is none. Runs another program.
tl::expected<std::deque<TextPuzzle>, QString> puzzlesInPicture(std::istream &source, const QString &file);

} // namespace sudoku::cli
