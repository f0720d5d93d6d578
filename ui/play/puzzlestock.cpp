#include "ui/play/puzzlestock.h"

#include "core/formats/formats.h"
#include "core/formats/text/format.h"
#include "ui/files/recovery/privatefolder.h"
#include "ui/play/playkinds.h"
#include "ui/text/readfile.h"
#include "ui/text/savefile.h"

#include <QDir>
#include <QFile>
#include <QStringList>
#include <QUuid>

namespace sudoku {
namespace {

constexpr qint64 maxPuzzleBytes = 1'000'000;

std::optional<Board> readBoard(const QString &path)
{
    const auto text = readFile(path, maxPuzzleBytes);
    if (!text)
        return {};
    const TextResult read =
        ownFormat().read(std::string_view(text->constData(), static_cast<std::size_t>(text->size())), {});
    return read ? std::optional(read->board) : std::nullopt;
}

} // namespace

QStringList PuzzleStock::pathsOf(const PlayKind &kind) const
{
    const QDir folder(m_folder);
    QStringList paths;
    for (const QString &name : folder.entryList({QString::fromStdString(kind.id) + QStringLiteral("-*.json")},
                                                QDir::Files | QDir::NoSymLinks))
        paths += folder.filePath(name);
    return paths;
}

int PuzzleStock::count(const PlayKind &kind) const
{
    return static_cast<int>(pathsOf(kind).size());
}

const PlayKind *PuzzleStock::scarcest(const PlayKind *last) const
{
    const PlayKind *scarcest = nullptr;
    int fewest = maxOfKind;
    for (const PlayKind &kind : playKinds()) {
        if (!kind.isMadeAhead && &kind != last)
            continue;
        if (const int found = count(kind); found < fewest) {
            scarcest = &kind;
            fewest = found;
        }
    }
    return scarcest;
}

bool PuzzleStock::add(const PlayKind &kind, const Board &board) const
{
    makePrivateFolder(m_folder);
    const QString name = QString::fromStdString(kind.id) + u'-'
                         + QUuid::createUuid().toString(QUuid::WithoutBraces) + QStringLiteral(".json");
    return !saveFile(QDir(m_folder).filePath(name),
                     QByteArray::fromStdString(ownFormat().write(board, symbolSets().front())));
}

std::optional<Board> PuzzleStock::take(const PlayKind &kind) const
{
    for (const QString &path : pathsOf(kind)) {
        const auto board = readBoard(path);
        const bool isOwn = QFile::remove(path); // otherwise another program has just taken it
        if (board && isOwn)
            return board;
    }
    return {};
}

} // namespace sudoku
