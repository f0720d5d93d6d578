#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include "core/solve/solve.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/generate/generationtext.h"
#include "ui/generate/puzzlefactory.h"

namespace sudoku::tst_puzzlefactory {

constexpr int patience = 60'000; // ms

/// A factory that collects what it makes.
struct Bench
{
    Bench()
    {
        QObject::connect(&factory, &PuzzleFactory::made, [this](const std::vector<MadePuzzle> &batch) {
            ++batches;
            made.insert(made.end(), batch.begin(), batch.end());
        });
        QObject::connect(&factory, &PuzzleFactory::finished,
                         [this](const OrHalt<Outcome> &outcome) { end = outcome; });
        QObject::connect(&factory, &PuzzleFactory::progressed,
                         [this](const PuzzleProgress &progress) { last = progress; });
    }
    bool waitForEnd()
    {
        return QTest::qWaitFor([this] { return end.has_value(); }, patience);
    }

    PuzzleFactory factory;
    std::vector<MadePuzzle> made;
    int batches = 0;
    std::optional<OrHalt<Outcome>> end;
    PuzzleProgress last;
};

/// That takes long: as few clues as can be on 25x25.
PuzzleOrder longOrder()
{
    return {GenerateRequest(emptyBoard(25)), 3, {}};
}

class TestPuzzleFactory : public QObject
{
    Q_OBJECT

private slots:
    void makesWhatWasOrdered()
    {
        Bench bench;
        PuzzleOrder order{GenerateRequest(emptyBoard(9)), 3, std::chrono::seconds(60)};
        order.request.seed = 41;
        order.request.symmetry = findSymmetry("half-turn");
        bench.factory.start(order);
        QVERIFY(bench.factory.isRunning());
        QVERIFY(bench.waitForEnd());
        QVERIFY(!bench.factory.isRunning());
        QCOMPARE(*bench.end, Outcome::Solved);
        QCOMPARE(bench.made.size(), 3U);
        for (std::size_t i = 0; i < bench.made.size(); ++i) {
            QCOMPARE(bench.made[i].request.seed, 41 + i);
            QCOMPARE(bench.made[i].result.outcome, Outcome::Solved);
            QCOMPARE(check(*bench.made[i].result.puzzle).verdict, Uniqueness::Unique);
        }
        QVERIFY(*bench.made[0].result.puzzle != *bench.made[1].result.puzzle);
    }

    void theNearestToADifficultyAreKept()
    {
        Bench bench;
        PuzzleOrder order{GenerateRequest(emptyBoard(4)), 2, std::chrono::seconds(3)};
        order.request.difficulty.level = Level::Hard;
        bench.factory.start(order);
        QVERIFY(bench.waitForEnd());
        QCOMPARE(*bench.end, Outcome::Solved);
        QCOMPARE(bench.made.size(), 2U);
        for (const MadePuzzle &made : bench.made) {
            QVERIFY(!made.result.rating || made.result.rating->level < Level::Hard);
            QVERIFY(isMissed(made));
            QVERIFY2(missText(made).endsWith("; requested: hard"), qPrintable(missText(made)));
        }
    }

    void manyComeInBatches()
    {
        Bench bench;
        constexpr int count = 500;
        PuzzleOrder order{GenerateRequest(emptyBoard(4)), count, {}};
        order.request.seed = 7;
        bench.factory.start(order);
        QVERIFY(bench.waitForEnd());
        QCOMPARE(bench.made.size(), std::size_t(count));
        for (std::size_t i = 0; i < bench.made.size(); ++i)
            QCOMPARE(bench.made[i].request.seed, 7 + i);
        QVERIFY2(bench.batches < count / 2, "the window is told of each puzzle");
    }

    void theSameSeedGivesTheSamePuzzle()
    {
        Bench bench;
        const PuzzleOrder order{GenerateRequest(emptyBoard(9)), 1, std::chrono::seconds(60)};
        bench.factory.start(order);
        QVERIFY(bench.waitForEnd());
        bench.end.reset();
        bench.factory.start(order);
        QVERIFY(bench.waitForEnd());
        QCOMPARE(bench.made.size(), 2U);
        QVERIFY(*bench.made[0].result.puzzle == *bench.made[1].result.puzzle);
    }

    void stopKeepsTheBestSoFar()
    {
        Bench bench;
        bench.factory.start(longOrder());
        QVERIFY(QTest::qWaitFor([&] { return bench.last.best.has_value(); }, patience));
        QCOMPARE(bench.last.count, 3);
        bench.factory.stop();
        QVERIFY(bench.waitForEnd());
        QCOMPARE(*bench.end, halted(Halt::Stopped));
        QCOMPARE(bench.made.size(), 1U);
        QCOMPARE(bench.made.front().result.outcome, halted(Halt::Stopped));
        QVERIFY(bench.made.front().result.puzzle->givens.filledCount() < 625);
    }

    void aTimeLimitIsForEachPuzzle()
    {
        Bench bench;
        PuzzleOrder order = longOrder();
        // There is a first puzzle soon, however busy the machine is, and never the one that is asked for.
        order.request = GenerateRequest(emptyBoard(9));
        order.request.goal = ClueGoal::AtMost;
        order.request.clues = 17;
        order.count = 2;
        order.timeLimit = std::chrono::seconds(1);
        bench.factory.start(order);
        QVERIFY(bench.waitForEnd());
        QCOMPARE(*bench.end, Outcome::Solved); // all that was ordered is there, as good as it got
        QCOMPARE(bench.made.size(), 2U);
        for (const MadePuzzle &made : bench.made)
            QCOMPARE(made.result.outcome, halted(Halt::Stopped));
    }

    void aHopelessOrderEndsAtOnce()
    {
        Bench bench;
        PuzzleOrder order{GenerateRequest(emptyBoard(4)), 5, {}};
        order.request.shape.constraints = {{findVariant("diagonal"), {}}, {findVariant("anti-diagonal"), {}}};
        order.request.goal = ClueGoal::AtMost;
        order.request.clues = 0;
        bench.factory.start(order);
        QVERIFY(bench.waitForEnd());
        QCOMPARE(*bench.end, Outcome::None);
        QCOMPARE(bench.made.size(), 0U);
    }

    void goesWhileItRuns()
    {
        Bench bench;
        bench.factory.start(longOrder());
        QTest::qWait(20);
    }
};

ADD_TEST(QCoreApplication, TestPuzzleFactory)

} // namespace sudoku::tst_puzzlefactory

#include "tst_puzzlefactory.moc"
