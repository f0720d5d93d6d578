#include <QTest>

#include "tests/puzzles.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include "core/rules/sumdifferences.h"

namespace sudoku::tst_sumdifferences {

std::vector<SumDifference> differencesOf(const Puzzle &puzzle)
{
    return sumDifferences(puzzle.geometry, activeRules(puzzle), {});
}

/// "7: r1c9 - r2c2"
std::string textOf(const Geometry &geometry, const SumDifference &difference)
{
    std::string text = std::to_string(difference.total) + ":";
    for (const Cell cell : difference.added)
        text += " " + geometry.cellName(cell);
    if (!difference.subtracted.empty())
        text += " -";
    for (const Cell cell : difference.subtracted)
        text += " " + geometry.cellName(cell);
    return text;
}

std::vector<std::string> textsWith(std::initializer_list<std::string> cages)
{
    Puzzle puzzle = emptyBoard(9);
    for (const std::string &cage : cages)
        puzzle.constraints.push_back(*readConstraint(puzzle.geometry, "killer " + cage));
    std::vector<std::string> texts;
    for (const SumDifference &difference : differencesOf(puzzle))
        texts.push_back(textOf(puzzle.geometry, difference));
    return texts;
}

bool contain(const std::vector<std::string> &texts, const std::string &text)
{
    return std::ranges::find(texts, text) != texts.end();
}

int sumOf(const Grid &grid, const std::vector<Cell> &cells)
{
    int sum = 0;
    for (const Cell cell : cells)
        sum += grid[cell];
    return sum;
}

class TestSumDifferences : public QObject
{
    Q_OBJECT

private slots:
    void areNoneWithoutSums() { QVERIFY(differencesOf(emptyBoard(9)).empty()); }

    void combineInniesAndOuties()
    {
        const std::vector<std::string> texts =
            textsWith({"15 r1c1 r1c2 r1c3", "12 r1c4 r1c5", "20 r1c6 r1c7 r1c8 r2c8"});
        QVERIFY(contain(texts, "-2: r1c9 - r2c8"));
        QVERIFY(contain(texts, "18: r1c6 r1c7 r1c8 r1c9")); // the last sum left out
    }

    void lookAtRegionsThatTouch()
    {
        // Boxes 1 and 4: two cages fill them but for r6c3, and one cell reaches into box 2.
        const std::vector<std::string> texts =
            textsWith({"30 r1c1 r1c2 r1c3 r2c1 r2c2", "25 r2c3 r3c1 r3c2 r3c3 r3c4", "20 r4c1 r4c2 r4c3 r5c1",
                       "17 r5c2 r5c3 r6c1 r6c2"});
        QVERIFY(contain(texts, "-2: r6c3 - r3c4"));
    }

    void holdInTheSolution_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *file : {"v_killer_iss.txt", "v_killer_flags_iss.txt", "v_killer_janko.txt"})
            QTest::newRow(file) << file;
    }

    void holdInTheSolution()
    {
        QFETCH(const QString, file);
        int found = 0;
        for (const CorpusPuzzle &row : readCorpus(file.toStdString(), 10)) {
            if (row.solution.empty())
                continue;
            const Grid solution = grid(row.solution);
            for (const SumDifference &difference : differencesOf(row.puzzle)) {
                QCOMPARE(sumOf(solution, difference.added) - sumOf(solution, difference.subtracted),
                         difference.total);
                ++found;
            }
        }
        QVERIFY(found > 0);
    }

    void stop()
    {
        std::stop_source source;
        source.request_stop();
        const Puzzle puzzle = readCorpus("v_killer_iss.txt", 1).front().puzzle;
        QVERIFY(sumDifferences(puzzle.geometry, activeRules(puzzle), source.get_token()).empty());
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestSumDifferences)

} // namespace sudoku::tst_sumdifferences

#include "tst_sumdifferences.moc"
