#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/computations.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/board/document.h"

namespace sudoku::tst_livecheck {

constexpr int patience = 60'000;

void setGiven(Document &document, Cell cell, Digit digit)
{
    Board board = document.board();
    board.puzzle.givens.set(cell, digit);
    document.edit(board, "Enter Digit");
}

class TestLiveCheck : public QObject
{
    Q_OBJECT

private slots:
    void followsTheBoard()
    {
        Document document{Board(board("1234341221434321"))};
        LiveCheck live(document);
        QCOMPARE(live.state(), LiveCheck::State::Off);
        live.setEnabled(true);
        QCOMPARE(live.state(), LiveCheck::State::Checking);
        QTRY_COMPARE_WITH_TIMEOUT(live.state(), LiveCheck::State::Unique, patience);
        setGiven(document, 0, 2);
        QCOMPARE(live.state(), LiveCheck::State::Checking);
        QTRY_COMPARE_WITH_TIMEOUT(live.state(), LiveCheck::State::None, patience);
        document.reset(Board(emptyBoard(9)));
        QTRY_COMPARE_WITH_TIMEOUT(live.state(), LiveCheck::State::Multiple, patience);
        live.setEnabled(false);
        QCOMPARE(live.state(), LiveCheck::State::Off);
        setGiven(document, 0, 1);
        QCOMPARE(live.state(), LiveCheck::State::Off);
    }

    void editsInARowAreOneCheck()
    {
        Document document{Board(emptyBoard(9))};
        LiveCheck live(document);
        live.setEnabled(true);
        QSignalSpy states(&live, &LiveCheck::stateChanged);
        for (Digit digit = 1; digit <= 9; ++digit)
            setGiven(document, digit - 1, digit);
        QCOMPARE(states.count(), 0); // still checking
        QTRY_COMPARE_WITH_TIMEOUT(live.state(), LiveCheck::State::Multiple, patience);
        QCOMPARE(states.count(), 1);
    }

    void entriesCountWhereAsked()
    {
        Document document{Board(board("12.............."))};
        Board wrong = document.board();
        wrong.entries.set(4, 1);
        document.edit(wrong, "Enter Digit");
        LiveCheck live(document);
        live.setEnabled(true);
        QTRY_COMPARE_WITH_TIMEOUT(live.state(), LiveCheck::State::Multiple, patience);
        document.setCountsEntries(true);
        QTRY_COMPARE_WITH_TIMEOUT(live.state(), LiveCheck::State::None, patience);
    }

    void whatSolveWroteIsNotChecked()
    {
        Document document{Board(emptyBoard(9))};
        LiveCheck live(document);
        live.setEnabled(true);
        QTRY_COMPARE_WITH_TIMEOUT(live.state(), LiveCheck::State::Multiple, patience);
        QSignalSpy states(&live, &LiveCheck::stateChanged);
        Board solved = document.board();
        solved.writeSolution(solve(solved.puzzle).solution);
        document.edit(solved, "Solve");
        QCOMPARE(live.state(), LiveCheck::State::Multiple); // the puzzle is the same
        QCOMPARE(states.count(), 0);
    }

    void learnsFromOthers()
    {
        Document document{Board(hardPuzzle())};
        LiveCheck live(document);
        const CheckResult none{Uniqueness::None, {}, {}};
        live.learn(board("1234341221434321"), none);
        QCOMPARE(live.state(), LiveCheck::State::Off); // another puzzle
        live.learn(hardPuzzle(), {halted(Halt::Stopped), {}, {}});
        QCOMPARE(live.state(), LiveCheck::State::Off);
        live.learn(hardPuzzle(), none);
        QCOMPARE(live.state(), LiveCheck::State::None);
        QCOMPARE(live.knownOf(hardPuzzle()).verdict, Uniqueness::None);
        setGiven(document, 0, 1);
        QCOMPARE(live.state(), LiveCheck::State::Off);
        QCOMPARE(live.knownOf(hardPuzzle()).verdict, halted(Halt::Stopped));
    }

    void checksOnceWhereItIsOff()
    {
        Document document{Board(board("1234341221434321"))};
        LiveCheck live(document);
        QVERIFY(!live.onlySolution());
        live.checkOnce();
        QTRY_COMPARE_WITH_TIMEOUT(live.state(), LiveCheck::State::Unique, patience);
        QVERIFY(live.onlySolution());
        setGiven(document, 0, 2);
        QCOMPARE(live.state(), LiveCheck::State::Off);
        QVERIFY(!live.onlySolution());
    }

    void anEditStopsALongCheck()
    {
        Document document{Board(hardPuzzle())};
        LiveCheck live(document);
        QVERIFY(waitForComputations()); // of other tests
        live.setEnabled(true);
        QTRY_VERIFY_WITH_TIMEOUT(isComputing(), patience);
        document.reset(Board(board("1234341221434321")));
        QTRY_COMPARE_WITH_TIMEOUT(live.state(), LiveCheck::State::Unique, patience);
    }

    void stopsEarlyUntilItIsAsked()
    {
        Document document{Board(hardPuzzle())};
        LiveCheck live(document);
        QVERIFY(waitForComputations()); // of other tests
        live.setEnabled(true);
        QTRY_COMPARE_WITH_TIMEOUT(live.state(), LiveCheck::State::Undecided, patience);
        QVERIFY(stateText(live).startsWith("? Not decided yet"));
        QVERIFY(waitForComputations()); // nothing goes on unseen
        live.checkOnce();
        QCOMPARE(live.state(), LiveCheck::State::Checking);
        setGiven(document, 0, document.board().digitAt(0) % 25 + 1);
        QCOMPARE(live.state(), LiveCheck::State::Checking);
    }

    void goesOnWhereItIsAskedMeanwhile()
    {
        Document document{Board(hardPuzzle())};
        LiveCheck live(document);
        QSignalSpy states(&live, &LiveCheck::stateChanged);
        live.setEnabled(true);
        live.checkOnce();
        QCOMPARE(states.count(), 1);
        QTRY_VERIFY_WITH_TIMEOUT(live.state() != LiveCheck::State::Checking, patience);
        QCOMPARE(states.count(), 2);
        live.checkOnce();
        QCOMPARE(states.count(), 2);
    }

    void countsTheSolutions()
    {
        Document document{Board(board("12.............."))};
        LiveCheck live(document);
        live.setEnabled(true);
        QVERIFY(!live.count());
        QTRY_VERIFY_WITH_TIMEOUT(live.count() && !live.isCounting(), patience);
        const CountResult expected = countSolutions(document.board().puzzle, LiveCheck::maxCounted);
        QVERIFY(expected.isExact() && expected.count > 2);
        QVERIFY(live.count()->isExact());
        QCOMPARE(live.count()->count, expected.count);
        QVERIFY(stateText(live).startsWith(QString("%1 solution").arg(expected.count)));
        setGiven(document, 0, 3);
        QVERIFY(!live.count());
        document.reset(Board(board("1234341221434321")));
        QTRY_COMPARE_WITH_TIMEOUT(live.state(), LiveCheck::State::Unique, patience);
        QVERIFY(!live.count() && !live.isCounting());
        QCOMPARE(stateText(live), "✓ One solution");
    }

    void countsNoFurtherThanAThousand()
    {
        Document document{Board(emptyBoard(9))};
        LiveCheck live(document);
        live.setEnabled(true);
        QTRY_VERIFY_WITH_TIMEOUT(live.count() && !live.isCounting(), patience);
        QCOMPARE(live.count()->count, LiveCheck::maxCounted);
        QVERIFY(stateText(live).startsWith("More than 1,000 solution"));
    }

    void saysThatItStillCounts()
    {
        Document document{Board(emptyBoard(9))};
        LiveCheck live(document);
        live.setEnabled(true);
        QSignalSpy states(&live, &LiveCheck::stateChanged);
        QString first; // as the window reads it with the signal
        connect(&live, &LiveCheck::stateChanged, this, [&] { first = stateText(live); });
        QTRY_COMPARE_WITH_TIMEOUT(live.state(), LiveCheck::State::Multiple, patience);
        QVERIFY(first.startsWith("≥2 solution") && first.endsWith(", still counting"));
        live.setEnabled(false);
        QVERIFY(!live.isCounting() && !live.count());
    }

    void everyStateHasItsWords()
    {
        QVERIFY(stateText(LiveCheck::State::Off).isEmpty());
        for (const auto state :
             {LiveCheck::State::Checking, LiveCheck::State::Unique, LiveCheck::State::Multiple,
              LiveCheck::State::None, LiveCheck::State::Undecided})
            QVERIFY(!stateText(state).isEmpty());
    }
};

ADD_TEST(QCoreApplication, TestLiveCheck)

} // namespace sudoku::tst_livecheck

#include "tst_livecheck.moc"
