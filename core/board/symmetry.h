#pragma once

#include "core/board/geometry.h"
#include "core/board/grid.h"
#include "core/board/translate.h"

#include <span>
#include <string_view>
#include <vector>

namespace sudoku {

/// Cells whose givens stay or go together.
using CellGroup = std::vector<Cell>;

/// A symmetry of the pattern of givens under rotations or reflections of the board.
struct Symmetry
{
    /// The place of a cell on a board of a size.
    struct Place
    {
        int row;
        int column;
    };
    using Map = Place (*)(Place, int size);

    std::string_view id;   ///< the word used on the command line
    std::string_view name; ///< in English; translated where it is shown
    std::vector<Map> maps; ///< rotations and reflections that generate the symmetry

    /// Returns the cells that any sequence of the maps takes \a cell to, including \a cell itself; ascending.
    /// A hole is the end of its sequence.
    CellGroup orbit(const Geometry &geometry, Cell cell) const;
    /// Returns whether the filled cells of \a grid have the symmetry.
    bool holdsFor(const Geometry &geometry, const Grid &grid) const;
};

/// Returns all symmetries; the first is none.
std::span<const Symmetry> symmetries();
/// Returns the symmetry with that \a id, or null.
const Symmetry *findSymmetry(std::string_view id);

} // namespace sudoku
