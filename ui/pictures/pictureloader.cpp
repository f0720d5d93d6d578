#include "ui/pictures/pictureloader.h"

#include <QBuffer>
#include <QImageReader>
#include <QPainter>

#include "ui/pictures/pdfpage.h"

namespace sudoku {
namespace {

constexpr int maxPictureMegabytes = 450; // four bytes for each pixel of the largest, and a reserve

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

} // namespace

tl::expected<LoadedPicture, PictureProblem> loadPicture(const QByteArray &contents, int page)
{
    if (contents.startsWith("%PDF-")) {
        const PdfPage found = pageOf(contents, page);
        if (found.picture.isNull())
            return tl::unexpected(PictureProblem::NoPage);
        return LoadedPicture{found.picture, found.pageCount};
    }
    QBuffer buffer;
    buffer.setData(contents);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer);
    reader.setDecideFormatFromContent(true);
    const QByteArray format = reader.format();
    if (format.startsWith("svg"))
        return tl::unexpected(PictureProblem::Vector);
    if (format.isEmpty())
        return tl::unexpected(PictureProblem::NotAPicture);
    const QSize size = reader.size();
    if (qint64(size.width()) * size.height() > maxPictureArea)
        return tl::unexpected(PictureProblem::TooLarge);
    QImageReader::setAllocationLimit(maxPictureMegabytes);
    reader.setAutoTransform(true);
    const QImage picture = reader.read();
    if (picture.isNull())
        return tl::unexpected(problemOf(reader.error()));
    return LoadedPicture{picture};
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
