#pragma once

#include <QString>

#include "ui/pictures/picturereading.h"

namespace sudoku {

/// Returns why nothing was read, in the language of the user: "no Sudoku was found in this picture", "the
/// picture is too blurred: about 5 pixels a digit". \a reading must have a problem.
QString problemText(const PictureReading &reading);

} // namespace sudoku
