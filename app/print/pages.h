#pragma once

#include "app/cli/run/command.h"
#include "ui/paint/documents/documentformat.h"
#include "ui/printjob/printjob.h"

namespace sudoku::cli {

/// Uses the language of \a settings for the texts on paper; returns why it cannot, or an empty text.
QString useLanguage(const Settings &settings);

/// Writes the PDF of \a job to the output of \a settings. Says what its pages lack.
ExitStatus writePages(const Settings &settings, PrintJob job);

/// Writes all puzzles of \a job as a document in that \a format to the output of \a settings.
ExitStatus writeDocument(const Settings &settings, const DocumentFormat &format, const PrintJob &job);

} // namespace sudoku::cli
