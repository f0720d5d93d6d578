#pragma once

#include "core/board/grid.h"
#include "core/formats/plain/celllayout.h"

#include <optional>
#include <tl/expected.hpp>
#include <vector>

namespace sudoku {

/// Returns for each place of \a layout whether it is a hole, or nothing if none is.
std::vector<bool> holesIn(const PuzzleText &text, const CellLayout &layout);

/// Returns the boards of 9x9 or of another size that overlap and have just these holes; nothing if there are
/// none. A text of another board with holes must say its regions: its sign for a hole may be a slip.
std::optional<Geometry> boardsWithHoles(int size, const std::vector<bool> &holes);

/// Returns the boards of an arrangement that differs from \a holes in a few places: a slip of the person,
/// which can be named then. If there is none, returns the error that the holes belong to no boards.
tl::expected<Geometry, TextError> boardsNear(int size, const std::vector<bool> &holes, const PuzzleText &text,
                                             const CellLayout &layout);

/// Returns the boards that overlap if each of their holes is blank and each of their digits is one of theirs;
/// nothing if a board of \a size may have been meant: if it has enough digits for one solution.
std::optional<Geometry> boardsWithBlankHoles(int size, const PuzzleText &text, const CellLayout &layout);

/// Returns the digits of the cells of \a board, from those of all places, or an error at the first place that
/// is a cell in \a holes only or in \a board only, or a digit in a hole.
tl::expected<Grid, TextError> digitsOfCells(const Geometry &board, const Grid &places,
                                            const std::vector<bool> &holes, const PuzzleText &text,
                                            const CellLayout &layout);

/// Returns the error that the directive of the digits says too few.
TextError tooFewDigits(const PuzzleText &text, int count, int needed);

} // namespace sudoku
