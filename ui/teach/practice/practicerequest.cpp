#include "ui/teach/practice/practicerequest.h"

#include "core/formats/readpuzzle.h"
#include "core/generate/deriveconstraints.h"
#include "core/hints/techniques.h"
#include "core/variants/variant.h"
#include "ui/teach/pages/techniqueexample.h"
#include "ui/teach/pages/techniquepages.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Returns the rules of \a puzzle without what one filled board decides: its clues, regions and the places of
/// its constraints.
GenerateRequest requestLike(const Puzzle &puzzle)
{
    GenerateRequest request{Puzzle(puzzle.geometry)};
    request.hasRandomRegions = !puzzle.geometry.boxes();
    for (const Constraint &constraint : puzzle.constraints)
        if (!canBeDerived(*constraint.variant))
            request.shape.constraints.push_back(constraint);
        else if (std::ranges::find(request.derived, constraint.variant) == request.derived.end())
            request.derived.push_back(constraint.variant);
    return request;
}

} // namespace

std::optional<PracticeRequest> practiceOf(const TechniquePage &page, int count, std::uint64_t seed)
{
    if (page.puzzles.isEmpty())
        return {};
    const TextResult example = readPuzzle(page.puzzles.front().toStdString());
    if (!example)
        return {};
    PracticeRequest practice{requestLike(example->board.puzzle), &page.technique(), count};
    practice.request.difficulty.needed = {&page.technique()};
    const Puzzle &puzzle = example->board.puzzle;
    const auto ladder = ladderTo(page.technique(), puzzle);
    if (ladder && *ladder != defaultLadder(*RuleIndex::of(puzzle)))
        practice.request.difficulty.allowed = *ladder;
    practice.request.seed = seed;
    return practice;
}

} // namespace sudoku
