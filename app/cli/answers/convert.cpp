#include "app/cli/answers/answers.h"
#include "app/cli/answers/fillingin.h"
#include "app/cli/answers/listing.h"
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
#include "core/formats/entrypuzzle.h"
#include "core/hints/levelrating.h"
#include "core/transform/disguisedcopies.h"
#include "ui/text/steptext.h"
#include "ui/text/symbolwords.h"

#include <algorithm>
#include <array>

namespace sudoku::cli {
namespace {

/// Returns whether a part of \a puzzle could not be read.
bool hasLeftOut(const TextPuzzle &puzzle)
{
    return std::ranges::any_of(puzzle.remarks, [](const Remark &remark) { return isLeftOut(remark.code); });
}

/// What happens with the boards of all puzzles.
struct Plan
{
    const Settings &settings;
    PuzzleListing *listing; ///< null if each is written as it comes
};

/// Returns the level and the score of \a board as its file says them, else by rating it; nothing if neither
/// is needed or known.
std::optional<LevelText> levelOf(Worker &worker, const PuzzleListing &listing, const Board &board)
{
    const ListOrder *order = worker.settings.list.order;
    if (!listing.namesLevels() && !(order && order->needsLevel))
        return {};
    const std::optional<LevelText> known = readLevelText(board.info.level);
    if (known && (known->score > 0 || !(order && order->needsScore)))
        return known;
    const std::optional<LevelRating> rating =
        levelRatingIfUnique(board.puzzle, worker.settings.solve.memo, worker.limit.restart());
    if (!rating)
        return known;
    return LevelText{static_cast<int>(rating->level), rating->score.value_or(0)};
}

/// Returns what a list needs to know of \a board, but for its texts.
ListedPuzzle listed(Worker &worker, const PuzzleListing &listing, const Board &converted)
{
    const ListSettings &list = worker.settings.list;
    const Board board = withPuzzleAsGivens(converted);
    ListedPuzzle puzzle{.title = QString::fromStdString(board.info.title).simplified(),
                        .boardSize = board.puzzle.geometry.size()};
    const std::optional<LevelText> level = levelOf(worker, listing, board);
    if (level)
        puzzle.level = levelText(allLevels[level->level]);
    if (list.order)
        puzzle.rank = list.order->rankOf(board.puzzle, level);
    if (list.unique)
        puzzle.key = puzzleKey(board, *list.unique);
    return puzzle;
}

/// Returns the boards to write instead of \a board.
std::vector<Board> copiesOf(const Settings &settings, const Board &board, const InputPuzzle &asked,
                            QStringList &sentences)
{
    const int count = settings.list.isomorphs;
    if (count == 0)
        return {board};
    Random random(seedOf(settings) + static_cast<std::uint64_t>(asked.number));
    std::vector<Board> copies = disguisedCopies(board, count, random);
    if (std::ssize(copies) < count)
        sentences += QStringLiteral("only %1 copies: the shape and the rules allow no more different ones")
                         .arg(copies.size());
    if (const SymbolSet *symbols = board.info.symbols; symbols && symbols->isWord())
        sentences +=
            QStringLiteral("the word %1 cannot be read in copies, whose cells and letters are exchanged")
                .arg(symbolsName(*symbols));
    return copies;
}

/// Returns a function that writes \a board as a puzzle of a file. What has its number in the text keeps the
/// board until then.
std::function<std::string(int)> writerOf(const Settings &settings, const Board &board)
{
    if (settings.exporter)
        return [&settings, board](int number) { return writtenText(settings, board, number); };
    return [text = writtenText(settings, board, 1)](int) { return text; };
}

/// Returns the answer that writes \a boards, which come from \a whole, as the plan says.
Answer written(Worker &worker, const Plan &plan, const InputPuzzle &asked, const Board &whole,
               const std::vector<Board> &boards, std::string notes)
{
    const Settings &settings = worker.settings;
    Answer answer{.notes = std::move(notes)};
    if (!plan.listing) {
        answer.text = writtenText(settings, boards.front(), static_cast<int>(asked.number));
        return answer;
    }
    ListedPuzzle puzzle = listed(worker, *plan.listing, whole);
    for (const Board &board : boards)
        puzzle.texts.push_back(writerOf(settings.exporter ? plan.settings : settings, board));
    answer.handOn = [listing = plan.listing, puzzle = std::move(puzzle)] { return listing->add(puzzle); };
    return answer;
}

Answer converted(Worker &worker, const Plan &plan, const InputPuzzle &asked, TextPuzzle puzzle)
{
    const Settings &settings = worker.settings;
    if (!settings.isFormatChosen && !(worker.settings.format = findFormat(puzzle.formatId))) // as it was
        return notWritten(settings, {.status = ExitStatus::Failure,
                                     .message = messageAt(asked.file, asked.line, 1,
                                                          "not written: name a format with --to")});
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
    const int number =
        plan.listing ? plan.listing->numberInFile(asked.number) : static_cast<int>(asked.number);
    if (const std::string reason = misfit(settings, board, number); !reason.empty())
        return notWritten(settings, asked, notes, "not written: " + reason);
    sentences += result->notes;
    std::vector<Board> boards = copiesOf(settings, board, asked, sentences);
    std::string missing;
    for (Board &each : boards) {
        Shared shown = shared(each, worker);
        each = std::move(shown.board);
        missing = std::move(shown.note);
    }
    if (!missing.empty())
        sentences += QString::fromStdString(missing);
    for (const QString &sentence : std::as_const(sentences))
        notes += line("note: " + sentence.toStdString());
    if (const std::string note = noteOnLosses(settings, board); !note.empty())
        notes += line(note);
    if (settings.isStrict && (hasLeftOut(puzzle) || result->losesMembers || losesSomething(settings, board)))
        return notWritten(settings, asked, notes, "not written: something would be lost");
    return written(worker, plan, asked, board, boards, std::move(notes));
}

Answer converted(Worker &worker, const Plan &plan, const InputPuzzle &asked)
{
    const Settings &settings = worker.settings;
    return std::visit(
        Overloaded{
            [&](const TextPuzzle &puzzle) { return converted(worker, plan, asked, puzzle); },
            [&](const TextError &error) { return notWritten(settings, report(settings, asked, error)); },
            [&](const FileError &error) { return report(asked, error); },
        },
        asked.content);
}

/// Converts all puzzles, each on a thread.
ExitStatus convertAll(const Plan &plan)
{
    PuzzleInput input(plan.settings);
    const bool isHeld = plan.listing && plan.listing->isHeld();
    const TaskSource source = [&]() -> std::optional<Task> {
        std::optional<InputPuzzle> puzzle = input.next();
        if (!puzzle)
            return {};
        return [&plan, isHeld, puzzle = std::move(*puzzle)](Worker &worker) {
            Answer answer = converted(worker, plan, puzzle);
            if (isHeld) // a text that is no puzzle has no place in another order
                answer.text.clear();
            return answer;
        };
    };
    return answerTasks(plan.settings, source, {.total = countPuzzles(plan.settings)});
}

ExitStatus convertList(const Settings &settings)
{
    tl::expected<PuzzleListing, QString> listing = PuzzleListing::of(settings);
    if (!listing)
        return refuse(listing.error());
    if (!listing->begin())
        return ExitStatus::Failure;
    const ExitStatus status = convertAll({settings, &*listing});
    return listing->end() ? status : ExitStatus::Failure;
}

ExitStatus runConvert(const Settings &settings)
{
    if (!settings.isFormatChosen && settings.list.isomorphs == 0)
        return refuse(QStringLiteral("'convert' needs --to NAME; the names are: %1")
                          .arg(idsOf(writtenFormatNames()).join(QStringLiteral(", "))));
    if (isListed(settings))
        return convertList(settings);
    if (settings.exporter && !writeOutput(settings.exporter->begin))
        return ExitStatus::Failure;
    const ExitStatus status = convertAll({settings, nullptr});
    const bool isWhole = !settings.exporter || writeOutput(settings.exporter->end);
    return isWhole ? status : ExitStatus::Failure;
}

constexpr std::array convertOptions{
    &option::to,        &option::puzzleFiles, &option::strict, &option::fillIn,    &option::transform,
    &option::isomorphs, &option::unique,      &option::sort,   &option::perFile,   &option::seed,
    &option::symbols,   &option::variant,     &option::boxes,  &option::timeLimit, &option::threads,
};

} // namespace

const Command convertCommand{
    .name = "convert",
    .help =
        "write puzzles in another format, disguised, sorted, without duplicates or to several files; with "
        "entries and pencil marks if the format can hold them",
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
