#include "packaging/handbook/pdfpictures.h"

#include "ui/handbook/techniquearticle.h"

#include <QImage>
#include <QPainter>
#include <QTextDocument>
#include <QUrl>

namespace sudoku {

QSizeF PdfPictures::intrinsicSize(QTextDocument * /*document*/, int /*position*/, const QTextFormat &format)
{
    const QTextImageFormat picture = format.toImageFormat();
    return QSizeF(picture.width(), picture.height()) * m_pixel;
}

void PdfPictures::drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int /*position*/,
                             const QTextFormat &format)
{
    const QString name = format.toImageFormat().name();
    painter->save();
    painter->translate(rect.topLeft());
    painter->scale(m_pixel, m_pixel); // lines have widths in pixels
    const bool isBoard =
        paintTechniquePicture(*painter, QRectF(QPointF(), rect.size() / m_pixel), name, m_palette, m_cache);
    painter->restore();
    if (isBoard)
        return;
    const QVariant image = document->resource(QTextDocument::ImageResource, QUrl(name));
    painter->drawImage(rect, image.value<QImage>());
}

} // namespace sudoku
