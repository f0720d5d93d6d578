#pragma once

#include "app/cli/run/command.h"
#include "ui/printjob/printjob.h"

namespace sudoku::cli {

/// Uses the language of \a settings for the texts on paper; returns why it cannot, or an empty text.
QString useLanguage(const Settings &settings);

/// Writes the PDF of \a job to the output of \a settings. Says what its pages lack.
ExitStatus writePages(const Settings &settings, PrintJob job);

} // namespace sudoku::cli
