#pragma once

#include <QStringList>

#include "core/formats/text/format.h"

namespace sudoku {

/// Returns all suffixes of files in \a format, without dots; the first one is that of files that we write.
QStringList suffixesOf(const Format &format);

/// Returns whether \a format is text for people, neither JSON nor a link.
bool isText(const Format &format);

/// Returns the suffixes of all formats that are text.
QStringList textSuffixes();

} // namespace sudoku
