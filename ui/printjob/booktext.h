#pragma once

#include <QByteArray>
#include <QString>

#include "ui/printjob/bookfile.h"

#include <tl/expected.hpp>

namespace sudoku {

/// Returns the book that \a text describes, or a sentence with the place of what is wrong: "12:5:
/// chapters[1].per-page: 'x' is not …".
tl::expected<BookFile, QString> readBook(const QByteArray &text);
/// Returns the text of \a book; what is as it is without saying it is left out.
QByteArray writeBook(const BookFile &book);

} // namespace sudoku
