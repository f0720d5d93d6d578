// Covers core/planes: makeplanesearch
// Covers core/rules: knownrules

#include <QTest>

#include "tests/bruteforce.h"
#include "tests/sampling.h"
#include "tests/somegivens.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include "core/planes/classicsearch.h"
#include "core/planes/hexsearch.h"
#include "core/planes/makeplanesearch.h"
#include "core/rules/knownrules.h"
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

/// A solution of the empty board with a digit somewhere.
std::optional<Grid> someSolutionOf(Puzzle puzzle, Random &random)
{
    const Geometry &geometry = puzzle.geometry;
    puzzle.givens.set(static_cast<Cell>(random.below(geometry.cellCount())),
                      static_cast<Digit>(1 + random.below(geometry.digitCount())));
    const SolveOptions options{.seed = static_cast<std::int64_t>(1 + random.below(1'000'000))};
    const SolveResult result = solve(puzzle, options);
    return result.outcome == Outcome::Solved ? std::optional(result.solution) : std::nullopt;
}

struct Board
{
    const char *name;
    std::vector<const char *> variants;
    bool isJigsaw = false;
    int size = 9;
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
    {"16x16 diagonals", {"diagonal", "anti-diagonal"}, false, 16},
    {"16x16 windows", {"windoku"}, false, 16},
    {"16x16 groups", {"disjoint-groups"}, false, 16},
    {"16x16 king", {"anti-king"}, false, 16},
    {"16x16 knight", {"anti-knight"}, false, 16},
    {"16x16 knight and a diagonal", {"anti-knight", "diagonal"}, false, 16},
};

Puzzle emptyBoardOf(const Board &board)
{
    Puzzle puzzle(board.isJigsaw ? jigsaw() : defaultGeometry(board.size));
    for (const char *variant : board.variants)
        puzzle.constraints.push_back({findVariant(variant), {}});
    return puzzle;
}

/// Puzzles with the rules of an \a empty board.
class Puzzles
{
public:
    /// Most have from \a few to \a many of a hundred cells as givens; one of \a faultEach has a fault.
    Puzzles(Puzzle empty, int few, int many, int faultEach, Random &random)
        : m_empty(std::move(empty)),
          m_few(few),
          m_many(many),
          m_faultEach(faultEach),
          m_random(random)
    {
    }

    std::optional<Puzzle> next()
    {
        const auto solution = someSolutionOf(m_empty, m_random);
        if (!solution)
            return {};
        const int share = m_few + static_cast<int>(m_random.below(m_many - m_few));
        Puzzle puzzle =
            withGivensOf(*solution, m_empty, m_empty.geometry.cellCount() * share / 100, m_random);
        return m_random.below(m_faultEach) == 0 ? withFault(puzzle, m_random) : puzzle;
    }

private:
    Puzzle m_empty;
    int m_few;
    int m_many;
    int m_faultEach;
    Random &m_random;
};

/// The search for boards such as \a puzzle by one of the engines.
std::unique_ptr<PlaneSearch> searchBy(const ClassicEngine &engine, const Puzzle &puzzle)
{
    if (puzzle.geometry.size() == 9)
        return std::make_unique<ClassicSearch>(puzzle.givens, FurtherHouses::of(puzzle), engine);
    return std::make_unique<HexSearch>(puzzle.givens, FurtherHexHouses::of(puzzle), engine);
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
            QVERIFY2(makePlaneSearch(emptyBoardOf(board)), board.name);
        QVERIFY(!makePlaneSearch(Puzzle(Geometry::withBoxes({2, 8}))));
        QVERIFY(!FurtherHexHouses::of(emptyBoardOf(boards[0])));
        QVERIFY(!FurtherHexHouses::of(Puzzle(defaultGeometry(16).withDigits(17))));
        QVERIFY(!FurtherHouses::of(emptyBoard(6)));
        QVERIFY(!FurtherHouses::of(Puzzle(defaultGeometry(9).withDigits(10))));
        Puzzle neighbours = emptyBoard(9);
        neighbours.constraints = {{findVariant("non-consecutive"), {}}};
        QVERIFY(!FurtherHouses::of(neighbours));
        QVERIFY(!makePlaneSearch(neighbours));
    }

    /// Both diagonals; the boxes too only where cells see each other that share no house; and what follows
    /// from windows.
    void theHousesAreMasks()
    {
        QCOMPARE(FurtherHouses::of(emptyBoardOf(boards[0]))->houseCount, 2);
        QCOMPARE(FurtherHouses::of(emptyBoardOf({"", {"anti-knight"}}))->houseCount, 9);
        QVERIFY(FurtherHouses::of(emptyBoardOf({"", {}, true}))->houseCount >= 27);
        QCOMPARE(FurtherHouses::of(emptyBoardOf({"", {"windoku"}}))->houseCount, 9);
        QCOMPARE(FurtherHexHouses::of(emptyBoardOf({"", {"windoku"}, false, 16}))->houseCount, 16);
        QCOMPARE(FurtherHexHouses::of(emptyBoardOf({"", {"anti-king"}, false, 16}))->houseCount, 16);
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
        Random random(20 + index);
        const bool isSmall = boards[index].size == 9;
        Puzzles puzzles(empty, isSmall ? 18 : 48, isSmall ? 50 : 70, 3, random);
        constexpr std::size_t limit = 30;
        std::set<std::size_t> counts;
        for (int i = sampleOf(isSmall ? 300 : 80); i > 0; --i) {
            const std::optional<Puzzle> puzzle = puzzles.next();
            if (!puzzle)
                continue;
            SolutionSearch solver(*puzzle, {});
            const std::set<std::string> expected = solutionsOf(*puzzle, solver, limit);
            const auto plain = searchBy(classicEngines().back(), *puzzle);
            const std::vector<std::string> found = inOrder(*puzzle, *plain, limit);
            QCOMPARE(found.size(), expected.size());
            if (expected.size() < limit)
                QVERIFY(std::set(found.begin(), found.end()) == expected);
            for (const ClassicEngine &engine : classicEngines())
                QVERIFY2(inOrder(*puzzle, *searchBy(engine, *puzzle), limit) == found, engine.name);
            counts.insert(expected.size());
        }
        QVERIFY(!triesMuch() || counts.size() > 2);
    }

    /// The slow and obvious way, on boards with few open cells.
    void findsWhatBruteForceFinds_data() { addBoards(); }
    void findsWhatBruteForceFinds()
    {
        QFETCH(const int, index);
        Random random(50 + index);
        const bool isSmall = boards[index].size == 9;
        Puzzles puzzles(emptyBoardOf(boards[index]), isSmall ? 64 : 84, isSmall ? 80 : 94, 4, random);
        for (int i = sampleOf(isSmall ? 200 : 80); i > 0; --i) {
            const std::optional<Puzzle> puzzle = puzzles.next();
            if (!puzzle)
                continue;
            std::set<std::string> expected;
            for (const Grid &grid : BruteForce(*puzzle).solutions())
                expected.insert(text(grid));
            const auto search = makePlaneSearch(*puzzle);
            QVERIFY(solutionsOf(*puzzle, *search, 1000) == expected);
        }
    }

    /// A memo gives the rules of the same puzzle, and of no other.
    void rulesAreKept()
    {
        const Memo memo;
        const Puzzle windows = emptyBoardOf({"", {"windoku"}});
        const auto kept = FurtherHouses::of(windows, memo);
        QCOMPARE(FurtherHouses::of(windows, memo), kept);
        const auto rules = knownRules(windows, memo);
        QCOMPARE(knownRules(windows, memo), rules);
        QCOMPARE(rules->size(), activeRules(windows).size());
        const Puzzle groups = emptyBoardOf({"", {"disjoint-groups"}});
        QVERIFY(FurtherHouses::of(groups, memo) != kept);
        QVERIFY(FurtherHouses::of(emptyBoardOf({"", {}, true}), memo)->hasBoxes == false);
        Random random(9);
        const auto solution = someSolutionOf(groups, random);
        QVERIFY(solution);
        QVERIFY(isSolution(groups, *solution, memo));
        for (const Puzzle &puzzle : {windows, groups})
            QCOMPARE(isSolution(puzzle, *solution, memo), isSolution(puzzle, *solution));
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
