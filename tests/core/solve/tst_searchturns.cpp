#include <QTest>

#include "tests/core/search/rulepuzzles.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"

#include "core/solve/solutionsearch.h"

namespace sudoku::tst_searchturns {

using namespace rulepuzzles;

class TestSearchTurns : public QObject
{
    Q_OBJECT

private slots:
    /// Guesses, the search for any rules and the solver find together what the solver finds alone, and
    /// nothing twice.
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
};

ADD_TEST_WITHOUT_APPLICATION(TestSearchTurns)

} // namespace sudoku::tst_searchturns

#include "tst_searchturns.moc"
