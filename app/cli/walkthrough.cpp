#include "core/hints/walkthrough.h"

#include "app/cli/batch.h"
#include "app/cli/commands.h"
#include "app/cli/stepobject.h"
#include "core/board/stopcheck.h"
#include "core/solve/solve.h"
#include "ui/text/steptext.h"

#include <QJsonArray>

#include <array>

namespace sudoku::cli {
namespace {

void addSteps(Finding &found, const Settings &settings, const Puzzle &puzzle, const Walkthrough &walkthrough)
{
    const RuleIndex &rules = walkthrough.end.rules();
    const StepText text(puzzle, rules, *settings.symbols);
    QJsonArray steps;
    for (const Step &step : walkthrough.steps) {
        found.text += text.whole(step).toStdString() + '\n';
        steps.append(stepObject(puzzle, rules, *settings.symbols, step));
    }
    found.fields["steps"] = steps;
}

Finding walkThroughPuzzle(const Settings &settings, const Board &board, const std::stop_token &stop)
{
    const CheckResult checked = check(board.puzzle, settings.anyWay(), stop);
    Finding found = findingOf(checked.verdict);
    if (!checked.verdict || checked.verdict == Uniqueness::None)
        return found;
    const bool isUnique = checked.verdict == Uniqueness::Unique;
    const Position start(board.puzzle);
    const Ladder ladder = defaultLadder(start.rules());
    const Walkthrough walkthrough = walkThrough(start, isUnique ? ladder : withoutUniqueness(ladder), stop);
    addSteps(found, settings, board.puzzle, walkthrough);
    if (isStopped(stop))
        found.status = ExitStatus::Limit;
    else if (!isUnique)
        found.text += std::string(noFurtherStepText) + '\n';
    return found;
}

ExitStatus runWalkthrough(const Settings &settings)
{
    return answerAll(settings, walkThroughPuzzle);
}

constexpr std::array walkthroughOptions{
    &option::lineOrJson, &option::symbols, &option::variant,   &option::boxes,   &option::timeLimit,
    &option::solver,     &option::seed,    &option::atMostOne, &option::threads,
};

} // namespace

extern const Command walkthroughCommand{
    .name = "walkthrough",
    .help = "solve each puzzle step by step, as a person does",
    .answers =
        "a step a line, in HoDoKu's order of techniques, and a blank line behind each puzzle; of a puzzle "
        "with "
        "several solutions the steps that all have in common, and \"no further step follows: there is more "
        "than one solution\"; none (both exit status 1); undecided, if the time limit comes first. In JSON "
        "each step has its technique, placements, eliminations and evidence",
    .options = walkthroughOptions,
    .run = runWalkthrough,
};

} // namespace sudoku::cli
