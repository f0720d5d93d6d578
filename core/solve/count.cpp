#include "core/solve/count.h"

#include "core/planes/classicsearch.h"

namespace sudoku {

CountResult countSolutions(const Puzzle &puzzle, std::int64_t limit, const SolveOptions &options,
                           const std::stop_token &stop, const SolutionCallback &found)
{
    if (!found && options.maxGuesses > 0 && ClassicSearch::suits(puzzle))
        return {countClassic(puzzle.givens, limit, stop), {}};
    SolutionSearch search(puzzle, options);
    std::int64_t count = 0;
    OrHalt<Outcome> outcome = search.next(stop);
    while (outcome == Outcome::Solved && count < limit) {
        ++count;
        if (found)
            found(search.solution());
        outcome = search.next(stop);
    }
    return {{count, outcome}, search.statistics()};
}

} // namespace sudoku
