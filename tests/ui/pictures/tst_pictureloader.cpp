// Covers ui/pictures: pdfpage

#include <QBuffer>
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QtEndian>

#include "tests/testprogram.h"
#include "ui/pictures/pictureloader.h"

#include <random>

namespace sudoku::tst_pictureloader {

QByteArray encoded(const QImage &picture, const char *format)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, format);
    return buffer.data();
}

QImage somePicture()
{
    QImage picture(64, 48, QImage::Format_RGB32);
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            picture.setPixel(x, y, qRgb(x * 3, y * 5, (x * y) % 251));
    return picture;
}

/// Returns the check sum of a PNG's chunk.
quint32 checkSum(const QByteArray &bytes)
{
    quint32 sum = ~0U;
    for (const char byte : bytes) {
        sum ^= static_cast<uchar>(byte);
        for (int bit = 0; bit < 8; ++bit)
            sum = sum & 1U ? sum >> 1 ^ 0xedb8'8320 : sum >> 1;
    }
    return ~sum;
}

/// A PNG that says in its head how large it is, and has little behind it.
QByteArray pngOfSize(quint32 width, quint32 height, char bits = 8)
{
    QByteArray bytes = encoded(somePicture(), "PNG");
    constexpr int chunk = 12, lengthOfChunk = 17; // its name and its contents
    bytes[chunk + 12] = bits;
    qToBigEndian(width, bytes.data() + chunk + 4);
    qToBigEndian(height, bytes.data() + chunk + 8);
    qToBigEndian(checkSum(bytes.mid(chunk, lengthOfChunk)), bytes.data() + chunk + lengthOfChunk);
    return bytes;
}

/// The left half of the first page is black, and the right one of the second.
QByteArray pdfOfTwoPages()
{
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    QPainter painter(&writer);
    const QRect half(0, 0, writer.width() / 2, writer.height());
    painter.fillRect(half, Qt::black);
    writer.newPage();
    painter.fillRect(half.translated(half.width(), 0), Qt::black);
    painter.end();
    return pdf;
}

PictureProblem problemOfHalfAPdf()
{
    const QByteArray pdf = pdfOfTwoPages();
    return loadPicture(pdf) ? PictureProblem::Broken : PictureProblem::NoDecoder; // built without QtPdf
}

class TestPictureLoader : public QObject
{
    Q_OBJECT

private slots:
    void decodesPictures()
    {
        const auto picture = loadPicture(encoded(somePicture(), "PNG"));
        QVERIFY(picture);
        QCOMPARE(picture->picture.convertToFormat(QImage::Format_RGB32), somePicture());
        QVERIFY(loadPicture(encoded(somePicture(), "JPG")));
    }

    void saysWhatIsWrong_data()
    {
        QTest::addColumn<QByteArray>("contents");
        QTest::addColumn<int>("problem");
        const auto add = [](const char *name, const QByteArray &contents, PictureProblem problem) {
            QTest::newRow(name) << contents << static_cast<int>(problem);
        };
        const QByteArray jpeg = encoded(somePicture(), "JPG");
        add("nothing", {}, PictureProblem::NotAPicture);
        add("text", "..1..\n", PictureProblem::NotAPicture);
        add("half a PNG", encoded(somePicture(), "PNG").first(60), PictureProblem::Broken);
        add("the head of a JPEG", jpeg.first(20), PictureProblem::Broken);
        add("too large", pngOfSize(20'000, 20'000), PictureProblem::TooLarge);
        add("half a JPEG", jpeg.first(jpeg.size() / 2), PictureProblem::Broken);
        add("twice as many bytes as pixels have else", pngOfSize(9'000, 10'000, 16),
            PictureProblem::OutOfMemory);
        add("a photograph in HEIC", QByteArray::fromHex("0000001866747970") + "heic",
            PictureProblem::NoDecoder);
        add("half a PDF", "%PDF-1.4\n1 0 obj\n", problemOfHalfAPdf());
        add("a drawing",
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1000000\" height=\"1000000\"><g/></svg>",
            PictureProblem::Vector);
    }

    void saysWhatIsWrong()
    {
        QFETCH(QByteArray, contents);
        QFETCH(int, problem);
        const auto picture = loadPicture(contents);
        QVERIFY(!picture);
        QCOMPARE(static_cast<int>(picture.error().problem), problem);
    }

    void readsAPageOfAPdf()
    {
        const QByteArray pdf = pdfOfTwoPages();
        for (const int number : {1, 2}) {
            const auto page = loadPicture(pdf, number);
            if (!page)
                QSKIP("built without QtPdf");
            QCOMPARE(page->pageCount, 2);
            const QImage grey = greyOf(page->picture);
            QVERIFY(grey.height() > 2000);
            QCOMPARE(qGray(grey.pixel(grey.width() / 4, grey.height() / 2)), number == 1 ? 0 : 255);
            QCOMPARE(qGray(grey.pixel(grey.width() * 3 / 4, grey.height() / 2)), number == 1 ? 255 : 0);
        }
        for (const int number : {0, 3}) {
            const auto page = loadPicture(pdf, number);
            QVERIFY(!page);
            QCOMPARE(page.error().problem, PictureProblem::NoPage);
            QCOMPARE(page.error().pageCount, 2);
        }
    }

    void otherPicturesHaveOnePage()
    {
        const auto page = loadPicture(encoded(somePicture(), "PNG"), 2);
        QVERIFY(!page);
        QCOMPARE(page.error().problem, PictureProblem::NoPage);
        QCOMPARE(page.error().pageCount, 1);
    }

    void damagedPicturesDoNoHarm()
    {
        std::minstd_rand random(1);
        for (const char *format : {"PNG", "JPG", "BMP"}) {
            const QByteArray whole = encoded(somePicture(), format);
            for (int round = 0; round < 60; ++round) {
                QByteArray damaged = whole;
                for (int i = 0; i < 5; ++i)
                    damaged[static_cast<qsizetype>(random() % whole.size())] = static_cast<char>(random());
                const auto picture = loadPicture(damaged.first(whole.size() - random() % 20));
                if (picture)
                    QVERIFY(qint64(picture->picture.width()) * picture->picture.height() <= maxPictureArea);
            }
        }
    }

    void transparentPicturesAreOnWhitePaper()
    {
        QImage picture(2, 1, QImage::Format_ARGB32);
        picture.fill(Qt::transparent);
        picture.setPixel(0, 0, qRgba(0, 0, 0, 255));
        const QImage grey = greyOf(picture);
        QCOMPARE(qGray(grey.pixel(0, 0)), 0);
        QCOMPARE(qGray(grey.pixel(1, 0)), 255);
    }
};

ADD_TEST(QGuiApplication, TestPictureLoader)

} // namespace sudoku::tst_pictureloader

#include "tst_pictureloader.moc"
