#include "ui/files/recovery/puzzlelog.h"

#include "core/formats/puzzleplaces.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <optional>
#include <utility>

namespace sudoku {
namespace {

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

QByteArray lineOf(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
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
            return remove(object["removed"][0].toInt(-1), object["removed"][1].toInt(-1));
        if (object.contains("moved"))
            return move(object["moved"][0].toInt(-1), object["moved"][1].toInt(-1));
        if (object.contains("safe"))
            return makeSafe(object["safe"].toArray());
        if (object.contains("left"))
            return leave(object["row"].toInt(-1), readLeft(object["left"].toObject()));
        if (!object.contains("cleared")) // an earlier version of the program wrote it
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
    QJsonObject object{{"puzzle", QString::fromStdString(puzzle.text)},
                       {"row", row},
                       {"remark", puzzle.remark},
                       {"isSafe", puzzle.isSafe}};
    if (puzzle.left)
        object["left"] = jsonOf(*puzzle.left);
    return lineOf(object);
}

QByteArray removedLine(int first, int last)
{
    return lineOf({{"removed", QJsonArray{first, last}}});
}

QByteArray movedLine(int from, int to)
{
    return lineOf({{"moved", QJsonArray{from, to}}});
}

QByteArray safeLine(const std::vector<int> &rows)
{
    QJsonArray array;
    for (const int row : rows)
        array.append(row);
    return lineOf({{"safe", array}});
}

QByteArray leftLine(int row, const LeftPuzzle &left)
{
    return lineOf({{"left", jsonOf(left)}, {"row", row}});
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
