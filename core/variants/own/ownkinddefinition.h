#pragma once

#include "core/variants/own/expression.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>

namespace sudoku {

/// What the words of an own rule say about a constraint's cells.
enum class OwnForm {
    Pair,     ///< an Expression about two cells, `a` and `b`
    Pattern,  ///< a LinePattern that the digits match, read in order
    Machine,  ///< the same, as a state machine: see machineOfText()
    Whole,    ///< an Expression about all cells: `sum`, `largest`, `odd` …
    Running,  ///< from `start`, `step` makes the next state of the state `s` and the digit `d`; `accept` ends
              ///< it
    Together, ///< a TogetherRule about other kinds, applied to the same cells
};

/// Returns whether a rule of \a form is a pattern.
constexpr bool isMatched(OwnForm form)
{
    return form == OwnForm::Pattern || form == OwnForm::Machine;
}

/// Which cells an own rule is about, as people draw or say it.
enum class OwnPlace {
    Line,     ///< cells in their order
    Loop,     ///< the same, and the last cell comes before the first one
    Chain,    ///< the same as Line, but the cells need not touch
    Cells,    ///< all cells of a group, in any order: each two of them
    Dot,      ///< two cells that share a side
    Rows,     ///< every row of the board, from left to right
    Columns,  ///< every column, from top to bottom
    Regions,  ///< every region, each two of its cells
    Squares,  ///< every four cells around a corner, each two of them: read row by row
    Touching, ///< every two cells of the board that share a side
    Leap,     ///< every two cells of the board that are so many rows and columns apart
    Outside,  ///< a row or column seen from outside, with a number
    Diagonal, ///< the same for a diagonal
};

/// Returns whether rules at \a place are numbers beside the board.
constexpr bool isOutside(OwnPlace place)
{
    return place == OwnPlace::Outside || place == OwnPlace::Diagonal;
}

/// How the digits of a line are read.
enum class OwnReading {
    Forward,
    Both,   ///< from each end
    Either, ///< from one of the ends
    Part,   ///< as a connected part of what the pattern accepts: any beginning, any end
};

/// How an own kind is drawn; Members: like each of the kinds that it combines.
enum class OwnLook { Broad, Beads, Dashes, Crossed, Shade, Cage, WhiteDot, BlackDot, Sign, Nothing, Members };

/// A kind of rule that a person has made. Two that are equal are the same kind.
struct OwnKindDefinition
{
    std::string id = {};     ///< letters, digits and hyphens
    std::string name = {};   ///< as a person says it
    std::string demand = {}; ///< a sentence; "%1" stands for the number
    OwnForm form = OwnForm::Pair;
    std::string rule = {};   ///< the expression or the pattern; Running: its `step`
    std::string start = {};  ///< Running: an expression without names
    std::string accept = {}; ///< Running: an expression in `s`
    OwnPlace place = OwnPlace::Line;
    OwnReading reading = OwnReading::Forward;
    std::array<int, 2> leap = {1, 2}; ///< rows and columns
    bool isWrapping = false;          ///< Beside, Leap: the board is a ring in both directions
    bool hasNumber = false;           ///< `k` stands for the number of a constraint
    OwnLook look = OwnLook::Broad;
    int colour = -1;       ///< 0xrrggbb, or -1 for the usual one
    std::string sign = {}; ///< for OwnLook::Sign and OwnPlace::Outside

    bool operator==(const OwnKindDefinition &) const = default;
};

/// Why a definition makes no kind.
struct OwnKindProblem
{
    enum class Kind {
        BadId,      ///< it is empty, too long, or has other characters
        TakenId,    ///< a kind of the program has it
        RepeatedId, ///< another kind of the same text has it
        NoName,
        BadRule, ///< \a error is about \a rule
        BadStart,
        BadAccept,
        NoNumber, ///< it asks for k, which rules of this kind do not have
        Unfit,    ///< the form does not go with the place
        TooMany,  ///< the text defines maxOwnKinds before it
        TooLong,  ///< a text has more than maxOwnText bytes
    };
    Kind kind;
    ExpressionError error = {};
    OwnForm form = OwnForm::Pair; ///< of the expression that is wrong

    bool operator==(const OwnKindProblem &) const = default;
};

inline constexpr std::size_t maxOwnId = 40; ///< characters
inline constexpr int maxOwnText = 500;      ///< bytes
inline constexpr int maxOwnRule = 20'000;   ///< bytes of a rule
inline constexpr int maxOwnStates = 20'000; ///< of the automaton of one constraint
inline constexpr int maxOwnNumber = 9999;
inline constexpr int maxOwnKinds = 100; ///< that one text defines

} // namespace sudoku
