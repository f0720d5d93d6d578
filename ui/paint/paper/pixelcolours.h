#pragma once

#include <QImage>

#include "ui/printjob/picturelook.h"

namespace sudoku {

/// Returns \a image in the colours that \a look asks for. In black and white tints become dots, and edges
/// stay sharp. A transparent picture in grey, or in black and white, is all black ink: the lighter
/// a pixel is, the less it covers.
QImage withColours(const QImage &image, const PictureLook &look);

} // namespace sudoku
