#pragma once

#include <QString>

#include "core/formats/text/format.h"

namespace sudoku {

/// Returns the default format of new files: framed rows, as a person would write them.
const Format &defaultFileFormat();

/// Returns the filter of the dialog that opens files, with the suffixes of all formats.
QString openFilter();

/// Returns the filter of the dialog that saves files: the text format and the program's own JSON.
QString saveFilter();

/// Returns the format for a new file with \a suffix: the program's own JSON, or the text format that has this
/// suffix, otherwise the default one.
const Format &formatOfSuffix(const QString &suffix);

} // namespace sudoku
