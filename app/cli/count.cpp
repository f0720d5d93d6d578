#include "core/solve/count.h"
#include "app/cli/batch.h"
#include "app/cli/commands.h"

#include <array>

namespace sudoku {
namespace {

constexpr int usualLimit = 1000;

Finding ask(const Settings &settings, const Puzzle &puzzle, const std::stop_token &stop)
{
    const CountResult result =
        countSolutions(puzzle, settings.limit.value_or(usualLimit), settings.solve, stop);
    Finding found = findingOf(result.isExact() ? Outcome::Solved : result.end, "counted");
    if (found.status != ExitStatus::Failure)
        found.text = std::to_string(result.count) + (result.isExact() ? "" : "+");
    found.fields = {{"count", static_cast<qint64>(result.count)}, {"isExact", result.isExact()}};
    found.statistics = result.statistics;
    return found;
}

ExitStatus run(const Settings &settings)
{
    return answerAll(settings, ask);
}

constexpr std::array options{
    &option::lineOrJson, &option::symbols, &option::countLimit, &option::variant,   &option::boxes,
    &option::timeLimit,  &option::solver,  &option::seed,       &option::atMostOne, &option::threads,
};

} // namespace

extern const Command countCommand{
    .name = "count",
    .help = "how many solutions each puzzle has",
    .answers = "the number; a number and +, when there are more than the limit, or when the time limit came "
               "first (exit status 3)",
    .options = options,
    .run = run,
};

} // namespace sudoku
