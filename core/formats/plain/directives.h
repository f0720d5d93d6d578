#pragma once

#include "core/formats/plain/digittext.h"
#include "core/formats/plain/directivevalues.h"
#include "core/formats/plain/shapedirectives.h"
#include "core/formats/text/format.h"
#include "core/formats/text/ownkindtext.h"
#include "core/formats/text/puzzletext.h"

#include <span>

namespace sudoku {

// Directives are comment lines "# sudoku-workbench: KEY VALUE" that say what plain digits cannot. Other
// programs read them as comments. They are written only where needed:
//
// - boxes 4x3: the rows x columns of a box, if that is not the default shape
// - regions AABB…: the region of each place of an irregular board: a letter, a dot for none, or @ for a hole
// - boards 3x3 r1c1 r7c7 …: the boxes and the upper left cells of boards that overlap; or the number of rows
//   of each and its upper left cell, "9r1c1", where the regions are no such boxes
// - digits N: the number of digits, if it is not that of the largest row, column or region
// - symbols ID: the symbols, if the characters would be taken for others, or if they are the puzzle's own; a
//   word such as KITCHENS is its letters
// - kind {…}: a kind of rule of one's own, as ownKindOfJson() reads it; one on each line
// - variant ID [NUMBER...] [CELL...]: a constraint, as "killer 15 r1c1 r1c2"; one on each line
// - order 2 1 …: the place on the board of each constraint, those that the format itself has being the first
// - switched-off …: the same, for a constraint that is out of force
// - entries …: the player's digits as in the format "line", where the format has no form for them
// - solved x..x…: an x for each cell whose entry Solve wrote
// - found-regions AABB…: the region that was found for each cell of a full board whose regions are unknown
// - corner-marks …, centre-marks …: for each cell its digits as numbers, "1,4", or a dot
// - title …, author …, rules …, source …, level …, message …: what PuzzleInfo has; as a string of JSON if a
//   line cannot hold it: "1 to 9\n1 to 4"
// - solution …: the one that its source states, as the format "line" would write it in numbers
// - drawing {…}: a picture that is no rule, as in the program's own JSON; one on each line
// - fog CELL…: fog on all cells but these; "all" for fog on each cell
// - members {…}: Board::keptMembers

/// What is known while the contents of a board are read.
struct ContentsReading
{
    const SymbolSet &symbols; ///< of its givens
    OwnKindNames kinds = {};  ///< that were defined so far
};

/// A kind of directive: whether it is about the shape of the board, which must be known before its cells are
/// read, or about its contents, and how it is written.
struct DirectiveKind
{
    std::string_view key;
    std::string_view example; ///< a value, for a board of 4x4 if possible
    tl::expected<void, TextError> (*readShape)(const Directive &, int size, ShapeDirectives &) = nullptr;
    tl::expected<void, TextError> (*readContents)(const Directive &, ContentsReading &, Board &) = nullptr;
    /// Returns a value for each directive that a board needs; null if the formats themselves write it.
    DirectiveValues (*values)(const Board &) = nullptr;
};

/// Returns all kinds, in the order in which they are written.
std::span<const DirectiveKind> directiveKinds();

/// Reads the directives of a board of \a size; returns the error of the first that cannot be understood.
tl::expected<ShapeDirectives, TextError> readShape(const std::vector<Directive> &directives, int size);

/// Adds the constraints, entries and pencil marks of the directives to \a board; \a symbols are those of its
/// givens. The directives must have passed readShape().
tl::expected<void, TextError> readContents(const std::vector<Directive> &directives, const SymbolSet &symbols,
                                           Board &board);

/// Returns the directives that \a board needs for its shape, constraints, pencil marks and what Solve wrote,
/// each on a line of its own.
std::string directivesFor(const Board &board);
/// Returns the directive for the entries, or an empty text if the board has none.
std::string entriesDirective(const Board &board, const SymbolSet &symbols);
std::string symbolsDirective(const SymbolSet &symbols);
/// Returns the directive for the place, from 0, of each constraint, or an empty text if there is none.
std::string orderDirective(const std::vector<int> &order);

} // namespace sudoku
