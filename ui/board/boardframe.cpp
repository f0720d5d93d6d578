#include "ui/board/boardframe.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Returns \a sets of \a cell, where they may be those of no cell.
DigitSet setOf(const std::vector<DigitSet> &sets, Cell cell)
{
    return sets.empty() ? DigitSet() : sets[cell];
}

/// Returns whether all of these are the same, which concern more than one cell, or are seldom others.
bool hasSameWhole(const Board &before, const Board &after)
{
    return before.puzzle.geometry == after.puzzle.geometry
           && before.puzzle.constraints == after.puzzle.constraints && before.switchedOff == after.switchedOff
           && before.regionLinks == after.regionLinks && before.info == after.info
           && std::ranges::equal(before.entries.regions(), after.entries.regions());
}

bool hasSameWhole(const BoardHighlights &before, const BoardHighlights &after)
{
    return before.cells.size() == after.cells.size() && before.live.isEmpty() == after.live.isEmpty()
           && before.hasFog == after.hasFog && before.marksInPlaces == after.marksInPlaces
           && before.drawn == after.drawn && before.penStart == after.penStart
           && before.minCandidate == after.minCandidate;
}

bool hasSameDigits(const BoardFrame &before, const BoardFrame &after, Cell cell)
{
    return before.board.digitAt(cell) == after.board.digitAt(cell)
           && before.board.isGiven(cell) == after.board.isGiven(cell)
           && before.board.cornerMarks[cell] == after.board.cornerMarks[cell]
           && before.board.centreMarks[cell] == after.board.centreMarks[cell];
}

bool hasSameGround(const BoardFrame &before, const BoardFrame &after, Cell cell)
{
    const std::vector<CellHighlight> &old = before.highlights.cells;
    const bool isSameCell = old.empty() || old[cell] == after.highlights.cells[cell];
    return isSameCell && before.board.colours[cell] == after.board.colours[cell];
}

bool hasSameHighlights(const BoardFrame &before, const BoardFrame &after, Cell cell)
{
    const BoardHighlights &old = before.highlights;
    const BoardHighlights &now = after.highlights;
    return setOf(old.contradictedMarks, cell) == setOf(now.contradictedMarks, cell)
           && setOf(old.filtered, cell) == setOf(now.filtered, cell)
           && setOf(old.live.proved, cell) == setOf(now.live.proved, cell)
           && setOf(old.live.open, cell) == setOf(now.live.open, cell)
           && setOf(old.live.deciding, cell) == setOf(now.live.deciding, cell);
}

/// Returns whether another small digit is highlighted in the cell than before.
bool hasOtherMarkedDigit(const BoardFrame &before, const BoardFrame &after, Cell cell)
{
    const Digit old = before.highlights.markedDigit;
    const Digit now = after.highlights.markedDigit;
    if (old == now || after.board.digitAt(cell) != noDigit)
        return false;
    const DigitSet marks = after.board.cornerMarks[cell] | after.board.centreMarks[cell];
    const bool mayHaveOthers = marks.isEmpty() && !after.board.puzzle.constraints.empty();
    return mayHaveOthers || !after.highlights.drawn.isEmpty() || (old != noDigit && marks.contains(old))
           || (now != noDigit && marks.contains(now));
}

bool hasOtherCursor(const BoardHighlights &before, const BoardHighlights &after, Cell cell)
{
    const bool isOther = before.cursor != after.cursor || before.hasFocus != after.hasFocus;
    return isOther && (before.cursor == cell || after.cursor == cell);
}

using Groups = std::vector<std::vector<Cell>>;

/// Adds the cells of the groups that \a other lacks to \a cells.
void addOthers(const Groups &groups, const Groups &other, std::vector<bool> &cells)
{
    for (const std::vector<Cell> &group : groups)
        if (std::ranges::find(other, group) == other.end())
            for (const Cell cell : group)
                cells[cell] = true;
}

/// Returns by cell whether it has an outline in one of them only.
std::vector<bool> outlinedOtherwise(const BoardFrame &before, const BoardFrame &after)
{
    std::vector<bool> cells(after.board.puzzle.geometry.cellCount());
    addOthers(before.highlights.outlined, after.highlights.outlined, cells);
    addOthers(after.highlights.outlined, before.highlights.outlined, cells);
    return cells;
}

/// Returns the largest number of live candidates of a cell, on which their size depends.
int mostLive(const BoardFrame &frame)
{
    int most = 0;
    for (std::size_t cell = 0; cell < frame.highlights.live.proved.size(); ++cell)
        if (frame.board.digitAt(static_cast<Cell>(cell)) == noDigit)
            most = std::max(most, frame.highlights.live.shown(cell).size());
    return most;
}

} // namespace

bool spansCells(const BoardFrame &frame)
{
    return !frame.highlights.findings.isEmpty() || !frame.highlights.drawn.isEmpty() || frame.board.info.fog;
}

std::optional<ChangedCells> changedCells(const BoardFrame &before, const BoardFrame &after)
{
    if (before.symbols != after.symbols || before.findings != after.findings
        || !hasSameWhole(before.board, after.board) || !hasSameWhole(before.highlights, after.highlights)
        || mostLive(before) != mostLive(after))
        return {};
    const std::vector<bool> outlined = outlinedOtherwise(before, after);
    ChangedCells changed;
    for (Cell cell = 0; cell < after.board.puzzle.geometry.cellCount(); ++cell) {
        const bool areSameDigits = hasSameDigits(before, after, cell);
        if (!areSameDigits && spansCells(after))
            return {};
        const bool isOtherBelow = outlined[cell] || !hasSameGround(before, after, cell)
                                  || hasOtherCursor(before.highlights, after.highlights, cell);
        if (isOtherBelow)
            changed.below.push_back(cell);
        if (isOtherBelow || !areSameDigits || !hasSameHighlights(before, after, cell)
            || hasOtherMarkedDigit(before, after, cell))
            changed.all.push_back(cell);
    }
    return changed;
}

bool mayMarkSizesDiffer(const BoardFrame &before, const BoardFrame &after)
{
    return before.board.cornerMarks != after.board.cornerMarks
           || before.board.centreMarks != after.board.centreMarks
           || before.highlights.markedDigit != after.highlights.markedDigit
           || before.highlights.filtered != after.highlights.filtered;
}

} // namespace sudoku
