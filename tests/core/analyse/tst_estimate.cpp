#include <QTest>

#include "tests/bruteforce.h"
#include "tests/sampling.h"
#include "tests/somegivens.h"
#include "tests/testdata.h"

#include "core/analyse/estimate.h"
#include "tests/testprogram.h"

#include <cmath>

namespace sudoku::tst_estimate {

class TestEstimate : public QObject
{
    Q_OBJECT

private slots:
    void isNearTheNumber_data()
    {
        QTest::addColumn<Puzzle>("puzzle");
        QTest::newRow("4x4") << emptyBoard(4);
        QTest::newRow("4x4 diagonal") << board("................", {"diagonal"});
        QTest::newRow("4x4 with givens") << board("12..............");
        QTest::newRow("one") << board("1234341221434321");
        Random random(2);
        QTest::newRow("6x6") << someGivens(defaultGeometry(6), 8, random);
    }

    void isNearTheNumber()
    {
        QFETCH(Puzzle, puzzle);
        const double expected = static_cast<double>(BruteForce(puzzle).solutions().size());
        const EstimateResult result = estimateSolutions(puzzle, 300, 1);
        QCOMPARE(result.outcome, Outcome::Solved);
        QCOMPARE(result.estimate.probes, 300);
        const double ratio = std::pow(10, result.estimate.log10Count) / expected;
        const double error = 5 * result.estimate.relativeError + 1e-6;
        QVERIFY2(std::abs(ratio - 1) < error, qPrintable(QString::number(ratio)));
        QVERIFY(result.estimate.relativeError < 0.2);
    }

    void knowsHowManyGridsThereAre()
    {
        // 6,670,903,752,021,072,936,960 (B. Felgenhauer and F. Jarvis, 2005)
        const EstimateResult result = estimateSolutions(emptyBoard(9), triesMuch() ? 40 : 5, 1);
        QVERIFY2(std::abs(result.estimate.log10Count - 21.824) < 0.6,
                 qPrintable(QString::number(result.estimate.log10Count)));
    }

    void saysThatThereIsNone()
    {
        QCOMPARE(estimateSolutions(board("11.............."), 5, 1).outcome, Outcome::None);
        QCOMPARE(estimateSolutions(board("123............4"), 5, 1).outcome, Outcome::None);
    }

    void stopsWithWhatItHas()
    {
        std::stop_source source;
        const EstimateResult result =
            estimateSolutions(emptyBoard(9), 1000, 1, {}, source.get_token(), [&](const Estimate &estimate) {
                if (estimate.probes == 3)
                    source.request_stop();
            });
        QCOMPARE(result.outcome, halted(Halt::Stopped));
        QCOMPARE(result.estimate.probes, 3);
    }

    void theSeedDecides()
    {
        const auto estimate = [](std::uint64_t seed) {
            return estimateSolutions(emptyBoard(4), 5, seed).estimate.log10Count;
        };
        QCOMPARE(estimate(1), estimate(1));
        QVERIFY(estimate(1) != estimate(2));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestEstimate)

} // namespace sudoku::tst_estimate

#include "tst_estimate.moc"
