// Covers core/hints/regions: regionroom, regiontrial
// Covers core/hints/steps: regionknowledge

#include <QTest>

#include "tests/puzzles.h"
#include "tests/testprogram.h"

#include "core/generate/generate.h"
#include "core/hints/regions/regionroom.h"
#include "core/hints/techniques.h"
#include "core/hints/walkthrough.h"
#include "core/solve/solve.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <string>
#include <vector>

namespace sudoku::tst_regionborders {

using Argument = RegionEvidence::Argument;
using Links = std::vector<RegionLink>;

Puzzle chaos(int size, const std::string &givens = {}, std::vector<Constraint> clues = {})
{
    Puzzle puzzle(Geometry::withBoxes({1, size}));
    for (std::size_t cell = 0; cell < givens.size(); ++cell)
        if (givens[cell] != '.')
            puzzle.givens.set(static_cast<Cell>(cell), givens[cell] - '0');
    puzzle.constraints = std::move(clues);
    puzzle.constraints.push_back({findVariant("chaos-construction"), {}});
    return puzzle;
}

Constraint clue(const char *kind, std::vector<Cell> cells)
{
    return {findVariant(kind), std::move(cells)};
}

/// The first step about borders.
std::optional<Step> borderStep(const Puzzle &puzzle, const Links &known)
{
    Position position(puzzle);
    for (const RegionLink &link : known)
        position.learn(link);
    const std::vector<Step> steps = findSteps(*findTechnique("region-borders"), position, 1);
    return steps.empty() ? std::nullopt : std::optional(steps.front());
}

/// A puzzle that is generated, with its only solution.
GenerateResult madeChaos(int size, std::uint64_t seed)
{
    GenerateRequest request(chaos(size));
    request.seed = seed;
    return generate(request);
}

/// Returns whether \a solution has everything that \a step concludes.
bool isTrueIn(const Grid &solution, const Step &step)
{
    return std::ranges::all_of(
               step.placements,
               [&](const Candidate &candidate) { return solution[candidate.cell] == candidate.digit; })
           && std::ranges::none_of(
               step.eliminations,
               [&](const Candidate &candidate) { return solution[candidate.cell] == candidate.digit; })
           && std::ranges::all_of(step.regionLinks, [&](const RegionLink &link) {
                  return link.isTogether
                         == (solution.regions()[link.first] == solution.regions()[link.second]);
              });
}

class TestRegionBorders : public QObject
{
    Q_OBJECT

private slots:
    void knowsWhatFollowsFromLinks()
    {
        const Geometry geometry = Geometry::withBoxes({1, 4});
        RegionKnowledge regions(geometry, 4);
        regions.learn({1, 5, false});
        regions.learn({0, 1, true});
        regions.learn({5, 6, true});
        QVERIFY(regions.areTogether(0, 1));
        QVERIFY(regions.areApart(0, 6)); // as parts
        QVERIFY(!regions.isKnown(2, 6));
        QVERIFY(regions.links(geometry) == (Links{{0, 1, true}, {1, 5, false}, {5, 6, true}}));
        regions.learn({0, 15, true}); // far away
        QVERIFY(regions.areApart(15, 5));
        QVERIFY(regions.links(geometry).back() == (RegionLink{5, 6, true}));
        QVERIFY(regions.links(geometry)[1] == (RegionLink{0, 15, true}));
        QVERIFY(!regions.areAllWhole());
    }

    void seesRoomBehindParts()
    {
        Position position(chaos(4));
        position.learn({0, 1, false});
        position.learn({4, 5, false});
        position.learn({8, 9, false});
        QCOMPARE(roomOf(position, {0}).toVector(), (std::vector<Cell>{0, 4, 8, 12}));
        QCOMPARE(roomOf(position, {0}, {8}).toVector(), (std::vector<Cell>{0, 4}));
        position.learn({8, 12, false});
        QCOMPARE(roomOf(position, {0}).size(), 3);
    }

    void regionsAreHousesOnceTheyAreWhole()
    {
        Position position(chaos(4, "12.............."));
        const int before = position.rules().houseCount();
        position.learn({0, 1, true});
        position.learn({4, 5, true});
        QCOMPARE(position.rules().houseCount(), before);
        position.learn({0, 4, true});
        QCOMPARE(position.rules().houseCount(), before + 1);
        QVERIFY(position.candidates(4) == (DigitSet{3, 4}));
        QVERIFY(position.rules().arePeers(0, 5));
        QCOMPARE(position.placesIn(before, 3), Places{0b1100});
        QCOMPARE(position.placesIn(before, 1), Places{0});
        QVERIFY(!position.isSolved());
    }

    void findsBordersAndWhatTheyMean_data()
    {
        QTest::addColumn<Puzzle>("puzzle");
        QTest::addColumn<Links>("known");
        QTest::addColumn<int>("why");
        QTest::addColumn<Links>("links");
        const auto row = [](const char *name, const Puzzle &puzzle, const Links &known, Argument why,
                            const Links &links) {
            QTest::newRow(name) << puzzle << known << static_cast<int>(why) << links;
        };
        row("whole", chaos(4, {}, {clue("same-region", {0, 1, 4, 5})}), {}, Argument::Whole,
            {{1, 2, false}, {4, 8, false}, {5, 6, false}, {5, 9, false}});
        row("equal digits", chaos(4, "1....1.........."), {{0, 1, true}}, Argument::EqualDigits,
            {{1, 5, false}});
        row("only way", chaos(4), {{0, 1, false}}, Argument::OnlyWay, {{0, 4, true}});
        row("too large", chaos(4), {{0, 1, true}, {1, 2, true}, {4, 5, true}}, Argument::TooLarge,
            {{0, 4, false}, {1, 5, false}});
        row("clue that needs all", chaos(4, ".....3..........", {clue("region-view", {5})}),
            {{1, 5, false}, {4, 5, false}, {6, 7, false}, {9, 13, false}}, Argument::TooFew, {{5, 6, true}});
        row("clue that has enough", chaos(4, ".....1..........", {clue("region-view", {5})}), {},
            Argument::Enough, {{1, 5, false}});
        row("clue with bounds", chaos(4, {}, {clue("region-surroundings", {0})}),
            {{0, 1, true}, {0, 4, true}}, Argument::Bounds, {});
    }

    void findsBordersAndWhatTheyMean()
    {
        QFETCH(const Puzzle, puzzle);
        QFETCH(const Links, known);
        QFETCH(const int, why);
        QFETCH(const Links, links);
        const std::optional<Step> step = borderStep(puzzle, known);
        QVERIFY(step);
        QCOMPARE(static_cast<int>(step->region->argument), why);
        QVERIFY(step->regionLinks == links);
    }

    void everyStepHoldsInTheSolution_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 8; ++seed)
            QTest::addRow("4x4, seed %d", seed) << 4 << seed;
        QTest::newRow("5x5") << 5 << 4;
        QTest::newRow("6x6") << 6 << 2;
    }

    void everyStepHoldsInTheSolution()
    {
        QFETCH(const int, size);
        QFETCH(const int, seed);
        const GenerateResult made = madeChaos(size, static_cast<std::uint64_t>(seed));
        QCOMPARE(made.outcome, Outcome::Solved);
        const Position start(*made.puzzle);
        const Walkthrough walkthrough = walkThrough(start, defaultLadder(start.rules()));
        for (const Step &step : walkthrough.steps)
            QVERIFY(isTrueIn(made.solution, step));
        QVERIFY(walkthrough.end.isSolved());
    }

    void aTrialNamesOnlyWhatIsNeeded()
    {
        // With the first row as one region, r2c1 and r2c2 need not be in one region.
        const Puzzle puzzle = chaos(4, "12342143........", {clue("same-region", {0, 1, 2, 3})});
        Position position(puzzle);
        const std::vector<Step> steps = findSteps(*findTechnique("region-trial"), position, 1);
        QCOMPARE(steps.size(), std::size_t{1});
        QCOMPARE(steps.front().region->argument, Argument::Trial);
        const CheckResult checked = check(puzzle);
        for (const Grid &solution : checked.solutions)
            QVERIFY(isTrueIn(solution, steps.front()));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestRegionBorders)

} // namespace sudoku::tst_regionborders

#include "tst_regionborders.moc"
