#pragma once

#include <QByteArray>
#include <QImage>

#include "ui/pictures/pictureproblem.h"

#include <tl/expected.hpp>

namespace sudoku {

/// Decodes PNG, JPEG, WebP and what else Qt reads, turned as the camera says, and the first page of a PDF
/// where QtPdf is installed. Looks at the size before it decodes.
tl::expected<QImage, PictureProblem> loadPicture(const QByteArray &contents);

/// Returns the brightness of \a picture on white paper: one byte a pixel.
QImage greyOf(const QImage &picture);

} // namespace sudoku
