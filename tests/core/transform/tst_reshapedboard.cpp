#include <QTest>

#include "tests/testprogram.h"

#include "core/board/regions.h"
#include "core/transform/reshapedboard.h"
#include "core/variants/variant.h"

namespace sudoku::tst_reshapedboard {

const Geometry square = Geometry::withBoxes({2, 2});

/// The same with a hole at r1c2.
Geometry withHole()
{
    std::vector<int> map = square.regionMap();
    map[1] = hole;
    return *geometryOf(4, map);
}

Board someBoard()
{
    Board board{Puzzle(square)};
    board.puzzle.givens.set(1, 3);
    board.puzzle.givens.set(2, 4);
    board.puzzle.constraints = {{findVariant("killer"), {0, 1}, {5}}, {findVariant("killer"), {2, 6}, {6}}};
    board.enter(15, 2);
    board.isFromSolve[15] = true;
    board.centreMarks[5] = {1, 2};
    board.drawn.setColour({1, 2}, 3);
    board.drawn.setColour({4, 2}, 3);
    board.removedMarks = {{1, 5, 3, RemovedMark::Kind::Centre}, {2, 6, 4, RemovedMark::Kind::Corner}};
    board.info.fog = Fog{{1, 7}};
    using Kind = Drawing::Kind;
    board.info.drawings = {{.kind = Kind::Ground, .cells = {1}},
                           {.kind = Kind::Cage, .cells = {1, 15}},
                           {.kind = Kind::Line, .points = {{0.5, 0.5}, {1.5, 0.5}}}};
    board.info.solution = Grid(16);
    board.info.solution.set(15, 2);
    return board;
}

class TestReshapedBoard : public QObject
{
    Q_OBJECT

private slots:
    void whatIsInAHoleGoes()
    {
        const Board board = reshapedBoard(someBoard(), withHole());
        const Geometry &shape = board.puzzle.geometry;
        QVERIFY(shape == withHole());
        QCOMPARE(board.puzzle.givens.filledCount(), 1);
        QCOMPARE(board.puzzle.givens[shape.cellAt(0, 2)], 4);
        QCOMPARE(board.entries[14], 2);
        QVERIFY(board.isFromSolve[14]);
        QVERIFY((board.centreMarks[shape.cellAt(1, 1)] == DigitSet{1, 2}));
        QCOMPARE(board.drawn.size(), 1);
        QCOMPARE(board.drawn.colourOf({shape.cellAt(1, 0), 2}), 3);
        QCOMPARE(board.removedMarks.size(), std::size_t(1));
        QCOMPARE(board.removedMarks.front().cause, shape.cellAt(0, 2));
        QCOMPARE(board.info.fog->lights.size(), std::size_t(1));
        QCOMPARE(board.info.drawings.size(), std::size_t(2)); // a line may lead over a hole
        QVERIFY(board.info.drawings.front().cells == std::vector<Cell>{shape.cellAt(3, 3)});
        QCOMPARE(board.info.solution[14], 2);
        QCOMPARE(board.puzzle.constraints.size(), std::size_t(1));
        const std::vector<Cell> cage{shape.cellAt(0, 2), shape.cellAt(1, 2)};
        QCOMPARE(board.puzzle.constraints.front().cells, cage);
    }

    void theSameShapeChangesNothing() { QVERIFY(reshapedBoard(someBoard(), square) == someBoard()); }

    void aFilledHoleIsBlank()
    {
        const Board board = reshapedBoard(reshapedBoard(someBoard(), withHole()), square);
        QCOMPARE(board.puzzle.givens[1], noDigit);
        QCOMPARE(board.puzzle.givens[2], 4);
        QCOMPARE(board.entries[15], 2);
    }

    void digitsThatThereAreNoMoreGo()
    {
        const Geometry free = *geometryOf(4, std::vector<int>(16, noRegion), 2, std::vector<SubBoard>());
        Board before = someBoard();
        before.entries.set(14, 3);
        before.isFromSolve[14] = true;
        before.centreMarks[5] = {1, 3};
        before.drawn.setColour({4, 3}, 3);
        const Board board = reshapedBoard(before, free);
        QCOMPARE(board.puzzle.givens.filledCount(), 0);
        QCOMPARE(board.entries[15], 2);
        QVERIFY(board.isFromSolve[15] && !board.isFromSolve[14]);
        QVERIFY((board.centreMarks[5] == DigitSet{1}));
        QCOMPARE(board.drawn.size(), 2);
        QVERIFY(board.removedMarks.empty());
    }

    void constraintsAreFittedByThemselves()
    {
        const Constraint cage{findVariant("killer"), {2, 6}, {6}};
        QCOMPARE(onShape(cage, square, withHole())->cells.front(), 1);
        QVERIFY(!onShape({findVariant("killer"), {0, 1}, {5}}, square, withHole()));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestReshapedBoard)

} // namespace sudoku::tst_reshapedboard

#include "tst_reshapedboard.moc"
