#include <QApplication>

#include "tests/testprogram.h"
#include "tests/ui/board/boardviewbench.h"

namespace sudoku::tst_boardstrokes {

using namespace boardviewbench;

/// The mouse on the board.
class TestBoardStrokes : public QObject
{
    Q_OBJECT

private slots:
    void clickInTheSameCellEndsANumber()
    {
        Shown shown(16);
        shown.key(Qt::Key_1);
        shown.click(0);
        shown.key(Qt::Key_2);
        QCOMPARE(shown.board().digitAt(0), 2);
    }

    void clicksHitTheirCells_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<QSize>("viewSize");
        for (const int size : {4, 9, 16, 25})
            for (const QSize &viewSize : {QSize(460, 480), QSize(701, 650), QSize(1200, 1117)})
                QTest::addRow("%d in %dx%d", size, viewSize.width(), viewSize.height()) << size << viewSize;
    }

    void clicksHitTheirCells()
    {
        QFETCH(int, size);
        QFETCH(QSize, viewSize);
        Shown shown(size, "numbers", viewSize);
        for (Cell cell = 0; cell < size * size; ++cell) {
            shown.click(cell);
            QCOMPARE(shown.view.currentCell(), cell);
            QCOMPARE(shown.view.selectedCells(), Cells{cell});
        }
    }

    void aDoubleClickSelectsADigit_data()
    {
        QTest::addColumn<Cell>("cell");
        QTest::addColumn<std::vector<Cell>>("selected");
        QTest::newRow("a digit") << 4 << std::vector<Cell>{0, 4, 80};
        QTest::newRow("another") << 9 << std::vector<Cell>{9};
        QTest::newRow("a blank") << 1 << std::vector<Cell>{1};
    }

    void aDoubleClickSelectsADigit()
    {
        QFETCH(Cell, cell);
        Board board(emptyBoard(9));
        board.puzzle.givens.set(0, 5);
        board.entries.set(4, 5);
        board.entries.set(80, 5);
        board.entries.set(9, 6);
        Shown shown(9);
        shown.document.reset(board);
        const QPoint at = shown.view.boardLayout().cellCentre(cell).toPoint();
        QTest::mouseDClick(&shown.view, Qt::LeftButton, {}, at);
        QCOMPARE(shown.view.currentCell(), cell);
        QTEST(shown.view.selectedCells(), "selected");
    }

    void clickBesideTheBoardChangesNothing()
    {
        Shown shown(9);
        shown.view.setCurrentCell(40);
        QTest::mouseClick(&shown.view, Qt::LeftButton, {}, QPoint(1, 1));
        QCOMPARE(shown.view.currentCell(), 40);
    }

    void modifiersAndDragsSelect()
    {
        Shown shown(9);
        shown.click(0);
        shown.click(40, Qt::ControlModifier);
        QCOMPARE(shown.view.selectedCells(), (Cells{0, 40}));
        shown.click(0, Qt::ControlModifier);
        QCOMPARE(shown.view.selectedCells(), Cells{40});
        QCOMPARE(shown.view.currentCell(), 40);
        shown.click(50, Qt::ShiftModifier);
        QCOMPARE(shown.view.selectedCells(), (Cells{40, 41, 49, 50}));

        const auto at = [&](Cell cell) { return shown.view.boardLayout().cellCentre(cell).toPoint(); };
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, at(0));
        for (const QPoint &point : {at(1), at(2), at(11), QPoint(5000, at(11).y())}) {
            QMouseEvent move(QEvent::MouseMove, point, shown.view.mapToGlobal(point), Qt::NoButton,
                             Qt::LeftButton, {});
            QApplication::sendEvent(&shown.view, &move);
        }
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, at(11));
        QCOMPARE(shown.view.selectedCells(), (Cells{0, 1, 2, 11, 12, 13, 14, 15, 16, 17}));
    }

    void aDragGoesOverCornersInItsOrder()
    {
        Shown shown(9);
        const auto move = [&](Cell cell, QPoint aside) {
            const QPoint point = shown.view.boardLayout().cellCentre(cell).toPoint() + aside;
            QMouseEvent event(QEvent::MouseMove, point, shown.view.mapToGlobal(point), Qt::NoButton,
                              Qt::LeftButton, {});
            QApplication::sendEvent(&shown.view, &event);
        };
        const QPoint start = shown.view.boardLayout().cellCentre(40).toPoint();
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, start);
        move(32, {4, 0}); // one up and right, and not exactly over the corner
        move(24, {0, 3});
        move(21, {0, 0});
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, start);
        QCOMPARE(shown.view.selectedInOrder(), (Cells{40, 32, 24, 23, 22, 21}));
        QTest::mousePress(&shown.view, Qt::LeftButton, Qt::ControlModifier, start); // takes one out
        move(40, {2, 0});
        QTest::mouseRelease(&shown.view, Qt::LeftButton, Qt::ControlModifier, start);
        QCOMPARE(shown.view.selectedInOrder(), (Cells{32, 24, 23, 22, 21}));
        QCOMPARE(shown.view.currentCell(), 21);
    }

    void controlSelectsSingleCellsByKeys()
    {
        Shown shown(9);
        shown.key(Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier);
        shown.key(Qt::Key_Down, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(shown.view.selectedInOrder(), (Cells{0, 1, 10}));
        shown.key(Qt::Key_Down, Qt::ControlModifier);
        shown.key(Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(shown.view.currentCell(), 20);
        QCOMPARE(shown.view.selectedInOrder(), (Cells{0, 1, 10}));
        shown.key(Qt::Key_3); // goes to the cursor
        QCOMPARE(shown.board().digitAt(20), 3);
        QCOMPARE(shown.board().digits().filledCount(), 1);
        shown.key(Qt::Key_Space, Qt::ControlModifier);
        QCOMPARE(shown.view.selectedInOrder(), (Cells{0, 1, 10, 20}));
        shown.key(Qt::Key_5);
        QCOMPARE(shown.board().digits().filledCount(), 4);
        shown.key(Qt::Key_Space, Qt::ControlModifier);
        QCOMPARE(shown.view.selectedInOrder(), (Cells{0, 1, 10}));
        shown.key(Qt::Key_Right);
        QCOMPARE(shown.view.selectedInOrder(), Cells{21});
    }

    void otherRulesLeaveTheSelection()
    {
        Shown shown(9);
        shown.view.select({12, 3});
        Board after = shown.board();
        after.puzzle.constraints.push_back({findVariant("diagonal"), {}});
        shown.document.edit(after, "Add");
        QCOMPARE(shown.view.selectedInOrder(), (Cells{12, 3}));
    }
};

ADD_TEST(QApplication, TestBoardStrokes)

} // namespace sudoku::tst_boardstrokes

#include "tst_boardstrokes.moc"
