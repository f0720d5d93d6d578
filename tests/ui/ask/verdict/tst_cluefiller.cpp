#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "core/analyse/fillin.h"
#include "core/formats/text/constrainttext.h"
#include "tests/testprogram.h"
#include "tests/ui/ask/verdict/analystbench.h"

namespace sudoku::tst_cluefiller {

using Bench = AnalystBench;

constexpr const char *unique = "1.34341221434321";
constexpr const char *two = "1.3.3.1.21434321"; // 2 and 4 change places

Board boardOf(const char *givens, const std::vector<const char *> &constraints)
{
    Board board(sudoku::board(givens));
    for (const char *text : constraints)
        board.puzzle.constraints.push_back(*readConstraint(board.puzzle.geometry, text));
    return board;
}

class TestClueFiller : public QObject
{
    Q_OBJECT

    static QStringList rulesOf(const Bench &bench)
    {
        QStringList texts;
        for (const Constraint &constraint : bench.document.board().puzzle.constraints)
            texts += QString::fromStdString(constraintText(bench.document.geometry(), constraint));
        return texts;
    }
    static bool waitForEnd(Bench &bench)
    {
        return QTest::qWaitFor([&] { return !bench.computation.isRunning(); }, 60'000);
    }

private slots:
    void fillsInFromTheOnlySolutionInOneStep()
    {
        const std::vector<const char *> open{"killer r1c1 r1c2", "sandwich r1c1 r1c2",
                                             "quadruple r1c1 r1c2 r2c1 r2c2", "killer 7 r4c1 r4c2"};
        Bench bench(boardOf(unique, open));
        bench.analyst.fillIn();
        QVERIFY(waitForEnd(bench));
        QCOMPARE(rulesOf(bench),
                 (QStringList{"killer 3 r1c1 r1c2", "sandwich 5 r1c1 r1c2",
                              "quadruple 1 2 3 4 r1c1 r1c2 r2c1 r2c2", "killer 7 r4c1 r4c2"}));
        QCOMPARE(bench.document.undoStack().count(), 1);
        QCOMPARE(bench.document.undoStack().undoText(), "Fill In Numbers");
        QCOMPARE(bench.document.board().puzzle.givens, grid(unique)); // and no digit
        bench.document.undoStack().undo();
        QCOMPARE(openClues(bench.document.board().puzzle), (std::vector{0, 1, 2}));
    }

    void fillsInWhatIsSelected()
    {
        Bench bench(boardOf(unique, {"killer r1c1 r1c2", "killer r2c1 r2c2"}));
        bench.analyst.fillIn({bench.document.board().puzzle.constraints[1]});
        QVERIFY(waitForEnd(bench));
        QCOMPARE(rulesOf(bench), (QStringList{"killer r1c1 r1c2", "killer 7 r2c1 r2c2"}));
    }

    /// A setter fills the board first, then drags the cages.
    void fillsInFromTheDigitsOfAFullBoard()
    {
        Bench bench(boardOf("................", {"killer r1c1 r1c2", "killer r3c3 r4c3"}));
        const Grid filled = grid("1234341221434321");
        for (Cell cell = 0; cell < 16; ++cell)
            bench.enter(cell, filled[cell]);
        const int steps = bench.document.undoStack().count();
        bench.analyst.fillIn();
        QVERIFY(!bench.computation.isRunning()); // nothing has to be found
        QCOMPARE(rulesOf(bench), (QStringList{"killer 3 r1c1 r1c2", "killer 6 r3c3 r4c3"}));
        QCOMPARE(bench.document.undoStack().count(), steps + 1);
    }

    void digitsThatBreakARuleAreNotUsed()
    {
        Bench bench(boardOf(unique, {"killer r1c1 r1c2"}));
        bench.enter(1, 3);
        bench.analyst.fillIn();
        QVERIFY(waitForEnd(bench));
        QCOMPARE(rulesOf(bench), QStringList{"killer 3 r1c1 r1c2"}); // of the puzzle
    }

    void letsTheUserChooseOneOfSeveralSolutions()
    {
        Bench bench(boardOf(two, {"killer r1c2 r1c3", "killer r2c2 r2c3"}));
        bench.analyst.fillIn();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, "Solution 1 of 2.");
        QCOMPARE(bench.actions().front(), "Fill In Its Numbers");
        QVERIFY(bench.take("Next (Alt+Right)"));
        const std::vector<DigitSet> shown = bench.last.findings.candidates;
        const int first = shown[1].first() + shown[2].first();
        const int second = shown[5].first() + shown[6].first();
        QVERIFY(bench.take("Fill In Its Numbers"));
        QCOMPARE(bench.document.board().puzzle.constraints[0].numbers, std::vector{first});
        QCOMPARE(bench.document.board().puzzle.constraints[1].numbers, std::vector{second});
        QCOMPARE(check(bench.document.board().puzzle).verdict, Uniqueness::Unique);
        QCOMPARE(bench.document.undoStack().count(), 1);
    }

    void solutionsThatAreShownOfferTheirNumbers()
    {
        Bench bench(boardOf(two, {"killer r1c2 r1c3"}));
        bench.analyst.countSolutions();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.take("Show Them One by One"));
        QCOMPARE(bench.actions().front(), "Next (Alt+Right)");
        QVERIFY(bench.take("Fill In Its Numbers"));
        QVERIFY(openClues(bench.document.board().puzzle).empty());
    }

    void saysWhatCannotBeFilledIn()
    {
        Bench bench(boardOf("1234341221434321", {"target-sum r1c1 r2c4"}));
        bench.analyst.fillIn();
        QVERIFY(waitForEnd(bench));
        QCOMPARE(rulesOf(bench), QStringList{"target-sum r1c1 r2c4"});
        QCOMPARE(bench.document.undoStack().count(), 0); // no empty step
    }

    void withoutASolutionItIsExplained()
    {
        Bench bench(boardOf("11..............", {"killer r1c3 r1c4"}));
        bench.analyst.fillIn();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, "The puzzle has no solution.");
        QCOMPARE(rulesOf(bench), QStringList{"killer r1c3 r1c4"});
    }

    void withoutAnOpenClueItSaysSo()
    {
        Bench bench(boardOf(unique, {"killer 3 r1c1 r1c2"}));
        QString said;
        QObject::connect(&bench.sink, &Answers::answered, &bench.analyst,
                         [&said](const Board &, const Compose &compose) { said = compose().text; });
        bench.analyst.fillIn();
        QCOMPARE(said, "There is no clue without a number.");
        QVERIFY(!bench.computation.isRunning());
    }
};

ADD_TEST(QApplication, TestClueFiller)

} // namespace sudoku::tst_cluefiller

#include "tst_cluefiller.moc"
