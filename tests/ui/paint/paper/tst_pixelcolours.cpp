#include <QGuiApplication>
#include <QPainter>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/paint/paper/pixelcolours.h"

namespace sudoku::tst_pixelcolours {

/// Black at the left, a tint of \a tone at the right, and white around.
QImage drawn(int tone)
{
    QImage image(96, 64, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.fillRect(8, 8, 32, 48, Qt::black);
    painter.fillRect(56, 8, 32, 48, QColor(tone, tone, tone));
    return image;
}

double inkIn(const QImage &image, const QRect &rect)
{
    int count = 0;
    for (int y = rect.top(); y <= rect.bottom(); ++y)
        for (int x = rect.left(); x <= rect.right(); ++x)
            count += qGray(image.pixel(x, y)) < 128 && qAlpha(image.pixel(x, y)) > 128;
    return static_cast<double>(count) / (rect.width() * rect.height());
}

class TestPixelColours : public QObject
{
    Q_OBJECT

private slots:
    void aPictureStaysAsItIs()
    {
        QCOMPARE(withColours(drawn(128), {}), drawn(128));
        QVERIFY(withColours({}, {.pixels = PixelKind::Grey}).isNull());
    }

    void greyHasAByteAPixel()
    {
        const QImage grey = withColours(drawn(128), {.pixels = PixelKind::Grey});
        QCOMPARE(grey.format(), QImage::Format_Grayscale8);
        QCOMPARE(qGray(grey.pixel(70, 30)), 128);
    }

    void oneBitHasDotsOfTheTone_data()
    {
        QTest::addColumn<int>("tone");
        for (const int tone : {16, 64, 128, 192, 240})
            QTest::addRow("%d", tone) << tone;
    }

    void oneBitHasDotsOfTheTone()
    {
        QFETCH(int, tone);
        const QImage lines = withColours(drawn(tone), {.pixels = PixelKind::OneBit});
        QCOMPARE(lines.depth(), 1);
        QCOMPARE(inkIn(lines, {8, 8, 32, 48}), 1.0);
        QCOMPARE(inkIn(lines, {0, 0, 96, 8}), 0.0);
        const double ink = inkIn(lines, {60, 12, 24, 40});
        QVERIFY2(std::abs(ink - (255.0 - tone) / 255) < 0.05, qPrintable(QString::number(ink)));
    }

    void edgesStaySharp()
    {
        QImage image = drawn(128);
        for (int y = 8; y < 56; ++y)
            image.setPixel(40, y, qRgb(120, 120, 120)); // as smooth edges are
        const QImage lines = withColours(image, {.pixels = PixelKind::OneBit});
        QCOMPARE(inkIn(lines, {40, 8, 1, 48}), 1.0);
    }

    void transparentInkIsBlack()
    {
        const QImage grey = withColours(drawn(128), {.pixels = PixelKind::Grey, .isTransparent = true});
        QCOMPARE(grey.pixel(0, 0), qRgba(0, 0, 0, 0));
        QCOMPARE(grey.pixel(20, 20), qRgba(0, 0, 0, 255));
        QCOMPARE(grey.pixel(70, 30), qRgba(0, 0, 0, 127));
        const QImage lines = withColours(drawn(255), {.pixels = PixelKind::OneBit, .isTransparent = true});
        QCOMPARE(qAlpha(lines.pixel(0, 0)), 0);
        QCOMPARE(lines.pixel(20, 20), qRgba(0, 0, 0, 255));
    }
};

ADD_TEST(QGuiApplication, TestPixelColours)

} // namespace sudoku::tst_pixelcolours

#include "tst_pixelcolours.moc"
