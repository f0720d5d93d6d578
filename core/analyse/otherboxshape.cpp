#include "core/analyse/otherboxshape.h"

#include "core/solve/solve.h"
#include "core/solve/timelimit.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <chrono>

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr auto maxTime = 1s; // this is only a remark on a verdict that is known

bool suits(const Geometry &geometry, const std::vector<Constraint> &constraints)
{
    return std::ranges::all_of(
        constraints, [&](const Constraint &constraint) { return constraint.variant->isFor(geometry); });
}

} // namespace

Puzzle withBoxes(const Puzzle &puzzle, BoxShape boxes)
{
    Puzzle other(puzzle);
    other.geometry = Geometry::withBoxes(boxes).withDigits(puzzle.geometry.values());
    return other;
}

std::vector<BoxShape> otherBoxShapes(const Puzzle &puzzle, const SolveOptions &options,
                                     const std::stop_token &stop)
{
    std::vector<BoxShape> shapes = boxShapes(puzzle.geometry.size());
    if (shapes.size() < 2 || puzzle.geometry.boxes() != shapes.front())
        return {};
    shapes.erase(shapes.begin());
    const TimeLimit limit(stop, maxTime);
    std::erase_if(shapes, [&](BoxShape shape) {
        const Puzzle other = withBoxes(puzzle, shape);
        return !suits(other.geometry, other.constraints)
               || check(other, options, limit.token()).verdict != Uniqueness::Unique;
    });
    return shapes;
}

} // namespace sudoku
