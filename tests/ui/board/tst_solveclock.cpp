// Covers ui/board: checkpoints

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/board/checkpoints.h"
#include "ui/board/document.h"
#include "ui/board/solveclock.h"

namespace sudoku::tst_solveclock {

using namespace std::chrono_literals;

/// A clock whose time the test moves on.
struct Bench
{
    void enter(Cell cell, Digit digit)
    {
        Board after = document.board();
        after.enter(cell, digit);
        document.edit(after, "Enter Digit");
    }

    Document document{Board(board("12343412214343.."))};
    std::chrono::milliseconds now{100s};
    SolveClock clock{document, [this] { return now; }};
};

class TestSolveClock : public QObject
{
    Q_OBJECT

private slots:
    /// Who types entries on an empty board makes a puzzle, and has nothing to solve yet.
    void aBoardWithoutCluesIsNoGame()
    {
        Document document{Board(emptyBoard(4))};
        std::chrono::milliseconds now{100s};
        SolveClock clock(document, [&now] { return now; });
        Board board = document.board();
        board.enter(0, 1);
        document.edit(board, "Enter Digit");
        now += 10s;
        QCOMPARE(clock.elapsed(), 0s);
        QVERIFY(!clock.isRunning());
        board.puzzle.constraints = {{findVariant("killer"), {0, 1}, {3}}};
        document.edit(board, "Add Rule");
        now += 10s;
        QCOMPARE(clock.elapsed(), 10s);
    }

    void beginsWithTheFirstEntryAndEndsWithTheLast()
    {
        Bench bench;
        bench.now += 10s;
        QCOMPARE(bench.clock.elapsed(), 0s);
        bench.enter(14, 2);
        bench.now += 65s;
        QCOMPARE(bench.clock.elapsed(), 65s);
        bench.enter(15, 2);
        bench.now += 5s; // not solved: two 2s
        QCOMPARE(bench.clock.elapsed(), 70s);
        bench.enter(15, 1);
        bench.now += 60s;
        QCOMPARE(bench.clock.elapsed(), 70s);
        QVERIFY(!bench.clock.isRunning());
    }

    void timeAwayDoesNotCount()
    {
        Bench bench;
        const QSignalSpy changes(&bench.clock, &SolveClock::changed);
        bench.clock.setAway(true);
        bench.enter(14, 2);
        bench.now += 30s;
        QCOMPARE(bench.clock.elapsed(), 0s);
        QVERIFY(bench.clock.isRunning() && !bench.clock.isPaused());
        bench.clock.setAway(false);
        bench.now += 5s;
        QCOMPARE(bench.clock.elapsed(), 5s);
        const auto count = changes.size();
        bench.clock.setAway(true);
        QVERIFY(changes.size() > count);
        bench.now += 60s;
        bench.clock.setPaused(true); // in either order
        bench.clock.setAway(false);
        bench.now += 60s;
        bench.clock.setPaused(false);
        bench.now += 2s;
        QCOMPARE(bench.clock.elapsed(), 7s);
        bench.clock.setAway(true);
        bench.enter(15, 1); // by undo, or by another program
        bench.now += 60s;
        QCOMPARE(bench.clock.elapsed(), 7s);
    }

    void marksAndColoursBeginItToo()
    {
        for (const auto marks : {&Board::cornerMarks, &Board::centreMarks, &Board::colours}) {
            Bench bench;
            Board marked = bench.document.board();
            (marked.*marks)[14] = {1};
            bench.document.edit(marked, "Mark");
            bench.now += 3s;
            QCOMPARE(bench.clock.elapsed(), 3s);
        }
    }

    void pausesAreNotCounted()
    {
        Bench bench;
        bench.clock.setPaused(true);
        QVERIFY(!bench.clock.isPaused()); // it does not run
        bench.enter(14, 2);
        bench.now += 5s;
        QSignalSpy paused(&bench.clock, &SolveClock::pausedChanged);
        bench.clock.setPaused(true);
        bench.now += 100s;
        QCOMPARE(bench.clock.elapsed(), 5s);
        bench.clock.setPaused(false);
        bench.now += 2s;
        QCOMPARE(bench.clock.elapsed(), 7s);
        QCOMPARE(paused.count(), 2);
    }

    void undoBringsTheTimeBack()
    {
        Bench bench;
        bench.enter(14, 2);
        bench.now += 65s;
        Board cut(Puzzle(bench.document.geometry()));
        bench.document.edit(cut, "Cut");
        QCOMPARE(bench.clock.elapsed(), 0s);
        bench.now += 100s;
        bench.document.undoStack().undo();
        QCOMPARE(bench.clock.elapsed(), 65s);
        bench.now += 5s;
        bench.document.edit(bench.document.board().withPuzzleOfEntries(), "Make Entries Givens");
        QCOMPARE(bench.clock.elapsed(), 0s);
        bench.document.undoStack().undo();
        bench.now += 1s;
        QCOMPARE(bench.clock.elapsed(), 71s);

        const Board before = bench.document.board();
        bench.document.edit(cut, "Cut");
        bench.document.reset(before); // as if the file were opened again
        QCOMPARE(bench.clock.elapsed(), 0s);
    }

    void goesOnFromAnEarlierTime()
    {
        Bench bench;
        bench.enter(14, 2);
        bench.now += 5s;
        bench.clock.setElapsed(345s);
        QCOMPARE(bench.clock.elapsed(), 345s);
        bench.now += 2s;
        QCOMPARE(bench.clock.elapsed(), 347s);
    }

    void whoGoesOnEndsThePause()
    {
        Bench bench;
        bench.enter(14, 2);
        bench.clock.setPaused(true);
        bench.enter(14, noDigit);
        bench.enter(14, 1);
        QVERIFY(!bench.clock.isPaused());
    }

    void anotherPuzzleStartsItAnew()
    {
        Bench bench;
        bench.enter(14, 2);
        bench.now += 30s;
        bench.document.reset(Board(board("1...............")));
        QCOMPARE(bench.clock.elapsed(), 0s);
        bench.now += 30s;
        QCOMPARE(bench.clock.elapsed(), 0s);
    }

    void timesAreWritten()
    {
        QCOMPARE(clockText(0s), "0:00");
        QCOMPARE(clockText(185s), "3:05");
        QCOMPARE(clockText(3600s + 62s), "1:01:02");
    }

    void checkpointsAreReachedOneAfterTheOther()
    {
        Bench bench;
        Checkpoints checkpoints(bench.document);
        QSignalSpy counted(&checkpoints, &Checkpoints::countChanged);
        checkpoints.goBack(); // there is none
        bench.enter(14, 2);
        checkpoints.set();
        checkpoints.set(); // the same
        QCOMPARE(checkpoints.count(), 1);
        bench.enter(15, 3);
        checkpoints.set();
        bench.enter(15, 4);
        checkpoints.goBack();
        QCOMPARE(bench.document.board().entries[15], 3);
        checkpoints.goBack();
        QCOMPARE(bench.document.board().entries[15], noDigit);
        QCOMPARE(bench.document.board().entries[14], 2);
        checkpoints.goBack(); // already there
        QCOMPARE(bench.document.board().entries[14], 2);
        bench.document.undoStack().undo();
        QCOMPARE(bench.document.board().entries[15], 3);
        QVERIFY(counted.count() >= 2);
    }

    void anotherPuzzleHasNoCheckpoints()
    {
        Bench bench;
        Checkpoints checkpoints(bench.document);
        checkpoints.set();
        bench.document.reset(Board(board("1...............")));
        QCOMPARE(checkpoints.count(), 0);
    }
};

ADD_TEST(QCoreApplication, TestSolveClock)

} // namespace sudoku::tst_solveclock

#include "tst_solveclock.moc"
