#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QTest>
#include <QTextCursor>
#include <QTextDocument>
#include <QUrl>

#include "tests/testprogram.h"
#include "ui/handbook/smoothpictures.h"

#include <set>

namespace sudoku::tst_smoothpictures {

constexpr QSize pictureSize(120, 120);

/// Black and white lines, a pixel each.
QImage lines()
{
    QImage picture(pictureSize, QImage::Format_RGB32);
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            picture.setPixel(x, y, y % 2 == 0 ? qRgb(0, 0, 0) : qRgb(255, 255, 255));
    return picture;
}

class TestSmoothPictures : public QObject
{
    Q_OBJECT

    /// Returns how a page with the picture looks on a screen, \a width wide and a bit below the top.
    static QImage painted(double width, double pixelRatio, const QImage &picture = lines())
    {
        QTextDocument document;
        new SmoothPictures(document);
        document.setDocumentMargin(0);
        document.addResource(QTextDocument::ImageResource, QUrl("lines"), picture);
        QTextImageFormat format;
        format.setName("lines");
        if (width > 0) {
            format.setWidth(width);
            format.setHeight(width);
        }
        QTextCursor(&document).insertImage(format);
        QImage screen(QSize(200, 200) * pixelRatio, QImage::Format_RGB32);
        screen.setDevicePixelRatio(pixelRatio);
        screen.fill(Qt::white);
        QPainter painter(&screen);
        painter.translate(0.3, 10.3); // scrolled
        document.drawContents(&painter);
        return screen;
    }

    static QRect inkOf(const QImage &image)
    {
        QRect ink;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (qGray(image.pixel(x, y)) < 250)
                    ink |= QRect(x, y, 1, 1);
        return ink;
    }

private slots:
    void itHasItsSize_data()
    {
        QTest::addColumn<double>("pixelRatio");
        for (const double ratio : {1.0, 1.25, 1.5, 2.0})
            QTest::addRow("%g", ratio) << ratio;
    }

    void itHasItsSize()
    {
        QFETCH(double, pixelRatio);
        QImage grey(pictureSize, QImage::Format_RGB32);
        grey.fill(Qt::gray);
        QCOMPARE(inkOf(painted(100, pixelRatio, grey)).size(), QSize(100, 100) * pixelRatio);
        QCOMPARE(inkOf(painted(0, pixelRatio, grey)).size(), pictureSize * pixelRatio);
    }

    /// With rows left out, lines would be as black as before but at uneven distances.
    void noLineIsLeftOut_data() { itHasItsSize_data(); }
    void noLineIsLeftOut()
    {
        QFETCH(double, pixelRatio);
        const QImage screen = painted(90 / pixelRatio, pixelRatio); // three quarters of its pixels
        const QRect ink = inkOf(screen);
        int sum = 0;
        std::set<int> greys;
        for (int y = ink.top(); y <= ink.bottom(); ++y) {
            sum += qGray(screen.pixel(ink.center().x(), y));
            greys.insert(qGray(screen.pixel(ink.center().x(), y)));
        }
        QVERIFY(greys.size() > 2); // lines between two rows of the screen are grey
        const int mean = sum / ink.height();
        QVERIFY2(mean > 110 && mean < 145, qPrintable(QString::number(mean)));
    }

    /// As many pixels as the picture has: nothing is smoothed.
    void whatFitsIsCopied()
    {
        QImage sharp = lines();
        sharp.setDevicePixelRatio(2);
        const QImage screen = painted(0, 2, sharp);
        const QRect ink = inkOf(screen);
        for (int y = ink.top(); y <= ink.bottom(); ++y)
            QVERIFY(qGray(screen.pixel(ink.center().x(), y)) % 255 == 0);
    }
};

ADD_TEST(QApplication, TestSmoothPictures)

} // namespace sudoku::tst_smoothpictures

#include "tst_smoothpictures.moc"
