#include <QTest>

#include "core/hints/techniques.h"
#include "core/variants/own/ownkind.h"
#include "core/variants/variant.h"
#include "tests/puzzles.h"
#include "tests/testprogram.h"

namespace sudoku::tst_ownsteps {

std::vector<Step> pairSteps(const Puzzle &puzzle)
{
    return findSteps(*findTechnique("pair-rule"), Position(puzzle), 100);
}

/// Steps about kinds of rules that people have made.
class TestOwnSteps : public QObject
{
    Q_OBJECT

private slots:
    /// Whatever people call their kinds: these have the names of techniques.
    void ownRulesAreToldLikeTheirKin()
    {
        Puzzle dots = emptyBoard(9);
        dots.constraints = {{findVariant("white-dot"), {0, 1}}, {findVariant("non-consecutive"), {}}};
        dots.givens.set(1, 4);
        Puzzle own = dots;
        own.constraints[0].variant =
            ownKind({.id = "x-wing", .name = "One apart", .rule = "|a - b| = 1", .place = OwnPlace::Dot});
        own.constraints[1].variant = ownKind(
            {.id = "swordfish", .name = "Not beside", .rule = "|a - b| != 1", .place = OwnPlace::Touching});
        const std::vector<Step> expected = pairSteps(dots);
        const std::vector<Step> steps = pairSteps(own);
        QVERIFY(!expected.empty());
        QCOMPARE(steps.size(), expected.size());
        for (std::size_t i = 0; i < steps.size(); ++i) {
            QCOMPARE(steps[i].technique, findTechnique("pair-rule"));
            QVERIFY(steps[i].eliminations == expected[i].eliminations);
            QVERIFY(steps[i].constraints == expected[i].constraints);
        }
    }

    void eachRowOfAnOwnRuleIsAStep()
    {
        Puzzle puzzle = emptyBoard(9);
        puzzle.constraints = {
            {ownKind({.id = "rows", .name = "Rows", .rule = "|a - b| > 1", .place = OwnPlace::Rows}), {}}};
        puzzle.givens.set(4, 5);
        puzzle.givens.set(80, 9);
        const std::vector<Step> steps = pairSteps(puzzle);
        QCOMPARE(steps.size(), 2);
        const std::vector<Candidate> besideFive{{3, 4}, {3, 6}, {5, 4}, {5, 6}};
        const std::vector<Candidate> besideNine{{79, 8}};
        QVERIFY(steps[0].eliminations == besideFive);
        QVERIFY(steps[1].eliminations == besideNine);
    }

    /// A sum is worked out as that of a cage, and anything else by the ways to fill its cells.
    void aSumIsNoLine()
    {
        const auto logicOf = [](const char *rule) {
            return ownKind({.id = "total",
                            .name = "Total",
                            .form = OwnForm::Whole,
                            .rule = rule,
                            .hasNumber = true})
                ->logic;
        };
        QCOMPARE(logicOf("sum = k"), LineLogic::None);
        QCOMPARE(logicOf("sum % 10 = 0"), LineLogic::Ways);
        QCOMPARE(logicOf("sum = k and odd > 1"), LineLogic::Ways);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestOwnSteps)

} // namespace sudoku::tst_ownsteps

#include "tst_ownsteps.moc"
