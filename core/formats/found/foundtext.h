#pragma once

#include "core/formats/text/remark.h"

#include <string>
#include <string_view>
#include <vector>

namespace sudoku {

/// A puzzle that was found, as plain text, which readPuzzle() reads.
struct FoundText
{
    std::string text;
    std::vector<Remark> leftOut =
        {};       ///< what is not in \a text; a line counts from the start of the whole text
    int line = 0; ///< on which it begins in the whole text, from 1; 0 if that is not known

    bool operator==(const FoundText &) const = default;
};

/// In the order of the text.
using FoundTexts = std::vector<FoundText>;

// Each finder takes a text as plainCharacters() makes it.

/// Finds links, and the compressed puzzles of f-puzzles without their link.
FoundTexts findLinks(std::string_view text);
/// Finds the facts of a logic program, a row, a column and a digit each: "given(1,2,3).". Those of one name
/// are a board.
FoundTexts findFacts(std::string_view text);
/// Finds the cages of a killer, one a line, as a plugin of KOReader takes them: a sum, and for each cell its
/// row and its column from 0. They cover the board.
FoundTexts findCageLists(std::string_view text);
/// Finds the rows of tables of a web page.
FoundTexts findTables(std::string_view text);
/// Finds arrays of numbers between brackets, as in JSON, source code, MiniZinc and Lisp.
FoundTexts findArrays(std::string_view text);
/// Finds rows of candidates, as HoDoKu and others write a position: "5 3 124 26 7 ...", also with the marks
/// of chains: "*124", "(26)".
FoundTexts findMarkGrids(std::string_view text);
/// Finds rows of numbers in columns of two characters, where spaces are blanks.
FoundTexts findPaddedColumns(std::string_view text);
/// Finds as many rows below each other as each has cells, with a grid of regions before or behind them. Rows
/// that are in no board are remarked on.
FoundTexts findRows(std::string_view text);
/// Finds the cells of a 9x9 board one behind the other.
FoundTexts findRuns(std::string_view text);

} // namespace sudoku
