#pragma once

#include "core/board/board.h"

#include <string>
#include <vector>

namespace sudoku {

/// Something of a board that a text can only hold in comments or members that other programs ignore.
struct Loss
{
    enum class What {
        Constraints, ///< \a count constraints of \a variant
        SwitchedOff, ///< \a count constraints that are out of force
        Shape,       ///< boxes that are not the default ones, or irregular regions
        Boards,      ///< holes, several boards that overlap, or repeats in rows and columns
        Digits,      ///< more digits than rows, or digits from 0 on
        Entries,
        PencilMarks,
        Info,       ///< \a text about the puzzle, such as its title
        Members,    ///< of other programs
        Colours,    ///< of cells
        Drawn,      ///< what the player has drawn on candidates
        CrossedOut, ///< combinations
        Drawings,   ///< \a count drawings that are no rules
        Fog,
        Solution,      ///< that the source of the puzzle states
        CornerMarks,   ///< where the pencil marks in the centre are kept
        SolvedEntries, ///< which entries Solve wrote, where the entries are kept
    };
    What what;
    const Variant *variant = nullptr;
    int count = 1;
    std::string PuzzleInfo::*text = nullptr;

    bool operator==(const Loss &) const = default;
};

/// What a file of another program holds beside the givens.
struct CarriedParts
{
    bool entries = false;
    bool cornerMarks = false;
    bool centreMarks = false;
    bool colours = false;
    std::vector<std::string PuzzleInfo::*> info = {};
    bool hasLineBreaks = false; ///< whether such a text may have several lines

    /// Returns whether there is a place for that text about a puzzle.
    bool takes(const PuzzleInfo &about, std::string PuzzleInfo::*text) const;
};

/// Returns a loss for each variant of \a constraints, in their order.
std::vector<Loss> lossesOf(const std::vector<Constraint> &constraints);

/// Returns a loss for each text that \a info has.
std::vector<Loss> infoLosses(const PuzzleInfo &info);

/// Returns the losses of all parts of \a board that directives hold; see directives.h.
std::vector<Loss> directiveLosses(const Board &board);
/// Returns the same losses, and the entries.
std::vector<Loss> plainLosses(const Board &board);
/// Returns the losses of all parts of \a board that are none of \a parts.
std::vector<Loss> lossesOf(const CarriedParts &parts, const Board &board);

} // namespace sudoku
