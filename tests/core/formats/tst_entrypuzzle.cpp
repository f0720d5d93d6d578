#include <QTest>

#include "tests/testdata.h"

#include "core/formats/entrypuzzle.h"
#include "core/formats/text/format.h"
#include "core/formats/text/keptmembers.h"
#include "core/variants/variant.h"
#include "tests/testprogram.h"

namespace sudoku::tst_entrypuzzle {

/// Returns a board on which one digit was entered, and nothing else is known.
Board typedBoard()
{
    Board typed(emptyBoard(4));
    typed.enter(0, 2);
    return typed;
}

class TestEntryPuzzle : public QObject
{
    Q_OBJECT

private slots:
    void onlyEntriesOfThePlayerAreThePuzzle()
    {
        Board empty(emptyBoard(4));
        QVERIFY(!areEntriesThePuzzle(empty));
        empty.writeSolution(grid("1234341221434321"));
        QVERIFY(!areEntriesThePuzzle(empty));
        empty.enter(0, 2);
        QVERIFY(areEntriesThePuzzle(empty)); // Solve filled the open cells
    }

    void entriesBesideCluesAreNot()
    {
        Board typed = typedBoard();
        typed.puzzle.givens.set(1, 1);
        QVERIFY(!areEntriesThePuzzle(typed));
    }

    void entriesBesideRulesAreNot()
    {
        for (const Constraint &rule :
             {Constraint{findVariant("diagonal"), {}}, Constraint{findVariant("killer"), {0, 1}, {3}}}) {
            Board typed = typedBoard();
            typed.puzzle.constraints = {rule};
            QVERIFY(!areEntriesThePuzzle(typed));
            std::swap(typed.puzzle.constraints, typed.switchedOff);
            QVERIFY(!areEntriesThePuzzle(typed));
        }
    }

    void entriesBesideRulesThatCannotBeReadAreNot()
    {
        Board typed = typedBoard();
        keepUnsupported({{"custom rule", 1}}, typed);
        QVERIFY(!areEntriesThePuzzle(typed));
        Board told = typedBoard();
        told.info.rules = "Adjacent digits differ by five.";
        QVERIFY(!areEntriesThePuzzle(told));
        Board titled = typedBoard();
        titled.info.title = "Monday";
        QVERIFY(areEntriesThePuzzle(titled));
    }

    void aFilledBoardIsASolution()
    {
        Board filled(emptyBoard(4));
        const Grid solution = grid("1234341221434321");
        for (Cell cell = 0; cell < solution.cellCount(); ++cell)
            filled.enter(cell, solution[cell]);
        QVERIFY(!areEntriesThePuzzle(filled));
        filled.enter(15, noDigit);
        QVERIFY(areEntriesThePuzzle(filled));
    }

    void thePuzzleAsGivensIsWhatAReaderSees()
    {
        Board typed(emptyBoard(4));
        QVERIFY(withPuzzleAsGivens(typed) == typed);
        typed.enter(0, 2);
        const Board printed = withPuzzleAsGivens(typed);
        QCOMPARE(printed.puzzle.givens[0], 2);
        QCOMPARE(printed.entries.filledCount(), 0);
        typed.puzzle.givens.set(5, 3);
        QVERIFY(withPuzzleAsGivens(typed) == typed);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestEntryPuzzle)

} // namespace sudoku::tst_entrypuzzle

#include "tst_entrypuzzle.moc"
