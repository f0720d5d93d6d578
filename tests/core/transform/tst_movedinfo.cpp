#include <QTest>

#include "core/transform/isometry.h"
#include "core/transform/movedinfo.h"
#include "core/transform/relabelledboard.h"
#include "tests/puzzles.h"
#include "tests/testprogram.h"

namespace sudoku::tst_movedinfo {

using Kind = Drawing::Kind;

const Geometry board = emptyBoard(4).geometry;

CellMap mapOf(const char *isometry)
{
    return findIsometry(isometry)->mapOf(board);
}

/// What is drawn and stated beside the rules goes where the cells go.
class TestMovedInfo : public QObject
{
    Q_OBJECT

private slots:
    void pointsGoWithTheBoard_data()
    {
        QTest::addColumn<QByteArray>("isometry");
        QTest::addColumn<double>("x");
        QTest::addColumn<double>("y");
        // From 0.5, 1.25: near the bottom of r2c1.
        QTest::newRow("right") << QByteArray("quarter-turn") << 2.75 << 0.5;
        QTest::newRow("left") << QByteArray("three-quarter-turn") << 1.25 << 3.5;
        QTest::newRow("half") << QByteArray("half-turn") << 3.5 << 2.75;
        QTest::newRow("mirror") << QByteArray("mirror-left-right") << 3.5 << 1.25;
        QTest::newRow("diagonal") << QByteArray("mirror-diagonal") << 1.25 << 0.5;
    }
    void pointsGoWithTheBoard()
    {
        QFETCH(QByteArray, isometry);
        QFETCH(double, x);
        QFETCH(double, y);
        const PuzzleInfo info{.drawings = {{.kind = Kind::Line, .points = {{0.5, 1.25}}}}};
        const PuzzleInfo moved = movedInfo(info, board, mapOf(isometry));
        QCOMPARE(moved.drawings.front().points.front(), (BoardPoint{x, y}));
    }

    void everyTurnAndItsInverseChangeNothing()
    {
        const PuzzleInfo info{
            .solution = grid("1234341221434321"),
            .drawings =
                {{.kind = Kind::Ground, .cells = {1, 2}},
                 {.kind = Kind::Rectangle, .points = {{-0.5, 2}}, .width = 2, .height = 1, .angle = 30}},
            .fog = Fog{{0, 6}}};
        for (const Isometry &isometry : isometries()) {
            const CellMap map = isometry.mapOf(board);
            const PuzzleInfo moved = movedInfo(info, board, map);
            QVERIFY2(moved != info, isometry.id.data());
            QVERIFY2(movedInfo(moved, board, inverseOf(map)) == info, isometry.id.data());
        }
    }

    void rectanglesLieDownAndTurnBack()
    {
        const PuzzleInfo info{
            .drawings = {
                {.kind = Kind::Rectangle, .points = {{2, 2}}, .width = 2, .height = 1, .angle = 30}}};
        const Drawing turned = movedInfo(info, board, mapOf("quarter-turn")).drawings.front();
        QCOMPARE(turned.width, 1);
        QCOMPARE(turned.height, 2);
        QCOMPARE(turned.angle, 30);
        QCOMPARE(movedInfo(info, board, mapOf("mirror-top-bottom")).drawings.front().angle, -30);
    }

    /// Two rows change places: no turn says where a point goes, but its cell does.
    void pointsGoWithTheirCells()
    {
        CellMap map(16);
        for (Cell cell = 0; cell < 16; ++cell)
            map[cell] = cell < 4 ? cell + 4 : cell < 8 ? cell - 4 : cell;
        const PuzzleInfo info{
            .drawings = {{.kind = Kind::Line, .points = {{0.25, 0.75}, {1.5, 3.5}, {-0.5, 0.5}}}}};
        const std::vector<BoardPoint> points{{0.25, 1.75}, {1.5, 3.5}, {-0.5, 0.5}};
        QCOMPARE(movedInfo(info, board, map).drawings.front().points, points);
    }

    void theSolutionHasTheNewDigits()
    {
        Board before(emptyBoard(4));
        before.info.solution = grid("1234341221434321");
        const TransformResult after = relabelledBoard(before, reversedDigits(4));
        QVERIFY(after.has_value());
        for (Cell cell = 0; cell < 16; ++cell)
            QCOMPARE(after->info.solution[cell], 5 - before.info.solution[cell]);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestMovedInfo)

} // namespace sudoku::tst_movedinfo

#include "tst_movedinfo.moc"
