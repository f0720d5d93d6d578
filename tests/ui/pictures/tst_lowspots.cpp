#include "ui/pictures/lowspots.h"

#include "tests/testprogram.h"

#include <QCoreApplication>
#include <QRect>
#include <QTest>

#include <cstdint>
#include <vector>

namespace sudoku::tst_lowspots {

/// Returns cells without ink, but every second one has a digit.
std::vector<CellImage> boardOfDigits(const QRect &digit = {13, 9, 6, 14})
{
    std::vector<CellImage> cells(81);
    for (std::size_t i = 0; i < cells.size(); i += 2)
        for (int y = digit.top(); y <= digit.bottom(); ++y)
            for (int x = digit.left(); x <= digit.right(); ++x)
                cells[i][y * cellImageSide + x] = 255;
    return cells;
}

void addSpot(CellImage &cell, const QRect &spot)
{
    for (int y = spot.top(); y <= spot.bottom(); ++y)
        for (int x = spot.left(); x <= spot.right(); ++x)
            cell[y * cellImageSide + x] = 255;
}

class TestLowSpots : public QObject
{
    Q_OBJECT

private slots:
    void whatIsUnlikeDigitsIsFound_data()
    {
        QTest::addColumn<std::vector<QRect>>("spots");
        QTest::addColumn<bool>("isFound");
        QTest::newRow("one mark") << std::vector<QRect>{{14, 13, 4, 6}} << true;
        QTest::newRow("two above each other") << std::vector<QRect>{{10, 8, 4, 6}, {10, 16, 4, 6}} << true;
        QTest::newRow("two that touch, aside") << std::vector<QRect>{{9, 9, 4, 6}, {11, 15, 4, 5}} << true;
        QTest::newRow("a mark in a frame") << std::vector<QRect>{{14, 13, 4, 6}, {5, 5, 2, 22}} << true;
        QTest::newRow("a digit that reaches the frame") << std::vector<QRect>{{13, 9, 6, 18}} << false;
        QTest::newRow("a digit") << std::vector<QRect>{{13, 9, 6, 14}} << false;
        QTest::newRow("a digit aside") << std::vector<QRect>{{9, 9, 6, 14}} << false;
        QTest::newRow("a somewhat lower digit") << std::vector<QRect>{{13, 10, 6, 11}} << false;
        QTest::newRow("a digit and a mark") << std::vector<QRect>{{13, 9, 6, 14}, {7, 7, 3, 5}} << false;
        QTest::newRow("nothing") << std::vector<QRect>{} << false;
        QTest::newRow("dirt") << std::vector<QRect>{{14, 13, 2, 2}} << false;
    }

    void whatIsUnlikeDigitsIsFound()
    {
        QFETCH(std::vector<QRect>, spots);
        QFETCH(bool, isFound);
        std::vector<CellImage> cells = boardOfDigits();
        for (const QRect &spot : spots)
            addSpot(cells[1], spot);
        QCOMPARE(cellsOfLowSpots(cells), isFound ? std::vector<Cell>{1} : std::vector<Cell>{});
    }

    /// Small digits are digits where all are small, and a board of marks alone says nothing.
    void digitsTellWhatIsLow()
    {
        QVERIFY(cellsOfLowSpots(boardOfDigits({13, 11, 6, 10})).empty());
        QVERIFY(cellsOfLowSpots(boardOfDigits({13, 13, 4, 6})).empty());
        QVERIFY(cellsOfLowSpots(std::vector<CellImage>(81)).empty());
    }
};

ADD_TEST(QCoreApplication, TestLowSpots)

} // namespace sudoku::tst_lowspots

#include "tst_lowspots.moc"
