#include "ui/pictures/earlyend.h"

#include "tests/testprogram.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QImage>
#include <QImageWriter>

namespace sudoku::tst_earlyend {

QByteArray jpegOf(int side, bool isProgressive = false)
{
    QImage picture(side, side, QImage::Format_RGB32);
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
            picture.setPixel(x, y, qRgb(x * 3 % 256, y * 5 % 256, x * y % 251));
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, "JPG");
    writer.setProgressiveScanWrite(isProgressive);
    writer.write(picture);
    return buffer.data();
}

/// A JPEG that has a small one within it, as cameras write them.
QByteArray jpegWithThumbnail()
{
    const QByteArray small = jpegOf(16);
    const int length = static_cast<int>(small.size()) + 2;
    QByteArray segment("\xff\xe1");
    segment += static_cast<char>(length / 256);
    segment += static_cast<char>(length % 256);
    return jpegOf(64).insert(2, segment + small);
}

/// One pixel on one of 2x1 pixels, in two colours, after a remark.
QByteArray gif()
{
    return QByteArray::fromHex("474946383961" // GIF89a
                               "02000100800000000000ffffff"
                               "21fe0361626300"                     // a remark: abc
                               "2c00000000020001000002024401003b"); // a picture, and the end
}

class TestEarlyEnd : public QObject
{
    Q_OBJECT

private slots:
    void aWholePictureMayHaveMoreBehindIt_data()
    {
        QTest::addColumn<QByteArray>("contents");
        QTest::newRow("JPEG") << jpegOf(64);
        QTest::newRow("JPEG by scans") << jpegOf(64, true);
        QTest::newRow("JPEG with a thumbnail") << jpegWithThumbnail();
        QTest::newRow("GIF") << gif();
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        QImage(3, 2, QImage::Format_RGB32).save(&buffer, "BMP");
        QTest::newRow("BMP") << buffer.data();
    }

    void aWholePictureMayHaveMoreBehindIt()
    {
        QFETCH(QByteArray, contents);
        QVERIFY(!QImage::fromData(contents).isNull());
        QVERIFY(!endsEarly(contents));
        QVERIFY(!endsEarly(contents + "more"));
    }

    /// No beginning of a picture is taken for a whole one, however long it is.
    void eachBeginningEndsEarly_data() { aWholePictureMayHaveMoreBehindIt_data(); }

    void eachBeginningEndsEarly()
    {
        QFETCH(QByteArray, contents);
        constexpr qsizetype head = 4, tail = 2;
        for (qsizetype length = head; length <= contents.size() - tail; ++length)
            QVERIFY2(endsEarly(contents.first(length)), qPrintable(QString::number(length)));
    }

    void otherKindsHaveDecodersThatNoticeIt()
    {
        QVERIFY(!endsEarly("\x89PNG\r\n"));
        QVERIFY(!endsEarly({}));
    }
};

ADD_TEST(QGuiApplication, TestEarlyEnd)

} // namespace sudoku::tst_earlyend

#include "tst_earlyend.moc"
