#pragma once

namespace sudoku {

// Members of a puzzle of f-puzzles and of its cells.

inline constexpr const char *fpuzzlesGrid = "grid";
inline constexpr const char *fpuzzlesValue = "value";   ///< the digit of a cell
inline constexpr const char *fpuzzlesOwn = "workbench"; ///< what f-puzzles has no form for
inline constexpr const char *fpuzzlesSolved = "solved"; ///< a member of this program: Solve wrote the value
inline constexpr const char *fpuzzlesCornerMarks = "cornerPencilMarks";
inline constexpr const char *fpuzzlesCentreMarks = "centerPencilMarks";
inline constexpr const char *fpuzzlesGivenMarks = "givenPencilMarks"; ///< of a cell: its only candidates

} // namespace sudoku
