#pragma once

#include <QImage>

#include "ui/pictures/boardreader.h"
#include "ui/pictures/flatpicture.h"
#include "ui/pictures/picturereading.h"

#include <functional>
#include <optional>
#include <stop_token>

namespace sudoku {

/// What to read in a picture.
struct ReadingRequest
{
    std::optional<BoardCorners> corners = {}; ///< of the board, if a person has dragged them there
    int size = 0;                             ///< the cells in a row; 0: as many as are seen
    /// Is told how many boards are read of those that were found.
    std::function<void(int done, int total)> progress = {};
};

/// Reads all boards in \a picture, or the one that is asked for: finds them, cuts their cells and reads
/// these. Boards without any digit are left out if another one has digits.
PictureReading readPicture(const QImage &picture, const ReadingRequest &request, const CellReaders &readers,
                           const std::stop_token &stop = {});
/// The same with one reader for boards of all sizes.
inline PictureReading readPicture(const QImage &picture, const ReadingRequest &request,
                                  const CellReader &read, const std::stop_token &stop = {})
{
    return readPicture(picture, request, CellReaders{read, read}, stop);
}

} // namespace sudoku
