// Covers core/search: rulenetwork, searchboard, differentcells

#include <QTest>

#include "tests/bruteforce.h"
#include "tests/samplerules.h"
#include "tests/sampling.h"
#include "tests/stopprobe.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include "core/board/random.h"
#include "core/rules/violations.h"
#include "core/search/rulesearch.h"
#include "core/solve/solutionsearch.h"
#include "core/solve/solve.h"
#include "core/variants/constraintproblem.h"

#include <array>
#include <limits>
#include <numeric>
#include <set>

namespace sudoku::tst_rulesearch {

constexpr std::int64_t noLimit = std::numeric_limits<std::int64_t>::max();

std::unique_ptr<RuleSearch> searchFor(const Puzzle &puzzle)
{
    return RuleSearch::make(puzzle, noLimit, {});
}

/// Returns the solutions that \a search finds, at most \a limit; none if one comes twice or breaks a rule.
template <typename Search>
std::set<std::string> solutionsOf(const Puzzle &puzzle, Search &search, std::size_t limit)
{
    std::set<std::string> solutions;
    while (solutions.size() < limit && search.next({}) == Outcome::Solved)
        if (!isSolution(puzzle, search.solution()) || !solutions.insert(text(search.solution())).second)
            return {};
    return solutions;
}

std::set<std::string> solutionsByBruteForce(const Puzzle &puzzle)
{
    std::set<std::string> solutions;
    for (const Grid &grid : BruteForce(puzzle).solutions())
        solutions.insert(text(grid));
    return solutions;
}

/// Any cells of a walk over the board, none twice.
std::vector<Cell> anyWalk(const Geometry &geometry, std::size_t length, Random &random)
{
    std::vector<Cell> walk{static_cast<Cell>(random.below(geometry.cellCount()))};
    for (int tries = 0; walk.size() < length && tries < 100; ++tries) {
        const auto next = geometry.neighbours(walk.back());
        const Cell cell = next[random.below(next.size())];
        if (std::ranges::find(walk, cell) == walk.end())
            walk.push_back(cell);
    }
    return walk;
}

/// Rules of \a id that a solution keeps, where they take lines and perhaps a total.
void addRules(Puzzle &puzzle, const Grid &solution, const char *id, int count, Random &random)
{
    for (int tries = 0; count > 0 && tries < 3000; ++tries) {
        const std::vector<Cell> cells = anyWalk(puzzle.geometry, 2 + random.below(6), random);
        int total = 0;
        for (const Cell cell : cells)
            total += solution[cell];
        for (const std::vector<int> &numbers : {std::vector{total}, std::vector<int>()})
            if (const Constraint made{findVariant(id), cells, numbers};
                !findProblem(puzzle.geometry, made) && isKept(puzzle, made, solution)) {
                puzzle.constraints.push_back(made);
                --count;
                break;
            }
    }
}

/// A board of any size with some clues of a solution and rules that it keeps; now and then with a wrong clue.
Puzzle anyPuzzle(int size, const char *id, Random &random)
{
    Puzzle puzzle = emptyBoard(size);
    puzzle.givens.set(static_cast<Cell>(random.below(puzzle.geometry.cellCount())),
                      static_cast<Digit>(1 + random.below(size)));
    const Grid solution = solve(puzzle).solution;
    puzzle.givens = Grid(puzzle.geometry.cellCount());
    for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell)
        if (random.below(3) == 0)
            puzzle.givens.set(cell, solution[cell]);
    addRules(puzzle, solution, id, 3 * size, random);
    addRules(puzzle, solution, "killer", size, random);
    if (random.below(5) == 0)
        puzzle.givens.set(static_cast<Cell>(random.below(puzzle.geometry.cellCount())),
                          static_cast<Digit>(1 + random.below(size)));
    return puzzle;
}

/// A 9x9 board with some givens and a clue of \a id at each row and column that the solution keeps.
Puzzle withOutsideClues(const char *id, int givens, Grid &solution, Random &random)
{
    Puzzle puzzle = emptyBoard(9);
    std::vector<Digit> digits(9);
    std::iota(digits.begin(), digits.end(), 1);
    random.shuffle(digits);
    for (Cell cell = 0; cell < 9; ++cell)
        puzzle.givens.set(cell, digits[cell]);
    solution = solve(puzzle).solution;
    puzzle.givens = Grid(81);
    for (; givens > 0; --givens) {
        const auto cell = static_cast<Cell>(random.below(81));
        puzzle.givens.set(cell, solution[cell]);
    }
    for (int line = 0; line < 18; ++line) {
        std::vector<Cell> cells;
        for (int i = 0; i < 9; ++i)
            cells.push_back(line < 9 ? line * 9 + i : i * 9 + line - 9);
        for (int number = 0; number <= 45; ++number)
            if (const Constraint clue{findVariant(id), cells, {number}};
                !findProblem(puzzle.geometry, clue) && isKept(puzzle, clue, solution))
                puzzle.constraints.push_back(clue);
    }
    return puzzle;
}

/// A pill arrow through eight cells of each of four rows, which are more than a number of two digits.
Puzzle longPillArrow()
{
    Puzzle puzzle = emptyBoard(9);
    std::vector<Cell> cells{0, 1};
    for (int row = 1; row < 5; ++row)
        for (int column = 0; column < 8; ++column)
            cells.push_back(row * 9 + (row % 2 == 1 ? column : 7 - column));
    puzzle.constraints = {{findVariant("pill-arrow"), cells}};
    return puzzle;
}

/// Rows of little killers through a 9x9 board, which have no solution together: each has seven to nine cells
/// of diagonals side by side, whose sums are small for so many different digits.
Puzzle littleKillersWithoutSolution()
{
    Puzzle puzzle = emptyBoard(9);
    const auto add = [&](Cell from, int step, std::size_t count) {
        std::vector<Cell> cells;
        for (std::size_t i = 0; i < count; ++i)
            cells.push_back(from + static_cast<int>(i) * step);
        puzzle.constraints.push_back({findVariant("little-killer"), {cells[0], cells[1]}, {49}});
    };
    add(8, 8, 9);
    add(7, 8, 8);
    add(73, -8, 8);
    add(74, -8, 7);
    add(62, -10, 7);
    add(0, 10, 9);
    add(9, 10, 8);
    add(18, 10, 7);
    return puzzle;
}

/// One that takes some hundred guesses.
Puzzle hardKiller()
{
    for (const CorpusLine &line : corpusLines("v_killer_iss.txt"))
        if (line.text.find("tarek_unsolvable") != std::string::npos)
            return line.puzzle().puzzle;
    return emptyBoard(9);
}

class TestRuleSearch : public QObject
{
    Q_OBJECT

private slots:
    void suitsPuzzlesWithMoreThanDifferentDigits()
    {
        Puzzle puzzle = emptyBoard(9);
        QVERIFY(!RuleSearch::suits(puzzle));
        puzzle.constraints = {{findVariant("diagonal"), {}}};
        QVERIFY(!RuleSearch::suits(puzzle));
        puzzle.constraints.push_back({findVariant("killer"), {0, 1}, {9}});
        QVERIFY(RuleSearch::suits(puzzle));
    }

    /// All solutions of 4x4 boards with each kind of rule, alone and with others.
    void findsWhatTryingEverythingFinds()
    {
        Random random(5);
        int number = 0;
        for (const Variant *variant : variants()) {
            const std::vector<Constraint> all = samples(*variant);
            for (const Constraint &sample : all) {
                if (!isTried(number++, 60, 12))
                    continue;
                Puzzle puzzle = emptyBoard(4);
                puzzle.constraints = {sample};
                if (random.below(2) == 0)
                    puzzle.constraints.push_back(all[random.below(all.size())]);
                puzzle.givens.set(static_cast<Cell>(random.below(16)),
                                  static_cast<Digit>(1 + random.below(4)));
                const auto search = searchFor(puzzle);
                const auto found = solutionsOf(puzzle, *search, 300);
                QVERIFY2(found == solutionsByBruteForce(puzzle), std::string(variant->id).c_str());
            }
        }
    }

    void findsWhatASolverFinds_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<QString>("id");
        for (const int size : {6, 9, 12})
            for (const char *id : {"little-killer", "arrow", "renban", "thermometer", "whispers",
                                   "region-sum", "between-line", "white-dot"})
                QTest::addRow("%dx%d %s", size, size, id) << size << QString(id);
    }

    void findsWhatASolverFinds()
    {
        QFETCH(const int, size);
        QFETCH(const QString, id);
        Random random(11);
        for (int round = 0; round < sampleOf(40); ++round) {
            const Puzzle puzzle = anyPuzzle(size, id.toLatin1().constData(), random);
            constexpr std::size_t limit = 40;
            const auto search = searchFor(puzzle);
            const std::set<std::string> found = solutionsOf(puzzle, *search, limit);
            SolutionSearch solver(puzzle, {});
            const std::set<std::string> expected = solutionsOf(puzzle, solver, limit);
            QCOMPARE(found.size(), expected.size());
            if (expected.size() < limit)
                QVERIFY(found == expected);
        }
    }

    void agreesWithTheCorpora_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *file : {"v_killer_flags_iss.txt", "v_killer_janko.txt", "v_killer_sgt.txt",
                                 "v_killerx_sgt.txt", "v_flags_iss.txt", "v_evenodd_janko.txt",
                                 "v_consecutive_latin_janko.txt", "v_jigsaw_janko.txt"})
            QTest::newRow(file) << file;
    }

    void agreesWithTheCorpora()
    {
        QFETCH(const QString, file);
        for (const CorpusPuzzle &puzzle : sampleOfCorpus(file.toStdString(), 120)) {
            const auto search = searchFor(puzzle.puzzle);
            const std::set<std::string> solutions = solutionsOf(puzzle.puzzle, *search, 2);
            QVERIFY2(solutions.size()
                         == (puzzle.count == "1"   ? 1
                             : puzzle.count == "0" ? 0
                                                   : 2),
                     puzzle.place.c_str());
            if (puzzle.count == "1" && !puzzle.solution.empty() && puzzle.solution != "-")
                QVERIFY2(text(grid(puzzle.solution)) == *solutions.begin(), puzzle.place.c_str());
        }
    }

    /// Bounds of several sums together are what makes it a matter of some thousand guesses.
    void sumsTogetherRefuteSoon()
    {
        const auto search = searchFor(littleKillersWithoutSolution());
        QCOMPARE(search->next({}), Outcome::None);
        QVERIFY(search->guesses() < 10000);
    }

    /// Guesses, this search and the solver find together what the solver finds alone, and nothing twice.
    void goesOnAfterTheFirstGuesses()
    {
        Random random(9);
        for (int round = 0; round < sampleOf(30); ++round) {
            const Puzzle puzzle = anyPuzzle(9, "arrow", random);
            constexpr std::size_t limit = 200;
            SolutionSearch solver(puzzle, {});
            const std::set<std::string> expected = solutionsOf(puzzle, solver, limit);
            for (const int guesses : {1, 3, 20, 300}) {
                SolutionSearch search(puzzle, {.maxGuesses = guesses});
                const std::set<std::string> solutions = solutionsOf(puzzle, search, limit);
                QCOMPARE(solutions.size(), expected.size());
                if (expected.size() < limit)
                    QVERIFY(solutions == expected);
            }
        }
    }

    /// However long their turns are, the search and the solver find together what the solver finds alone, and
    /// nothing twice.
    void takesTurnsWithTheSolver()
    {
        Random random(21);
        int both = 0;
        for (const char *id : {"arrow", "sandwich"})
            for (int round = 0; round < sampleOf(20); ++round) {
                Grid kept;
                Puzzle puzzle = id == std::string("arrow") ? anyPuzzle(9, id, random)
                                                           : withOutsideClues(id, 16, kept, random);
                if (puzzle.constraints.size() > 20)
                    puzzle.constraints.resize(9);  // so that there is much to search
                constexpr std::size_t limit = 150; // more than the solver may exclude
                SolutionSearch solver(puzzle, {});
                const std::set<std::string> expected = solutionsOf(puzzle, solver, limit);
                for (const double turn : {1e-6, 1e-5, 1e-4}) {
                    SolutionSearch search(puzzle, {.maxGuesses = 1, .firstTurn = turn});
                    const std::set<std::string> solutions = solutionsOf(puzzle, search, limit);
                    QCOMPARE(solutions.size(), expected.size());
                    if (expected.size() < limit)
                        QVERIFY(solutions == expected);
                    both += search.statistics().sat.propagations > 0 ? 1 : 0;
                }
            }
        QVERIFY(both > 0);
    }

    /// A network that knows that the digits of lines differ takes more away, but nothing that is possible.
    void strongLinesTakeNothingAway()
    {
        Random random(15);
        int narrower = 0;
        for (const char *id : {"sandwich", "x-sum", "numbered-room"})
            for (int round = 0; round < sampleOf(24); ++round) {
                Grid solution;
                const Puzzle puzzle = withOutsideClues(id, 4, solution, random);
                QVERIFY(puzzle.constraints.size() >= 18);
                const auto network = RuleNetwork::make(puzzle, {});
                SearchBoard plain = network->board();
                QVERIFY(network->narrow(plain));
                network->strengthen();
                SearchBoard strong = network->board();
                QVERIFY(network->narrow(strong));
                for (Cell cell = 0; cell < 81; ++cell) {
                    QVERIFY((strong[cell] & maskOf(solution[cell])) != 0);
                    narrower += strong[cell] != plain[cell] ? 1 : 0;
                }
            }
        QVERIFY(narrower > 0);
    }

    /// As a linear sum it knows that the digits of each row differ; a line of states does not.
    void aLongPillArrowIsRefutedAtOnce()
    {
        const auto search = searchFor(longPillArrow());
        QCOMPARE(search->next({}), Outcome::None);
        QCOMPARE(search->guesses(), std::int64_t(0));
    }

    void stopsAfterItsWork()
    {
        const Puzzle puzzle = littleKillersWithoutSolution();
        const auto search = RuleSearch::make(puzzle, 1, {});
        QVERIFY(search->next({}) == halted(Halt::Stopped));
        QVERIFY(search->next({}) == halted(Halt::Stopped));
        search->limit(noLimit);
        QCOMPARE(search->next({}), Outcome::None);
        QCOMPARE(search->next({}), Outcome::None);
    }

    void goesOnAfterAStop()
    {
        Random random(2);
        Puzzle puzzle = anyPuzzle(6, "arrow", random);
        puzzle.constraints.resize(5);
        puzzle.givens = Grid(36);
        const auto whole = searchFor(puzzle);
        const std::set<std::string> expected = solutionsOf(puzzle, *whole, 300);
        QVERIFY(expected.size() > 10);
        const auto search = searchFor(puzzle);
        std::set<std::string> solutions;
        for (int stopAt = 0; solutions.size() < expected.size(); ++stopAt) {
            const StopProbe probe(stopAt % 7);
            const OrHalt<Outcome> outcome = search->next(probe.token());
            if (outcome == Outcome::Solved)
                QVERIFY(solutions.insert(text(search->solution())).second);
            else
                QVERIFY(outcome == halted(Halt::Stopped));
        }
        QVERIFY(solutions == expected);
    }

    /// No house says where a digit must be, and most cells only differ from others.
    void boardsMayHaveSpareDigits()
    {
        Puzzle puzzle(Geometry::withBoxes({2, 2}, 5));
        const std::array<Digit, 8> rows{2, 3, 4, 5, 4, 1, 2, 3};
        for (Cell cell = 0; cell < 8; ++cell)
            puzzle.givens.set(cell, rows[cell]);
        puzzle.constraints = {{findVariant("greater-than"), {1, 0}}};
        const auto search = searchFor(puzzle);
        QCOMPARE(solutionsOf(puzzle, *search, 1000), solutionsByBruteForce(puzzle));
    }

    void isStoppedSoon()
    {
        const StopProbe probe(2);
        const auto search = searchFor(hardKiller());
        QVERIFY(search->next(probe.token()) == halted(Halt::Stopped));
        QCOMPARE(probe.questionsLater(), 0);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestRuleSearch)

} // namespace sudoku::tst_rulesearch

#include "tst_rulesearch.moc"
