#include "app/cli/run/report.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "app/cli/options/proposal.h"
#include "app/cli/run/console.h"
#include "core/formats/formats.h"
#include "core/formats/text/constrainttext.h"
#include "ui/text/errortext.h"
#include "ui/text/losstext.h"
#include "ui/text/words.h"

#include <algorithm>

namespace sudoku::cli {
namespace {

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
    case Remark::Code::EntriesNotCounted:
        return "entries not counted";
    case Remark::Code::TextLeftOut:
        return "text";
    case Remark::Code::RowLeftOut:
        return "row";
    case Remark::Code::RegionsLeftOut:
        return "regions";
    case Remark::Code::MarksLeftOut:
        return "marks";
    case Remark::Code::DeletionsLeftOut:
        return "deletions";
    case Remark::Code::EntriesLeftOut:
        return "entries";
    case Remark::Code::ElementLeftOut:
        return "element";
    case Remark::Code::PuzzleLeftOut:
        return "puzzle";
    }
    return "";
}

/// Adds the remarks, and by themselves those on what was left out.
void insertRemarks(QJsonObject &object, const std::vector<Remark> &remarks)
{
    QJsonArray others;
    QJsonArray leftOut;
    for (const Remark &remark : remarks) {
        const bool isElement = remark.code == Remark::Code::ElementLeftOut;
        QJsonObject item{{"code", wordOf(remark.code)},
                         {"what", isElement ? elementText(remark) : QString::fromStdString(remark.what)},
                         {"count", remark.count}};
        if (remark.line > 0)
            item["line"] = remark.line;
        (isLeftOut(remark.code) ? leftOut : others).append(item);
    }
    if (!others.isEmpty())
        object["remarks"] = others;
    if (!leftOut.isEmpty())
        object["leftOut"] = leftOut;
}

QJsonObject textObject(const Settings &settings, const TextPuzzle &text)
{
    QJsonObject object = puzzleObject(settings, text.board.puzzle);
    object["format"] = toQString(text.formatId);
    object["symbols"] = toQString(text.symbols->id);
    if (!text.note.empty())
        object["note"] = QString::fromStdString(text.note);
    insertRemarks(object, text.remarks);
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

/// Returns the puzzle of \a board with \a solution as entries.
Board solved(Board board, const Grid &solution)
{
    board.entries = solution;
    for (Cell cell = 0; cell < solution.cellCount(); ++cell)
        if (board.isGiven(cell))
            board.entries.clear(cell);
    board.cornerMarks.assign(board.cornerMarks.size(), {});
    board.centreMarks.assign(board.centreMarks.size(), {});
    return board;
}

bool hasFormForEntries(const Format &format, const Board &board)
{
    const std::vector<Loss> losses = format.lossesOf(board);
    return std::ranges::find(losses, Loss::What::Entries, &Loss::what) == losses.end();
}

/// Returns the board to write. A solution keeps the givens and everything that is known about the puzzle, if
/// \a format can.
Board boardToWrite(const Format &format, const Board &board, const Grid &grid, bool isSolution)
{
    if (Board result = solved(board, grid); isSolution && hasFormForEntries(format, result))
        return result;
    Board result(board.puzzle);
    result.puzzle.givens = grid;
    if (!isSolution) {
        result.keptMembers = board.keptMembers;
        result.info = board.info;
    }
    return result;
}

std::string gridText(const Settings &settings, const Board &board, const Finding &finding)
{
    const Grid &grid = *finding.grid;
    if (settings.format->isPlainLine && !finding.isGridAPuzzle)
        return lineOf(board.puzzle.geometry, grid, *settings.symbols) + '\n';
    const Board written = boardToWrite(*settings.format, board, grid, finding.solutions.has_value());
    return withSeparator(settings, settings.format->write(written, *settings.symbols));
}

/// Returns a note on the parts of a puzzle, not of its solution, that other programs will not see.
std::string exportNote(const Settings &settings, const TextPuzzle &puzzle, const Finding &finding)
{
    if (!finding.grid || finding.solutions || settings.isJson || settings.format->isPlainLine)
        return {};
    return lossNote(*settings.format, boardToWrite(*settings.format, puzzle.board, *finding.grid, false));
}

std::string plainText(const Settings &settings, const TextPuzzle &puzzle, const Finding &finding)
{
    if (finding.grid)
        return gridText(settings, puzzle.board, finding);
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
    answer.notes = remarkNotes(asked, puzzle);
    if (const std::string note = exportNote(settings, puzzle, finding); !note.empty())
        answer.notes += messageAt(asked.file, asked.line, 1, note);
    for (const std::string &note : finding.notes)
        answer.notes += messageAt(asked.file, asked.line, 1, "note: " + note);
    if (!finding.problem.empty())
        answer.message = messageAt(placeOf(asked, finding), finding.problem);
    return answer;
}

Answer report(const Settings &settings, const InputPuzzle &asked, const TextError &error)
{
    const bool isText = !isNothing(error.code);
    Answer answer{
        .status = ExitStatus::Failure, .message = textMessage(asked, error), .puzzles = isText ? 1 : 0};
    if (isText)
        answer.text = settings.isJson ? jsonErrorText(asked, error) : withSeparator(settings, "error\n");
    return answer;
}

Answer report(const InputPuzzle &asked, const FileError &error)
{
    return {.status = ExitStatus::Failure, .message = messageAt({asked.file, 0}, error.what), .puzzles = 0};
}

std::string textMessage(const InputPuzzle &asked, const TextError &error)
{
    return messageAt(asked.file, error.line, error.column, errorText(error).toStdString());
}

std::string lossNote(const Format &format, const Board &board)
{
    const QString text = lossText(format.lossesOf(board));
    return text.isEmpty() ? std::string() : "note: " + text.toStdString();
}

std::string remarkNotes(const InputPuzzle &asked, const TextPuzzle &puzzle)
{
    std::string notes;
    for (const Remark &remark : puzzle.remarks)
        notes += messageAt(asked.file, remark.line > 0 ? remark.line : asked.line, 1,
                           "note: " + remarkText(remark).toStdString());
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
    std::string text = findFormat("line")->write(Board(std::move(puzzle)), symbols);
    text.erase(text.find_last_not_of('\n') + 1);
    return text.substr(text.rfind('\n') + 1); // directives come before it
}

} // namespace sudoku::cli
