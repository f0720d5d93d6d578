#include "core/variants/variant.h"

#include <algorithm>
#include <array>

namespace sudoku {

// All variants, in the order in which they are offered. This list is the only one.
#define VARIANTS(X) \
    X(diagonal) \
    X(antiDiagonal) \
    X(windoku) \
    X(asterisk) \
    X(centreDot) \
    X(girandola) \
    X(disjointGroups) \
    X(emptyCells) \
    X(emptyCellsInLines) \
    X(antiKnight) \
    X(antiKing) \
    X(antiTaxicab) \
    X(nonConsecutive) \
    X(globalEntropy) \
    X(globalModulo) \
    X(flatmates) \
    X(killer) \
    X(sumCage) \
    X(productCage) \
    X(equalityCage) \
    X(rellikCage) \
    X(lookAndSay) \
    X(extraRegion) \
    X(evenCells) \
    X(oddCells) \
    X(maximum) \
    X(minimum) \
    X(rowIndexer) \
    X(columnIndexer) \
    X(boxIndexer) \
    X(countingCircles) \
    X(countDistinct) \
    X(givenCandidates) \
    X(greaterThan) \
    X(whiteDot) \
    X(allWhiteDots) \
    X(blackDot) \
    X(allBlackDots) \
    X(xv) \
    X(allXv) \
    X(thermometer) \
    X(slowThermometer) \
    X(palindrome) \
    X(whispers) \
    X(renban) \
    X(nabner) \
    X(betweenLine) \
    X(lockoutLine) \
    X(regionSum) \
    X(sumLine) \
    X(zipperLine) \
    X(lunchbox) \
    X(entropicLine) \
    X(modularLine) \
    X(arrow) \
    X(pillArrow) \
    X(doubleArrow) \
    X(littleKiller) \
    X(sandwich) \
    X(xSum) \
    X(numberedRoom) \
    X(skyscraper) \
    X(hiddenSkyscraper) \
    X(fullRank) \
    X(sharedRank) \
    X(differentLines) \
    X(quadruple) \
    X(clone) \
    X(sameValues) \
    X(targetSum) \
    X(chaosConstruction) \
    X(sameRegion) \
    X(regionSurroundings) \
    X(regionCount) \
    X(regionView) \
    X(regionArrow)

#define DECLARE(name) extern const Variant name;
#define ADDRESS(name) &(name),

VARIANTS(DECLARE)

namespace {

constexpr std::array table{VARIANTS(ADDRESS)};

} // namespace

std::span<const Variant *const> variants()
{
    return table;
}

const Variant *findVariant(std::string_view id)
{
    const auto found = std::ranges::find(table, id, &Variant::id);
    return found == table.end() ? nullptr : *found;
}

bool isOpenClue(const Constraint &constraint)
{
    return constraint.variant->number == NumberUse::Open && constraint.numbers.empty();
}

bool areAllGiven(const Puzzle &puzzle, const Variant &kind)
{
    return std::ranges::any_of(puzzle.constraints,
                               [&](const Constraint &other) { return other.variant->negativeOf == &kind; });
}

} // namespace sudoku
