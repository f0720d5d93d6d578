#include "app/cli/answers/fillingin.h"

#include "core/analyse/fillin.h"
#include "core/rules/violations.h"
#include "core/solve/solve.h"
#include "ui/text/words.h"

namespace sudoku::cli {
namespace {

tl::expected<Grid, Finding> findSolution(const Board &board, Worker &worker)
{
    const Settings &settings = worker.settings;
    if (Grid digits = board.digits(); isSolution(board.puzzle, digits))
        return digits;
    if (settings.choosesSeed) {
        SolveResult solved = solve(board.puzzle, settings.solve, worker.limit.restart());
        if (solved.outcome == Outcome::Solved)
            return std::move(solved.solution);
        return tl::unexpected(findingOf(solved.outcome, {}));
    }
    CheckResult checked = check(board.puzzle, settings.anyWay(), worker.limit.restart());
    if (checked.verdict == Uniqueness::Unique)
        return std::move(checked.solutions.front());
    Finding failed = findingOf(checked.verdict);
    if (checked.verdict == Uniqueness::Multiple)
        failed.problem = "not filled in, because there are several solutions: --seed N takes one of them";
    return tl::unexpected(std::move(failed));
}

} // namespace

tl::expected<QStringList, Finding> fillInNumbers(Board &board, Worker &worker)
{
    const std::vector<int> clues = openClues(board.puzzle);
    if (clues.empty())
        return QStringList();
    const auto solution = findSolution(board, worker);
    if (!solution)
        return tl::unexpected(solution.error());
    FilledIn filled = fillIn(board.puzzle, clues, *solution);
    QStringList names;
    for (const int index : filled.unfitted)
        names += sourceText(filled.puzzle, ConstraintIndex{index});
    board.puzzle = std::move(filled.puzzle);
    if (names.isEmpty())
        return QStringList();
    return QStringList(QStringLiteral("no number fits the solution: %1").arg(names.join(u", ")));
}

} // namespace sudoku::cli
