#include "core/solve/count.h"

#include "core/planes/classicsearch.h"
#include "core/solve/housecount.h"

namespace sudoku {
namespace {

/// So many solutions are found soon by any search; where there are more, one that counts is worth it.
constexpr std::int64_t manySolutions = 100;

} // namespace

CountResult countSolutions(const Puzzle &puzzle, std::int64_t limit, const SolveOptions &options,
                           const std::stop_token &stop, const SolutionCallback &found)
{
    if (!found && options.maxGuesses > 0 && ClassicSearch::suits(puzzle))
        return {countClassic(puzzle.givens, limit, stop), {}};
    SolutionSearch search(puzzle, options);
    std::int64_t count = 0;
    OrHalt<Outcome> outcome = search.next(stop);
    const bool mayCount = !found && options.maxGuesses > 0 && limit > manySolutions;
    while (outcome == Outcome::Solved && count < limit) {
        ++count;
        if (count == manySolutions && mayCount && HouseCount::suits(puzzle)) {
            const SolutionCount counted = HouseCount(puzzle).run(limit, stop);
            if (counted.end != halted(Halt::Stopped) || stop.stop_requested())
                return {counted, search.statistics()};
        }
        if (found)
            found(search.solution());
        outcome = search.next(stop);
    }
    return {{count, outcome}, search.statistics()};
}

} // namespace sudoku
