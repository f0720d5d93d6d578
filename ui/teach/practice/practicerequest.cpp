#include "ui/teach/practice/practicerequest.h"

#include "core/formats/readpuzzle.h"
#include "core/generate/likepuzzle.h"
#include "core/hints/techniques.h"
#include "ui/teach/pages/techniqueexample.h"
#include "ui/teach/pages/techniquepages.h"

namespace sudoku {

std::optional<PracticeRequest> practiceOf(const TechniquePage &page, int count, std::uint64_t seed)
{
    if (page.puzzles.isEmpty())
        return {};
    const TextResult example = readPuzzle(page.puzzles.front().toStdString());
    if (!example)
        return {};
    const Puzzle &puzzle = example->board.puzzle;
    const std::optional<GenerateRequest> like = requestLike(puzzle);
    if (!like)
        return {};
    PracticeRequest practice{*like, &page.technique(), count};
    practice.request.symmetry = findSymmetry("none"); // it would make rare techniques rarer
    practice.request.difficulty.needed = {&page.technique()};
    const auto ladder = ladderTo(page.technique(), puzzle);
    if (ladder && *ladder != defaultLadder(*RuleIndex::of(puzzle)))
        practice.request.difficulty.allowed = *ladder;
    practice.request.seed = seed;
    return practice;
}

} // namespace sudoku
