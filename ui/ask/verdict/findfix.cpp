#include "ui/ask/verdict/findfix.h"

namespace sudoku {
namespace {

std::vector<Cell> filledCells(const Grid &grid)
{
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        if (grid.isFilled(cell))
            cells.push_back(cell);
    return cells;
}

/// Returns whether nothing can be repaired, because there is a solution or because of the rules.
bool isEndedBy(const RepairResult &result, bool hasSolution)
{
    return result.outcome == Outcome::None && result.hasSolution == hasSolution;
}

} // namespace

Fix findFix(const Subject &asked, const SolveOptions &options, const std::stop_token &stop,
            const Progress &progress)
{
    const auto report = [&](const std::vector<Repair> &, int tried, int total) {
        progress({.done = tried, .total = total});
    };
    const Subject all{asked.board, true};
    const std::vector<Cell> entries = filledCells(asked.board.playerEntries());
    const auto fixGivens = [&] { return Fix{asked, findRepairs(asked.puzzle(), {}, options, stop, report)}; };
    const auto fixEntries = [&] {
        return Fix{all, findRepairs(all.puzzle(), entries, options, stop, report)};
    };
    const bool mayBeEntries = asked.leavesEntriesOut();
    const bool isByEntries =
        mayBeEntries && isBrokenByEntries(asked.board); // no need to examine the givens alone
    Fix fix = isByEntries ? fixEntries() : fixGivens();
    if (isByEntries && isEndedBy(fix.result, false))
        fix = fixGivens(); // they are to blame too
    else if (mayBeEntries && isEndedBy(fix.result, true))
        fix = fixEntries();
    if (!isEndedBy(fix.result, true))
        return fix;
    return {asked, fix.result, check(asked.puzzle(), options, stop, progress).verdict};
}

} // namespace sudoku
