#pragma once

#include "ui/pictures/boardtones.h"

#include <vector>

namespace sudoku {

/// What is grey, or of a pale colour, behind the digit of a cell.
struct CellShade
{
    enum class Form {
        None,
        Whole,  ///< the cell to its edges
        Square, ///< with room around it
        Circle,
        Unclear, ///< something grey
    };

    Form form = Form::None;
    double tone = 0;  ///< of BoardTones, also where there is no form
    double reach = 0; ///< of a square or a circle: from the middle of the cell to its side, in cells

    bool isShape() const { return form == Form::Square || form == Form::Circle; }
};

/// Returns the shade of each cell, row by row.
std::vector<CellShade> cellShades(const BoardTones &tones);

} // namespace sudoku
