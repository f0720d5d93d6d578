#include <QTest>

#include "tests/bruteforce.h"
#include "tests/core/generate/generatebench.h"
#include "tests/core/search/rulepuzzles.h"
#include "tests/core/variants/variantbench.h"
#include "tests/sampling.h"
#include "tests/somegivens.h"
#include "tests/testprogram.h"

#include "core/analyse/truecandidates.h"
#include "core/board/overlap.h"
#include "core/board/regions.h"
#include "core/formats/formats.h"
#include "core/formats/readpuzzle.h"
#include "core/generate/filledboard.h"
#include "core/hints/walkthrough.h"
#include "core/search/rulesearch.h"
#include "core/solve/count.h"
#include "core/transform/isometry.h"
#include "core/transform/movedboard.h"
#include "core/transform/transformkinds.h"

#include <algorithm>
#include <limits>
#include <set>
#include <string>
#include <vector>

namespace sudoku::tst_partialregions {

using variantbench::solutionsBySearch;
using variantbench::textsOf;

/// Grows regions from free cells, of one cell up to as many as there are digits, and leaves the other cells
/// in none.
std::vector<int> anyRegions(const Geometry &board, int digitCount, Random &random)
{
    std::vector<int> regionOf(board.cellCount(), noRegion);
    const auto anyOf = [&random](const std::vector<Cell> &cells) {
        return cells[random.below(cells.size())];
    };
    const std::size_t regionCount = 1 + random.below(static_cast<std::uint64_t>(board.size()) + 1);
    for (std::size_t region = 0; region < regionCount; ++region) {
        std::vector<Cell> border{static_cast<Cell>(random.below(regionOf.size()))};
        const std::size_t size = 1 + random.below(static_cast<std::uint64_t>(digitCount));
        for (std::size_t cells = 0; cells < size && !border.empty(); ++cells) {
            const Cell cell = anyOf(border);
            if (regionOf[cell] != noRegion)
                break; // only the first one may be in a region
            regionOf[cell] = static_cast<int>(region);
            border.clear();
            for (Cell next = 0; next < board.cellCount(); ++next)
                if (regionOf[next] == noRegion && std::ranges::any_of(board.neighbours(next), [&](Cell side) {
                        return regionOf[side] == static_cast<int>(region);
                    }))
                    border.push_back(next);
        }
    }
    return regionOf;
}

/// What is irregular of a board, beside its regions.
enum class Kind { Regions, Holes, Boards, Free };

/// Returns a board with one to four holes.
Geometry withHoles(int size, int digitCount, Random &random)
{
    std::vector<int> map(size * size, noRegion);
    for (std::uint64_t holes = 1 + random.below(4); holes > 0; --holes)
        map[random.below(map.size())] = hole;
    const Geometry bare = *geometryOf(size, map, digitCount);
    const std::vector<int> regions = anyRegions(bare, digitCount, random);
    for (Cell cell = 0; cell < bare.cellCount(); ++cell)
        map[bare.rowOf(cell) * size + bare.columnOf(cell)] = regions[cell];
    return *geometryOf(size, map, digitCount);
}

/// Returns two or three boards of 4x4 that overlap, or lie apart.
Geometry someBoards(int digitCount, Random &random)
{
    std::vector<BoardCorner> corners{{0, 0}};
    for (std::uint64_t more = 1 + random.below(2); more > 0; --more) {
        const BoardCorner corner{2 * static_cast<int>(random.below(3)),
                                 2 * static_cast<int>(random.below(3))};
        const auto isSame = [&](BoardCorner other) {
            return other.row == corner.row && other.column == corner.column;
        };
        if (std::ranges::none_of(corners, isSame))
            corners.push_back(corner);
    }
    return overlappingBoards({2, 2}, corners)->withDigits({digitCount, 1});
}

Geometry anyBoard(Kind kind, int size, int digitCount, Random &random)
{
    switch (kind) {
    case Kind::Regions:
        return *geometryOf(size, anyRegions(defaultGeometry(size), digitCount, random), digitCount);
    case Kind::Holes:
        return withHoles(size, digitCount, random);
    case Kind::Free:
        return *geometryOf(size, anyRegions(defaultGeometry(size), digitCount, random), digitCount,
                           std::vector<SubBoard>());
    case Kind::Boards:
        break;
    }
    return someBoards(digitCount, random);
}

/// Returns an irregular board that has a solution, and some digits of it.
Puzzle anyPuzzle(Kind kind, int size, int digitCount, Random &random)
{
    while (true) {
        const Puzzle empty(anyBoard(kind, size, digitCount, random));
        const FilledBoard filled = fillBoard(empty, random, {}, {});
        if (filled.outcome != Outcome::Solved)
            continue;
        const int cells = empty.geometry.cellCount();
        const int spare = (digitCount - size) * 3;
        const int few = kind == Kind::Boards ? cells / 2 + (digitCount - size) * cells / 8
                        : kind == Kind::Free ? cells - 7
                                             : 3 + spare;
        const int count = size == 4 || kind == Kind::Free ? few : cells / 2 + spare;
        return withGivensOf(filled.grid, empty, count + static_cast<int>(random.below(3)), random);
    }
}

/// The puzzle with its directives, for messages.
std::string nameOf(const Puzzle &puzzle)
{
    return findFormat("line")->write(Board(puzzle), symbolSets().front());
}

bool agrees(const Step &step, const Grid &solution)
{
    return std::ranges::all_of(step.placements,
                               [&](const Candidate &placed) { return solution[placed.cell] == placed.digit; })
           && std::ranges::none_of(step.eliminations,
                                   [&](const Candidate &gone) { return solution[gone.cell] == gone.digit; });
}

void addSizes()
{
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("digitCount");
    QTest::newRow("4x4") << Kind::Regions << 4 << 4;
    QTest::newRow("4x4, digits to 6") << Kind::Regions << 4 << 6;
    QTest::newRow("6x6") << Kind::Regions << 6 << 6;
    QTest::newRow("6x6, digits to 9") << Kind::Regions << 6 << 9;
    QTest::newRow("4x4 with holes") << Kind::Holes << 4 << 4;
    QTest::newRow("4x4 with holes, digits to 5") << Kind::Holes << 4 << 5;
    QTest::newRow("6x6 with holes") << Kind::Holes << 6 << 6;
    QTest::newRow("boards of 4x4") << Kind::Boards << 4 << 4;
    QTest::newRow("boards of 4x4, digits to 5") << Kind::Boards << 4 << 5;
    QTest::newRow("4x4 with repeats in rows") << Kind::Free << 4 << 4;
    QTest::newRow("4x4 with repeats in rows, digits to 3") << Kind::Free << 4 << 3;
    QTest::newRow("6x6 with repeats in rows, digits to 5") << Kind::Free << 6 << 5;
}

class TestPartialRegions : public QObject
{
    Q_OBJECT

private slots:
    void areNumberedWithoutAGap()
    {
        const auto board = geometryOf(4, {7, 7, -1, -1, 7, 2, 2, -1, -1, -1, 2, -1, -1, -1, -1, -1});
        QVERIFY(board.has_value());
        QCOMPARE(board->regionCount(), 2);
        QCOMPARE(board->regionOf(0), 0);
        QCOMPARE(board->regionOf(5), 1);
        QCOMPARE(board->regionOf(2), noRegion);
        QVERIFY(!board->hasFullRegions());
        QVERIFY(board->shareRegion(5, 10) && !board->shareRegion(2, 3) && !board->shareRegion(0, 5));
        QCOMPARE(std::ssize(board->houses()), 4 + 4 + 2);
    }

    void withoutRegionsTheBoardIsALatinSquare()
    {
        QVERIFY(*geometryOf(4, std::vector<int>(16, noRegion)) == Geometry::withBoxes({1, 4}));
        QCOMPARE(geometryOf(4, std::vector<int>(16, hole)).error(), RegionError::BadMap);
    }

    void aRegionHasNoMoreCellsThanDigits()
    {
        const std::vector<int> five{0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
        QCOMPARE(geometryOf(4, five).error(), RegionError::LargeRegion);
        const auto board = geometryOf(4, five, 5);
        QVERIFY(board.has_value());
        QCOMPARE(board->minDigitCount(), 5);
        QCOMPARE(board->digitCount(), 5);
    }

    void solveAsBruteForceDoes_data() { addSizes(); }
    void solveAsBruteForceDoes()
    {
        QFETCH(const Kind, kind);
        QFETCH(const int, size);
        QFETCH(const int, digitCount);
        Random random(size * digitCount);
        const int rounds = sampleOf(400);
        for (int round = 0; round < rounds; ++round) {
            const Puzzle puzzle = anyPuzzle(kind, size, digitCount, random);
            const std::string name = nameOf(puzzle);
            const std::set<std::string> expected = textsOf(BruteForce(puzzle).solutions());
            QVERIFY2(!expected.empty(), name.c_str());
            QVERIFY2(solutionsBySearch(puzzle) == expected, name.c_str());
            if (const auto search = RuleSearch::make(puzzle, std::numeric_limits<std::int64_t>::max(), {}))
                QVERIFY2(rulepuzzles::solutionsOf(puzzle, *search, expected.size() + 1) == expected,
                         name.c_str());
            QVERIFY2(check(puzzle).solutions.size() == std::min<std::size_t>(2, expected.size()),
                     name.c_str());
            QVERIFY2(countSolutions(puzzle, 1'000'000).count == std::ssize(expected), name.c_str());
        }
    }

    void candidatesAreThoseOfBruteForce_data() { addSizes(); }
    void candidatesAreThoseOfBruteForce()
    {
        QFETCH(const Kind, kind);
        QFETCH(const int, size);
        QFETCH(const int, digitCount);
        Random random(size + digitCount);
        for (int round = 0; round < sampleOf(100); ++round) {
            const Puzzle puzzle = anyPuzzle(kind, size, digitCount, random);
            const std::vector<Grid> solutions = BruteForce(puzzle).solutions();
            CandidateSearch search(puzzle, 1);
            QVERIFY(search.run() == Outcome::Solved);
            for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell) {
                DigitSet expected;
                for (const Grid &solution : solutions)
                    expected.insert(solution[cell]);
                QVERIFY2(search.counts().trueCandidates(cell) == expected, nameOf(puzzle).c_str());
            }
        }
    }

    void stepsAreTrueOfEachSolution_data() { addSizes(); }
    /// Steps that assume one solution are tried where there is one.
    void stepsAreTrueOfEachSolution()
    {
        QFETCH(const Kind, kind);
        QFETCH(const int, size);
        QFETCH(const int, digitCount);
        Random random(size + 3 * digitCount);
        int found = 0;
        for (int round = 0; round < sampleOf(60); ++round) {
            const Puzzle puzzle = anyPuzzle(kind, size, digitCount, random);
            const std::vector<Grid> solutions = BruteForce(puzzle).solutions();
            Position position(puzzle);
            const Ladder all = defaultLadder(position.rules());
            const Ladder ladder = solutions.size() == 1 ? all : withoutUniqueness(all);
            for (bool goesOn = true; goesOn && !position.isSolved();) {
                std::optional<Step> next;
                for (const Technique *technique : ladder)
                    for (const Step &step : findSteps(*technique, position, 100)) {
                        QVERIFY2(std::ranges::all_of(
                                     solutions, [&](const Grid &solution) { return agrees(step, solution); }),
                                 (std::string(technique->id) + " " + nameOf(puzzle)).c_str());
                        if (!next)
                            next = step;
                    }
                goesOn = next.has_value();
                if (next)
                    position.apply(*next);
                found += next ? 1 : 0;
            }
        }
        QVERIFY(found > 0 || kind == Kind::Free); // where few cells share a house
    }

    void areGenerated_data() { addSizes(); }
    void areGenerated()
    {
        QFETCH(const Kind, kind);
        QFETCH(const int, size);
        QFETCH(const int, digitCount);
        Random random(size + 5 * digitCount);
        for (int round = 0; round < sampleOf(8); ++round) {
            const Puzzle solvable = anyPuzzle(kind, size, digitCount, random);
            GenerateRequest request = generatebench::asking(Puzzle(solvable.geometry), ClueGoal::AtMost,
                                                            solvable.geometry.cellCount());
            request.seed = static_cast<std::uint64_t>(round) + 1;
            generatebench::verify(request, generate(request));
        }
    }

    void everyFormatReadsThemBack_data() { addSizes(); }
    void everyFormatReadsThemBack()
    {
        QFETCH(const Kind, kind);
        QFETCH(const int, size);
        QFETCH(const int, digitCount);
        Random random(size + 7 * digitCount);
        for (int round = 0; round < sampleOf(40); ++round) {
            const Board board(anyPuzzle(kind, size, digitCount, random));
            for (const Format &format : formats()) {
                if (!format.fits(board))
                    continue;
                const std::string text = format.write(board, symbolSets().front());
                const TextResult read = readPuzzle(text);
                QVERIFY2(read && read->board == board, text.c_str());
            }
        }
    }

    void turnWithTheBoard_data() { addSizes(); }
    void turnWithTheBoard()
    {
        QFETCH(const Kind, kind);
        QFETCH(const int, size);
        QFETCH(const int, digitCount);
        Random random(3);
        const Isometry &turn = *findIsometry("quarter-turn");
        for (int round = 0; round < sampleOf(40); ++round) {
            const Board board(anyPuzzle(kind, size, digitCount, random));
            const Geometry &before = board.puzzle.geometry;
            const CellMap map = turn.mapOf(before);
            const TransformResult moved = movedBoard(board, map);
            QVERIFY(moved.has_value());
            const Geometry &after = moved->puzzle.geometry;
            for (Cell cell = 0; cell < before.cellCount(); ++cell) {
                QCOMPARE(after.rowOf(map[cell]), before.columnOf(cell));
                QCOMPARE(after.columnOf(map[cell]), before.size() - 1 - before.rowOf(cell));
                QCOMPARE(moved->puzzle.givens[map[cell]], board.puzzle.givens[cell]);
                for (Cell other = 0; other < before.cellCount(); ++other) {
                    QCOMPARE(after.shareRegion(map[cell], map[other]), before.shareRegion(cell, other));
                    QCOMPARE(std::ranges::count(after.peers(map[cell]), map[other]),
                             std::ranges::count(before.peers(cell), other));
                }
            }
            QCOMPARE(check(moved->puzzle).verdict, check(board.puzzle).verdict);
            QCOMPARE(boxesOfBoards(after).has_value(), boxesOfBoards(before).has_value());
        }
    }

    void otherTransformsAreRefused()
    {
        Random random(5);
        for (const Kind kind : {Kind::Boards, Kind::Free}) {
            const Board board(anyPuzzle(kind, 4, 4, random));
            const auto request = readTransform("swap-rows:1,2");
            const auto result = request->kind->apply(board, {.numbers = request->numbers});
            QVERIFY(!result);
            QCOMPARE(result.error().kind, TransformObstacle::Kind::NoWholeLines);
        }
    }

    void withoutHousesThereAreAsManyDigitsAsRows()
    {
        const std::vector<int> none(16, noRegion);
        const auto board = geometryOf(4, none, {}, std::vector<SubBoard>());
        QVERIFY(board && !board->hasLines() && !board->isSquare() && board->houses().empty());
        QCOMPARE(board->digitCount(), 4);
        QCOMPARE(board->minDigitCount(), 1);
        QVERIFY(*board != Geometry::withBoxes({1, 4}));
    }

    /// The colourings of a square of 4x4 are known: 7,812 with three colours, 2 with two.
    void rulesAloneDecideWhereThereAreNoHouses()
    {
        for (const auto &[digits, count] : {std::pair(2, 2), std::pair(3, 7812)}) {
            const std::string text = "# sudoku-workbench: boards none\n# sudoku-workbench: digits "
                                     + std::to_string(digits)
                                     + "\n# sudoku-workbench: kind "
                                       R"({"id":"differ","name":"Differ","rule":"a != b","place":"touching"})"
                                       "\n# sudoku-workbench: variant differ\n................\n";
            const TextResult read = readPuzzle(text);
            QVERIFY2(read.has_value(), text.c_str());
            QVERIFY(countSolutions(read->board.puzzle, 1'000'000).count == count);
        }
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestPartialRegions)

} // namespace sudoku::tst_partialregions

#include "tst_partialregions.moc"
