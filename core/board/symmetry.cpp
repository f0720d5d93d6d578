#include "core/board/symmetry.h"

#include <algorithm>

namespace sudoku {
namespace {

using SymmetryPlace = Symmetry::Place;

SymmetryPlace halfTurned(SymmetryPlace place, int size)
{
    return {size - 1 - place.row, size - 1 - place.column};
}

SymmetryPlace quarterTurned(SymmetryPlace place, int size)
{
    return {place.column, size - 1 - place.row};
}

SymmetryPlace upsideDown(SymmetryPlace place, int size)
{
    return {size - 1 - place.row, place.column};
}

SymmetryPlace leftToRight(SymmetryPlace place, int size)
{
    return {place.row, size - 1 - place.column};
}

SymmetryPlace overDiagonal(SymmetryPlace place, int)
{
    return {place.column, place.row};
}

SymmetryPlace overAntiDiagonal(SymmetryPlace place, int size)
{
    return {size - 1 - place.column, size - 1 - place.row};
}

const std::vector<Symmetry> &symmetryTable()
{
    static const std::vector<Symmetry> symmetries{
        {"none", TR_NOOP("Symmetry", "None"), {}},
        {"half-turn", TR_NOOP("Symmetry", "Half turn"), {halfTurned}},
        {"quarter-turn", TR_NOOP("Symmetry", "Quarter turn"), {quarterTurned}},
        {"horizontal", TR_NOOP("Symmetry", "Top to bottom"), {upsideDown}},
        {"vertical", TR_NOOP("Symmetry", "Left to right"), {leftToRight}},
        {"both", TR_NOOP("Symmetry", "Top to bottom and left to right"), {upsideDown, leftToRight}},
        {"diagonal", TR_NOOP("Symmetry", "Diagonal from top left"), {overDiagonal}},
        {"anti-diagonal", TR_NOOP("Symmetry", "Diagonal from bottom left"), {overAntiDiagonal}},
        {"both-diagonals", TR_NOOP("Symmetry", "Both diagonals"), {overDiagonal, overAntiDiagonal}},
        {"full", TR_NOOP("Symmetry", "All of them"), {quarterTurned, leftToRight}},
    };
    return symmetries;
}

} // namespace

std::vector<Cell> Symmetry::orbit(const Geometry &geometry, Cell cell) const
{
    std::vector<Cell> cells{cell};
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (const Map map : maps) {
            const SymmetryPlace place =
                map({geometry.rowOf(cells[i]), geometry.columnOf(cells[i])}, geometry.size());
            const std::optional<Cell> image = geometry.findCell(place.row, place.column);
            if (image && std::ranges::find(cells, *image) == cells.end())
                cells.push_back(*image);
        }
    std::ranges::sort(cells);
    return cells;
}

bool Symmetry::holdsFor(const Geometry &geometry, const Grid &grid) const
{
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        for (const Cell image : orbit(geometry, cell))
            if (grid.isFilled(cell) != grid.isFilled(image))
                return false;
    return true;
}

std::span<const Symmetry> symmetries()
{
    return symmetryTable();
}

const Symmetry *findSymmetry(std::string_view id)
{
    const auto found = std::ranges::find(symmetryTable(), id, &Symmetry::id);
    return found == symmetryTable().end() ? nullptr : &*found;
}

} // namespace sudoku
