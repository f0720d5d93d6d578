#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"

#include "core/planes/trialweakness.h"

namespace sudoku::tst_trialweakness {

class TestTrialWeakness : public QObject
{
    Q_OBJECT

private slots:
    void whatIsSolvedBySinglesHasNone()
    {
        const Grid easy =
            grid("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
        QCOMPARE(TrialWeakness().of(easy), TrialWeakness::none);
        QCOMPARE(TrialWeakness().of(grid(
                     "123456789456789123789123456231564897564897231897231564312645978645978312978312645")),
                 TrialWeakness::none);
    }

    void whatIsRatedHigherResistsMore()
    {
        TrialWeakness weakness;
        // Sudoku Explainer rates them 11.2, 9.1 and 7.2 (tests/data/hints/ratings_9x9.tsv).
        const std::int64_t hardest = weakness.of(
            grid("1.....7....71.9...68..7......1.9.8...4.2....5.......2...8.6.9..5....3.4.........3"));
        const std::int64_t hard = weakness.of(
            grid(".4..56...59.1..2....18.........324.6.8.4.....9.......7.....1.3.......7...65....9."));
        const std::int64_t usual = weakness.of(
            grid("6.9.....8...3.1...4............6...4.2.....3..7....5...1.5...7.8...9..........2.."));
        QCOMPARE(hardest, std::int64_t(0)); // no trial of a single candidate refutes it
        QVERIFY(hardest < hard);
        QVERIFY(hard < usual);
    }

    void aContradictionHasNone()
    {
        Grid twice(81);
        twice.set(0, 1);
        twice.set(1, 1);
        QCOMPARE(TrialWeakness().of(twice), TrialWeakness::none);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestTrialWeakness)

} // namespace sudoku::tst_trialweakness

#include "tst_trialweakness.moc"
