#include "app/cli/batch.h"
#include "app/cli/commands.h"

#include <array>

namespace sudoku {
namespace {

Finding ask(const Settings &settings, const Puzzle &puzzle, const std::stop_token &stop)
{
    CheckResult result = check(puzzle, settings.solve, stop);
    Finding found = findingOf(result.verdict);
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
