#include "core/rules/peers.h"

#include "core/board/rulecells.h"

namespace sudoku {
namespace {

DigitSet digitsOf(const CellSet &cells, const Board &board)
{
    DigitSet digits;
    for (const Cell cell : cells)
        if (const Digit digit = board.digitAt(cell); digit != noDigit)
            digits.insert(digit);
    return digits;
}

} // namespace

Peers::Peers(int cellCount, std::span<const ActiveRule> rules) : m_peers(cellCount, CellSet(cellCount))
{
    for (const ActiveRule &active : rules) {
        if (!std::holds_alternative<rule::House>(active.rule)
            && !std::holds_alternative<rule::Distinct>(active.rule))
            continue;
        const CellSet together(cellCount, cellsOf(active.rule));
        for (const Cell cell : together)
            m_peers[cell] |= together;
    }
    for (Cell cell = 0; cell < cellCount; ++cell)
        m_peers[cell].remove(cell);
}

DigitSet contradictedMarks(const Board &board, const Peers &peers, Cell cell)
{
    const DigitSet marks = board.cornerMarks[cell] | board.centreMarks[cell];
    if (marks.isEmpty() || board.digitAt(cell) != noDigit)
        return {};
    return marks & digitsOf(peers.of(cell), board);
}

void removeMarksOfPeers(Board &board, const Peers &peers, const std::vector<Cell> &cells)
{
    for (const Cell cell : cells) {
        const Digit digit = board.digitAt(cell);
        if (digit == noDigit)
            continue;
        for (const Cell peer : peers.of(cell)) {
            board.cornerMarks[peer].remove(digit);
            board.centreMarks[peer].remove(digit);
        }
    }
}

} // namespace sudoku
