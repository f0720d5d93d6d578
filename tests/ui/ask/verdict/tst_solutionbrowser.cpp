#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/ui/ask/verdict/analystbench.h"

namespace sudoku::tst_solutionbrowser {

using Bench = AnalystBench;

class TestSolutionBrowser : public QObject
{
    Q_OBJECT

private slots:
    void showsSolutionsOneByOne()
    {
        Bench bench("1234............");
        bench.analyst.countSolutions();
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, "The puzzle has exactly 12 solutions.");
        QVERIFY(bench.take("Show Them One by One"));
        QCOMPARE(bench.last.headline, "Solution 1 of 12.");
        QCOMPARE(bench.last.findings.candidates.size(), 16u);
        QVERIFY(bench.take("Previous (Alt+Left)"));
        QCOMPARE(bench.last.headline, "Solution 12 of 12.");
        QVERIFY(bench.take("Next (Alt+Right)"));
        QCOMPARE(bench.last.headline, "Solution 1 of 12.");
        const std::vector<DigitSet> shown = bench.last.findings.candidates;
        QVERIFY(bench.take("Make This Solution Unique"));
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.take("Add These Givens"));
        const CheckResult result = check(bench.document.board().puzzle);
        QCOMPARE(result.verdict, Uniqueness::Unique);
        for (Cell cell = 0; cell < 16; ++cell)
            QCOMPARE(result.solutions.front()[cell], shown[cell].first());
    }

    void countsOnAndEstimates()
    {
        Bench bench(std::string(81, '.'));
        bench.analyst.countSolutions();
        QVERIFY(bench.waitForAnswer());
        QVERIFY(bench.take("Continue"));
        QVERIFY(bench.waitForAnswer());
        QCOMPARE(bench.last.headline, "The puzzle has more than 2,000 solutions.");
        QVERIFY(bench.take("Estimate"));
        QVERIFY(bench.waitForAnswer());
        QVERIFY2(bench.last.headline.contains(" × 10^2"), qPrintable(bench.last.headline));
    }
};

ADD_TEST(QApplication, TestSolutionBrowser)

} // namespace sudoku::tst_solutionbrowser

#include "tst_solutionbrowser.moc"
