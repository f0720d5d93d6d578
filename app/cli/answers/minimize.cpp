#include "core/analyse/minimize.h"
#include "app/cli/answers/answers.h"
#include "app/cli/run/answerjson.h"
#include "app/cli/run/batch.h"

#include <algorithm>
#include <array>

namespace sudoku::cli {
namespace {

using Places = std::vector<Symmetry::Place>;

tl::expected<std::vector<Cell>, std::string> cellsAt(const Places &places, const Geometry &geometry)
{
    std::vector<Cell> cells;
    for (const auto &[row, column] : places) {
        const auto cell = geometry.findCell(row, column);
        if (!cell)
            return tl::unexpected(QStringLiteral("--keep: r%1c%2 is not a cell of a board of %3x%3")
                                      .arg(row + 1)
                                      .arg(column + 1)
                                      .arg(geometry.size())
                                      .toStdString());
        cells.push_back(*cell);
    }
    return cells;
}

/// Without a time limit, the questions of a pass may take so many conflicts together: about six seconds on
/// 25x25, where most clues stay undecided. Boards up to 20x20 seldom need so many.
constexpr std::int64_t conflictsOfPass = 120'000;

ReductionGoal goalFor(const Settings &settings)
{
    if (settings.timeLimit)
        return {};
    return {.maxConflictsOfPass = conflictsOfPass};
}

/// Says how many clues may be needed or not, if there are any.
void addUndecided(Finding &found, const std::vector<CellGroup> &undecided)
{
    std::size_t open = 0;
    for (const CellGroup &group : undecided)
        open += group.size();
    if (open == 0)
        return;
    found.fields["open"] = open;
    found.notes.push_back(
        "whether " + std::to_string(open)
        + " of these clues are needed is not known; --time-limit SECONDS looks for so long");
}

/// Adds the clues and rules that can be removed, each by itself.
void addRedundancy(Finding &found, const Settings &settings, const Puzzle &puzzle,
                   const std::stop_token &stop)
{
    const Redundancy redundancy = findRedundancy(puzzle, settings.forAnySeed(), stop);
    if (redundancy.outcome != Outcome::Solved)
        return;
    found.fields["redundant"] = {{"givens", cellsJson(puzzle.geometry, redundancy.givens)},
                                 {"constraints", redundancy.constraints}};
}

Finding minimized(const Settings &settings, const Puzzle &puzzle, const std::vector<CellGroup> &groups,
                  const std::stop_token &stop)
{
    bool isProper = false;
    const auto progress = [&](const Puzzle &, int) { isProper = true; };
    const MinimizeResult result =
        minimize(puzzle, groups, settings.forAnySeed(), stop, progress, goalFor(settings));
    if (result.outcome == Outcome::None)
        return findingOf(check(puzzle, settings.forAnySeed(), stop).verdict);
    Finding found = findingOf(result.outcome, "minimized");
    // Does not return a puzzle if it is not known to have exactly one solution.
    if (result.outcome == Outcome::Solved || isProper) {
        const Grid &givens = result.puzzle.givens;
        found.fields = {{"minimized", lineOf(puzzle.geometry, givens, *settings.symbols)},
                        {"minimizedGivens", givens.filledCount()}};
        found.grid = givens;
        addUndecided(found, result.undecided);
    }
    if (settings.isJson && result.outcome == Outcome::Solved)
        addRedundancy(found, settings, puzzle, stop);
    return found;
}

Finding minimizePuzzle(const Settings &settings, const Board &board, const std::stop_token &stop)
{
    const Puzzle &puzzle = board.puzzle;
    const auto kept = cellsAt(settings.kept, puzzle.geometry);
    if (!kept)
        return {.status = ExitStatus::Failure, .verdict = "error", .problem = kept.error()};
    const auto seed = static_cast<std::uint64_t>(settings.solve.seed);
    Finding found =
        minimized(settings, puzzle, groupsOfGivens(puzzle, *settings.symmetry, *kept, seed), stop);
    found.isGridTheAnswer = true;
    found.isGridAPuzzle = true;
    return found;
}

ExitStatus runMinimize(const Settings &settings)
{
    return answerAll(settings, minimizePuzzle);
}

constexpr std::array minimizeOptions{
    &option::format,    &option::symbols, &option::keep, &option::symmetry,  &option::variant, &option::boxes,
    &option::timeLimit, &option::solver,  &option::seed, &option::atMostOne, &option::threads,
};

} // namespace

const Command minimizeCommand{
    .name = "minimize",
    .help = "remove the clues that the only solution of each puzzle does not need",
    .answers =
        "the puzzle that is left, from which no clue, or with a symmetry no group of clues, can be removed, "
        "as far as that is soon known of a large board (a note counts the clues that are open); "
        "none or multiple (exit status 1); the best so far, or undecided, if the time limit comes first",
    .options = minimizeOptions,
    .run = runMinimize,
};

} // namespace sudoku::cli
