#include <QGuiApplication>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/paint/candidategrid.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace sudoku::tst_candidategrid {

/// The places in a cell of that size, where a label takes some room.
CandidateGrids gridsIn(qreal cellSize, int digitCount, int maxDigits, qreal label = 0)
{
    return {{.rect = QRectF(2, 2 + cellSize * label, cellSize - 4, cellSize * (1 - label) - 4),
             .digitCount = digitCount,
             .columns = static_cast<int>(std::ceil(std::sqrt(digitCount))),
             .widthOfHeight = digitCount > 9 ? 1.3 : 0.65,
             .maxHeight = std::max(cellSize * 0.3, 9.0),
             .fill = 0.8},
            maxDigits};
}

class TestCandidateGrid : public QObject
{
    Q_OBJECT

private slots:
    void largerBoardsHaveNoSmallerDigits_data()
    {
        QTest::addColumn<int>("digitCount");
        QTest::addColumn<int>("maxDigits");
        for (const int digitCount : {4, 6, 9, 12, 16, 20, 25})
            for (const int maxDigits : {2, 5, 9, digitCount})
                if (maxDigits <= digitCount)
                    QTest::addRow("%d of %d", maxDigits, digitCount) << digitCount << maxDigits;
    }

    void largerBoardsHaveNoSmallerDigits()
    {
        QFETCH(int, digitCount);
        QFETCH(int, maxDigits);
        for (const qreal label : {0.0, 0.25}) {
            std::vector<qreal> heights(maxDigits + 1);
            for (qreal cellSize = 12; cellSize < 200; cellSize += 1) {
                const CandidateGrids grids = gridsIn(cellSize, digitCount, maxDigits, label);
                for (int count = 1; count <= maxDigits; ++count) {
                    const qreal height = grids.in({}, DigitSet::all(count)).height;
                    QVERIFY2(height >= heights[count] - 1e-9,
                             qPrintable(QString("%1 digits in %2").arg(count).arg(cellSize)));
                    heights[count] = height;
                }
            }
            QVERIFY(*std::min_element(heights.begin() + 1, heights.end()) > 15);
        }
    }

    void legibleDigitsHaveOneSize()
    {
        for (const int digitCount : {9, 16, 25})
            for (qreal cellSize = 20; cellSize < 100; cellSize += 1) {
                const CandidateGrids grids = gridsIn(cellSize, digitCount, digitCount * 2 / 3);
                qreal height = 0;
                for (int count = 1; count <= digitCount * 2 / 3; ++count)
                    if (const CandidateGrid grid = grids.in({}, DigitSet::all(count)); grid.isLegible()) {
                        QVERIFY(height == 0 || grid.height == height);
                        height = grid.height;
                    }
            }
    }

    void digitsAreAtTheirPlacesWhereTheyAreLegible()
    {
        const CandidateGrids grids = gridsIn(40, 9, 9);
        QCOMPARE(grids.in({}, {5}).place(5), grids.in({}, DigitSet::all(9)).place(5));
        QCOMPARE(grids.in({100, 40}, {5}).place(5), grids.in({}, {5}).place(5).translated(100, 40));
        const CandidateGrids packed = gridsIn(30, 25, 4);
        QVERIFY(packed.in({}, {25}).isLegible());
        QCOMPARE(packed.in({}, {25}).place(25), packed.in({}, {1}).place(1));
    }

    void placesAreInTheRoomAndDoNotOverlap()
    {
        for (const int digitCount : {9, 16, 25})
            for (const qreal cellSize : {20.0, 30.0, 45.0, 80.0}) {
                const CandidateGrid grid =
                    gridsIn(cellSize, digitCount, digitCount / 2).in({}, DigitSet::all(digitCount / 2));
                for (Digit digit = 1; digit <= digitCount / 2; ++digit) {
                    QVERIFY(QRectF(2, 2, cellSize - 4, cellSize - 4).contains(grid.place(digit)));
                    for (Digit other = 1; other < digit; ++other)
                        QVERIFY(!grid.place(digit).intersects(grid.place(other)));
                }
            }
    }

    void tooManyDigitsAreSqueezedIn()
    {
        const CandidateGrids grids = gridsIn(20, 25, 25);
        const DigitSet digits{3, 7, 11, 15, 19, 23};
        QVERIFY(!grids.in({}, digits).isLegible());
        QVERIFY(grids.squeezedIn({}, digits).height > grids.in({}, digits).height);
    }
};

ADD_TEST(QGuiApplication, TestCandidateGrid)

} // namespace sudoku::tst_candidategrid

#include "tst_candidategrid.moc"
