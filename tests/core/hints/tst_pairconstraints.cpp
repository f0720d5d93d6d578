#include "core/hints/reasons/pairconstraints.h"

#include "core/hints/reasons/why.h"
#include "core/variants/own/ownkind.h"
#include "tests/puzzles.h"
#include "tests/testprogram.h"

#include <QTest>

namespace sudoku::tst_pairconstraints {

const OwnKindDefinition dots{.id = "three", .name = "D", .rule = "|a - b| = 3", .place = OwnPlace::Dot};
const OwnKindDefinition seven{.id = "seven", .name = "S", .rule = "|a - b| = 7", .place = OwnPlace::Dot};
const OwnKindDefinition noNine{
    .id = "no-nine", .name = "N", .rule = "a + b != 9", .place = OwnPlace::Touching};
const OwnKindDefinition ring{.id = "ring",
                             .name = "R",
                             .rule = "a + b != 9",
                             .place = OwnPlace::Leap,
                             .leap = {1, 2},
                             .isWrapping = true};
const OwnKindDefinition far{.id = "far", .name = "F", .rule = "|a - b| >= 5"};

/// The constraints of each row of the table: the indices of those that are needed are expected.
std::vector<Constraint> constraintsOf(const OwnKindDefinition &kind, std::vector<Cell> cells = {})
{
    return {{findVariant("white-dot"), {30, 31}}, {ownKind(kind), std::move(cells)}};
}

class TestPairConstraints : public QObject
{
    Q_OBJECT

private slots:
    void namesTheRulesThatAReasonNeeds_data()
    {
        QTest::addColumn<std::vector<Constraint>>("constraints");
        QTest::addColumn<std::vector<Cell>>("cells"); // they have 1 or 2
        QTest::addColumn<int>("digit");               // r1c1 cannot have it
        QTest::addColumn<std::vector<int>>("needed");
        const std::vector<Cell> one{1};
        QTest::newRow("dot") << constraintsOf(dots, {0, 1}) << one << 7 << std::vector{1};
        QTest::newRow("line") << constraintsOf(far, {0, 1, 2}) << one << 5 << std::vector{1};
        QTest::newRow("the row is enough")
            << constraintsOf(dots, {0, 1}) << std::vector<Cell>{1, 2} << 1 << std::vector<int>();
        std::vector<Constraint> twice = constraintsOf(dots, {0, 1});
        twice.push_back(twice.back());
        QTest::newRow("one of two is enough") << twice << one << 7 << std::vector{2};
        QTest::newRow("built-in one")
            << std::vector<Constraint>{{findVariant("white-dot"), {0, 1}}} << one << 7 << std::vector{0};
    }

    void namesTheRulesThatAReasonNeeds()
    {
        QFETCH(const std::vector<Constraint>, constraints);
        QFETCH(const std::vector<Cell>, cells);
        QFETCH(const int, digit);
        Puzzle puzzle = emptyBoard(9);
        puzzle.constraints = constraints;
        Position position(puzzle);
        std::vector<Premise> premises;
        for (const Cell cell : cells) {
            premises.emplace_back(premise::CellHasDigit{cell});
            for (Digit other = 3; other <= 9; ++other)
                position.eliminate(cell, other);
        }
        QTEST(pairConstraintsOf(position, premises, {{0, digit}, false}), "needed");
    }

    /// In a walk, what a digit on the board forbids is gone already.
    void namesTheRulesOfAStepOfAWalk()
    {
        Puzzle puzzle = emptyBoard(9);
        puzzle.constraints = constraintsOf(dots, {0, 1});
        puzzle.givens.set(1, 1);
        Position position(puzzle);
        eliminateForbidden(position);
        const ReasonStep single{{premise::CellHasDigit{0}}, {{0, 4}}};
        QVERIFY(pairConstraintsOf(position, single) == std::vector{1});
        const ReasonStep hidden{{premise::HouseHasDigit{0, 4}}, {{0, 4}}};
        for (const Cell cell : {2, 3, 4, 5, 6, 7, 8})
            position.eliminate(cell, 4);
        QVERIFY(pairConstraintsOf(position, hidden).empty());
    }

    void namesTheRuleThatADigitOnTheBoardMeets_data()
    {
        QTest::addColumn<std::vector<Constraint>>("constraints");
        QTest::addColumn<int>("cell");                // it has 1
        QTest::addColumn<std::vector<int>>("needed"); // so that r1c1 is not 8
        QTest::newRow("dot") << constraintsOf(dots, {0, 1}) << 1 << std::vector{1};
        QTest::newRow("the whole board") << constraintsOf(noNine) << 9 << std::vector{1};
        std::vector<Constraint> all = constraintsOf(seven, {20, 21});
        all.push_back({findOwnKind("all-seven"), {}});
        QTest::newRow("all marks are given") << all << 1 << std::vector{2};
        QTest::newRow("over the edge") << constraintsOf(ring) << 79 << std::vector{1};
        QTest::newRow("the other cell") << constraintsOf(ring) << 78 << std::vector<int>();
    }

    void namesTheRuleThatADigitOnTheBoardMeets()
    {
        QFETCH(const std::vector<Constraint>, constraints);
        QFETCH(const int, cell);
        QFETCH(const std::vector<int>, needed);
        Puzzle puzzle = emptyBoard(9);
        puzzle.constraints = constraints;
        puzzle.givens.set(cell, 1);
        QCOMPARE(constraintsThatExclude(Position(puzzle), {0, 8}), needed);
        puzzle.givens.set(8, 8); // r1c1 sees it
        QCOMPARE(constraintsThatExclude(Position(puzzle), {0, 8}), std::vector<int>());
        if (needed.empty())
            return;
        puzzle.givens.clear(8);
        const WhyAnswer answer = findWhy(Board(puzzle), {0, 8, false});
        QVERIFY(answer.answer && std::holds_alternative<Reasoning>(*answer.answer));
        QCOMPARE(std::get<Reasoning>(*answer.answer).constraints, needed);
    }

    /// Digits on the board leave one digit in a cell: by its houses, and by one rule.
    void namesTheRuleThatLeavesASingle()
    {
        Puzzle puzzle = emptyBoard(9);
        puzzle.constraints = constraintsOf(noNine);
        for (Cell cell = 2; cell < 9; ++cell)
            puzzle.givens.set(cell, cell + 1); // r1c1 and r1c2 are 1 and 2
        puzzle.givens.set(10, 7);              // below r1c2
        Position position(puzzle);
        const Deduction conclusion{{1, 1}, true};
        QCOMPARE(pairConstraintsOf(position, {premise::CellHasDigit{1}}, conclusion), std::vector{1});
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestPairConstraints)

} // namespace sudoku::tst_pairconstraints

#include "tst_pairconstraints.moc"
