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

    /// Returns a shape of the same size.
    const Geometry &shape() const { return m_shape; }
    int size() const { return m_shape.size(); }
    int regionOf(Cell cell) const { return m_regionOf[cell]; }
    void set(Cell cell, int region) { m_regionOf[cell] = region; }
    void clear() { m_regionOf.assign(m_regionOf.size(), noRegion); }

    std::vector<Cell> cellsOf(int region) const;
    int cellCount(int region) const { return static_cast<int>(cellsOf(region).size()); }
    bool isTorn(int region) const;
    /// Returns the first region without cells, or noRegion.
    int unusedRegion() const;

    /// Returns the geometry with these regions, or with boxes if the regions are boxes. Returns nothing if
    /// the map is not valid.
    std::optional<Geometry> geometry() const;
    /// Returns sentences about cells in no region and about regions that have not as many cells as a row, or
    /// an empty text.
    QString note() const;
    /// Returns these sentences, and those that say what else may make the map invalid.
    QString problem() const;

    bool operator==(const RegionMap &) const = default;

private:
    Geometry m_shape;
    std::vector<int> m_regionOf; // the region of each cell
};

/// Returns the name of a region: "A" for the first one.
QString regionName(int region);

} // namespace sudoku
