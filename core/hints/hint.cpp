#include "core/hints/hint.h"

#include "core/analyse/mussearch.h"
#include "core/board/stopcheck.h"
#include "core/hints/markedposition.h"
#include "core/hints/openings.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <tuple>

namespace sudoku {
namespace {

constexpr std::size_t maxStepsOfTechnique = 200; // enough to choose from
/// Of a solver, before a step is taken that needs no solution: nearly all puzzles are solved with fewer.
constexpr std::int64_t maxConflictsAtFirst = 3'000;

/// How hard a step is to see; less is easier.
using Effort = std::tuple<bool, std::size_t, int>;

std::size_t openCells(const Position &position, int house)
{
    return std::ranges::count_if(position.rules().house(house).cells,
                                 [&](Cell cell) { return position.isOpen(cell); });
}

/// A digit is seen soonest in a house with few open cells, and in a box sooner than in a line. For a naked
/// single every digit must be looked for.
Effort effortOfPlacement(const Position &position, const Step &step)
{
    if (step.houses.empty())
        return {false, 2 * position.rules().digitCount(), step.technique->score};
    const int house = step.houses.front().house;
    const std::size_t weight = position.rules().house(house).type == HouseType::Box ? 2 : 3;
    return {false, weight * openCells(position, house), step.technique->score};
}

bool leadsToPlacement(const Position &position, const Step &step, const Ladder &ladder)
{
    Position after = position;
    after.apply(step);
    return std::ranges::any_of(ladder, [&](const Technique *technique) {
        const std::vector<Step> next =
            technique->level == Level::Easy ? findSteps(*technique, after, 1) : std::vector<Step>();
        return !next.empty() && !next.front().placements.empty();
    });
}

Effort effortOf(const Position &position, const Step &step, const Ladder &ladder)
{
    if (!step.placements.empty())
        return effortOfPlacement(position, step);
    constexpr std::size_t weightOfHouse = 3;
    std::size_t evidence = weightOfHouse * step.houses.size();
    for (const EvidenceGroup &group : step.groups)
        evidence += group.candidates.size();
    for (const std::vector<ChainLink> &chain : step.chains)
        evidence += chain.size();
    return {!leadsToPlacement(position, step, ladder), evidence, step.technique->score};
}

using RatedSteps = std::vector<std::pair<Effort, Step>>;

void addSteps(RatedSteps &steps, const Technique &technique, const Position &position, const Ladder &ladder,
              const std::stop_token &stop)
{
    for (Step &step : findSteps(technique, position, maxStepsOfTechnique, stop)) {
        const Effort effort = effortOf(position, step, ladder);
        steps.emplace_back(effort, std::move(step));
    }
}

RatedSteps stepsOfLowestLevel(const Position &position, const Ladder &ladder, const std::stop_token &stop)
{
    RatedSteps steps;
    for (const Level level : {Level::Easy, Level::Medium, Level::Hard, Level::Unfair, Level::Extreme}) {
        for (const Technique *technique : ladder) {
            if (technique->level != level || (technique->traits.asksSolver && !steps.empty()))
                continue;
            addSteps(steps, *technique, position, ladder, stop);
            if (isStopped(stop))
                return {};
        }
        if (!steps.empty())
            break;
    }
    return steps;
}

RatedSteps stepsOfFirstTechnique(const Position &position, const Ladder &ladder, const std::stop_token &stop)
{
    RatedSteps steps;
    for (const Technique *technique : ladder) {
        addSteps(steps, *technique, position, ladder, stop);
        if (!steps.empty() || isStopped(stop))
            break;
    }
    return steps;
}

/// Returns the step of Sudoku Explainer, which goes on where all others only guess.
std::optional<Step> explainersStep(const Position &position, const std::stop_token &stop)
{
    Ladder ladder = ladderOf(explainerChoice(), position.rules());
    std::erase_if(ladder, [](const Technique *technique) { return technique->traits.asksSolver; });
    return nextStep(position, ladder, stop);
}

/// Returns the steps from which the hint is chosen, the easiest first.
std::vector<Step> stepsToChooseFrom(const Position &position, const Ladder &ladder, StepOrder order,
                                    const std::stop_token &stop)
{
    RatedSteps found = order == StepOrder::EasiestToSee ? stepsOfLowestLevel(position, ladder, stop)
                                                        : stepsOfFirstTechnique(position, ladder, stop);
    std::ranges::stable_sort(found, {}, &RatedSteps::value_type::first);
    std::vector<Step> steps;
    for (auto &[effort, step] : found)
        steps.push_back(std::move(step));
    if (!steps.empty() && steps.front().technique->traits.asksSolver)
        if (std::optional<Step> step = explainersStep(position, stop))
            steps.insert(steps.begin(), std::move(*step));
    return steps;
}

/// Answers whether \a candidate can be true, given the digits of \a puzzle.
OrHalt<bool> isPossible(Puzzle puzzle, const Candidate &candidate, const SolveOptions &options,
                        const std::stop_token &stop)
{
    puzzle.givens.set(candidate.cell, candidate.digit);
    return solve(puzzle, options, stop).outcome.map([](Outcome outcome) {
        return outcome == Outcome::Solved;
    });
}

/// Asks a solver whether the conclusions of \a step follow.
OrHalt<bool> isTrue(const Step &step, const Position &position, const Puzzle &puzzle,
                    const SolveOptions &options, const std::stop_token &stop)
{
    std::vector<Candidate> impossible = step.eliminations;
    for (const auto &[cell, digit] : step.placements)
        for (const Digit other : position.candidates(cell))
            if (other != digit)
                impossible.push_back({cell, other});
    for (const Candidate &candidate : impossible) {
        const OrHalt<bool> possible = isPossible(puzzle, candidate, options, stop);
        if (!possible || *possible)
            return possible.map([](bool) { return false; });
    }
    return true;
}

/// Returns the entries that contradict the clues or each other, in a puzzle that has several solutions.
OrHalt<std::vector<Cell>> contradictingEntries(const Board &board, const SolveOptions &options,
                                               const std::stop_token &stop)
{
    const Puzzle puzzle = board.withEntriesAsGivens();
    const OrHalt<Outcome> outcome = solve(puzzle, options, stop).outcome;
    if (outcome != Outcome::None)
        return outcome.map([](Outcome) { return std::vector<Cell>(); });
    const MusAnswer contradiction = MusSearch(puzzle, options).next(stop);
    std::vector<Cell> cells;
    for (const Reason &reason : contradiction.reasons)
        if (const auto *given = std::get_if<GivenCell>(&reason); given && !board.isGiven(given->cell))
            cells.push_back(given->cell);
    return contradiction.outcome.map([&](MusOutcome) { return cells; });
}

/// Returns the first of \a steps that a solver confirms.
OrHalt<std::optional<Step>> firstTrue(std::vector<Step> steps, const Position &position, const Puzzle &puzzle,
                                      const SolveOptions &options, const std::stop_token &stop)
{
    for (Step &step : steps) {
        const OrHalt<bool> isConfirmed = isTrue(step, position, puzzle, options, stop);
        if (!isConfirmed)
            return halted(isConfirmed.error());
        if (*isConfirmed)
            return std::optional(std::move(step));
    }
    return std::optional<Step>();
}

Hint hintOf(std::optional<Step> step, bool isUnique, const Position &position, int openings)
{
    if (step)
        return {std::move(*step), isUnique, position, openings};
    return {isUnique ? HintObstacle::NoTechnique : HintObstacle::SeveralSolutions, isUnique};
}

/// Returns whether \a step says something else of regions than \a solution.
bool contradictsRegions(const Step &step, const Grid &solution)
{
    return std::ranges::any_of(step.regionLinks, [&](const RegionLink &link) {
        const std::span<const std::uint16_t> regions = solution.regions();
        return link.isTogether != (regions[link.first] == regions[link.second]);
    });
}

/// Where a hint is looked for, and how.
struct HintQuestion
{
    const Board &board;
    const LadderChoice &choice;
    const SolveOptions &options;
    StepOrder order;
};

/// Finds a step on a board that may have any number of solutions, by techniques that need not know it.
/// No solver is asked about the step: it would take as long.
std::optional<Hint> hintWithoutVerdict(const HintQuestion &question, const std::stop_token &stop)
{
    const std::optional<Position> start = Position::of(question.board, question.options.memo, stop);
    if (!start)
        return {};
    const Position position = markedPosition(question.board, *start);
    const Ladder ladder = withoutUniqueness(ladderOf(question.choice, position.rules()));
    std::vector<Step> steps = position.isContradictory()
                                  ? std::vector<Step>()
                                  : stepsToChooseFrom(position, ladder, question.order, stop);
    if (steps.empty())
        return {};
    const int openings = openingCount(steps);
    return hintOf(std::move(steps.front()), false, position, openings);
}

OrHalt<Hint> hintByVerdict(const HintQuestion &question, const CheckResult &result,
                           const std::stop_token &stop)
{
    const auto &[board, choice, options, order] = question;
    if (!result.verdict)
        return halted(result.verdict.error());
    if (result.verdict == Uniqueness::None)
        return Hint{HintObstacle::NoSolution};
    const bool isUnique = result.verdict == Uniqueness::Unique;
    OrHalt<std::vector<Cell>> wrong = isUnique ? entriesUnlike(board, result.solutions.front())
                                               : contradictingEntries(board, options, stop);
    if (!wrong)
        return halted(wrong.error());
    if (!wrong->empty())
        return Hint{WrongEntries{std::move(*wrong)}, isUnique};
    if (board.digits().filledCount() == board.puzzle.geometry.cellCount())
        return Hint{HintObstacle::Solved, isUnique};
    const std::optional<Position> start = Position::of(board, options.memo, stop);
    if (!start)
        return halted(Halt::Stopped);
    if (isUnique)
        if (WrongMarks marks{marksUnlike(board, *start, result.solutions.front())}; !marks.cells.empty())
            return Hint{std::move(marks), isUnique};
    const Position position = markedPosition(board, *start);
    const Ladder ladder = ladderOf(choice, position.rules());
    std::vector<Step> steps =
        stepsToChooseFrom(position, isUnique ? ladder : withoutUniqueness(ladder), order, stop);
    if (isStopped(stop))
        return halted(Halt::Stopped);
    if (isUnique)
        std::erase_if(steps,
                      [&](const Step &step) { return contradictsRegions(step, result.solutions.front()); });
    const int openings = openingCount(steps);
    return firstTrue(std::move(steps), position, board.withEntriesAsGivens(), options, stop)
        .map([&](std::optional<Step> step) { return hintOf(std::move(step), isUnique, position, openings); });
}

} // namespace

OrHalt<Hint> findHint(const Board &board, const LadderChoice &choice, const SolveOptions &options,
                      const std::stop_token &stop, StepOrder order)
{
    const HintQuestion question{board, choice, options, order};
    SolveOptions soon = options;
    if (soon.maxConflicts == 0)
        soon.maxConflicts = maxConflictsAtFirst;
    const CheckResult result = check(board.puzzle, soon, stop);
    if (result.verdict || result.verdict.error().reason() != Halt::Stopped || isStopped(stop))
        return hintByVerdict(question, result, stop);
    if (std::optional<Hint> hint = hintWithoutVerdict(question, stop))
        return *std::move(hint);
    return hintByVerdict(question, check(board.puzzle, options, stop), stop);
}

} // namespace sudoku
