// Covers ui/ask/verdict: pairconclusions

#include <QApplication>
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/ui/ask/verdict/analystbench.h"
#include "ui/ask/verdict/pairconclusions.h"

namespace sudoku::tst_pairfinder {

using Bench = AnalystBench;

class TestPairFinder : public QObject
{
    Q_OBJECT

private slots:
    void saysAndShowsWhatIsEqual()
    {
        Bench bench("1234341.........");
        CellPairSearch search(bench.document.board().puzzle);
        QCOMPARE(search.run(), Outcome::Solved);
        const CellPairs pairs = search.found();
        QVERIFY(!pairs.equal.empty());
        bench.analyst.findPairs();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.last.findings.reasonOutlines == pairs.equal);
        const Geometry &geometry = bench.document.geometry();
        const Cell first = pairs.equal[0][0];
        const QString names = QString::fromStdString(geometry.cellName(first)) + " and "
                              + QString::fromStdString(geometry.cellName(pairs.equal[0][1]));
        QCOMPARE(pairs.equal[0].size(), 2U);
        QCOMPARE(bench.last.lines[0], names + " contain the same digit in every solution.");
        QVERIFY(bench.last.findings.notes[first].startsWith(bench.last.lines[0]));
        QCOMPARE(bench.document.undoStack().count(), 0);

        QVERIFY(bench.take("Show Them One by One (Alt+Right)"));
        QCOMPARE(bench.last.headline, names + " contain the same digit in every solution.");
        QCOMPARE(bench.last.findings.reasons, pairs.equal[0]);
        if (countOf(pairs) > 1) {
            QVERIFY(bench.take("Previous (Alt+Left)"));
            QCOMPARE(bench.last.title, QString("%1 of %1").arg(countOf(pairs)));
        }
    }

    void noSentenceCountsNothing_data()
    {
        QTest::addColumn<bool>("isWhole");
        QTest::addColumn<bool>("hasEqual");
        QTest::addColumn<bool>("hasDifferent");
        QTest::addColumn<QString>("said");
        const QString groups = "1 group of cells";
        const QString pairs = "1 pair of cells";
        QTest::newRow("both") << true << true << true
                              << "Always equal: " + groups + ". Always different: " + pairs + ".";
        QTest::newRow("equal") << true << true << false
                               << "Always equal: " + groups + ". No others are always different.";
        QTest::newRow("different") << true << false << true
                                   << "Always different: " + pairs + ". No two cells are always equal.";
        QTest::newRow("equal so far")
            << false << true << false << "Always equal: " + groups + ". No different ones were found so far.";
        QTest::newRow("different so far")
            << false << false << true << "Always different: " + pairs + ". No equal ones were found so far.";
        QTest::newRow("none so far")
            << false << false << false
            << "No two cells were found so far that are always equal, or always different.";
    }

    void noSentenceCountsNothing()
    {
        QFETCH(const bool, isWhole);
        QFETCH(const bool, hasEqual);
        QFETCH(const bool, hasDifferent);
        QFETCH(const QString, said);
        CellPairs pairs;
        if (hasEqual)
            pairs.equal = {{0, 5}};
        if (hasDifferent)
            pairs.different = {{1, 6}};
        const OrHalt<Outcome> outcome =
            isWhole ? OrHalt<Outcome>(Outcome::Solved) : OrHalt<Outcome>(halted(Halt::Stopped));
        const Subject subject{Board(emptyBoard(4))};
        QCOMPARE(pairsConclusion(subject, pairs, 4, outcome, {}).headline, said);
    }

    void saysThatThereAreNone()
    {
        Bench bench(std::string(16, '.'));
        bench.analyst.findPairs();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, "No two cells are always equal, or always different without a rule.");
        QVERIFY(bench.actions().isEmpty());
    }

    void aProperPuzzleHasNothingToCompare()
    {
        Bench bench("1234341221434321");
        bench.analyst.findPairs();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, "Every cell has one digit in all solutions.");
    }

    void withoutASolutionItExplains()
    {
        Bench bench("11..............");
        bench.analyst.findPairs();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.last.findings.notes.empty());
        QCOMPARE(bench.last.kind, Conclusion::Kind::Problem);
    }

    void differentCellsAndStopsAreTold()
    {
        const Subject subject{Board(emptyBoard(4))};
        const CellPairs pairs{{}, {{0, 15}}, 1234};
        const Conclusion conclusion = pairsConclusion(subject, pairs, 16, halted(Halt::Stopped), {});
        QCOMPARE(conclusion.kind, Conclusion::Kind::Open);
        QCOMPARE(conclusion.lines[0], "r1c1 and r4c4 contain different digits in every solution.");
        QVERIFY(conclusion.lines[conclusion.lines.size() - 2].startsWith("1,234 pair"));
        QVERIFY(conclusion.findings.reasonOutlines.empty());
        QCOMPARE(onePairConclusion(subject, pairs, 0).findings.reasons, (std::vector<Cell>{0, 15}));
    }
};

ADD_TEST(QApplication, TestPairFinder)

} // namespace sudoku::tst_pairfinder

#include "tst_pairfinder.moc"
