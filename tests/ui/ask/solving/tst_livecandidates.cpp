#include <QApplication>
#include <QTest>

#include "tests/computations.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/ask/solving/livecandidates.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"

namespace sudoku::tst_livecandidates {

using State = LiveCandidates::State;

constexpr int patience = 60'000;

/// A board whose live candidates are shown.
struct Bench
{
    explicit Bench(const Puzzle &puzzle) : document(Board(puzzle)) { live.setEnabled(true); }

    bool waitForEnd()
    {
        return QTest::qWaitFor([this] { return live.state() != State::Searching; }, patience);
    }
    void setGiven(Cell cell, Digit digit)
    {
        Board board = document.board();
        board.puzzle.givens.set(cell, digit);
        document.edit(board, "Enter Digit");
    }
    const LiveMarks &shown() const { return view.liveMarks(); }

    Document document;
    BoardEditor editor{document};
    BoardView view{document, editor};
    LiveCheck check{document};
    LiveCandidates live{document, check, view};
};

/// What a search of its own finds of \a puzzle.
LiveMarks marksOf(const Puzzle &puzzle)
{
    CandidateSearch search(puzzle, 2);
    LiveMarks marks{.isFinal = true};
    if (search.run() != Outcome::Solved)
        return marks;
    for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell) {
        marks.proved.push_back(search.counts().trueCandidates(cell));
        marks.deciding.push_back(search.counts().isForced(cell) ? DigitSet()
                                                                : search.counts().uniqueCandidates(cell));
        marks.open.push_back({});
    }
    return marks;
}

class TestLiveCandidates : public QObject
{
    Q_OBJECT

private slots:
    /// Whether the check knows it before or while the candidates are searched for.
    void takesTheOnlySolutionThatTheCheckKnows()
    {
        const Puzzle puzzle = board("............1234"); // with several solutions, so a search finds more
        const CheckResult only{Uniqueness::Unique, {solve(puzzle).solution}, {}};
        for (const bool isBefore : {true, false}) {
            Bench bench(puzzle);
            if (isBefore)
                bench.live.setEnabled(false);
            bench.check.learn(puzzle, only);
            if (isBefore)
                bench.live.setEnabled(true);
            QCOMPARE(bench.live.state(), State::Complete);
            QCOMPARE(bench.live.openCellCount(), 0);
            for (Cell cell = 0; cell < 16; ++cell)
                QCOMPARE(bench.shown().proved[cell], DigitSet{only.solutions.front()[cell]});
            bench.setGiven(0, 2); // nothing is known about that puzzle
            QVERIFY(bench.waitForEnd());
            QVERIFY(bench.shown() == marksOf(bench.document.board().puzzle));
        }
    }

    void showsWhatEachCellCanHave()
    {
        Bench bench(board("1234..........1."));
        QCOMPARE(bench.live.state(), State::Searching);
        QVERIFY(bench.waitForEnd());
        QCOMPARE(bench.live.state(), State::Complete);
        QCOMPARE(bench.live.openCellCount(), 0);
        QVERIFY(bench.shown() == marksOf(bench.document.board().puzzle));
        QVERIFY(std::ranges::any_of(bench.shown().deciding, [](DigitSet set) { return !set.isEmpty(); }));
        bench.live.setEnabled(false);
        QVERIFY(bench.shown().isEmpty());
        QVERIFY(stateText(bench.live).isEmpty());
    }

    void boardsOfAllSizesAreLookedAt_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {4, 6, 9, 16, 25})
            QTest::addRow("%d", size) << size;
    }

    void boardsOfAllSizesAreLookedAt()
    {
        QFETCH(const int, size);
        Bench bench(emptyBoard(size));
        QTRY_VERIFY_WITH_TIMEOUT(!bench.shown().isEmpty(), patience);
        QTRY_COMPARE_WITH_TIMEOUT(bench.shown().proved[0], DigitSet::all(size), patience);
    }

    void rulesCount()
    {
        Puzzle puzzle = board("1...............");
        puzzle.constraints.push_back({findVariant("killer"), {1, 2}, {5}});
        Bench bench(puzzle);
        QVERIFY(bench.waitForEnd());
        QCOMPARE(bench.shown().proved[1], (DigitSet{2, 3}));
    }

    /// Until the search has begun: no mark that might be wrong.
    void anEditLeavesWhatIsCertain()
    {
        Bench bench(board("12.............."));
        QVERIFY(bench.waitForEnd());
        const LiveMarks before = bench.shown();
        bench.setGiven(15, 1);
        for (Cell cell = 0; cell < 16; ++cell) {
            QVERIFY(bench.shown().proved[cell].isEmpty());
            QCOMPARE(bench.shown().open[cell], before.proved[cell]);
        }
        QVERIFY(!bench.shown().isFinal);
        QCOMPARE(bench.live.openCellCount(), 13); // three have digits
        QVERIFY(bench.waitForEnd());
        const LiveMarks narrow = bench.shown();
        QVERIFY(narrow == marksOf(bench.document.board().puzzle));
        bench.document.undoStack().undo();
        for (Cell cell = 0; cell < 16; ++cell) {
            QCOMPARE(bench.shown().proved[cell], narrow.proved[cell]);
            QCOMPARE(bench.shown().open[cell], DigitSet::all(4) - narrow.proved[cell]);
        }
        QVERIFY(bench.waitForEnd());
        QVERIFY(bench.shown() == before);
        bench.setGiven(0, 3); // instead of 1: nothing is certain
        QVERIFY(bench.shown().isEmpty());
        QVERIFY(bench.waitForEnd());
        QVERIFY(bench.shown() == marksOf(bench.document.board().puzzle));
    }

    void manyEditsInARow()
    {
        Bench bench(emptyBoard(9));
        for (const auto &[cell, digit] : {std::pair(0, 1), {10, 2}, {20, 3}, {40, 4}, {50, 5}, {60, 6}})
            bench.setGiven(cell, digit);
        bench.document.undoStack().undo();
        bench.setGiven(80, 9);
        QVERIFY(bench.waitForEnd());
        QVERIFY(bench.shown() == marksOf(bench.document.board().puzzle));
    }

    void entriesCountWhereAsked()
    {
        Bench bench(board("12.............."));
        QVERIFY(bench.waitForEnd());
        Board entered = bench.document.board();
        entered.enter(15, 1);
        bench.document.edit(entered, "Enter Digit");
        QVERIFY(bench.waitForEnd());
        const LiveMarks without = bench.shown();
        QVERIFY(without == marksOf(bench.document.board().puzzle));
        bench.document.setCountsEntries(true);
        QVERIFY(bench.waitForEnd());
        QVERIFY(bench.shown() == marksOf(bench.document.board().withEntriesAsGivens()));
        QVERIFY(bench.shown() != without);
    }

    /// As Solve and pencil marks do: the view forgets its marks with every edit.
    void whatDoesNotCountChangesNothing()
    {
        Bench bench(board("12.............."));
        QVERIFY(bench.waitForEnd());
        const LiveMarks marks = bench.shown();
        Board noted = bench.document.board();
        noted.cornerMarks[5] = {1, 2};
        noted.enter(6, 3);
        bench.document.edit(noted, "Note");
        QCOMPARE(bench.live.state(), State::Complete);
        QVERIFY(bench.shown() == marks);
    }

    void theyAreNoPartOfTheBoard()
    {
        Bench bench(board("12.............."));
        const Board before = bench.document.board();
        QVERIFY(bench.waitForEnd());
        QVERIFY(bench.document.board() == before);
        QCOMPARE(bench.document.undoStack().count(), 0);
        QVERIFY(!bench.document.isModified());
        QVERIFY(bench.view.findings().isEmpty());
    }

    void typingDoesNotWaitForThem()
    {
        QVERIFY(waitForComputations()); // of other tests
        Bench bench(hardPuzzle());
        QTRY_VERIFY_WITH_TIMEOUT(isComputing(), patience);
        bench.view.setCurrentCell(0);
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(&bench.view, Qt::Key_Delete);
        bench.document.reset(Board(board("12..............")));
        QVERIFY(bench.waitForEnd());
        QCOMPARE(bench.live.state(), State::Complete);
        QVERIFY(bench.shown() == marksOf(bench.document.board().puzzle));
    }

    void aHardBoardShowsFirstWhatIsOpen()
    {
        Bench bench(hardPuzzle());
        QTRY_VERIFY_WITH_TIMEOUT(!bench.shown().isEmpty(), patience);
        QCOMPARE(bench.live.state(), State::Searching);
        QVERIFY(bench.live.openCellCount() > 0);
        QVERIFY(stateText(bench.live).contains(QString::number(bench.live.openCellCount())));
    }

    void aBoardWithoutASolutionHasNone()
    {
        Bench bench(board("11.............."));
        QVERIFY(bench.waitForEnd());
        QCOMPARE(bench.live.state(), State::None);
        QVERIFY(bench.shown().isEmpty());
        QCOMPARE(stateText(bench.live), "✗ No candidates");
        bench.setGiven(1, 2);
        QVERIFY(bench.waitForEnd());
        QCOMPARE(stateText(bench.live), "✓ Candidates");
    }
};

ADD_TEST(QApplication, TestLiveCandidates)

} // namespace sudoku::tst_livecandidates

#include "tst_livecandidates.moc"
