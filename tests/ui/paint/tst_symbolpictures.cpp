#include <QGuiApplication>
#include <QPainter>
#include <QTest>

#include "core/board/puzzlesymbols.h"
#include "tests/testprogram.h"
#include "tests/ui/paint/painterbench.h"
#include "ui/paint/symbolpictures.h"

#include <algorithm>
#include <cmath>

namespace sudoku::tst_symbolpictures {

constexpr int side = 64;

QImage picture(const SymbolSet &symbols, Digit digit, bool hasColours)
{
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    SymbolPictures(symbols, digit, Qt::black, hasColours).draw(painter, QRectF(0, 0, side, side), digit);
    return image;
}

/// Returns the part of the pixels that differ clearly.
double difference(const QImage &one, const QImage &other)
{
    constexpr int clear = 100; // of 255
    int count = 0;
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x)
            count += std::abs(qGray(one.pixel(x, y)) - qGray(other.pixel(x, y))) > clear ? 1 : 0;
    return count / double(side * side);
}

bool isGrey(QRgb pixel)
{
    return qRed(pixel) == qGreen(pixel) && qGreen(pixel) == qBlue(pixel);
}

class TestSymbolPictures : public QObject
{
    Q_OBJECT

private slots:
    void eachPictureDiffersOnPaper_data()
    {
        QTest::addColumn<const SymbolSet *>("symbols");
        for (const SymbolSet &symbols : puzzleSymbolSets())
            if (!symbols.pictures.empty())
                QTest::newRow(std::string(symbols.id).c_str()) << &symbols;
    }

    /// Without colours, and from a blank one too; with colours there is colour.
    void eachPictureDiffersOnPaper()
    {
        QFETCH(const SymbolSet *, symbols);
        constexpr double least = 0.04;
        std::vector<QImage> drawn{QImage(side, side, QImage::Format_RGB32)};
        drawn.front().fill(Qt::white);
        for (Digit digit = 1; digit <= symbols->maxDigit(); ++digit) {
            const QImage image = picture(*symbols, digit, false);
            for (int y = 0; y < side; ++y)
                for (int x = 0; x < side; ++x)
                    QVERIFY(isGrey(image.pixel(x, y)));
            for (std::size_t other = 0; other < drawn.size(); ++other)
                QVERIFY2(difference(image, drawn[other]) > least,
                         qPrintable(QString("%1 and %2").arg(digit).arg(other)));
            drawn.push_back(image);
            QVERIFY(picture(*symbols, digit, true) != image);
        }
    }

    /// Yellow has a pattern within its edge, or it would look like a cell to write into.
    void noColourLooksEmptyOnPaper()
    {
        const SymbolSet &colours = *findSymbolSet("colours");
        for (Digit digit = 1; digit <= colours.maxDigit(); ++digit) {
            const QImage image = picture(colours, digit, false);
            int dark = 0;
            for (int y = side / 4; y < side * 3 / 4; ++y)
                for (int x = side / 4; x < side * 3 / 4; ++x)
                    dark += qGray(image.pixel(x, y)) < 128 ? 1 : 0;
            QVERIFY2(dark > side, qPrintable(QString::number(digit)));
        }
    }

    /// By its edge and a gleam.
    void blackIsSeenOnADarkGround()
    {
        constexpr Digit black = 4;
        const QColor ground(0x23, 0x23, 0x23);
        QImage image(side, side, QImage::Format_RGB32);
        image.fill(ground);
        QPainter painter(&image);
        SymbolPictures(*findSymbolSet("colours"), black, Qt::white, true)
            .draw(painter, QRectF(0, 0, side, side), black);
        int bright = 0;
        for (int y = side / 6; y < side / 2; ++y) // within the edge
            for (int x = side / 6; x < side / 2; ++x)
                bright += qGray(image.pixel(x, y)) > 128 ? 1 : 0;
        QVERIFY2(bright > side, qPrintable(QString::number(bright)));
        QVERIFY(qGray(image.pixel(side / 2, side / 2)) < qGray(ground.rgb()));
    }

    /// In the cell of a clue, and smaller as a pencil mark.
    void aBoardShowsThem_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {4, 6, 9})
            QTest::addRow("%dx%d", size, size) << size;
    }

    void aBoardShowsThem()
    {
        QFETCH(int, size);
        Board board(emptyBoard(size));
        const BoardStyle style = painterbench::styleOf(painterbench::light);
        const painterbench::Picture blank(board, style, 1, 500, {}, "fruits");
        board.puzzle.givens.set(0, 1);
        board.centreMarks[1] = DigitSet{1, 2, 4};
        const painterbench::Picture picture(board, style, 1, 500, {}, "fruits");
        for (const Cell cell : {0, 1}) {
            const QRect place = picture.pixels(picture.layout.cellInterior(cell));
            int coloured = 0;
            for (int y = place.top(); y < place.bottom(); ++y)
                for (int x = place.left(); x < place.right(); ++x)
                    coloured += picture.image.pixel(x, y) != blank.image.pixel(x, y) ? 1 : 0;
            const int all = place.width() * place.height();
            QVERIFY2(coloured > all / 20, qPrintable(QString::number(coloured)));
            QVERIFY2(coloured < all * 9 / 10, qPrintable(QString::number(coloured)));
        }
    }
};

ADD_TEST(QGuiApplication, TestSymbolPictures)

} // namespace sudoku::tst_symbolpictures

#include "tst_symbolpictures.moc"
