#pragma once

#include "core/board/board.h"
#include "core/formats/plain/directivevalues.h"
#include "core/formats/text/puzzletext.h"

namespace sudoku {

// The directives for what a puzzle shows and states beside its rules: its drawings, its fog and the solution
// of its source. Readers return false if the value is wrong.

bool takeSolution(const Directive &directive, Board &board);
bool takeDrawing(const Directive &directive, Board &board);
bool takeFog(const Directive &directive, Board &board);

DirectiveValues solutionValues(const Board &board);
DirectiveValues drawingValues(const Board &board);
DirectiveValues fogValues(const Board &board);

} // namespace sudoku
