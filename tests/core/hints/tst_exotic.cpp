#include <QTest>

#include "tests/core/hints/patterncases.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"

#include "core/solve/solve.h"

#include <chrono>

namespace sudoku::tst_exotic {

constexpr std::array ids{"external-unique-rectangle", "3d-medusa",     "sk-loop",
                         "junior-exocet",             "tridagon",      "senior-exocet",
                         "multi-sector-locked-sets"};

class TestExotic : public QObject
{
    Q_OBJECT

private slots:
    void print_data()
    {
        QTest::addColumn<QString>("givens");
        QTest::newRow("Easter") << "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1";
        QTest::newRow("tarek") << "2.......6.5..8..1...4...9...7.3.1......82.......7.5.3...9...4...8..1..5.6.......2";
        QTest::newRow("t1") << "57....9..........8.1.........168..42...1.28.9..2.9416.....26....6.9.82.4...41.6..";
        QTest::newRow("t2") << "...........1..2.34..2.1356..17.86..3.6.2.1.8.2.873.6...7..28...12.36..7.8.61.73..";
        QTest::newRow("t3") << "1.3...78..5......378.1...65....9.65..6..42.....78.....67...583..31.............1.";
        QTest::newRow("t4") << "1..4.678.4..1...636....34.1...8.7.3......4.....863.17..9476....7.2.4....861....47";
    }
    void print()
    {
        QFETCH(QString, givens);
        for (const bool isPrepared : {false, true}) {
            const Position position = patterncases::positionOf(givens.toStdString(), isPrepared);
            for (const char *id : {"sk-loop", "multi-sector-locked-sets", "tridagon"})
                for (const Step &step : patterncases::stepsOf(id, position))
                    qInfo() << isPrepared << id << patterncases::cellsText(step, 0).c_str() << patterncases::cellsText(step, step.groups.size() - 1).c_str()
                            << patterncases::conclusionText(step).c_str();
        }
    }

    void hardest_data()
    {
        QTest::addColumn<QString>("file");
        QTest::newRow("1106") << "c9_forum_hardest_1106.txt";
        QTest::newRow("1905") << "c9_forum_hardest_1905_11plus.txt";
        QTest::newRow("magic") << "c9_magictour_top1465.txt";
    }
    void hardest()
    {
        QFETCH(QString, file);
        std::map<std::string, std::array<int, 3>> counts;
        std::map<std::string, double> times, worst;
        int positions = 0;
        int puzzles = 0;
        for (const CorpusPuzzle &each : sampleOfCorpus(file.toStdString(), 400)) {
            ++puzzles;
            const Grid solution = solve(each.puzzle).solution;
            for (const bool isPrepared : {false, true}) {
                const Position position = patterncases::positionOf(text(each.puzzle.givens), isPrepared);
                ++positions;
                for (const char *id : ids) {
                    const auto start = std::chrono::steady_clock::now();
                    const std::vector<Step> steps = patterncases::stepsOf(id, position);
                    const double ms =
                        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
                    times[id] += ms;
                    worst[id] = std::max(worst[id], ms);
                    counts[id][isPrepared] += steps.empty() ? 0 : 1;
                    counts[id][2] += steps.size();
                    for (const Step &step : steps) {
                        for (const Candidate &c : step.eliminations)
                            if (solution[c.cell] == c.digit || !position.has(c)) {
                                qWarning() << each.place.c_str() << isPrepared << id << patterncases::conclusionText(step).c_str();
                                QFAIL("wrong");
                            }
                        for (const Candidate &c : step.placements)
                            QVERIFY(solution[c.cell] == c.digit && position.has(c));
                    }
                }
            }
        }
        for (const char *id : ids)
            qInfo("%s: of %d: start %d, prepared %d, steps %d, %.3f ms, worst %.2f", id, puzzles, counts[id][0], counts[id][1], counts[id][2],
                  times[id] / positions, worst[id]);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestExotic)

} // namespace sudoku::tst_exotic

#include "tst_exotic.moc"
