#pragma once

#include "core/board/geometry.h"
#include "core/board/puzzle.h"
#include "core/board/random.h"
#include "core/solve/puzzlesolver.h"

#include <stop_token>

namespace sudoku {

/// Returns a jigsaw board: starts from the default boxes and lets adjacent regions exchange random cells many
/// times. The board may have no solution.
Geometry randomRegions(int size, Random &random);
/// Returns \a shape with such regions in place of its own.
Puzzle withRandomRegions(Puzzle shape, Random &random);

/// Returns \a shape with the regions from which random ones begin: the default boxes, or similar shapes.
Puzzle withFirstRegions(Puzzle shape);
/// Returns \a shape with random regions that have each digit of \a board once, as the first regions do. Now
/// and then that is not reached.
Puzzle withRegionsFor(const Grid &board, Puzzle shape, Random &random);

/// Returns whether no regions at all allow \a shape a board, because its rules allow no square of rows and
/// columns, as those of kings on 4x4. That may take a thousand conflicts; where they do not suffice, it
/// returns false.
bool hasNoLatinSquare(const Puzzle &shape, const SolveOptions &options, const std::stop_token &stop);

} // namespace sudoku
