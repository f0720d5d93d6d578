#pragma once

#include "core/board/board.h"
#include "core/board/symbols.h"
#include "core/board/translate.h"
#include "core/formats/text/loss.h"

#include <string>
#include <string_view>
#include <vector>

namespace sudoku {

/// A way to write boards for another program that has no place for some of their parts. Unlike in a Format
/// these are lost, not kept in comments: reading what is written returns the board without its losses.
/// core/formats/formats.cpp lists all.
struct Exporter
{
    std::string_view id;     ///< the word used on the command line
    std::string_view name;   ///< in English; translated where it is shown
    std::string_view suffix; ///< the suffix of a file, without the dot
    /// Returns the text of a board that fits, with a newline. \a number is its place in the file, from 1.
    std::string (*write)(const Board &, const SymbolSet &, int number);
    /// What it holds; null if nothing is lost.
    const CarriedParts *parts = nullptr;
    /// What is before and behind the puzzles of a file, however many they are.
    std::string_view begin = {};
    std::string_view end = {};
    int onlySize = 0;      ///< the size and the number of digits of all boards that fit; 0 if any does
    bool isLink = false;   ///< whether it is an address that a browser opens
    bool holdsMany = true; ///< whether the program reads several puzzles from a file

    bool fits(const Board &board) const
    {
        const Geometry &geometry = board.puzzle.geometry;
        return geometry.isSquare()
               && (onlySize == 0 || (geometry.size() == onlySize && geometry.digitCount() == onlySize));
    }

    std::vector<Loss> lossesOf(const Board &board) const
    {
        return parts ? sudoku::lossesOf(*parts, board) : std::vector<Loss>();
    }

    /// Returns a whole file of \a board, which fits.
    std::string file(const Board &board, const SymbolSet &symbols) const
    {
        return std::string(begin) + write(board, symbols, 1) + std::string(end);
    }
};

} // namespace sudoku
