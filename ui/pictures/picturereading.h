#pragma once

#include "ui/pictures/boardreading.h"
#include "ui/pictures/pictureproblem.h"

#include <optional>

namespace sudoku {

/// What was read in a picture.
struct PictureReading
{
    std::optional<PictureProblem> problem = {}; ///< why there is no board
    int detail = 0;                             ///< TooBlurred: the pixels of a digit's height
    QSize picture = {0, 0};                     ///< in pixels, turned as the camera says
    int pageCount = 1;                          ///< of the PDF or TIFF that the picture is a page of
    std::vector<BoardReading> boards = {};      ///< the largest first
};

} // namespace sudoku
