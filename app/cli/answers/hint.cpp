#include "core/hints/hint.h"

#include "app/cli/answers/answers.h"
#include "app/cli/answers/stepobject.h"
#include "app/cli/options/difficultyoptions.h"
#include "app/cli/run/answerjson.h"
#include "app/cli/run/batch.h"
#include "ui/text/steptext.h"
#include "ui/text/words.h"

#include <array>

namespace sudoku::cli {
namespace {

Finding answerWith(const Settings &settings, const Puzzle &puzzle, const RuleIndex &rules, const Step &step)
{
    const StepText text(puzzle, rules, *settings.symbols);
    const std::array texts{text.where(step), text.what(step), text.whole(step)};
    Finding found{.status = ExitStatus::AsAsked, .verdict = "step"};
    found.text = texts[settings.more].toStdString();
    found.fields["step"] = stepObject(puzzle, rules, *settings.symbols, step);
    return found;
}

Finding answerWith(const Board &board, const WrongEntries &wrong)
{
    Finding found{.status = ExitStatus::OtherAnswer, .verdict = "wrong"};
    found.text = (cellsText(board.puzzle.geometry, wrong.cells)
                  + (wrong.cells.size() == 1 ? QStringLiteral(" is wrong") : QStringLiteral(" are wrong")))
                     .toStdString();
    found.fields["wrong"] = cellsJson(board.puzzle.geometry, wrong.cells);
    return found;
}

Finding answerWith(const Board &board, const WrongMarks &wrong)
{
    Finding found{.status = ExitStatus::OtherAnswer, .verdict = "wrong marks"};
    found.text =
        "pencil marks leave out the digit: " + cellsText(board.puzzle.geometry, wrong.cells).toStdString();
    found.fields["wrongMarks"] = cellsJson(board.puzzle.geometry, wrong.cells);
    return found;
}

Finding answerWith(HintObstacle obstacle)
{
    switch (obstacle) {
    case HintObstacle::NoSolution:
        return {.status = ExitStatus::OtherAnswer, .verdict = "none"};
    case HintObstacle::Solved:
        return {.status = ExitStatus::AsAsked, .verdict = "solved"};
    case HintObstacle::NoTechnique:
        return {.status = ExitStatus::OtherAnswer, .verdict = "unique", .text = noTechniqueText};
    case HintObstacle::SeveralSolutions:
        break;
    }
    return {.status = ExitStatus::OtherAnswer, .verdict = "multiple", .text = noFurtherStepText};
}

Finding hintPuzzle(const Settings &settings, const Board &board, const std::stop_token &stop)
{
    const OrHalt<Hint> hint = findHint(board, settings.ladderChoice(), settings.anyWay(), stop);
    if (!hint)
        return findingOf(hint.error());
    return std::visit(Overloaded{
                          [&](const Step &step) {
                              return answerWith(settings, board.puzzle, hint->position->rules(), step);
                          },
                          [&](const WrongEntries &wrong) { return answerWith(board, wrong); },
                          [&](const WrongMarks &wrong) { return answerWith(board, wrong); },
                          [&](HintObstacle obstacle) { return answerWith(obstacle); },
                      },
                      hint->answer);
}

ExitStatus runHint(const Settings &settings)
{
    return answerAll(settings, hintPuzzle);
}

constexpr std::array hintOptions{
    &option::techniques, &option::more,      &option::lineOrJson, &option::symbols,
    &option::variant,    &option::boxes,     &option::timeLimit,  &option::solver,
    &option::seed,       &option::atMostOne, &option::threads,
};

} // namespace

const Command hintCommand{
    .name = "hint",
    .help = "find the next step that a person would see",
    .answers =
        "where to look; with --more 1 the technique too, with --more 2 the whole step: "
        "\"Hidden Single: In row 3 only r3c4 can be 5: r3c4=5\"; solved; \"r3c4 is wrong\" for entries that "
        "belong to no solution, \"pencil marks leave out the digit: r3c4\", none or, behind the last step, "
        "\"no further step follows: there is more than one solution\", or, where those of --techniques give "
        "none, "
        "\"no further step follows with these techniques\" (exit status 1); undecided, if the time limit "
        "comes first",
    .options = hintOptions,
    .run = runHint,
    .entryUse = EntryUse::Used,
};

} // namespace sudoku::cli
