#include "core/transform/relabelledboard.h"

#include "core/formats/text/keptmembers.h"
#include "core/variants/constraintproblem.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace sudoku {
namespace {

bool isPermutation(DigitMap digits, int digitCount)
{
    std::ranges::sort(digits);
    return digits == sameDigits(digitCount);
}

DigitSet relabelled(DigitSet set, const DigitMap &digits)
{
    DigitSet after;
    for (const Digit digit : set)
        after.insert(digits[digit]);
    return after;
}

Grid relabelled(const Grid &grid, const DigitMap &digits)
{
    Grid after(grid.cellCount());
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        after.set(cell, digits[grid[cell]]);
    after.setRegions({grid.regions().begin(), grid.regions().end()});
    return after;
}

std::vector<DigitSet> relabelled(const std::vector<DigitSet> &marks, const DigitMap &digits)
{
    std::vector<DigitSet> after;
    for (const DigitSet set : marks)
        after.push_back(relabelled(set, digits));
    return after;
}

/// Returns whether all digits change between even and odd if \a isChange, or whether none does otherwise.
bool changesParity(const DigitMap &digits, bool isChange)
{
    for (Digit digit = 1; digit < std::ssize(digits); ++digit)
        if (((digit + digits[digit]) % 2 != 0) != isChange)
            return false;
    return true;
}

/// Returns the numbers of the sums after the reversal: each digit and its image add up to the smallest and
/// the largest one.
std::vector<int> reversedSums(const Constraint &constraint, DigitValues values)
{
    std::vector<int> sums;
    for (const int number : constraint.numbers)
        sums.push_back(static_cast<int>(constraint.cells.size()) * (values.first + values.last()) - number);
    return sums;
}

/// Returns \a constraint if the digits are reversed, or nothing.
std::optional<Constraint> reversed(Constraint constraint, DigitValues values)
{
    switch (constraint.variant->digits) {
    case DigitUse::Order:
        std::ranges::reverse(constraint.cells);
        return constraint;
    case DigitUse::Sum:
        constraint.numbers = reversedSums(constraint, values);
        return constraint;
    case DigitUse::Distance:
        return constraint;
    default:
        return {};
    }
}

/// Returns the constraint that demands of the new digits what \a constraint demands of the old ones, or
/// nothing.
std::optional<Constraint> relabelled(Constraint constraint, const DigitMap &digits, DigitValues values)
{
    const int digitCount = values.count;
    const DigitUse use = constraint.variant->digits;
    const bool hasNoSum = use == DigitUse::Sum && constraint.numbers.empty();
    if (use == DigitUse::Identity || hasNoSum || digits == sameDigits(digitCount))
        return constraint;
    if (use == DigitUse::Names) {
        for (int &number : constraint.numbers)
            number = values.of(digits[values.digitOf(number)]);
        std::ranges::sort(constraint.numbers);
        return constraint;
    }
    if (use == DigitUse::Parity && changesParity(digits, false))
        return constraint;
    if (use == DigitUse::Parity && changesParity(digits, true)) {
        constraint.variant = constraint.variant->counterpart;
        return constraint;
    }
    return digits == reversedDigits(digitCount) ? reversed(std::move(constraint), values) : std::nullopt;
}

/// Relabels \a constraints in place. Returns the first one for which that is impossible.
std::optional<Constraint> relabel(std::vector<Constraint> &constraints, const Geometry &geometry,
                                  const DigitMap &digits)
{
    for (Constraint &constraint : constraints) {
        std::optional<Constraint> after = relabelled(constraint, digits, geometry.values());
        if (!after || findProblem(geometry, *after))
            return constraint;
        constraint = std::move(*after);
    }
    return {};
}

/// Relabels what the player has crossed out; its constraints are those of the board, so none is refused.
void relabel(std::vector<CrossedOut> &crossedOut, const DigitMap &digits, DigitValues values)
{
    for (CrossedOut &crossed : crossedOut) {
        crossed.constraint = relabelled(crossed.constraint, digits, values).value_or(crossed.constraint);
        for (Digit &digit : crossed.digits)
            digit = digits[digit];
        std::ranges::sort(crossed.digits);
    }
}

} // namespace

DigitMap sameDigits(int digitCount)
{
    DigitMap digits(digitCount + 1);
    std::iota(digits.begin(), digits.end(), noDigit);
    return digits;
}

DigitMap reversedDigits(int digitCount)
{
    DigitMap digits = sameDigits(digitCount);
    std::reverse(digits.begin() + 1, digits.end());
    return digits;
}

DigitMap sortedDigits(const Grid &grid, int digitCount)
{
    DigitMap digits(digitCount + 1, noDigit);
    Digit next = 1;
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        if (grid.isFilled(cell) && digits[grid[cell]] == noDigit)
            digits[grid[cell]] = next++;
    for (Digit digit = 1; digit <= digitCount; ++digit)
        if (digits[digit] == noDigit)
            digits[digit] = next++;
    return digits;
}

TransformResult relabelledBoard(const Board &board, const DigitMap &digits)
{
    using Kind = TransformObstacle::Kind;
    const Geometry &geometry = board.puzzle.geometry;
    const int digitCount = geometry.digitCount();
    if (!isPermutation(digits, digitCount) || digits[noDigit] != noDigit)
        return tl::unexpected(
            TransformObstacle{Kind::BadDigits, {}, geometry.values().last(), geometry.values().first});
    Board after = board;
    for (std::vector<Constraint> *constraints : {&after.puzzle.constraints, &after.switchedOff})
        if (auto obstacle = relabel(*constraints, geometry, digits))
            return tl::unexpected(TransformObstacle{Kind::OtherDigits, std::move(*obstacle)});
    after.puzzle.givens = relabelled(board.puzzle.givens, digits);
    after.entries = relabelled(board.entries, digits);
    after.cornerMarks = relabelled(board.cornerMarks, digits);
    after.centreMarks = relabelled(board.centreMarks, digits);
    after.drawn = board.drawn.movedBy([&digits](const Candidate &candidate) {
        return Candidate{candidate.cell, digits[candidate.digit]};
    });
    for (RemovedMark &mark : after.removedMarks)
        mark.digit = digits[mark.digit];
    relabel(after.crossedOut, digits, geometry.values());
    after.info.solution = relabelled(board.info.solution, digits);
    dropForeignMembers(after);
    return after;
}

} // namespace sudoku
