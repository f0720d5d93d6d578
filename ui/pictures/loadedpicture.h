#pragma once

#include <QImage>

#include "ui/pictures/pictureproblem.h"

namespace sudoku {

struct LoadedPicture
{
    QImage picture;
    int pageCount = 1; ///< of the PDF or TIFF that it is a page of
};

struct LoadFailure
{
    PictureProblem problem;
    int pageCount = 1; ///< as far as it is known
};

} // namespace sudoku
