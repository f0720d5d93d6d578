#pragma once

#include "core/board/regionlink.h"
#include "ui/paint/boardlayout.h"
#include "ui/paint/boardstyle.h"
#include "ui/paint/cliparea.h"

#include <cstdint>
#include <span>

class QPainter;

namespace sudoku {

/// What is known of regions that the puzzle does not say.
struct UnknownRegions
{
    std::span<const std::uint16_t> found = {}; ///< the region of each cell of a solution; see Grid::regions()
    std::span<const RegionLink> links = {};    ///< what is known of them, ascending
};

/// Paints the lines between the cells within \a clip, thick ones where a region ends, and the frame. Boxes of
/// one row are none. Where regions are \a unknown, those that were found have borders, and cells that are
/// known to lie in one region a dash from one to the other.
void paintGridLines(QPainter &painter, const BoardLayout &layout, const BoardStyle &style,
                    const ClipArea &clip, const UnknownRegions &unknown = {});

/// Returns whether \a clip contains a part of \a cell or of the lines around it.
bool reaches(const BoardLayout &layout, Cell cell, const ClipArea &clip);

} // namespace sudoku
