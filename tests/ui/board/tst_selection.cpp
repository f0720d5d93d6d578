#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/board/selection.h"

namespace sudoku::tst_selection {

using Cells = std::vector<Cell>;

class TestSelection : public QObject
{
    Q_OBJECT

private slots:
    void beginsInTheFirstCell()
    {
        const Selection selection(defaultGeometry(9));
        QCOMPARE(selection.current(), 0);
        QCOMPARE(selection.cells(), Cells{0});
    }

    void stepsWrapAround_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {4, 6, 9, 12, 16, 25})
            QTest::addRow("%d", size) << size;
    }

    void stepsWrapAround()
    {
        QFETCH(int, size);
        const Geometry geometry = defaultGeometry(size);
        const int last = size - 1;
        Selection selection(geometry);
        selection.moveBy(0, -1);
        QCOMPARE(selection.current(), geometry.cellAt(0, last));
        selection.moveBy(-1, 0);
        QCOMPARE(selection.current(), geometry.cellAt(last, last));
        selection.moveBy(0, 1);
        QCOMPARE(selection.current(), geometry.cellAt(last, 0));
        selection.moveBy(1, 0);
        QCOMPARE(selection.current(), geometry.cellAt(0, 0));
        QCOMPARE(selection.cells(), Cells{0});
    }

    void thePathReturnsToCells()
    {
        Selection selection(defaultGeometry(4));
        selection.moveTo(5);
        for (const Cell cell : {6, 10, 9, 5})
            selection.moveTo(cell, Reach::Also);
        QCOMPARE(selection.cellsInOrder(), (Cells{5, 6, 10, 9}));
        QCOMPARE(selection.path(), (Cells{5, 6, 10, 9, 5}));
        selection.moveTo(9, Reach::Also); // a step back is a slip
        QCOMPARE(selection.path(), (Cells{5, 6, 10, 9, 5}));
        selection.toggle(5);
        QCOMPARE(selection.path(), (Cells{6, 10, 9}));
        selection.select({0, 1, 5, 0});
        QCOMPARE(selection.cellsInOrder(), (Cells{0, 1, 5}));
        QCOMPARE(selection.path(), (Cells{0, 1, 5, 0}));
        selection.moveTo(3);
        QCOMPARE(selection.path(), Cells{3});
    }

    void extendingSelectsARectangleAndStopsAtTheEdge()
    {
        Selection selection(defaultGeometry(4));
        selection.moveTo(5);
        selection.moveBy(0, 1, Reach::Range);
        selection.moveBy(1, 0, Reach::Range);
        QCOMPARE(selection.cells(), (Cells{5, 6, 9, 10}));
        QCOMPARE(selection.current(), 10);
        for (int i = 0; i < 5; ++i)
            selection.moveBy(0, 1, Reach::Range);
        QCOMPARE(selection.cells(), (Cells{5, 6, 7, 9, 10, 11}));
        selection.moveTo(0, Reach::Range); // back over the anchor
        QCOMPARE(selection.cells(), (Cells{0, 1, 4, 5}));
        selection.moveBy(0, 1);
        QCOMPARE(selection.cells(), Cells{1});
    }

    void keepsTheOrder()
    {
        Selection selection(defaultGeometry(4));
        selection.moveTo(7, Reach::Also);
        selection.moveTo(3, Reach::Also);
        selection.moveTo(7, Reach::Also);
        QCOMPARE(selection.cells(), (Cells{0, 3, 7}));
        QCOMPARE(selection.cellsInOrder(), (Cells{0, 7, 3}));
        QCOMPARE(selection.current(), 7);
    }

    void rangesGoAwayFromTheirAnchor()
    {
        Selection selection(defaultGeometry(4));
        selection.moveTo(10);
        selection.moveTo(5, Reach::Range);
        QCOMPARE(selection.cellsInOrder(), (Cells{10, 9, 6, 5}));
        selection.moveTo(11, Reach::Range);
        QCOMPARE(selection.cellsInOrder(), (Cells{10, 11}));
    }

    void theCursorGoesAlone()
    {
        Selection selection(defaultGeometry(4));
        selection.moveBy(0, -1, Reach::Nothing); // around the edge
        QCOMPARE(selection.current(), 3);
        QCOMPARE(selection.cells(), Cells{0});
        selection.moveBy(1, 0, Reach::Also);
        QCOMPARE(selection.cellsInOrder(), (Cells{0, 7}));
        selection.moveBy(0, 1, Reach::Also); // not around it
        QCOMPARE(selection.cellsInOrder(), (Cells{0, 7}));
        selection.moveBy(0, -1, Reach::Range);
        QCOMPARE(selection.cellsInOrder(), (Cells{7, 6}));
    }

    void togglesCellsButKeepsOne()
    {
        Selection selection(defaultGeometry(4));
        selection.toggle(7);
        QCOMPARE(selection.cells(), (Cells{0, 7}));
        QCOMPARE(selection.current(), 7);
        selection.toggle(7);
        QCOMPARE(selection.cells(), Cells{0});
        QCOMPARE(selection.current(), 7);
        selection.toggle(0);
        QCOMPARE(selection.cells(), Cells{0});
        QCOMPARE(selection.current(), 0);
    }

    void oneIsAlwaysSelected()
    {
        Selection selection(defaultGeometry(4));
        for (const Cell cell : {3, 9, 0, 9, 3, 15, 15, 3, 3}) {
            selection.toggle(cell);
            QVERIFY(!selection.cells().empty());
            QCOMPARE(selection.current(), cell);
        }
    }

    void selectsGivenCells()
    {
        Selection selection(defaultGeometry(4));
        selection.select({9, 5, 6});
        QCOMPARE(selection.cellsInOrder(), (Cells{9, 5, 6}));
        QCOMPARE(selection.current(), 9);
    }

    void selectsAll()
    {
        Selection selection(defaultGeometry(25));
        selection.moveTo(30);
        selection.selectAll();
        QCOMPARE(selection.cells().size(), 625u);
        QCOMPARE(selection.current(), 30);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestSelection)

} // namespace sudoku::tst_selection

#include "tst_selection.moc"
