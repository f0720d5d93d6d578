#pragma once

#include "core/board/puzzle.h"
#include "core/board/rule.h"
#include "core/board/translate.h"
#include "core/variants/digituse.h"
#include "core/variants/linelogic.h"
#include "core/variants/mark.h"
#include "core/variants/sumway.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace sudoku {

/// What the user selects to add a constraint.
enum class Input {
    Nothing,    ///< the board as a whole
    Cells,      ///< any cells
    Path,       ///< cells in their order; each shares a side or a corner with the next one
    Neighbours, ///< two cells that share a side, in their order
    Block,      ///< four cells around a corner
    Clones,     ///< two groups of cells of the same shape, one after the other
    Line,       ///< a whole row or column, from one end to the other
    Diagonal,   ///< all cells of a diagonal, from the edge on; each is one row and one column further
};

/// Whether a constraint of a kind has a number.
enum class NumberUse {
    None,
    Optional, ///< a default number stands for one that is missing
    Open,     ///< a number that is missing demands nothing until it is filled in
    Needed,
};

/// Which digits the demand of a kind calls low and high, if it speaks of these.
enum class SizeWords {
    None,
    Thirds, ///< low, middle and high: see groupsBySize()
    Halves, ///< low and high; of an odd number of digits, that in the middle is neither
};

struct NumberRange
{
    int min;
    int max;
    bool operator==(const NumberRange &) const = default;
};

/// What the functions of a kind need beside the constraint, for kinds that are made while the program runs.
struct VariantData
{
    virtual ~VariantData() = default;
};

struct ConstraintProblem;

/// A kind of constraint. One file defines it and holds everything that the program knows about it. To add a
/// kind, write such a file and name the kind in variants.cpp.
struct Variant
{
    std::string_view id;   ///< the word used in files and on the command line
    std::string_view name; ///< in English; the window translates it
    /// Other English names that people may search for, separated by commas: "German whispers, Dutch
    /// whispers".
    std::string_view keywords = {};
    /// The rule as a sentence in English, without a full stop: "Adjacent digits differ by two or more". "%1"
    /// stands for the number.
    std::string_view demand;
    /// The same where digits are shown as symbols of the puzzle; empty if it does not speak of digits, or
    /// means their values.
    std::string_view demandOfSymbols = {};
    Input input;
    /// How a step about a constraint of this kind is found and told; it has a technique of its own unless
    /// this is None.
    LineLogic logic = LineLogic::None;
    DigitUse digits = DigitUse::Values;
    /// Returns the rules of a constraint in which findProblem() finds nothing.
    std::vector<Rule> (*rules)(const Puzzle &, const Constraint &);
    /// Returns what to draw on the board; null where nothing is drawn.
    std::vector<Mark> (*marks)(const Geometry &, const Constraint &) = nullptr;
    /// Returns why no rules can be made of a constraint that is right in all else, or nothing; null if they
    /// always can.
    std::optional<ConstraintProblem> (*problem)(const Geometry &, const Constraint &) = nullptr;
    /// Returns why a constraint in which findProblem() finds nothing has no solution, if that is plain; null
    /// if no number or more than mayBeImpossible tells.
    std::optional<ConstraintProblem> (*impossibility)(const Geometry &, const Constraint &) = nullptr;
    /// What this kind needs of a board, in English: "boxes of at least two rows and two columns".
    std::string_view need = {};
    /// Returns whether a board has what this kind needs; null if it suits every board.
    bool (*suits)(const Geometry &) = nullptr;

    /// Returns the sums of a constraint in which findProblem() finds nothing, for people who list the
    /// combinations of each: a cage has one, target sums have one for each house. Null for kinds without a
    /// sum.
    std::vector<SumWays> (*sums)(const Geometry &, const Constraint &) = nullptr;

    NumberUse number = NumberUse::None;
    /// Returns the range of numbers for these cells; null if the kind takes no number.
    NumberRange (*numbers)(const Geometry &, std::span<const Cell>) = nullptr;
    /// Whether a number out of this range is a rule without a solution, as the sum of a cage is.
    bool mayBeImpossible = false;
    int maxNumbers = 1;
    std::span<const int> commonNumbers = {}; ///< the few numbers that are common: 5 and 10 for X and V
    bool hasText = false; ///< whether a constraint of this kind has a text, which it then needs
    int minCells = 1;
    /// Whether no digit may be repeated in the cells, so that there are at most as many cells as digits.
    bool isDistinct = false;
    /// Whether a path may return to cells that it has passed, such as its first one, and cross itself there.
    bool mayCross = false;
    /// Whether the cells of a path need not touch.
    bool mayJump = false;
    /// Whether two cells, or the ends of a path, mean different things, as bulb and tip do.
    bool isDirected = false;
    bool hasUnknownRegions = false; ///< whether it says that the regions are unknown: rule::Regions
    bool isAboutRegions = false;    ///< whether it is a clue about those
    SizeWords sizeWords = SizeWords::None;
    /// The kind that has this one as its negative constraint ("all dots are given"), or null.
    const Variant *negativeOf = nullptr;
    /// The kind that people name together with this one, as the other main diagonal, or null.
    const Variant *partner = nullptr;
    /// The demand of both, in English, on a board that has as many digits as rows.
    std::string_view demandWithPartner = {};
    std::string_view demandOfSymbolsWithPartner = {};
    /// The kind that this one becomes when a transform exchanges the two: the other main diagonal when the
    /// board is mirrored, odd cells when even digits become odd. Null if there is none.
    const Variant *counterpart = nullptr;
    /// For rules() and marks(), which reach it by Constraint::variant; null for the kinds in variants.cpp.
    /// Whoever made this kind owns it.
    const VariantData *data = nullptr;

    /// Returns whether the first two cells determine the others: see straightFrom().
    bool hasStraightCells() const { return input == Input::Line || input == Input::Diagonal; }
    bool isFor(const Geometry &geometry) const { return !suits || suits(geometry); }
    std::vector<Mark> marksOf(const Geometry &geometry, const Constraint &constraint) const
    {
        return marks ? marks(geometry, constraint) : std::vector<Mark>();
    }
};

/// The need of kinds whose lines go from edge to edge. isSquareBoard() says whether a board has it.
inline constexpr std::string_view squareBoardNeed =
    TR_NOOP("Variant", "one square board without holes, on which digits differ in rows and columns");
inline bool isSquareBoard(const Geometry &geometry)
{
    return geometry.isSquare();
}

/// Returns all variants, in the order in which the program offers them.
std::span<const Variant *const> variants();
/// Returns the variant with that \a id, or null.
const Variant *findVariant(std::string_view id);

/// Returns whether \a constraint waits for its number: a cage without a sum, an empty circle.
bool isOpenClue(const Constraint &constraint);

/// Returns whether \a puzzle says that all constraints of \a kind are given, so that it demands something
/// where there is none: "All white dots are given".
bool areAllGiven(const Puzzle &puzzle, const Variant &kind);

} // namespace sudoku
