#pragma once

#include "core/formats/plain/directives.h"
#include "core/formats/text/format.h"
#include "core/variants/variant.h"

#include <string>
#include <vector>

namespace sudoku {

/// "UnknownSymbol 4:7 'X' 0/9": code, line:column, what was found, actual/expected; "BadValue … at
/// givens[0][1]" in JSON.
inline std::string text(const TextError &error)
{
    constexpr const char *names[] = {
        "NoPuzzle",      "EmptyText",      "TooLong",        "WrongCellCount", "UnevenRow",
        "UnknownSymbol", "NumberTooLarge", "MisplacedFrame", "BoxesDoNotFit",  "UnknownDirective",
        "BadDirective",  "UnknownVariant", "NoCell",         "BadConstraint",  "BadOwnKind",
        "BadSyntax",     "TooDeep",        "RepeatedMember", "BadValue",       "NewerVersion",
        "NotPuzzleText", "NoLinkedPuzzle", "ShortLink",      "UnreadableLink", "TooManyRules",
        "BadRegions",    "TooFewDigits",   "CellInHole",     "HoleInCell",     "UnknownHoles",
        "EndlessLine",   "SymbolsDoNotFit"};
    return std::string(names[static_cast<int>(error.code)]) + " " + std::to_string(error.line) + ":"
           + std::to_string(error.column) + " '" + error.found + "' " + std::to_string(error.actual) + "/"
           + std::to_string(error.expected) + (error.path.empty() ? "" : " at " + error.path);
}

/// The givens in one line as numbers, or what is wrong with the text.
inline std::string text(const TextResult &read)
{
    if (!read)
        return text(read.error());
    const Puzzle &puzzle = read->board.puzzle;
    return digitLine(puzzle.geometry, puzzle.givens, *findSymbolSet("numbers"));
}

/// \a board with some cells filled by a pattern that uses all digits, valid or not; every third of them is
/// an entry where \a withEntries.
inline Board filledByPattern(Board board, bool withEntries = false)
{
    const BoxShape boxes = *board.puzzle.geometry.boxes();
    const int size = boxes.size();
    for (Cell cell = 0; cell < size * size; ++cell) {
        const int row = cell / size;
        const Digit digit = (cell % size + row * boxes.columns + row / boxes.rows) % size + 1;
        if (cell % 4 == 3)
            continue;
        if (withEntries && cell % 3 == 1)
            board.entries.set(cell, digit);
        else
            board.puzzle.givens.set(cell, digit);
    }
    return board;
}

inline Board patternBoard(BoxShape boxes, bool withEntries = false)
{
    return filledByPattern(Board{Puzzle(Geometry::withBoxes(boxes))}, withEntries);
}

/// \a board with pencil marks in its empty cells, from one digit to all.
inline Board withMarks(Board board)
{
    const int digitCount = board.puzzle.geometry.digitCount();
    for (Cell cell = 0; cell < board.entries.cellCount(); ++cell) {
        if (board.digitAt(cell) != noDigit)
            continue;
        board.cornerMarks[cell] = DigitSet::all(cell % digitCount + 1);
        board.centreMarks[cell].insert(digitCount);
    }
    return board;
}

/// \a board with a drawing of each kind, with fog, and with a solution and a message.
inline Board withPictures(Board board)
{
    using Kind = Drawing::Kind;
    constexpr Rgba red{0xff0000ff};
    constexpr Rgba pale{0x0000ff40};
    const double size = board.puzzle.geometry.size();
    board.info.message = "Well done!";
    board.info.fog = Fog{{0, 1}};
    board.info.solution = Grid(board.puzzle.geometry.cellCount());
    board.info.solution.set(1, 2);
    board.info.drawings = {
        {.kind = Kind::Ground, .cells = {0, 2}, .fill = pale},
        {.kind = Kind::Line,
         .points = {{0.5, 0.5}, {1.5, 2.5}},
         .width = 0.25,
         .edge = red,
         .name = "Zipper"},
        {.kind = Kind::Line, .points = {{0, 1}, {2, 1}}, .width = 0.1, .head = 0.3, .edge = red},
        {.kind = Kind::Rectangle,
         .points = {{1, 1.5}},
         .width = 0.5,
         .height = 0.25,
         .angle = 45,
         .edgeWidth = 0.02,
         .fill = pale,
         .edge = red,
         .ink = red,
         .text = "R"},
        {.kind = Kind::Ellipse,
         .points = {{size, 2}},
         .width = 0.5,
         .height = 0.5,
         .edgeWidth = 0.05,
         .edge = red},
        {.kind = Kind::Text, .points = {{1.5, -0.5}}, .height = 0.35, .ink = red, .text = "Two\nlines"},
        {.kind = Kind::Cage, .cells = {0, 1}, .edge = red, .ink = red, .text = "A"},
    };
    return board;
}

inline Board withAllVariants(Board board)
{
    for (const Variant *variant : variants())
        if (variant->input == Input::Nothing && variant->isFor(board.puzzle.geometry))
            board.puzzle.constraints.push_back({variant, {}});
    return board;
}

} // namespace sudoku
