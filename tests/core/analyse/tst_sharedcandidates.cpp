// Covers core/analyse: candidatecounts

#include <QTest>

#include "tests/candidatedifference.h"
#include "tests/liar.h"
#include "tests/somegivens.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include "core/analyse/truecandidates.h"
#include "core/sat/solverkinds.h"

#include <thread>

namespace sudoku::tst_sharedcandidates {

using namespace std::chrono_literals;

/// MiniSat with the first seed, and a liar with each other one.
std::unique_ptr<SatSolver> makeUnreliable(const SatOptions &options)
{
    if (options.seed == 1)
        return solverKinds().front().make(options);
    return std::make_unique<Liar>();
}

/// Solvers that ask about the candidates of one puzzle at once.
class TestSharedCandidates : public QObject
{
    Q_OBJECT

private slots:
    void severalFindWhatOneFinds_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("givens");
        QTest::newRow("9x9") << 9 << 24;
        QTest::newRow("9x9, digits alike") << 9 << 5;
        QTest::newRow("16x16") << 16 << 100;
    }

    void severalFindWhatOneFinds()
    {
        QFETCH(const int, size);
        QFETCH(const int, givens);
        Random random(9);
        for (int i = 0; i < 4; ++i) {
            const Puzzle puzzle = someGivens(defaultGeometry(size), givens + i, random);
            for (const int limit : {1, 2, 5}) {
                CandidateSearch one(puzzle, limit);
                CandidateSearch several(puzzle, limit);
                several.shareAfter(0ms);
                QCOMPARE(one.run(), Outcome::Solved);
                QCOMPARE(several.run(), Outcome::Solved);
                QCOMPARE(firstDifference(several.counts(), one.counts(), puzzle.geometry), std::string());
            }
        }
    }

    void goOnAfterAStop()
    {
        Random random(4);
        const Puzzle puzzle = someGivens(defaultGeometry(16), 101, random);
        CandidateSearch one(puzzle, 2);
        QCOMPARE(one.run(), Outcome::Solved);
        CandidateSearch several(puzzle, 2);
        several.shareAfter(0ms);
        int runs = 0;
        OrHalt<Outcome> outcome = halted(Halt::Stopped);
        for (; outcome == halted(Halt::Stopped) && runs < 1000; ++runs) {
            std::stop_source source;
            int calls = 0; // of several threads, but never at once
            outcome = several.run(source.get_token(), [&](const CandidateCounts &) {
                if (++calls == 20)
                    source.request_stop();
            });
        }
        QCOMPARE(outcome, Outcome::Solved);
        QVERIFY(runs > 1);
        QCOMPARE(firstDifference(several.counts(), one.counts(), puzzle.geometry), std::string());
    }

    void aFailureOfOneIsTold()
    {
        if (std::thread::hardware_concurrency() < 2)
            QSKIP("others join on other processors");
        Random random(2);
        const Puzzle puzzle = someGivens(defaultGeometry(16), 101, random);
        const SolverKind unreliable{.id = "unreliable", .name = "Unreliable", .make = makeUnreliable};
        bool wasTold = false;
        for (int i = 0; !wasTold && i < 100; ++i) { // the first solver may be done before the others begin
            CandidateSearch search(puzzle, 2, {.solver = unreliable});
            search.shareAfter(0ms);
            const OrHalt<Outcome> outcome = search.run();
            wasTold = outcome == halted(Halt::WrongSolution);
            QVERIFY(wasTold || outcome == Outcome::Solved);
        }
        QVERIFY(wasTold);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestSharedCandidates)

} // namespace sudoku::tst_sharedcandidates

#include "tst_sharedcandidates.moc"
