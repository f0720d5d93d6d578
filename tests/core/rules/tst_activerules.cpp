#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/testvariants.h"

#include "core/rules/activerules.h"

namespace sudoku::tst_activerules {

class TestActiveRules : public QObject
{
    Q_OBJECT

private slots:
    void areTheHousesInOrder()
    {
        const Puzzle puzzle = emptyBoard(6);
        const std::vector<ActiveRule> rules = activeRules(puzzle);
        const auto houses = puzzle.geometry.houses();
        QCOMPARE(rules.size(), houses.size());
        for (std::size_t i = 0; i < rules.size(); ++i) {
            QVERIFY(rules[i].rule == Rule(rule::House{houses[i].cells}));
            QVERIFY(rules[i].source == RuleSource(houses[i].name));
        }
    }

    void withSpareDigitsHousesAreOnlyDistinct()
    {
        const Puzzle puzzle(Geometry::withBoxes({2, 2}, 5));
        for (const ActiveRule &active : activeRules(puzzle))
            QVERIFY(std::holds_alternative<rule::Distinct>(active.rule));
        const Puzzle diagonal = puzzleOf(Geometry::withBoxes({2, 2}, 5), Grid(16));
        QCOMPARE(activeRules(diagonal).size(), 12u);
    }

    void ofConstraintsFollowWithTheirIndex()
    {
        Puzzle puzzle = board("................", {"diagonal"});
        puzzle.constraints.push_back({&cage, {0, 1, 4}, {6}}); // two rules
        puzzle.constraints.push_back({&even, {15}});
        const std::vector<ActiveRule> rules = activeRules(puzzle);
        QCOMPARE(rules.size(), 16u);
        const int indices[] = {0, 1, 1, 2};
        for (int i = 0; i < 4; ++i)
            QVERIFY(rules[12 + i].source == RuleSource(ConstraintIndex{indices[i]}));
        QVERIFY(rules[12].rule == Rule(rule::House{{0, 5, 10, 15}}));
        QVERIFY(rules[13].rule == Rule(rule::Distinct{{0, 1, 4}}));
        QVERIFY(rules[14].rule == Rule(rule::Sum{{0, 1, 4}, 6}));
        QVERIFY(rules[15].rule == Rule(rule::Domain{15, {2, 4}}));
    }

    void ofAJigsawAreItsRegions()
    {
        const auto geometry = Geometry::withRegions(4, regionMap("AAABCABBCCDBCDDD"));
        const std::vector<ActiveRule> rules = activeRules(Puzzle(*geometry));
        QVERIFY(rules[8].rule == Rule(rule::House{{0, 1, 2, 5}}));
        QVERIFY(rules[8].source == RuleSource(HouseName{HouseKind::Region, 0}));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestActiveRules)

} // namespace sudoku::tst_activerules

#include "tst_activerules.moc"
