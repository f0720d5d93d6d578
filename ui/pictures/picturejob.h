#pragma once

#include <QStringList>

#include "ui/pictures/picturereading.h"

#include <functional>
#include <stop_token>
#include <string_view>

namespace sudoku {

/// What to read in a picture; corners and size of a board are as in ReadingRequest.
struct PictureQuestion
{
    QString file; ///< the picture
    std::optional<std::array<QPointF, 4>> corners = {};
    int size = 0;
    int page = 1;         ///< of a PDF or TIFF
    QString preview = {}; ///< where the program writes the picture as a BMP for people, or empty
    /// Is told, on the calling thread, how many boards are read of those that were found.
    std::function<void(int done, int total)> progress = {};
};

/// So many bytes of a file are enough to know whether it is a picture.
inline constexpr int picturesBeginning = 256;

/// Returns whether a file that begins with \a bytes is a picture, or an SVG, whose reader says what to do
/// with it.
bool beginsPicture(std::string_view bytes);

/// Returns the patterns of the names of pictures, such as "*.png".
QStringList picturePatterns();

/// Returns the path of the program that reads pictures, or an empty text if it is not installed.
QString pictureProgram();

/// Reads a picture in a process of its own, which a broken picture may crash and which has a limit for its
/// memory. Blocks until it has ended; \a stop ends it at once. Whatever goes wrong is the problem of the
/// reading.
PictureReading askPictureProgram(const PictureQuestion &question, const std::stop_token &stop);

} // namespace sudoku
