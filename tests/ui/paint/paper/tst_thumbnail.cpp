#include <QGuiApplication>
#include <QImage>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/paint/paper/thumbnail.h"

namespace sudoku::tst_thumbnail {

const std::string classic =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
const std::string mark = "# sudoku-workbench: ";

QImage pictureOf(const std::string &text, int pixels = 128)
{
    return QImage::fromData(thumbnailOf(text, pixels), "PNG");
}

/// Returns how bright a picture is in the mean, from 0 to 255.
double brightness(const QImage &picture)
{
    double sum = 0;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            sum += qGray(picture.pixel(x, y));
    return sum / (picture.width() * picture.height());
}

class TestThumbnail : public QObject
{
    Q_OBJECT

private slots:
    void isAsLargeAsAsked()
    {
        for (const int pixels : {minThumbnail, 128, 256, 513})
            QCOMPARE(pictureOf(classic, pixels).size(), QSize(pixels, pixels));
    }

    void showsThePuzzle_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto add = [](const char *name, const std::string &text) {
            QTest::newRow(name) << QByteArray::fromStdString(text);
        };
        add("an entry", mark + "entries ..4" + std::string(78, '.') + '\n' + classic);
        add("a cage", mark + "variant killer 6 r1c3 r1c4\n" + classic);
        add("a thermometer", mark + "variant thermometer r1c3 r1c4 r1c5\n" + classic);
        add("a jigsaw",
            mark
                + "regions AAAAAAAAABBBBBBBBBCCCCCCCCCDDDDDDDDDEEEEEEEEEFFFFFFFFFGGGGGGGGGHHHHHHHH"
                  "HIIIIIIIII\n"
                + classic);
        add("letters", mark + "symbols A\nA.CDCDABBADCDCBA\n");
        add("another size", "1.34341221434321\n");
    }

    void showsThePuzzle()
    {
        QFETCH(QByteArray, text);
        const QImage picture = pictureOf(text.toStdString());
        QVERIFY(!picture.isNull());
        QVERIFY(picture != pictureOf(classic));
    }

    void showsTheFirstOfMany()
    {
        QCOMPARE(pictureOf("Some puzzles\n\n" + classic + "1.34341221434321\n"), pictureOf(classic));
    }

    /// Lines of whole pixels would leave no room for digits.
    void aLargeBoardIsNotBlack()
    {
        const QImage picture = pictureOf(std::string(625, '.') + '\n');
        QVERIFY(!picture.isNull());
        QVERIFY2(brightness(picture) > 190, qPrintable(QString::number(brightness(picture))));
        QVERIFY(brightness(picture) < 254);
    }

    void aTextWithoutPuzzleHasNone()
    {
        for (const std::string &text : {std::string(), std::string("Dear Ada"), std::string(1 << 20, '{'),
                                        std::string(1000, '\0'), classic.substr(0, 70)})
            QVERIFY(thumbnailOf(text, 128).isEmpty());
    }
};

ADD_TEST(QGuiApplication, TestThumbnail)

} // namespace sudoku::tst_thumbnail

#include "tst_thumbnail.moc"
