#include "ui/printjob/wronglevels.h"

#include "core/hints/levelrating.h"

#include <atomic>
#include <optional>

namespace sudoku {

std::vector<WrongLevel> wrongLevelsIn(const std::vector<const PrintedPuzzle *> &puzzles,
                                      const std::stop_token &stop, int threads, TimeLimit::Time time)
{
    std::vector<std::optional<LevelRating>> ratings(puzzles.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&](int, const std::stop_source &end) {
        const Memo memo;
        TimeLimit limit(end.get_token(), time);
        for (std::size_t i = next++; i < puzzles.size() && !end.stop_requested(); i = next++)
            if (puzzles[i]->levelInFile && puzzles[i]->hasOneSolution())
                ratings[i] = levelRating(puzzles[i]->board.puzzle, memo, limit.restart());
    };
    runOnAll(threads, work, stop);
    std::vector<WrongLevel> wrong;
    for (std::size_t i = 0; i < puzzles.size(); ++i)
        if (ratings[i] && ratings[i]->level != *puzzles[i]->levelInFile)
            wrong.push_back({static_cast<int>(i), ratings[i]->level});
    return wrong;
}

} // namespace sudoku
