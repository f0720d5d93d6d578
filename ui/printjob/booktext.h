#pragma once

#include <QByteArray>
#include <QString>

#include "ui/printjob/bookfile.h"

#include <map>
#include <string>
#include <tl/expected.hpp>
#include <vector>

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

/// A book that may be wrong, as its author has it so far.
struct BookDraft
{
    /// The values of members that are wrong, as they are written.
    using WrongValues = std::map<std::string, nlohmann::ordered_json, std::less<>>;

    BookFile book = {}; ///< with harmless values where they are wrong
    WrongValues wrongValues = {};
    std::vector<BookProblem> problems = {}; ///< all that is wrong
};

/// Returns the book that \a text describes.
tl::expected<BookFile, BookProblem> readBook(const QByteArray &text);
/// Returns what \a text says, right or wrong.
BookDraft readDraft(const QByteArray &text);
/// Returns the text of \a book, with \a wrongValues in the place of its own; what is as it is without saying
/// it is left out.
QByteArray writeBook(const BookFile &book, const BookDraft::WrongValues &wrongValues = {});

} // namespace sudoku
