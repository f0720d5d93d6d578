#include <QApplication>
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"

#include "ui/board/boardarea.h"
#include "ui/board/boardeditor.h"
#include "ui/board/boardview.h"

namespace sudoku::tst_boardarea {

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
        view.setFindings({.evidence = {.eliminations = {{last, 1}}}});
        QVERIFY(isVisible(last) && !isVisible(0));
        view.setFindings({.reasons = {0}});
        QVERIFY(isVisible(0));
        view.setFindings({.evidence = {.placements = {{last, 1}}}});
        QVERIFY(isVisible(last));
        QCOMPARE(view.currentCell(), 0); // the cursor stays
    }
};

ADD_TEST(QApplication, TestBoardArea)

} // namespace sudoku::tst_boardarea

#include "tst_boardarea.moc"
