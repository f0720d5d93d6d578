#pragma once

#include <QByteArray>
#include <QString>

#include "ui/printjob/bookfile.h"

#include <tl/expected.hpp>

namespace sudoku {

/// What is wrong with the text of a book.
struct BookProblem
{
    QString position = {}; ///< of the text: "12:5"; empty if it is about all of it
    QString place = {};    ///< of the book: "chapters[1].per-page"; empty if the text is no JSON
    QString what;          ///< "'x' is not …"

    /// Returns all of it: "12:5: chapters[1].per-page: 'x' is not …".
    QString text() const;
};

/// Returns the book that \a text describes.
tl::expected<BookFile, BookProblem> readBook(const QByteArray &text);
/// Returns the text of \a book; what is as it is without saying it is left out.
QByteArray writeBook(const BookFile &book);

} // namespace sudoku
