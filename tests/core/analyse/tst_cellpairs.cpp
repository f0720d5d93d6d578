#include <QTest>

#include "tests/bruteforce.h"
#include "tests/somegivens.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/testvariants.h"

#include "core/analyse/cellpairs.h"
#include "core/solve/guesssearch.h"

#include <algorithm>
#include <map>

namespace sudoku::tst_cellpairs {

/// What all of some solutions say, the slow and obvious way.
struct Expected
{
    explicit Expected(const Puzzle &puzzle)
        : rules(activeRules(puzzle)),
          solutions(BruteForce(puzzle).solutions(20'000))
    {
        std::map<std::vector<Digit>, std::vector<Cell>> cellsOf;
        for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell)
            cellsOf[columnOf(cell)].push_back(cell);
        for (const auto &[column, cells] : cellsOf)
            if (!column.empty() && std::ranges::count(column, column.front()) < std::ssize(column))
                groups.push_back(cells);
        std::ranges::sort(groups);
        for (const std::vector<Cell> &one : groups)
            for (const std::vector<Cell> &other : groups)
                if (one < other && isAlwaysDifferent(one, other))
                    different.push_back({one.front(), other.front()});
        std::erase_if(groups, [](const std::vector<Cell> &group) { return group.size() == 1; });
        std::ranges::sort(different);
    }

    std::vector<Digit> columnOf(Cell cell) const
    {
        std::vector<Digit> column;
        for (const Grid &solution : solutions)
            column.push_back(solution[cell]);
        return column;
    }
    bool haveDigitInCommon(Cell one, Cell other) const
    {
        const std::vector<Digit> first = columnOf(one);
        return std::ranges::any_of(
            columnOf(other), [&](Digit digit) { return std::ranges::find(first, digit) != first.end(); });
    }
    /// Whether a single rule keeps two cells from being equal.
    bool isHeldApart(Cell one, Cell other) const
    {
        return std::ranges::any_of(rules, [&](const ActiveRule &active) {
            const std::vector<Cell> cells = cellsOf(active.rule);
            if (std::ranges::find(cells, one) == cells.end()
                || std::ranges::find(cells, other) == cells.end())
                return false;
            const auto *pair = std::get_if<rule::Pair>(&active.rule);
            if (!pair)
                return std::holds_alternative<rule::House>(active.rule)
                       || std::holds_alternative<rule::Distinct>(active.rule);
            for (Digit digit = 1; digit < std::ssize(pair->allowed); ++digit)
                if (pair->allowed[digit].contains(digit))
                    return false;
            return true;
        });
    }
    bool isAlwaysDifferent(const std::vector<Cell> &one, const std::vector<Cell> &other) const
    {
        if (!haveDigitInCommon(one.front(), other.front()))
            return false;
        for (const Cell a : one)
            for (const Cell b : other)
                if (isHeldApart(a, b))
                    return false;
        return std::ranges::none_of(solutions, [&](const Grid &solution) {
            return solution[one.front()] == solution[other.front()];
        });
    }

    std::vector<ActiveRule> rules;
    std::vector<Grid> solutions;
    std::vector<std::vector<Cell>> groups;
    std::vector<CellPair> different;
};

class TestCellPairs : public QObject
{
    Q_OBJECT

private slots:
    void agreesWithBruteForce_data()
    {
        QTest::addColumn<Geometry>("geometry");
        QTest::addColumn<int>("givens");
        QTest::addColumn<bool>("hasEqual");
        QTest::addColumn<bool>("hasDifferent");
        QTest::newRow("4x4") << defaultGeometry(4) << 3 << true << true;
        QTest::newRow("4x4, nothing given") << defaultGeometry(4) << 0 << false << false;
        QTest::newRow("4x4 jigsaw") << *Geometry::withRegions(4, regionMap("AAABCABBCCDBCDDD")) << 3 << true
                                    << false;
        QTest::newRow("4x4, five digits") << Geometry::withBoxes({2, 2}, 5) << 8 << true << false;
        QTest::newRow("6x6") << defaultGeometry(6) << 14 << true << true;
    }

    void agreesWithBruteForce()
    {
        QFETCH(const Geometry, geometry);
        QFETCH(const int, givens);
        QFETCH(const bool, hasEqual);
        QFETCH(const bool, hasDifferent);
        const Constraint constraints[] = {
            {findVariant("diagonal"), {}}, {&lessThan, {0, 1}}, {&cage, {2, 3, 6}, {7}}, {&even, {0}}};
        Random random(7);
        std::size_t equal = 0;
        std::size_t different = 0;
        for (int i = 0; i < 25; ++i) {
            Puzzle puzzle = someGivens(geometry, givens, random);
            if (i % 5 > 0)
                puzzle.constraints.push_back(constraints[i % 5 - 1]);
            const Expected expected(puzzle);
            CellPairSearch search(puzzle, {.maxGuesses = i % 2 == 0 ? defaultGuesses : 0});
            QCOMPARE(search.run(), expected.solutions.empty() ? Outcome::None : Outcome::Solved);
            if (expected.solutions.empty())
                continue;
            const CellPairs found = search.found();
            QVERIFY(found.equal == expected.groups);
            QVERIFY(found.different == expected.different);
            QCOMPARE(found.open, 0);
            equal += found.equal.size();
            different += found.different.size();
        }
        QVERIFY(equal > 0 || !hasEqual); // or nothing was tried
        QVERIFY(different > 0 || !hasDifferent);
    }

    void aProperPuzzleHasNone()
    {
        CellPairSearch search(
            board("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."));
        QCOMPARE(search.run(), Outcome::Solved);
        QCOMPARE(search.openCellCount(), 0);
        QVERIFY(search.found().equal.empty() && search.found().different.empty());
    }

    void whatARuleDemandsIsLeftOut()
    {
        Puzzle puzzle = emptyBoard(9);
        const Variant *clone = findVariant("clone");
        QVERIFY(clone);
        puzzle.constraints.push_back({clone, {0, 40}});
        CellPairSearch search(puzzle);
        QCOMPARE(search.run(), Outcome::Solved);
        QVERIFY(search.found().equal.empty());
        QCOMPARE(search.openCellCount(), 81);
    }

    void stopsWithWhatItHasAndGoesOn_data()
    {
        QTest::addColumn<bool>("amongCandidates"); // 729 of them
        QTest::newRow("among the candidates") << true;
        QTest::newRow("among the pairs") << false;
    }

    void stopsWithWhatItHasAndGoesOn()
    {
        QFETCH(const bool, amongCandidates);
        const Puzzle puzzle =
            board(".................1.....2.3...1..4.....5.....6..6..7.2..4.....7..8..5.....9..1....");
        CellPairSearch search(puzzle);
        std::stop_source source;
        const auto stop = [&](int, int total) {
            if ((total == 729) == amongCandidates)
                source.request_stop();
        };
        QCOMPARE(search.run(source.get_token(), stop), halted(Halt::Stopped));
        QVERIFY(search.found().open > 0);
        QCOMPARE(search.run(), Outcome::Solved);
        QCOMPARE(search.found().open, 0);
        CellPairSearch whole(puzzle, {.seed = 5});
        QCOMPARE(whole.run(), Outcome::Solved);
        QVERIFY(search.found().equal == whole.found().equal);
        QVERIFY(search.found().different == whole.found().different);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestCellPairs)

} // namespace sudoku::tst_cellpairs

#include "tst_cellpairs.moc"
