#include <QTest>

#include "tests/testprogram.h"
#include "ui/board/boardlayers.h"

namespace sudoku::tst_boardlayers {

using enum BoardLayer;

BoardFindings reason(Cell cell)
{
    return {.reasons = {cell}};
}

class TestBoardLayers : public QObject
{
    Q_OBJECT

private slots:
    void theLastOneIsSeenAndNoneIsLost()
    {
        BoardLayers layers;
        QVERIFY(!layers.set(Hint, {}));
        QVERIFY(layers.set(Hint, reason(1)));
        QVERIFY(layers.set(Verdict, reason(2)));
        QCOMPARE(layers.seen().reasons, std::vector<Cell>{2});
        QCOMPARE(layers.at(Hint).reasons, std::vector<Cell>{1});
        QVERIFY(layers.set(Verdict, {}));
        QCOMPARE(layers.seen().reasons, std::vector<Cell>{1});
        QVERIFY(layers.set(Hint, {}));
        QVERIFY(layers.seen().isEmpty());
    }

    void anotherBoardHasNone()
    {
        BoardLayers layers;
        QVERIFY(!layers.clear());
        layers.set(Walkthrough, reason(1));
        layers.set(Exercise, reason(2));
        QVERIFY(layers.clear());
        QVERIFY(layers.seen().isEmpty() && layers.at(Walkthrough).isEmpty());
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestBoardLayers)

} // namespace sudoku::tst_boardlayers

#include "tst_boardlayers.moc"
