#pragma once

#include "core/variants/constraintproblem.h"
#include "core/variants/own/ownkinddefinition.h"

#include <optional>
#include <string>

namespace sudoku {

/// The errors of a text that should be a puzzle.
enum class TextErrorCode {
    NoPuzzle,         ///< nothing but blank lines and comments
    EmptyText,        ///< nothing but white space
    TooLong,          ///< more than maxPuzzleText bytes for one puzzle
    WrongCellCount,   ///< actual cells are no board; expected is the nearest board's cell count
    UnevenRow,        ///< a row has actual cells where the others, or the board, have expected
    UnknownSymbol,    ///< found is not a digit of a board of size expected
    NumberTooLarge,   ///< found is above expected, the largest digit of the board
    MisplacedFrame,   ///< a frame line or bar that fits no box shape of the board
    BoxesDoNotFit,    ///< the boxes asked for, found, make no board of size actual
    UnknownDirective, ///< found is no directive
    BadDirective,     ///< the value of directive found cannot be understood
    UnknownVariant,   ///< found is the id of no variant
    NoCell,           ///< found should be a cell of the board
    BadConstraint,    ///< found is the id of a variant; problem says why there can be no such constraint
    BadOwnKind,       ///< found is the id of an own kind; kindProblem says why there can be none
    BadSyntax,        ///< no JSON from here on
    TooDeep,          ///< JSON with more than maxJsonDepth objects and arrays within each other
    RepeatedMember,   ///< a JSON object has a second member found
    BadValue,         ///< found is not allowed at path; or it has actual values instead of expected ones
    NewerVersion,     ///< version actual; the newest that is known is expected
    NotPuzzleText,    ///< it looks like found, as "png" (textkind.h)
    NoLinkedPuzzle,   ///< a link that does not hold all of its puzzle
    ShortLink,        ///< a link with the name of a puzzle that is stored at the site found
    UnreadableLink,   ///< a link to the site found, in an unknown format
    TooManyRules, ///< constraint actual of all expected ones, found, and those before it take too much memory
    BadRegions, ///< a region, at path, has more cells than there are digits, or does not hang together; or a
                ///< form of text with as many regions as rows has others
    TooFewDigits,    ///< there are actual digits, fewer than the expected cells of a row
    CellInHole,      ///< found, such as "r1c10", is a hole of the board, and the text has a cell there
    HoleInCell,      ///< found is a cell of the board, and the text has a hole there
    UnknownHoles,    ///< no boards that overlap have the holes of the text, and nothing says its regions
    EndlessLine,     ///< a line of more than maxSkippedLine bytes; nothing behind it was read
    SymbolsDoNotFit, ///< the symbols found are actual ones, and the board has expected digits
    UnreadPicture,   ///< a picture; found says in the language of the user why it was not read
};

/// Returns whether \a code says that there is nothing that could be a puzzle.
constexpr bool isNothing(TextErrorCode code)
{
    return code == TextErrorCode::NoPuzzle || code == TextErrorCode::EmptyText;
}

/// Returns whether \a code is an error of a text that was taken for cells.
constexpr bool isAboutCells(TextErrorCode code)
{
    using enum TextErrorCode;
    return isNothing(code) || code == WrongCellCount || code == UnevenRow || code == UnknownSymbol
           || code == NumberTooLarge || code == MisplacedFrame || code == CellInHole || code == HoleInCell
           || code == UnknownHoles;
}

/// A code and a place; the window and the command line make sentences of it. Lines and columns count from 1
/// and columns count characters; they are 0 if the error is about the whole text.
struct TextError
{
    TextErrorCode code;
    int line = 0;
    int column = 0;
    std::string found = {};
    int actual = 0;
    int expected = 0;
    std::optional<ConstraintProblem> problem = {};
    std::optional<OwnKindProblem> kindProblem = {};
    std::string path = {}; ///< the path of the value in a JSON text, such as "constraints[2].cells[0]"

    bool operator==(const TextError &) const = default;
};

} // namespace sudoku
