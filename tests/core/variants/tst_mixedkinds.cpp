#include <QTest>

#include "tests/bruteforce.h"
#include "tests/core/search/rulepuzzles.h"
#include "tests/core/variants/variantbench.h"
#include "tests/rulerows.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"

#include "core/board/regions.h"
#include "core/formats/text/constrainttext.h"
#include "core/generate/filledboard.h"
#include "core/search/rulesearch.h"
#include "core/variants/straightline.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace sudoku::tst_mixedkinds {

using namespace variantbench;

/// A kind, and cells of a 4x4 board that it may take.
struct TriedKind
{
    const Variant *kind;
    std::vector<std::vector<Cell>> shapes;
};

std::vector<TriedKind> kindsOf(const Geometry &geometry)
{
    std::vector<TriedKind> fitting;
    for (const Variant *kind : triedKinds())
        if (kind->isFor(geometry) && !kind->hasUnknownRegions) { // see tst_chaosconstruction
            TriedKind tried{kind, {}};
            for (const Constraint &sample : samples(*kind))
                if (tried.shapes.empty() || tried.shapes.back() != sample.cells)
                    tried.shapes.push_back(sample.cells);
            fitting.push_back(std::move(tried));
        }
    return fitting;
}

/// Returns cells of one of the shapes, anywhere on the board, or a walk.
std::vector<Cell> anyCells(const TriedKind &tried, const Geometry &geometry, Random &random)
{
    if (tried.shapes.empty() || random.below(3) == 0)
        return rulepuzzles::anyWalk(geometry, 1 + random.below(6), random);
    std::vector<Cell> cells = tried.shapes[random.below(tried.shapes.size())];
    const auto room = static_cast<std::uint64_t>(geometry.size() - 3);
    const Cell from =
        geometry.cellAt(static_cast<int>(random.below(room)), static_cast<int>(random.below(room)));
    for (Cell &cell : cells)
        cell = from + geometry.cellAt(cell / 4, cell % 4);
    return cells;
}

/// Returns a line from the edge of the board on, or often none.
std::vector<Cell> anyLine(const Geometry &geometry, Random &random)
{
    const std::uint64_t count = geometry.cellCount();
    return straightFrom(geometry, static_cast<Cell>(random.below(count)),
                        static_cast<Cell>(random.below(count)));
}

std::vector<int> anyNumbers(Random &random)
{
    constexpr int maxNumber = 24;
    if (random.below(2) == 0)
        return {static_cast<int>(random.below(maxNumber))};
    return numberLists()[random.below(numberLists().size())];
}

/// Returns a constraint of a kind that \a solution keeps, or now and then does not keep.
std::optional<Constraint> anyConstraint(const TriedKind &tried, const Puzzle &puzzle, const Grid &solution,
                                        Random &random)
{
    constexpr int tries = 1000;
    const Input input = tried.kind->input;
    const bool mayBreak = random.below(12) == 0;
    for (int i = 0; i < tries; ++i) {
        Constraint made{tried.kind, {}, anyNumbers(random)};
        if (input == Input::Line || input == Input::Diagonal)
            made.cells = anyLine(puzzle.geometry, random);
        else if (input != Input::Nothing)
            made.cells = anyCells(tried, puzzle.geometry, random);
        if (!findProblem(puzzle.geometry, made) && (mayBreak || isKept(puzzle, made, solution)))
            return made;
    }
    return {};
}

/// Returns a board with some of the digits of a solution and two to five constraints of any kinds. Every
/// fourth one has the digits from 0 on.
Puzzle anyMix(const Geometry &board, const std::vector<TriedKind> &kinds, Random &random)
{
    Puzzle puzzle(board);
    if (random.below(4) == 0)
        puzzle.geometry = puzzle.geometry.withDigits({board.digitCount(), 0});
    const Grid solution = fillBoard(puzzle, random, {}, {}).grid;
    const std::uint64_t open = board.size() == 4 ? 12 : 2;
    const auto isGiven = [&] { return board.hasLines() ? random.below(open) == 0 : random.below(4) > 0; };
    for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell)
        if (isGiven())
            puzzle.givens.set(cell, solution[cell]);
    const std::size_t count = 2 + random.below(4);
    while (puzzle.constraints.size() < count)
        if (const auto made = anyConstraint(kinds[random.below(kinds.size())], puzzle, solution, random))
            puzzle.constraints.push_back(*made);
    return puzzle;
}

/// "sum-line r1c1 r1c2; nabner …", and the givens.
std::string nameOf(const Puzzle &puzzle)
{
    std::string name = puzzle.geometry.hasLines() ? "" : "free: ";
    name += (puzzle.geometry.hasZero() ? "from 0: " : "") + text(puzzle.givens);
    for (const Constraint &constraint : puzzle.constraints)
        name += "; " + constraintText(puzzle.geometry, constraint);
    return name;
}

/// Returns a board on which digits may be repeated in rows and columns.
Geometry freeBoard(const std::vector<int> &regionOf, int digitCount)
{
    return *geometryOf(4, regionOf, digitCount, std::vector<SubBoard>());
}

class TestMixedKinds : public QObject
{
    Q_OBJECT

private slots:
    void solveAsBruteForceDoes_data()
    {
        QTest::addColumn<Geometry>("board");
        QTest::addColumn<int>("seed");
        for (const int size : {4, 6})
            for (const int seed : {size, 100 + size})
                if (seed == size || triesAll()) // all of the slow run are 4000
                    QTest::addRow("%dx%d, seed %d", size, size, seed) << defaultGeometry(size) << seed;
        QTest::newRow("4x4, repeats in rows, boxes") << freeBoard(defaultGeometry(4).regionMap(), 4) << 1;
        QTest::newRow("4x4, repeats in rows, digits to 3")
            << freeBoard(std::vector<int>(16, noRegion), 3) << 2;
    }

    /// A solver, the search by rules and the check find what trying everything finds.
    void solveAsBruteForceDoes()
    {
        QFETCH(const Geometry, board);
        QFETCH(const int, seed);
        const std::vector<TriedKind> kinds = kindsOf(board);
        Random random(seed);
        int solvable = 0;
        const int rounds = sampleOf(board.hasLines() ? 1000 : 300);
        for (int round = 0; round < rounds; ++round) {
            const Puzzle puzzle = anyMix(board, kinds, random);
            const std::string name = nameOf(puzzle);
            const std::set<std::string> expected = textsOf(BruteForce(puzzle).solutions());
            QVERIFY2(solutionsBySearch(puzzle) == expected, name.c_str());
            if (const auto search = RuleSearch::make(puzzle, std::numeric_limits<std::int64_t>::max(), {}))
                QVERIFY2(rulepuzzles::solutionsOf(puzzle, *search, expected.size() + 1) == expected,
                         name.c_str());
            QVERIFY2(check(puzzle).solutions.size() == std::min<std::size_t>(2, expected.size()),
                     name.c_str());
            solvable += expected.empty() ? 0 : 1;
        }
        QVERIFY(solvable > rounds / 3 && solvable < rounds);
    }

    /// Each kind takes part, so that a new one does without being named here.
    void everyKindTakesPart()
    {
        Random random(1);
        const Puzzle puzzle = emptyBoard(6);
        const Grid solution = fillBoard(puzzle, random, {}, {}).grid;
        for (const TriedKind &tried : kindsOf(puzzle.geometry)) {
            bool isMade = tried.kind->input == Input::Nothing;
            for (int i = 0; i < 200 && !isMade; ++i)
                isMade = anyConstraint(tried, puzzle, solution, random).has_value();
            QVERIFY2(isMade, tried.kind->id.data());
        }
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestMixedKinds)

} // namespace sudoku::tst_mixedkinds

#include "tst_mixedkinds.moc"
