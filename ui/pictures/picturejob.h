#pragma once

#include <QString>

#include "ui/pictures/picturereading.h"

#include <stop_token>

namespace sudoku {

/// BoardCorners and size of a board, as in ReadingRequest, for the program.
struct PictureQuestion
{
    QString file; ///< the picture
    std::optional<std::array<QPointF, 4>> corners = {};
    int size = 0;
};

/// Returns the path of the program that reads pictures, or an empty text if it is not installed.
QString pictureProgram();

/// Reads a picture in a process of its own, which a broken picture may crash and which has a limit for its
/// memory. Blocks until it has ended; \a stop ends it at once. Whatever goes wrong is the problem of the
/// reading.
PictureReading askPictureProgram(const PictureQuestion &question, const std::stop_token &stop);

} // namespace sudoku
