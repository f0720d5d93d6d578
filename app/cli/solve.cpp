#include "core/solve/solve.h"
#include "app/cli/batch.h"
#include "app/cli/commands.h"

#include <array>

namespace sudoku {
namespace {

Finding finding(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Solved:
        return {.status = ExitStatus::AsAsked, .verdict = "solved"};
    case Outcome::None:
        return {.status = ExitStatus::OtherAnswer, .verdict = "none"};
    case Outcome::Stopped:
        return {.status = ExitStatus::Limit, .verdict = "undecided"};
    case Outcome::OutOfMemory:
        return {.status = ExitStatus::Limit, .verdict = "undecided", .problem = outOfMemoryText};
    case Outcome::WrongSolution:
        break;
    }
    return {.status = ExitStatus::Failure, .verdict = "error", .problem = wrongSolutionText};
}

Finding ask(const Puzzle &puzzle, const SolveOptions &options, const std::stop_token &stop)
{
    SolveResult result = solve(puzzle, options, stop);
    Finding found = finding(result.outcome);
    if (result.outcome == Outcome::Solved)
        found.solutions.push_back(std::move(result.solution));
    found.statistics = result.statistics;
    found.isSolutionTheAnswer = true;
    return found;
}

ExitStatus run(const Settings &settings)
{
    return answerAll(settings, ask);
}

constexpr std::array options{
    &option::format, &option::symbols, &option::variant,   &option::boxes,   &option::timeLimit,
    &option::solver, &option::seed,    &option::atMostOne, &option::threads,
};

} // namespace

extern const Command solveCommand{
    .name = "solve",
    .help = "one solution of each puzzle, or none",
    .answers = "the solution; none (exit status 1); undecided, when the time limit came first",
    .options = options,
    .run = run,
};

} // namespace sudoku
