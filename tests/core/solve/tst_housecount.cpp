#include <QTest>

#include "tests/bruteforce.h"
#include "tests/sampling.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include "core/board/random.h"
#include "core/solve/count.h"
#include "core/solve/guesssearch.h"
#include "core/solve/housecount.h"
#include "core/solve/solve.h"

#include <limits>

namespace sudoku::tst_housecount {

SolveOptions anyWay()
{
    SolveOptions options;
    options.maxGuesses = defaultGuesses;
    return options;
}

class TestHouseCount : public QObject
{
    Q_OBJECT

private slots:
    void knowsEmptyBoards_data()
    {
        QTest::addColumn<Puzzle>("puzzle");
        QTest::addColumn<std::int64_t>("count");
        QTest::newRow("4x4") << emptyBoard(4) << std::int64_t{288};
        QTest::newRow("Latin squares of 4") << Puzzle(Geometry::withBoxes({1, 4})) << std::int64_t{576};
        QTest::newRow("Latin squares of 5") << Puzzle(Geometry::withBoxes({1, 5})) << std::int64_t{161'280};
        if (triesMuch())
            QTest::newRow("6x6") << emptyBoard(6) << std::int64_t{28'200'960}; // Jarvis and Russell, 2005
    }

    void knowsEmptyBoards()
    {
        QFETCH(Puzzle, puzzle);
        QFETCH(std::int64_t, count);
        const SolutionCount all = HouseCount(puzzle).run(count, {});
        QVERIFY(all.isExact());
        QCOMPARE(all.count, count);
        QCOMPARE(HouseCount(puzzle).run(std::numeric_limits<std::int64_t>::max(), {}).count, count);
        const std::int64_t fewer = std::min(count - 1, std::int64_t{100'000});
        const SolutionCount cut = HouseCount(puzzle).run(fewer, {});
        QCOMPARE(cut.end, Outcome::Solved);
        QCOMPARE(cut.count, fewer);
        QCOMPARE(countSolutions(puzzle, fewer, anyWay()).count, fewer);
    }

    void countsAsBruteForceDoes_data()
    {
        QTest::addColumn<Puzzle>("shape");
        QTest::newRow("4x4") << emptyBoard(4);
        QTest::newRow("6x6") << emptyBoard(6);
        QTest::newRow("spare digit") << Puzzle(Geometry::withBoxes({2, 2}, 5));
        QTest::newRow("jigsaw") << Puzzle(*Geometry::withRegions(5, regionMap("AABBBAABBCADCCCDDDECDEEEE")));
        Puzzle diagonal = emptyBoard(6);
        diagonal.constraints = {{findVariant("diagonal"), {}}};
        QTest::newRow("diagonal") << diagonal;
    }

    /// Boards with some digits of a solution, and now and then a wrong one.
    void countsAsBruteForceDoes()
    {
        QFETCH(Puzzle, shape);
        const std::vector<Grid> solutions = BruteForce(shape).solutions(50);
        Random random(7);
        for (int i = 0; i < 12 && !solutions.empty(); ++i) {
            Puzzle puzzle = shape;
            const Grid &solution = solutions[random.below(solutions.size())];
            for (Cell cell = 0; cell < solution.cellCount(); ++cell)
                if (random.below(20) < 11)
                    puzzle.givens.set(cell, solution[cell]);
            if (i % 4 == 3)
                puzzle.givens.set(0, solution[1]);
            const SolutionCount counted = HouseCount(puzzle).run(1'000'000, {});
            QVERIFY(counted.isExact());
            QCOMPARE(counted.count, static_cast<std::int64_t>(BruteForce(puzzle).solutions().size()));
        }
    }

    void suitsDifferentDigitsOnly()
    {
        Puzzle marked = emptyBoard(4);
        QVERIFY(HouseCount::suits(marked));
        marked.constraints = {{&lessThan, {0, 1}}};
        QVERIFY(!HouseCount::suits(marked));
        marked.constraints = {{findVariant("chaos-construction"), {}}};
        QVERIFY(!HouseCount::suits(marked));
    }

    void stops()
    {
        std::stop_source stopped;
        stopped.request_stop();
        QCOMPARE(HouseCount(emptyBoard(12)).run(1'000'000, stopped.get_token()).end, halted(Halt::Stopped));
    }

    void largeBoardsToo()
    {
        const SolutionCount counted = countSolutions(emptyBoard(25), 2000, anyWay());
        QCOMPARE(counted.end, Outcome::Solved);
        QCOMPARE(counted.count, std::int64_t{2000});
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestHouseCount)

} // namespace sudoku::tst_housecount

#include "tst_housecount.moc"
