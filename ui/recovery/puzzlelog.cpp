#include "ui/recovery/puzzlelog.h"

#include "ui/recovery/puzzlejson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace sudoku {
namespace {

QByteArray line(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

QJsonArray array(const std::vector<int> &numbers)
{
    QJsonArray array;
    for (const int number : numbers)
        array.append(number);
    return array;
}

/// Reads a log. Refuses each line that cannot be right.
class Replay
{
public:
    bool add(const QJsonObject &object)
    {
        if (object.contains("request")) {
            m_request = readRequest(object["request"].toObject());
            return m_request.has_value();
        }
        if (object.contains("puzzle"))
            return addPuzzle(object["puzzle"].toObject());
        if (object.contains("section"))
            rows.emplace_back();
        else if (object.contains("cleared"))
            rows.clear();
        else if (object.contains("removed"))
            return remove(object["removed"].toArray());
        else
            return object.contains("taken") && take(object["taken"].toArray());
        return true;
    }

    std::vector<GeneratedRow> rows;

private:
    bool addPuzzle(const QJsonObject &object)
    {
        auto made = m_request ? readMadePuzzle(object, *m_request) : std::nullopt;
        if (!made || rows.empty()) // a section begins with a heading
            return false;
        rows.push_back(std::move(made));
        return true;
    }

    bool remove(const QJsonArray &range)
    {
        const int first = range[0].toInt(-1);
        const int last = range[1].toInt(-1);
        if (first < 0 || last < first || last >= static_cast<int>(rows.size()))
            return false;
        rows.erase(rows.begin() + first, rows.begin() + last + 1);
        return true;
    }

    bool take(const QJsonArray &taken)
    {
        for (const auto &value : taken) {
            const int row = value.toInt(-1);
            if (row < 0 || row >= static_cast<int>(rows.size()) || !rows[row])
                return false;
            rows[row]->isTaken = true;
        }
        return true;
    }

    std::optional<GenerateRequest> m_request;
};

/// Removes headings without puzzles.
void dropEmptySections(std::vector<GeneratedRow> &rows)
{
    std::vector<GeneratedRow> kept;
    for (GeneratedRow &row : rows) {
        if (!row && !kept.empty() && !kept.back())
            continue;
        kept.push_back(std::move(row));
    }
    if (!kept.empty() && !kept.back())
        kept.pop_back();
    rows = std::move(kept);
}

} // namespace

QByteArray PuzzleLogWriter::lines(const std::vector<PuzzleLogEntry> &entries)
{
    QByteArray text;
    for (const PuzzleLogEntry &entry : entries)
        if (const auto *row = std::get_if<GeneratedRow>(&entry))
            text += rowLines(*row);
        else if (const auto *removed = std::get_if<RowsRemoved>(&entry))
            text += line({{"removed", array({removed->first, removed->last})}});
        else if (const auto *taken = std::get_if<RowsTaken>(&entry))
            text += line({{"taken", array(taken->rows)}});
        else {
            m_request.reset();
            text += line({{"cleared", true}});
        }
    return text;
}

QByteArray PuzzleLogWriter::rowLines(const GeneratedRow &row)
{
    if (!row)
        return line({{"section", true}});
    QByteArray text;
    GenerateRequest request = row->request;
    request.seed = 0;
    if (m_request != request) {
        text = line({{"request", jsonOf(request)}});
        m_request = std::move(request);
    }
    return text + line({{"puzzle", jsonOf(*row)}});
}

PuzzleLog readPuzzleLog(const QByteArray &text)
{
    Replay replay;
    bool isWhole = true;
    qsizetype begin = 0;
    for (qsizetype end = text.indexOf('\n'); isWhole && end >= 0; end = text.indexOf('\n', begin)) {
        isWhole = replay.add(QJsonDocument::fromJson(text.mid(begin, end - begin)).object());
        begin = end + 1;
    }
    dropEmptySections(replay.rows);
    return {std::move(replay.rows), isWhole};
}

} // namespace sudoku
