#pragma once

#include "app/cli/options/settings.h"
#include "ui/printjob/bookfile.h"

#include <tl/expected.hpp>

namespace sudoku::cli {

/// Reads the book of \a settings, or returns a sentence with the file, the place and what would be right.
tl::expected<BookFile, QString> readBookOf(const Settings &settings);

/// Returns \a what about a value of the book.
QString bookProblem(const Settings &settings, const QString &place, const QString &what);

} // namespace sudoku::cli
