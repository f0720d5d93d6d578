#pragma once

#include "core/board/digitset.h"
#include "core/board/geometry.h"
#include "core/sat/cnf.h"

#include <functional>
#include <span>
#include <vector>

namespace sudoku {

/// Encodes rows, columns and regions over segments, the cells in which a line and a region meet. A variable
/// says "the digit is in this segment", and the line and the region share it: on a 25x25 board each of them
/// has five segments instead of 25 cells.
class SegmentEncoder
{
public:
    /// Returns the literal of "cell has digit", or 0 if there is none.
    using LiteralOf = std::function<Literal(Cell, Digit)>;

    /// Writes clauses for boards of \a geometry to \a cnf, which must outlive this object.
    SegmentEncoder(const Geometry &geometry, Cnf &cnf, LiteralOf literalOf);

    /// Writes that \a digit is at most once in the house of \a cells. Returns false and writes nothing if the
    /// cells are not a row, column or region.
    bool encodeAtMostOnce(std::span<const Cell> cells, Digit digit);

private:
    /// The segments of all lines of one kind.
    struct Segments
    {
        std::vector<std::vector<Cell>> cells; // of each segment
        std::vector<int> ofCell;
        std::vector<Literal> literals =
            {}; // by digit and segment; 0 before it is asked for, or where there is none
    };

    Segments cut(HouseKind line) const;
    bool isWholeRegion(std::span<const Cell> cells) const;
    void encode(Segments &segments, std::span<const Cell> cells, Digit digit);
    Literal literal(Segments &segments, int segment, Digit digit);

    Geometry m_geometry;
    Cnf &m_cnf;
    LiteralOf m_literalOf;
    Segments m_inRows;
    Segments m_inColumns;
};

} // namespace sudoku
