// Covers ui/text: forcingwhy, patternwhy, reasonwords, regionterms, regionwhy
// Covers ui/text: stepterms, stepwhy, techniquetable

#include <QCoreApplication>
#include <QTest>

#include "tests/puzzles.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"

#include "core/hints/techniques.h"
#include "core/hints/walkthrough.h"
#include "ui/text/steptext.h"
#include "ui/text/stepwhy.h"

namespace sudoku::tst_steptext {

/// A step with evidence, as it is told.
Step step(const char *technique, std::vector<Candidate> eliminations, std::vector<EvidenceGroup> groups,
          std::vector<HouseEvidence> houses = {}, std::vector<std::vector<ChainLink>> chains = {})
{
    return {.technique = findTechnique(technique),
            .eliminations = std::move(eliminations),
            .groups = std::move(groups),
            .houses = std::move(houses),
            .chains = std::move(chains)};
}

/// The 1s in the corners of a square.
const EvidenceGroup corners{Role::Pattern, {{0, 1}, {2, 1}, {8, 1}, {10, 1}}};

QString whyOn4x4(const Step &step)
{
    const Puzzle puzzle = emptyBoard(4);
    const Position position(puzzle);
    return StepText(puzzle, position.rules(), symbolSets().front()).why(step);
}

/// The sentences of steps.
class TestStepText : public QObject
{
    Q_OBJECT

private slots:
    void eachTechniqueHasItsSentence()
    {
        for (const Technique &technique : techniques())
            QVERIFY2(isInWhyTable(technique), technique.id.data());
    }

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
        QCOMPARE(steps.front().total, 3);
        QCOMPARE(text.whole(steps.front()), "Sum Combinations: Killer cage 3 at r1c1 can only be 1+2: "
                                            "r1c1<>3,4 r1c2<>3,4");
    }

    void saysWhyOfRules_data()
    {
        QTest::addColumn<Constraint>("constraint");
        QTest::addColumn<Step>("step");
        QTest::addColumn<QString>("why");
        const auto cage = [](std::vector<Cell> cells, int sum) {
            return Constraint{findVariant("killer"), std::move(cells), {sum}};
        };
        const auto sumStep = [](std::vector<Candidate> eliminations, std::vector<Candidate> left, int total) {
            Step step{findTechnique("sum-combinations"),
                      {},
                      std::move(eliminations),
                      {{Role::Pattern, std::move(left)}}};
            step.constraints = {0};
            step.total = total;
            return step;
        };
        QTest::newRow("what the other cells cannot make")
            << cage({0, 1}, 5) << sumStep({{0, 4}}, {{0, 2}, {1, 3}}, 5)
            << "Killer cage 5 at r1c1 can only be 2+3";
        QTest::newRow("in a combination, but not with the others")
            << cage({0, 1}, 5) << sumStep({{0, 3}}, {{0, 2}, {1, 3}}, 5)
            << "Killer cage 5 at r1c1 can only be 2+3, and with 3 in r1c1 the other cells would have to add "
               "up "
               "to 2, but they make at least 3";
        QTest::newRow("partly filled")
            << cage({0, 1, 2}, 9) << sumStep({{0, 1}, {1, 1}}, {{0, 2}, {0, 3}, {1, 2}, {1, 3}}, 5)
            << "The rest of Killer cage 9 at r1c1 (5) can only be 2+3";
        QTest::newRow("a digit without combination")
            << Constraint{findVariant("killer"), {0, 5}, {8}} << sumStep({{0, 1}}, {{0, 4}, {5, 4}}, 8)
            << "Killer cage 8 at r1c1 has no combination with 1";
    }
    void saysWhyOfRules()
    {
        QFETCH(Constraint, constraint);
        QFETCH(Step, step);
        Puzzle puzzle = emptyBoard(4);
        puzzle.constraints.push_back(constraint);
        const Position position(puzzle);
        QTEST(StepText(puzzle, position.rules(), symbolSets().front()).why(step), "why");
    }

    void namesHousesWhoseSumsLeaveCells()
    {
        Puzzle puzzle = emptyBoard(4);
        puzzle.constraints = {{findVariant("killer"), {0, 1, 4}, {6}}, {findVariant("killer"), {2, 3}, {7}}};
        const Position position(puzzle);
        const StepText text(puzzle, position.rules(), symbolSets().front());
        QStringList all;
        for (const Step &step : findSteps(*findTechnique("innies-and-outies"), position, 20)) {
            QCOMPARE(step.constraints.empty(), false);
            all += text.where(step) + ". " + text.whole(step);
        }
        const QString inside =
            "row 1. Innies and Outies: Row 1 adds up to 10; its cage makes 7, which leaves 3 "
            "for r1c1 and r1c2; this can only be 1+2: r1c1<>3,4 r1c2<>3,4";
        const QString beyond = "row 1. Innies and Outies: Row 1 adds up to 10; the 2 cages that cover it "
                               "make 6 + 7 = 13: r2c1=3";
        QVERIFY2(all.contains(inside), qPrintable(all.join('\n')));
        QVERIFY2(all.contains(beyond), qPrintable(all.join('\n')));
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
        QCOMPARE(text.why(step), "One of r1c1 and r1c3 is 1, because if r1c1<>1, then r1c2=1, then r1c3<>1");
    }

    void saysWhyOfFishAndChains_data()
    {
        QTest::addColumn<Step>("step");
        QTest::addColumn<QString>("why");
        const std::vector<HouseEvidence> rowsAndColumns{
            {0}, {2}, {4, HouseRole::Cover}, {6, HouseRole::Cover}};
        QTest::newRow("fish") << step("x-wing", {{4, 1}}, {corners}, rowsAndColumns)
                              << "In row 1 and row 3 all places for 1 are in column 1 and column 3";
        QTest::newRow("pointing out of a line")
            << step("pointing", {{6, 1}}, {{Role::Pattern, {{0, 1}, {1, 1}}}}, {{8}, {0, HouseRole::Cover}})
            << "In box 1 only r1c1 and r1c2 can be 1, and all of them see r2c3";
        QTest::newRow("finned fish")
            << step("finned-x-wing", {{4, 1}}, {corners, {Role::Fin, {{1, 1}}}}, rowsAndColumns)
            << "In row 1 and row 3 all places for 1 are in column 1 and column 3, except for the fin r1c2, "
               "which sees r2c1";
        QTest::newRow("XYZ-wing") << step(
            "xyz-wing", {{3, 1}},
            {{Role::Pattern, {{0, 2}, {0, 3}, {1, 2}, {4, 3}}}, {Role::Pincer, {{0, 1}, {1, 1}, {4, 1}}}})
                                  << "One of r1c1, r1c2 and r2c1 is 1, because otherwise only 2 and 3 would "
                                     "be left for r1c1, r1c2 and r2c1";
        QTest::newRow("AIC of two digits") << step("aic", {{0, 2}}, {{Role::Pincer, {{0, 1}, {1, 2}}}}, {},
                                                   {{{{{0, 1}}, {{1, 2}}, false, true}}})
                                           << "r1c1=1 or r1c2=2, because if r1c1<>1, then r1c2=2";
        QTest::newRow("group in a chain")
            << step("grouped-discontinuous-nice-loop", {{4, 1}}, {}, {},
                    {{{{{4, 1}}, {{0, 1}, {1, 1}}, true, true}, {{{0, 1}, {1, 1}}, {{4, 1}}, true, false}}})
            << "r2c1=1 contradicts itself: if r2c1=1, then one of r1c1 and r1c2=1, then r2c1<>1";
        QTest::newRow("continuous loop")
            << step("continuous-nice-loop", {{4, 1}}, {}, {},
                    {{{{{0, 1}}, {{1, 1}}, false, true}, {{{1, 1}}, {{0, 1}}, true, false}}})
            << "One end of each link in this loop is true: if r1c1<>1, then r1c2=1, then r1c1<>1";
    }
    void saysWhyOfFishAndChains()
    {
        QFETCH(Step, step);
        QTEST(whyOn4x4(step), "why");
    }

    void saysWhyOfSetsAndRectangles_data()
    {
        QTest::addColumn<Step>("step");
        QTest::addColumn<QString>("why");
        const EvidenceGroup setA{Role::AlmostLocked, {{0, 1}, {0, 2}}, 0};
        const EvidenceGroup setB{Role::AlmostLocked, {{1, 1}, {1, 2}}, 1};
        const EvidenceGroup restricted{Role::Restricted, {{0, 1}, {1, 1}}, 0};
        QTest::newRow("almost locked sets")
            << step("als-xz", {{2, 2}}, {setA, setB, restricted, {Role::Pincer, {{0, 2}, {1, 2}}}})
            << "Almost locked sets A (1 and 2 in r1c1) and B (1 and 2 in r1c2): A and B cannot both have 1, "
               "so one of r1c1 and r1c2 is 2";
        QTest::newRow("Sue de Coq") << step("sue-de-coq", {{2, 1}}, {{Role::Pattern, {{0, 1}, {1, 2}}}, setB})
                                    << "The digits 1 and 2 just fill r1c1 and r1c2, and none of them can be "
                                       "there twice";
        QTest::newRow("rectangle, its own candidates")
            << step("uniqueness-1", {{0, 1}}, {corners})
            << "Otherwise 1 in r1c1, r1c3, r3c1 and r3c3 could change places, and there would be a second "
               "solution";
        QTest::newRow("rectangle, others")
            << step("uniqueness-2", {{1, 3}}, {corners, {Role::Fin, {{0, 3}, {2, 3}}}})
            << "One of r1c1 and r1c3 is 3, because otherwise 1 in r1c1, r1c3, r3c1 and r3c3 could change "
               "places, and there would be a second solution";
        const EvidenceGroup one{Role::Coloured, {{0, 1}}, 0};
        const EvidenceGroup other{Role::Coloured, {{5, 1}, {10, 1}}, 1};
        QTest::newRow("colours, trap") << step("simple-colors-trap", {{1, 1}}, {one, other})
                                       << "1 is in r1c1 or else in r2c2 and r3c3, and r1c2 would see it in "
                                          "both cases";
        QTest::newRow("colours, wrap")
            << step("simple-colors-wrap", other.candidates, {one, other})
            << "1 is in r1c1 or else in r2c2 and r3c3, and two of r2c2 and r3c3 see each other";
    }
    void saysWhyOfSetsAndRectangles()
    {
        QFETCH(Step, step);
        QTEST(whyOn4x4(step), "why");
    }

    void saysWhyOfRareTechniques_data()
    {
        QTest::addColumn<Step>("step");
        QTest::addColumn<QString>("why");
        const EvidenceGroup petal{Role::AlmostLocked, {{4, 1}, {4, 3}}, 0};
        QTest::newRow("death blossom")
            << step("death-blossom", {{8, 3}}, {petal, {Role::Pincer, {{4, 3}}}, {Role::Pattern, {{0, 1}}}})
            << "Each digit of r1c1 takes a digit from one of the almost locked sets A (1 and 3 in r2c1), "
               "which "
               "then needs all its others: one of r2c1 has 3";
        QTest::newRow("kraken fish")
            << step("kraken-fish-1", {{4, 1}}, {corners, {Role::Fin, {{1, 1}}}},
                    {{0}, {2}, {4, HouseRole::Cover}, {6, HouseRole::Cover}},
                    {{{{{1, 1}}, {{4, 1}}, true, false}}})
            << "In row 1 and row 3 all places for 1 are in column 1 and column 3, except for r1c2; chains "
               "lead "
               "from each exception to the same conclusion.\n1. If r1c2=1, then r2c1<>1";
        QTest::newRow("aligned pair") << step("aligned-pair-exclusion", {{0, 1}},
                                              {{Role::Pattern, {{0, 1}}}, {Role::Pattern, {{1, 2}}}, petal})
                                      << "Any way to fill r1c1 and r1c2 with one of these would have a digit "
                                         "twice, or leave no digit for one of r2c1";
        QTest::newRow("grave")
            << step("bug-type-2", {{5, 3}}, {corners, {Role::Fin, {{0, 3}, {1, 3}}}})
            << "One of r1c1 and r1c2 is 3, because otherwise each open cell would have two "
               "digits, and each digit two places, and there would be a second solution";
        QTest::newRow("Explainer's chain from both cases")
            << step("dynamic-forcing-chain", {{4, 1}}, {{Role::Pattern, {{0, 1}}}}, {},
                    {{{{{0, 1}}, {{4, 1}}, true, false}}, {{{{0, 1}}, {{4, 1}}, false, false}}})
            << "It follows whether r1c1=1 or not.\n1. If r1c1=1, then r2c1<>1.\n2. If r1c1<>1, then r2c1<>1";
        QTest::newRow("Explainer's contradiction")
            << step("nishio", {{0, 1}}, {{Role::Pattern, {{0, 1}}}}, {},
                    {{{{{0, 1}}, {{4, 1}}, true, true}}, {{{{0, 1}}, {{4, 1}}, true, false}}})
            << "r1c1=1 contradicts itself.\n1. If r1c1=1, then r2c1=1.\n2. If r1c1=1, then r2c1<>1";
    }
    void saysWhyOfRareTechniques()
    {
        QFETCH(Step, step);
        QTEST(whyOn4x4(step), "why");
    }

    /// No sentence has a place for something that is missing.
    void sentencesAreWhole()
    {
        for (const CorpusPuzzle &puzzle : sampleOfCorpus("c9_magictour_top1465.txt", 80)) {
            const Position start(puzzle.puzzle);
            const StepText text(puzzle.puzzle, start.rules(), symbolSets().front());
            for (const Step &step : walkThrough(start, defaultLadder(start.rules())).steps)
                QVERIFY2(!text.whole(step).contains('%') && !text.why(step).isEmpty(),
                         step.technique->id.data());
        }
    }

    void saysWhyOfRegions_data()
    {
        using Links = std::vector<RegionLink>;
        QTest::addColumn<Links>("known");
        QTest::addColumn<QString>("clue");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("whole") << Links{{0, 1, true}, {0, 4, true}, {4, 5, true}} << ""
                               << "r1c1, r1c2, r2c1 and r2c2 are a whole region: border around it";
        QTest::newRow("only way") << Links{{0, 1, false}} << ""
                                  << "If r1c1 and r2c1 lay in different regions, the region of r1c1 would "
                                     "have room for only 1 of its 4 cells: r1c1 and r2c1 in one region";
        QTest::newRow("twice") << Links{{7, 11, true}, {10, 14, true}} << ""
                               << "If r3c3 and r3c4 lay in one region, it would have 1 twice, in r3c4 and "
                                  "r4c3: border between r3c3 and r3c4";
        QTest::newRow("clue") << Links{} << "region-view"
                              << "View in the region at r3c4 has counted as many cells as its digit says: "
                                 "border between r2c4 and r3c4";
    }

    void saysWhyOfRegions()
    {
        QFETCH(const std::vector<RegionLink>, known);
        QFETCH(const QString, clue);
        QFETCH(const QString, sentence);
        Puzzle puzzle(Geometry::withBoxes({1, 4}));
        puzzle.givens.set(11, 1);
        puzzle.givens.set(14, 1);
        puzzle.constraints.push_back({findVariant("chaos-construction"), {}});
        if (const Variant *kind = findVariant(clue.toStdString()))
            puzzle.constraints.push_back({kind, {11}});
        Position position(puzzle);
        for (const RegionLink &link : known)
            position.learn(link);
        const std::vector<Step> steps = findSteps(*findTechnique("region-borders"), position, 1);
        QCOMPARE(steps.size(), std::size_t{1});
        QCOMPARE(StepText(puzzle, position.rules(), symbolSets().front()).sentence(steps.front()), sentence);
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
        QCOMPARE(text.why(step), "r2c1=1 contradicts itself.\n1. If r2c1=1, then r1c2<>1");
        QCOMPARE(text.whole(step), "Forcing Chain Contradiction: r2c1=1 contradicts itself: r2c1<>1. 1. If "
                                   "r2c1=1, then r1c2<>1");
        QVERIFY(text.sentence(step).startsWith("r2c1=1 contradicts itself: r2c1<>1.\n1. If"));
        step.groups.push_back({Role::Pattern, row});
        step.houses.push_back({0});
        QCOMPARE(text.why(step), "If r2c1=1, no place is left for 1 in row 1.\n1. If r2c1=1, then r1c2<>1");
        step.technique = findTechnique("forcing-chain-verity");
        step.chains = {chain(0, true, 4, false), chain(1, true, 4, false), chain(2, true, 4, false)};
        QCOMPARE(text.why(step), "It follows from each place for 1 in row 1.\n1. If r1c1=1, then r2c1<>1.\n"
                                 "2. If r1c2=1, then r2c1<>1.\n3. If r1c3=1, then r2c1<>1");
        step.groups.clear();
        step.houses.clear();
        step.chains = {chain(0, true, 4, false), chain(0, false, 4, false)};
        QCOMPARE(text.why(step), "It follows whether r1c1=1 or not.\n1. If r1c1=1, then r2c1<>1.\n"
                                 "2. If r1c1<>1, then r2c1<>1");
    }
};

ADD_TEST(QCoreApplication, TestStepText)

} // namespace sudoku::tst_steptext

#include "tst_steptext.moc"
