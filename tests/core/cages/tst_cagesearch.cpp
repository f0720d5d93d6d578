// Covers core/cages: cagegroup, cagenarrower, digitcombinations

#include <QTest>

#include "tests/sampling.h"
#include "tests/stopprobe.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include "core/board/random.h"
#include "core/cages/cagesearch.h"
#include "core/rules/violations.h"
#include "core/solve/solutionsearch.h"
#include "core/solve/solve.h"
#include "core/variants/constraintproblem.h"

#include <limits>
#include <set>

namespace sudoku::tst_cagesearch {

constexpr std::int64_t noLimit = std::numeric_limits<std::int64_t>::max();

std::unique_ptr<CageSearch> searchFor(const Puzzle &puzzle)
{
    return CageSearch::make(puzzle, noLimit, {});
}

/// A 9x9 board with \a digits in its first cells.
Puzzle with(std::string digits, std::vector<Constraint> constraints)
{
    digits.resize(81, '.');
    Puzzle puzzle = board(digits);
    puzzle.constraints = std::move(constraints);
    return puzzle;
}

Constraint cage(int total, std::vector<Cell> cells)
{
    return {findVariant("killer"), std::move(cells), {total}};
}

Constraint ofKind(const char *id, std::vector<Cell> cells = {})
{
    return {findVariant(id), std::move(cells)};
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

/// The 9x9 killers of a corpus that are all tried or some.
std::vector<CorpusPuzzle> killersOf(const std::string &file, int all)
{
    std::vector<CorpusPuzzle> killers;
    for (CorpusPuzzle &puzzle : sampleOfCorpus(file, all))
        if (puzzle.puzzle.geometry.cellCount() == 81)
            killers.push_back(std::move(puzzle));
    return killers;
}

/// A killer with fewer cages, other totals or digits of the solution, as chance has it.
Puzzle changedByChance(Puzzle puzzle, const Grid &solution, Random &random)
{
    for (std::uint64_t i = 1 + random.below(6); i > 0; --i)
        puzzle.constraints.erase(puzzle.constraints.begin()
                                 + static_cast<std::ptrdiff_t>(random.below(puzzle.constraints.size())));
    if (random.below(3) == 0)
        for (Constraint &constraint : puzzle.constraints)
            if (constraint.number() && constraint.cells.size() > 1 && random.below(4) == 0) {
                ++constraint.numbers.front();
                break;
            }
    for (std::uint64_t i = random.below(5); i > 0; --i) {
        const auto cell = static_cast<Cell>(random.below(81));
        puzzle.givens.set(cell, solution[cell]);
    }
    return puzzle;
}

/// Cages that leave some thousand solutions.
Puzzle openKiller()
{
    Puzzle puzzle = killersOf("v_killer_sgt.txt", 1000).front().puzzle;
    puzzle.constraints.resize(puzzle.constraints.size() / 2);
    return puzzle;
}

/// Returns whether a cage of \a puzzle has no solution, whatever is around it: its rule is no sum.
bool hasImpossibleSum(const Puzzle &puzzle)
{
    return std::ranges::any_of(puzzle.constraints, [&](const Constraint &constraint) {
        return findProblemOrImpossibility(puzzle.geometry, constraint).has_value();
    });
}

class TestCageSearch : public QObject
{
    Q_OBJECT

private slots:
    void suitsBoardsOfNewspapersWithSums()
    {
        const Constraint fifteen = cage(15, {0, 1});
        QVERIFY(searchFor(with("", {fifteen})));
        QVERIFY(searchFor(with("", {fifteen, ofKind("diagonal"), ofKind("windoku")})));
        QVERIFY(searchFor(with("", {fifteen, ofKind("killer", {40, 50})})));
        QVERIFY(!searchFor(with("", {})));
        QVERIFY(!searchFor(with("", {ofKind("diagonal")})));
        QVERIFY(!searchFor(with("", {fifteen, ofKind("thermometer", {40, 41})})));
        Puzzle small = emptyBoard(4);
        small.constraints = {cage(5, {0, 1})};
        QVERIFY(!searchFor(small));
    }

    /// The solution and how many there are, as the corpora have it.
    void agreesWithTheCorpora_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *file : {"v_killer_flags_iss.txt", "v_killer_janko.txt", "v_killer_sgt.txt",
                                 "v_killerx_janko.txt", "v_killerx_sgt.txt", "v_killer_iss.txt"})
            QTest::newRow(file) << file;
    }

    void agreesWithTheCorpora()
    {
        QFETCH(const QString, file);
        for (const CorpusPuzzle &puzzle : killersOf(file.toStdString(), isSanitized ? 60 : 200)) {
            const auto search = searchFor(puzzle.puzzle);
            QVERIFY2(search, puzzle.place.c_str());
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

    /// Each solution of killers with several, and that there is none.
    void findsWhatASolverFinds_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *file : {"v_killer_janko.txt", "v_killer_sgt.txt", "v_killerx_sgt.txt"})
            QTest::newRow(file) << file;
    }

    void findsWhatASolverFinds()
    {
        QFETCH(const QString, file);
        Random random(3);
        std::set<std::size_t> counts;
        for (const CorpusPuzzle &puzzle : killersOf(file.toStdString(), 120))
            for (int round = 0; round < 12; ++round) {
                const Puzzle changed = changedByChance(puzzle.puzzle, grid(puzzle.solution), random);
                constexpr std::size_t limit = 60;
                const auto search = searchFor(changed);
                QVERIFY2(search || hasImpossibleSum(changed), puzzle.place.c_str());
                if (!search)
                    continue;
                const std::set<std::string> solutions = solutionsOf(changed, *search, limit);
                SolutionSearch solver(changed, {});
                const std::set<std::string> expected = solutionsOf(changed, solver, limit);
                QVERIFY2(solutions.size() == expected.size(), puzzle.place.c_str());
                if (expected.size() < limit)
                    QVERIFY2(solutions == expected, puzzle.place.c_str());
                counts.insert(expected.size());
            }
        QVERIFY(!triesMuch() || counts.size() > 2); // of few puzzles they may be alike
    }

    /// Guesses, the search for cages and the solver find together what the solver finds alone, and nothing
    /// twice.
    void goesOnAfterTheFirstGuesses()
    {
        Random random(9);
        for (const CorpusPuzzle &puzzle : killersOf("v_killer_sgt.txt", 120)) {
            const Puzzle changed = changedByChance(puzzle.puzzle, grid(puzzle.solution), random);
            constexpr std::size_t limit = 300;
            SolutionSearch solver(changed, {});
            const std::set<std::string> expected = solutionsOf(changed, solver, limit);
            for (const int guesses : {1, 3, 20, 300}) {
                SolutionSearch search(changed, {.maxGuesses = guesses});
                const std::set<std::string> solutions = solutionsOf(changed, search, limit);
                QCOMPARE(solutions.size(), expected.size());
                if (expected.size() < limit)
                    QVERIFY(solutions == expected);
            }
        }
    }

    void contradictionsHaveNoSolution()
    {
        const Puzzle puzzles[] = {
            with("", {cage(3, {0, 1}), cage(3, {2, 3})}),
            with("", {cage(15, {0, 1}), cage(13, {9, 10}), cage(17, {18, 19})}),
            with("", {cage(45, {0, 1, 2, 3, 4, 5, 6, 7, 9})}),
            with("11", {cage(3, {2, 40})}),
        };
        for (const Puzzle &puzzle : puzzles) {
            const auto search = searchFor(puzzle);
            QVERIFY(search);
            const CheckResult expected = check(puzzle);
            QCOMPARE(search->next({}) == Outcome::Solved, !expected.solutions.empty());
        }
    }

    /// Each cell is the only one of its row, column or box that may have a digit which the cage does not
    /// allow.
    void cagesOfAllSizes()
    {
        const CorpusPuzzle puzzle = killersOf("v_killer_sgt.txt", 1000).front();
        const Grid solution = grid(puzzle.solution);
        for (int size = 1; size <= 9; ++size) {
            Puzzle changed(puzzle.puzzle.geometry);
            changed.givens = solution;
            std::vector<Cell> cells;
            int total = 0;
            for (Cell cell = 0; cell < size; ++cell) {
                cells.push_back(cell);
                total += solution[cell];
                changed.givens.clear(cell);
                changed.givens.clear(cell + 9);
            }
            for (const int wrong : {0, 1}) {
                changed.constraints = {cage(total + wrong, cells)};
                const auto search = searchFor(changed);
                QCOMPARE(!search, hasImpossibleSum(changed));
                if (!search)
                    continue;
                SolutionSearch solver(changed, {});
                QVERIFY(solutionsOf(changed, *search, 50) == solutionsOf(changed, solver, 50));
            }
        }
    }

    void stopsAfterItsGuesses()
    {
        const Puzzle puzzle = killersOf("v_killer_iss.txt", 1000).back().puzzle;
        const auto search = CageSearch::make(puzzle, 1, {});
        QVERIFY(search->next({}) == halted(Halt::Stopped));
        QVERIFY(search->next({}) == halted(Halt::Stopped));
        search->limit(noLimit);
        QCOMPARE(search->next({}), Outcome::Solved);
        QCOMPARE(search->next({}), Outcome::None);
        QCOMPARE(search->next({}), Outcome::None);
    }

    void goesOnAfterAStop()
    {
        const Puzzle puzzle = openKiller();
        const auto whole = searchFor(puzzle);
        const std::set<std::string> expected = solutionsOf(puzzle, *whole, 200);
        QCOMPARE(expected.size(), std::size_t(200));
        const auto search = searchFor(puzzle);
        std::set<std::string> solutions;
        for (int stopAt = 0; solutions.size() < 200; ++stopAt) {
            const StopProbe probe(stopAt % 7);
            const OrHalt<Outcome> outcome = search->next(probe.token());
            if (outcome == Outcome::Solved)
                QVERIFY(solutions.insert(text(search->solution())).second);
            else
                QVERIFY(outcome == halted(Halt::Stopped));
        }
        QVERIFY(solutions == expected);
    }

    /// It asks often enough, on a puzzle that takes very long without cages.
    void isStoppedSoon()
    {
        const Puzzle puzzle = killersOf("v_killer_iss.txt", 1000).back().puzzle;
        const StopProbe probe(2);
        const auto search = searchFor(puzzle);
        QVERIFY(search->next(probe.token()) == halted(Halt::Stopped));
        QCOMPARE(probe.questionsLater(), 0);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestCageSearch)

} // namespace sudoku::tst_cagesearch

#include "tst_cagesearch.moc"
