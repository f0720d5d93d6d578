#include "core/rules/peers.h"

#include "core/board/rule.h"

#include <algorithm>
#include <optional>
#include <utility>

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

DigitSet &marksOf(Board &board, RemovedMark::Kind kind, Cell cell)
{
    return (kind == RemovedMark::Kind::Corner ? board.cornerMarks : board.centreMarks)[cell];
}

/// Returns the cell whose digit rules \a removed out now.
std::optional<Cell> causeOf(const Board &board, const Peers &peers, const RemovedMark &removed)
{
    if (board.digitAt(removed.cause) == removed.digit)
        return removed.cause;
    for (const Cell peer : peers.of(removed.cell))
        if (board.digitAt(peer) == removed.digit)
            return peer;
    return {};
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

DigitSet drawableCandidates(const Board &board, const Peers &peers, Cell cell)
{
    if (board.digitAt(cell) != noDigit)
        return {};
    const DigitSet marks = board.cornerMarks[cell] | board.centreMarks[cell];
    if (!marks.isEmpty())
        return marks;
    return DigitSet::all(board.puzzle.geometry.digitCount()) - digitsOf(peers.of(cell), board);
}

PlayerDrawing shownDrawing(const Board &board, const Peers &peers)
{
    return board.drawn.onThose([&](const Candidate &candidate) {
        return drawableCandidates(board, peers, candidate.cell).contains(candidate.digit);
    });
}

void ruleOutMark(Board &board, Cell cause, Cell cell)
{
    const Digit digit = board.digitAt(cause);
    for (const auto kind : {RemovedMark::Kind::Corner, RemovedMark::Kind::Centre})
        if (DigitSet &marks = marksOf(board, kind, cell); marks.contains(digit)) {
            marks.remove(digit);
            board.removedMarks.push_back({cause, cell, digit, kind});
        }
}

void removeMarksOfPeers(Board &board, const Peers &peers, const std::vector<Cell> &cells)
{
    for (const Cell cause : cells)
        if (board.digitAt(cause) != noDigit)
            for (const Cell cell : peers.of(cause))
                ruleOutMark(board, cause, cell);
}

void restoreMarks(Board &board, const Peers &peers)
{
    for (RemovedMark removed : std::exchange(board.removedMarks, {})) {
        DigitSet &marks = marksOf(board, removed.kind, removed.cell);
        if (marks.contains(removed.digit)) // the player wrote it again
            continue;
        if (const auto cause = causeOf(board, peers, removed)) {
            removed.cause = *cause;
            board.removedMarks.push_back(removed);
        } else {
            marks.insert(removed.digit);
        }
    }
}

void forgetRemovedMarks(Board &board, const std::vector<Cell> &cells)
{
    std::erase_if(board.removedMarks, [&](const RemovedMark &removed) {
        return std::ranges::find(cells, removed.cell) != cells.end();
    });
}

} // namespace sudoku
