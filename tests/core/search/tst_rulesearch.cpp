// Covers core/search: rulenetwork, searchboard, differentcells

#include <QTest>

#include "tests/bruteforce.h"
#include "tests/core/search/rulepuzzles.h"
#include "tests/samplerules.h"
#include "tests/sampling.h"
#include "tests/stopprobe.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include "core/search/rulesearch.h"
#include "core/solve/solutionsearch.h"

#include <array>
#include <limits>
#include <set>

namespace sudoku::tst_rulesearch {

using namespace rulepuzzles;

constexpr std::int64_t noLimit = std::numeric_limits<std::int64_t>::max();

std::unique_ptr<RuleSearch> searchFor(const Puzzle &puzzle)
{
    return RuleSearch::make(puzzle, noLimit, {});
}

std::set<std::string> solutionsByBruteForce(const Puzzle &puzzle)
{
    std::set<std::string> solutions;
    for (const Grid &grid : BruteForce(puzzle).solutions())
        solutions.insert(text(grid));
    return solutions;
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
            if (variant->hasUnknownRegions)
                continue; // no work for such a search
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
