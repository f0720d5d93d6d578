#include "ui/files/recovery/puzzlelog.h"

#include "core/formats/puzzleplaces.h"

#include <utility>

namespace sudoku {
namespace {

using Json = nlohmann::json;

Json jsonOf(const LeftPuzzle &left)
{
    return {{"state", left.state}, {"board", left.text}};
}

int numberOf(const Json &value)
{
    return json::number(value).value_or(-1);
}

std::optional<LeftPuzzle> readLeft(const Json &object)
{
    const Json &board = json::member(object, "board");
    const int state = numberOf(json::member(object, "state"));
    if (state < 0 || state > static_cast<int>(PuzzleState::Solved) || !board.is_string())
        return {};
    return LeftPuzzle{static_cast<PuzzleState>(state), QByteArray::fromStdString(json::text(board))};
}

Json jsonOf(const ListedPuzzle &puzzle)
{
    Json object{{"puzzle", puzzle.text},
                {"remark", puzzle.remark},
                {"isSafe", puzzle.isSafe},
                {"isOwnText", puzzle.isOwnText}};
    if (puzzle.left)
        object["left"] = jsonOf(*puzzle.left);
    return object;
}

/// Returns nothing if the text is no puzzle.
std::optional<ListedPuzzle> readListed(const Json &object)
{
    ListedPuzzle puzzle{.text = json::text(json::member(object, "puzzle")),
                        .remark = json::string(object, "remark"),
                        .isSafe = json::flag(object, "isSafe"),
                        .isOwnText = json::flag(object, "isOwnText", true),
                        .left = readLeft(json::member(object, "left"))};
    return readPuzzleAt(puzzle.text, {0, puzzle.text.size()}) ? std::optional(std::move(puzzle))
                                                              : std::nullopt;
}

QByteArray lineOf(const Json &object)
{
    return QByteArray::fromStdString(json::line(object));
}

/// Reads a log. Refuses each line that cannot be right.
class Replay
{
public:
    bool add(const Json &object)
    {
        const auto row = [&object](const char *name, std::size_t index) {
            return numberOf(json::element(json::member(object, name), index));
        };
        if (json::has(object, "puzzle"))
            return addPuzzle(object);
        if (json::has(object, "removed"))
            return remove(row("removed", 0), row("removed", 1));
        if (json::has(object, "moved"))
            return move(row("moved", 0), row("moved", 1));
        if (json::has(object, "safe"))
            return makeSafe(json::elements(json::member(object, "safe")));
        if (json::has(object, "left"))
            return leave(numberOf(json::member(object, "row")), readLeft(json::member(object, "left")));
        if (!json::has(object, "cleared")) // an earlier version of the program wrote it
            return false;
        puzzles.clear();
        return true;
    }

    std::vector<ListedPuzzle> puzzles;

private:
    bool isRow(int row) const { return row >= 0 && row < static_cast<int>(puzzles.size()); }

    bool addPuzzle(const Json &object)
    {
        const int row = numberOf(json::member(object, "row"));
        std::optional<ListedPuzzle> puzzle = readListed(object);
        if (row < 0 || row > static_cast<int>(puzzles.size()) || !puzzle)
            return false;
        puzzles.insert(puzzles.begin() + row, *std::move(puzzle));
        return true;
    }

    bool remove(int first, int last)
    {
        if (!isRow(first) || !isRow(last) || last < first)
            return false;
        puzzles.erase(puzzles.begin() + first, puzzles.begin() + last + 1);
        return true;
    }

    bool move(int from, int to)
    {
        if (!isRow(from) || !isRow(to))
            return false;
        ListedPuzzle puzzle = std::move(puzzles[from]);
        puzzles.erase(puzzles.begin() + from);
        puzzles.insert(puzzles.begin() + to, std::move(puzzle));
        return true;
    }

    bool makeSafe(const Json::array_t &rows)
    {
        for (const Json &value : rows) {
            const int row = numberOf(value);
            if (!isRow(row))
                return false;
            puzzles[row].isSafe = true;
        }
        return true;
    }

    bool leave(int row, const std::optional<LeftPuzzle> &left)
    {
        if (!isRow(row) || !left)
            return false;
        puzzles[row].left = left;
        puzzles[row].isSafe = false;
        return true;
    }
};

} // namespace

QByteArray addedLine(int row, const ListedPuzzle &puzzle)
{
    Json object = jsonOf(puzzle);
    object["row"] = row;
    return lineOf(object);
}

QByteArray removedLine(int first, int last)
{
    return lineOf({{"removed", {first, last}}});
}

QByteArray movedLine(int from, int to)
{
    return lineOf({{"moved", {from, to}}});
}

QByteArray safeLine(const std::vector<int> &rows)
{
    return lineOf({{"safe", rows}});
}

QByteArray leftLine(int row, const LeftPuzzle &left)
{
    return lineOf({{"left", jsonOf(left)}, {"row", row}});
}

Json jsonOf(const ListArrangement &arrangement)
{
    Json parts = Json::array();
    for (const auto &part : arrangement.parts)
        if (const auto *rows = std::get_if<FileRows>(&part))
            parts.push_back({rows->first, rows->count});
        else
            parts.push_back(jsonOf(std::get<ListedPuzzle>(part)));
    return {{"fingerprint", arrangement.fingerprint.text()},
            {"rows", arrangement.fileRowCount},
            {"parts", std::move(parts)}};
}

std::optional<ListArrangement> readArrangement(const Json &object)
{
    ListArrangement read{.fingerprint =
                             FileFingerprint::fromText(json::string(object, "fingerprint").toLatin1()),
                         .fileRowCount = numberOf(json::member(object, "rows"))};
    if (read.fileRowCount < 0 || !json::member(object, "parts").is_array())
        return {};
    for (const Json &part : json::elements(json::member(object, "parts")))
        if (part.is_array())
            read.parts.emplace_back(
                FileRows{numberOf(json::element(part, 0)), numberOf(json::element(part, 1))});
        else if (auto puzzle = readListed(part))
            read.parts.emplace_back(*std::move(puzzle));
        else
            return {};
    return read;
}

PuzzleLog readPuzzleLog(const QByteArray &text)
{
    Replay replay;
    qsizetype begin = 0;
    for (qsizetype end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', begin)) {
        if (!replay.add(json::parse(text.mid(begin, end - begin))))
            return {std::move(replay.puzzles), false};
        begin = end + 1;
    }
    return {std::move(replay.puzzles), true};
}

} // namespace sudoku
