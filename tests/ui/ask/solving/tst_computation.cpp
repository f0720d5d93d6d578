#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/work.h"
#include "ui/ask/solving/computation.h"
#include "ui/board/document.h"

#include <atomic>
#include <optional>

namespace sudoku::tst_computation {

struct Bench
{
    void start(const ProgressReport &report = {})
    {
        const auto work = [report, token = end.token()](const std::stop_token &stop,
                                                        const Progress &progress) {
            progress(report);
            waitForStop(stop);
            return 42;
        };
        computation.start("Thinking", work, [this](int given) { answer = given; });
    }
    QString lastBusy() { return busy.isEmpty() ? QString() : busy.constLast().at(0).toString(); }

    WorkEnd end;
    Document document{Board(emptyBoard(4))};
    Computation computation{document};
    QSignalSpy busy{&computation, &Computation::busy};
    QSignalSpy givenUp{&computation, &Computation::givenUp};
    std::optional<int> answer;
};

class TestComputation : public QObject
{
    Q_OBJECT

private slots:
    void saysThatItIsBusyUntilItStops()
    {
        Bench bench;
        QSignalSpy running(&bench.computation, &Computation::runningChanged);
        bench.start();
        QVERIFY(bench.computation.isRunning());
        QVERIFY(bench.busy.wait(30'000));
        QCOMPARE(bench.lastBusy(), "Thinking …");
        bench.computation.stop();
        QTRY_COMPARE_WITH_TIMEOUT(bench.answer, 42, 30'000);
        QVERIFY(!bench.computation.isRunning());
        QCOMPARE(running.count(), 2);
        bench.busy.clear();
        QTest::qWait(300); // nothing must come within this: what goes on says so every 200 ms
        QCOMPARE(bench.busy.count(), 0);
    }

    void saysHowFarItIs_data()
    {
        QTest::addColumn<qint64>("conflicts");
        QTest::addColumn<int>("total");
        QTest::addColumn<QString>("start");
        QTest::newRow("questions") << qint64{0} << 9 << "Thinking … 4 of 9, ";
        QTest::newRow("many") << qint64{0} << 15625 << "Thinking … 4 of 15,625, ";
        QTest::newRow("conflicts") << qint64{12345} << 0 << "Thinking … 3";
    }

    void saysHowFarItIs()
    {
        QFETCH(qint64, conflicts);
        QFETCH(int, total);
        QFETCH(QString, start);
        Bench bench;
        bench.start({.conflicts = conflicts, .done = 4, .total = total});
        QTRY_VERIFY_WITH_TIMEOUT(bench.lastBusy().startsWith(start), 30'000);
        QCOMPARE(bench.lastBusy().endsWith(" conflicts"), conflicts > 0);
        bench.computation.stop();
        QTRY_VERIFY_WITH_TIMEOUT(bench.answer, 30'000);
    }

    void anEditEndsIt()
    {
        Bench bench;
        bench.start();
        Board board = bench.document.board();
        board.entries.set(0, 1);
        bench.document.edit(board, "Enter Digit");
        QVERIFY(!bench.computation.isRunning());
        QTRY_COMPARE(bench.givenUp.count(), 1);
        QCOMPARE(bench.givenUp[0][0].toString(), "Thinking stopped because the board changed.");
        QTRY_VERIFY_WITH_TIMEOUT(bench.end.isDelivered(), 30'000);
        QVERIFY(!bench.answer);
    }

    void goesWhileItRuns()
    {
        for (const bool isAtWork : {false, true}) {
            const WorkEnd end;
            std::atomic_bool hasBegun = false;
            int answers = 0;
            {
                const Document document{Board(emptyBoard(4))};
                Computation computation(document);
                const auto work = [&hasBegun, token = end.token()](const std::stop_token &stop,
                                                                   const Progress &) {
                    hasBegun = true;
                    hasBegun.notify_all();
                    waitForStop(stop);
                    return 42;
                };
                computation.start("Thinking", work, [&answers](int) { ++answers; });
                if (isAtWork)
                    hasBegun.wait(false);
            }
            QTRY_VERIFY_WITH_TIMEOUT(end.isDelivered(), 30'000); // it was asked to stop
            QVERIFY(hasBegun);
            QCOMPARE(answers, 0);
        }
    }
};

ADD_TEST(QCoreApplication, TestComputation)

} // namespace sudoku::tst_computation

#include "tst_computation.moc"
