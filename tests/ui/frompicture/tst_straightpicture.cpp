#include "ui/frompicture/straightpicture.h"

#include "tests/testprogram.h"
#include "tests/ui/frompicture/madereading.h"

#include <QTest>
#include <QTransform>

namespace sudoku::tst_straightpicture {

bool areAlike(const QColor &one, const QColor &other)
{
    constexpr int most = 6; // of 255, by what is blended
    return std::abs(one.red() - other.red()) <= most && std::abs(one.green() - other.green()) <= most
           && std::abs(one.blue() - other.blue()) <= most;
}

/// The same board in a picture that is turned and seen at a slant.
struct Slanted
{
    explicit Slanted(int size) : board(madeBoard(size, boardPlace))
    {
        const QImage upright = madePicture(size, boardPlace);
        QTransform slant;
        QTransform::quadToQuad({QPolygonF(QRectF(upright.rect()))},
                               {{{80, 20}, {390, 60}, {330, 290}, {10, 240}, {80, 20}}}, slant);
        const QTransform found = QImage::trueMatrix(slant, upright.width(), upright.height());
        picture = upright.transformed(slant, Qt::SmoothTransformation);
        for (QPointF &point : board.crossings) {
            const QPointF place =
                found.map(QPointF(point.x() * upright.width(), point.y() * upright.height()));
            point = {place.x() / picture.width(), place.y() / picture.height()};
        }
    }

    BoardReading board;
    QImage picture;
};

class TestStraightPicture : public QObject
{
    Q_OBJECT

private slots:
    void aCellIsShownUpright_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {4, 9, 16, 25})
            QTest::addRow("%d", size) << size;
    }

    void aCellIsShownUpright()
    {
        QFETCH(int, size);
        const QImage picture = madePicture(size, boardPlace);
        const BoardReading board = madeBoard(size, boardPlace);
        for (const Cell cell : {0, size - 1, size * size / 2, size * size - 1}) {
            const QImage shown = cellPicture(picture, board, cell, 40);
            QCOMPARE(shown.size(), QSize(40, 40));
            QCOMPARE(shown.pixelColor(20, 20).rgb(), colourOf(cell / size, cell % size).rgb());
        }
    }

    /// What is around the cell is seen too, so that a digit over its edge can be told.
    void aCellIsShownWithItsSurroundings()
    {
        const QImage shown = cellPicture(madePicture(4, boardPlace), madeBoard(4, boardPlace), 5, 100);
        QVERIFY(areAlike(shown.pixelColor(50, 5), colourOf(0, 1)));
        QVERIFY(areAlike(shown.pixelColor(95, 50), colourOf(1, 2)));
        const QImage corner = cellPicture(madePicture(4, boardPlace), madeBoard(4, boardPlace), 0, 100);
        QCOMPARE(corner.pixelColor(5, 5), QColor(Qt::white));
    }

    void aSlantedBoardIsStraightened_data() { aCellIsShownUpright_data(); }

    void aSlantedBoardIsStraightened()
    {
        QFETCH(int, size);
        const Slanted slanted(size);
        constexpr int cellSide = 12;
        const QImage shown = straightPicture(slanted.picture, slanted.board, size * cellSide);
        for (int row = 0; row < size; ++row)
            for (int column = 0; column < size; ++column) {
                const QColor middle =
                    shown.pixelColor(column * cellSide + cellSide / 2, row * cellSide + cellSide / 2);
                QVERIFY2(
                    areAlike(middle, colourOf(row, column)),
                    qPrintable(QString("row %1, column %2: %3").arg(row).arg(column).arg(middle.name())));
            }
    }

    void theOutlineFollowsTheOuterLines()
    {
        const QPolygonF outline = outlineOf(madeBoard(9, boardPlace));
        QCOMPARE(outline.size(), 36);
        QCOMPARE(outline.boundingRect(), boardPlace);
        QCOMPARE(outlineOf(madeBoard(4, boardPlace), 5).boundingRect(), QRectF(0.375, 0.3, 0.125, 0.2));
    }
};

ADD_TEST(QGuiApplication, TestStraightPicture)

} // namespace sudoku::tst_straightpicture

#include "tst_straightpicture.moc"
