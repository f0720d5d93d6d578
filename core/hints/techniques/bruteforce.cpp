#include "core/hints/techniques/finders.h"
#include "core/solve/solve.h"

namespace sudoku {

// As HoDoKu does it, the cell is the middle one of those that are open.
void findBySolver(const Technique &technique, const Position &position, StepSink &sink)
{
    const RuleIndex &rules = position.rules();
    Puzzle puzzle(rules.geometry());
    puzzle.givens = position.digits();
    puzzle.constraints = rules.constraints();
    const SolveResult solved = solve(puzzle, {.memo = position.memo()}, sink.stopToken());
    if (solved.outcome != Outcome::Solved)
        return;
    std::vector<Cell> open;
    for (Cell cell = 0; cell < rules.cellCount(); ++cell)
        if (position.isOpen(cell))
            open.push_back(cell);
    if (open.empty()) // only regions are
        return;
    const Cell middle = open[open.size() / 2];
    sink.add({.technique = &technique, .placements = {{middle, solved.solution[middle]}}});
}

} // namespace sudoku
