#include <QCoreApplication>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/base/history.h"
#include "ui/base/watchedjob.h"

#include <atomic>
#include <thread>

namespace sudoku::tst_mailbox {

class TestMailbox : public QObject
{
    Q_OBJECT

private slots:
    void newsAreTakenOnce()
    {
        Mailbox<int> box;
        QVERIFY(!box.take());
        QVERIFY(box.put(1)); // somebody has to be told
        QVERIFY(!box.put(2));
        QCOMPARE(box.take(), std::optional(2));
        QVERIFY(!box.take());
        QVERIFY(box.put(3));
    }

    /// Else a worker that is faster than the window would fill its queue, and keys would wait for all of it.
    void theWorkerWaitsUntilTheWindowHasTaken()
    {
        constexpr int count = 50;
        std::atomic<int> given = 0;
        std::vector<int> ahead; // how far the worker was whenever the window took something
        std::jthread worker([&](const std::stop_token &stop) {
            for (int i = 0; i < count; ++i) {
                ++given;
                Job::handOver(stop, [&] { ahead.push_back(given); });
            }
        });
        QTRY_COMPARE(std::ssize(ahead), count);
        for (int i = 0; i < count; ++i)
            QCOMPARE(ahead[static_cast<std::size_t>(i)], i + 1);
    }

    void aWorkerThatIsStoppedDoesNotWait()
    {
        bool isTaken = false;
        std::jthread worker(
            [&](const std::stop_token &stop) { Job::handOver(stop, [&] { isTaken = true; }); });
        worker.request_stop();
        worker.join(); // though the window has not taken anything
        QCoreApplication::processEvents();
        QVERIFY(!isTaken);
    }

    void newsAddUp()
    {
        Mailbox<std::vector<int>> box;
        QVERIFY(box.change([](std::vector<int> &numbers) { numbers.push_back(1); }));
        QVERIFY(!box.change([](std::vector<int> &numbers) { numbers.push_back(2); }));
        QCOMPARE(box.take(), std::optional(std::vector{1, 2}));
    }

    void nothingIsLostBetweenThreads()
    {
        constexpr int count = 20'000;
        Mailbox<std::vector<int>> box;
        std::vector<int> all;
        const auto take = [&] {
            if (const std::optional<std::vector<int>> some = box.take())
                all.insert(all.end(), some->begin(), some->end());
        };
        {
            const std::jthread writer([&box] {
                for (int i = 0; i < count; ++i)
                    box.change([i](std::vector<int> &numbers) { numbers.push_back(i); });
            });
            while (std::ssize(all) < count)
                take();
        }
        for (int i = 0; i < count; ++i)
            QCOMPARE(all[i], i);
    }

    void everythingIsHeardBeforeTheEnd()
    {
        std::vector<int> heard;
        WatchedJob<std::vector<int>> job([&heard](const std::optional<std::vector<int>> &news) {
            if (news)
                heard.insert(heard.end(), news->begin(), news->end());
        });
        std::vector<int> atTheEnd;
        bool wasRunning = true;
        job.start(
            [](const std::stop_token &, Mailbox<std::vector<int>> &news) {
                for (int i = 0; i < 3; ++i)
                    news.change([i](std::vector<int> &numbers) { numbers.push_back(i); });
                return 7;
            },
            [&](int answer) {
                atTheEnd = heard;
                wasRunning = job.isRunning();
                QCOMPARE(answer, 7);
            });
        QVERIFY(job.isRunning());
        QTRY_VERIFY(!wasRunning);
        QCOMPARE(atTheEnd, (std::vector{0, 1, 2}));
    }

    void aStoppedJobStillAnswers()
    {
        WatchedJob<int> job([](const std::optional<int> &) {});
        bool isStopped = false;
        job.start(
            [](const std::stop_token &stop, Mailbox<int> &) {
                while (!stop.stop_requested())
                    std::this_thread::yield();
                return true;
            },
            [&](bool answer) { isStopped = answer; });
        job.stop();
        QTRY_VERIFY(isStopped);
    }

    void historyGoesBack()
    {
        History<int> past;
        int now = 1;
        past.remember(now); // and then nothing is changed
        QVERIFY(!past.isOtherThan(now));
        past.remember(now);
        now = 2;
        past.remember(now);
        now = 3;
        QVERIFY(past.isOtherThan(now));
        QCOMPARE(past.takeBefore(3), std::optional(2));
        QCOMPARE(past.takeBefore(2), std::optional(1));
        QVERIFY(!past.takeBefore(1));
    }

    void historyHasALimit()
    {
        History<int> past(2);
        for (const int value : {1, 2, 3})
            past.push(value);
        *past.last() = 30;
        QCOMPARE(past.take(), std::optional(30));
        QCOMPARE(past.take(), std::optional(2));
        QVERIFY(past.isEmpty());
        QVERIFY(!past.take() && !past.last());
    }
};

ADD_TEST(QCoreApplication, TestMailbox)

} // namespace sudoku::tst_mailbox

#include "tst_mailbox.moc"
