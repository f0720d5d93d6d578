#include <QGuiApplication>
#include <QPainter>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/paint/dotpictures.h"

#include <algorithm>
#include <cstdlib>

namespace sudoku::tst_dotpictures {

constexpr int side = 24;

/// A dot about \a centre, where the cache is told of \a cachedRatio pixels a unit.
QImage imageOf(DotPictures &dots, const Dot &dot, QPointF centre, qreal ratio, qreal cachedRatio,
               const QColor &ground)
{
    QImage image(QSize(side, side) * ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(ground);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    dots.paint(painter, centre, dot, cachedRatio);
    return image;
}

int largestDifference(const QImage &a, const QImage &b)
{
    int largest = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QColor one = a.pixelColor(x, y);
            const QColor other = b.pixelColor(x, y);
            for (const int difference :
                 {one.red() - other.red(), one.green() - other.green(), one.blue() - other.blue()})
                largest = std::max(largest, std::abs(difference));
        }
    return largest;
}

class TestDotPictures : public QObject
{
    Q_OBJECT

private slots:
    void aCopyLooksLikeTheDisc_data()
    {
        QTest::addColumn<qreal>("ratio");
        QTest::addColumn<QColor>("ground");
        for (const qreal ratio : {1.0, 1.25, 1.5, 2.0})
            for (const QColor &ground : {QColor(Qt::white), QColor(0x23, 0x23, 0x23)})
                QTest::addRow("%g on %s", ratio, qPrintable(ground.name())) << ratio << ground;
    }

    void aCopyLooksLikeTheDisc()
    {
        QFETCH(qreal, ratio);
        QFETCH(QColor, ground);
        DotPictures dots;
        for (const Dot &dot : {Dot{1.3, QColor(0x50, 0x60, 0x70)}, Dot{2.7, Qt::red},
                               Dot{1.9, QColor(0xff, 0xe0, 0x80), QColor(0x30, 0x8c, 0xc6)}})
            for (const QPointF &centre : {QPointF(8, 9), QPointF(8.25, 9.7), QPointF(10.13, 7.49)}) {
                const QImage disc = imageOf(dots, dot, centre, ratio, 0, ground);
                QImage blank = disc;
                blank.fill(ground);
                QVERIFY(largestDifference(disc, blank) > 40);
                for (int i = 0; i < 2; ++i) { // drawn, and copied
                    const int difference =
                        largestDifference(disc, imageOf(dots, dot, centre, ratio, ratio, ground));
                    QVERIFY2(difference <= 8, qPrintable(QString::number(difference)));
                }
            }
    }

    void dotsOfOtherLooksAreNotMistaken()
    {
        DotPictures dots;
        const Dot plain{2, Qt::black};
        const QPointF centre(10, 10);
        const QImage image = imageOf(dots, plain, centre, 1, 1, Qt::white);
        for (const Dot &other : {Dot{2.5, Qt::black}, Dot{2, Qt::red}, Dot{2, Qt::black, Qt::red}})
            QVERIFY(largestDifference(image, imageOf(dots, other, centre, 1, 1, Qt::white)) > 40);
        QVERIFY(largestDifference(image, imageOf(dots, plain, centre + QPointF(0.5, 0), 1, 1, Qt::white))
                > 40);
        QCOMPARE(imageOf(dots, plain, centre, 1, 1, Qt::white), image);
    }
};

ADD_TEST(QGuiApplication, TestDotPictures)

} // namespace sudoku::tst_dotpictures

#include "tst_dotpictures.moc"
