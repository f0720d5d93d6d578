#include <QTest>

#include "tests/testdata.h"

#include "core/board/clues.h"
#include "core/variants/variant.h"
#include "tests/testprogram.h"

namespace sudoku::tst_board {

class TestBoard : public QObject
{
    Q_OBJECT

private slots:
    void gridHoldsDigits()
    {
        Grid grid(16);
        QCOMPARE(grid.cellCount(), 16);
        QCOMPARE(grid.filledCount(), 0);
        grid.set(3, 4);
        grid.set(15, 1);
        QCOMPARE(text(grid), std::string("...4...........1"));
        QCOMPARE(grid.filledCount(), 2);
        QVERIFY(grid.isFilled(3));
        grid.clear(3);
        QVERIFY(!grid.isFilled(3));
        QVERIFY(grid == sudoku::grid("...............1"));
        QVERIFY(grid != Grid(16));
        QVERIFY(Grid() != Grid(16));
    }

    void gridHoldsTheLargestDigit()
    {
        Grid grid(maxBoardSize * maxBoardSize);
        grid.set(624, 31);
        QCOMPARE(grid[624], 31);
    }

    void puzzleIsAValue()
    {
        const Puzzle original = board("1.34341221434321", {"diagonal"});
        Puzzle copy = original;
        QVERIFY(copy == original);
        copy.givens.clear(0);
        QVERIFY(copy != original);
        QVERIFY(original.givens.isFilled(0));
        copy = original;
        copy.constraints.clear();
        QVERIFY(copy != original);
        QVERIFY(board("1.34341221434321", {"anti-diagonal"}) != original);
    }

    void showsGivensAndEntries()
    {
        Board mixed(board("1..4............"));
        mixed.entries.set(1, 2);
        mixed.entries.set(15, 3);
        QVERIFY(mixed.isGiven(0));
        QVERIFY(!mixed.isGiven(1));
        QCOMPARE(mixed.digitAt(0), 1);
        QCOMPARE(mixed.digitAt(1), 2);
        QCOMPARE(mixed.digitAt(2), noDigit);
        QCOMPARE(text(mixed.digits()), std::string("12.4...........3"));
    }

    void turnsEntriesIntoGivens()
    {
        Board mixed(board("1..4............", {"diagonal"}));
        mixed.entries.set(1, 2);
        QVERIFY(mixed.withEntriesAsGivens() == board("12.4............", {"diagonal"}));
        QVERIFY(mixed.puzzle == board("1..4............", {"diagonal"}));
    }

    void whatSolveWroteIsNotThePlayers()
    {
        Board solved(board("1234............"));
        solved.enter(4, 3);
        solved.enter(5, 3);
        solved.writeSolution(grid("1234341221434321"));
        QCOMPARE(text(solved.digits()), std::string("1234341221434321"));
        QCOMPARE(text(solved.playerEntries()), std::string("....3...........")); // 3 in r2c2 was replaced
        QVERIFY(solved.withEntriesAsGivens() == board("12343..........."));
        solved.enter(6, 4);
        QCOMPARE(solved.playerEntries()[6], 4);
        solved.enter(6, noDigit);
        QCOMPARE(solved.playerEntries().filledCount(), 1);
        QVERIFY(entriesUnlike(solved, grid("1234341221434321")).empty());
        QCOMPARE(entriesUnlike(solved, grid("1234431221434321")), std::vector<Cell>{4});
    }

    void beginsWithoutEntriesAndMarks()
    {
        const Board fresh(emptyBoard(6));
        QCOMPARE(fresh.entries.cellCount(), 36);
        QCOMPARE(fresh.entries.filledCount(), 0);
        QCOMPARE(fresh.cornerMarks, std::vector<DigitSet>(36));
        QCOMPARE(fresh.centreMarks, std::vector<DigitSet>(36));
    }

    void isEqualOnlyWithTheSameMarks()
    {
        const Board fresh(emptyBoard(4));
        Board marked = fresh;
        QVERIFY(marked == fresh);
        marked.cornerMarks[5].insert(2);
        QVERIFY(marked != fresh);
        marked = fresh;
        marked.centreMarks[5].insert(2);
        QVERIFY(marked != fresh);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestBoard)

} // namespace sudoku::tst_board

#include "tst_board.moc"
