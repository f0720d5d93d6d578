#include "app/cli/answers/answers.h"
#include "app/cli/run/batch.h"

#include <array>

namespace sudoku::cli {
namespace {

Finding solvePuzzle(const Settings &settings, const Board &board, const std::stop_token &stop)
{
    const Puzzle &puzzle = board.puzzle;
    SolveResult result = solve(puzzle, settings.anyWay(), stop);
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
    &option::format, &option::symbols, &option::variant,   &option::boxes,   &option::timeLimit,
    &option::solver, &option::seed,    &option::atMostOne, &option::threads,
};

} // namespace

const Command solveCommand{
    .name = "solve",
    .help = "find one solution of each puzzle",
    .answers = "the solution; none (exit status 1); undecided, if the time limit comes first",
    .options = solveOptions,
    .run = runSolve,
};

} // namespace sudoku::cli
