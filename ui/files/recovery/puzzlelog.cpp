#include "ui/files/recovery/puzzlelog.h"

#include "core/formats/puzzleplaces.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <optional>
#include <utility>

namespace sudoku {
namespace {

QJsonArray array(const std::vector<int> &numbers)
{
    QJsonArray array;
    for (const int number : numbers)
        array.append(number);
    return array;
}

QJsonObject jsonOf(const LeftPuzzle &left)
{
    return {{"state", static_cast<int>(left.state)}, {"board", QString::fromUtf8(left.text)}};
}

std::optional<LeftPuzzle> readLeft(const QJsonObject &object)
{
    const int state = object["state"].toInt(-1);
    if (state < 0 || state > static_cast<int>(PuzzleState::Solved) || !object["board"].isString())
        return {};
    return LeftPuzzle{static_cast<PuzzleState>(state), object["board"].toString().toUtf8()};
}

QJsonObject jsonOf(const PuzzleLogEntry &entry)
{
    if (const auto *added = std::get_if<RowAdded>(&entry)) {
        const ListedPuzzle &puzzle = added->puzzle;
        QJsonObject object{{"puzzle", QString::fromStdString(puzzle.text)},
                           {"row", added->row},
                           {"remark", puzzle.remark},
                           {"isSafe", puzzle.isSafe}};
        if (puzzle.left)
            object["left"] = jsonOf(*puzzle.left);
        return object;
    }
    if (const auto *removed = std::get_if<RowsRemoved>(&entry))
        return {{"removed", array({removed->first, removed->last})}};
    if (const auto *moved = std::get_if<RowMoved>(&entry))
        return {{"moved", array({moved->from, moved->to})}};
    if (const auto *safe = std::get_if<RowsSafe>(&entry))
        return {{"safe", array(safe->rows)}};
    if (const auto *left = std::get_if<RowLeft>(&entry))
        return {{"left", jsonOf(left->left)}, {"row", left->row}};
    return {{"cleared", true}};
}

/// Reads a log. Refuses each line that cannot be right.
class Replay
{
public:
    bool add(const QJsonObject &object)
    {
        if (object.contains("puzzle"))
            return addPuzzle(object);
        if (object.contains("removed"))
            return remove(object["removed"].toArray());
        if (object.contains("moved"))
            return move(object["moved"].toArray());
        if (object.contains("safe"))
            return makeSafe(object["safe"].toArray());
        if (object.contains("left"))
            return leave(object);
        if (!object.contains("cleared"))
            return false;
        puzzles.clear();
        return true;
    }

    std::vector<ListedPuzzle> puzzles;

private:
    bool isRow(int row) const { return row >= 0 && row < static_cast<int>(puzzles.size()); }

    bool addPuzzle(const QJsonObject &object)
    {
        const int row = object["row"].toInt(-1);
        ListedPuzzle puzzle{.text = object["puzzle"].toString().toStdString(),
                            .remark = object["remark"].toString(),
                            .isSafe = object["isSafe"].toBool(),
                            .left = readLeft(object["left"].toObject())};
        if (row < 0 || row > static_cast<int>(puzzles.size())
            || !readPuzzleAt(puzzle.text, {0, puzzle.text.size()}))
            return false;
        puzzles.insert(puzzles.begin() + row, std::move(puzzle));
        return true;
    }

    bool remove(const QJsonArray &range)
    {
        const int first = range[0].toInt(-1);
        const int last = range[1].toInt(-1);
        if (!isRow(first) || !isRow(last) || last < first)
            return false;
        puzzles.erase(puzzles.begin() + first, puzzles.begin() + last + 1);
        return true;
    }

    bool move(const QJsonArray &rows)
    {
        const int from = rows[0].toInt(-1);
        const int to = rows[1].toInt(-1);
        if (!isRow(from) || !isRow(to))
            return false;
        ListedPuzzle puzzle = std::move(puzzles[from]);
        puzzles.erase(puzzles.begin() + from);
        puzzles.insert(puzzles.begin() + to, std::move(puzzle));
        return true;
    }

    bool makeSafe(const QJsonArray &rows)
    {
        for (const auto &value : rows) {
            const int row = value.toInt(-1);
            if (!isRow(row))
                return false;
            puzzles[row].isSafe = true;
        }
        return true;
    }

    bool leave(const QJsonObject &object)
    {
        const int row = object["row"].toInt(-1);
        const auto left = readLeft(object["left"].toObject());
        if (!isRow(row) || !left)
            return false;
        puzzles[row].left = left;
        puzzles[row].isSafe = false;
        return true;
    }
};

} // namespace

QByteArray logLines(const std::vector<PuzzleLogEntry> &entries)
{
    QByteArray text;
    for (const PuzzleLogEntry &entry : entries)
        text += QJsonDocument(jsonOf(entry)).toJson(QJsonDocument::Compact) + '\n';
    return text;
}

PuzzleLog readPuzzleLog(const QByteArray &text)
{
    Replay replay;
    qsizetype begin = 0;
    for (qsizetype end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', begin)) {
        if (!replay.add(QJsonDocument::fromJson(text.mid(begin, end - begin)).object()))
            return {std::move(replay.puzzles), false};
        begin = end + 1;
    }
    return {std::move(replay.puzzles), true};
}

} // namespace sudoku
