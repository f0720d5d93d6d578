#pragma once

#include <QPointF>
#include <QSize>

#include "core/board/board.h"
#include "core/board/symbols.h"
#include "ui/pictures/cagerule.h"
#include "ui/pictures/cellclasses.h"
#include "ui/pictures/jointreading.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace sudoku {

/// A value that a cell or the number of a rule may have as well.
struct OtherValue
{
    Digit digit = noDigit; ///< for a rule its number
    double probability = 0;
};

/// What was read in a cell.
struct CellReading
{
    Digit digit = noDigit; ///< noDigit where the cell is blank or has pencil marks
    CellKind kind = CellKind::Blank;
    double probability = 0;  ///< of that digit, by the looks of the cell alone
    Digit seen = noDigit;    ///< what it looks like most; another digit if the rules decided against that
    bool isDoubtful = false; ///< a person should look at it
    std::vector<OtherValue> others; ///< the likeliest other values, at most three
    DigitSet cornerMarks = {};      ///< pencil marks, if the cell has some
    DigitSet centreMarks = {};      ///< those in the middle, and those in a grid
    int unreadMarks = 0;            ///< how many spots look like marks, but like no digit

    bool isOverruled() const { return digit != seen; }
    DigitSet marks() const { return cornerMarks | centreMarks; }
    /// Returns whether the cell has pencil marks that were not read.
    bool hasUnreadMarks() const { return kind == CellKind::Marks && (unreadMarks > 0 || marks().isEmpty()); }
};

/// A rule that was seen in a picture, beyond the houses.
struct RuleReading
{
    Constraint constraint;
    bool isDoubtful = false; ///< a person should look at it
    std::optional<int> seen =
        {}; ///< what its number looks like most; another if the rules decided against that
    std::vector<OtherValue> others = {}; ///< the likeliest other numbers, at most three

    bool isOverruled() const { return seen && constraint.number() != seen; }
    /// Returns the word for its kind in files.
    std::string kindId() const;
    /// Returns whether it is a cage, with a sum or without one.
    bool isCage() const { return sudoku::isCage(constraint); }
    /// Returns the cell that has the number of a cage, or the first cell of another rule; 0 if it has none.
    Cell firstCell() const
    {
        return constraint.cells.empty() ? 0 : *std::ranges::min_element(constraint.cells);
    }
};

/// What seems to be drawn on a board, but was not read: the board may lack rules.
enum class UnreadPart {
    Cages,
};

/// A board in a picture, and what was read in it. It is upright: turned as its digits want.
struct BoardReading
{
    Geometry geometry =
        Geometry::withBoxes(defaultBoxes(minBoardSize)); ///< boxes, or regions with thick borders
    const SymbolSet *symbols = nullptr;
    LetterCase letters = LetterCase::Large; ///< of the symbols in the picture
    std::vector<QPointF> crossings; ///< of the lines, row by row: fractions of the picture's width and height
    double cellSide = 0;            ///< in pixels of the picture
    double coverage = 0;            ///< the share of the lines that is seen
    std::vector<CellReading> cells; ///< row by row
    std::vector<RuleReading> rules = {};
    int unreadShades = 0; ///< shaded cells, if the board has not one solution and they may mean a rule
    ReadingVerdict verdict = ReadingVerdict::NotDecided;
    double price = 0;     ///< how much less likely the digits are than their looks, in nats
    bool isClear = false; ///< exactly one solution, no other reading near, nothing in doubt or unread
    std::vector<UnreadPart> unread = {};

    int size() const { return geometry.size(); }
    std::array<QPointF, 4> corners() const
    {
        const int size = geometry.size();
        return {crossings[0], crossings[size], crossings[crossings.size() - 1],
                crossings[crossings.size() - 1 - size]};
    }
    int countOf(bool (*is)(const CellReading &)) const
    {
        return static_cast<int>(std::ranges::count_if(cells, is));
    }
    /// Returns the names of the cells that are so: "r1c1, r4c7".
    std::string namesOf(bool (*is)(const CellReading &)) const;
    /// Returns the length of a side, in pixels of the picture.
    double side() const { return cellSide * size(); }
    int countOf(bool (*is)(const RuleReading &)) const
    {
        return static_cast<int>(std::ranges::count_if(rules, is));
    }
    /// Returns the middle, as a fraction of the picture's width and height.
    QPointF middle() const;
    std::vector<Constraint> constraints() const;
    /// Printed digits as givens, written ones as entries, and the pencil marks that were read.
    Board board() const;
};

/// Returns the boards of a page as people read them: row by row.
std::vector<BoardReading> inReadingOrder(std::vector<BoardReading> boards);
/// Returns the place of the first of \a boards that is about as large as the largest one, or 0: others may
/// be solutions.
int firstLargeBoard(const std::vector<BoardReading> &boards);

} // namespace sudoku
