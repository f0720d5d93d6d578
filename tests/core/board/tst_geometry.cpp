#include <QTest>

#include "tests/sampling.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <set>

namespace sudoku::tst_geometry {

/// A row for every size with every box shape, boxes of one row among them.
void addEveryBoard()
{
    QTest::addColumn<BoxShape>("boxes");
    for (int size = minBoardSize; size <= (triesMuch() ? maxBoardSize : 12); ++size)
        for (int rows = 1; rows <= size; ++rows)
            if (size % rows == 0)
                QTest::addRow("%dx%d", rows, size / rows) << BoxShape{rows, size / rows};
}

std::vector<int> regionsOf(const Geometry &geometry)
{
    std::vector<int> regions;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        regions.push_back(geometry.regionOf(cell));
    return regions;
}

/// "2x3 3x2"
std::string text(const std::vector<BoxShape> &shapes)
{
    std::string text;
    for (const BoxShape shape : shapes)
        text += (text.empty() ? "" : " ") + std::to_string(shape.rows) + "x" + std::to_string(shape.columns);
    return text;
}

bool shareHouse(const Geometry &geometry, Cell a, Cell b)
{
    return geometry.rowOf(a) == geometry.rowOf(b) || geometry.columnOf(a) == geometry.columnOf(b)
           || (geometry.regionOf(a) == geometry.regionOf(b) && geometry.regionOf(a) != noRegion);
}

using AreRelated = bool (Geometry::*)(Cell, Cell) const;

std::vector<Cell> cellsWhere(const Geometry &geometry, Cell cell, AreRelated areRelated)
{
    std::vector<Cell> cells;
    for (Cell other = 0; other < geometry.cellCount(); ++other)
        if ((geometry.*areRelated)(cell, other))
            cells.push_back(other);
    return cells;
}

const std::string crossedJigsaw = "AAAB"
                                  "CABB"
                                  "CCDB"
                                  "CDDD";

class TestGeometry : public QObject
{
    Q_OBJECT

private slots:
    void offersBoxShapes_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<std::string>("shapes");
        const std::pair<int, const char *> rows[] = {
            {4, "2x2"},
            {5, ""},
            {6, "2x3 3x2"},
            {7, ""},
            {8, "2x4 4x2"},
            {9, "3x3"},
            {10, "2x5 5x2"},
            {11, ""},
            {12, "3x4 4x3 2x6 6x2"},
            {13, ""},
            {14, "2x7 7x2"},
            {15, "3x5 5x3"},
            {16, "4x4 2x8 8x2"},
            {17, ""},
            {18, "3x6 6x3 2x9 9x2"},
            {19, ""},
            {20, "4x5 5x4 2x10 10x2"},
            {21, "3x7 7x3"},
            {22, "2x11 11x2"},
            {23, ""},
            {24, "4x6 6x4 3x8 8x3 2x12 12x2"},
            {25, "5x5"},
        };
        for (const auto &[size, shapes] : rows)
            QTest::addRow("%d", size) << size << std::string(shapes);
    }

    void offersBoxShapes()
    {
        QFETCH(int, size);
        QFETCH(std::string, shapes);
        QCOMPARE(text(boxShapes(size)), shapes);
    }

    void isMadeOfHouses_data() { addEveryBoard(); }

    void isMadeOfHouses()
    {
        QFETCH(BoxShape, boxes);
        const Geometry geometry = Geometry::withBoxes(boxes);
        const int size = boxes.size();
        QCOMPARE(geometry.size(), size);
        QCOMPARE(geometry.digitCount(), size);
        QCOMPARE(geometry.cellCount(), size * size);
        QVERIFY(geometry.boxes() == boxes);
        QCOMPARE(std::ssize(geometry.houses()), 3 * size);
        const HouseKind kinds[] = {HouseKind::Row, HouseKind::Column, HouseKind::Box};
        for (int i = 0; i < 3 * size; ++i) {
            const House &house = geometry.houses()[i];
            QVERIFY(house.name == (HouseName{kinds[i / size], i % size}));
            QCOMPARE(std::ssize(house.cells), size);
            QVERIFY(std::ranges::is_sorted(house.cells));
            for (const Cell cell : house.cells)
                QCOMPARE(indexIn(geometry, house.name.kind, cell), house.name.index);
        }
    }

    void putsEachCellInItsBox_data() { addEveryBoard(); }

    void putsEachCellInItsBox()
    {
        QFETCH(BoxShape, boxes);
        const Geometry geometry = Geometry::withBoxes(boxes);
        for (int row = 0; row < boxes.size(); ++row)
            for (int column = 0; column < boxes.size(); ++column) {
                const Cell cell = geometry.cellAt(row, column);
                QCOMPARE(geometry.rowOf(cell), row);
                QCOMPARE(geometry.columnOf(cell), column);
                // As many boxes stand side by side as a box has rows.
                const int box = row / boxes.rows * boxes.rows + column / boxes.columns;
                QCOMPARE(geometry.regionOf(cell), box);
            }
    }

    void knowsPeers_data() { addEveryBoard(); }

    void knowsPeers()
    {
        QFETCH(BoxShape, boxes);
        const Geometry geometry = Geometry::withBoxes(boxes);
        for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
            std::vector<Cell> expected;
            for (Cell other = 0; other < geometry.cellCount(); ++other)
                if (other != cell && shareHouse(geometry, cell, other))
                    expected.push_back(other);
            QVERIFY(std::ranges::equal(geometry.peers(cell), expected));
        }
        const int size = boxes.size();
        QCOMPARE(std::ssize(geometry.peers(0)), 3 * (size - 1) - (boxes.rows - 1) - (boxes.columns - 1));
    }

    void namesCells()
    {
        const Geometry geometry = defaultGeometry(25);
        QCOMPARE(geometry.cellName(0), std::string("r1c1"));
        QCOMPARE(geometry.cellName(24), std::string("r1c25"));
        QCOMPARE(geometry.cellName(25), std::string("r2c1"));
        QCOMPARE(geometry.cellName(624), std::string("r25c25"));
        QCOMPARE(defaultGeometry(9).cellName(33), std::string("r4c7"));
    }

    void acceptsRegionMaps_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<std::string>("map");
        QTest::newRow("boxes as a map") << 4 << std::string("AABBAABBCCDDCCDD");
        QTest::newRow("rows as a map") << 4 << std::string("AAAABBBBCCCCDDDD");
        QTest::newRow("jigsaw 4x4") << 4 << crossedJigsaw;
        QTest::newRow("jigsaw 5x5") << 5 << std::string("AABBBAABBCADCCCDDDECDEEEE");
        QTest::newRow("largest") << 25 << stripes(25);
    }

    void acceptsRegionMaps()
    {
        QFETCH(int, size);
        QFETCH(std::string, map);
        const auto geometry = Geometry::withRegions(size, regionMap(map));
        QVERIFY(geometry.has_value());
        QCOMPARE(geometry->size(), size);
        QCOMPARE(geometry->digitCount(), size);
        QVERIFY(!geometry->boxes());
        QCOMPARE(regionsOf(*geometry), regionMap(map));
        QCOMPARE(std::ssize(geometry->houses()), 3 * size);
        for (int region = 0; region < size; ++region) {
            const House &house = geometry->houses()[2 * size + region];
            QVERIFY(house.name == (HouseName{HouseKind::Region, region}));
            QCOMPARE(std::ssize(house.cells), size);
            for (const Cell cell : house.cells)
                QCOMPARE(geometry->regionOf(cell), region);
        }
    }

    /// "@" is the character before "A": no region.
    void acceptsPartialMaps_data()
    {
        QTest::addColumn<std::string>("map");
        QTest::addColumn<int>("digitCount");
        QTest::addColumn<int>("regionCount");
        QTest::newRow("a cell in none") << std::string("AABBAABBCCDDCCD@") << 4 << 4;
        QTest::newRow("five regions") << std::string("AABBAABBCCDDCCDE") << 4 << 5;
        QTest::newRow("one region") << std::string("@@@@@AA@@@@@@@@@") << 4 << 1;
        QTest::newRow("5 cells of 5 digits") << std::string("AAABAABBCCDDCCDD") << 5 << 4;
    }

    void acceptsPartialMaps()
    {
        QFETCH(std::string, map);
        QFETCH(int, digitCount);
        QFETCH(int, regionCount);
        const auto geometry = Geometry::withRegions(4, regionMap(map), digitCount);
        QVERIFY(geometry.has_value());
        QCOMPARE(regionsOf(*geometry), regionMap(map));
        QCOMPARE(geometry->regionCount(), regionCount);
        QCOMPARE(std::ssize(geometry->houses()), 8 + regionCount);
        QVERIFY(!geometry->hasFullRegions());
        for (Cell cell = 0; cell < 16; ++cell) {
            std::vector<Cell> expected;
            for (Cell other = 0; other < 16; ++other)
                if (other != cell && shareHouse(*geometry, cell, other))
                    expected.push_back(other);
            QVERIFY(std::ranges::equal(geometry->peers(cell), expected));
        }
    }

    void refusesRegionMaps_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<std::string>("map");
        QTest::addColumn<RegionError>("error");
        QTest::newRow("no board") << 0 << std::string() << RegionError::BadSize;
        QTest::newRow("negative") << -4 << std::string("AABBAABBCCDDCCDD") << RegionError::BadSize;
        QTest::newRow("too small") << 3 << std::string("AAABBBCCC") << RegionError::BadSize;
        QTest::newRow("too large") << 26 << stripes(26) << RegionError::BadSize;
        QTest::newRow("empty map") << 4 << std::string() << RegionError::BadMap;
        QTest::newRow("a cell too few") << 4 << std::string("AABBAABBCCDDCCD") << RegionError::BadMap;
        QTest::newRow("a cell too many") << 4 << std::string("AABBAABBCCDDCCDDD") << RegionError::BadMap;
        QTest::newRow("a gap in the numbers") << 4 << std::string("AABBAABBCCDDCCDF") << RegionError::BadMap;
        QTest::newRow("region 25") << 4 << std::string("AABBAABBCCDDCCDZ") << RegionError::BadMap;
        QTest::newRow("region -3") << 4 << std::string("AABBAABBCCDDCCD>") << RegionError::BadMap;
        QTest::newRow("5 and 3 cells") << 4 << std::string("AAABAABBCCDDCCDD") << RegionError::LargeRegion;
        QTest::newRow("corner to corner") << 4 << std::string("AABBAACBCBDDCCDD") << RegionError::TornRegion;
        QTest::newRow("round the edge") << 4 << std::string("ABBAABBACCDDCCDD") << RegionError::TornRegion;
        QTest::newRow("last region torn") << 4 << std::string("DAAADBBBCCCBDDCA") << RegionError::TornRegion;
    }

    void refusesRegionMaps()
    {
        QFETCH(int, size);
        QFETCH(std::string, map);
        QFETCH(RegionError, error);
        const auto geometry = Geometry::withRegions(size, regionMap(map));
        QVERIFY(!geometry.has_value());
        QCOMPARE(geometry.error(), error);
    }

    void knowsNeighbours()
    {
        for (int size = minBoardSize; size <= maxBoardSize; ++size) {
            const Geometry geometry = defaultGeometry(size);
            for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
                std::vector<Cell> neighbours;
                std::vector<Cell> kingSteps;
                for (Cell other = 0; other < geometry.cellCount(); ++other) {
                    const int rows = std::abs(geometry.rowOf(cell) - geometry.rowOf(other));
                    const int columns = std::abs(geometry.columnOf(cell) - geometry.columnOf(other));
                    if (rows + columns == 1)
                        neighbours.push_back(other);
                    if (std::max(rows, columns) == 1)
                        kingSteps.push_back(other);
                }
                QVERIFY(std::ranges::equal(geometry.neighbours(cell), neighbours));
                QVERIFY(cellsWhere(geometry, cell, &Geometry::areNeighbours) == neighbours);
                QVERIFY(cellsWhere(geometry, cell, &Geometry::isKingStep) == kingSteps);
            }
        }
    }

    void knowsPieces_data()
    {
        QTest::addColumn<std::vector<Cell>>("cells");
        QTest::addColumn<bool>("isConnected");
        QTest::newRow("nothing") << std::vector<Cell>{} << true;
        QTest::newRow("one cell") << std::vector<Cell>{5} << true;
        QTest::newRow("side by side") << std::vector<Cell>{5, 6} << true;
        QTest::newRow("a corner in common") << std::vector<Cell>{5, 10} << false;
        QTest::newRow("end of a row and begin of the next") << std::vector<Cell>{3, 4} << false;
        QTest::newRow("in any order") << std::vector<Cell>{15, 0, 11, 2, 3, 1, 7} << true;
        QTest::newRow("two pairs") << std::vector<Cell>{0, 1, 10, 11} << false;
    }

    void knowsPieces()
    {
        QFETCH(std::vector<Cell>, cells);
        QFETCH(bool, isConnected);
        QCOMPARE(Geometry::withBoxes({2, 2}).isConnected(cells), isConnected);
    }

    void isEqualByShape()
    {
        const Geometry wide = Geometry::withBoxes({2, 3});
        QVERIFY(wide == Geometry(wide));
        QVERIFY(wide == Geometry::withBoxes({2, 3}));
        QVERIFY(wide != Geometry::withBoxes({3, 2}));
        QVERIFY(wide != Geometry::withBoxes({2, 2}));
        QVERIFY(wide != Geometry::withBoxes({2, 3}, 7));
        const auto jigsaw = Geometry::withRegions(4, regionMap(crossedJigsaw));
        QVERIFY(*jigsaw == *Geometry::withRegions(4, regionMap(crossedJigsaw)));
        QVERIFY(*jigsaw != *Geometry::withRegions(4, regionMap("AABBAABBCCDDCCDD")));
        QVERIFY(*jigsaw != Geometry::withBoxes({2, 2}));
        // The same cells, but regions are named otherwise than boxes.
        QVERIFY(*Geometry::withRegions(4, regionMap("AABBAABBCCDDCCDD")) != Geometry::withBoxes({2, 2}));
    }

    void mayHaveSpareDigits()
    {
        const Geometry geometry = Geometry::withBoxes({3, 3}, 10);
        QCOMPARE(geometry.size(), 9);
        QCOMPARE(geometry.digitCount(), 10);
        QCOMPARE(geometry.cellCount(), 81);
    }

private:
    static int indexIn(const Geometry &geometry, HouseKind kind, Cell cell)
    {
        if (kind == HouseKind::Row)
            return geometry.rowOf(cell);
        return kind == HouseKind::Column ? geometry.columnOf(cell) : geometry.regionOf(cell);
    }

    /// A map in which each row is a region.
    static std::string stripes(int size)
    {
        std::string map;
        for (int row = 0; row < size; ++row)
            map.append(size, static_cast<char>('A' + row));
        return map;
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestGeometry)

} // namespace sudoku::tst_geometry

#include "tst_geometry.moc"
