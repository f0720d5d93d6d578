#pragma once

#include "core/board/geometry.h"
#include "core/translate.h"

#include <span>
#include <string_view>
#include <vector>

namespace sudoku {

/// Cells whose givens stay or go together.
using CellGroup = std::vector<Cell>;

/// A way in which the pattern of the givens can look the same when the board is turned or mirrored.
struct Symmetry
{
    /// Where a cell goes on a board of a size.
    struct Place
    {
        int row;
        int column;
    };
    using Map = Place (*)(Place, int size);

    std::string_view id;   ///< The word used on the command line.
    std::string_view name; ///< English; translated where it is shown.
    std::vector<Map> maps; ///< turns and reflections that generate the symmetry

    /// The cells that any sequence of the maps takes \a cell to, including \a cell itself; ascending.
    CellGroup orbit(const Geometry &geometry, Cell cell) const;
};

/// All symmetries; the first is none.
std::span<const Symmetry> symmetries();
/// Null where no symmetry has that \a id.
const Symmetry *findSymmetry(std::string_view id);

} // namespace sudoku
