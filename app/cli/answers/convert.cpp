#include "app/cli/answers/answers.h"
#include "app/cli/answers/fillingin.h"
#include "app/cli/answers/sharing.h"
#include "app/cli/answers/transforming.h"
#include "app/cli/options/proposal.h"
#include "app/cli/run/batch.h"
#include "app/cli/run/console.h"
#include "app/cli/run/report.h"
#include "app/cli/run/workers.h"
#include "core/formats/formats.h"

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

/// Returns the answer "error" with \a messages, whole lines.
Answer refused(const Settings &settings, const std::string &messages)
{
    return {.status = ExitStatus::Failure, .text = withSeparator(settings, "error\n"), .message = messages};
}

Answer converted(Worker &worker, const InputPuzzle &asked, TextPuzzle puzzle)
{
    const Settings &settings = worker.settings;
    const Format &format = *settings.format;
    const auto message = [&asked](const QString &what) {
        return messageAt(asked.file, asked.line, 1, what.toStdString());
    };
    QStringList sentences;
    if (settings.fillsIn) {
        const auto filled = fillInNumbers(puzzle.board, worker);
        if (!filled)
            return report(settings, asked, puzzle, filled.error());
        sentences += *filled;
    }
    std::string notes = remarkNotes(asked, puzzle);
    const auto result = transformed(settings, puzzle.board, worker.limit.restart());
    if (!result)
        return refused(settings, notes + message(result.error()));
    sentences += result->notes;
    const Shared shown = shared(result->board, worker);
    if (!shown.note.empty())
        sentences += QString::fromStdString(shown.note);
    for (const QString &sentence : std::as_const(sentences))
        notes += message(QStringLiteral("note: ") + sentence);
    if (const std::string note = lossNote(format, result->board); !note.empty())
        notes += messageAt(asked.file, asked.line, 1, note);
    if (settings.isStrict && (result->losesMembers || losesSomething(format, result->board, puzzle.remarks)))
        return refused(settings, notes + message(QStringLiteral("not written: something would be lost")));
    return {.text = withSeparator(settings, format.write(shown.board, *settings.symbols)),
            .notes = std::move(notes)};
}

Answer converted(Worker &worker, const InputPuzzle &asked)
{
    const Settings &settings = worker.settings;
    return std::visit(Overloaded{
                          [&](const TextPuzzle &puzzle) { return converted(worker, asked, puzzle); },
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
               "them from, or several; undecided, if the time limit comes first. A link of f-puzzles or "
               "SudokuPad states the solution, if there is one and it is found within two seconds, and the "
               "rules in words",
    .options = convertOptions,
    .run = runConvert,
    .entryUse = EntryUse::Kept,
};

} // namespace sudoku::cli
