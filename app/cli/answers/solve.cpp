#include "app/cli/answers/answers.h"
#include "app/cli/run/batch.h"
#include "core/board/stopcheck.h"

#include <array>

namespace sudoku::cli {
namespace {

/// Returns the only solution that a race finds, or else what one solver finds, because which of several
/// solutions a race finds depends on chance. Returns the first solution if the limit comes before there is a
/// second one.
SolveResult solveByRace(const Settings &settings, const Puzzle &puzzle, const std::stop_token &stop)
{
    CheckResult raced = check(puzzle, settings.anyWay(), stop);
    if (raced.verdict == Uniqueness::Multiple)
        if (SolveResult again = solve(puzzle, settings.repeatably(), stop); again.outcome)
            return again;
    if (!raced.solutions.empty())
        return {Outcome::Solved, std::move(raced.solutions.front()), raced.statistics};
    if (!raced.verdict)
        return {tl::unexpected(raced.verdict.error()), {}, raced.statistics};
    return {Outcome::None, {}, raced.statistics};
}

/// Returns a solution that is the same each time, unless a limit decides or the user chose a race.
SolveResult solveRepeatably(const Settings &settings, const Puzzle &puzzle, const std::stop_token &stop)
{
    constexpr std::int64_t maxConflictsAlone = 1000; // most puzzles need fewer
    SolveOptions alone = settings.repeatably();
    if (!settings.choosesEngine())
        alone.maxConflicts = maxConflictsAlone;
    SolveResult first = solve(puzzle, alone, stop);
    const bool isOpen = first.outcome == halted(Halt::Stopped) && !isStopped(stop);
    return isOpen && !settings.choosesEngine() ? solveByRace(settings, puzzle, stop) : first;
}

Finding solvePuzzle(const Settings &settings, const Board &board, const std::stop_token &stop)
{
    SolveResult result = solveRepeatably(settings, board.puzzle, stop);
    Finding found = findingOf(result.outcome, "solved");
    found.isGridTheAnswer = true;
    found.solutions.emplace();
    if (result.outcome == Outcome::Solved) {
        found.solutions->push_back(result.solution);
        found.grid = std::move(result.solution);
    }
    found.statistics = result.statistics;
    return found;
}

std::optional<ExitStatus> solveQuickly(ClassicSolver &solver, const Grid &givens, const std::stop_token &stop,
                                       std::string &text)
{
    if (solver.solve(givens, stop) != Outcome::Solved)
        return {};
    const Grid &solution = solver.solution();
    for (Cell cell = 0; cell < solution.cellCount(); ++cell)
        text += static_cast<char>('0' + solution[cell]);
    text += '\n';
    return ExitStatus::AsAsked;
}

ExitStatus runSolve(const Settings &settings)
{
    return answerAll(settings, solvePuzzle, solveQuickly);
}

constexpr std::array solveOptions{
    &option::formatOrTable, &option::symbols, &option::variant,   &option::boxes,   &option::timeLimit,
    &option::solver,        &option::seed,    &option::atMostOne, &option::threads,
};

constexpr std::array solveColumns{
    &column::number, &column::puzzle, &column::rules, &column::verdict, &column::solution, &column::clues,
};

} // namespace

const Command solveCommand{
    .name = "solve",
    .help = "find one solution of each puzzle",
    .answers = "the solution; none (exit status 1); undecided, if the time limit comes first",
    .options = solveOptions,
    .run = runSolve,
    .columns = solveColumns,
};

} // namespace sudoku::cli
