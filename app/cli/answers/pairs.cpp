#include "app/cli/answers/answers.h"
#include "app/cli/run/batch.h"
#include "core/analyse/cellpairs.h"

#include <array>

namespace sudoku::cli {
namespace {

/// Returns a text such as "r1c1=r5c7".
std::string joined(const Geometry &geometry, const std::vector<Cell> &cells, const char *sign)
{
    std::string text;
    for (const Cell cell : cells)
        text += (text.empty() ? "" : sign) + geometry.cellName(cell);
    return text;
}

Json namesJson(const Geometry &geometry, const std::vector<Cell> &cells)
{
    Json array = Json::array();
    for (const Cell cell : cells)
        array.push_back(geometry.cellName(cell));
    return array;
}

std::string pairsText(const Geometry &geometry, const CellPairs &pairs)
{
    std::string text;
    for (const std::vector<Cell> &group : pairs.equal)
        text += (text.empty() ? "" : " ") + joined(geometry, group, "=");
    for (const auto &[first, second] : pairs.different)
        text += (text.empty() ? "" : " ") + joined(geometry, {first, second}, "<>");
    return text.empty() ? "no pairs" : text;
}

Finding findPairs(const Settings &settings, const Board &board, const std::stop_token &stop)
{
    const Geometry &geometry = board.puzzle.geometry;
    CellPairSearch search(board.puzzle, settings.repeatably());
    const OrHalt<Outcome> outcome = search.run(stop);
    Finding found = findingOf(outcome, "found");
    if (outcome == Outcome::None)
        return found;
    const CellPairs pairs = search.found();
    if (outcome)
        found.text = pairsText(geometry, pairs);
    Json equal = Json::array();
    for (const std::vector<Cell> &group : pairs.equal)
        equal.push_back(namesJson(geometry, group));
    Json different = Json::array();
    for (const auto &[first, second] : pairs.different)
        different.push_back(namesJson(geometry, {first, second}));
    found.fields = {{"equal", equal}, {"different", different}};
    if (!outcome)
        found.fields["open"] = pairs.open;
    return found;
}

ExitStatus runPairs(const Settings &settings)
{
    return answerAll(settings, findPairs);
}

constexpr std::array pairsOptions{
    &option::lineOrJson, &option::symbols, &option::variant,   &option::boxes,   &option::timeLimit,
    &option::solver,     &option::seed,    &option::atMostOne, &option::threads,
};

} // namespace

const Command pairsCommand{
    .name = "pairs",
    .help = "find cells that are equal in every solution, and cells that never are",
    .answers =
        "cells with the same digit in every solution, \"r1c1=r5c7\", and cells with different ones although "
        "no rule holds them apart, \"r2c2<>r8c8\"; what a rule demands, and what follows from equal cells, "
        "is left out; no pairs, if there are none; none (exit status 1); undecided, if the time limit comes "
        "first",
    .options = pairsOptions,
    .run = runPairs,
};

} // namespace sudoku::cli
