#include "app/cli/answers/answers.h"
#include "app/cli/run/batch.h"
#include "core/analyse/truecandidates.h"

#include <array>

namespace sudoku::cli {
namespace {

constexpr int defaultCandidateLimit = 2;
constexpr int maxDigitOfOneCharacter = 9;

Json digitsJson(DigitValues values, DigitSet digits)
{
    Json array = Json::array();
    for (const Digit digit : digits)
        array.push_back(values.of(digit));
    return array;
}

/// Returns an array of the values of \a what for each cell.
template <typename What>
Json byCell(const Geometry &geometry, What what)
{
    Json array = Json::array();
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        array.push_back(what(cell));
    return array;
}

Json countsJson(DigitValues values, const CandidateCounts &counts, Cell cell)
{
    Json array = Json::array();
    for (const Digit digit : counts.trueCandidates(cell))
        array.push_back(Json{values.of(digit), counts.count(cell, digit)});
    return array;
}

Json fieldsOf(const CandidateCounts &counts, const Geometry &geometry, bool isDecided)
{
    Json object = Json::object();
    object["candidates"] = byCell(
        geometry, [&](Cell cell) { return digitsJson(geometry.values(), counts.trueCandidates(cell)); });
    if (counts.limit() >= 2)
        object["unique"] = byCell(geometry, [&](Cell cell) {
            return digitsJson(geometry.values(), counts.uniqueCandidates(cell));
        });
    if (counts.limit() > 2)
        object["counts"] =
            byCell(geometry, [&](Cell cell) { return countsJson(geometry.values(), counts, cell); });
    if (!isDecided)
        object["open"] = byCell(
            geometry, [&](Cell cell) { return digitsJson(geometry.values(), counts.openCandidates(cell)); });
    return object;
}

std::string candidatesText(const CandidateCounts &counts, const Geometry &geometry, const SymbolSet &symbols)
{
    const bool isRunTogether = !symbols.isNumeric() || geometry.digitCount() <= maxDigitOfOneCharacter;
    std::string candidatesText;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        candidatesText += cell == 0 ? "" : " ";
        std::string_view separator;
        for (const Digit digit : counts.trueCandidates(cell)) {
            candidatesText.append(separator).append(symbols.symbol(digit));
            separator = isRunTogether ? "" : ",";
        }
    }
    return candidatesText;
}

Finding findCandidates(const Settings &settings, const Board &board, const std::stop_token &stop)
{
    const Puzzle &puzzle = board.puzzle;
    const int limit =
        settings.isJson ? settings.limit.value_or(defaultCandidateLimit) : 1; // else counts are not shown
    CandidateSearch search(puzzle, limit, settings.repeatably());
    if (!settings.choosesEngine() && settings.isAlone)
        search.shareAfter();
    const OrHalt<Outcome> outcome = search.run(stop);
    Finding found = findingOf(outcome, "found");
    if (outcome == Outcome::Solved)
        found.text = candidatesText(search.counts(), puzzle.geometry, *settings.symbols);
    found.fields = fieldsOf(search.counts(), puzzle.geometry, found.status != ExitStatus::Limit);
    found.statistics = search.statistics();
    return found;
}

ExitStatus runCandidates(const Settings &settings)
{
    return answerAll(settings, findCandidates);
}

constexpr std::array candidatesOptions{
    &option::lineOrJson, &option::symbols, &option::candidateLimit, &option::variant,   &option::boxes,
    &option::timeLimit,  &option::solver,  &option::seed,           &option::atMostOne, &option::threads,
};

} // namespace

const Command candidatesCommand{
    .name = "candidates",
    .help = "find the digits that each cell has in some solution",
    .answers =
        "the cells separated by spaces, each with its digits, separated by commas where they are numbers "
        "above 9; none (exit status 1); undecided, if the time limit comes first",
    .options = candidatesOptions,
    .run = runCandidates,
};

} // namespace sudoku::cli
