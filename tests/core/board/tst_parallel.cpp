#include <QTest>

#include "tests/testprogram.h"

#include "core/board/parallel.h"

#include <atomic>
#include <mutex>
#include <set>
#include <stdexcept>
#include <thread>

namespace sudoku::tst_parallel {

class TestParallel : public QObject
{
    Q_OBJECT

private slots:
    void eachPartIsDoneOnAThreadOfItsOwn()
    {
        constexpr int count = 6;
        std::mutex mutex;
        std::multiset<int> parts;
        std::set<std::thread::id> threads;
        std::thread::id first;
        std::atomic<int> running = 0;
        const auto work = [&](int index, std::stop_source &) {
            {
                const std::lock_guard lock(mutex);
                parts.insert(index);
                threads.insert(std::this_thread::get_id());
                if (index == 0)
                    first = std::this_thread::get_id();
            }
            for (++running; running < count;) // an id may serve again once its thread has ended
                std::this_thread::yield();
        };
        runOnAll(count, work, {});
        QCOMPARE(parts, (std::multiset{0, 1, 2, 3, 4, 5}));
        QCOMPARE(threads.size(), std::size_t(count));
        QVERIFY(first == std::this_thread::get_id());
    }

    void aSinglePartNeedsNoThread()
    {
        for (const int count : {0, 1}) {
            int calls = 0;
            runOnAll(count, [&](int index, std::stop_source &) { calls += index == 0 ? 1 : 100; }, {});
            QCOMPARE(calls, 1);
        }
    }

    void aStopEndsAll()
    {
        std::stop_source stop;
        std::atomic<int> ended = 0;
        const auto work = [&](int index, std::stop_source &end) {
            if (index == 0)
                stop.request_stop();
            while (!end.stop_requested())
                std::this_thread::yield();
            ++ended;
        };
        runOnAll(3, work, stop.get_token());
        QCOMPARE(ended.load(), 3);
    }

    void anyPartEndsAllWithoutAStop()
    {
        const std::stop_source stop;
        const auto work = [](int index, std::stop_source &end) {
            if (index == 2)
                end.request_stop();
            while (!end.stop_requested())
                std::this_thread::yield();
        };
        runOnAll(3, work, stop.get_token());
        QVERIFY(!stop.stop_requested());
    }

    void whatAPartThrowsEndsAllAndIsThrown()
    {
        for (const int thrower : {0, 2}) {
            std::atomic<int> ended = 0;
            const auto work = [&](int index, std::stop_source &end) {
                if (index == thrower)
                    throw std::runtime_error("thrown");
                while (!end.stop_requested())
                    std::this_thread::yield();
                ++ended;
            };
            QVERIFY_THROWS_EXCEPTION(std::runtime_error, runOnAll(3, work, {}));
            QCOMPARE(ended.load(), 2);
        }
    }

    void processorsAreCounted()
    {
        QVERIFY(processorCount() >= 1);
        QCOMPARE(processorCount(1), 1);
        QVERIFY(processorCount(2) <= 2);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestParallel)

} // namespace sudoku::tst_parallel

#include "tst_parallel.moc"
