#pragma once

#include "ui/base/job.h"
#include "ui/print/picturesdialog.h"

#include <tl/expected.hpp>

#include <stop_token>

namespace sudoku {

/// Checks the puzzles of \a job, rates them if names or the table say so, and writes a picture of each, of
/// each solution if the names tell it, and the table. It makes the folders that names say, and does not
/// replace a file. Returns a message about what was written and which solutions are missing, or what went
/// wrong.
tl::expected<QString, QString> writePictures(const PrintJob &job, const PicturePlan &plan,
                                             const QString &folder, const std::stop_token &stop,
                                             const Progress &progress);

} // namespace sudoku
