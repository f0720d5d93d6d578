#include <QCoreApplication>
#include <QTest>

#include "tests/puzzles.h"
#include "tests/testprogram.h"
#include "tests/testvariants.h"
#include "ui/paint/paper/printedboard.h"

namespace sudoku::tst_printedboard {

Board boardWithEntry()
{
    Board shown(board("1..............."));
    shown.entries.set(5, 2);
    return shown;
}

class TestPrintedBoard : public QObject
{
    Q_OBJECT

private slots:
    void marksAreInPlacesAsOnTheScreen()
    {
        Board board(emptyBoard(9));
        QVERIFY(marksInPlaces(board, true, false) == MarksInPlaces::Corner); // all candidates
        board.centreMarks[0] = {1};
        QVERIFY(marksInPlaces(board, true, true) == MarksInPlaces::Centre);
        QVERIFY(marksInPlaces(board, true, false) == MarksInPlaces::None);
    }

    void leavesOutWhatIsNotWanted()
    {
        Board shown = boardWithEntry();
        shown.cornerMarks[15] = {3};
        shown.centreMarks[14] = {4};
        QVERIFY(printedBoard(shown, true, true) == shown);
        QVERIFY(printedBoard(shown, false, false) == Board(shown.puzzle));
        const Board withoutMarks = printedBoard(shown, true, false);
        QVERIFY(withoutMarks.entries == shown.entries);
        QVERIFY(withoutMarks.cornerMarks[15].isEmpty() && withoutMarks.centreMarks[14].isEmpty());
    }

    void drawingsStandForRules()
    {
        Board shown = boardWithEntry();
        shown.info.drawings = {{.kind = Drawing::Kind::Ground, .cells = {0}}};
        QVERIFY(printedBoard(shown, false, false).info.drawings == shown.info.drawings);
        const Grid solution = grid("1234341221434321");
        QVERIFY(solvedBoard(shown, solution, true).info.drawings == shown.info.drawings);
        QVERIFY(solvedBoard(shown, solution, false).info.drawings.empty());
    }

    void marksCandidatesWhereThereAreNoMarks()
    {
        const Board marked = printedBoard(boardWithEntry(), true, true);
        QVERIFY(marked.cornerMarks[0].isEmpty() && marked.cornerMarks[5].isEmpty());
        QVERIFY(marked.cornerMarks[1] == (DigitSet{3, 4}));    // row, column and box of both
        QVERIFY(marked.cornerMarks[3] == (DigitSet{2, 3, 4})); // the row of the given
        QVERIFY(marked.cornerMarks[7] == (DigitSet{1, 3, 4})); // the row of the entry
        QVERIFY(marked.cornerMarks[15] == DigitSet::all(4));
        const Board givens = printedBoard(boardWithEntry(), false, true);
        QVERIFY(givens.cornerMarks[1] == (DigitSet{2, 3, 4}));
        QVERIFY(givens.cornerMarks[5] == (DigitSet{2, 3, 4}));
    }

    void obeysVariants()
    {
        Puzzle puzzle = board("1...............", {"diagonal"});
        puzzle.constraints.push_back({&lessThan, {0, 11}});
        puzzle.constraints.push_back({&lessThan, {14, 0}});
        puzzle.constraints.push_back({&even, {13}});
        const Board marked = printedBoard(Board(puzzle), false, true);
        QVERIFY(marked.cornerMarks[10] == (DigitSet{2, 3, 4}));
        QVERIFY(marked.cornerMarks[11] == (DigitSet{2, 3, 4}));
        QVERIFY(marked.cornerMarks[14].isEmpty());
        QVERIFY(marked.cornerMarks[13] == (DigitSet{2, 4}));
    }

    void solutionKeepsTheGivens()
    {
        const Board solved = solvedBoard(Board(board("1.34341221434321")), grid("1234341221434321"));
        QVERIFY(solved.isGiven(0) && !solved.isGiven(1));
        QCOMPARE(text(solved.digits()), std::string("1234341221434321"));
    }
};

ADD_TEST(QCoreApplication, TestPrintedBoard)

} // namespace sudoku::tst_printedboard

#include "tst_printedboard.moc"
