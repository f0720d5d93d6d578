#include "ui/frompicture/corrections.h"

#include "core/variants/variant.h"
#include "tests/testprogram.h"
#include "tests/ui/frompicture/madereading.h"

namespace sudoku::tst_corrections {

/// A person has typed 5 in r1c1, and noted 6 and 7 in r2c1.
Board corrected(const BoardReading &reading)
{
    Board board = reading.board();
    board.puzzle.givens.set(0, 5);
    board.centreMarks[9] = {6, 7};
    return board;
}

class TestCorrections : public QObject
{
    Q_OBJECT

private slots:
    void stayWhenTheBoardIsReadAgain()
    {
        const BoardReading reading = madeBoard(9, boardPlace);
        Corrections corrections;
        corrections.keep(2, reading, corrected(reading));
        BoardReading again = reading;
        again.cells[0].digit = 2; // another mistake
        again.cells[3].digit = 9; // none any more
        const Board board = corrections.applied(2, again);
        QCOMPARE(board.puzzle.givens[0], 5);
        QCOMPARE(board.puzzle.givens[3], 9);
        QCOMPARE(board.centreMarks[9], (DigitSet{6, 7}));
        QCOMPARE(corrections.applied(1, again), again.board());
    }

    void areThoseOfAShape()
    {
        const BoardReading reading = madeBoard(9, boardPlace);
        Corrections corrections;
        corrections.keep(0, reading, corrected(reading));
        const BoardReading other = madeBoard(4, boardPlace);
        QCOMPARE(corrections.applied(0, other), other.board());
        QCOMPARE(corrections.applied(0, reading), corrected(reading)); // it is read in its size again
    }

    void rulesAreCorrectedToo()
    {
        const BoardReading reading = madeBoard(9, boardPlace);
        Board board = reading.board();
        board.puzzle.constraints = {{findVariant("killer"), {0, 1}, {7}}};
        Corrections corrections;
        corrections.keep(0, reading, board);
        QCOMPARE(corrections.applied(0, reading), board);
    }

    void regionsAreCorrectedToo()
    {
        BoardReading reading = madeBoard(4, boardPlace);
        const Board board = reading.board();
        reading.geometry = *Geometry::withRegions(4, {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 2, 1, 3, 3, 3, 3});
        Corrections corrections;
        corrections.keep(0, reading, board);
        QCOMPARE(corrections.applied(0, reading), board);
    }

    void whatIsAsItWasReadIsNone()
    {
        const BoardReading reading = madeBoard(9, boardPlace);
        Corrections corrections;
        QVERIFY(corrections.isEmpty());
        corrections.keep(0, reading, corrected(reading));
        QVERIFY(!corrections.isEmpty());
        corrections.keep(0, reading, reading.board());
        QVERIFY(corrections.isEmpty());
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestCorrections)

} // namespace sudoku::tst_corrections

#include "tst_corrections.moc"
