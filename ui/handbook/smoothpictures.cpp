#include "ui/handbook/smoothpictures.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QTextDocument>
#include <QUrl>

namespace sudoku {
namespace {

QImage pictureOf(const QTextDocument &document, const QTextImageFormat &format)
{
    return document.resource(QTextDocument::ImageResource, QUrl(format.name())).value<QImage>();
}

} // namespace

SmoothPictures::SmoothPictures(QTextDocument &document) : QObject(&document)
{
    document.documentLayout()->registerHandler(QTextFormat::ImageObject, this);
}

QSizeF SmoothPictures::intrinsicSize(QTextDocument *document, int /*position*/, const QTextFormat &format)
{
    const QTextImageFormat image = format.toImageFormat();
    if (image.width() > 0 && image.height() > 0)
        return {image.width(), image.height()};
    return pictureOf(*document, image).deviceIndependentSize();
}

void SmoothPictures::drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document,
                                int /*position*/, const QTextFormat &format)
{
    const QTextImageFormat image = format.toImageFormat();
    const QImage picture = pictureOf(*document, image);
    const QRectF inPixels = painter->deviceTransform().mapRect(rect);
    if (picture.isNull() || inPixels.isEmpty())
        return;
    painter->save();
    painter->setWorldMatrixEnabled(false);
    QImage shown = scaled(image.name(), picture, inPixels.size().toSize().expandedTo({1, 1}));
    shown.setDevicePixelRatio(painter->device()->devicePixelRatioF());
    const QPointF pixel = inPixels.topLeft().toPoint(); // a picture between two pixels would be blurred
    painter->drawImage(painter->deviceTransform().inverted().map(pixel), shown);
    painter->restore();
}

const QImage &SmoothPictures::scaled(const QString &name, const QImage &picture, const QSize &size)
{
    Scaled &known = m_scaled[name];
    if (known.source != picture.cacheKey() || known.picture.size() != size)
        known = {picture.cacheKey(), picture.size() == size ? picture
                                                            : picture.scaled(size, Qt::IgnoreAspectRatio,
                                                                             Qt::SmoothTransformation)};
    return known.picture;
}

} // namespace sudoku
