#include "core/generate/solvebychance.h"

#include <limits>

namespace sudoku {

FilledBoard solveByChance(const Puzzle &puzzle, Random &random, const SolveOptions &options,
                          const std::stop_token &stop, std::int64_t maxConflicts)
{
    SolveOptions chance = options.with(EncodingKind::Facts);
    if (maxConflicts > 0)
        chance.maxConflicts = maxConflicts;
    chance.seed = static_cast<std::int64_t>(random.below(std::numeric_limits<std::int64_t>::max()));
    chance.hasRandomPolarity = true;
    PuzzleSolver solver(puzzle, chance);
    const auto failure = solver.prepare(stop);
    const OrHalt<Outcome> outcome = failure ? *failure : solver.ask({}, stop);
    if (outcome != Outcome::Solved)
        return {outcome};
    return {outcome, solver.solution()};
}

} // namespace sudoku
