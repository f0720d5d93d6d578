#include "app/cli/answers/answers.h"
#include "app/cli/answers/fillingin.h"
#include "app/cli/answers/sharing.h"
#include "app/cli/answers/transforming.h"
#include "app/cli/answers/writing.h"
#include "app/cli/options/convertoptions.h"
#include "app/cli/options/names.h"
#include "app/cli/options/proposal.h"
#include "app/cli/run/batch.h"
#include "app/cli/run/console.h"
#include "app/cli/run/report.h"
#include "app/cli/run/workers.h"

#include <algorithm>
#include <array>

namespace sudoku::cli {
namespace {

/// Returns whether a part of \a puzzle could not be read.
bool hasLeftOut(const TextPuzzle &puzzle)
{
    return std::ranges::any_of(puzzle.remarks, [](const Remark &remark) { return isLeftOut(remark.code); });
}

Answer converted(Worker &worker, const InputPuzzle &asked, TextPuzzle puzzle)
{
    const Settings &settings = worker.settings;
    const auto line = [&asked](const std::string &what) {
        return messageAt(asked.file, asked.line, 1, what);
    };
    QStringList sentences;
    if (settings.fillsIn) {
        const auto filled = fillInNumbers(puzzle.board, worker);
        if (!filled)
            return notWritten(settings, report(settings, asked, puzzle, filled.error()));
        sentences += *filled;
    }
    std::string notes = remarkNotes(asked, puzzle);
    const auto result = transformed(settings, puzzle.board, worker.limit.restart());
    if (!result)
        return notWritten(settings, asked, notes, result.error().toStdString());
    const Board &board = result->board;
    const auto number = static_cast<int>(asked.number);
    if (const std::string reason = misfit(settings, board, number); !reason.empty())
        return notWritten(settings, asked, notes, "not written: " + reason);
    const Shared shown = shared(board, worker);
    sentences += result->notes;
    if (!shown.note.empty())
        sentences += QString::fromStdString(shown.note);
    for (const QString &sentence : std::as_const(sentences))
        notes += line("note: " + sentence.toStdString());
    if (const std::string note = noteOnLosses(settings, board); !note.empty())
        notes += line(note);
    if (settings.isStrict && (hasLeftOut(puzzle) || result->losesMembers || losesSomething(settings, board)))
        return notWritten(settings, asked, notes, "not written: something would be lost");
    return {.text = writtenText(settings, shown.board, number), .notes = std::move(notes)};
}

Answer converted(Worker &worker, const InputPuzzle &asked)
{
    const Settings &settings = worker.settings;
    return std::visit(
        Overloaded{
            [&](const TextPuzzle &puzzle) { return converted(worker, asked, puzzle); },
            [&](const TextError &error) { return notWritten(settings, report(settings, asked, error)); },
            [&](const FileError &error) { return report(asked, error); },
        },
        asked.content);
}

ExitStatus runConvert(const Settings &settings)
{
    if (!settings.isFormatChosen)
        return refuse(QStringLiteral("'convert' needs --to NAME; the names are: %1")
                          .arg(idsOf(writtenFormatNames()).join(QStringLiteral(", "))));
    if (settings.exporter && !writeOutput(settings.exporter->begin))
        return ExitStatus::Failure;
    PuzzleInput input(settings);
    const TaskSource source = [&]() -> std::optional<Task> {
        std::optional<InputPuzzle> puzzle = input.next();
        if (!puzzle)
            return {};
        return [puzzle = std::move(*puzzle)](Worker &worker) { return converted(worker, puzzle); };
    };
    const ExitStatus status = answerTasks(settings, source, {.total = countPuzzles(settings)});
    const bool isWhole = !settings.exporter || writeOutput(settings.exporter->end);
    return isWhole ? status : ExitStatus::Failure;
}

constexpr std::array convertOptions{
    &option::to,      &option::strict,  &option::fillIn, &option::transform, &option::seed,
    &option::symbols, &option::variant, &option::boxes,  &option::timeLimit, &option::threads,
};

} // namespace

const Command convertCommand{
    .name = "convert",
    .help = "write puzzles in another format, with entries and pencil marks if the format can hold them",
    .answers = "the puzzle; standard error says what other programs will not see of it, and what is lost. "
               "With --fill-in and clues without a number: none or multiple (exit status 1) where there is "
               "no solution to take them from, or several; undecided, if the time limit comes first. A link "
               "of f-puzzles or SudokuPad states the solution, if there is one and it is found within two "
               "seconds, and the rules in words",
    .options = convertOptions,
    .run = runConvert,
    .entryUse = EntryUse::Kept,
};

} // namespace sudoku::cli
