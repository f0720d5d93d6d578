#include <QTest>

#include "core/hints/reasons/reasonwalk.h"
#include "core/solve/solve.h"
#include "tests/puzzles.h"
#include "tests/sampling.h"
#include "tests/stopprobe.h"
#include "tests/testprogram.h"

namespace sudoku::tst_reasonwalk {

/// Compares steps with more than one premise, a few of a puzzle, and returns how many.
int heavySteps(const Puzzle &puzzle)
{
    constexpr int enough = 6;
    const Grid solution = solve(puzzle).solution;
    Position before(puzzle);
    const auto lightestFrom = [&](const Position &position) {
        std::stop_source source;
        const auto stop = [&](const ReasonStep &, const Position &) { source.request_stop(); };
        return walkByReasons(position, solution, source.get_token(), stop).steps.front().weight();
    };
    int heavy = 0;
    std::stop_source source;
    walkByReasons(before, solution, source.get_token(), [&](const ReasonStep &step, const Position &after) {
        if (step.weight() > 1) {
            QCOMPARE(step.weight(), lightestFrom(before));
            if (++heavy == enough)
                source.request_stop();
        }
        before = after;
    });
    return heavy;
}

class TestReasonWalk : public QObject
{
    Q_OBJECT

private slots:
    void theWalkSolvesWithTrueSteps()
    {
        for (const CorpusPuzzle &each : sampleOfCorpus("c9_qqwing_expert.txt", 16)) {
            const CheckResult checked = check(each.puzzle);
            if (checked.verdict != Uniqueness::Unique)
                continue;
            const Position start(each.puzzle);
            std::stop_source source;
            int left = 120;
            const ReasonWalk walk = walkByReasons(start, checked.solutions.front(), source.get_token(),
                                                  [&](const ReasonStep &, const Position &) {
                                                      if (--left == 0)
                                                          source.request_stop();
                                                  });
            QVERIFY(walk.isStopped || walk.end.digits() == checked.solutions.front());
        }
    }

    void theRatingDoesNotDependOnTheOrder()
    {
        const Puzzle puzzle =
            board("6.9.....8...3.1...4............6...4.2.....3..7....5...1.5...7.8...9..........2..");
        const Grid solution = solve(puzzle).solution;
        const Position start(puzzle);
        const ReasonWalk walk = walkByReasons(start, solution);
        QVERIFY(!walk.isStopped);
        const ReasonRating rating = reasonRating(walk);
        QCOMPARE(rating.largest, 5);
        // An isomorph: rows 1 and 2 exchanged, digits renamed.
        Puzzle other(puzzle.geometry);
        for (Cell cell = 0; cell < 81; ++cell) {
            const Cell to = cell < 9 ? cell + 9 : cell < 18 ? cell - 9 : cell;
            if (puzzle.givens.isFilled(cell))
                other.givens.set(to, puzzle.givens[cell] % 9 + 1);
        }
        const ReasonRating again = reasonRating(walkByReasons(Position(other), solve(other).solution));
        QCOMPARE(again.largest, rating.largest);
        QCOMPARE(again.sum, rating.sum);
    }

    /// Houses that follow from others are facts: without them the candidates of a player do not suffice.
    void theWalkNamesHiddenHouses_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("jigsaw") << "v_jigsaw_janko.txt";
        QTest::newRow("jigsaw, sgt") << "v_jigsaw_sgt.txt";
    }

    void theWalkNamesHiddenHouses()
    {
        QFETCH(QString, file);
        for (const CorpusPuzzle &each : sampleOfCorpus(file.toStdString(), 48)) {
            const CheckResult checked = check(each.puzzle);
            if (checked.verdict != Uniqueness::Unique || each.puzzle.geometry.size() > 9)
                continue;
            int left = 100;
            std::stop_source source;
            const auto isFollowed = [&](const ReasonStep &step, const Position &) {
                for (const Candidate &placed : step.placements)
                    QCOMPARE(placed.digit, checked.solutions.front()[placed.cell]);
                for (const Candidate &gone : step.eliminations)
                    QVERIFY(gone.digit != checked.solutions.front()[gone.cell]);
                if (--left == 0)
                    source.request_stop();
            };
            const ReasonWalk walk = walkByReasons(Position(each.puzzle), checked.solutions.front(),
                                                  source.get_token(), isFollowed);
            QVERIFY(walk.isStopped || walk.end.digits() == checked.solutions.front());
        }
    }

    void noStepIsHeavierThanItNeedBe_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *file :
             {"c9_magictour_top1465.txt", "c9_qqwing_expert.txt", "v_x_sgt.txt", "v_killer_iss.txt"})
            QTest::newRow(file) << file;
    }

    /// A walk remembers what was proved before its steps; one that begins anew at the same position remembers
    /// nothing.
    void noStepIsHeavierThanItNeedBe()
    {
        QFETCH(QString, file);
        int heavy = 0;
        for (const CorpusPuzzle &each : sampleOfCorpus(file.toStdString(), 8))
            heavy += heavySteps(each.puzzle);
        QVERIFY(heavy > 0);
    }

    void aStoppedWalkSaysHowHeavyTheNextStepIs()
    {
        const Puzzle puzzle =
            board("6.9.....8...3.1...4............6...4.2.....3..7....5...1.5...7.8...9..........2..");
        const Grid solution = solve(puzzle).solution;
        const Position start(puzzle);
        const ReasonWalk whole = walkByReasons(start, solution);
        StopProbe probe(200);
        const ReasonWalk walk = walkByReasons(start, solution, probe.token());
        QVERIFY(walk.isStopped);
        QVERIFY(walk.steps.size() < whole.steps.size());
        QVERIFY(walk.nextWeight >= 1);
        QVERIFY(reasonRating(walk).largest <= reasonRating(whole).largest);
        QVERIFY(probe.questionsLater() < 100);
    }

    /// The bound of a rating is one of work, so that the same puzzle has the same rating everywhere.
    void aBoundOfWorkGivesTheSameLowerBoundAgain()
    {
        const Puzzle puzzle =
            board("6.9.....8...3.1...4............6...4.2.....3..7....5...1.5...7.8...9..........2..");
        const Grid solution = solve(puzzle).solution;
        const Position start(puzzle);
        const ReasonRating whole = reasonRating(walkByReasons(start, solution));
        const ReasonWalk walk = walkByReasons(start, solution, {}, {}, 3000);
        const ReasonWalk again = walkByReasons(start, solution, {}, {}, 3000);
        QVERIFY(walk.isStopped);
        QVERIFY(walk.steps == again.steps);
        QCOMPARE(walk.nextWeight, again.nextWeight);
        QVERIFY(reasonRating(walk).largest <= whole.largest);
        QVERIFY(reasonRating(walk).sum <= whole.sum);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestReasonWalk)

} // namespace sudoku::tst_reasonwalk

#include "tst_reasonwalk.moc"
