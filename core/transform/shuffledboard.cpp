#include "core/transform/shuffledboard.h"

#include "core/transform/isometry.h"
#include "core/transform/linemaps.h"
#include "core/transform/movedboard.h"
#include "core/transform/relabelledboard.h"

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

/// Tries one small transform after the other, and skips those that are refused.
class Shuffler
{
public:
    Shuffler(Board board, Random &random) : m_result{std::move(board), {}}, m_random(random)
    {
        m_result.cells = sameCells(geometry().cellCount());
    }

    TransformedBoard run() &&
    {
        turn();
        swapLines(LineKind::Bands, LineKind::Rows);
        swapLines(LineKind::Stacks, LineKind::Columns);
        relabel();
        return std::move(m_result);
    }

private:
    const Geometry &geometry() const { return m_result.board.puzzle.geometry; }

    void move(const CellMap &map)
    {
        if (TransformResult after = movedBoard(m_result.board, map))
            m_result = {std::move(*after), mapped(m_result.cells, map)};
    }

    /// Turns or reflects the board, or neither.
    void turn()
    {
        const std::uint64_t choice = m_random.below(isometries().size() + 1);
        if (choice < isometries().size())
            move(isometries()[choice].mapOf(geometry()));
    }

    /// Swaps \a count lines of \a kind from \a begin on (the shuffle of Fisher and Yates).
    void swapLines(LineKind kind, int begin, int count)
    {
        for (int rest = count; rest > 1; --rest) {
            const int other = begin + static_cast<int>(m_random.below(rest));
            const int last = begin + rest - 1;
            if (other != last)
                move(swappedLines(geometry(), kind, other, last));
        }
    }

    /// Swaps groups of lines, and the lines within each group. Without boxes, all lines are one group.
    void swapLines(LineKind groups, LineKind lines)
    {
        const int groupCount = lineCount(geometry(), groups);
        swapLines(groups, 0, groupCount);
        const int breadth = geometry().size() / std::max(groupCount, 1);
        for (int begin = 0; begin < lineCount(geometry(), lines); begin += breadth)
            swapLines(lines, begin, breadth);
    }

    void relabel(const DigitMap &digits)
    {
        if (TransformResult after = relabelledBoard(m_result.board, digits))
            m_result.board = std::move(*after);
    }

    void relabel()
    {
        const int digitCount = geometry().digitCount();
        for (int rest = digitCount; rest > 1; --rest) {
            DigitMap digits = sameDigits(digitCount);
            std::swap(digits[rest], digits[1 + m_random.below(rest)]);
            relabel(digits);
        }
        if (m_random.below(2) == 0)
            relabel(reversedDigits(digitCount));
    }

    TransformedBoard m_result;
    Random &m_random;
};

} // namespace

TransformedBoard shuffledBoard(Board board, Random &random)
{
    return Shuffler(std::move(board), random).run();
}

} // namespace sudoku
