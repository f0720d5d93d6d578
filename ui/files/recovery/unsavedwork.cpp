#include "ui/files/recovery/unsavedwork.h"

#include "core/formats/formats.h"
#include "core/formats/text/format.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace sudoku {
namespace {

constexpr auto beginning = "# recovery ";
constexpr int version = 1;

QJsonObject headerOf(const UnsavedWork &work)
{
    return {
        {"version", version},
        {"time", work.time.toUTC().toString(Qt::ISODate)},
        {"isModified", work.isModified},
        {"typesGivens", work.typesGivens},
        {"file", work.filePath},
        {"format", QString::fromStdString(work.formatId)},
        {"fingerprint", QString::fromLatin1(work.fingerprint.text())},
        {"list", work.listPath},
        {"row", work.listRow},
        {"seconds", static_cast<qint64>(work.solvingTime.count())},
        {"puzzles", work.puzzleCount},
        {"unsavedPuzzles", work.unsavedPuzzleCount},
    };
}

void readHeader(const QJsonObject &header, UnsavedWork &work)
{
    work.time = QDateTime::fromString(header["time"].toString(), Qt::ISODate).toLocalTime();
    work.isModified = header["isModified"].toBool(true);
    work.typesGivens = header["typesGivens"].toBool(true);
    work.filePath = header["file"].toString();
    work.formatId = header["format"].toString().toStdString();
    work.fingerprint = FileFingerprint::fromText(header["fingerprint"].toString().toLatin1());
    work.listPath = header["list"].toString();
    work.listRow = header["row"].toInt(-1);
    work.solvingTime = std::chrono::seconds(std::max<qint64>(0, header["seconds"].toInteger()));
    work.puzzleCount = std::max(0, header["puzzles"].toInt());
    work.unsavedPuzzleCount = std::max(0, header["unsavedPuzzles"].toInt());
}

} // namespace

QByteArray textOf(const UnsavedWork &work)
{
    return beginning + QJsonDocument(headerOf(work)).toJson(QJsonDocument::Compact) + '\n'
           + QByteArray::fromStdString(ownFormat().write(work.board, symbolSets().front()));
}

std::optional<UnsavedWork> readUnsavedWork(const QByteArray &text)
{
    const qsizetype end = text.indexOf('\n');
    if (!text.startsWith(beginning) || end < 0)
        return {};
    const qsizetype begin = QByteArrayView(beginning).size();
    const QJsonObject header = QJsonDocument::fromJson(text.mid(begin, end - begin)).object();
    if (header["version"].toInt() != version)
        return {};
    const QByteArray board = text.mid(end + 1);
    const TextResult read = ownFormat().read(std::string_view(board.data(), board.size()), {});
    if (!read)
        return {};
    UnsavedWork work{read->board};
    readHeader(header, work);
    return work;
}

} // namespace sudoku
