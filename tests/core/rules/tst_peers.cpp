#include <QTest>

#include "core/rules/peers.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

namespace sudoku::tst_peers {

Peers peersOf(const Puzzle &puzzle)
{
    return {puzzle.geometry.cellCount(), activeRules(puzzle)};
}

class TestPeers : public QObject
{
    Q_OBJECT

private slots:
    void cellsOfAHouseSeeEachOther()
    {
        const Puzzle puzzle = emptyBoard(9);
        const Peers peers = peersOf(puzzle);
        for (Cell cell = 0; cell < 81; ++cell) {
            const std::span<const Cell> known = puzzle.geometry.peers(cell);
            std::vector<Cell> expected(known.begin(), known.end());
            std::ranges::sort(expected);
            QCOMPARE(peers.of(cell).toVector(), expected);
        }
    }

    void rulesAddPeers_data()
    {
        QTest::addColumn<QString>("variant");
        QTest::addColumn<std::vector<Cell>>("cells");
        QTest::addColumn<Cell>("cell");
        QTest::addColumn<Cell>("peer");
        QTest::newRow("diagonal") << "diagonal" << std::vector<Cell>{} << 0 << 80;
        QTest::newRow("anti-knight") << "anti-knight" << std::vector<Cell>{} << 2 << 21;
        QTest::newRow("anti-king") << "anti-king" << std::vector<Cell>{} << 20 << 30;
        QTest::newRow("windoku") << "windoku" << std::vector<Cell>{} << 10 << 30;
        QTest::newRow("disjoint groups") << "disjoint-groups" << std::vector<Cell>{} << 0 << 30;
        QTest::newRow("killer") << "killer" << std::vector<Cell>{20, 21, 30} << 20 << 30;
    }

    void rulesAddPeers()
    {
        QFETCH(QString, variant);
        QFETCH(std::vector<Cell>, cells);
        QFETCH(Cell, cell);
        QFETCH(Cell, peer);
        Puzzle puzzle = emptyBoard(9);
        QVERIFY(!peersOf(puzzle).of(cell).contains(peer));
        puzzle.constraints = {{findVariant(variant.toStdString()), cells,
                               cells.empty() ? std::vector<int>() : std::vector{15}}};
        QVERIFY(peersOf(puzzle).of(cell).contains(peer));
        QVERIFY(peersOf(puzzle).of(peer).contains(cell));
        QVERIFY(!peersOf(puzzle).of(cell).contains(cell));
    }

    void aDigitContradictsMarksOfItsPeers()
    {
        Board board(sudoku::board("1..............."));
        const Peers peers = peersOf(board.puzzle);
        for (Cell cell = 0; cell < 16; ++cell) {
            board.cornerMarks[cell] = {1, 2};
            board.centreMarks[cell] = {1, 3};
        }
        board.enter(15, 3);
        QCOMPARE(contradictedMarks(board, peers, 0), DigitSet()); // it has a digit
        QCOMPARE(contradictedMarks(board, peers, 1), DigitSet{1});
        QCOMPARE(contradictedMarks(board, peers, 3), (DigitSet{1, 3}));
        QCOMPARE(contradictedMarks(board, peers, 6), DigitSet());
        QCOMPARE(contradictedMarks(board, peers, 7), DigitSet{3});
    }

    void marksOfPeersAreRemoved()
    {
        Board board(sudoku::board("1..............."));
        for (Cell cell = 0; cell < 16; ++cell) {
            board.cornerMarks[cell] = {1, 2};
            board.centreMarks[cell] = {1, 3};
        }
        removeMarksOfPeers(board, peersOf(board.puzzle), {0, 1});
        QCOMPARE(board.cornerMarks[1], DigitSet{2});
        QCOMPARE(board.centreMarks[12], DigitSet{3});
        QCOMPARE(board.cornerMarks[10], (DigitSet{1, 2}));
        QCOMPARE(board.cornerMarks[0], (DigitSet{1, 2}));
    }

    static Board markedBoard()
    {
        Board board(emptyBoard(4));
        board.cornerMarks[1] = board.cornerMarks[5] = {1, 2};
        board.centreMarks[1] = {1, 3};
        return board;
    }

    void marksComeBackWithoutTheirCause_data()
    {
        QTest::addColumn<Digit>("digit");
        QTest::newRow("deleted") << noDigit;
        QTest::newRow("replaced") << 4;
    }

    void marksComeBackWithoutTheirCause()
    {
        QFETCH(Digit, digit);
        const Board before = markedBoard();
        const Peers peers = peersOf(before.puzzle);
        Board board = before;
        board.enter(0, 1);
        removeMarksOfPeers(board, peers, {0});
        restoreMarks(board, peers);
        QCOMPARE(board.centreMarks[1], DigitSet{3}); // it is still there
        board.enter(0, digit);
        restoreMarks(board, peers);
        board.enter(0, noDigit);
        QVERIFY(board == before);
    }

    void anotherCauseKeepsThemAway()
    {
        const Board before = markedBoard();
        const Peers peers = peersOf(before.puzzle);
        Board board = before;
        board.enter(0, 1);
        removeMarksOfPeers(board, peers, {0});
        board.enter(3, 1); // sees r1c2, but not r2c2
        removeMarksOfPeers(board, peers, {3});
        board.enter(0, noDigit);
        restoreMarks(board, peers);
        QCOMPARE(board.centreMarks[1], DigitSet{3});
        QCOMPARE(board.cornerMarks[1], DigitSet{2});
        QCOMPARE(board.cornerMarks[5], (DigitSet{1, 2}));
        board.enter(3, noDigit);
        restoreMarks(board, peers);
        QVERIFY(board == before);
    }

    void whatThePlayerDecidesStays()
    {
        Board board = markedBoard();
        const Peers peers = peersOf(board.puzzle);
        board.enter(0, 1);
        removeMarksOfPeers(board, peers, {0});
        board.centreMarks[1].insert(1); // all the same
        restoreMarks(board, peers);
        board.centreMarks[1].remove(1);
        forgetRemovedMarks(board, {5});
        board.enter(0, noDigit);
        restoreMarks(board, peers);
        QCOMPARE(board.centreMarks[1], DigitSet{3});
        QCOMPARE(board.cornerMarks[1], (DigitSet{1, 2}));
        QCOMPARE(board.cornerMarks[5], DigitSet{2});
    }
};

ADD_TEST(QCoreApplication, TestPeers)

} // namespace sudoku::tst_peers

#include "tst_peers.moc"
