// Covers core/generate: clueaim

#include <QCryptographicHash>

#include "core/analyse/minimize.h"
#include "core/hints/techniques.h"
#include "tests/core/generate/generatebench.h"
#include "tests/sampling.h"
#include "tests/stopprobe.h"
#include "tests/testprogram.h"
#include "tests/testvariants.h"

#include <set>

namespace sudoku::tst_generate {

using namespace generatebench;

/// More clues than most boards need; of a small one with symmetric clues there may be none with fewer.
int easyNumber(int size)
{
    const bool isLatinSquare = defaultBoxes(size).rows == 1;
    return size * size * (size <= 6 ? 75 : isLatinSquare ? 60 : 50) / 100;
}

/// A solver that says of every formula that it has no model.
class Denier : public SatSolver
{
public:
    void add(const Cnf &, std::stop_token) override {}
    void add(std::span<const Literal>) override {}
    OrHalt<Verdict> solve(std::span<const Literal>, std::stop_token, const SatProgress &) override
    {
        return Verdict::Unsatisfiable;
    }
    bool isTrue(Literal) const override { return false; }
    Clause core() const override { return {}; }
    SatStatistics statistics() const override { return {}; }
};

SolveOptions withDenier()
{
    SolveOptions options;
    options.solver = {.id = "denier", .name = "Denier", .make = [](const SatOptions &) {
                          return std::make_unique<Denier>();
                      }};
    return options;
}

class TestGenerate : public QObject
{
    Q_OBJECT

    static void verifyMinimal(const Puzzle &puzzle, const Symmetry &symmetry)
    {
        const std::vector<CellGroup> groups = groupsOfGivens(puzzle, symmetry, {}, 1);
        QVERIFY(minimize(puzzle, groups).puzzle == puzzle);
    }

private slots:
    void boardsWithASpareDigit()
    {
        for (const int size : {4, 6, 9, 12}) {
            const Puzzle shape(Geometry::withBoxes(defaultBoxes(size), size + 1));
            GenerateRequest request = asking(shape, ClueGoal::Minimal, 0);
            const GenerateResult result = generate(request);
            verify(request, result);
        }
    }

    void everySizeAndSymmetry()
    {
        std::size_t next = 0;
        for (int size = minBoardSize; size <= (triesMuch() ? maxBoardSize : 12); ++size)
            for (int i = 0; i < (size > 9 ? (triesAll() ? 3 : 2) : triesMuch() ? 10 : 3); ++i) {
                const Symmetry &symmetry = symmetries()[next++ % symmetries().size()];
                const Puzzle shape(Geometry::withBoxes(defaultBoxes(size)));
                GenerateRequest request = asking(shape, ClueGoal::AtMost, easyNumber(size), symmetry);
                request.seed = next;
                verify(request, generate(request));
            }
    }

    void everyGoal()
    {
        int count = 0;
        for (const Symmetry &symmetry : symmetries())
            for (const bool isMinimal : {false, true}) {
                if (!isTried(count++, 3))
                    continue;
                GenerateRequest request = asking(emptyBoard(9), ClueGoal::Minimal, 0, symmetry);
                request.isMinimal = isMinimal;
                const GenerateResult fewest = generate(request);
                verify(request, fewest);
                verifyMinimal(*fewest.puzzle, symmetry);

                request.goal = ClueGoal::AtMost;
                request.clues = 36;
                const GenerateResult atMost = generate(request);
                verify(request, atMost);
                if (isMinimal)
                    verifyMinimal(*atMost.puzzle, symmetry);

                request.goal = ClueGoal::About;
                request.clues = isMinimal ? clueCount(fewest) : 40;
                const GenerateResult about = generate(request);
                verify(request, about);
                QVERIFY(std::abs(clueCount(about) - request.clues) <= 4); // half of the largest group
                if (symmetry.maps.empty())
                    QCOMPARE(clueCount(about), request.clues);
            }
    }

    /// The number may lie between two that groups of clues can have.
    void meetsTheNearestNumber()
    {
        for (const char *symmetry : {"both", "full"})
            for (int clues = 28; clues <= 40; ++clues) {
                const GenerateRequest request =
                    asking(emptyBoard(8), ClueGoal::About, clues, *findSymmetry(symmetry));
                const StopProbe probe(5'000'000); // of a search without end
                const GenerateResult result = generate(request, {}, probe.token());
                verify(request, result);
                QVERIFY(std::abs(clueCount(result) - clues) <= 4);
            }
    }

    void searchesForFewClues()
    {
        const GenerateRequest request = asking(emptyBoard(9), ClueGoal::AtMost, 21);
        verify(request, generate(request));
        if (!triesMuch())
            QSKIP("the large one takes too long with sanitizers");
        const GenerateRequest large =
            asking(emptyBoard(16), ClueGoal::AtMost, 100, *findSymmetry("half-turn"));
        verify(large, generate(large));
    }

    void keepsThePattern()
    {
        GenerateRequest request = asking(emptyBoard(9), ClueGoal::Minimal, 0, *findSymmetry("vertical"));
        request.pattern.assign(81, PatternCell::Free);
        for (const Cell cell : {0, 1, 2, 40})
            request.pattern[cell] = PatternCell::Clue;
        for (int column = 0; column < 9; ++column)
            request.pattern[45 + column] = PatternCell::NoClue;
        const GenerateResult result = generate(request);
        verify(request, result);
        for (const Cell cell : {0, 1, 2, 40, 6, 7, 8})
            QVERIFY(result.puzzle->givens.isFilled(cell));
        for (int column = 0; column < 9; ++column)
            QVERIFY(!result.puzzle->givens.isFilled(45 + column));
    }

    void variantsAndOtherShapes()
    {
        Puzzle diagonals = emptyBoard(9);
        diagonals.constraints = {{findVariant("diagonal"), {}}, {findVariant("anti-diagonal"), {}}};
        Puzzle marked = emptyBoard(6);
        marked.constraints = {{&even, {0, 7}}, {&lessThan, {3, 4}}, {&cage, {12, 13, 14}, {9}}};
        const Puzzle jigsaw(*Geometry::withRegions(5, regionMap("AABBBAABBCADCCCDDDECDEEEE")));
        const Puzzle spare(Geometry::withBoxes({2, 2}, 5));
        for (const Puzzle &shape : {diagonals, marked, jigsaw, spare, Puzzle(Geometry::withBoxes({2, 6}))})
            for (const bool hasManySolutions : {false, true}) {
                GenerateRequest request = asking(shape, ClueGoal::Minimal, 0);
                request.hasManySolutions = hasManySolutions;
                verify(request, generate(request));
            }
    }

    /// On large boards, clues stay whose removal takes long; the puzzle has one solution nevertheless.
    void largeBoardsWithRulesAreMadeSoon()
    {
        if (!triesMuch())
            QSKIP("takes too long with sanitizers");
        Puzzle groups = emptyBoard(16);
        groups.constraints = {{findVariant("disjoint-groups"), {}}};
        GenerateRequest jigsaw(emptyBoard(12));
        jigsaw.hasRandomRegions = true;
        GenerateRequest number = asking(groups, ClueGoal::AtMost, 100);
        for (const GenerateRequest &request : {GenerateRequest(groups), jigsaw, number}) {
            const GenerateResult made = generate(request);
            QCOMPARE(made.outcome, Outcome::Solved);
            QCOMPARE(check(*made.puzzle).verdict, Uniqueness::Unique);
            QVERIFY(request.goal == ClueGoal::Minimal || clueCount(made) <= request.clues);
        }
    }

    void manySolutionsOnPurpose()
    {
        int count = 0;
        for (const Symmetry &symmetry : symmetries())
            for (const int clues : {5, 22, 60}) {
                if (!isTried(count++, 4))
                    continue;
                GenerateRequest request = asking(emptyBoard(9), ClueGoal::About, clues, symmetry);
                request.hasManySolutions = true;
                const GenerateResult about = generate(request);
                verify(request, about);
                QVERIFY(clueCount(about) <= clues);
                QVERIFY(clueCount(about) >= clues - 8); // the largest group
                request.goal = ClueGoal::AtMost;
                verify(request, generate(request));
            }
    }

    /// No question about such a board is soon answered with few clues missing.
    void manySolutionsOfLargeBoardsWithRules()
    {
        if (!triesMuch())
            QSKIP("takes too long with sanitizers");
        GenerateRequest request = asking(emptyBoard(25), ClueGoal::Minimal, 0);
        request.derived = {findVariant("thermometer")};
        request.hasManySolutions = true;
        const GenerateResult result = generate(request);
        QCOMPARE(result.outcome, Outcome::Solved);
        const CheckResult both = check(*result.puzzle);
        QCOMPARE(both.verdict, Uniqueness::Multiple);
        QVERIFY(std::ranges::all_of(both.solutions,
                                    [&](const Grid &grid) { return isSolution(*result.puzzle, grid); }));
    }

    void manySolutionsAlthoughStopped()
    {
        GenerateRequest request = asking(emptyBoard(16), ClueGoal::Minimal, 0);
        request.hasManySolutions = true;
        std::stop_source source;
        const GenerateResult result =
            generate(request, {}, source.get_token(), [&](const GenerateReport &state) {
                if (state.best && state.best->givens.filledCount() < 150)
                    source.request_stop();
            });
        QVERIFY(result.outcome == Outcome::Solved);
        QVERIFY(check(*result.puzzle).verdict == Uniqueness::Multiple);
    }

    /// A refactoring, another compiler or another machine must not change what a seed gives.
    void seedsGiveTheSamePuzzles_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<ClueGoal>("goal");
        QTest::addColumn<int>("clues");
        QTest::addColumn<QByteArray>("symmetry");
        QTest::addColumn<QByteArray>("hash");
        QTest::newRow("9x9") << 9 << ClueGoal::Minimal << 0 << QByteArray("none")
                             << QByteArray("8ac76256442f");
        QTest::newRow("9x9 half turn, 24")
            << 9 << ClueGoal::AtMost << 24 << QByteArray("half-turn") << QByteArray("ef5036e4acc7");
        QTest::newRow("9x9 about 30")
            << 9 << ClueGoal::About << 30 << QByteArray("full") << QByteArray("793a0398bfb8");
        QTest::newRow("6x6") << 6 << ClueGoal::Minimal << 0 << QByteArray("none")
                             << QByteArray("ed4a2989453a");
        QTest::newRow("12x12") << 12 << ClueGoal::AtMost << 60 << QByteArray("diagonal")
                               << QByteArray("75dfaabca714");
        QTest::newRow("16x16") << 16 << ClueGoal::Minimal << 0 << QByteArray("quarter-turn")
                               << QByteArray("530023de0a50");
        QTest::newRow("25x25") << 25 << ClueGoal::AtMost << 300 << QByteArray("none")
                               << QByteArray("4eef39cd707d");
    }

    void seedsGiveTheSamePuzzles()
    {
        QFETCH(int, size);
        QFETCH(ClueGoal, goal);
        QFETCH(int, clues);
        QFETCH(QByteArray, symmetry);
        QFETCH(QByteArray, hash);
        if (!triesMuch() && (size > 9 || goal != ClueGoal::Minimal))
            QSKIP("takes too long with sanitizers");
        QCryptographicHash hashed(QCryptographicHash::Sha1);
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            GenerateRequest request =
                asking(emptyBoard(size), goal, clues, *findSymmetry(symmetry.toStdString()));
            request.seed = seed;
            hashed.addData(QByteArray::fromStdString(text(generate(request).puzzle->givens)));
        }
        QCOMPARE(hashed.result().toHex().left(12), hash);
    }

    void seedsDiffer()
    {
        const std::size_t seeds = triesMuch() ? 50 : 6;
        std::set<std::string> found;
        GenerateRequest request(emptyBoard(9));
        for (request.seed = 0; request.seed < seeds; ++request.seed)
            found.insert(text(generate(request).puzzle->givens));
        QCOMPARE(found.size(), seeds);
    }

    void saysHowFarItIs()
    {
        int last = 82;
        std::int64_t tests = 0;
        const auto look = [&](const GenerateReport &report) {
            QCOMPARE(report.grids, 1);
            QCOMPARE(report.tests, ++tests);
            QVERIFY(report.best);
            QVERIFY(report.best->givens.filledCount() <= last);
            last = report.best->givens.filledCount();
        };
        const GenerateResult result = generate(GenerateRequest(emptyBoard(9)), {}, {}, look);
        QCOMPARE(result.tests, tests);
        QCOMPARE(clueCount(result), last);
    }

    /// What was reached is known after a stop too: the difficulty, if not the number of clues.
    void tellsAfterAStopWhichDifficultyIsReached()
    {
        GenerateRequest request = asking(emptyBoard(9), ClueGoal::AtMost, 17);
        request.difficulty.level = Level::Easy;
        const auto stoppedAfter = [&request](int tests) {
            std::stop_source source;
            return generate(request, {}, source.get_token(), [&](const GenerateReport &report) {
                if (report.tests == tests)
                    source.request_stop();
            });
        };
        const GenerateResult easy = stoppedAfter(500);
        QCOMPARE(easy.outcome, halted(Halt::Stopped));
        QVERIFY(easy.puzzle && easy.difficulty);
        QVERIFY(easy.difficulty->isMet());
        request.difficulty = {.needed = {findTechnique("franken-x-wing")}};
        const GenerateResult without = stoppedAfter(10);
        QCOMPARE(without.outcome, halted(Halt::Stopped));
        QVERIFY(!without.difficulty || !without.difficulty->isMet());
    }

    void stopsWithTheBestSoFar()
    {
        for (const int stopAt : {1, 100, 2000}) {
            GenerateRequest request = asking(emptyBoard(9), ClueGoal::AtMost, 17);
            std::stop_source source;
            const GenerateResult result =
                generate(request, {}, source.get_token(), [&](const GenerateReport &report) {
                    if (report.tests == stopAt)
                        source.request_stop();
                });
            QCOMPARE(result.outcome, halted(Halt::Stopped));
            QVERIFY(result.puzzle);
            QCOMPARE(check(*result.puzzle).verdict, Uniqueness::Unique);
            QVERIFY(stopAt < 2000 || clueCount(result) <= 24);
        }
        std::stop_source source;
        source.request_stop();
        const GenerateResult nothing = generate(GenerateRequest(emptyBoard(25)), {}, source.get_token());
        QCOMPARE(nothing.outcome, halted(Halt::Stopped));
        QVERIFY(!nothing.puzzle);
    }

    /// Whoever is told that no given is needed takes away too many: the second look does not ask the same
    /// solver.
    void wrongAnswersAreCaught()
    {
        for (const int size : {4, 9, 16}) {
            const GenerateResult result = generate(GenerateRequest(emptyBoard(size)), withDenier());
            QCOMPARE(result.outcome, halted(Halt::WrongSolution));
            QVERIFY(!result.puzzle);
        }
    }

    void saysWhereThereIsNone()
    {
        QCOMPARE(generate(asking(emptyBoard(9), ClueGoal::AtMost, 12)).outcome, Outcome::None);
        Puzzle contradictory = emptyBoard(4);
        contradictory.constraints = {{&lessThan, {0, 1}}, {&lessThan, {1, 0}}};
        QCOMPARE(generate(GenerateRequest(contradictory)).outcome, Outcome::None);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestGenerate)

} // namespace sudoku::tst_generate

#include "tst_generate.moc"
