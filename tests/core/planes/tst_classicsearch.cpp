// Covers core/planes: classicengine, digitplanes, engineavx2, engineavx512

#include <QTest>

#include "tests/sampling.h"
#include "tests/stopprobe.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include "core/board/random.h"
#include "core/rules/violations.h"
#include "core/solve/classicsolver.h"
#include "core/solve/solutionsearch.h"

#include <set>

namespace sudoku::tst_classicsearch {

/// Returns the solutions that \a search finds, at most \a limit; none if one comes twice.
template <typename Search>
std::set<std::string> solutionsOf(Search &search, std::size_t limit)
{
    std::set<std::string> solutions;
    while (solutions.size() < limit && search.next({}) == Outcome::Solved)
        if (!solutions.insert(text(search.solution())).second)
            return {};
    return solutions;
}

/// Returns the first solutions of \a givens in the order in which \a engine finds them.
std::vector<std::string> inOrder(const Grid &givens, const ClassicEngine &engine, std::size_t limit)
{
    std::vector<std::string> solutions;
    ClassicSearch search(givens, engine);
    while (solutions.size() < limit && search.next({}) == Outcome::Solved)
        solutions.push_back(text(search.solution()));
    return solutions;
}

constexpr const char *corpora[] = {
    "c9_17clue.txt",
    "c9_magictour_top1465.txt",
    "c9_forum_hardest_1106.txt",
    "c9_norvig_top95.txt",
    "c9_forum_hardest_1905_11plus.txt",
    "c9_serg_multisolution.txt",
    "c9_norvig_hardest.txt",
    "c9_sudopedia_invalid.txt",
    "c9_sudopedia_valid.txt",
    "c9_tdoku_tests.txt",
    "c9_high_clue_minimal.txt",
    "c9_gecode.txt",
    "c9_easy_kaggle_like.txt",
    "c9_named_hard.txt",
    "c9_qqwing_expert.txt",
};

/// A board that \a puzzle may become when random digits are cleared or written, often with no solution.
Grid changedByChance(Grid givens, Random &random)
{
    for (std::uint64_t i = random.below(6); i > 0; --i)
        givens.clear(static_cast<Cell>(random.below(81)));
    for (std::uint64_t i = random.below(3); i > 0; --i)
        givens.set(static_cast<Cell>(random.below(81)), static_cast<Digit>(1 + random.below(9)));
    return givens;
}

class TestClassicSearch : public QObject
{
    Q_OBJECT

private slots:
    void suitsOnlyTheBoardOfNewspapers()
    {
        QVERIFY(ClassicSearch::suits(emptyBoard(9)));
        QVERIFY(!ClassicSearch::suits(emptyBoard(4)));
        QVERIFY(!ClassicSearch::suits(board(std::string(81, '.'), {"windoku"})));
        QVERIFY(!ClassicSearch::suits(Puzzle(defaultGeometry(9).withDigits(10))));
        QVERIFY(!ClassicSearch::suits(Puzzle(Geometry::withBoxes({1, 9}))));
    }

    /// The number of solutions, and the solution, as the corpora have it.
    void agreesWithTheCorpora_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *file : corpora)
            QTest::newRow(file) << file;
    }

    void agreesWithTheCorpora()
    {
        QFETCH(QString, file);
        for (const CorpusPuzzle &puzzle : sampleOfCorpus(file.toStdString(), 4000)) {
            ClassicSearch search(puzzle.puzzle.givens);
            const std::set<std::string> solutions = solutionsOf(search, 2);
            const std::size_t expected = puzzle.count == "0" ? 0 : puzzle.count == "1" ? 1 : 2;
            QVERIFY2(solutions.size() == expected, puzzle.place.c_str());
            if (expected == 1 && puzzle.solution != "-" && !puzzle.solution.empty())
                QVERIFY2(text(grid(puzzle.solution)) == *solutions.begin(), puzzle.place.c_str());
            if (expected > 0)
                QVERIFY(isSolution(puzzle.puzzle, search.solution()));
        }
    }

    /// Each solution of puzzles with many.
    void findsWhatASolverFinds()
    {
        Random random(11);
        int several = 0;
        for (const CorpusPuzzle &puzzle : sampleOfCorpus("c9_magictour_top1465.txt", 400)) {
            Puzzle less = puzzle.puzzle;
            less.givens.clear(static_cast<Cell>(random.below(81)));
            constexpr std::size_t limit = 100;
            ClassicSearch search(less.givens);
            const std::set<std::string> solutions = solutionsOf(search, limit);
            if (solutions.size() == limit)
                continue;
            SolutionSearch solver(less, {});
            QVERIFY2(solutions == solutionsOf(solver, limit), puzzle.place.c_str());
            several += solutions.size() > 1 ? 1 : 0;
        }
        QVERIFY(several > 0);
    }

    void theLastEngineNeedsNothing()
    {
        const auto engines = classicEngines();
        QVERIFY(engines.size() >= 2);
        QCOMPARE(std::string(engines.back().name), std::string("plain"));
    }

    void enginesFindTheSameInTheSameOrder_data() { agreesWithTheCorpora_data(); }

    void enginesFindTheSameInTheSameOrder()
    {
        QFETCH(QString, file);
        Random random(5);
        for (const CorpusPuzzle &puzzle : sampleOfCorpus(file.toStdString(), 1000))
            for (const Grid &givens : {puzzle.puzzle.givens, changedByChance(puzzle.puzzle.givens, random)}) {
                const std::vector<std::string> expected = inOrder(givens, classicEngines().back(), 50);
                for (const ClassicEngine &engine : classicEngines())
                    QVERIFY2(inOrder(givens, engine, 50) == expected, puzzle.place.c_str());
            }
    }

    /// One solver for all boards says what a solver of its own says of each.
    void oneSolverAnswersManyBoards()
    {
        Random random(7);
        ClassicSolver solver;
        for (const CorpusPuzzle &puzzle : sampleOfCorpus("c9_serg_multisolution.txt", 500)) {
            Puzzle changed = puzzle.puzzle;
            changed.givens = changedByChance(changed.givens, random);
            const CheckResult expected = check(changed, {.maxGuesses = 1});
            QCOMPARE(solver.check(changed.givens, {}), expected.verdict);
            const OrHalt<Outcome> outcome = solver.solve(changed.givens, {});
            QCOMPARE(outcome == Outcome::Solved, !expected.solutions.empty());
            if (outcome == Outcome::Solved)
                QVERIFY(solver.solution() == expected.solutions.front());
        }
    }

    void aSearchCanBeginAgain()
    {
        const Grid many = emptyBoard(9).givens;
        const Grid one = sampleOfCorpus("c9_magictour_top1465.txt", 1).front().puzzle.givens;
        ClassicSearch fresh(one);
        ClassicSearch used(many);
        QCOMPARE(used.next({}), Outcome::Solved);
        used.restart(one);
        QVERIFY(solutionsOf(used, 2) == solutionsOf(fresh, 2));
    }

    /// Givens that see each other, and others that leave no place.
    void findsNothing()
    {
        for (const char *givens : {"11", "1........1", "1........2........1", "12345678.........9"}) {
            std::string text = givens;
            text.resize(81, '.');
            ClassicSearch search(board(text).givens);
            QCOMPARE(search.next({}), Outcome::None);
            QCOMPARE(search.next({}), Outcome::None);
        }
    }

    void goesOnAfterAStop()
    {
        const Puzzle puzzle = emptyBoard(9);
        ClassicSearch whole(puzzle.givens);
        const std::set<std::string> expected = solutionsOf(whole, 20);
        ClassicSearch search(puzzle.givens);
        std::set<std::string> solutions;
        for (int stopAt = 0; solutions.size() < 20; ++stopAt) {
            const StopProbe probe(stopAt % 7);
            const OrHalt<Outcome> outcome = search.next(probe.token());
            if (outcome == Outcome::Solved)
                QVERIFY(solutions.insert(text(search.solution())).second);
            else
                QVERIFY(outcome == halted(Halt::Stopped));
        }
        QVERIFY(solutions == expected);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestClassicSearch)

} // namespace sudoku::tst_classicsearch

#include "tst_classicsearch.moc"
