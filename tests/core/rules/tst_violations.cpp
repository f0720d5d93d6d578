// Covers core/rules: violationwatch

#include <QTest>

#include "tests/bruteforce.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/testvariants.h"

#include "core/rules/violationwatch.h"

#include <rapidcheck.h>

namespace sudoku::tst_violations {

std::string text(const RuleSource &source)
{
    if (const auto *index = std::get_if<ConstraintIndex>(&source))
        return "constraint " + std::to_string(index->index);
    const HouseName name = std::get<HouseName>(source);
    const char *const kinds[] = {"row ", "column ", "box ", "region "};
    return kinds[static_cast<int>(name.kind)] + std::to_string(name.index + 1);
}

/// "row 1: r1c1 r1c4 have 5; constraint 0: r2c2"
std::string text(const Geometry &geometry, const std::vector<Violation> &violations)
{
    std::string all;
    for (const Violation &violation : violations) {
        all += (all.empty() ? "" : "; ") + text(violation.source) + ":";
        for (const Cell cell : violation.cells)
            all += " " + geometry.cellName(cell);
        if (violation.digit != noDigit)
            all += " have " + std::to_string(violation.digit);
    }
    return all;
}

std::string violationsIn(const Puzzle &puzzle)
{
    return text(puzzle.geometry, findViolations(puzzle, puzzle.givens));
}

struct HouseCase
{
    const char *name;
    const char *digits;
    const char *expected;
};

struct ConstraintCase
{
    const char *name;
    Constraint constraint;
    const char *digits;
    const char *expected;
};

class TestViolations : public QObject
{
    Q_OBJECT

private slots:
    void namesHouseAndCells_data()
    {
        QTest::addColumn<std::string>("digits");
        QTest::addColumn<std::string>("expected");
        const HouseCase cases[] = {
            {"empty", "................", ""},
            {"no two alike", "1234341221434321", ""},
            {"row", "1..1............", "row 1: r1c1 r1c4 have 1"},
            {"column", ".4...........4..", "column 2: r1c2 r4c2 have 4"},
            {"box", "..........2....2", "box 4: r3c3 r4c4 have 2"},
            {"row and box", "33..............", "row 1: r1c1 r1c2 have 3; box 1: r1c1 r1c2 have 3"},
            {"each pair of three", "1.11............",
             "row 1: r1c1 r1c3 have 1; row 1: r1c1 r1c4 have 1; row 1: r1c3 r1c4 have 1; box 2: r1c3 r1c4 "
             "have 1"},
            {"last row", "............3..3", "row 4: r4c1 r4c4 have 3"},
        };
        for (const HouseCase &row : cases)
            QTest::newRow(row.name) << std::string(row.digits) << std::string(row.expected);
    }

    void namesHouseAndCells()
    {
        QFETCH(std::string, digits);
        QFETCH(std::string, expected);
        QCOMPARE(violationsIn(board(digits)), expected);
    }

    void namesConstraintAndCells_data()
    {
        QTest::addColumn<Constraint>("constraint");
        QTest::addColumn<std::string>("digits");
        QTest::addColumn<std::string>("expected");
        const Constraint diagonal{findVariant("diagonal"), {}};
        const Constraint rising{findVariant("anti-diagonal"), {}};
        const ConstraintCase cases[] = {
            {"diagonal", diagonal, "1..............1", "constraint 0: r1c1 r4c4 have 1"},
            {"anti-diagonal", rising, "...2........2...", "constraint 0: r1c4 r4c1 have 2"},
            {"not this diagonal", diagonal, "...2........2...", ""},
            {"pair", {&lessThan, {0, 15}}, "4..............1", "constraint 0: r1c1 r4c4"},
            {"pair, cells ascending", {&lessThan, {15, 0}}, "1..............4", "constraint 0: r1c1 r4c4"},
            {"pair of equals", {&lessThan, {0, 15}}, "3..............3", "constraint 0: r1c1 r4c4 have 3"},
            {"pair kept", {&lessThan, {0, 15}}, "1..............4", ""},
            {"half a pair", {&lessThan, {0, 15}}, "4...............", ""},
            {"other half", {&lessThan, {0, 15}}, "...............1", ""},
            {"domain", {&even, {0, 5}}, "1....2..........", "constraint 0: r1c1"},
            {"domain, each cell",
             {&even, {0, 5}},
             "1....3..........",
             "constraint 0: r1c1; constraint 0: r2c2"},
            {"domain, empty", {&even, {0, 5}}, "................", ""},
            {"sum too large",
             {&cellSum, {0, 1, 15}, {5}},
             "34..............",
             "constraint 0: r1c1 r1c2 r4c4"},
            {"sum too small",
             {&cellSum, {0, 1, 15}, {12}},
             "3...............",
             "constraint 0: r1c1 r1c2 r4c4"},
            {"sum still open", {&cellSum, {0, 1, 15}, {8}}, "34..............", ""},
            {"sum just reached", {&cellSum, {0, 1, 15}, {11}}, "34.............4", ""},
            {"sum missed by one",
             {&cellSum, {0, 1, 15}, {10}},
             "34.............4",
             "constraint 0: r1c1 r1c2 r4c4"},
            {"no sum possible", {&cellSum, {0, 1}, {9}}, "................", "constraint 0: r1c1 r1c2"},
            {"sum may repeat", {&cellSum, {0, 15}, {6}}, "3..............3", ""},
            {"cage may not", {&cage, {0, 15}, {6}}, "3..............3", "constraint 0: r1c1 r4c4 have 3"},
        };
        for (const ConstraintCase &row : cases)
            QTest::newRow(row.name) << row.constraint << std::string(row.digits) << std::string(row.expected);
    }

    void namesConstraintAndCells()
    {
        QFETCH(Constraint, constraint);
        QFETCH(std::string, digits);
        QFETCH(std::string, expected);
        Puzzle puzzle = board(digits);
        puzzle.constraints.push_back(constraint);
        QCOMPARE(violationsIn(puzzle), expected);
    }

    void namesRegionsOfAJigsaw()
    {
        const auto geometry = Geometry::withRegions(4, regionMap("AAABCABBCCDBCDDD"));
        const Puzzle puzzle = puzzleOf(*geometry, grid("..3..3.........."));
        QCOMPARE(violationsIn(puzzle), std::string("region 1: r1c3 r2c2 have 3"));
    }

    void looksAtGivensAndEntriesAlike()
    {
        Board mixed(board("1..............."));
        mixed.entries.set(3, 1);
        QCOMPARE(text(mixed.puzzle.geometry, findViolations(mixed)), std::string("row 1: r1c1 r1c4 have 1"));
    }

    void solutionsFillKeepAndBreakNothing_data()
    {
        QTest::addColumn<std::string>("grid");
        QTest::addColumn<bool>("expected");
        QTest::newRow("solution") << std::string("1234341221434321") << true;
        QTest::newRow("another given") << std::string("2134341212434321") << false;
        QTest::newRow("a cell empty") << std::string("12343412214343.1") << false;
        QTest::newRow("a digit too large") << std::string("1234341221434325") << false;
        QTest::newRow("a digit twice") << std::string("1234341221434322") << false;
        QTest::newRow("another board") << std::string("1234") << false;
        QTest::newRow("nothing") << std::string() << false;
    }

    void solutionsFillKeepAndBreakNothing()
    {
        QFETCH(std::string, grid);
        QFETCH(bool, expected);
        QCOMPARE(isSolution(board("1..............."), sudoku::grid(grid)), expected);
    }

    void theWatchSeesTheSame()
    {
        QVERIFY(rc::check("whatever changes, a watch finds what is found from the start", [] {
            Puzzle puzzle = board("................");
            puzzle.constraints = {{&lessThan, {0, 5}},
                                  {&cage, {1, 6, 11}, {7}},
                                  {&even, {15}},
                                  {findVariant("sandwich"), {0, 1, 2, 3}, {5}},
                                  {findVariant("x-sum"), {12, 8, 4, 0}, {6}}};
            ViolationWatch watch(puzzle);
            Grid digits(16);
            for (int step = 0; step < 10; ++step) {
                for (const Cell cell : *rc::gen::container<std::vector<Cell>>(rc::gen::inRange(0, 16)))
                    digits.set(cell, *rc::gen::inRange(0, 5));
                RC_ASSERT(watch.look(digits) == findViolations(puzzle, digits));
            }
        }));
    }

    /// The same digits break rules or not, as their regions are.
    void theWatchSeesOtherRegions()
    {
        Puzzle puzzle(Geometry::withBoxes({1, 4}));
        puzzle.constraints = {{findVariant("chaos-construction"), {}}, {findVariant("same-region"), {0, 1}}};
        ViolationWatch watch(puzzle);
        Grid digits = grid("1234341221434321");
        QVERIFY(watch.look(digits).empty());
        digits.setRegions({0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3}); // columns
        QCOMPARE(watch.look(digits).size(), std::size_t{1});
        digits.setRegions({0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3}); // boxes
        QVERIFY(watch.look(digits).empty());
    }

    void agreeWithTheRules()
    {
        QVERIFY(rc::check("a filled grid has violations exactly if a rule does not hold", [] {
            Puzzle puzzle = board("................");
            puzzle.constraints = {{&lessThan, {0, 5}}, {&cage, {1, 6, 11}, {7}}, {&even, {15}}};
            const auto solutions = BruteForce(puzzle).solutions();
            Grid filled = *rc::gen::elementOf(solutions);
            RC_ASSERT(isSolution(puzzle, filled));
            filled.set(*rc::gen::inRange(0, 16), *rc::gen::inRange(1, 5));
            RC_ASSERT(isSolution(puzzle, filled) == holdsAll(activeRules(puzzle), filled));
        }));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestViolations)

} // namespace sudoku::tst_violations

#include "tst_violations.moc"
