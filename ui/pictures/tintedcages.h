#pragma once

#include "ui/pictures/cagefinder.h"

#include <QImage>

namespace sudoku {

/// Returns the cages of a drawn board, not of a photograph, that are told by colours of their backgrounds
/// alone: connected cells of one colour. Nothing unless there are several colours. Regions may have colours
/// too: sums must tell that these are cages.
std::optional<Cages> tintedCages(const QImage &picture, const GridMap &map);

} // namespace sudoku
