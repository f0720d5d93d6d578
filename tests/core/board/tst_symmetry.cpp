#include <QTest>

#include "tests/testdata.h"

#include "core/board/symmetry.h"
#include "tests/testprogram.h"

#include <set>

namespace sudoku::tst_symmetry {

class TestSymmetry : public QObject
{
    Q_OBJECT

private slots:
    void idsFindTheirSymmetry()
    {
        std::set<std::string_view> ids;
        for (const Symmetry &symmetry : symmetries()) {
            QCOMPARE(findSymmetry(symmetry.id), &symmetry);
            QVERIFY(ids.insert(symmetry.id).second);
        }
        QVERIFY(!findSymmetry("round"));
    }

    void orbits_data()
    {
        QTest::addColumn<std::string>("id");
        QTest::addColumn<std::string>("cells");
        const auto row = [](const char *id, const char *cells) {
            QTest::newRow(id) << std::string(id) << std::string(cells);
        };
        row("none", "r1c2");
        row("half-turn", "r1c2 r5c4");
        row("quarter-turn", "r1c2 r2c5 r4c1 r5c4");
        row("horizontal", "r1c2 r5c2");
        row("vertical", "r1c2 r1c4");
        row("both", "r1c2 r1c4 r5c2 r5c4");
        row("diagonal", "r1c2 r2c1");
        row("anti-diagonal", "r1c2 r4c5");
        row("both-diagonals", "r1c2 r2c1 r4c5 r5c4");
        row("full", "r1c2 r1c4 r2c1 r2c5 r4c1 r4c5 r5c2 r5c4");
    }

    void orbits()
    {
        QFETCH(std::string, id);
        QFETCH(std::string, cells);
        const Geometry geometry = defaultGeometry(5);
        std::string names;
        for (const Cell cell : findSymmetry(id)->orbit(geometry, 1))
            names += (names.empty() ? "" : " ") + geometry.cellName(cell);
        QCOMPARE(names, cells);
    }

    void orbitsDivideTheBoard_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {4, 5, 9, 16, 25})
            QTest::addRow("%d", size) << size;
    }

    void orbitsDivideTheBoard()
    {
        QFETCH(int, size);
        const Geometry geometry = defaultGeometry(size);
        for (const Symmetry &symmetry : symmetries())
            for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
                const std::vector<Cell> orbit = symmetry.orbit(geometry, cell);
                QVERIFY(std::ranges::find(orbit, cell) != orbit.end());
                for (const Cell image : orbit)
                    QVERIFY(symmetry.orbit(geometry, image) == orbit);
            }
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestSymmetry)

} // namespace sudoku::tst_symmetry

#include "tst_symmetry.moc"
