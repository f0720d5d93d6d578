#pragma once

#include "core/board/digitvalues.h"
#include "core/board/house.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace sudoku {

inline constexpr int minBoardSize = 4;
inline constexpr int maxBoardSize = 25;
/// More regions have no letter of their own in a text. A samurai has 41.
inline constexpr int maxRegions = 62;

/// The shape of a rectangular box: a board of size rows x columns is cut into such boxes.
struct BoxShape
{
    int rows;
    int columns;

    int size() const { return rows * columns; }
    bool operator==(const BoxShape &) const = default;
};

/// Returns the box shapes of a board of \a size, the default first: as square as possible, and wider than
/// high (2x3 for size 6). Boxes of a single row or column are not among them.
std::vector<BoxShape> boxShapes(int size);

/// Returns the default boxes of a board of \a size: the first of boxShapes(), or single rows if the size is
/// prime, so that the board is a Latin square.
BoxShape defaultBoxes(int size);

/// Why a region map is refused.
enum class RegionError {
    BadSize, ///< the size is not between minBoardSize and maxBoardSize
    BadMap,  ///< not a region, numbered from 0 without a gap, noRegion or hole for each place; or too many
             ///< regions, or no cell
    LargeRegion, ///< a region has more cells than there are digits
    TornRegion,  ///< a region is in several pieces
    BadBoards,   ///< a board is partly outside, or too small, or a cell is in none
    LargeBoard,  ///< a row or column has more cells than there are digits
};

/// The shape of a board: the places of its cells in a square, how many digits it uses, and which cells form
/// a house. An immutable value that is cheap to copy.
class Geometry
{
public:
    /// Returns a board of boxes. Both sides of \a boxes must be at least 1, and their area from minBoardSize
    /// to maxBoardSize. \a digitCount is by default the size, and must not be below it.
    static Geometry withBoxes(BoxShape boxes, std::optional<int> digitCount = {});

    /// Returns a jigsaw board: \a regionOf names the region of each place, row by row, or noRegion or hole.
    /// Up to maxRegions regions are numbered from 0 without a gap. The cells of a region are connected by
    /// their sides, and there are no more of them than digits. Of several overlapping \a boards each has rows
    /// and columns of its own; where there is none, digits may be repeated in rows and columns. By default
    /// there is one of \a size. \a digitCount is by default usualDigitCount() of regions.h.
    static tl::expected<Geometry, RegionError> withRegions(int size, std::vector<int> regionOf,
                                                           std::optional<int> digitCount = {},
                                                           std::optional<std::vector<SubBoard>> boards = {});

    /// Returns the same board with other digits, at least as many as minDigitCount(). With one more than the
    /// size, each row, column and region lacks one digit (Udoku). The first value must be 0 or 1.
    Geometry withDigits(DigitValues digits) const;

    /// Returns the number of rows and of columns of the square that holds all cells.
    int size() const;
    int digitCount() const;
    /// Returns the numbers that the digits stand for: most boards have 1 … digitCount().
    DigitValues values() const;
    bool hasZero() const { return values().first == 0; }
    int cellCount() const;
    /// Returns the number of digits that a board with such rows and regions needs: the cells of the largest
    /// house, or 1 without any.
    int minDigitCount() const;
    int regionCount() const { return static_cast<int>(regions().size()); }
    /// Returns whether there are as many regions as rows, and each has as many cells as a row. Then each cell
    /// is in one.
    bool hasFullRegions() const;
    /// Returns whether a place of the square has no cell.
    bool hasHoles() const { return cellCount() != size() * size(); }
    /// Returns the boards that overlap, from the top row by row; ordinary boards are one. There is none where
    /// rows and columns are no houses.
    std::span<const SubBoard> boards() const;
    /// Returns whether rows and columns are houses.
    bool hasLines() const { return !boards().empty(); }
    /// Returns whether this is one board without holes: each row and column goes from edge to edge.
    bool isSquare() const { return !hasHoles() && boards().size() == 1; }
    /// Returns the boxes, or nothing if the regions are irregular.
    std::optional<BoxShape> boxes() const;

    int rowOf(Cell cell) const;
    int columnOf(Cell cell) const;
    /// Returns the region of \a cell, or noRegion.
    int regionOf(Cell cell) const;
    /// Returns whether \a a and \a b are in the same region.
    bool shareRegion(Cell a, Cell b) const { return regionOf(a) == regionOf(b) && regionOf(a) != noRegion; }
    /// Returns the cell at a place inside the square, or noCell if it is a hole.
    Cell cellAt(int row, int column) const;
    /// Returns the cell at any place, or nothing at a hole or beyond the edge.
    std::optional<Cell> findCell(int row, int column) const;
    /// Returns the first cell in \a row or below it, or cellCount() if there is none.
    Cell firstCellFrom(int row) const;
    /// Returns the region of each place, row by row, or noRegion or hole: what withRegions() takes.
    std::vector<int> regionMap() const;

    /// Returns the rows of each board, then its columns, then regions(). A row or column without a cell is
    /// none.
    std::span<const House> houses() const;
    /// Returns the boxes or regions.
    std::span<const House> regions() const;
    /// Returns the cells that share a house with \a cell, ascending, without \a cell itself.
    std::span<const Cell> peers(Cell cell) const;
    /// Returns the two to four cells that share a side with \a cell, ascending: above, left, right, below.
    std::span<const Cell> neighbours(Cell cell) const;
    bool areNeighbours(Cell a, Cell b) const;
    /// Returns whether \a a and \a b share a side or a corner: a king's step in chess.
    bool isKingStep(Cell a, Cell b) const;
    /// Returns whether \a cells, all different, are connected by their sides. Returns true if there are none.
    bool isConnected(std::span<const Cell> cells) const;

    /// Returns a text such as "r4c7", where rows and columns count from 1.
    std::string cellName(Cell cell) const;

    bool operator==(const Geometry &other) const;

private:
    struct Data;
    explicit Geometry(std::shared_ptr<const Data> data) : m_data(std::move(data)) {}
    static Geometry makeWithBoxes(BoxShape boxes, int digitCount);
    static Geometry make(Data data, const std::vector<int> &regionMap);

    std::shared_ptr<const Data> m_data;
};

} // namespace sudoku
