#pragma once

#include <QByteArray>

#include "ui/pictures/loadedpicture.h"

#include <tl/expected.hpp>

namespace sudoku {

/// Returns that page of a PDF, from 1 on, as a picture. Fails if there is no such page, the PDF is damaged or
/// locked, or this program was built without QtPdf.
tl::expected<LoadedPicture, LoadFailure> pageOf(const QByteArray &pdf, int number);

} // namespace sudoku
