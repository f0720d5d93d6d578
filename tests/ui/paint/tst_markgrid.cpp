#include <QGuiApplication>
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/paint/markgrid.h"

namespace sudoku::tst_markgrid {

MarkRoom roomOf(const Geometry &geometry, qreal cellSize, bool isOnScreen = true)
{
    return {.rect = QRectF(2, 2, cellSize - 4, cellSize - 4),
            .cellSize = cellSize,
            .widthOfHeight = geometry.digitCount() > 9 ? 0.98 : 0.56,
            .isOnScreen = isOnScreen};
}

class TestMarkGrid : public QObject
{
    Q_OBJECT

private slots:
    void columnsAreThoseOfABox_data()
    {
        QTest::addColumn<BoxShape>("boxes");
        QTest::addColumn<int>("columns");
        QTest::addRow("4x4") << BoxShape{2, 2} << 2;
        QTest::addRow("6x6") << BoxShape{2, 3} << 3;
        QTest::addRow("8x8") << BoxShape{2, 4} << 4;
        QTest::addRow("9x9") << BoxShape{3, 3} << 3;
        QTest::addRow("12x12, wide") << BoxShape{3, 4} << 4;
        QTest::addRow("12x12, high") << BoxShape{4, 3} << 3;
        QTest::addRow("16x16") << BoxShape{4, 4} << 4;
        QTest::addRow("25x25") << BoxShape{5, 5} << 5;
        QTest::addRow("much too wide") << BoxShape{2, 7} << 4;
        QTest::addRow("rows only") << BoxShape{1, 7} << 3;
    }

    void columnsAreThoseOfABox()
    {
        QFETCH(BoxShape, boxes);
        QFETCH(int, columns);
        QCOMPARE(markColumns(Geometry::withBoxes(boxes)), columns);
    }

    void eachDigitHasAPlaceOfItsOwn_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {4, 6, 9, 12, 16, 25})
            QTest::addRow("%d", size) << size;
    }

    void eachDigitHasAPlaceOfItsOwn()
    {
        QFETCH(int, size);
        const Geometry geometry = defaultGeometry(size);
        const MarkRoom room = roomOf(geometry, 64);
        const CandidateGrid grid = markGrid(geometry, room);
        const int columns = markColumns(geometry);
        for (Digit digit = 1; digit <= size; ++digit) {
            QVERIFY(room.rect.contains(grid.place(digit)));
            for (Digit other = 1; other < digit; ++other)
                QVERIFY(!grid.place(digit).intersects(grid.place(other)));
            if (digit % columns != 1)
                QCOMPARE(grid.place(digit).top(), grid.place(digit - 1).top());
        }
    }

    void marksHaveAFixedPartOfTheCell_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<qreal>("cellSize");
        QTest::addColumn<int>("height");
        QTest::addRow("9x9 at 768 px") << 9 << 64.0 << 14;
        QTest::addRow("9x9 at 1080 px") << 9 << 98.0 << 22;
        QTest::addRow("16x16 at 768 px") << 16 << 36.0 << 7;
        QTest::addRow("16x16 at 1080 px") << 16 << 55.0 << 12;
        QTest::addRow("25x25 at 1440 px") << 25 << 50.0 << 8;
    }

    void marksHaveAFixedPartOfTheCell()
    {
        QFETCH(int, size);
        QFETCH(qreal, cellSize);
        QFETCH(int, height);
        const Geometry geometry = defaultGeometry(size);
        const CandidateGrid grid = markGrid(geometry, roomOf(geometry, cellSize));
        QCOMPARE(static_cast<int>(grid.height), height);
        QVERIFY(grid.isLegible());
    }

    void smallMarksAreLegibleOnPaperOnly()
    {
        const Geometry geometry = defaultGeometry(25);
        QVERIFY(!markGrid(geometry, roomOf(geometry, 23)).isLegible());
        QVERIFY(markGrid(geometry, roomOf(geometry, 23, false)).isLegible());
    }
};

ADD_TEST(QGuiApplication, TestMarkGrid)

} // namespace sudoku::tst_markgrid

#include "tst_markgrid.moc"
