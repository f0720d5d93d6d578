#include "core/solve/count.h"
#include "app/cli/answers/answers.h"
#include "app/cli/run/batch.h"
#include "core/analyse/estimate.h"

#include <array>

namespace sudoku::cli {
namespace {

constexpr int defaultLimit = 1000;

void addEstimate(Finding &found, const Settings &settings, const Puzzle &puzzle, const std::stop_token &stop)
{
    const auto seed = static_cast<std::uint64_t>(settings.solve.seed);
    const EstimateResult result = estimateSolutions(puzzle, defaultProbes, seed, settings.solve, stop);
    const Estimate &estimate = result.estimate;
    if (!result.outcome)
        addHalt(found, result.outcome.error());
    if (estimate.probes == 0)
        return;
    found.text += QStringLiteral(" about 10^%1").arg(estimate.log10Count, 0, 'f', 1).toStdString();
    found.fields["estimate"] = {{"log10", estimate.log10Count},
                                {"relativeError", estimate.relativeError},
                                {"probes", estimate.probes}};
}

Finding countSolutions(const Settings &settings, const Board &board, const std::stop_token &stop)
{
    const Puzzle &puzzle = board.puzzle;
    const CountResult result =
        countSolutions(puzzle, settings.limit.value_or(defaultLimit), settings.anyWay(), stop);
    Finding found = findingOf(result.isExact() ? Outcome::Solved : result.end, "counted");
    if (found.status != ExitStatus::Failure)
        found.text = std::to_string(result.count) + (result.isExact() ? "" : "+");
    found.fields = {{"count", result.count}, {"isExact", result.isExact()}};
    found.statistics = result.statistics;
    if (result.isExact() && result.count == 0)
        addUncheckedNote(found, settings.solve.solver);
    if (settings.estimates && !result.isExact() && result.end == Outcome::Solved)
        addEstimate(found, settings, puzzle, stop);
    return found;
}

ExitStatus runCount(const Settings &settings)
{
    return answerAll(settings, countSolutions);
}

constexpr std::array countOptions{
    &option::lineOrJson, &option::symbols,   &option::countLimit, &option::estimate,
    &option::variant,    &option::boxes,     &option::timeLimit,  &option::solver,
    &option::seed,       &option::atMostOne, &option::threads,
};

} // namespace

const Command countCommand{
    .name = "count",
    .help = "count the solutions of each puzzle",
    .answers =
        "the number; a number and +, if there are more than the limit, or if the time limit comes first "
        "(exit status 3). With --estimate, an estimate follows the +: \"about 10^21.8\"",
    .options = countOptions,
    .run = runCount,
};

} // namespace sudoku::cli
