#include "app/thumbnail.h"

#include "ui/paint/paper/thumbnail.h"
#include "ui/text/readfile.h"

#include <QFile>
#include <QGuiApplication>
#include <QStringList>

#include <algorithm>

namespace sudoku {
namespace {

constexpr int noPicture = 1;         // what a file manager takes for "this file has none"
constexpr qint64 maxBytes = 1 << 20; // as much as one puzzle may have

/// Writes into the file that is there: a file manager may hold it open.
bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QFile::WriteOnly) && file.write(bytes) == bytes.size() && file.flush();
}

} // namespace

std::optional<ThumbnailRequest> thumbnailRequest(const QString &size, const QStringList &files)
{
    bool isNumber = false;
    const int pixels = size.toInt(&isNumber);
    if (!isNumber || pixels != std::clamp(pixels, minThumbnail, maxThumbnail) || files.size() != 2)
        return {};
    return ThumbnailRequest{pixels, files.front(), files.back()};
}

int writeThumbnail(const ThumbnailRequest &request)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    int noArguments = 0;
    const QGuiApplication application(noArguments, nullptr);
    const auto text = readFile(request.source, maxBytes);
    const QByteArray picture = text ? thumbnailOf(text->toStdString(), request.pixels) : QByteArray();
    return !picture.isEmpty() && write(request.target, picture) ? 0 : noPicture;
}

} // namespace sudoku
