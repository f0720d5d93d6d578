// Covers core/planes: makeplanesearch

#include <QTest>

#include "tests/bruteforce.h"
#include "tests/sampling.h"
#include "tests/somegivens.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include "core/planes/classicsearch.h"
#include "core/planes/makeplanesearch.h"
#include "core/rules/violations.h"
#include "core/solve/solutionsearch.h"

#include <set>

namespace sudoku::tst_furtherhouses {

/// Returns the first solutions in the order in which \a search finds them; none if one comes twice or breaks
/// a rule.
template <typename Search>
std::vector<std::string> inOrder(const Puzzle &puzzle, Search &search, std::size_t limit)
{
    std::vector<std::string> solutions;
    while (solutions.size() < limit && search.next({}) == Outcome::Solved) {
        if (!isSolution(puzzle, search.solution()))
            return {};
        solutions.push_back(text(search.solution()));
    }
    if (std::set(solutions.begin(), solutions.end()).size() < solutions.size())
        return {};
    return solutions;
}

template <typename Search>
std::set<std::string> solutionsOf(const Puzzle &puzzle, Search &search, std::size_t limit)
{
    const std::vector<std::string> solutions = inOrder(puzzle, search, limit);
    return {solutions.begin(), solutions.end()};
}

Geometry jigsaw()
{
    for (const CorpusPuzzle &row : readCorpus("v_jigsaw_janko.txt"))
        if (row.puzzle.geometry.size() == 9)
            return row.puzzle.geometry;
    return defaultGeometry(9);
}

/// The first solution of the empty board with some digits in its first row.
std::optional<Grid> someSolutionOf(Puzzle puzzle, Random &random)
{
    puzzle.givens.set(static_cast<Cell>(random.below(81)), static_cast<Digit>(1 + random.below(9)));
    const SolveOptions options{.seed = static_cast<std::int64_t>(1 + random.below(1'000'000))};
    const SolveResult result = solve(puzzle, options);
    return result.outcome == Outcome::Solved ? std::optional(result.solution) : std::nullopt;
}

struct Board
{
    const char *name;
    std::vector<const char *> variants;
    bool isJigsaw = false;
};

const std::vector<Board> boards = {
    {"diagonals", {"diagonal", "anti-diagonal"}},
    {"one diagonal", {"diagonal"}},
    {"windows", {"windoku"}},
    {"groups", {"disjoint-groups"}},
    {"king", {"anti-king"}},
    {"knight", {"anti-knight"}},
    {"king and diagonals", {"anti-king", "diagonal", "anti-diagonal"}},
    {"windows and groups", {"windoku", "disjoint-groups"}},
    {"jigsaw", {}, true},
    {"jigsaw with a diagonal", {"diagonal"}, true},
    {"jigsaw and king", {"anti-king"}, true},
};

Puzzle emptyBoardOf(const Board &board)
{
    Puzzle puzzle(board.isJigsaw ? jigsaw() : defaultGeometry(9));
    for (const char *variant : board.variants)
        puzzle.constraints.push_back({findVariant(variant), {}});
    return puzzle;
}

class TestFurtherHouses : public QObject
{
    Q_OBJECT

    static void addBoards()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < std::ssize(boards); ++i)
            QTest::newRow(boards[i].name) << i;
    }

private slots:
    void suitsRulesOfDifferentDigits()
    {
        for (const Board &board : boards)
            QVERIFY2(FurtherHouses::of(emptyBoardOf(board)), board.name);
        QVERIFY(!FurtherHouses::of(emptyBoard(6)));
        QVERIFY(!FurtherHouses::of(Puzzle(defaultGeometry(9).withDigits(10))));
        Puzzle neighbours = emptyBoard(9);
        neighbours.constraints = {{findVariant("non-consecutive"), {}}};
        QVERIFY(!FurtherHouses::of(neighbours));
        QVERIFY(!makePlaneSearch(neighbours));
    }

    /// Both diagonals, and the boxes too only where cells see each other that share no house.
    void theHousesAreMasks()
    {
        QCOMPARE(FurtherHouses::of(emptyBoardOf(boards[0]))->houseCount, 2);
        QCOMPARE(FurtherHouses::of(emptyBoardOf({"", {"anti-knight"}}))->houseCount, 9);
        QCOMPARE(FurtherHouses::of(emptyBoardOf({"", {}, true}))->houseCount, 27);
        const auto houses = FurtherHouses::of(emptyBoardOf(boards[0]));
        QCOMPARE(houses->houses[0].bands[0], Band(1 | 1 << 10 | 1 << 20));
        QCOMPARE(houses->peers[0].bands[2] >> 26, Band(1)); // the other end of the diagonal
    }

    /// The same as a solver that gets the formula, and in the same order with each engine.
    void findsWhatASolverFinds_data() { addBoards(); }
    void findsWhatASolverFinds()
    {
        QFETCH(const int, index);
        const Puzzle empty = emptyBoardOf(boards[index]);
        const auto houses = FurtherHouses::of(empty);
        Random random(20 + index);
        constexpr std::size_t limit = 30;
        std::set<std::size_t> counts;
        for (int i = sampleOf(300); i > 0; --i) {
            const auto solution = someSolutionOf(empty, random);
            if (!solution)
                continue;
            Puzzle puzzle = withGivensOf(*solution, empty, static_cast<int>(15 + random.below(25)), random);
            if (random.below(3) == 0)
                puzzle = withFault(puzzle, random);
            SolutionSearch solver(puzzle, {});
            const std::set<std::string> expected = solutionsOf(puzzle, solver, limit);
            ClassicSearch plain(puzzle.givens, houses, classicEngines().back());
            const std::vector<std::string> found = inOrder(puzzle, plain, limit);
            QCOMPARE(found.size(), expected.size());
            if (expected.size() < limit)
                QVERIFY(std::set(found.begin(), found.end()) == expected);
            for (const ClassicEngine &engine : classicEngines()) {
                ClassicSearch search(puzzle.givens, houses, engine);
                QVERIFY2(inOrder(puzzle, search, limit) == found, engine.name);
            }
            counts.insert(expected.size());
        }
        QVERIFY(!triesMuch() || counts.size() > 3);
    }

    /// The slow and obvious way, on boards with few open cells.
    void findsWhatBruteForceFinds_data() { addBoards(); }
    void findsWhatBruteForceFinds()
    {
        QFETCH(const int, index);
        const Puzzle empty = emptyBoardOf(boards[index]);
        Random random(50 + index);
        for (int i = sampleOf(200); i > 0; --i) {
            const auto solution = someSolutionOf(empty, random);
            if (!solution)
                continue;
            Puzzle puzzle = withGivensOf(*solution, empty, static_cast<int>(52 + random.below(12)), random);
            if (random.below(4) == 0)
                puzzle = withFault(puzzle, random);
            std::set<std::string> expected;
            for (const Grid &grid : BruteForce(puzzle).solutions())
                expected.insert(text(grid));
            const auto search = makePlaneSearch(puzzle);
            QVERIFY(solutionsOf(puzzle, *search, 1000) == expected);
        }
    }

    /// What the search leaves when its positions are used up is the solver's, and nothing comes twice.
    void theSolverGoesOn()
    {
        const Puzzle empty = emptyBoardOf({"", {"anti-knight"}});
        Random random(3);
        int byTheSolver = 0;
        for (int i = sampleOf(100); i > 0; --i) {
            const auto solution = someSolutionOf(empty, random);
            if (!solution)
                continue;
            const Puzzle puzzle = withGivensOf(*solution, empty, 10, random);
            constexpr std::size_t limit = 60;
            SolutionSearch solver(puzzle, {});
            const std::set<std::string> expected = solutionsOf(puzzle, solver, limit);
            SolutionSearch search(puzzle, {.maxGuesses = 1});
            const std::set<std::string> solutions = solutionsOf(puzzle, search, limit);
            QCOMPARE(solutions.size(), expected.size());
            if (expected.size() < limit)
                QVERIFY(solutions == expected);
            byTheSolver += search.statistics().clauses > 0 ? 1 : 0;
        }
        QVERIFY(!triesMuch() || byTheSolver > 0);
    }

    void excludesADigitAndBeginsAgain()
    {
        const CorpusPuzzle row = readCorpus("v_x_sgt.txt").front();
        const auto search = makePlaneSearch(row.puzzle);
        QVERIFY(search);
        QVERIFY(search->mayTakeLong());
        for (Cell cell = 0; cell < 81; cell += 5) {
            search->restart(row.puzzle.givens);
            QCOMPARE(search->next({}), Outcome::Solved);
            const Grid solution = search->solution();
            QCOMPARE(search->next({}), Outcome::None);
            search->restart(row.puzzle.givens);
            search->eliminate(cell, solution[cell]);
            QCOMPARE(search->next({}), Outcome::None);
        }
        search->restart(emptyBoard(9).givens);
        search->limit(0);
        QVERIFY(search->next({}) == halted(Halt::Stopped));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestFurtherHouses)

} // namespace sudoku::tst_furtherhouses

#include "tst_furtherhouses.moc"
