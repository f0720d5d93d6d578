#pragma once

#include <QString>

#include <optional>

namespace sudoku {

/// A picture of a file's first puzzle, which a file manager asks for.
struct ThumbnailRequest
{
    int pixels;
    QString source;
    QString target;
};

/// Reads \a size, a number from minThumbnail to maxThumbnail, and \a files, the source and the target.
std::optional<ThumbnailRequest> thumbnailRequest(const QString &size, const QStringList &files);

/// Writes the picture, without a display and before there is any other application object. Returns the exit
/// status: 0, or 1 if there is no picture.
int writeThumbnail(const ThumbnailRequest &request);

} // namespace sudoku
