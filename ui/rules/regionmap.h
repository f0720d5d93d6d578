#pragma once

#include <QString>

#include "core/board/geometry.h"

#include <optional>
#include <vector>

namespace sudoku {

/// A map of regions that is being painted and may not be valid yet.
class RegionMap
{
public:
    /// Makes the map of the regions of \a shape.
    explicit RegionMap(const Geometry &shape);

    /// Returns a square of the same size: what is a hole is a cell of it, too.
    const Geometry &shape() const { return m_square; }
    int size() const { return m_square.size(); }
    int regionOf(Cell cell) const { return m_regionOf[cell]; }
    void set(Cell cell, int region) { m_regionOf[cell] = region; }
    /// Removes all regions; holes stay.
    void clear();
    /// Returns whether rows and columns are houses; otherwise digits may be repeated in them.
    bool hasLines() const { return m_hasLines; }
    void setLines(bool hasLines) { m_hasLines = hasLines; }
    void setDigitCount(int count) { m_digits.count = count; }

    std::vector<Cell> cellsOf(int region) const;
    int cellCount(int region) const { return static_cast<int>(cellsOf(region).size()); }
    /// Returns how many cells a region has that has each digit.
    int fullCount() const;
    bool isTorn(int region) const;
    /// Returns the first region without cells, or noRegion.
    int unusedRegion() const;

    /// Returns the geometry with these regions, or with boxes if the regions are boxes. Returns nothing if
    /// the map is not valid.
    std::optional<Geometry> geometry() const;
    /// Returns sentences about holes, cells in no region and about regions that have not as many cells as a
    /// row, or an empty text.
    QString note() const;
    /// Returns these sentences, and those that say what else may make the map invalid.
    QString problem() const;

    bool operator==(const RegionMap &) const = default;

private:
    Geometry m_square;
    DigitValues m_digits;
    std::vector<SubBoard> m_boards; // or those that there would be with lines
    bool m_hasLines;
    std::vector<int> m_regionOf; // the region of each cell of the square, noRegion or hole
};

/// Returns the name of a region: "A" for the first one, an empty text for none.
QString regionName(int region);

} // namespace sudoku
