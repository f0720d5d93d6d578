#pragma once

#include "core/board/playerdrawing.h"
#include "core/board/puzzle.h"
#include "core/board/regionlink.h"

#include <string>
#include <vector>

namespace sudoku {

/// At least as many sums as a constraint has.
inline constexpr int maxSums = 4 * maxBoardSize;

/// Digits that would fill the cells of a sum of \a constraint, which the player has crossed out.
struct CrossedOut
{
    Constraint constraint;
    int sum = 0;                    ///< an index: some constraints have several sums
    std::vector<Digit> digits = {}; ///< ascending

    bool operator==(const CrossedOut &) const = default;
};

/// How many colours there are for cells and for candidates.
inline constexpr int colourCount = 8;

/// A pencil mark that is gone because of the digit in another cell.
struct RemovedMark
{
    enum class Kind { Corner, Centre };

    Cell cause; ///< the cell whose digit rules the mark out
    Cell cell;
    Digit digit;
    Kind kind;

    bool operator==(const RemovedMark &) const = default;
};

/// A puzzle with the player's digits, colours, pencil marks and drawing: everything that undo restores. No
/// cell has both a given and an entry.
struct Board
{
    explicit Board(Puzzle puzzle);

    /// Returns the given or the entry of \a cell, or noDigit.
    Digit digitAt(Cell cell) const { return isGiven(cell) ? puzzle.givens[cell] : entries[cell]; }
    bool isGiven(Cell cell) const { return puzzle.givens.isFilled(cell); }

    /// Givens and entries together.
    Grid digits() const;

    /// Makes \a digit the player's entry of \a cell; noDigit clears it.
    void enter(Cell cell, Digit digit);
    /// Forgets what is crossed out of constraints that are gone.
    void forgetCrossedOut();
    /// Fills the cells without givens, and notes the regions that were found. A player's entry that is the
    /// same stays the player's.
    void writeSolution(const Grid &solution);
    /// Returns the entries without those that Solve wrote.
    Grid playerEntries() const;
    /// Returns the puzzle in which the player's entries are givens.
    Puzzle withEntriesAsGivens() const;
    /// This board with the player's entries as givens.
    Board withPuzzleOfEntries() const;

    Puzzle puzzle;
    Grid entries;                  ///< with the regions that Solve found, until another digit is entered
    std::vector<bool> isFromSolve; ///< by cell: Solve wrote the entry, so no verdict counts it
    std::vector<Constraint> switchedOff;   ///< constraints that are out of force, but kept
    std::vector<DigitSet> cornerMarks;     ///< one set for each cell
    std::vector<DigitSet> centreMarks;     ///< one set for each cell
    std::vector<RemovedMark> removedMarks; ///< those that come back when the digit of their cause goes
    std::vector<DigitSet> colours;         ///< the player's colours of each cell: 1 … colourCount
    PlayerDrawing drawn;                   ///< on candidates
    std::vector<CrossedOut> crossedOut;    ///< the combinations that the player has ruled out
    std::vector<RegionLink> regionLinks;   ///< known of regions that the puzzle does not say, ascending
    PuzzleInfo info;                       ///< what is said about the puzzle
    /// Members of the file that the program does not know and writes again: a JSON object as text, or empty.
    std::string keptMembers;

    bool operator==(const Board &) const = default;
};

/// Returns how many of each digit are left to place, by digit from 1 on; a negative number if there are too
/// many. Returns nothing if a row need not have all digits.
std::vector<int> digitsLeft(const Board &board);

/// Returns the cells, ascending, that the fog of \a board still covers. An entry that agrees with the stated
/// solution lifts the fog from its cell and from those around it.
std::vector<Cell> cellsInFog(const Board &board);

/// Returns the cells, ascending, with an entry of the player's that differs from \a solution.
std::vector<Cell> entriesUnlike(const Board &board, const Grid &solution);

} // namespace sudoku
