#pragma once

#include <QHash>
#include <QImage>
#include <QObject>
#include <QTextObjectInterface>

class QTextDocument;

namespace sudoku {

/// Paints the pictures of a document scaled to whole pixels of the device, smoothly and at any scale: Qt's
/// own way leaves out rows and columns of pixels.
class SmoothPictures : public QObject, public QTextObjectInterface
{
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    /// From now on paints the pictures of \a document, which owns this.
    explicit SmoothPictures(QTextDocument &document);

    QSizeF intrinsicSize(QTextDocument *document, int position, const QTextFormat &format) override;
    void drawObject(QPainter *painter, const QRectF &rect, QTextDocument *document, int position,
                    const QTextFormat &format) override;

private:
    const QImage &scaled(const QString &name, const QImage &picture, const QSize &size);

    /// A picture in the size in which it was painted last.
    struct Scaled
    {
        qint64 source = 0; ///< QImage::cacheKey() of the picture
        QImage picture;
    };
    QHash<QString, Scaled> m_scaled; // by name
};

} // namespace sudoku
