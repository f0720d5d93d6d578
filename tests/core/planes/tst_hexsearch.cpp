// Covers core/planes: hexplanes

#include <QTest>

#include "tests/sampling.h"
#include "tests/somegivens.h"
#include "tests/stopprobe.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include "core/board/random.h"
#include "core/planes/hexsearch.h"
#include "core/rules/violations.h"
#include "core/solve/solutionsearch.h"

#include <set>

namespace sudoku::tst_hexsearch {

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

Puzzle someBoard(int givens, Random &random)
{
    return someGivens(defaultGeometry(16), givens, random);
}

/// A board that \a puzzle may become when random digits are cleared or written, often with no solution.
Puzzle changedByChance(Puzzle puzzle, Random &random)
{
    for (std::uint64_t i = random.below(30); i > 0; --i)
        puzzle.givens.clear(static_cast<Cell>(random.below(hexCells)));
    for (std::uint64_t i = random.below(3); i > 0; --i)
        puzzle.givens.set(static_cast<Cell>(random.below(hexCells)),
                          static_cast<Digit>(1 + random.below(hexSide)));
    return puzzle;
}

/// A board with the first cells filled.
Puzzle beginningWith(std::vector<Digit> digits)
{
    Puzzle puzzle = emptyBoard(16);
    for (Cell cell = 0; cell < std::ssize(digits); ++cell)
        if (digits[cell] > 0)
            puzzle.givens.set(cell, digits[cell]);
    return puzzle;
}

class TestHexSearch : public QObject
{
    Q_OBJECT

private slots:
    void suitsOnlyItsBoard()
    {
        QVERIFY(HexSearch::suits(emptyBoard(16)));
        QVERIFY(!HexSearch::suits(emptyBoard(9)));
        QVERIFY(!HexSearch::suits(emptyBoard(25)));
        QVERIFY(!HexSearch::suits(Puzzle(defaultGeometry(16).withDigits(17))));
        QVERIFY(!HexSearch::suits(Puzzle(Geometry::withBoxes({2, 8}))));
        Puzzle diagonals = emptyBoard(16);
        diagonals.constraints = {{findVariant("diagonal"), {}}};
        QVERIFY(!HexSearch::suits(diagonals));
    }

    /// The number of solutions, and the solution, as the corpora have it.
    void agreesWithTheCorpora_data()
    {
        QTest::addColumn<QString>("file");
        for (const char *file : {"c16_janko.txt", "c16_other.txt"})
            QTest::newRow(file) << file;
    }

    void agreesWithTheCorpora()
    {
        QFETCH(const QString, file);
        for (const CorpusPuzzle &puzzle : sampleOfCorpus(file.toStdString(), 200)) {
            if (!HexSearch::suits(puzzle.puzzle))
                continue;
            HexSearch search(puzzle.puzzle.givens);
            const std::set<std::string> solutions = solutionsOf(puzzle.puzzle, search, 2);
            QVERIFY2(solutions.size() == (puzzle.count == "1" ? 1 : 2), puzzle.place.c_str());
            if (puzzle.count == "1" && !puzzle.solution.empty() && puzzle.solution != "-")
                QVERIFY2(text(grid(puzzle.solution)) == *solutions.begin(), puzzle.place.c_str());
        }
    }

    /// Each solution of boards with several, and that there is none.
    void findsWhatASolverFinds()
    {
        Random random(11);
        std::set<std::size_t> counts;
        for (const CorpusPuzzle &row : sampleOfCorpus("c16_janko.txt", 200)) {
            const Puzzle puzzle = changedByChance(row.puzzle, random);
            constexpr std::size_t limit = 60;
            HexSearch search(puzzle.givens);
            SolutionSearch solver(puzzle, {});
            const std::set<std::string> expected = solutionsOf(puzzle, solver, limit);
            const std::set<std::string> solutions = solutionsOf(puzzle, search, limit);
            QCOMPARE(solutions.size(), expected.size());
            if (expected.size() < limit)
                QVERIFY(solutions == expected);
            counts.insert(expected.size());
        }
        QVERIFY(!triesMuch() || counts.size() > 3); // of few boards they may be alike
    }

    /// Also where very many guesses lie between two solutions.
    void enginesFindTheSameInTheSameOrder()
    {
        QVERIFY(classicEngines().size() >= 2);
        Random random(5);
        for (int i = sampleOf(40); i > 0; --i) {
            const Puzzle puzzle = changedByChance(someBoard(i * 3, random), random);
            HexSearch plain(puzzle.givens, classicEngines().back());
            const std::vector<std::string> expected = inOrder(puzzle, plain, 30);
            for (const ClassicEngine &engine : classicEngines()) {
                HexSearch search(puzzle.givens, engine);
                QVERIFY2(inOrder(puzzle, search, 30) == expected, engine.name);
            }
        }
    }

    /// What the search leaves when its positions are used up is the solver's, and nothing comes twice.
    void theSolverGoesOn()
    {
        Random random(8);
        int byTheSolver = 0;
        for (int i = sampleOf(30); i > 0; --i) {
            const Puzzle puzzle = someBoard(95 + i % 10, random);
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

    void excludesADigit()
    {
        const Puzzle puzzle = readCorpus("c16_other.txt").front().puzzle;
        HexSearch search(puzzle.givens);
        QCOMPARE(search.next({}), Outcome::Solved);
        const Grid solution = search.solution();
        QCOMPARE(search.next({}), Outcome::None);
        for (Cell cell = 0; cell < hexCells; cell += 17) {
            search.restart(puzzle.givens);
            search.eliminate(cell, solution[cell]);
            QCOMPARE(search.next({}), Outcome::None);
        }
    }

    /// Givens that see each other, and others that leave no place.
    void findsNothing()
    {
        const std::vector<Digit> puzzles[] = {
            {1, 1},
            {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1},
            {1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1},
            {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16},
        };
        for (const std::vector<Digit> &digits : puzzles) {
            HexSearch search(beginningWith(digits).givens);
            QCOMPARE(search.next({}), Outcome::None);
            QCOMPARE(search.next({}), Outcome::None);
        }
    }

    void aSearchCanBeginAgain()
    {
        Random random(4);
        const Puzzle puzzle = someBoard(100, random);
        HexSearch fresh(puzzle.givens);
        HexSearch used(emptyBoard(16).givens);
        QCOMPARE(used.next({}), Outcome::Solved);
        used.limit(0);
        used.restart(puzzle.givens);
        QVERIFY(inOrder(puzzle, used, 20) == inOrder(puzzle, fresh, 20));
    }

    void endsAtItsLimit()
    {
        HexSearch search(emptyBoard(16).givens);
        search.limit(1);
        QVERIFY(search.next({}) == halted(Halt::Stopped));
        QVERIFY(search.next({}) == halted(Halt::Stopped));
        search.limit(100'000);
        QCOMPARE(search.next({}), Outcome::Solved);
    }

    void goesOnAfterAStop()
    {
        const Puzzle puzzle = emptyBoard(16);
        HexSearch whole(puzzle.givens);
        const std::vector<std::string> expected = inOrder(puzzle, whole, 20);
        QCOMPARE(expected.size(), std::size_t(20));
        HexSearch search(puzzle.givens);
        std::vector<std::string> solutions;
        for (int stopAt = 0; solutions.size() < 20; ++stopAt) {
            const StopProbe probe(stopAt % 7);
            const OrHalt<Outcome> outcome = search.next(probe.token());
            if (outcome == Outcome::Solved)
                solutions.push_back(text(search.solution()));
            else
                QVERIFY(outcome == halted(Halt::Stopped));
        }
        QVERIFY(solutions == expected);
    }

    /// The weights of contradictions never grow without limit, which would be seen as a wrong order.
    void goesOnForLong()
    {
        const Puzzle puzzle = emptyBoard(16);
        HexSearch plain(puzzle.givens, classicEngines().back());
        HexSearch search(puzzle.givens);
        const std::size_t limit = triesMuch() ? 20'000 : 2'000;
        QVERIFY(inOrder(puzzle, search, limit) == inOrder(puzzle, plain, limit));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestHexSearch)

} // namespace sudoku::tst_hexsearch

#include "tst_hexsearch.moc"
