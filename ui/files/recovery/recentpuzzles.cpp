#include "ui/files/recovery/recentpuzzles.h"

#include "core/formats/formats.h"
#include "core/formats/text/format.h"
#include "core/rules/violations.h"
#include "ui/files/recovery/privatefolder.h"
#include "ui/text/readfile.h"
#include "ui/text/savefile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace sudoku {
namespace {

constexpr qint64 maxKeptBytes = 16'000'000;
constexpr qsizetype keyLength = 16;
const QString finishedSign = QStringLiteral("-finished-");
const QString openSign = QStringLiteral("-open-");

/// Returns a text that tells \a puzzle from others, whatever its title.
QString keyOf(const Puzzle &puzzle)
{
    const std::string text = ownFormat().write(Board(puzzle), symbolSets().front());
    const QByteArray bytes = QByteArray::fromStdString(text);
    return QString::fromLatin1(
        QCryptographicHash::hash(bytes, QCryptographicHash::Sha1).toHex().left(keyLength));
}

QString nameOf(const UnsavedWork &work)
{
    const QString time = work.time.toUTC().toString(QStringLiteral("yyyyMMdd'T'HHmmsszzz"));
    return time + (isFinished(work.board) ? finishedSign : openSign) + keyOf(work.board.puzzle)
           + QStringLiteral(".json");
}

bool hasSign(const QString &path, const QString &sign)
{
    return QFileInfo(path).fileName().contains(sign);
}

/// Returns whether \a now has all givens and constraints of \a before, as after drawing and typing on.
bool goesOn(const Puzzle &before, const Puzzle &now)
{
    const auto isThere = [&now](const Constraint &constraint) {
        return std::ranges::find(now.constraints, constraint) != now.constraints.end();
    };
    return before.geometry == now.geometry && hasAll(now.givens, before.givens)
           && std::ranges::all_of(before.constraints, isThere);
}

} // namespace

bool isFinished(const Board &board)
{
    return isSolution(board.puzzle, board.digits());
}

RecentPuzzles::RecentPuzzles(QString folder, QObject *parent) : QObject(parent), m_folder(std::move(folder))
{
}

tl::expected<QString, QString> RecentPuzzles::keep(const UnsavedWork &work, const QString &before)
{
    makePrivateFolder(m_folder);
    const QString path = QDir(m_folder).filePath(nameOf(work));
    const auto earlier = before.isEmpty() || before == path ? std::nullopt : read(before);
    if (const auto error = saveFile(path, textOf(work)))
        return tl::unexpected(*error);
    removeSamePuzzle(path);
    if (earlier && goesOn(earlier->board.puzzle, work.board.puzzle))
        QFile::remove(before);
    removeFinished();
    emit changed();
    return path;
}

void RecentPuzzles::removeSamePuzzle(const QString &kept) const
{
    const QString key = QFileInfo(kept).completeBaseName().right(keyLength);
    for (const QString &path : paths())
        if (path != kept && QFileInfo(path).completeBaseName().endsWith(key))
            QFile::remove(path);
}

/// Removes the oldest finished boards if there are too many boards.
void RecentPuzzles::removeFinished() const
{
    QStringList all = paths();
    for (qsizetype i = all.size() - 1, count = all.size(); i >= 0 && count > maxKept; --i)
        if (hasSign(all[i], finishedSign) && QFile::remove(all[i]))
            --count;
}

QStringList RecentPuzzles::paths() const
{
    const QDir folder(m_folder);
    QStringList paths;
    for (const QString &name : folder.entryList({QStringLiteral("*.json")}, QDir::Files | QDir::NoSymLinks,
                                                QDir::Name | QDir::Reversed))
        paths += folder.filePath(name);
    return paths;
}

std::optional<UnsavedWork> RecentPuzzles::read(const QString &path)
{
    const auto text = readFile(path, maxKeptBytes);
    return text ? readUnsavedWork(*text) : std::nullopt;
}

std::optional<RecentPuzzle> RecentPuzzles::latestUnfinished() const
{
    for (const QString &path : paths())
        if (hasSign(path, openSign))
            if (auto work = read(path))
                return RecentPuzzle{path, *std::move(work)};
    return {};
}

std::optional<QString> RecentPuzzles::find(const Puzzle &puzzle) const
{
    const QString key = keyOf(puzzle);
    for (const QString &path : paths())
        if (QFileInfo(path).completeBaseName().endsWith(key))
            return path;
    return {};
}

std::optional<RemovedPuzzle> RecentPuzzles::remove(const QString &path)
{
    const auto text = readFile(path, maxKeptBytes);
    const bool isRemoved = QFile::remove(path);
    emit changed();
    return text && isRemoved ? std::optional(RemovedPuzzle{path, *text}) : std::nullopt;
}

std::optional<QString> RecentPuzzles::restore(const RemovedPuzzle &removed)
{
    makePrivateFolder(m_folder);
    const std::optional<QString> error = saveFile(removed.path, removed.text);
    emit changed();
    return error;
}

} // namespace sudoku
