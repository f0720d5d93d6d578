// Covers core/hints: hint

#include <QTest>

#include "core/hints/generalrating.h"
#include "core/hints/hodokurating.h"
#include "core/hints/techniques.h"
#include "tests/puzzles.h"
#include "tests/stopprobe.h"
#include "tests/testprogram.h"

#include <algorithm>

namespace sudoku::tst_walkthrough {

const std::string withEliminations =
    "........9.6....3..2.4....7...937.5.1.....2..3...15.7....1.24.....8.3.6...4.5.....";

class TestWalkthrough : public QObject
{
    Q_OBJECT

    const Position m_start{board(withEliminations)};
    const Ladder m_ladder = defaultLadder(m_start.rules());

private slots:
    void tellsEachPosition()
    {
        std::vector<int> open;
        const Walkthrough walkthrough = walkThrough(
            m_start, m_ladder, {}, [&](const Position &after) { open.push_back(after.openCount()); });
        QVERIFY(walkthrough.end.isSolved());
        QCOMPARE(open.size(), walkthrough.steps.size());
        QVERIFY(std::ranges::is_sorted(open, std::greater()));
        QCOMPARE(open.back(), 0);
    }

    void aStoppedWalkthroughGoesOn()
    {
        const Walkthrough whole = walkThrough(m_start, m_ladder);
        std::stop_source source;
        int count = 0;
        const Walkthrough begin = walkThrough(m_start, m_ladder, source.get_token(), [&](const Position &) {
            if (++count == 5)
                source.request_stop();
        });
        QCOMPARE(begin.steps.size(), 5u);
        QVERIFY(begin.isStopped);
        const Walkthrough rest = walkThrough(begin.end, m_ladder);
        QCOMPARE(begin.steps.size() + rest.steps.size(), whole.steps.size());
    }

    void whatIsStoppedIsRatedByItsSteps()
    {
        std::stop_source source;
        const Walkthrough begin = walkThrough(m_start, m_ladder, source.get_token(),
                                              [&](const Position &) { source.request_stop(); });
        QVERIFY(begin.steps.front().technique->level < Level::Extreme);
        QCOMPARE(hodokuRating(begin).level, begin.steps.front().technique->level);
        QCOMPARE(generalRating(begin).level, begin.steps.front().technique->level);

        const Walkthrough tooWeak = walkThrough(m_start, {findTechnique("naked-single")});
        QVERIFY(!tooWeak.isStopped);
        QCOMPARE(hodokuRating(tooWeak).level, Level::Extreme);
    }

    void allStepsAreThoseOfEachTechnique()
    {
        int last = 0;
        const StepList list = allSteps(m_start, m_ladder, {}, [&](int tried) { last = tried; });
        QVERIFY(list.isWhole);
        QCOMPARE(last, static_cast<int>(m_ladder.size()));
        std::size_t count = 0;
        for (const Technique *technique : m_ladder)
            if (!technique->traits.asksSolver)
                count += findSteps(*technique, m_start, maxStepsListed).size();
        QCOMPARE(list.steps.size(), count);
        QVERIFY(std::ranges::find(list.steps, *nextStep(m_start, m_ladder)) != list.steps.end());
    }

    void aSolverIsAskedOnlyIfNothingElseHelps()
    {
        const Position hard(
            board("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"));
        const Ladder singles{findTechnique("naked-single"), findTechnique("brute-force")};
        const StepList list = allSteps(hard, singles);
        QCOMPARE(list.steps.size(), 1u);
        QCOMPARE(list.steps.front().technique->id, "brute-force");
    }

    void aStoppedListIsNotWhole()
    {
        StopProbe probe(0);
        QVERIFY(!allSteps(m_start, m_ladder, probe.token()).isWhole);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestWalkthrough)

} // namespace sudoku::tst_walkthrough

#include "tst_walkthrough.moc"
