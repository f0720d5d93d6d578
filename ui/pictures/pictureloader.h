#pragma once

#include <QByteArray>
#include <QImage>

#include "ui/pictures/loadedpicture.h"

#include <tl/expected.hpp>

namespace sudoku {

/// Decodes PNG, JPEG, WebP and what else Qt reads, turned as the camera says, and \a page of a TIFF or PDF,
/// from 1 on, of the latter where QtPdf is installed. Looks at the size before it decodes.
tl::expected<LoadedPicture, LoadFailure> loadPicture(const QByteArray &contents, int page = 1);

/// Returns the brightness of \a picture on white paper: one byte a pixel.
QImage greyOf(const QImage &picture);

} // namespace sudoku
