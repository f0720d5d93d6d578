#include <QTest>

#include "tests/testdata.h"

#include "core/rules/violations.h"
#include "core/solve/solve.h"
#include "tests/testprogram.h"

#include <atomic>
#include <random>
#include <thread>

namespace sudoku::tst_threads {

constexpr int threadCount = 4;

/// What a thread does, by its index.
template <typename Work>
void onThreads(const Work &work)
{
    std::vector<std::jthread> threads;
    for (int index = 0; index < threadCount; ++index)
        threads.emplace_back([&work, index] { work(index); });
}

/// For the thread sanitizer above all: whatever is shared must be safe to share.
class TestThreads : public QObject
{
    Q_OBJECT

private slots:
    void checkTheSamePuzzlesAtOnce()
    {
        const std::vector<CorpusPuzzle> rows = readCorpus("c9_gecode.txt");
        std::atomic<int> uniqueCount = 0;
        onThreads([&](int index) {
            const EncodingKind kind = index % 2 == 0 ? EncodingKind::Facts : EncodingKind::Selectors;
            for (const CorpusPuzzle &row : rows)
                if (check(row.puzzle, {.encode = {.kind = kind}}).verdict == Uniqueness::Unique)
                    ++uniqueCount;
        });
        QCOMPARE(uniqueCount.load(), threadCount * static_cast<int>(rows.size()));
    }

    void areStoppedFromOthers()
    {
        // Each works while the others are stopped; the stops come at any moment of encoding and solving.
        const Puzzle hard = hardPuzzle();
        const Puzzle easy = emptyBoard(9);
        std::atomic<int> wrong = 0;
        onThreads([&](int index) {
            std::minstd_rand random(static_cast<unsigned>(index) + 1);
            for (int round = 0; round < 5; ++round) {
                std::stop_source source;
                const std::chrono::microseconds delay(random() % 60'000);
                std::jthread stopper([&source, delay] {
                    std::this_thread::sleep_for(delay);
                    source.request_stop();
                });
                std::atomic<std::int64_t> conflicts = 0;
                const Progress progress = [&](const ProgressReport &report) { conflicts = report.conflicts; };
                const EncodingKind kind = index % 2 == 0 ? EncodingKind::FullFacts : EncodingKind::Selectors;
                if (solve(hard, {.encode = {.kind = kind}}, source.get_token(), progress).outcome
                    != halted(Halt::Stopped))
                    ++wrong;
                if (!isSolution(easy, solve(easy).solution))
                    ++wrong;
            }
        });
        QCOMPARE(wrong.load(), 0);
    }

    void oneStopForAll()
    {
        const Puzzle hard = hardPuzzle();
        std::stop_source source;
        std::atomic<int> stopped = 0;
        const Progress stopEverybody = [&source](const ProgressReport &) { source.request_stop(); };
        onThreads([&](int index) {
            const SolveOptions options{.encode = {.kind = EncodingKind::Selectors}, .seed = index};
            if (solve(hard, options, source.get_token(), stopEverybody).outcome == halted(Halt::Stopped))
                ++stopped;
        });
        QCOMPARE(stopped.load(), threadCount);
    }

    void aSearchMayMoveToAnotherThread()
    {
        SolutionSearch search(emptyBoard(9), {});
        for (int i = 0; i < 3; ++i) {
            OrHalt<Outcome> outcome = Outcome::None;
            std::jthread([&] { outcome = search.next({}); }).join();
            QCOMPARE(outcome, Outcome::Solved);
        }
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestThreads)

} // namespace sudoku::tst_threads

#include "tst_threads.moc"
