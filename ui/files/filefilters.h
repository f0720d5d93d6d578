#pragma once

#include <QString>

#include "core/formats/text/format.h"

namespace sudoku {

/// The format that new puzzles are saved in: rows, as a person would write them.
const Format &defaultFileFormat();

/// What a file dialog offers for reading: the suffixes of all formats.
QString openFilter();

/// What it offers for saving: the format for people and the program's own.
QString saveFilter();

/// Of those that saveFilter() offers the one that has \a suffix, else the first.
const Format &formatOfSuffix(const QString &suffix);

} // namespace sudoku
