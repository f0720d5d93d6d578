#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "core/sat/solverkinds.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/ui/ask/verdict/analystbench.h"

namespace sudoku::tst_candidatefinder {

using Bench = AnalystBench;

class TestCandidateFinder : public QObject
{
    Q_OBJECT

private slots:
    void candidatesBecomePencilMarks()
    {
        Bench bench("1234............");
        bench.analyst.findCandidates();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.findings.candidates[4], (DigitSet{3, 4}));
        QVERIFY(bench.take("Write as Pencil Marks"));
        QCOMPARE(bench.document.board().cornerMarks[4], (DigitSet{3, 4}));
        QVERIFY(bench.document.board().cornerMarks[0].isEmpty());
        QCOMPARE(bench.document.undoStack().count(), 1);
    }

    void theOnlySolutionThatIsKnownHasTheCandidates()
    {
        Bench bench(".2.4.4.2.1434321"); // with several solutions
        const Puzzle puzzle = bench.document.board().puzzle;
        const Grid only = solve(puzzle).solution;
        bench.computation.setSolver(raceKind()); // as long as none is chosen
        bench.live.learn(puzzle, {Uniqueness::Unique, {only}, {}});
        bench.analyst.findCandidates();
        QVERIFY(bench.waitForAnswer());
        for (Cell cell = 0; cell < 16; ++cell)
            QCOMPARE(bench.last.findings.candidates[cell], DigitSet{only[cell]});
        bench.computation.setSolver(*findSolver("minisat"));
        bench.answers = 0;
        bench.analyst.findCandidates();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.last.findings.candidates[0].size() > 1);
    }

    void theOnlySolutionThatItFindsIsKnown()
    {
        Bench bench("1.34341221434.21");
        bench.analyst.findCandidates();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.live.state(), LiveCheck::State::Unique);
        QVERIFY(*bench.live.onlySolution() == solve(bench.document.board().puzzle).solution);
        Bench several(".2.4.4.2.1434321");
        several.analyst.findCandidates();
        QVERIFY(several.waitForAnswer());
        QCOMPARE(several.live.state(), LiveCheck::State::Off);
    }

    void digitsAloneAreNoSolutionWhereRegionsAreUnknown()
    {
        Puzzle puzzle(Geometry::withBoxes({1, 4}));
        puzzle.givens = grid("123434122143432."); // rows or boxes may be its regions
        puzzle.constraints = {{findVariant("chaos-construction"), {}}};
        Bench bench{Board(puzzle)};
        bench.analyst.findCandidates();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.findings.candidates[15], DigitSet{1});
        QCOMPARE(bench.live.state(), LiveCheck::State::Off);
    }

    void candidatesAreShownAsTheyAreFound()
    {
        Bench bench{Board(hardPuzzleWithout(40))};
        QSignalSpy soFar(&bench.sink, &Answers::foundSoFar);
        bench.analyst.findCandidates();
        QVERIFY(bench.stopWhenSomethingIsShown());
        QVERIFY(!bench.last.findings.candidates.empty());
        soFar.clear();
        QTest::qWait(450); // nothing must come within this: a search shows what it has every 200 ms
        QCOMPARE(soFar.count(), 0);
    }

    void candidatesGoOnAfterAStop()
    {
        Bench bench{Board(hardPuzzleWithout(40))};
        bench.analyst.findCandidates();
        QVERIFY(bench.stopWhenSomethingIsShown());
        const std::vector<DigitSet> known = bench.last.findings.candidates;
        QVERIFY(bench.take("Continue"));
        QVERIFY(bench.stopWhenSomethingIsShown());
        for (std::size_t cell = 0; cell < known.size(); ++cell)
            QVERIFY((known[cell] - bench.last.findings.candidates[cell]).isEmpty());
    }

    void countsTheSolutionsOfEachCandidate()
    {
        Bench bench("1234............");
        bench.analyst.findCandidates();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.last.findings.notes.empty());
        QVERIFY(bench.take("Count Solutions of Each Digit"));
        QVERIFY(bench.waitForAnswer());
        const std::vector<QString> &notes = bench.last.findings.notes;
        QCOMPARE(notes.size(), 16u);
        QCOMPARE(notes[0], "");
        QCOMPARE(notes[4], "Solutions by digit of r2c1: 3 in 6, 4 in 6.");
        QCOMPARE(notes[8], "Solutions by digit of r3c1: 2 in 6, 3 in 3, 4 in 3.");
        QVERIFY(!bench.actions().contains("Count Solutions of Each Digit"));
    }

    void countsAreLimited()
    {
        Bench bench(std::string(36, '.'));
        bench.analyst.findCandidates();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.take("Count Solutions of Each Digit"));
        QVERIFY(bench.waitForAnswer());
        QVERIFY2(
            bench.last.findings.notes[0].startsWith("Solutions by digit of r1c1: 1 in 100 or more, 2 in 100"),
            qPrintable(bench.last.findings.notes[0]));
    }
};

ADD_TEST(QApplication, TestCandidateFinder)

} // namespace sudoku::tst_candidatefinder

#include "tst_candidatefinder.moc"
