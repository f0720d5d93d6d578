#include "core/transform/shuffledboard.h"

#include "core/transform/linemaps.h"
#include "core/transform/movedboard.h"
#include "core/transform/relabelledboard.h"

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

/// Puts \a after on \a board, or leaves that as it is if \a after is refused.
void take(TransformResult after, Board &board)
{
    if (after)
        board = std::move(*after);
}

/// Turns or reflects the board, or neither.
void turn(Board &board, Random &random)
{
    const std::uint64_t choice = random.below(isometries().size() + 1);
    if (choice < isometries().size())
        take(movedBoard(board, isometries()[choice].mapOf(board.puzzle.geometry)), board);
}

/// Swaps lines of \a kind, \a count of them from \a begin on, in the way of Fisher and Yates.
void swapLines(Board &board, LineKind kind, int begin, int count, Random &random)
{
    for (int rest = count; rest > 1; --rest) {
        const int other = begin + static_cast<int>(random.below(rest));
        const int last = begin + rest - 1;
        if (other != last)
            take(movedBoard(board, swappedLines(board.puzzle.geometry, kind, other, last)), board);
    }
}

void swapAllLines(Board &board, Random &random)
{
    const auto swapGroups = [&](LineKind groups, LineKind lines) {
        const int groupCount = lineCount(board.puzzle.geometry, groups);
        swapLines(board, groups, 0, groupCount, random);
        const int breadth = board.puzzle.geometry.size() / std::max(groupCount, 1); // a jigsaw is one group
        for (int begin = 0; begin < board.puzzle.geometry.size(); begin += breadth)
            swapLines(board, lines, begin, breadth, random);
    };
    swapGroups(LineKind::Bands, LineKind::Rows);
    swapGroups(LineKind::Stacks, LineKind::Columns);
}

void relabel(Board &board, Random &random)
{
    const int digitCount = board.puzzle.geometry.digitCount();
    for (int rest = digitCount; rest > 1; --rest) {
        DigitMap digits = sameDigits(digitCount);
        std::swap(digits[rest], digits[1 + random.below(rest)]);
        take(relabelledBoard(board, digits), board);
    }
    if (random.below(2) == 0)
        take(relabelledBoard(board, reversedDigits(digitCount)), board);
}

} // namespace

Board shuffledBoard(Board board, Random &random)
{
    turn(board, random);
    swapAllLines(board, random);
    relabel(board, random);
    return board;
}

} // namespace sudoku
