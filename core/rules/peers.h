#pragma once

#include "core/board/board.h"
#include "core/board/cellset.h"
#include "core/rules/activerules.h"

#include <span>
#include <vector>

namespace sudoku {

/// For each cell its peers: the cells that a rule of different digits holds together with it, as houses,
/// cages and the moves of a knight do.
class Peers
{
public:
    Peers(int cellCount, std::span<const ActiveRule> rules);

    const CellSet &of(Cell cell) const { return m_peers[cell]; }

private:
    std::vector<CellSet> m_peers;
};

/// Returns the pencil marks of \a cell that equal the digit of a peer; none if it has a digit itself.
DigitSet contradictedMarks(const Board &board, const Peers &peers, Cell cell);

/// Returns the candidates of \a cell on which the player can draw: its pencil marks or, where it has none,
/// the digits that no peer has; none if it has a digit itself.
DigitSet drawableCandidates(const Board &board, const Peers &peers, Cell cell);
/// Returns the part of Board::drawn that is on such candidates. The rest waits for them to come back.
PlayerDrawing shownDrawing(const Board &board, const Peers &peers);

/// Removes the digit of \a cause from the pencil marks of \a cell. Such a mark belongs to that digit: see
/// restoreMarks().
void ruleOutMark(Board &board, Cell cause, Cell cell);
/// Does the same for each of \a cells and its peers.
void removeMarksOfPeers(Board &board, const Peers &peers, const std::vector<Cell> &cells);

/// Brings a mark back when the digit that ruled it out is gone. If another digit rules it out too, it stays
/// away because of that one.
void restoreMarks(Board &board, const Peers &peers);
/// Forgets which marks of \a cells were removed, because the player has decided about them since.
void forgetRemovedMarks(Board &board, const std::vector<Cell> &cells);

} // namespace sudoku
