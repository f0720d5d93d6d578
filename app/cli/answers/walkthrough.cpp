#include "core/hints/walkthrough.h"

#include "app/cli/answers/answers.h"
#include "app/cli/answers/stepobject.h"
#include "app/cli/options/applied.h"
#include "app/cli/options/difficultyoptions.h"
#include "app/cli/run/batch.h"
#include "core/board/stopcheck.h"
#include "core/hints/reasons/pairconstraints.h"
#include "core/hints/reasons/reasontechnique.h"
#include "core/hints/story/neededsteps.h"
#include "core/solve/solve.h"
#include "ui/text/reasonwords.h"
#include "ui/text/steptext.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <array>

namespace sudoku::cli {
namespace {

/// Adds the steps of \a walkthrough, which begins at \a position.
void addSteps(Finding &found, const Settings &settings, const Puzzle &puzzle,
              const std::vector<Step> &walkthrough, Position position)
{
    Json steps = Json::array();
    for (const Step &step : walkthrough) {
        const StepText text(puzzle, position.rules(), *settings.symbols);
        found.text += text.whole(step).toStdString() + '\n';
        steps.push_back(stepObject(puzzle, position.rules(), *settings.symbols, step));
        position.apply(step);
    }
    found.fields["steps"] = steps;
}

/// Adds the steps of a walk from \a position by the smallest reasons.
void addReasonSteps(Finding &found, const Settings &settings, const Puzzle &puzzle, const ReasonWalk &walk,
                    Position position)
{
    const auto names = [&](const std::vector<Candidate> &candidates, bool isTrue) {
        Json array = Json::array();
        for (const Candidate &candidate : candidates)
            array.push_back(conclusionText(puzzle.geometry, *settings.symbols, {candidate, isTrue}));
        return array;
    };
    Json steps = Json::array();
    for (ReasonStep step : walk.steps) {
        step.constraints = pairConstraintsOf(position, step);
        const Technique *technique = techniqueOf(position, step);
        const QString text = reasonStepText(puzzle, *settings.symbols, position, step, technique);
        found.text += text.toStdString() + '\n';
        Json object{{"text", text}, {"weight", step.weight()}};
        if (!step.placements.empty())
            object["placements"] = names(step.placements, true);
        if (!step.eliminations.empty())
            object["eliminations"] = names(step.eliminations, false);
        Json premises = Json::array();
        for (const Premise &premise : step.premises)
            premises.push_back(premiseText(puzzle, *settings.symbols, position, premise));
        object["premises"] = premises;
        for (const int constraint : step.constraints)
            object["rules"].push_back(sourceText(puzzle, ConstraintIndex{constraint}));
        if (technique)
            object["technique"] = technique->id;
        steps.push_back(object);
        apply(position, step);
    }
    found.fields["steps"] = steps;
}

Finding walkByReasonsOf(const Settings &settings, const Puzzle &puzzle, const Grid &solution,
                        const std::stop_token &stop, Finding found)
{
    Position start(puzzle, settings.solve.memo);
    eliminateForbidden(start);
    const ReasonWalk walk = walkByReasons(start, solution, stop);
    addReasonSteps(found, settings, puzzle, walk, start);
    if (walk.isStopped)
        found.status = ExitStatus::Limit;
    return found;
}

/// Returns whether it is only a bound that keeps the number of solutions unknown.
bool isLeftOpen(const CheckResult &checked, const std::stop_token &stop)
{
    return !checked.verdict && checked.verdict.error().reason() == Halt::Stopped && !isStopped(stop);
}

/// Takes the steps that follow however many solutions there are. If they lead to the end, there is one.
Finding walkWithoutVerdict(const Settings &settings, const Puzzle &puzzle, const std::stop_token &stop)
{
    const Position start(puzzle, settings.solve.memo);
    const Ladder ladder = ladderOf(settings.ladderChoice(), start.rules());
    const Walkthrough walkthrough = walkThrough(start, withoutUniqueness(ladder), stop);
    Finding found = walkthrough.end.isSolved() ? findingOf(Uniqueness::Unique) : findingOf(Halt::Stopped);
    addSteps(found, settings, puzzle, walkthrough.steps, start);
    if (!walkthrough.end.isSolved() && !isStopped(stop))
        found.text += openVerdictText + std::string("\n");
    return found;
}

Finding walkThroughPuzzle(const Settings &settings, const Board &board, const std::stop_token &stop)
{
    constexpr std::int64_t maxConflicts = 50'000; // some seconds; few puzzles need as many
    SolveOptions options = settings.anyWay();
    options.maxConflicts = settings.isByReasons ? 0 : maxConflicts;
    const CheckResult checked = check(board.puzzle, options, stop);
    if (isLeftOpen(checked, stop))
        return walkWithoutVerdict(settings, board.puzzle, stop);
    Finding found = findingOf(checked.verdict);
    if (!checked.verdict || checked.verdict == Uniqueness::None)
        return found;
    const bool isUnique = checked.verdict == Uniqueness::Unique;
    if (settings.isByReasons)
        return isUnique ? walkByReasonsOf(settings, board.puzzle, checked.solutions.front(), stop, found)
                        : found;
    const Position start(board.puzzle, settings.solve.memo);
    const Ladder ladder = ladderOf(settings.ladderChoice(), start.rules());
    const Walkthrough walkthrough = withoutNeedlessSteps(
        start, walkThrough(start, isUnique ? ladder : withoutUniqueness(ladder), stop), stop);
    addSteps(found, settings, board.puzzle, walkthrough.steps, start);
    if (isStopped(stop))
        found.status = ExitStatus::Limit;
    else if (!isUnique)
        found.text += std::string(noFurtherStepText) + '\n';
    else if (!walkthrough.end.isSolved()) {
        found.text += std::string(noTechniqueText) + '\n';
        found.status = ExitStatus::OtherAnswer;
    }
    return found;
}

ExitStatus runWalkthrough(const Settings &settings)
{
    return answerAll(settings, walkThroughPuzzle);
}

const Option byReasons{
    "by-reasons", "",
    "take the step with the smallest reason each time, as the general rating does, and say the facts of "
    "each; puzzles with a single solution only",
    [](Settings &settings, const QString &) -> Applied {
        settings.isByReasons = true;
        return settings.techniques.empty()
                   ? Applied()
                   : tl::unexpected(QStringLiteral("--techniques and --by-reasons cannot be used together"));
    }};

constexpr std::array walkthroughOptions{
    &option::techniques, &byReasons,         &option::lineOrJson, &option::symbols,
    &option::variant,    &option::boxes,     &option::timeLimit,  &option::solver,
    &option::seed,       &option::atMostOne, &option::threads,
};

} // namespace

const Command walkthroughCommand{
    .name = "walkthrough",
    .help = "solve each puzzle step by step, as a person does",
    .answers =
        "a step a line, in HoDoKu's order of techniques or by the smallest reasons, and a blank line behind "
        "each puzzle; of a puzzle with several solutions the steps that all have in common, and \"no further "
        "step follows: there is more than one solution\"; where those of --techniques do not suffice, \"no "
        "further "
        "step follows with these techniques\"; none (all exit status 1); where no solver soon says how many "
        "solutions there are, the steps that hold for any number, and a line that says so (exit status 3); "
        "undecided, if the time limit comes first. In JSON each step has its technique, placements, "
        "eliminations and evidence",
    .options = walkthroughOptions,
    .run = runWalkthrough,
};

} // namespace sudoku::cli
