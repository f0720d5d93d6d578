#include "core/variants/outsidemark.h"
#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <vector>

namespace sudoku {
namespace {

// Each row and each column is read from both of its ends, as a number. Each of the four sides of the board
// has each digit once, so that each digit begins four of these readings.

constexpr int readingsOfDigit = 4;
constexpr char rankSign[] = "#";
constexpr char sharedRankSign[] = "#=";

using Cells = std::vector<Cell>;

/// Returns the lines that begin at each side of the board, a list for each.
std::vector<std::vector<Cells>> readings(const Geometry &geometry)
{
    std::vector<std::vector<Cells>> sides(readingsOfDigit);
    const int last = geometry.size() - 1;
    for (int index = 0; index <= last; ++index) {
        std::vector<Cells> own(readingsOfDigit);
        for (int place = 0; place <= last; ++place) {
            own[0].push_back(geometry.cellAt(index, place));
            own[1].push_back(geometry.cellAt(index, last - place));
            own[2].push_back(geometry.cellAt(place, index));
            own[3].push_back(geometry.cellAt(last - place, index));
        }
        for (int side = 0; side < readingsOfDigit; ++side)
            sides[side].push_back(std::move(own[side]));
    }
    return sides;
}

/// Returns the lines that may begin with the same digit as \a cells: those of the three other sides.
std::vector<Cells> readingsToCompare(const Geometry &geometry, const Cells &cells)
{
    std::vector<Cells> others;
    for (const std::vector<Cells> &side : readings(geometry))
        if (std::ranges::find(side, cells) == side.end())
            others.insert(others.end(), side.begin(), side.end());
    return others;
}

/// The rank says the first digit, and how many of the readings that begin with the same one are less.
template <bool mayTie>
std::vector<Rule> rankRules(const Puzzle &puzzle, const Constraint &clue)
{
    if (!clue.number())
        return {};
    const Digit first = (*clue.number() - 1) / readingsOfDigit + 1;
    return {rule::Rank{clue.cells, first, readingsToCompare(puzzle.geometry, clue.cells),
                       (*clue.number() - 1) % readingsOfDigit, mayTie}};
}

template <const char *sign>
std::vector<Mark> rankMarks(const Geometry &geometry, const Constraint &clue)
{
    return {outsideTextOf(geometry, clue, sign)};
}

NumberRange ranks(const Geometry &geometry, std::span<const Cell>)
{
    return {1, readingsOfDigit * geometry.size()};
}

bool hasEachDigitOnEachSide(const Geometry &geometry)
{
    return geometry.isSquare() && geometry.digitCount() == geometry.size();
}

} // namespace

extern const Variant fullRank{
    .id = "full-rank",
    .name = TR_NOOP("Variant", "Full rank"),
    .keywords = TR_NOOP("Variant", "ranked rows and columns, rank of a line, place in order"),
    .demand = TR_NOOP(
        "Variant",
        "Rows and columns, read from both ends as numbers, are ranked from the least (1) to the greatest; a "
        "number with # is the rank of the one that begins there, and no other one is the same"),
    .input = Input::Line,
    .logic = LineLogic::Rank,
    .rules = rankRules<false>,
    .marks = rankMarks<rankSign>,
    .need = TR_NOOP("Variant", "a square board without holes, and as many digits as rows"),
    .suits = hasEachDigitOnEachSide,
    .number = NumberUse::Open,
    .numbers = ranks,
};

extern const Variant sharedRank{
    .id = "shared-rank",
    .name = TR_NOOP("Variant", "Full rank with ties"),
    .keywords = TR_NOOP("Variant", "ranked rows and columns, equal ranks, shared rank"),
    .demand = TR_NOOP(
        "Variant",
        "Rows and columns, read from both ends as numbers, are ranked from the least (1) to the greatest; a "
        "number with #= is the rank of the one that begins there, and equal ones share the least rank"),
    .input = Input::Line,
    .logic = LineLogic::Rank,
    .rules = rankRules<true>,
    .marks = rankMarks<sharedRankSign>,
    .need = TR_NOOP("Variant", "a square board without holes, and as many digits as rows"),
    .suits = hasEachDigitOnEachSide,
    .number = NumberUse::Open,
    .numbers = ranks,
};

} // namespace sudoku
