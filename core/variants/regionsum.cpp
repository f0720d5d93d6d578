#include "core/variants/equalsums.h"
#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <iterator>

namespace sudoku {
namespace {

using Segment = std::vector<Cell>;

/// Returns the parts of a line that lie in one region each: a region that the line enters again has a part
/// more. A cell that a part passes twice counts once. A closed line may begin within a part. Cells in no
/// region belong to no part.
std::vector<Segment> segmentsOf(const Geometry &geometry, const std::vector<Cell> &line)
{
    std::vector<Segment> segments;
    for (const Cell cell : line) {
        if (segments.empty() || geometry.regionOf(segments.back().front()) != geometry.regionOf(cell))
            segments.emplace_back();
        segments.back().push_back(cell);
    }
    if (isClosed(line) && segments.size() > 1) {
        std::ranges::copy(segments.back(), std::back_inserter(segments.front()));
        segments.pop_back();
    }
    std::erase_if(segments,
                  [&](const Segment &segment) { return geometry.regionOf(segment.front()) == noRegion; });
    for (Segment &segment : segments)
        segment = withoutRepetition(segment);
    return segments;
}

/// Each part of the line has the sum of the part before.
std::vector<Rule> regionSumRules(const Puzzle &puzzle, const Constraint &line)
{
    const DigitValues values = puzzle.geometry.values();
    const std::vector<Segment> segments = segmentsOf(puzzle.geometry, line.cells);
    std::vector<Rule> rules;
    for (std::size_t i = 1; i < segments.size(); ++i)
        rules.push_back(equalSums(segments[i - 1], segments[i], values));
    return rules;
}

std::vector<Mark> regionSumMarks(const Geometry &, const Constraint &line)
{
    return {Line{line.cells, look::crossed}};
}

} // namespace

extern const Variant regionSum{
    .id = "region-sum",
    .name = TR_NOOP("Variant", "Region sum line"),
    .keywords = TR_NOOP("Variant", "box sum, equal sums"),
    .demand = TR_NOOP(
        "Variant",
        "The digits of a line with cross strokes have the same sum in each box that it passes through"),
    .input = Input::Path,
    .logic = LineLogic::EqualSums,
    .rules = regionSumRules,
    .marks = regionSumMarks,
    .minCells = 2,
    .mayCross = true,
};

} // namespace sudoku
