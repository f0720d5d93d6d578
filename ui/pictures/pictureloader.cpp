#include "ui/pictures/pictureloader.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>

#include "ui/pictures/earlyend.h"
#include "ui/pictures/pdfpage.h"
#include "ui/pictures/picturejob.h"

#include <algorithm>
#include <optional>

namespace sudoku {
namespace {

constexpr qint64 maxPictureBytes = 450'000'000; // four for each pixel of the largest, and a reserve

PictureProblem problemOf(QImageReader::ImageReaderError error)
{
    switch (error) {
    case QImageReader::UnsupportedFormatError:
    case QImageReader::DeviceError:
    case QImageReader::FileNotFoundError:
        return PictureProblem::NotAPicture;
    case QImageReader::InvalidDataError:
    case QImageReader::UnknownError:
        break;
    }
    return PictureProblem::Broken;
}

/// Returns how many bytes a pixel of the picture may need; \a reader must know its size.
int bytesOfPixel(const QImageReader &reader)
{
    const QImage::Format format = reader.imageFormat();
    const bool isDeep = format == QImage::Format_RGBX64 || format == QImage::Format_RGBA64
                        || format == QImage::Format_RGBA64_Premultiplied;
    return isDeep ? 8 : 4;
}

/// Returns why a picture is not decoded at all, as far as its beginning tells.
std::optional<PictureProblem> problemAtOnce(const QByteArray &contents, QImageReader &reader)
{
    const QByteArray format = reader.format();
    if (format.startsWith("svg"))
        return PictureProblem::Vector;
    if (format.isEmpty())
        return beginsPicture({contents.constData(), static_cast<std::size_t>(contents.size())})
                   ? PictureProblem::NoDecoder
                   : PictureProblem::NotAPicture;
    const QSize size = reader.size();
    const qint64 area = qint64(size.width()) * size.height();
    if (area > maxPictureArea)
        return PictureProblem::TooLarge;
    // Of a damaged head the format would be no value of its type.
    if (size.isValid() && area * bytesOfPixel(reader) > maxPictureBytes)
        return PictureProblem::OutOfMemory;
    return endsEarly(contents) ? std::optional(PictureProblem::Broken) : std::nullopt;
}

} // namespace

tl::expected<LoadedPicture, LoadFailure> loadPicture(const QByteArray &contents, int page)
{
    if (contents.startsWith("%PDF-"))
        return pageOf(contents, page);
    QBuffer buffer;
    buffer.setData(contents);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    reader.setDecideFormatFromContent(true);
    const int pageCount = reader.format() == "tiff" ? std::max(reader.imageCount(), 1) : 1;
    if (page < 1 || page > pageCount)
        return tl::unexpected(LoadFailure{PictureProblem::NoPage, pageCount});
    if (page > 1)
        reader.jumpToImage(page - 1);
    if (const auto problem = problemAtOnce(contents, reader))
        return tl::unexpected(LoadFailure{*problem});
    QImageReader::setAllocationLimit(static_cast<int>(maxPictureBytes / 1'000'000));
    reader.setAutoTransform(true);
    const QImage picture = reader.read();
    if (picture.isNull())
        return tl::unexpected(LoadFailure{problemOf(reader.error())});
    return LoadedPicture{picture, pageCount};
}

QImage greyOf(const QImage &picture)
{
    if (!picture.hasAlphaChannel())
        return picture.convertToFormat(QImage::Format_Grayscale8);
    QImage paper(picture.size(), QImage::Format_RGB32);
    paper.fill(Qt::white);
    QPainter painter(&paper);
    painter.drawImage(0, 0, picture);
    painter.end();
    return paper.convertToFormat(QImage::Format_Grayscale8);
}

} // namespace sudoku
