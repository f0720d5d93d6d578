#include "ui/files/recovery/unsavedwork.h"

#include "core/formats/formats.h"
#include "core/formats/text/format.h"
#include "ui/files/recovery/puzzlelog.h"
#include "ui/text/qtjson.h"

namespace sudoku {
namespace {

constexpr auto beginning = "# recovery ";
constexpr int version = 1;

nlohmann::json headerOf(const UnsavedWork &work)
{
    nlohmann::json header{
        {"version", version},
        {"time", work.time.toUTC().toString(Qt::ISODate)},
        {"isModified", work.isModified},
        {"typesGivens", work.typesGivens},
        {"file", work.filePath},
        {"format", work.formatId},
        {"fingerprint", work.fingerprint.text()},
        {"list", work.listPath},
        {"row", work.listRow},
        {"seconds", work.solvingTime.count()},
        {"puzzles", work.puzzleCount},
        {"unsavedPuzzles", work.unsavedPuzzleCount},
        {"level", work.level},
    };
    if (work.listChanges)
        header["listChanges"] = jsonOf(*work.listChanges);
    return header;
}

void readHeader(const nlohmann::json &header, UnsavedWork &work)
{
    const auto number = [&header](const char *name, int otherwise) {
        return json::number(json::member(header, name)).value_or(otherwise);
    };
    work.time = QDateTime::fromString(json::string(header, "time"), Qt::ISODate).toLocalTime();
    work.isModified = json::flag(header, "isModified", true);
    work.typesGivens = json::flag(header, "typesGivens", true);
    work.filePath = json::string(header, "file");
    work.formatId = json::text(json::member(header, "format"));
    work.fingerprint = FileFingerprint::fromText(json::string(header, "fingerprint").toLatin1());
    work.listPath = json::string(header, "list");
    work.listRow = number("row", -1);
    work.listChanges = readArrangement(json::member(header, "listChanges"));
    work.solvingTime = std::chrono::seconds(std::max(0, number("seconds", 0)));
    work.puzzleCount = std::max(0, number("puzzles", 0));
    work.unsavedPuzzleCount = std::max(0, number("unsavedPuzzles", 0));
    work.level = json::text(json::member(header, "level"));
}

} // namespace

QByteArray textOf(const UnsavedWork &work)
{
    return QByteArray::fromStdString(beginning + json::line(headerOf(work))
                                     + ownFormat().write(work.board, symbolSets().front()));
}

std::optional<UnsavedWork> readUnsavedWork(const QByteArray &text)
{
    const qsizetype end = text.indexOf('\n');
    if (!text.startsWith(beginning) || end < 0)
        return {};
    const qsizetype begin = QByteArrayView(beginning).size();
    const nlohmann::json header = json::parse(text.mid(begin, end - begin));
    if (json::number(json::member(header, "version")) != version)
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
