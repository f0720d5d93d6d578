#include "app/cli/answers/answers.h"
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

/// Returns whether a part of \a puzzle could not be read, or cannot be written for other programs.
bool losesSomething(const Format &format, const TextPuzzle &puzzle)
{
    return !format.lossesOf(puzzle.board).empty()
           || std::ranges::any_of(puzzle.remarks,
                                  [](const Remark &remark) { return isLeftOut(remark.code); });
}

Answer converted(const Settings &settings, const InputPuzzle &asked, const TextPuzzle &puzzle)
{
    std::string notes = remarkNotes(asked, puzzle);
    if (const std::string note = lossNote(*settings.format, puzzle.board); !note.empty())
        notes += messageAt(asked.file, asked.line, 1, note);
    if (settings.isStrict && losesSomething(*settings.format, puzzle))
        return {.status = ExitStatus::Failure,
                .text = withSeparator(settings, "error\n"),
                .message =
                    notes + messageAt(asked.file, asked.line, 1, "not written: something would be lost")};
    return {.text = withSeparator(settings, settings.format->write(puzzle.board, *settings.symbols)),
            .notes = std::move(notes)};
}

Answer converted(const Settings &settings, const InputPuzzle &asked)
{
    return std::visit(Overloaded{
                          [&](const TextPuzzle &puzzle) { return converted(settings, asked, puzzle); },
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
        return [&settings, puzzle = std::move(*puzzle)](Worker &) { return converted(settings, puzzle); };
    };
    return answerTasks(settings, source, {.total = countPuzzles(settings)});
}

constexpr std::array convertOptions{
    &option::to, &option::strict, &option::symbols, &option::variant, &option::boxes, &option::threads,
};

} // namespace

const Command convertCommand{
    .name = "convert",
    .help = "write puzzles in another format, with entries and pencil marks if the format can hold them",
    .answers = "the puzzle; standard error says what other programs will not see of it",
    .options = convertOptions,
    .run = runConvert,
    .entryUse = EntryUse::Kept,
};

} // namespace sudoku::cli
