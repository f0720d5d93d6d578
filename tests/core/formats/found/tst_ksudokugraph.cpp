#include <QTest>

#include "tests/testprogram.h"

#include "core/board/arrangements.h"
#include "core/formats/found/ksudokugraph.h"
#include "core/formats/found/programfiles.h"
#include "core/formats/readpuzzle.h"
#include "core/solve/solve.h"

#include <algorithm>
#include <string>
#include <vector>

namespace sudoku::tst_ksudokugraph {

/// A file with such a graph, whose places count down the columns, and blank values.
std::string fileOf(const std::string &attributes, const std::string &groups, int size, char first = '_')
{
    return "<!DOCTYPE ksudoku>\n<ksudoku><game had-help=\"0\" msecs-elapsed=\"0\"><puzzle><graph "
           "type=\"custom\" "
           + attributes + " sizeX=\"" + std::to_string(size) + "\" sizeY=\"" + std::to_string(size)
           + "\" sizeZ=\"1\">" + groups + "</graph><values>" + first
           + std::string(static_cast<std::size_t>(size * size) - 1, '_')
           + "</values></puzzle></game></ksudoku>\n";
}

std::string boardAt(int row, int column, int size, bool hasBoxes = true)
{
    return "<sudokugroups at=\"" + std::to_string(column * size + row) + "\" withblocks=\""
           + (hasBoxes ? "1" : "0") + "\" />";
}

std::string groupsOf(const Arrangement &arrangement)
{
    std::string groups;
    for (const BoardCorner &corner : arrangement.corners)
        groups += boardAt(corner.row, corner.column, arrangement.geometry().size());
    return groups;
}

/// Returns the only puzzle in a file.
TextResult readFile(const std::string &file)
{
    const FoundTexts found = savedPuzzlesIn(file);
    return found.size() == 1 ? readPuzzle(found.front().text) : TextResult(tl::unexpected(TextError{}));
}

class TestKSudokuGraph : public QObject
{
    Q_OBJECT

private slots:
    void readsBoardsThatOverlap_data()
    {
        QTest::addColumn<std::string>("id");
        for (const char *id : {"samurai", "sohei", "windmill", "twin", "flower"})
            QTest::newRow(id) << std::string(id);
    }

    void readsBoardsThatOverlap()
    {
        QFETCH(const std::string, id);
        const Arrangement &arrangement = *findArrangement(id);
        const int size = arrangement.geometry().size();
        const TextResult read =
            readFile(fileOf("order=\"9\" specific-type=\"Samurai\"", groupsOf(arrangement), size));
        QVERIFY(read.has_value());
        const Geometry &geometry = read->board.puzzle.geometry;
        QVERIFY(geometry == arrangement.geometry());
        QVERIFY(read->board.puzzle.constraints.empty());
    }

    /// The middle board of KSudoku's tiny samurai shares a cell with each other one, not a box.
    void readsBoxesThatDoNotMeetAsFurtherRegions()
    {
        std::string groups;
        for (const auto &[row, column] : {std::pair(0, 0), {0, 6}, {3, 3}, {6, 0}, {6, 6}})
            groups += boardAt(row, column, 10);
        const TextResult read = readFile(fileOf("order=\"4\"", groups, 10));
        QVERIFY(read.has_value());
        const Puzzle &puzzle = read->board.puzzle;
        QCOMPARE(puzzle.geometry.cellCount(), 5 * 16 - 4);
        QCOMPARE(puzzle.geometry.regionCount(), 16);
        QCOMPARE(std::ssize(puzzle.constraints), 4);
        QCOMPARE(check(puzzle).verdict, Uniqueness::Multiple);
    }

    void readsRegionsAndFurtherGroups()
    {
        const std::string groups = boardAt(0, 0, 4, false)
                                   + "<clique size=\"4\">0 1 2 3 </clique>" // the first column again
                                     "<clique size=\"4\">4 5 8 9 </clique>"
                                     "<clique size=\"4\">0 5 10 15 </clique>";
        const TextResult read = readFile(fileOf("order=\"4\"", groups, 4));
        QVERIFY(read.has_value());
        const Puzzle &puzzle = read->board.puzzle;
        QCOMPARE(puzzle.geometry.regionCount(), 2);
        QVERIFY(puzzle.geometry.shareRegion(puzzle.geometry.cellAt(0, 1), puzzle.geometry.cellAt(1, 2)));
        QCOMPARE(std::ssize(puzzle.constraints), 1);
        const std::vector<Cell> diagonal{0, 5, 10, 15};
        QCOMPARE(puzzle.constraints.front().cells, diagonal);
    }

    void readsTheCagesOfAKiller()
    {
        const std::string cages = "<cage operator=\"4\" value=\"5\" size=\"2\"> 0 1 </cage>";
        const std::string board = boardAt(0, 0, 4);
        const TextResult killer =
            readFile(fileOf("order=\"4\" specific-type=\"Killer Sudoku\"", board + cages, 4));
        QVERIFY(killer.has_value());
        const Constraint &cage = killer->board.puzzle.constraints.front();
        const std::vector<Cell> down{0, 4};
        QCOMPARE(cage.cells, down);
        QCOMPARE(cage.number(), 5);
        QVERIFY(!ksudokuGraph(fileOf("order=\"4\" specific-type=\"Mathdoku\"", board + cages, 4)));
    }

    void readsTheDigits()
    {
        const TextResult read = readFile(fileOf("order=\"9\"", groupsOf(*findArrangement("twin")), 15, 'f'));
        QVERIFY(read.has_value());
        QCOMPARE(read->board.puzzle.givens[0], 5);
        QCOMPARE(read->board.puzzle.givens.filledCount(), 1);
    }

    void refusesOthers_data()
    {
        QTest::addColumn<std::string>("file");
        const std::string board = boardAt(0, 0, 9);
        QTest::newRow("no board") << fileOf("order=\"9\"", "<clique size=\"2\">0 1 </clique>", 9);
        QTest::newRow("beyond the edge") << fileOf("order=\"9\"", boardAt(1, 0, 9), 9);
        QTest::newRow("place out of the board")
            << fileOf("order=\"9\"", board + "<clique size=\"2\">0 81 </clique>", 9);
        QTest::newRow("boxes of no square") << fileOf("order=\"6\"", boardAt(0, 0, 6), 6);
        QTest::newRow("too large") << fileOf("order=\"9\"", board, 26);
        QTest::newRow("huge") << std::string(
            "<ksudoku><graph type=\"custom\" order=\"2000000000\" sizeX=\"9\" sizeY=\"9\">");
        QTest::newRow("no graph") << std::string("<ksudoku></ksudoku>");
    }

    void refusesOthers()
    {
        QFETCH(const std::string, file);
        QVERIFY(!ksudokuGraph(file));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestKSudokuGraph)

} // namespace sudoku::tst_ksudokugraph

#include "tst_ksudokugraph.moc"
