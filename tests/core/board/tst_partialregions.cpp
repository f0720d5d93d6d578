#include <QTest>

#include "tests/bruteforce.h"
#include "tests/core/generate/generatebench.h"
#include "tests/core/search/rulepuzzles.h"
#include "tests/core/variants/variantbench.h"
#include "tests/sampling.h"
#include "tests/somegivens.h"
#include "tests/testprogram.h"

#include "core/analyse/truecandidates.h"
#include "core/board/regions.h"
#include "core/formats/formats.h"
#include "core/formats/readpuzzle.h"
#include "core/generate/filledboard.h"
#include "core/hints/walkthrough.h"
#include "core/search/rulesearch.h"
#include "core/solve/count.h"
#include "core/transform/movedboard.h"

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

Geometry anyBoard(int size, int digitCount, Random &random)
{
    return *geometryOf(size, anyRegions(defaultGeometry(size), digitCount, random), digitCount);
}

/// Returns a board with regions that has a solution, and some digits of it.
Puzzle anyPuzzle(int size, int digitCount, Random &random)
{
    while (true) {
        const Puzzle empty(anyBoard(size, digitCount, random));
        const FilledBoard filled = fillBoard(empty, random, {}, {});
        if (filled.outcome != Outcome::Solved)
            continue;
        const int cells = empty.geometry.cellCount();
        const int spare = (digitCount - size) * 3;
        const int count = size == 4 ? 3 + spare : cells / 2 + spare;
        return withGivensOf(filled.grid, empty, count + static_cast<int>(random.below(3)), random);
    }
}

/// The puzzle in the form of the command line, for messages.
std::string nameOf(const Puzzle &puzzle)
{
    std::string name = text(puzzle.givens) + " ";
    for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell)
        name += puzzle.geometry.regionOf(cell) == noRegion
                    ? '.'
                    : static_cast<char>('A' + puzzle.geometry.regionOf(cell));
    return name;
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
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("digitCount");
    QTest::newRow("4x4") << 4 << 4;
    QTest::newRow("4x4, digits to 6") << 4 << 6;
    QTest::newRow("6x6") << 6 << 6;
    QTest::newRow("6x6, digits to 9") << 6 << 9;
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
        QCOMPARE(geometryOf(4, std::vector<int>(16, -2)).error(), RegionError::BadMap);
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
        QFETCH(const int, size);
        QFETCH(const int, digitCount);
        Random random(size * digitCount);
        const int rounds = sampleOf(400);
        for (int round = 0; round < rounds; ++round) {
            const Puzzle puzzle = anyPuzzle(size, digitCount, random);
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
        QFETCH(const int, size);
        QFETCH(const int, digitCount);
        Random random(size + digitCount);
        for (int round = 0; round < sampleOf(100); ++round) {
            const Puzzle puzzle = anyPuzzle(size, digitCount, random);
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
        QFETCH(const int, size);
        QFETCH(const int, digitCount);
        Random random(size + 3 * digitCount);
        int found = 0;
        for (int round = 0; round < sampleOf(60); ++round) {
            const Puzzle puzzle = anyPuzzle(size, digitCount, random);
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
        QVERIFY(found > 0);
    }

    void areGenerated_data() { addSizes(); }
    void areGenerated()
    {
        QFETCH(const int, size);
        QFETCH(const int, digitCount);
        Random random(size + 5 * digitCount);
        for (int round = 0; round < sampleOf(8); ++round) {
            const Puzzle solvable = anyPuzzle(size, digitCount, random);
            GenerateRequest request =
                generatebench::asking(Puzzle(solvable.geometry), ClueGoal::AtMost, size * size);
            request.seed = static_cast<std::uint64_t>(round) + 1;
            generatebench::verify(request, generate(request));
        }
    }

    void everyFormatReadsThemBack_data() { addSizes(); }
    void everyFormatReadsThemBack()
    {
        QFETCH(const int, size);
        QFETCH(const int, digitCount);
        Random random(size + 7 * digitCount);
        for (int round = 0; round < sampleOf(40); ++round) {
            const Board board(anyPuzzle(size, digitCount, random));
            for (const Format &format : formats()) {
                const std::string text = format.write(board, symbolSets().front());
                const TextResult read = readPuzzle(text);
                QVERIFY2(read && read->board == board, text.c_str());
            }
        }
    }

    void turnWithTheBoard()
    {
        Random random(3);
        for (int round = 0; round < sampleOf(40); ++round) {
            const Board board(anyPuzzle(6, 6, random));
            std::vector<Cell> turned(36);
            for (Cell cell = 0; cell < 36; ++cell)
                turned[cell] = cell % 6 * 6 + 5 - cell / 6;
            const TransformResult moved = movedBoard(board, turned);
            QVERIFY(moved.has_value());
            for (Cell cell = 0; cell < 36; ++cell)
                for (Cell other = 0; other < 36; ++other)
                    QCOMPARE(moved->puzzle.geometry.shareRegion(turned[cell], turned[other]),
                             board.puzzle.geometry.shareRegion(cell, other));
        }
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestPartialRegions)

} // namespace sudoku::tst_partialregions

#include "tst_partialregions.moc"
