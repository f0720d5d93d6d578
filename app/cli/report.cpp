#include "app/cli/report.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "app/cli/console.h"
#include "app/cli/names.h"
#include "core/formats/constrainttext.h"
#include "ui/text/errortext.h"
#include "ui/text/words.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr std::string_view lineFormat = "line";

double milliseconds(std::chrono::nanoseconds time)
{
    return std::chrono::duration<double, std::milli>(time).count();
}

QJsonObject statisticsObject(const SolveStatistics &statistics)
{
    return {
        {"variables", statistics.variables},
        {"clauses", statistics.clauses},
        {"decisions", static_cast<qint64>(statistics.sat.decisions)},
        {"conflicts", static_cast<qint64>(statistics.sat.conflicts)},
        {"propagations", static_cast<qint64>(statistics.sat.propagations)},
        {"encodeMilliseconds", milliseconds(statistics.encodeTime)},
        {"solveMilliseconds", milliseconds(statistics.solveTime)},
    };
}

void insertRegions(QJsonObject &object, const Geometry &geometry)
{
    if (const std::optional<BoxShape> boxes = geometry.boxes()) {
        object["boxes"] = QStringLiteral("%1x%2").arg(boxes->rows).arg(boxes->columns);
        return;
    }
    QJsonArray regions;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        regions.append(geometry.regionOf(cell) + 1);
    object["regions"] = regions;
}

QJsonArray variantArray(const Puzzle &puzzle)
{
    QJsonArray array;
    for (const Constraint &constraint : puzzle.constraints)
        array.append(QString::fromStdString(constraintText(puzzle.geometry, constraint)));
    return array;
}

const char *wordOf(Remark::Code code)
{
    switch (code) {
    case Remark::Code::Ignored:
        return "ignored";
    case Remark::Code::Unsupported:
        return "unsupported";
    case Remark::Code::UnknownMember:
        return "unknown member kept";
    case Remark::Code::SwitchedOff:
        return "switched off";
    case Remark::Code::EntriesTaken:
        return "entries taken for givens";
    }
    return "";
}

QJsonArray remarkArray(const std::vector<Remark> &remarks)
{
    QJsonArray array;
    for (const Remark &remark : remarks)
        array.append(QJsonObject{{"code", wordOf(remark.code)},
                                 {"what", QString::fromStdString(remark.what)},
                                 {"count", remark.count}});
    return array;
}

QJsonObject textObject(const Settings &settings, const TextPuzzle &text)
{
    QJsonObject object = puzzleObject(settings, text.board.puzzle);
    object["format"] = toQString(text.formatId);
    object["symbols"] = toQString(text.symbols->id);
    if (!text.note.empty())
        object["note"] = QString::fromStdString(text.note);
    if (!text.remarks.empty())
        object["remarks"] = remarkArray(text.remarks);
    return object;
}

std::string jsonLine(const InputPuzzle &asked, QJsonObject object)
{
    object["file"] = QString::fromStdString(asked.file);
    object["line"] = asked.line;
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString() + '\n';
}

QJsonArray solutionArray(const Settings &settings, const Geometry &geometry,
                         const std::vector<Grid> &solutions)
{
    QJsonArray array;
    for (const Grid &solution : solutions)
        array.append(QString::fromStdString(lineOf(geometry, solution, *settings.symbols)));
    return array;
}

QJsonObject errorObject(int line, int column, const QString &message)
{
    return {{"line", line}, {"column", column}, {"message", message}};
}

FilePlace placeOf(const InputPuzzle &asked, const Finding &finding)
{
    return finding.place.value_or(FilePlace{asked.file, asked.line});
}

std::string jsonText(const Settings &settings, const InputPuzzle &asked, const TextPuzzle &puzzle,
                     const Finding &finding)
{
    QJsonObject object = textObject(settings, puzzle);
    object["verdict"] = toQString(finding.verdict);
    if (finding.solutions)
        object["solutions"] = solutionArray(settings, puzzle.board.puzzle.geometry, *finding.solutions);
    if (finding.statistics)
        object["statistics"] = statisticsObject(*finding.statistics);
    if (finding.status == ExitStatus::Failure) {
        const FilePlace place = placeOf(asked, finding);
        object["error"] = errorObject(place.line, place.column, QString::fromStdString(finding.problem));
    }
    for (auto field = finding.fields.begin(); field != finding.fields.end(); ++field)
        object[field.key()] = field.value();
    return jsonLine(asked, object);
}

std::string gridText(const Settings &settings, Puzzle puzzle, const Grid &grid)
{
    if (settings.format->id == lineFormat)
        return lineOf(puzzle.geometry, grid, *settings.symbols) + '\n';
    puzzle.givens = grid;
    return withSeparator(settings, settings.format->write(Board(std::move(puzzle)), *settings.symbols));
}

std::string plainText(const Settings &settings, const TextPuzzle &puzzle, const Finding &finding)
{
    if (finding.grid)
        return gridText(settings, puzzle.board.puzzle, *finding.grid);
    const std::string text = (finding.text.empty() ? std::string(finding.verdict) : finding.text) + '\n';
    return finding.isGridTheAnswer ? withSeparator(settings, text) : text;
}

std::string jsonErrorText(const InputPuzzle &asked, const TextError &error)
{
    return jsonLine(
        asked, {{"verdict", "error"}, {"error", errorObject(error.line, error.column, errorText(error))}});
}

} // namespace

Answer report(const Settings &settings, const InputPuzzle &asked, const TextPuzzle &puzzle,
              const Finding &finding)
{
    Answer answer{.status = finding.status};
    answer.text =
        settings.isJson ? jsonText(settings, asked, puzzle, finding) : plainText(settings, puzzle, finding);
    answer.message = remarkNotes(asked, puzzle);
    if (!finding.problem.empty())
        answer.message += messageAt(placeOf(asked, finding), finding.problem);
    return answer;
}

Answer report(const Settings &settings, const InputPuzzle &asked, const TextError &error)
{
    Answer answer{.status = ExitStatus::Failure, .message = textMessage(asked, error)};
    if (error.code != TextErrorCode::NoPuzzle)
        answer.text = settings.isJson ? jsonErrorText(asked, error) : "error\n";
    return answer;
}

Answer report(const InputPuzzle &asked, const FileError &error)
{
    return {.status = ExitStatus::Failure, .message = messageAt({asked.file, 0}, error.what)};
}

std::string textMessage(const InputPuzzle &asked, const TextError &error)
{
    return messageAt(asked.file, error.line, error.column, errorText(error).toStdString());
}

std::string remarkNotes(const InputPuzzle &asked, const TextPuzzle &puzzle)
{
    std::string notes;
    for (const Remark &remark : puzzle.remarks)
        notes += messageAt(asked.file, asked.line, 1, "note: " + remarkText(remark).toStdString());
    return notes;
}

QJsonObject puzzleObject(const Settings &settings, const Puzzle &puzzle)
{
    QJsonObject object{
        {"puzzle", QString::fromStdString(lineOf(puzzle.geometry, puzzle.givens, *settings.symbols))},
        {"size", puzzle.geometry.size()},
        {"givens", puzzle.givens.filledCount()},
        {"variants", variantArray(puzzle)},
    };
    insertRegions(object, puzzle.geometry);
    return object;
}

std::string messageAt(const std::string &file, int line, int column, const std::string &what)
{
    const auto place = [](int number) { return std::to_string(std::max(number, 1)); };
    return printable(file) + ':' + place(line) + ':' + place(column) + ": " + printable(what) + '\n';
}

std::string messageAt(const FilePlace &place, const std::string &what)
{
    return place.line == 0 ? printable(place.file) + ": " + printable(what) + '\n'
                           : messageAt(place.file, place.line, place.column, what);
}

std::string withSeparator(const Settings &settings, std::string text)
{
    return settings.format->isOneLine ? std::move(text) : std::move(text) + '\n';
}

std::string lineOf(const Geometry &geometry, const Grid &grid, const SymbolSet &symbols)
{
    Puzzle puzzle(geometry);
    puzzle.givens = grid;
    std::string text = findFormat(lineFormat)->write(Board(std::move(puzzle)), symbols);
    text.erase(text.find_last_not_of('\n') + 1);
    return text.substr(text.rfind('\n') + 1); // directives stand before it
}

} // namespace sudoku
