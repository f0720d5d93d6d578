#include "ui/files/recovery/leftwork.h"

#include "ui/text/readfile.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

namespace sudoku {
namespace {

constexpr qsizetype maxLeft = 100; // windows; the others wait for another start
constexpr qint64 maxBoardBytes = 16'000'000;
constexpr qint64 maxPuzzleBytes = 500'000'000;

struct LeftWords
{
    Q_DECLARE_TR_FUNCTIONS(LeftWork)
};

QString timeText(const QDateTime &time)
{
    const bool isToday = time.date() == QDate::currentDate();
    return isToday ? QLocale().toString(time.time(), QLocale::ShortFormat)
                   : QLocale().toString(time, QLocale::ShortFormat);
}

QString boardName(const UnsavedWork &work)
{
    return !work.filePath.isEmpty() ? QFileInfo(work.filePath).fileName()
                                    : LeftWords::tr("a board with %1").arg(boardContentsText(work.board));
}

QString listName(const UnsavedWork &work)
{
    return work.listPath.isEmpty() ? LeftWords::tr("a list of puzzles")
                                   : LeftWords::tr("the list %1").arg(QFileInfo(work.listPath).fileName());
}

} // namespace

FoundWork findLeftWork(const QString &folder)
{
    FoundWork found;
    const QDir dir(folder);
    const QStringList boards = dir.entryList({QStringLiteral("*.json")}, QDir::Files | QDir::NoSymLinks,
                                             QDir::Time | QDir::Reversed);
    for (const QString &board : boards.mid(0, maxLeft)) {
        auto files = JournalFiles::claim(dir.filePath(board));
        if (!files)
            continue;
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

std::vector<ListedPuzzle> readLeftPuzzles(const JournalFiles &files)
{
    const auto text = readFile(files.puzzlesPath(), maxPuzzleBytes);
    if (!text)
        return {}; // nothing was generated
    PuzzleLog log = readPuzzleLog(*text);
    if (!log.isWhole)
        QFile::copy(files.puzzlesPath(), files.puzzlesPath() + QStringLiteral(".unreadable"));
    return std::move(log.puzzles);
}

QString foundText(const std::vector<LeftWork> &left)
{
    const UnsavedWork &latest = left.back().work;
    if (left.size() == 1)
        return LeftWords::tr("Unsaved work from %1 was found: %2.")
            .arg(timeText(latest.time), contentsText(latest));
    return LeftWords::tr("Unsaved work of %n window(s) was found, the latest from %1: %2.", nullptr,
                         static_cast<int>(left.size()))
        .arg(timeText(latest.time), contentsText(latest));
}

QString contentsText(const UnsavedWork &work)
{
    QStringList parts;
    if (work.listChanges)
        parts += listName(work);
    if (work.puzzleCount > 0)
        parts += LeftWords::tr("%Ln generated puzzle(s)", nullptr, work.puzzleCount);
    if (work.isModified || parts.isEmpty())
        parts.prepend(boardName(work));
    const QString last = parts.takeLast();
    return parts.isEmpty() ? last : LeftWords::tr("%1 and %2").arg(parts.join(QStringLiteral(", ")), last);
}

} // namespace sudoku
