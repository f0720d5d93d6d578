// Covers ui/ask/verdict: reasonfindings

#include <QApplication>
#include <QTest>

#include "core/variants/own/ownkind.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/ui/ask/verdict/analystbench.h"

namespace sudoku::tst_reasoner {

using Bench = AnalystBench;

class TestReasoner : public QObject
{
    Q_OBJECT

private slots:
    void saysWhyACellHasItsDigit()
    {
        Bench bench("1.34341221434321");
        bench.view.setCurrentCell(1);
        const Board before = bench.document.board();
        bench.analyst.askWhy();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, "Why r1c2\u00a0=\u00a02: Full House");
        QCOMPARE(bench.last.lines, QStringList("r1c2 is 2."));
        QCOMPARE(bench.last.findings.evidence.placements.size(), 1u);
        QVERIFY(bench.document.board() == before);
        QVERIFY(bench.last.offers.empty());
    }

    void explainAsksWhyInASoundPuzzle()
    {
        Bench bench("1.34341221434321");
        bench.view.setCurrentCell(1);
        bench.analyst.explain();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, "Why r1c2\u00a0=\u00a02: Full House");
    }

    void saysWhyAnotherDigitIsWrong()
    {
        Bench bench(newspaper);
        bench.view.setCurrentCell(40); // which has 5 only
        bench.analyst.askWhy();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, "Why r5c5\u00a0=\u00a05: Naked Single");
        QCOMPARE(bench.last.about, "It follows from 1 fact, and from no fewer.");
        bench.view.setCurrentCell(2); // 1, 2 or 4
        bench.analyst.askWhy();
        QVERIFY(QTest::qWaitFor([&] { return bench.last.headline.startsWith("Why r1c3\u00a0=\u00a04"); },
                                60'000));
        QVERIFY2(bench.take("Why Not 1?"), qPrintable(bench.actions().join("; ")));
        QVERIFY(bench.waitForAnswer());
        QVERIFY2(bench.last.headline.startsWith("Why r1c3\u00a0≠\u00a01"), qPrintable(bench.last.headline));
        QCOMPARE(bench.last.findings.evidence.eliminations.size(), 1u);
    }

    void theWayIsShownStepByStep()
    {
        Bench bench(newspaper);
        bench.view.setCurrentCell(2);
        bench.analyst.askWhy();
        QVERIFY(bench.waitForAnswer());
        const auto offerOf = [&](const QString &begin) {
            for (const QString &text : bench.actions())
                if (text.startsWith(begin))
                    return text;
            return QString();
        };
        if (!bench.last.headline.startsWith("The way to"))
            QVERIFY2(bench.take(offerOf("Show the Way")), qPrintable(bench.actions().join(", ")));
        QCOMPARE(bench.last.headline, "The way to r1c3\u00a0=\u00a04");
        const auto count = static_cast<int>(bench.last.lines.size());
        QVERIFY(count > 1);
        QVERIFY(bench.take("Step 1"));
        for (int i = 1; i <= count; ++i) {
            QCOMPARE(bench.last.title, QString("Step %1 of %2").arg(i).arg(count));
            QVERIFY(!bench.last.findings.evidence.isEmpty());
            QVERIFY(bench.take("Next (Alt+Right)"));
        }
        QVERIFY(bench.take("Show All Steps"));
        QVERIFY(bench.take(offerOf("Show the ")));
        QVERIFY(bench.last.headline.startsWith(QStringLiteral("Why r1c3\u00a0=\u00a04")));
    }

    void offersToLookFurtherIfNotProved()
    {
        Bench bench("6.9.....8...3.1...4............6...4.2.....3..7....5...1.5...7.8...9..........2..");
        const QString offer = "Look for Fewer Facts";
        const auto isOffered = [&] { return bench.actions().contains(offer); };
        Cell cell = 0;
        for (; cell < 81 && !isOffered(); ++cell) {
            if (bench.document.board().puzzle.givens.isFilled(cell))
                continue;
            bench.view.setCurrentCell(cell);
            bench.analyst.askWhy();
            QVERIFY(bench.waitForAnswer());
            QCOMPARE(isOffered(), bench.last.about.contains("not proved smallest"));
        }
        QVERIFY(isOffered());
        const auto facts = bench.last.lines.size();
        QVERIFY(bench.take(offer));
        QVERIFY(bench.waitForAnswer()); // after 15 seconds at the latest
        QVERIFY(bench.last.lines.size() <= facts);
        QVERIFY(!isOffered());
    }

    void namesTheRulesAboutTwoCells()
    {
        Bench bench("......4...1..2..");
        Board board = bench.document.board();
        board.puzzle.constraints = {
            {ownKind({.id = "reason-apart", .name = "Two apart", .rule = "|a - b| >= 2"}), {0, 1, 6}}};
        bench.document.reset(board);
        bench.view.setCurrentCell(1);
        bench.analyst.askWhy();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.lines, (QStringList{"r1c2 is 1.", "According to Two apart at r1c1."}));
    }

    void namesTheWrongEntries()
    {
        Bench bench("1.34341221434321");
        bench.document.reset(Board(board("1.343.1221434321")));
        bench.live.learn(bench.document.board().puzzle, check(bench.document.board().puzzle));
        bench.enter(5, 2);
        bench.view.setCurrentCell(1);
        bench.analyst.askWhy();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.headline(), "1 entry is wrong: r2c2.");
        QVERIFY(bench.take("Clear It"));
        QCOMPARE(bench.document.board().digitAt(5), noDigit);
    }

    void saysWhyThereIsNoReason()
    {
        Bench bench("12..............");
        bench.view.setCurrentCell(5);
        bench.analyst.askWhy();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.last.headline.startsWith("It does not follow"));
        bench.view.setCurrentCell(0);
        bench.analyst.explain();
        QVERIFY(QTest::qWaitFor([&] { return bench.last.headline.startsWith("There is nothing"); }, 60'000));
    }
};

ADD_TEST(QApplication, TestReasoner)

} // namespace sudoku::tst_reasoner

#include "tst_reasoner.moc"
