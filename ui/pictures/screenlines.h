#pragma once

#include "ui/pictures/gridmap.h"

#include <QImage>

#include <vector>

namespace sudoku {

/// A board of a screenshot.
struct ScreenBoard
{
    GridMap map;
    double coverage = 0; ///< the share of the cells' sides along which there is an edge, 0 to 1
    InkTone tone = InkTone::Dark;
};

/// Returns the boards of a screenshot: those whose lines run exactly along rows and columns of pixels. None
/// of a photograph, as long straight edges are not found there; other ways of finding boards are slower.
/// Lines may be of any width, colour and tone, gaps between cells are lines too, and the outermost may be
/// missing. \a grey is of Format_Grayscale8.
std::vector<ScreenBoard> screenBoards(const QImage &grey);

} // namespace sudoku
