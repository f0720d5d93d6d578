#pragma once

#include <QString>

#include "core/board/geometry.h"

#include <optional>
#include <vector>

namespace sudoku {

/// In place of a region, of a cell that belongs to none yet.
inline constexpr int noRegion = -1;

/// A map of regions while it is painted, when it need not be valid.
class RegionMap
{
public:
    /// That of \a shape.
    explicit RegionMap(const Geometry &shape);

    /// Of the same size.
    const Geometry &shape() const { return m_shape; }
    int size() const { return m_shape.size(); }
    int regionOf(Cell cell) const { return m_regionOf[cell]; }
    void set(Cell cell, int region) { m_regionOf[cell] = region; }
    void clear() { m_regionOf.assign(m_regionOf.size(), noRegion); }

    std::vector<Cell> cellsOf(int region) const;
    int cellCount(int region) const { return static_cast<int>(cellsOf(region).size()); }
    bool isTorn(int region) const;
    /// The first region without cells, or noRegion.
    int unusedRegion() const;

    /// A board of these regions, or of boxes where they are boxes; nothing where the map is not valid.
    std::optional<Geometry> geometry() const;
    /// What keeps it from being valid, in sentences, or nothing.
    QString problem() const;

    bool operator==(const RegionMap &) const = default;

private:
    Geometry m_shape;
    std::vector<int> m_regionOf; // by cell
};

/// "A" for the first one.
QString regionName(int region);

} // namespace sudoku
