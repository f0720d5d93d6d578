#include <QApplication>
#include <QHBoxLayout>
#include <QTest>
#include <QWheelEvent>

#include "tests/testdata.h"
#include "tests/testprogram.h"

#include "ui/board/boardarea.h"
#include "ui/board/boardeditor.h"
#include "ui/board/boardview.h"

namespace sudoku::tst_boardarea {

/// Turns the wheel with Ctrl over a cell, as the mouse does.
void turnWheel(BoardView &view, Cell cell, int notches)
{
    const QPointF place = view.boardLayout().cellCentre(cell);
    QWheelEvent event(place, view.mapToGlobal(place), {}, {0, 120 * notches}, Qt::NoButton,
                      Qt::ControlModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&view, &event);
}

class TestBoardArea : public QObject
{
    Q_OBJECT

private slots:
    void showsWhatIsFoundOnALargeBoard()
    {
        Document document{Board(emptyBoard(25))};
        BoardEditor editor(document);
        auto &view = *new BoardView(document, editor); // which the area owns
        BoardArea area(&view);
        area.resize(500, 500);
        area.show();
        for (int i = 0; i < 10; ++i)
            area.zoomIn();
        const auto isVisible = [&](Cell cell) {
            const QPoint centre = view.boardLayout().cellRect(cell).toRect().center();
            return area.viewport()->rect().contains(view.mapTo(area.viewport(), centre));
        };
        const Cell last = 624;
        QVERIFY(isVisible(0) && !isVisible(last));
        view.setFindings(BoardLayer::Verdict, {.evidence = {.eliminations = {{last, 1}}}});
        QVERIFY(isVisible(last) && !isVisible(0));
        view.setFindings(BoardLayer::Verdict, {.reasons = {0}});
        QVERIFY(isVisible(0));
        view.setFindings(BoardLayer::Verdict, {.evidence = {.placements = {{last, 1}}}});
        QVERIFY(isVisible(last));
        QCOMPARE(view.currentCell(), 0); // the cursor stays
    }

    void magnifiedBoardsFillTheirArea()
    {
        for (const int size : {9, 25}) {
            Document document{Board(emptyBoard(size))};
            BoardEditor editor(document);
            auto &view = *new BoardView(document, editor);
            BoardArea area(&view);
            area.resize(1200, 500);
            area.show();
            qreal cell = view.boardLayout().cellSize();
            for (int i = 0; i < 8; ++i) {
                area.zoomIn();
                const BoardLayout layout = view.boardLayout();
                QVERIFY(layout.cellSize() > 1.1 * cell);
                cell = layout.cellSize();
                const int beside = view.width() - layout.whole().toAlignedRect().width();
                QVERIFY2(view.width() <= area.viewport()->width() || beside < 30,
                         qPrintable(QString::number(beside)));
            }
        }
    }

    void zoomingInKeepsTheCursorInSight()
    {
        Document document{Board(emptyBoard(25))};
        BoardEditor editor(document);
        auto &view = *new BoardView(document, editor);
        QWidget window;
        auto *area = new BoardArea(&view);
        auto *layout = new QHBoxLayout(&window); // gives it more width only when it wants it
        layout->addWidget(area);
        window.resize(1200, 500);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        for (const Cell cell : {0, 24, 312, 600, 624}) {
            view.setCurrentCell(cell);
            for (int i = 0; i < 6; ++i) {
                area->zoomIn();
                QCoreApplication::processEvents();
                const QPoint centre = view.boardLayout().cellRect(cell).toRect().center();
                QVERIFY(area->viewport()->rect().contains(view.mapTo(area->viewport(), centre)));
            }
            area->zoomToFit();
            QCoreApplication::processEvents();
        }
    }

    void theWheelKeepsWhatIsUnderTheMouse()
    {
        for (const int size : {9, 16, 25}) {
            Document document{Board(emptyBoard(size))};
            BoardEditor editor(document);
            auto &view = *new BoardView(document, editor);
            BoardArea area(&view);
            area.resize(500, 500);
            area.show();
            const Cell corner = size * size - 1;
            const Cell middle = size * (size / 2) + size / 2;
            for (const Cell cell : {corner, middle, 0}) {
                const auto place = [&] { return view.mapToGlobal(view.boardLayout().cellCentre(cell)); };
                const QPointF before = place();
                for (const int notches : {1, 1, 1, 1, -1, 1, -1, -1}) {
                    turnWheel(view, cell, notches);
                    QCoreApplication::processEvents();
                    const QPointF moved = place() - before;
                    QVERIFY2(moved.manhattanLength() < 12,
                             qPrintable(QString("%1 %2").arg(moved.x()).arg(moved.y())));
                }
                area.zoomToFit();
            }
        }
    }
};

ADD_TEST(QApplication, TestBoardArea)

} // namespace sudoku::tst_boardarea

#include "tst_boardarea.moc"
