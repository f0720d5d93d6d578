// Covers core/transform: cellmap, cellorder, isometry, linemaps, movedboard, relabelledboard, ruleimage

#include <QTest>

#include "tests/core/transform/transformbench.h"
#include "tests/sampling.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include "core/generate/randomregions.h"
#include "core/rules/violations.h"
#include "core/solve/count.h"
#include "core/transform/cellorder.h"
#include "core/transform/isometry.h"
#include "core/transform/movedboard.h"

#include <numeric>
#include <set>

namespace sudoku::tst_transformedboards {

using namespace transformbench;
using Kind = TransformObstacle::Kind;

/// Some of the 288 filled boards of 4x4.
const std::vector<Grid> &filledBoards()
{
    static const std::vector<Grid> grids = [] {
        const Puzzle empty = emptyBoard(4);
        std::vector<Grid> all = BruteForce(empty).solutions();
        std::vector<Grid> some;
        for (std::size_t i = 0; i < all.size(); i += triesMuch() ? 4 : 24)
            some.push_back(all[i]);
        return some;
    }();
    return grids;
}

/// Some of the samples of a kind, with their cells and digits in order, so that the way back leads to the
/// same.
std::vector<Constraint> someSamples(const Variant &kind)
{
    std::vector<Constraint> all = kind.input == Input::Nothing && kind.isFor(defaultGeometry(4))
                                      ? std::vector<Constraint>{{&kind, {}}}
                                      : samples(kind);
    std::vector<Constraint> some;
    const std::size_t step = 1 + all.size() / (triesMuch() ? 20 : 5);
    for (std::size_t i = 0; i < all.size(); i += step) {
        some.push_back(withCellsInOrder(all[i]));
        if (kind.digits == DigitUse::Names)
            std::ranges::sort(some.back().numbers);
    }
    return some;
}

std::vector<DigitMap> allDigitMaps(int digitCount)
{
    std::vector<DigitMap> maps;
    DigitMap digits = sameDigits(digitCount);
    do
        maps.push_back(digits);
    while (std::next_permutation(digits.begin() + 1, digits.end()));
    return maps;
}

/// A board with something of everything that goes along.
Board fullBoard()
{
    Puzzle puzzle = board("1.......4.......");
    puzzle.constraints = {*readConstraint(puzzle.geometry, "killer 5 r1c1 r1c2"),
                          *readConstraint(puzzle.geometry, "target-sum 5 r1c1 r1c2 r3c1 r3c2"),
                          *readConstraint(puzzle.geometry, "thermometer r4c1 r4c2 r3c3")};
    Board full(puzzle);
    full.enter(1, 4);
    full.entries.set(15, 2);
    full.isFromSolve[15] = true;
    full.switchedOff = {*readConstraint(puzzle.geometry, "white-dot r2c2 r2c3")};
    full.cornerMarks[5] = {1, 3};
    full.centreMarks[6] = {2, 4};
    full.colours[7] = {1, 8};
    full.drawn.setColour({5, 3}, 2);
    full.drawn.toggleLine({{5, 3}, {6, 4}, true});
    full.removedMarks = {{1, 2, 4, RemovedMark::Kind::Centre}};
    full.crossedOut = {{puzzle.constraints[0], 0, {2, 3}}, {puzzle.constraints[1], 3, {1, 4}}};
    full.info.title = "Sunday";
    full.keptMembers = R"({"date":"2026-11-27"})";
    return full;
}

void compareCounts(const Puzzle &before, const Puzzle &after)
{
    constexpr std::int64_t limit = 300;
    QCOMPARE(countSolutions(after, limit).count, countSolutions(before, limit).count);
}

class TestTransformedBoards : public QObject
{
    Q_OBJECT

    void addKinds() const
    {
        QTest::addColumn<const Variant *>("kind");
        for (const Variant *kind : variants())
            QTest::newRow(std::string(kind->id).c_str()) << kind;
    }

    /// Moves \a board there and back. \a grids are filled boards to try its rules with.
    static void verifyMove(const Board &before, const CellMap &map, const std::vector<Grid> &grids)
    {
        const TransformResult after = movedBoard(before, map);
        if (!after) // a refusal names a rule of the board, or the regions
            QVERIFY(after.error().constraint ? after.error().kind == Kind::OtherCells
                                             : after.error().kind == Kind::TornRegions);
        if (!after)
            return;
        for (const Constraint &constraint : after->puzzle.constraints)
            QVERIFY(!findProblem(after->puzzle.geometry, constraint));
        const std::vector<Rule> rules = rulesOf(before);
        const std::vector<Rule> rulesAfter = rulesOf(*after);
        for (const Grid &grid : grids)
            QCOMPARE(keeps(rulesAfter, moved(grid, map)), keeps(rules, grid));
        const TransformResult back = movedBoard(*after, inverseOf(map));
        QVERIFY(back.has_value());
        QVERIFY(*back == before);
    }

    static void verifyRelabelling(const Board &before, const DigitMap &digits, const std::vector<Grid> &grids)
    {
        const TransformResult after = relabelledBoard(before, digits);
        if (!after)
            QVERIFY(after.error().kind == Kind::OtherDigits && after.error().constraint);
        if (!after)
            return;
        const std::vector<Rule> rules = rulesOf(before);
        const std::vector<Rule> rulesAfter = rulesOf(*after);
        for (const Grid &grid : grids)
            QCOMPARE(keeps(rulesAfter, relabelled(grid, digits)), keeps(rules, grid));
        const TransformResult back = relabelledBoard(*after, inverseDigits(digits));
        QVERIFY(back.has_value());
        QVERIFY(*back == before);
    }

private slots:
    void everyKindMovesOnSmallBoards_data() { addKinds(); }

    void everyKindMovesOnSmallBoards()
    {
        QFETCH(const Variant *, kind);
        const Geometry geometry = defaultGeometry(4);
        for (const Constraint &sample : someSamples(*kind))
            for (const CellMap &map : cellMaps(geometry))
                verifyMove(boardWith(geometry, {sample}), map, filledBoards());
    }

    void everyKindIsRelabelledOnSmallBoards_data() { addKinds(); }

    void everyKindIsRelabelledOnSmallBoards()
    {
        QFETCH(const Variant *, kind);
        const Geometry geometry = defaultGeometry(4);
        for (const Constraint &sample : someSamples(*kind))
            for (const DigitMap &digits : allDigitMaps(4))
                verifyRelabelling(boardWith(geometry, {sample}), digits, filledBoards());
    }

    void everyKindIsTransformedOnLargerBoards_data() { addKinds(); }

    void everyKindIsTransformedOnLargerBoards()
    {
        QFETCH(const Variant *, kind);
        Random random(7);
        for (const int size : {6, 9}) {
            const Geometry geometry = defaultGeometry(size);
            std::vector<Grid> grids;
            for (int i = 0; i < 8; ++i)
                grids.push_back(someSolution(geometry, random));
            for (const Board &before : boardsWith(geometry, *kind, random)) {
                const std::vector<CellMap> maps = cellMaps(geometry);
                for (std::size_t i = 0; i < maps.size(); ++i)
                    if (i < isometries().size() || isTried(static_cast<int>(i), 16, 4))
                        verifyMove(before, maps[i], grids);
                verifyRelabelling(before, reversedDigits(size), grids);
                DigitMap digits = sameDigits(size);
                std::rotate(digits.begin() + 1, digits.begin() + 2, digits.end());
                verifyRelabelling(before, digits, grids);
            }
        }
    }

    /// Turns and reflections keep all kinds, apart from a pill whose number would be read the other way
    /// round, from indexers and flatmates, which say places from one side, and from windows that are not in
    /// the middle.
    void isometriesAreRefusedOnlyWhereTheyMustBe()
    {
        Random random(3);
        int count = 0;
        for (const int size : {4, 6, 9})
            for (const Variant *kind : variants()) {
                if (!isTried(count++, 7))
                    continue;
                for (const Board &before : boardsWith(defaultGeometry(size), *kind, random))
                    for (const Isometry &isometry : isometries()) {
                        const bool mayFail = kind->id == "pill-arrow" || kind->id.ends_with("-indexer")
                                             || kind->id == "dutch-flatmates" // says what is above and below
                                             || (size == 6 && kind->id == "windoku");
                        if (!mayFail)
                            QVERIFY2(movedBoard(before, isometry.mapOf(before.puzzle.geometry)),
                                     std::string(kind->id).c_str());
                    }
            }
    }

    void pillIsReadTheOtherWayRound()
    {
        const Board before = boardWith(
            defaultGeometry(4), {*readConstraint(defaultGeometry(4), "pill-arrow r1c1 r1c2 r2c2 r2c3")});
        const auto result = [&](const char *id) {
            return movedBoard(before, findIsometry(id)->mapOf(before.puzzle.geometry));
        };
        QVERIFY(result("quarter-turn"));
        QVERIFY(result("mirror-top-bottom"));
        QVERIFY(!result("half-turn"));
        QCOMPARE(result("half-turn").error().constraint, before.puzzle.constraints.front());
    }

    void wholeBoardRulesGoAlong()
    {
        const Puzzle puzzle = board(std::string(81, '.'), {"diagonal", "windoku", "asterisk", "anti-king"});
        const Geometry &geometry = puzzle.geometry;
        const TransformResult mirrored =
            movedBoard(Board(puzzle), findIsometry("mirror-left-right")->mapOf(geometry));
        QVERIFY(mirrored.has_value());
        QVERIFY(mirrored->puzzle.constraints
                == board(std::string(81, '.'), {"anti-diagonal", "windoku", "asterisk", "anti-king"})
                       .constraints);
        const TransformResult swapped =
            movedBoard(Board(puzzle), swappedLines(geometry, LineKind::Rows, 0, 1));
        QVERIFY(!swapped.has_value());
        QVERIFY(swapped.error() == (TransformObstacle{Kind::OtherCells, puzzle.constraints.front()}));
    }

    void outsideCluesChangeTheirSide_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("isometry");
        QTest::addColumn<QString>("after");
        const auto row = [](const char *before, const char *isometry, const char *after) {
            QTest::addRow("%s, %s", before, isometry) << before << isometry << after;
        };
        row("sandwich 5 r2c1 r2c2", "quarter-turn", "sandwich 5 r1c5 r2c5");
        row("x-sum 5 r2c6 r2c5", "mirror-left-right", "x-sum 5 r2c1 r2c2");
        row("numbered-room 5 r1c2 r2c2", "mirror-top-bottom", "numbered-room 5 r6c2 r5c2");
        row("little-killer 5 r1c2 r2c3", "mirror-diagonal", "little-killer 5 r2c1 r3c2");
        row("little-killer 5 r1c2 r2c3", "half-turn", "little-killer 5 r6c5 r5c4");
        row("thermometer r1c1 r1c2 r2c3", "three-quarter-turn", "thermometer r6c1 r5c1 r4c2");
        row("clone r1c1 r1c2 r3c3 r3c4", "half-turn", "clone r6c5 r6c6 r4c3 r4c4");
        row("quadruple 1 2 r1c1 r1c2 r2c1 r2c2", "mirror-anti-diagonal", "quadruple 1 2 r5c5 r5c6 r6c5 r6c6");
    }

    void outsideCluesChangeTheirSide()
    {
        QFETCH(QString, before);
        QFETCH(QString, isometry);
        QFETCH(QString, after);
        const Geometry wide = defaultGeometry(6);
        const Board board = boardWith(wide, {*readConstraint(wide, before.toStdString())});
        const TransformResult result = movedBoard(board, findIsometry(isometry.toStdString())->mapOf(wide));
        QVERIFY(result.has_value());
        QCOMPARE(constraintText(wide, result->puzzle.constraints.front()), after.toStdString());
    }

    void boxesTurnToo()
    {
        const Board wide(emptyBoard(6)); // boxes of 2x3
        const TransformResult high =
            movedBoard(wide, findIsometry("quarter-turn")->mapOf(wide.puzzle.geometry));
        QVERIFY(high->puzzle.geometry.boxes() == (BoxShape{3, 2}));
    }

    void everyShapeGoesThereAndBack()
    {
        Random random(5);
        std::vector<Geometry> shapes{Geometry::withBoxes({1, 5}), Geometry::withBoxes({2, 5}),
                                     Geometry::withBoxes({2, 3}, 7)};
        for (int i = 0; i < 5; ++i)
            shapes.push_back(randomRegions(6 + i, random));
        for (const Geometry &shape : shapes)
            for (const CellMap &map : cellMaps(shape))
                verifyMove(Board(Puzzle(shape)), map, {});
    }

    void tornRegionsAreRefused()
    {
        const Board before(emptyBoard(9));
        const Geometry &geometry = before.puzzle.geometry;
        QVERIFY(movedBoard(before, swappedLines(geometry, LineKind::Rows, 3, 5)));
        QVERIFY(movedBoard(before, swappedLines(geometry, LineKind::Stacks, 0, 2)));
        const TransformResult torn = movedBoard(before, swappedLines(geometry, LineKind::Rows, 2, 3));
        QVERIFY(!torn.has_value());
        QVERIFY(torn.error() == TransformObstacle{Kind::TornRegions});
    }

    void everythingGoesAlong()
    {
        const Board before = fullBoard();
        const TransformResult turned =
            movedBoard(before, findIsometry("quarter-turn")->mapOf(before.puzzle.geometry));
        QVERIFY(turned.has_value());
        QCOMPARE(turned->puzzle.givens[3], 1);
        QCOMPARE(turned->entries[7], 4);
        QVERIFY(turned->isFromSolve[12]);
        QCOMPARE(turned->cornerMarks[6], (DigitSet{1, 3}));
        QCOMPARE(turned->centreMarks[10], (DigitSet{2, 4}));
        QCOMPARE(turned->colours[14], (DigitSet{1, 8}));
        QCOMPARE(turned->drawn.colourOf({6, 3}), 2);
        QVERIFY(turned->drawn.lines.front() == (CandidateLine{{6, 3}, {10, 4}, true}));
        QVERIFY(turned->removedMarks.front() == (RemovedMark{7, 11, 4, RemovedMark::Kind::Centre}));
        QCOMPARE(turned->info.title, std::string("Sunday"));
        QCOMPARE(turned->keptMembers, before.keptMembers);
        for (const CellMap &map : {findIsometry("quarter-turn")->mapOf(before.puzzle.geometry),
                                   findIsometry("mirror-anti-diagonal")->mapOf(before.puzzle.geometry)}) {
            const TransformResult there = movedBoard(before, map);
            QVERIFY(*movedBoard(*there, inverseOf(map)) == before);
            compareCounts(before.puzzle, there->puzzle);
        }
    }

    /// Target sums have a sum for each house, and houses change their numbers.
    void crossedOutSumsStayThose()
    {
        const Board before = fullBoard();
        const CellMap map = findIsometry("mirror-top-bottom")->mapOf(before.puzzle.geometry);
        const TransformResult after = movedBoard(before, map);
        const auto cellsOf = [](const Board &board) {
            const CrossedOut &crossed = board.crossedOut[1];
            std::vector<Cell> cells =
                crossed.constraint.variant->sums(board.puzzle.geometry, crossed.constraint)[crossed.sum]
                    .front()
                    .cells;
            return std::set<Cell>(cells.begin(), cells.end());
        };
        std::set<Cell> expected;
        for (const Cell cell : cellsOf(before))
            expected.insert(map[cell]);
        QVERIFY(cellsOf(*after) == expected);
    }

    void digitsAreRelabelledEverywhere()
    {
        Board before = fullBoard();
        before.puzzle.constraints.erase(before.puzzle.constraints.begin()
                                        + 1); // target sums have no reversal
        before.crossedOut.pop_back();
        const TransformResult after = relabelledBoard(before, reversedDigits(4));
        QVERIFY(after.has_value());
        QCOMPARE(text(after->puzzle.givens), std::string("4.......1......."));
        QCOMPARE(after->entries[1], 1);
        QCOMPARE(after->cornerMarks[5], (DigitSet{2, 4}));
        QCOMPARE(after->removedMarks.front().digit, 1);
        QCOMPARE(after->colours[7], (DigitSet{1, 8}));
        QCOMPARE(after->drawn.colourOf({5, 2}), 2);
        QVERIFY(after->drawn.lines.front() == (CandidateLine{{5, 2}, {6, 1}, true}));
        QCOMPARE(constraintText(after->puzzle.geometry, after->puzzle.constraints[1]),
                 std::string("thermometer r3c3 r4c2 r4c1"));
        QVERIFY(*relabelledBoard(*after, reversedDigits(4)) == before);
        compareCounts(before.puzzle, after->puzzle);
    }

    void numbersFollowTheReversal_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after"); // empty where it is refused
        const auto row = [](const char *before, const char *after) {
            QTest::newRow(before) << before << after;
        };
        row("killer 10 r1c1 r1c2 r1c3", "killer 20 r1c1 r1c2 r1c3");
        row("killer r1c1 r1c2 r1c3", "killer r1c1 r1c2 r1c3");
        row("xv 5 r1c1 r1c2", "xv 15 r1c1 r1c2");
        row("little-killer 7 r1c8 r2c9", "little-killer 13 r1c8 r2c9");
        row("whispers r1c1 r1c2", "whispers r1c1 r1c2");
        row("greater-than r1c1 r1c2", "greater-than r1c2 r1c1");
        row("odd r1c1", "odd r1c1");
        row("quadruple 1 1 3 r1c1 r1c2 r2c1 r2c2", "quadruple 7 9 9 r1c1 r1c2 r2c1 r2c2");
        row("black-dot r1c1 r1c2", "");
        row("arrow r1c1 r1c2", "");
        row("sandwich 5 r1c1 r1c2", "");
        row("all-xv", "");
    }

    void numbersFollowTheReversal()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        const Geometry nine = defaultGeometry(9);
        const Board board = boardWith(nine, {*readConstraint(nine, before.toStdString())});
        const TransformResult result = relabelledBoard(board, reversedDigits(9));
        QCOMPARE(result ? constraintText(nine, result->puzzle.constraints.front()) : std::string(),
                 after.toStdString());
        if (!result)
            QVERIFY(result.error()
                    == (TransformObstacle{Kind::OtherDigits, board.puzzle.constraints.front()}));
    }

    void parityFollowsItsDigits()
    {
        const Geometry four = defaultGeometry(4);
        const Board even = boardWith(four, {*readConstraint(four, "even r1c1")});
        QCOMPARE(constraintText(four, relabelledBoard(even, reversedDigits(4))->puzzle.constraints.front()),
                 std::string("odd r1c1"));
        QVERIFY(relabelledBoard(even, {0, 3, 4, 1, 2}).has_value());
        QVERIFY(!relabelledBoard(even, {0, 2, 3, 1, 4}).has_value());
    }

    void digitsMustBeAPermutation_data()
    {
        QTest::addColumn<std::vector<int>>("digits");
        QTest::newRow("twice") << std::vector{0, 1, 2, 3, 3};
        QTest::newRow("too few") << std::vector{0, 1, 2, 3};
        QTest::newRow("too large") << std::vector{0, 1, 2, 3, 5};
        QTest::newRow("negative") << std::vector{0, 1, 2, 3, -4};
        QTest::newRow("with a blank") << std::vector{1, 0, 2, 3, 4};
    }

    void digitsMustBeAPermutation()
    {
        QFETCH(std::vector<int>, digits);
        const TransformResult result = relabelledBoard(Board(emptyBoard(4)), digits);
        QVERIFY(!result.has_value());
        QVERIFY(result.error() == (TransformObstacle{Kind::BadDigits, {}, 4}));
    }

    void digitsAreSortedAsTheyCome()
    {
        QVERIFY(sortedDigits(grid("3.1.2..........."), 4) == (DigitMap{0, 2, 3, 1, 4}));
        QVERIFY(sortedDigits(Grid(16), 4) == sameDigits(4));
        QVERIFY(sortedDigits(grid("4321341221431234"), 5) == (DigitMap{0, 4, 3, 2, 1, 5}));
    }

    /// What other programs left says nothing of the new cells.
    void membersOfOtherProgramsAreDropped()
    {
        Board before(emptyBoard(4));
        before.keptMembers = R"({"date":"today","f-puzzles":{"line":[{"lines":[["R1C1","R1C2"]]}]}})";
        QCOMPARE(relabelledBoard(before, reversedDigits(4))->keptMembers, std::string(R"({"date":"today"})"));
        QCOMPARE(movedBoard(before, isometries().front().mapOf(before.puzzle.geometry))->keptMembers,
                 std::string(R"({"date":"today"})"));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestTransformedBoards)

} // namespace sudoku::tst_transformedboards

#include "tst_transformedboards.moc"
