#include "ui/frompicture/corrections.h"

namespace sudoku {

Corrections::Contents Corrections::contentsOf(const Board &board, Cell cell)
{
    return {board.puzzle.givens[cell], board.entries[cell], board.cornerMarks[cell], board.centreMarks[cell]};
}

void Corrections::setContents(Board &board, Cell cell, const Contents &contents)
{
    board.puzzle.givens.set(cell, contents.given);
    board.entries.set(cell, contents.entry);
    board.cornerMarks[cell] = contents.cornerMarks;
    board.centreMarks[cell] = contents.centreMarks;
}

void Corrections::keep(int index, const BoardReading &reading, const Board &corrected)
{
    const Board read = reading.board();
    if (corrected.puzzle.geometry.size() != reading.size())
        return;
    Changes changes{reading.geometry, {}, {}, {}};
    if (corrected.puzzle.geometry != reading.geometry)
        changes.regions = corrected.puzzle.geometry;
    for (Cell cell = 0; cell < reading.geometry.cellCount(); ++cell)
        if (const Contents contents = contentsOf(corrected, cell); contents != contentsOf(read, cell))
            changes.cells[cell] = contents;
    if (corrected.puzzle.constraints != read.puzzle.constraints)
        changes.constraints = corrected.puzzle.constraints;
    if (changes.cells.empty() && !changes.constraints && !changes.regions)
        m_changes.erase(index);
    else
        m_changes.insert_or_assign(index, std::move(changes));
}

Board Corrections::applied(int index, const BoardReading &reading) const
{
    Board board = reading.board();
    const auto found = m_changes.find(index);
    if (found == m_changes.end() || found->second.geometry != reading.geometry)
        return board;
    for (const auto &[cell, contents] : found->second.cells)
        setContents(board, cell, contents);
    if (found->second.regions)
        board.puzzle.geometry = *found->second.regions;
    if (found->second.constraints)
        board.puzzle.constraints = *found->second.constraints;
    return board;
}

} // namespace sudoku
