#include "app/cli/answers/answers.h"
#include "app/cli/answers/transforming.h"
#include "app/cli/options/proposal.h"
#include "app/cli/run/batch.h"
#include "app/cli/run/console.h"
#include "app/cli/run/report.h"
#include "app/cli/run/workers.h"
#include "core/analyse/fillin.h"
#include "core/formats/formats.h"
#include "core/rules/violations.h"
#include "core/solve/solve.h"
#include "ui/text/words.h"

#include <algorithm>
#include <array>

namespace sudoku::cli {
namespace {

/// Returns whether a part of a puzzle could not be read, by its \a remarks, or if a part of \a board cannot
/// be written for other programs.
bool losesSomething(const Format &format, const Board &board, const std::vector<Remark> &remarks)
{
    return !format.lossesOf(board).empty()
           || std::ranges::any_of(remarks, [](const Remark &remark) { return isLeftOut(remark.code); });
}

/// Looks for the solution from which open clues take their numbers: digits that fill the board, the only one,
/// or one that a seed finds. Without one, the finding has a verdict.
Finding findSolution(const Settings &settings, const Board &board, const std::stop_token &stop)
{
    Finding found{.status = ExitStatus::AsAsked, .verdict = {}, .grid = board.digits()};
    if (isSolution(board.puzzle, *found.grid))
        return found;
    if (settings.choosesSeed) {
        SolveResult solved = solve(board.puzzle, settings.solve, stop);
        Finding failed = findingOf(solved.outcome, {});
        found.grid = std::move(solved.solution);
        return solved.outcome == Outcome::Solved ? found : failed;
    }
    CheckResult checked = check(board.puzzle, settings.anyWay(), stop);
    if (checked.verdict != Uniqueness::Unique) {
        found = findingOf(checked.verdict);
        if (checked.verdict == Uniqueness::Multiple)
            found.problem = "not filled in, because there are several solutions: --seed N takes one of them";
        return found;
    }
    found.grid = std::move(checked.solutions.front());
    return found;
}

/// Returns a note on clues that no number fits, or an empty text.
std::string unfittedNote(const InputPuzzle &asked, const FilledIn &filled)
{
    QStringList names;
    for (const int index : filled.unfitted)
        names += sourceText(filled.puzzle, ConstraintIndex{index});
    if (names.isEmpty())
        return {};
    const QString note = QStringLiteral("note: no number fits the solution: %1").arg(names.join(u", "));
    return messageAt(asked.file, asked.line, 1, note.toStdString());
}

/// Returns the answer "error" with \a messages, whole lines.
Answer refused(const Settings &settings, const std::string &messages)
{
    return {.status = ExitStatus::Failure, .text = withSeparator(settings, "error\n"), .message = messages};
}

Answer converted(const Settings &settings, const InputPuzzle &asked, const TextPuzzle &puzzle,
                 const std::stop_token &stop)
{
    const auto message = [&asked](const QString &what) {
        return messageAt(asked.file, asked.line, 1, what.toStdString());
    };
    const auto result = transformed(settings, puzzle.board, stop);
    std::string notes = remarkNotes(asked, puzzle);
    if (!result)
        return refused(settings, notes + message(result.error()));
    for (const QString &note : result->notes)
        notes += message(QStringLiteral("note: ") + note);
    const Board &board = result->board;
    if (const std::string note = lossNote(*settings.format, board); !note.empty())
        notes += messageAt(asked.file, asked.line, 1, note);
    const bool isLoss = result->losesMembers || losesSomething(*settings.format, board, puzzle.remarks);
    if (settings.isStrict && isLoss)
        return refused(settings, notes + message(QStringLiteral("not written: something would be lost")));
    return {.text = withSeparator(settings, settings.format->write(board, *settings.symbols)),
            .notes = std::move(notes)};
}

/// Does the same with the numbers of open clues.
Answer convertedFilled(const Settings &settings, const InputPuzzle &asked, TextPuzzle puzzle,
                       const std::stop_token &stop)
{
    const std::vector<int> clues = openClues(puzzle.board.puzzle);
    if (clues.empty())
        return converted(settings, asked, puzzle, stop);
    const Finding found = findSolution(settings, puzzle.board, stop);
    if (!found.grid)
        return report(settings, asked, puzzle, found);
    const FilledIn filled = fillIn(puzzle.board.puzzle, clues, *found.grid);
    puzzle.board.puzzle = filled.puzzle;
    Answer answer = converted(settings, asked, puzzle, stop);
    answer.notes += unfittedNote(asked, filled);
    return answer;
}

Answer converted(Worker &worker, const InputPuzzle &asked)
{
    const Settings &settings = worker.settings;
    return std::visit(Overloaded{
                          [&](const TextPuzzle &puzzle) {
                              const std::stop_token stop = worker.limit.restart();
                              return settings.fillsIn ? convertedFilled(settings, asked, puzzle, stop)
                                                      : converted(settings, asked, puzzle, stop);
                          },
                          [&](const TextError &error) { return report(settings, asked, error); },
                          [&](const FileError &error) { return report(asked, error); },
                      },
                      asked.content);
}

ExitStatus runConvert(const Settings &settings)
{
    if (!settings.isFormatChosen)
        return refuse(QStringLiteral("'convert' needs --to NAME; the names are: %1")
                          .arg(idsOf(formats()).join(QStringLiteral(", "))));
    PuzzleInput input(settings);
    const TaskSource source = [&]() -> std::optional<Task> {
        std::optional<InputPuzzle> puzzle = input.next();
        if (!puzzle)
            return {};
        return [puzzle = std::move(*puzzle)](Worker &worker) { return converted(worker, puzzle); };
    };
    return answerTasks(settings, source, {.total = countPuzzles(settings)});
}

constexpr std::array convertOptions{
    &option::to,      &option::strict,  &option::fillIn, &option::transform, &option::seed,
    &option::symbols, &option::variant, &option::boxes,  &option::timeLimit, &option::threads,
};

} // namespace

const Command convertCommand{
    .name = "convert",
    .help = "write puzzles in another format, with entries and pencil marks if the format can hold them",
    .answers = "the puzzle; standard error says what other programs will not see of it. With --fill-in and "
               "clues without a number: none or multiple (exit status 1) where there is no solution to take "
               "them from, or several; undecided, if the time limit comes first",
    .options = convertOptions,
    .run = runConvert,
    .entryUse = EntryUse::Kept,
};

} // namespace sudoku::cli
