#include "app/cli/batch.h"
#include "app/cli/commands.h"
#include "core/solve/solve.h"

#include <array>

namespace sudoku {
namespace {

Finding finding(Uniqueness verdict)
{
    switch (verdict) {
    case Uniqueness::Unique:
        return {.status = ExitStatus::AsAsked, .verdict = "unique"};
    case Uniqueness::Multiple:
        return {.status = ExitStatus::OtherAnswer, .verdict = "multiple"};
    case Uniqueness::None:
        return {.status = ExitStatus::OtherAnswer, .verdict = "none"};
    case Uniqueness::Undecided:
        return {.status = ExitStatus::Limit, .verdict = "undecided"};
    case Uniqueness::OutOfMemory:
        return {.status = ExitStatus::Limit, .verdict = "undecided", .problem = outOfMemoryText};
    case Uniqueness::WrongSolution:
        break;
    }
    return {.status = ExitStatus::Failure, .verdict = "error", .problem = wrongSolutionText};
}

Finding ask(const Puzzle &puzzle, const SolveOptions &options, const std::stop_token &stop)
{
    CheckResult result = check(puzzle, options, stop);
    Finding found = finding(result.verdict);
    found.solutions = std::move(result.solutions);
    found.statistics = result.statistics;
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

extern const Command checkCommand{
    .name = "check",
    .help = "whether each puzzle has exactly one solution",
    .answers = "unique; multiple or none (exit status 1); undecided, when the time limit came first",
    .options = options,
    .run = run,
};

} // namespace sudoku
