#pragma once

#include "ui/base/job.h"
#include "ui/print/picturesdialog.h"

#include <optional>
#include <stop_token>

namespace sudoku {

/// Checks the puzzles of \a job, rates them if names or the table say so, and writes a picture of each, of
/// each solution if the names tell it, and the table. It does not replace a file. Returns what
/// went wrong, or nothing.
std::optional<QString> writePictures(const PrintJob &job, const PicturePlan &plan, const QString &folder,
                                     const std::stop_token &stop, const Progress &progress);

} // namespace sudoku
