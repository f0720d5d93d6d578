#pragma once

#include "core/formats/found/foundtext.h"

namespace sudoku {

struct Board;

/// Returns the puzzles of \a text if it is a file that another program saved, with the entries and pencil
/// marks of the game; empty if it is none. Unlike a finder it takes the text in UTF-8.
FoundTexts savedPuzzlesIn(std::string_view text);

/// Returns \a board as a text that was found.
FoundText foundBoard(const Board &board, std::vector<Remark> leftOut);

/// Returns the remark that \a text is left out.
Remark textLeftOut(std::string text);
/// Adds the remark that the time that was played is left out, if there is one.
void leaveOutTime(double seconds, std::vector<Remark> &leftOut);

// Each takes a text in UTF-8 whose lines end in '\n'.

/// Finds the games of a file of OpenSudoku, which is XML.
FoundTexts findOpenSudokuGames(std::string_view text);
/// Finds the puzzle in a saved game of Simon Tatham's Solo: "SAVEFILE:41:".
FoundTexts findTathamSave(std::string_view text);
/// Finds the sections of a file of SadMan Sudoku (.sdk): "[Puzzle]", "[State]".
FoundTexts findSadManSections(std::string_view text);
/// Finds the puzzle in a game that GNOME Sudoku saved, which is JSON.
FoundTexts findGnomeCells(std::string_view text);
/// Finds the puzzle in a file of KSudoku, which is XML.
FoundTexts findKSudokuValues(std::string_view text);
/// Returns the kind of a file of KSudoku whose puzzle cannot be read, such as "ksudoku-roxdoku", or an empty
/// text.
std::string_view otherKSudokuKind(std::string_view text);
/// Finds the cells of a file of SudoCue (.sdx), where a 'u' is before each entry and open cells have their
/// candidates: "2 679 u1 ...".
FoundTexts findSudoCueCells(std::string_view text);
/// Finds the cells of a file of DHancock's SudokuSolver (.sdku), which is XML and says who wrote each digit.
FoundTexts findSdkuCells(std::string_view text);
/// Returns whether \a line may be a row of a file of SudoCue.
bool isSudoCueRow(std::string_view line);

} // namespace sudoku
