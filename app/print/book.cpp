#include "app/print/book.h"

#include <QDateTime>
#include <QFileInfo>

#include "app/cli/answers/bookinput.h"
#include "app/cli/answers/bookpuzzles.h"
#include "app/cli/answers/printcommand.h"
#include "app/cli/run/console.h"
#include "app/cli/run/puzzleinput.h"
#include "app/print/pages.h"
#include "app/print/printtarget.h"
#include "app/print/sources.h"
#include "ui/paint/paper/pdfpages.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace sudoku::cli {
namespace {

const QString noPdf = QStringLiteral("--book: a book is a PDF; name it with --output FILE.pdf");

/// Counts the pages of the PDF files that \a book inserts. Returns what is wrong with the first that cannot
/// be inserted, or an empty text.
QString countInserted(const Settings &settings, BookFile &book)
{
    for (const PlacedInsert &insert : insertsOf(book, settings.book)) {
        const auto count = pagesInPdf(insert.file);
        if (count) {
            *insert.pages = {QFileInfo(insert.file).absoluteFilePath(), *count}; // wherever the book is
            continue;
        }
        const QString what = count.error() == PdfFault::Missing  ? QStringLiteral("there is no file '%1'")
                             : count.error() == PdfFault::NotPdf ? QStringLiteral("'%1' is not a PDF")
                                                                 : QStringLiteral("'%1' is encrypted");
        return bookProblem(settings, insert.place, what.arg(insert.file));
    }
    return {};
}

/// Returns what does not go with the PDF files that \a book inserts, or an empty text.
QString misfitOfInserted(const Settings &settings, BookFile &book)
{
    for (const PlacedInsert &insert : insertsOf(book, settings.book)) {
        Settings reading = settings;
        reading.files = QStringList(insert.file);
        if (isInput(reading, settings.output))
            return QStringLiteral("--output: '%1' is also inserted and would be replaced: name another file")
                .arg(settings.output);
        if (settings.print.isBooklet)
            return bookProblem(
                settings, insert.place,
                QStringLiteral("booklets cannot have pages of another PDF; leave out one of the two"));
        if (settings.print.pdf != PdfKind::Plain)
            return bookProblem(settings, insert.place,
                               QStringLiteral("nobody knows whether the pages of another PDF keep to a "
                                              "standard; leave out one of the two"));
    }
    return {};
}

/// Returns \a given with the choices of \a book where the command line says nothing.
tl::expected<Settings, QString> settingsWith(const BookFile &book, const Settings &given)
{
    Settings base;
    base.print = book.job;
    base.print.book.isRepeatable = true;
    bool hasEpoch = false;
    const qint64 epoch = qEnvironmentVariable("SOURCE_DATE_EPOCH").toLongLong(&hasEpoch);
    if (hasEpoch && !base.print.book.date.isValid())
        base.print.book.date = QDateTime::fromSecsSinceEpoch(epoch, Qt::UTC).date();
    base.perPage = book.perPage;
    base.earlier = earlierFilesOf(book, given.book);
    const Command command = printCommandRunBy(nullptr);
    auto settings = readCommandLine(command, given.arguments, base).settings;
    if (settings && !settings->ratingNeed && settings->print.caption.hasScore)
        settings->ratingNeed = RatingNeed::LevelAndScore;
    else if (settings && !settings->ratingNeed && settings->print.caption.hasLevel)
        settings->ratingNeed = RatingNeed::Level;
    return settings;
}

/// Returns what does not go with a book, or an empty text.
QString misfitOf(const Settings &settings, const PrintTarget &target)
{
    if (settings.files != QStringList(QStringLiteral("-")))
        return QStringLiteral("--book: the book names its puzzles; leave out '%1'")
            .arg(settings.files.front());
    if (settings.sectioning != Sectioning::AsGiven || !settings.sectionTitles.isEmpty())
        return QStringLiteral("--book: its chapters are the sections; leave out --sections and --section");
    if (target.arePictures || target.document)
        return noPdf;
    if (settings.print.pdf != PdfKind::Plain && !settings.print.book.date.isValid())
        return QStringLiteral(
                   "--pdf: this standard demands a date; write one into the book, such as \"date\": \"%1\"")
            .arg(QDate::currentDate().toString(Qt::ISODate));
    return {};
}

/// Returns the first file of earlier books that is not there.
QString missingEarlier(const Settings &settings, const BookFile &book)
{
    const QStringList paths = earlierFilesOf(book, settings.book);
    for (qsizetype i = 0; i < paths.size(); ++i)
        if (!QFileInfo(paths[i]).isFile())
            return bookProblem(settings, QStringLiteral("earlier[%1]").arg(i),
                               QStringLiteral("there is no file '%1'").arg(paths[i]));
    return {};
}

/// Returns the first file of \a book, at those paths, that is not there; those of wishes will be made.
QString missingFile(const Settings &settings, const BookFile &book, const std::vector<QStringList> &paths)
{
    for (std::size_t i = 0; i < paths.size(); ++i)
        for (qsizetype j = 0; j < paths[i].size(); ++j)
            if (!book.chapters[i].sources[j].isWish() && !QFileInfo(paths[i][j]).isFile())
                return bookProblem(settings, QStringLiteral("chapters[%1].puzzles[%2]").arg(i).arg(j),
                                   QStringLiteral("there is no file '%1'").arg(paths[i][j]));
    return {};
}

/// Returns how many puzzles \a chapter, which has \a count, lacks of those that it wishes for.
int missingPuzzles(const BookChapter &chapter, std::size_t count)
{
    int wished = 0;
    for (const BookSource &source : chapter.sources)
        wished += source.isWish() ? source.wish.count : 0;
    return wished - static_cast<int>(count);
}

ExitStatus sayMissing(const Settings &settings, std::size_t chapter, int missing)
{
    writeProblem(
        bookProblem(settings, QStringLiteral("chapters[%1].puzzles").arg(chapter),
                    QStringLiteral("puzzles that were made for it are gone from their files: %1; remove "
                                   "these files, and they are made again")
                        .arg(missing))
            .toStdString()
        + '\n');
    return ExitStatus::OtherAnswer;
}

/// The puzzles of all chapters, one behind the other.
struct BookPuzzles
{
    std::vector<Source> sources = {};
    std::vector<std::size_t> counts = {}; ///< of each chapter
};

/// Reads the puzzles of \a source from \a file.
std::vector<Source> readSource(const Settings &settings, const BookFile &book, const BookSource &source,
                               const QString &file, ExitStatus &worst)
{
    Settings its = settings;
    its.files = {file};
    std::vector<Source> read = readAll(its, worst);
    if (source.isWish())
        for (Source &each : read)
            nameBeginners(each.puzzle, book, source.wish);
    return read;
}

/// Reads the puzzles of the chapters of \a book from \a files, and says what is missing.
BookPuzzles readChapters(const Settings &settings, const BookFile &book,
                         const std::vector<QStringList> &files, ExitStatus &worst)
{
    BookPuzzles all;
    for (std::size_t i = 0; i < files.size(); ++i) {
        std::vector<Source> read;
        for (qsizetype j = 0; j < files[i].size(); ++j)
            std::ranges::move(readSource(settings, book, book.chapters[i].sources[j], files[i][j], worst),
                              std::back_inserter(read));
        if (const int missing = missingPuzzles(book.chapters[i], read.size()); missing > 0)
            worst = worse(worst, sayMissing(settings, i, missing));
        all.counts.push_back(read.size());
        std::ranges::move(read, std::back_inserter(all.sources));
    }
    return all;
}

/// Returns the puzzles of \a all by chapter.
std::vector<std::vector<PrintedPuzzle>> byChapter(BookPuzzles all)
{
    std::vector<std::vector<PrintedPuzzle>> chapters;
    auto next = all.sources.begin();
    for (const std::size_t count : all.counts)
        for (chapters.emplace_back(); chapters.back().size() < count; ++next)
            chapters.back().push_back(std::move(next->puzzle));
    return chapters;
}

/// Returns what is wrong with what is asked of \a book, before any work, or an empty text.
QString problemOf(const Settings &settings, BookFile &book, const std::vector<QStringList> &files)
{
    if (const QString problem = useLanguage(settings); !problem.isEmpty())
        return problem;
    if (const QString &to = settings.output;
        to != standardOutput && !to.isEmpty() && !to.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
        return noPdf;
    const auto target = printTarget(settings);
    if (!target)
        return target.error();
    for (const QString &problem :
         {misfitOf(settings, *target), misfitOfInserted(settings, book), missingFile(settings, book, files)})
        if (!problem.isEmpty())
            return problem;
    return {};
}

} // namespace

ExitStatus printBook(const Settings &given)
{
    auto book = readBookOf(given);
    if (!book)
        return refuse(book.error());
    for (const QString &problem : {countInserted(given, *book), missingEarlier(given, *book)})
        if (!problem.isEmpty())
            return refuse(problem);
    const auto settings = settingsWith(*book, given);
    if (!settings)
        return refuse(settings.error());
    const std::vector<QStringList> files = puzzleFilesOf(*book, settings->book);
    if (const QString problem = problemOf(*settings, *book, files); !problem.isEmpty())
        return refuse(problem);
    if (const ExitStatus made = makeBookPuzzles(*settings); made != ExitStatus::AsAsked)
        return made;
    ExitStatus worst = ExitStatus::AsAsked;
    BookPuzzles puzzles = readChapters(*settings, *book, files, worst);
    if (puzzles.sources.empty())
        return worst == ExitStatus::Failure ? worst : refuse(QStringLiteral("no puzzle to print"));
    worst = worse(worst, checkAll(*settings, puzzles.sources, settings->print.code));
    book->perPage = settings->perPage;
    PrintJob job = settings->print;
    job.sections = sectionsOf(*book, byChapter(std::move(puzzles)));
    return worse(worst, writePages(*settings, std::move(job)));
}

} // namespace sudoku::cli
