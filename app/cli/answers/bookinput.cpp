#include "app/cli/answers/bookinput.h"

#include "app/cli/run/report.h"
#include "ui/printjob/booktext.h"
#include "ui/text/readfile.h"

namespace sudoku::cli {

tl::expected<BookFile, QString> readBookOf(const Settings &settings)
{
    constexpr qint64 maxBytes = 10'000'000;
    const auto text = readFile(settings.book, maxBytes);
    if (!text)
        return tl::unexpected(QStringLiteral("%1: %2").arg(settings.book, text.error()));
    const auto book = readBook(*text);
    if (!book)
        return tl::unexpected(settings.book + (book.error().position.isEmpty() ? ": " : ":")
                              + book.error().text());
    return *book;
}

QString bookProblem(const Settings &settings, const QString &place, const QString &what)
{
    return QStringLiteral("%1: %2: %3").arg(settings.book, place, what);
}

} // namespace sudoku::cli
