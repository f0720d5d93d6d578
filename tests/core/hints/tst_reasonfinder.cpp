#include <QTest>

#include "core/hints/reasons/reasonfinder.h"
#include "core/solve/solve.h"
#include "tests/sampling.h"
#include "tests/stopprobe.h"
#include "tests/testprogram.h"

#include <algorithm>

namespace sudoku::tst_reasonfinder {

std::vector<Step> reasonsIn(const Position &position, const std::stop_token &stop = {})
{
    return findSteps(smallReasonTechnique(), position, 1, stop);
}

/// Steps that follow from a few premises, whatever they are.
class TestReasonFinder : public QObject
{
    Q_OBJECT

private slots:
    void stepsAreTrueInEachPosition_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("count");
        QTest::newRow("hard") << "c9_forum_hardest_1106.txt" << 16;
        QTest::newRow("irregular") << "v_jigsaw_janko.txt" << 16;
        QTest::newRow("cages") << "v_killer_janko.txt" << 16;
        QTest::newRow("pairs") << "v_consecutive_latin_janko.txt" << 16;
    }

    /// What a step excludes is in no solution, and it still follows where more candidates are left.
    void stepsAreTrueInEachPosition()
    {
        QFETCH(QString, file);
        QFETCH(int, count);
        int seen = 0;
        for (const CorpusPuzzle &each : sampleOfCorpus(file.toStdString(), count)) {
            const Grid solution = solve(each.puzzle).solution;
            const Position start(each.puzzle);
            Position position = start;
            for (int round = 0; round < 4; ++round) {
                const std::vector<Step> steps = reasonsIn(position);
                if (steps.empty())
                    break;
                const Step &step = steps.front();
                ++seen;
                QVERIFY(!step.groups.empty() && step.groups.size() <= 4);
                for (const Candidate &gone : step.eliminations)
                    QVERIFY(position.has(gone) && solution[gone.cell] != gone.digit);
                const std::optional<Step> again = smallReasonIn(position, step);
                QVERIFY(again.has_value());
                QCOMPARE(again->eliminations, step.eliminations);
                if (const std::optional<Step> before = smallReasonIn(start, step))
                    for (const Candidate &gone : before->eliminations)
                        QVERIFY(solution[gone.cell] != gone.digit);
                position.apply(step);
            }
        }
        QVERIFY(seen > 0);
    }

    /// Each premise is needed for what is excluded first.
    void noPremiseCanBeLeftOut()
    {
        const Position position(
            board("6.9.....8...3.1...4............6...4.2.....3..7....5...1.5...7.8...9..........2.."));
        const std::vector<Step> steps = reasonsIn(position);
        QVERIFY(!steps.empty());
        for (std::size_t left = 0; left < steps.front().groups.size(); ++left) {
            Step fewer = steps.front();
            fewer.groups.erase(fewer.groups.begin() + static_cast<std::ptrdiff_t>(left));
            const std::optional<Step> found = smallReasonIn(position, fewer);
            QVERIFY(!found || found->eliminations.size() < fewer.eliminations.size());
        }
    }

    void canBeStopped()
    {
        std::stop_source source;
        source.request_stop();
        QVERIFY(reasonsIn(Position(emptyBoard(9)), source.get_token()).empty());
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestReasonFinder)

} // namespace sudoku::tst_reasonfinder

#include "tst_reasonfinder.moc"
