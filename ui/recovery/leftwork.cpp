#include "ui/recovery/leftwork.h"

#include "ui/text/readfile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

namespace sudoku {
namespace {

constexpr qint64 maxBoardBytes = 16'000'000;
constexpr qint64 maxPuzzleBytes = 500'000'000;

QString tr(const char *text)
{
    return QCoreApplication::translate("LeftWork", text);
}

QString timeText(const QDateTime &time)
{
    const bool isToday = time.date() == QDate::currentDate();
    return isToday ? QLocale().toString(time.time(), QLocale::ShortFormat)
                   : QLocale().toString(time, QLocale::ShortFormat);
}

QString boardName(const UnsavedWork &work)
{
    const int digits = work.board.digits().filledCount();
    return !work.filePath.isEmpty() ? QFileInfo(work.filePath).fileName()
           : digits == 1            ? tr("a board with 1 digit")
                                    : tr("a board with %1 digits").arg(digits);
}

} // namespace

FoundWork findLeftWork(const QString &folder)
{
    FoundWork found;
    for (auto &files : JournalFiles::claimLeft(folder)) {
        const auto text = readFile(files->boardPath(), maxBoardBytes);
        auto work = text ? readUnsavedWork(*text) : std::nullopt;
        if (!work)
            found.unreadable += files->keepAside();
        else if (work->isAnything())
            found.left.push_back({std::move(files), std::move(*work)});
        else
            files->remove();
    }
    return found;
}

std::vector<GeneratedRow> readLeftPuzzles(const JournalFiles &files)
{
    const auto text = readFile(files.puzzlesPath(), maxPuzzleBytes);
    if (!text)
        return {}; // nothing was generated
    PuzzleLog log = readPuzzleLog(*text);
    if (!log.isWhole)
        QFile::copy(files.puzzlesPath(), files.puzzlesPath() + QStringLiteral(".unreadable"));
    return std::move(log.rows);
}

QString foundText(const std::vector<LeftWork> &left)
{
    const UnsavedWork &latest = left.back().work;
    if (left.size() == 1)
        return tr("Unsaved work from %1 was found: %2.").arg(timeText(latest.time), contentsText(latest));
    return tr("Unsaved work of %1 windows was found, the latest from %2: %3.")
        .arg(left.size())
        .arg(timeText(latest.time), contentsText(latest));
}

QString contentsText(const UnsavedWork &work)
{
    const QString puzzles =
        work.puzzleCount == 1 ? tr("1 generated puzzle") : tr("%L1 generated puzzles").arg(work.puzzleCount);
    if (work.puzzleCount == 0)
        return boardName(work);
    return work.isModified ? tr("%1 and %2").arg(boardName(work), puzzles) : puzzles;
}

} // namespace sudoku
