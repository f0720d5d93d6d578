#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/work.h"
#include "ui/base/job.h"

#include <atomic>
#include <memory>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace sudoku::tst_job {

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
        const WorkEnd end;
        int answers = 0;
        job.start(
            [token = end.token()](const std::stop_token &stop, const Progress &) {
                waitForStop(stop);
                return 1;
            },
            [&](int) { ++answers; });
        job.cancel();
        QVERIFY(!job.isRunning());
        QTRY_VERIFY(end.isDelivered());
        QCOMPARE(answers, 0);
    }

    void cancelDropsAnAnswerThatIsOnItsWay()
    {
        Job job;
        const WorkEnd end;
        int answers = 0;
        job.start([token = end.token()](const std::stop_token &, const Progress &) { return 1; },
                  [&](int) { ++answers; });
        while (!end.hasCome())
            QThread::yieldCurrentThread();
        job.cancel(); // the answer waits in the queue by now: nothing was delivered yet
        QTRY_VERIFY(end.isDelivered());
        QCOMPARE(answers, 0);
    }

    void newStartDropsTheOldAnswer()
    {
        Job job;
        const WorkEnd end;
        std::vector<int> answers;
        QSignalSpy running(&job, &Job::runningChanged);
        for (int i = 1; i <= 5; ++i)
            job.start(
                [i, token = end.token()](const std::stop_token &stop, const Progress &) {
                    if (i < 5)
                        waitForStop(stop);
                    return i;
                },
                [&](int value) { answers.push_back(value); });
        QTRY_COMPARE(answers, std::vector<int>{5});
        QTRY_VERIFY(end.isDelivered());
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
        const WorkEnd end;
        std::atomic_bool wasStopped = false;
        int told = 0;
        {
            Job job;
            job.start(
                [&wasStopped, token = end.token()](const std::stop_token &stop, const Progress &) {
                    waitForStop(stop);
                    wasStopped = true;
                    return 0;
                },
                [&told](int) { ++told; });
            connect(&job, &Job::runningChanged, this, [&told] { ++told; });
        }
        QTRY_VERIFY(end.isDelivered());
        QVERIFY(wasStopped);
        QCOMPARE(told, 0); // neither of the answer nor of the end: the owner may be half gone
    }

    /// Work that does not stop: whoever waited for it would wait for ever.
    void nobodyWaitsForWork()
    {
        const auto mayEnd = std::make_shared<std::atomic_bool>(false);
        const auto ended = std::make_shared<std::atomic_int>(0);
        const WorkEnd end;
        int answers = 0;
        const auto begin = [&](Job &job) {
            job.start(
                [mayEnd, ended, token = end.token()](const std::stop_token &, const Progress &progress) {
                    mayEnd->wait(false);
                    progress({1});
                    return ++*ended;
                },
                [&answers](int) { ++answers; });
        };
        {
            Job job;
            begin(job);
            job.cancel();
            begin(job);
            begin(job);
        }
        QCOMPARE(ended->load(), 0);
        *mayEnd = true;
        mayEnd->notify_all();
        QTRY_VERIFY(end.isDelivered());
        QCOMPARE(ended->load(), 3);
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
                    for (int turns = 0; turns < 50; ++turns)
                        QThread::yieldCurrentThread(); // to whoever may work beside it
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

    void aThreadThatWorksAgainKeepsItsPriority()
    {
#ifdef Q_OS_LINUX
        Job job;
        std::vector<int> priorities;
        const auto work = [](const std::stop_token &, const Progress &) {
            return getpriority(PRIO_PROCESS, 0);
        };
        for (std::size_t count = 1; count <= 3; ++count) {
            job.start(work, [&](int priority) { priorities.push_back(priority); });
            QTRY_COMPARE(priorities.size(), count);
            QCOMPARE(priorities.back(), priorities.front());
        }
#else
        QSKIP("Priorities are those of Linux.");
#endif
    }

    void nobodyWaitsForDetachedWork()
    {
        const auto mayEnd = std::make_shared<std::atomic_bool>(false);
        const auto ended = std::make_shared<std::atomic_int>(0);
        const auto stubborn = [mayEnd, ended] {
            while (!*mayEnd)
                QThread::msleep(1);
            return ++*ended;
        };
        int answers = 0;
        const auto count = [&answers](int) { ++answers; };
        {
            Job dropped;
            dropped.startDetached(stubborn, count);
        }
        Job job;
        job.startDetached(stubborn, count);
        job.startDetached([] { return 1; }, count); // nor does this wait for that
        QVERIFY(job.isRunning());
        QTRY_COMPARE(answers, 1);
        QVERIFY(!job.isRunning());
        job.startDetached(stubborn, count);
        job.start([](const std::stop_token &, const Progress &) { return 1; }, count);
        QTRY_COMPARE(answers, 2);
        QCOMPARE(ended->load(), 0);
        *mayEnd = true;
        QTRY_COMPARE(ended->load(), 3);
        QTest::qWait(20);     // nothing must come within this: an answer is posted at once
        QCOMPARE(answers, 2); // the others were dropped
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
        const WorkEnd end;
        job.start(
            [token = end.token()](const std::stop_token &, const Progress &report) {
                report({1});
                return 0;
            },
            [](int) {});
        while (!end.hasCome())
            QThread::yieldCurrentThread();
        job.cancel();
        QTRY_VERIFY(end.isDelivered());
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
