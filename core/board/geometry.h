#pragma once

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

/// The box shapes that a board of \a size can have, the default first: as square as possible, and wider than
/// high (2x3 for size 6). Boxes of a single row or column are not among them.
std::vector<BoxShape> boxShapes(int size);

/// The boxes of a board of \a size for which nothing else is given: the first of boxShapes(), or single rows
/// where the size is prime, so that the board is a Latin square.
BoxShape defaultBoxes(int size);

enum class HouseKind { Row, Column, Box, Region };

/// Which house: "row 3" is {HouseKind::Row, 2}.
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
    BadSize,      ///< the size is not between minBoardSize and maxBoardSize
    BadMap,       ///< not one region 0 … size - 1 for each cell
    UnevenRegion, ///< a region has more or fewer than size cells
    TornRegion,   ///< a region is in several pieces
};

/// The shape of a board: its size, how many digits it uses, and which cells form a region. An
/// immutable value that is cheap to copy.
class Geometry
{
public:
    /// A board of boxes. \a boxes must have both sides of at least 1 and an area between minBoardSize
    /// and maxBoardSize; \a digitCount is the size where it is not given, and never below it.
    static Geometry withBoxes(BoxShape boxes, std::optional<int> digitCount = {});

    /// A jigsaw board: \a regionOf names the region 0 … size - 1 of each cell, row by row. Every region
    /// has \a size cells that are connected by their sides.
    static tl::expected<Geometry, RegionError> withRegions(int size, std::vector<int> regionOf);

    /// The same board with other digits: 1 … \a digitCount, at least as many as the size. With one more than
    /// that each row, column and region lacks one of them (Udoku).
    Geometry withDigits(int digitCount) const;

    int size() const;
    int digitCount() const;
    int cellCount() const { return size() * size(); }
    /// The boxes, or nothing where the regions are irregular.
    std::optional<BoxShape> boxes() const;

    int rowOf(Cell cell) const { return cell / size(); }
    int columnOf(Cell cell) const { return cell % size(); }
    int regionOf(Cell cell) const;
    Cell cellAt(int row, int column) const { return row * size() + column; }

    /// Rows, then columns, then boxes or regions; each kind from index 0 to size - 1.
    std::span<const House> houses() const;
    /// The cells that share a house with \a cell, ascending, without \a cell itself.
    std::span<const Cell> peers(Cell cell) const;
    /// The two to four cells that share a side with \a cell, ascending: above, left, right, below.
    std::span<const Cell> neighbours(Cell cell) const;
    bool areNeighbours(Cell a, Cell b) const;
    /// Whether \a a and \a b share a side or a corner: a king's step in chess.
    bool isKingStep(Cell a, Cell b) const;
    /// Whether \a cells, all different, are one piece: from each one comes to every other by steps between
    /// neighbours. True where there is none.
    bool isConnected(std::span<const Cell> cells) const;

    /// "r4c7": rows and columns from 1.
    std::string cellName(Cell cell) const;

    bool operator==(const Geometry &other) const;

private:
    struct Data;
    explicit Geometry(std::shared_ptr<const Data> data) : m_data(std::move(data)) {}
    static Geometry make(int size, int digitCount, std::optional<BoxShape> boxes, std::vector<int> regionOf);

    std::shared_ptr<const Data> m_data;
};

} // namespace sudoku
