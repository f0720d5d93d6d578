#include "app/cli/run/report.h"

#include "app/cli/options/proposal.h"
#include "app/cli/run/answerjson.h"
#include "app/cli/run/console.h"
#include "app/cli/run/csvcolumns.h"
#include "core/board/regions.h"
#include "ui/text/errortext.h"
#include "ui/text/losstext.h"
#include "ui/text/remarkwords.h"
#include "ui/text/sharedboard.h"

#include <algorithm>

namespace sudoku::cli {
namespace {

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

/// Returns the regions of a solution, if they were unknown, behind \a blank.
std::string regionsText(const Grid &grid, const char *blank)
{
    return grid.regions().empty() ? std::string() : blank + ("regions=" + regionLetters(grid));
}

/// Returns the format that was asked for, or rows if that has no such boards.
const Format &formatFor(const Settings &settings, const Board &board)
{
    return settings.format->fits(board) ? *settings.format : *findFormat("rows");
}

std::string gridText(const Settings &settings, const Board &board, const Finding &finding)
{
    const Grid &grid = *finding.grid;
    if (settings.format->isPlainLine && !finding.isGridAPuzzle)
        return lineOf(board.puzzle.geometry, grid, *settings.symbols) + regionsText(grid, " ") + '\n';
    const Format &format = formatFor(settings, board);
    const Board written = boardToWrite(format, board, grid, finding.solutions.has_value());
    std::string text = format.write(written, *settings.symbols);
    const bool hasRegions = !format.losses && !written.entries.regions().empty();
    if (const std::string regions = hasRegions ? "" : regionsText(grid, ""); !regions.empty())
        text += regions + '\n';
    return withSeparator(settings, std::move(text));
}

/// Returns a note on the parts of a puzzle, not of its solution, that other programs will not see.
std::string exportNote(const Settings &settings, const TextPuzzle &puzzle, const Finding &finding)
{
    if (!finding.grid || settings.isJson)
        return {};
    if (!settings.format->fits(puzzle.board))
        return "note: " + misfitText(*settings.format, puzzle.board.puzzle.geometry).toStdString()
               + ": the answer is in rows";
    if (finding.solutions || settings.format->isPlainLine)
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

std::string answerText(const Settings &settings, const InputPuzzle &asked, const TextPuzzle &puzzle,
                       const Finding &finding)
{
    if (!settings.isJson && !settings.isCsv)
        return plainText(settings, puzzle, finding);
    const Json answer = answerJson(settings, asked, puzzle, finding);
    return settings.isJson ? json::line(answer)
                           : csvAnswer(settings, asked.number, &puzzle.board.puzzle, answer);
}

std::string errorAnswer(const Settings &settings, const InputPuzzle &asked, const TextError &error)
{
    if (settings.isJson)
        return json::line(answerJson(asked, error));
    return settings.isCsv ? csvAnswer(settings, asked.number, nullptr, answerJson(asked, error))
                          : withSeparator(settings, "error\n");
}

} // namespace

Answer report(const Settings &settings, const InputPuzzle &asked, const TextPuzzle &puzzle,
              const Finding &finding)
{
    Answer answer{.status = finding.status};
    answer.notes = remarkNotes(asked, puzzle);
    answer.text = answerText(settings, asked, puzzle, finding);
    if (const std::string note = exportNote(settings, puzzle, finding); !note.empty())
        answer.notes += messageAt(asked.file, asked.line, 1, note);
    const bool isOnly = finding.verdict == "unique" && finding.solutions && finding.solutions->size() == 1;
    if (const QString other =
            isOnly ? otherSolutionText(puzzle.board, finding.solutions->front()) : QString();
        !other.isEmpty())
        answer.notes += messageAt(asked.file, asked.line, 1, "note: " + other.toStdString());
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
        answer.text = errorAnswer(settings, asked, error);
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
                           "note: " + remarkText(remark, puzzle.board.puzzle.geometry.size()).toStdString());
    return notes;
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

} // namespace sudoku::cli
