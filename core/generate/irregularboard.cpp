#include "core/generate/irregularboard.h"

#include "core/generate/filledboard.h"
#include "core/generate/randomregions.h"
#include "core/rules/violations.h"

namespace sudoku {
namespace {

constexpr int attemptsWithFirstRegions = 5;

} // namespace

FilledBoard fillIrregular(Puzzle &shape, Random &random, const FillShape &fill)
{
    shape = withRandomRegions(std::move(shape), random);
    FilledBoard filled = fill(shape, attemptsWithOtherRegions);
    if (filled.outcome == Outcome::Solved || shape.geometry.size() <= maxSoonIrregular)
        return filled;
    filled = fill(withFirstRegions(shape), attemptsWithFirstRegions);
    if (filled.outcome != Outcome::Solved)
        return filled;
    shape = withRegionsFor(filled.grid, std::move(shape), random);
    return !shape.geometry.boxes() && isSolution(shape, filled.grid) ? filled : FilledBoard{Outcome::None};
}

} // namespace sudoku
