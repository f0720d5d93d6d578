// Covers core/board: arrangements, houses
#include <QTest>

#include "tests/testprogram.h"

#include "core/board/arrangements.h"
#include "core/board/regions.h"

#include <algorithm>
#include <string>
#include <vector>

namespace sudoku::tst_overlap {

/// The cells of a text of rows: '@' is a hole.
std::vector<bool> cellsIn(const std::string &rows)
{
    std::vector<bool> cells;
    for (const char character : rows)
        cells.push_back(character != '@');
    return cells;
}

std::vector<bool> cellsOf(const Geometry &geometry)
{
    std::vector<bool> cells;
    for (const int region : geometry.regionMap())
        cells.push_back(region != hole);
    return cells;
}

class TestOverlap : public QObject
{
    Q_OBJECT

private slots:
    void holesAreNotCounted()
    {
        const auto board = geometryOf(4, {0, 0, -1, -1,    //
                                          0, hole, -1, -1, //
                                          -1, -1, 1, hole, //
                                          -1, -1, 1, 1});
        QVERIFY(board.has_value());
        QCOMPARE(board->cellCount(), 14);
        QVERIFY(board->hasHoles() && !board->isSquare());
        QCOMPARE(board->cellAt(1, 1), noCell);
        QCOMPARE(board->cellAt(1, 2), 5);
        QCOMPARE(board->cellName(5), std::string("r2c3"));
        QVERIFY(!board->findCell(1, 1) && !board->findCell(-1, 0) && !board->findCell(0, 4));
        QCOMPARE(board->firstCellFrom(2), 7);
        QCOMPARE(board->firstCellFrom(4), 14);
        QVERIFY(std::ranges::equal(board->neighbours(5), std::vector<Cell>{2, 6, 9}));
        QVERIFY(std::ranges::equal(board->houses()[1].cells, std::vector<Cell>{4, 5, 6}));
        QCOMPARE(board->digitCount(), 4);
        QVERIFY(!(*board == Geometry::withBoxes({2, 2})));
    }

    void boardsWithHolesAndFewDigitsAreNoUsualOnes()
    {
        const Geometry twin = findArrangement("small-twin")->geometry();
        std::vector<int> map = twin.regionMap();
        for (int place = 0; place < std::ssize(map); ++place) // but for a cell of each box
            if (place / twin.size() % 2 != 0 || place % twin.size() % 3 != 0)
                map[place] = hole;
        const std::vector<SubBoard> boards(twin.boards().begin(), twin.boards().end());
        const auto thinned = geometryOf(twin.size(), numberedRegions(map), {}, boards);
        QVERIFY(thinned.has_value());
        QCOMPARE(thinned->digitCount(), 3);
        QVERIFY(!boxesOfBoards(*thinned));
    }

    void rowsWithoutACellAreNone()
    {
        std::vector<int> map(25, hole);
        std::fill_n(map.begin(), 10, noRegion);
        const auto board = geometryOf(5, map);
        QVERIFY(board.has_value());
        QCOMPARE(board->cellCount(), 10);
        QCOMPARE(std::ssize(board->houses()), 2 + 5);
        QCOMPARE(board->digitCount(), 5);
    }

    void eachBoardHasItsOwnLines()
    {
        const Geometry samurai = findArrangement("samurai")->geometry();
        QCOMPARE(samurai.size(), 21);
        QCOMPARE(samurai.cellCount(), 5 * 81 - 4 * 9);
        QCOMPARE(samurai.digitCount(), 9);
        QCOMPARE(samurai.regionCount(), 5 * 9 - 4);
        QCOMPARE(std::ssize(samurai.houses()), 5 * 18 + 41);
        QVERIFY(std::ranges::all_of(samurai.houses(),
                                    [](const House &house) { return house.cells.size() == 9; }));
        const Cell shared = samurai.cellAt(7, 7);
        const auto hasIt = [shared](const House &house) {
            return std::ranges::count(house.cells, shared) > 0;
        };
        QCOMPARE(std::ranges::count_if(samurai.houses(), hasIt), 5); // two rows, two columns, a box
        const BoxShape nine{3, 3};
        QVERIFY(boxesOfBoards(samurai) == nine);
    }

    void arrangementsAreFoundFromTheirCells_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < std::ssize(arrangements()); ++i)
            QTest::newRow(std::string(arrangements()[i].id).c_str()) << i;
    }

    void arrangementsAreFoundFromTheirCells()
    {
        QFETCH(const int, index);
        const Arrangement &arrangement = arrangements()[index];
        const Geometry geometry = arrangement.geometry();
        const auto corners = cornersOfBoards(arrangement.boxes, geometry.size(), cellsOf(geometry));
        const auto found = overlappingBoards(arrangement.boxes, corners);
        QVERIFY(found.has_value());
        QVERIFY(found->cellCount() == geometry.cellCount());
        const bool isOnlyOne = arrangement.id != "flower" && arrangement.id != "windmill";
        QCOMPARE(*found == geometry, isOnlyOne); // others have the same cells, or fewer boards
    }

    void noBoardsAreFoundWhereThereAreNone()
    {
        QVERIFY(cornersOfBoards({2, 2}, 5, cellsIn("....@....@....@....@@@@@@")).size() == 1);
        QVERIFY(cornersOfBoards({2, 2}, 5, cellsIn(".....@........@....@@@@@@")).empty());
    }

    void boardsWhoseBoxesDoNotMeetAreRefused()
    {
        const std::vector<BoardCorner> apart{{0, 0}, {3, 3}};
        QCOMPARE(overlappingBoards({2, 2}, apart).error(), RegionError::BadBoards);
        const std::vector<BoardCorner> large{{0, 0}, {18, 18}};
        QCOMPARE(overlappingBoards({3, 3}, large).error(), RegionError::BadSize);
        QCOMPARE(geometryOf(6, std::vector<int>(36, noRegion), {}, std::vector<SubBoard>{{0, 0, 4}}).error(),
                 RegionError::BadBoards); // some cells are in no board
    }

    void digitsAreEnoughForTheLongestLine()
    {
        std::vector<int> map(16, noRegion);
        map[0] = map[5] = hole;
        QCOMPARE(geometryOf(4, map, 3).error(), RegionError::LargeBoard);
        map[10] = map[15] = hole;
        const auto board = geometryOf(4, map, 3);
        QVERIFY(board.has_value());
        QCOMPARE(board->digitCount(), 3);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestOverlap)

} // namespace sudoku::tst_overlap

#include "tst_overlap.moc"
