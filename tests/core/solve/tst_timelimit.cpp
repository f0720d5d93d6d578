#include <QTest>

#include "core/solve/timelimit.h"
#include "tests/testprogram.h"

#include <thread>

namespace sudoku::tst_timelimit {

using namespace std::chrono_literals;

/// Waits for it, however slow the machine.
bool comes(const std::stop_token &stop)
{
    while (!stop.stop_requested())
        std::this_thread::yield();
    return true;
}

class TestTimeLimit : public QObject
{
    Q_OBJECT

private slots:
    void stopsWhenTheTimeIsOver()
    {
        const TimeLimit limit({}, 5ms);
        QVERIFY(comes(limit.token()));
    }

    void stopsWithTheOther()
    {
        for (const bool hasTime : {false, true})
            for (const bool isBefore : {false, true}) {
                std::stop_source other;
                if (isBefore)
                    other.request_stop();
                TimeLimit limit(other.get_token(), hasTime ? TimeLimit::Time(1h) : TimeLimit::Time());
                QCOMPARE(limit.token().stop_requested(), isBefore);
                other.request_stop();
                QVERIFY(limit.token().stop_requested());
                QVERIFY(limit.restart().stop_requested());
            }
    }

    void beginsAnew()
    {
        TimeLimit limit({}, 5ms);
        const std::stop_token first = limit.token();
        QVERIFY(comes(first));
        const std::stop_token second = limit.restart(); // while the watcher waits for work
        QVERIFY(first.stop_requested());
        QVERIFY(comes(second));
        QVERIFY(limit.token() == second);
    }

    void anEarlierEndDoesNotStopTheNext()
    {
        TimeLimit limit({}, 1h);
        const std::stop_token first = limit.token();
        const std::stop_token second = limit.restart();
        QVERIFY(first != second);
        QVERIFY(!first.stop_requested() && !second.stop_requested());
    }

    void endsWithoutWaiting()
    {
        for (int i = 0; i < 100; ++i) {
            std::stop_token token;
            {
                const TimeLimit limit({}, 1h); // a test that waits for it would never end
                token = limit.token();
            }
            QVERIFY(!token.stop_requested());
        }
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestTimeLimit)

} // namespace sudoku::tst_timelimit

#include "tst_timelimit.moc"
