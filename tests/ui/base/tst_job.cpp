// Covers ui/base: workerthreads

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/base/job.h"

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace sudoku::tst_job {

/// Waits until it is asked to stop.
void waitForStop(const std::stop_token &stop)
{
    std::mutex mutex;
    std::condition_variable_any changed;
    std::unique_lock lock(mutex);
    changed.wait(lock, stop, [] { return false; });
}

class TestJob : public QObject
{
    Q_OBJECT

private slots:
    void answersOnTheThreadOfTheJob()
    {
        Job job;
        QThread *worker = nullptr;
        QThread *answered = nullptr;
        int answer = 0;
        job.start(
            [&worker](const std::stop_token &, const Progress &) {
                worker = QThread::currentThread();
                return 42;
            },
            [&](int value) {
                answered = QThread::currentThread();
                answer = value;
                QVERIFY(!job.isRunning());
            });
        QVERIFY(job.isRunning());
        QCOMPARE(answer, 0);
        QTRY_COMPARE(answer, 42);
        QCOMPARE(answered, QThread::currentThread());
        QVERIFY(worker != answered);
    }

    void tellsWhetherItRuns()
    {
        Job job;
        QSignalSpy running(&job, &Job::runningChanged);
        job.start([](const std::stop_token &, const Progress &) { return 0; }, [](int) {});
        QTRY_COMPARE(running.count(), 2);
        QCOMPARE(running[0][0].toBool(), true);
        QCOMPARE(running[1][0].toBool(), false);
    }

    void stoppedWorkStillAnswers()
    {
        Job job;
        int answer = 0;
        job.start(
            [](const std::stop_token &stop, const Progress &) {
                waitForStop(stop);
                return 1;
            },
            [&](int value) { answer = value; });
        job.stop();
        QVERIFY(job.isRunning());
        QTRY_COMPARE(answer, 1);
        QVERIFY(!job.isRunning());
    }

    void cancelledWorkDoesNotAnswer()
    {
        Job job;
        int answers = 0;
        job.start(
            [](const std::stop_token &stop, const Progress &) {
                waitForStop(stop);
                return 1;
            },
            [&](int) { ++answers; });
        job.cancel();
        QVERIFY(!job.isRunning());
        QTest::qWait(20);
        QCOMPARE(answers, 0);
    }

    void cancelDropsAnAnswerThatIsOnItsWay()
    {
        Job job;
        int answers = 0;
        std::atomic_bool isDone = false;
        job.start(
            [&isDone](const std::stop_token &, const Progress &) {
                isDone = true;
                return 1;
            },
            [&](int) { ++answers; });
        while (!isDone)
            QThread::yieldCurrentThread();
        job.cancel(); // the answer waits in the queue by now: nothing was delivered yet
        QTest::qWait(20);
        QCOMPARE(answers, 0);
    }

    void newStartDropsTheOldAnswer()
    {
        Job job;
        std::vector<int> answers;
        QSignalSpy running(&job, &Job::runningChanged);
        for (int i = 1; i <= 5; ++i)
            job.start(
                [i](const std::stop_token &stop, const Progress &) {
                    if (i < 5)
                        waitForStop(stop);
                    return i;
                },
                [&](int value) { answers.push_back(value); });
        QTRY_COMPARE(answers, std::vector<int>{5});
        QTest::qWait(20);
        QCOMPARE(answers, std::vector<int>{5});
        QVERIFY(!job.isRunning());
    }

    void startsAgainFromItsAnswer()
    {
        Job job;
        int last = 0;
        const auto work = [](const std::stop_token &, const Progress &) { return 1; };
        job.start(work, [&](int) { job.start(work, [&](int value) { last = value + 1; }); });
        QTRY_COMPARE(last, 2);
    }

    void destructionEndsTheWork()
    {
        std::atomic_bool wasStopped = false;
        int told = 0;
        {
            Job job;
            job.start(
                [&wasStopped](const std::stop_token &stop, const Progress &) {
                    waitForStop(stop);
                    wasStopped = true;
                    return 0;
                },
                [&told](int) { ++told; });
            connect(&job, &Job::runningChanged, this, [&told] { ++told; });
        }
        QTRY_VERIFY(wasStopped);
        QTest::qWait(20);
        QCOMPARE(told, 0); // neither of the answer nor of the end: the owner may be half gone
    }

    /// Work that does not stop: whoever waited for it would wait for ever.
    void nobodyWaitsForWork()
    {
        const auto mayEnd = std::make_shared<std::atomic_bool>(false);
        const auto ended = std::make_shared<std::atomic_int>(0);
        const auto stubborn = [mayEnd, ended](const std::stop_token &, const Progress &progress) {
            while (!*mayEnd)
                QThread::msleep(1);
            progress({1});
            return ++*ended;
        };
        int answers = 0;
        const auto count = [&answers](int) { ++answers; };
        {
            Job job;
            job.start(stubborn, count);
            job.cancel();
            job.start(stubborn, count);
            job.start(stubborn, count);
        }
        QCOMPARE(ended->load(), 0);
        *mayEnd = true;
        QTRY_COMPARE(ended->load(), 3);
        QTest::qWait(20);
        QCOMPARE(answers, 0);
    }

    /// The two may share what they know.
    void workWaitsForTheWorkBeforeIt()
    {
        Job job;
        const auto atWork = std::make_shared<std::atomic_int>(0);
        const auto together = std::make_shared<std::atomic_int>(0);
        int answer = 0;
        for (int i = 1; i <= 4; ++i)
            job.start(
                [atWork, together, i](const std::stop_token &, const Progress &) {
                    *together += (*atWork)++;
                    QThread::msleep(2);
                    --*atWork;
                    return i;
                },
                [&answer](int value) { answer = value; });
        QTRY_COMPARE(answer, 4);
        QCOMPARE(together->load(), 0);
    }

    void worksAtALowerPriority()
    {
#ifdef Q_OS_LINUX
        Job job;
        const int own = getpriority(PRIO_PROCESS, 0);
        int others = own;
        bool isDone = false;
        job.start(
            [](const std::stop_token &, const Progress &) {
                int inherited = 0; // by threads that the work starts, as a race of solvers does
                std::jthread([&] { inherited = getpriority(PRIO_PROCESS, 0); }).join();
                return inherited;
            },
            [&](int priority) {
                others = priority;
                isDone = true;
            });
        QTRY_VERIFY(isDone);
        QVERIFY(others > own || own == 19);
#else
        QSKIP("Priorities are those of Linux.");
#endif
    }

    void reportsProgress()
    {
        Job job;
        std::vector<std::int64_t> conflicts;
        QThread *thread = nullptr;
        connect(&job, &Job::progressed, this, [&](const ProgressReport &report) {
            conflicts.push_back(report.conflicts);
            thread = QThread::currentThread();
        });
        bool isDone = false;
        job.start(
            [](const std::stop_token &, const Progress &progress) {
                progress({1});
                progress({2});
                return 0;
            },
            [&](int) { isDone = true; });
        QTRY_VERIFY(isDone);
        QVERIFY(!conflicts.empty());   // before the answer
        QCOMPARE(conflicts.back(), 2); // what was said before may be left out
        QCOMPARE(thread, QThread::currentThread());
    }

    void progressOfADroppedRunIsDropped()
    {
        Job job;
        QSignalSpy progress(&job, &Job::progressed);
        std::atomic_bool hasReported = false;
        job.start(
            [&](const std::stop_token &, const Progress &report) {
                report({1});
                hasReported = true;
                return 0;
            },
            [](int) {});
        while (!hasReported)
            QThread::yieldCurrentThread();
        job.cancel();
        QTest::qWait(20);
        QCOMPARE(progress.count(), 0);
    }

    void stopWithoutWorkIsHarmless()
    {
        Job job;
        job.stop();
        job.cancel();
        QVERIFY(!job.isRunning());
    }
};

ADD_TEST(QCoreApplication, TestJob)

} // namespace sudoku::tst_job

#include "tst_job.moc"
