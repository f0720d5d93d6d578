#include <QTest>

#include "tests/puzzles.h"
#include "tests/testprogram.h"

#include "core/hints/walkthrough.h"
#include "ui/text/steptext.h"

namespace sudoku::tst_steptext {

/// The sentences of steps.
class TestStepText : public QObject
{
    Q_OBJECT

private slots:
    void saysWhy_data()
    {
        QTest::addColumn<QString>("givens");
        QTest::addColumn<QString>("technique");
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("whole");
        const QString easy = QStringLiteral(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
        const QString hard = QStringLiteral(
            ".1.62....5......43....9....7......8...5.....4...1..........36...9....2..8....7...");
        QTest::newRow("naked single") << easy << "naked-single"
                                      << "r5c5"
                                      << "Naked Single: r5c5 can only be 5: r5c5=5";
        QTest::newRow("hidden single") << easy << "hidden-single"
                                       << "box 2"
                                       << "Hidden Single: In box 2 only r1c6 can be 8: r1c6=8";
        QTest::newRow("pointing")
            << hard << "pointing"
            << "box 3"
            << "Locked Candidates Type 1 (Pointing): In box 3 only r3c8 and r3c9 can be 2, "
               "which are in row 3 too: r3c1<>2 r3c2<>2 r3c3<>2";
        QTest::newRow("claiming") << hard << "claiming"
                                  << "row 1"
                                  << "Locked Candidates Type 2 (Claiming): In row 1 only r1c1 and r1c3 can "
                                     "be 3, which are in box 1 "
                                     "too: r3c1<>3 r3c2<>3 r3c3<>3";
    }
    void saysWhy()
    {
        QFETCH(QString, givens);
        QFETCH(QString, technique);
        const Puzzle puzzle = board(givens.toStdString());
        const Position position(puzzle);
        const StepText text(puzzle, position.rules(), symbolSets().front());
        const std::vector<Step> steps = findSteps(*findTechnique(technique.toStdString()), position, 1);
        QVERIFY(!steps.empty());
        QTEST(text.where(steps.front()), "where");
        QTEST(text.whole(steps.front()), "whole");
    }

    void namesTheRuleOfAStep()
    {
        Puzzle puzzle = emptyBoard(4);
        puzzle.constraints.push_back({findVariant("killer"), {0, 1}, {3}});
        const Position position(puzzle);
        const StepText text(puzzle, position.rules(), symbolSets().front());
        const std::vector<Step> steps = findSteps(*findTechnique("sum-combinations"), position, 1);
        QCOMPARE(steps.size(), 1);
        QCOMPARE(text.where(steps.front()), "Killer cage 3 at r1c1");
        QCOMPARE(text.whole(steps.front()),
                 "Sum Combinations: Killer cage 3 at r1c1; 1 and 2 in r1c1 and r1c2: r1c1<>3,4 r1c2<>3,4");
    }

    void tellsChainsInTheirOrder()
    {
        const Puzzle puzzle = emptyBoard(4);
        const Position position(puzzle);
        const StepText text(puzzle, position.rules(), symbolSets().front());
        const Step step{.technique = findTechnique("xy-chain"),
                        .eliminations = {{3, 2}},
                        .groups = {{Role::Pincer, {{0, 1}, {2, 1}}}},
                        .chains = {{{{{0, 1}}, {{1, 1}}, false, true}, {{{1, 1}}, {{2, 1}}, true, false}}}};
        QCOMPARE(text.why(step), "One of r1c1 and r1c3 is 1; if r1c1<>1, then r1c2=1, then r1c3<>1");
    }

    void saysWhatTemplatesHaveInCommon()
    {
        const Puzzle puzzle = emptyBoard(4);
        const Position position(puzzle);
        const StepText text(puzzle, position.rules(), symbolSets().front());
        QCOMPARE(text.whole({.technique = findTechnique("template-set"), .placements = {{0, 1}, {6, 1}}}),
                 "Template Set: Every way to place 1 in all houses has it in r1c1 and r2c3: r1c1=1 r2c3=1");
        QCOMPARE(text.whole({.technique = findTechnique("template-delete"), .eliminations = {{0, 1}}}),
                 "Template Delete: No way to place 1 in all houses has it in r1c1: r1c1<>1");
    }

    void saysWhatAssumptionsLeadTo()
    {
        const Puzzle puzzle = emptyBoard(4);
        const Position position(puzzle);
        const StepText text(puzzle, position.rules(), symbolSets().front());
        const std::vector<Candidate> row{{0, 1}, {1, 1}, {2, 1}};
        const auto chain = [](Cell from, bool isFromOn, Cell to, bool isToOn) {
            return std::vector<ChainLink>{{{{from, 1}}, {{to, 1}}, isFromOn, isToOn}};
        };
        Step step{.technique = findTechnique("forcing-chain-contradiction"),
                  .eliminations = {{4, 1}},
                  .chains = {chain(4, true, 1, false)}};
        QCOMPARE(text.why(step), "r2c1=1 contradicts itself; if r2c1=1, then r1c2<>1");
        step.groups.push_back({Role::Pattern, row});
        step.houses.push_back({0});
        QCOMPARE(text.why(step), "r2c1=1 leaves no place for 1 in row 1; if r2c1=1, then r1c2<>1");
        step.technique = findTechnique("forcing-chain-verity");
        step.chains = {chain(0, true, 4, false), chain(1, true, 4, false), chain(2, true, 4, false)};
        QCOMPARE(text.why(step), "It follows from each place for 1 in row 1; if r1c1=1, then r2c1<>1; "
                                 "if r1c2=1, then r2c1<>1; if r1c3=1, then r2c1<>1");
        step.groups.clear();
        step.houses.clear();
        step.chains = {chain(0, true, 4, false), chain(0, false, 4, false)};
        QCOMPARE(text.why(step), "It follows whether r1c1=1 or not; if r1c1=1, then r2c1<>1; "
                                 "if r1c1<>1, then r2c1<>1");
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestStepText)

} // namespace sudoku::tst_steptext

#include "tst_steptext.moc"
