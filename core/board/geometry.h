#pragma once

#include "core/board/digitvalues.h"

#include <compare>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <tl/expected.hpp>
#include <vector>

namespace sudoku {

/// The index of a cell, row by row from 0.
using Cell = int;

/// Stands for the region of a cell that is in none: it belongs to its row and its column only.
inline constexpr int noRegion = -1;

inline constexpr int minBoardSize = 4;
inline constexpr int maxBoardSize = 25;

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

enum class HouseKind { Row, Column, Box, Region };

/// The name of a house: "row 3" is {HouseKind::Row, 2}.
struct HouseName
{
    HouseKind kind;
    int index;

    auto operator<=>(const HouseName &) const = default; // NOLINT(modernize-use-nullptr)
};

struct House
{
    HouseName name;
    std::vector<Cell> cells; ///< ascending
};

/// Why a region map is refused.
enum class RegionError {
    BadSize, ///< the size is not between minBoardSize and maxBoardSize
    BadMap,  ///< not a region, numbered from 0 without a gap, or noRegion for each cell; or too many regions
    LargeRegion, ///< a region has more cells than there are digits
    TornRegion,  ///< a region is in several pieces
};

/// The shape of a board: its size, how many digits it uses, and which cells form a region. An
/// immutable value that is cheap to copy.
class Geometry
{
public:
    /// Returns a board of boxes. Both sides of \a boxes must be at least 1, and their area from minBoardSize
    /// to maxBoardSize. \a digitCount is by default the size, and must not be below it.
    static Geometry withBoxes(BoxShape boxes, std::optional<int> digitCount = {});

    /// Returns a jigsaw board: \a regionOf names the region of each cell, row by row, or noRegion. Up to
    /// maxBoardSize regions are numbered from 0 without a gap. The cells of a region are connected by their
    /// sides, and there are no more of them than digits. \a digitCount is by default the size.
    static tl::expected<Geometry, RegionError> withRegions(int size, std::vector<int> regionOf,
                                                           std::optional<int> digitCount = {});

    /// Returns the same board with other digits, at least as many as minDigitCount(). With one more than the
    /// size, each row, column and region lacks one digit (Udoku). The first value must be 0 or 1.
    Geometry withDigits(DigitValues digits) const;

    int size() const;
    int digitCount() const;
    /// Returns the numbers that the digits stand for: most boards have 1 … digitCount().
    DigitValues values() const;
    bool hasZero() const { return values().first == 0; }
    int cellCount() const { return size() * size(); }
    /// Returns the number of digits that a board with such rows and regions needs: the size, or the cells of
    /// the largest region if these are more.
    int minDigitCount() const;
    int regionCount() const;
    /// Returns whether there are as many regions as rows, and each has as many cells as a row. Then each cell
    /// is in one.
    bool hasFullRegions() const;
    /// Returns the boxes, or nothing if the regions are irregular.
    std::optional<BoxShape> boxes() const;

    int rowOf(Cell cell) const { return cell / size(); }
    int columnOf(Cell cell) const { return cell % size(); }
    /// Returns the region of \a cell, or noRegion.
    int regionOf(Cell cell) const;
    /// Returns whether \a a and \a b are in the same region.
    bool shareRegion(Cell a, Cell b) const { return regionOf(a) == regionOf(b) && regionOf(a) != noRegion; }
    Cell cellAt(int row, int column) const { return row * size() + column; }

    /// Returns the rows, then the columns, size() of each, then the boxes or regions, regionCount() of them.
    /// The indices of each kind begin with 0.
    std::span<const House> houses() const;
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
    static Geometry make(int size, int digitCount, std::optional<BoxShape> boxes, std::vector<int> regionOf);

    std::shared_ptr<const Data> m_data;
};

} // namespace sudoku
