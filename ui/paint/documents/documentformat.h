#pragma once

#include <QByteArray>
#include <QString>

#include "core/board/translate.h"
#include "ui/printjob/printjob.h"

#include <optional>
#include <span>
#include <stop_token>
#include <string_view>

namespace sudoku {

/// A kind of file with all puzzles of a job, other than pages. The table of them is used by the window and
/// the command line.
struct DocumentFormat
{
    std::string_view id;     ///< the word used in settings
    std::string_view name;   ///< in English; translated where it is shown
    std::string_view suffix; ///< the suffix of a file, without the dot
    bool hasPictures;        ///< whether boards and codes are drawn; else there are only texts
    /// Returns the contents of the file, or nothing if \a stop was requested before the end.
    std::optional<QByteArray> (*write)(const PrintJob &job, const std::stop_token &stop);
};

/// Returns all kinds, in the order in which they are offered.
std::span<const DocumentFormat> documentFormats();
/// Returns the kind with that \a suffix, in lower or upper case, or null.
const DocumentFormat *findDocumentFormat(const QString &suffix);

} // namespace sudoku
