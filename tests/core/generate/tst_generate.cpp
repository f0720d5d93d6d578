// Covers core/generate: clueaim, deriveconstraints, growcages, randomregions

#include <QCryptographicHash>
#include <QTest>

#include "tests/cluesymmetry.h"
#include "tests/sampling.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/testvariants.h"

#include "core/analyse/minimize.h"
#include "core/board/regions.h"
#include "core/formats/plain/directives.h"
#include "core/generate/deriveconstraints.h"
#include "core/generate/filledboard.h"
#include "core/generate/generate.h"
#include "core/generate/randomregions.h"
#include "core/hints/techniques.h"
#include "core/rules/violations.h"
#include "core/solve/solve.h"
#include "core/variants/constraintproblem.h"

#include <set>

namespace sudoku::tst_generate {

GenerateRequest asking(Puzzle shape, ClueGoal goal, int clues,
                       const Symmetry &symmetry = symmetries().front())
{
    GenerateRequest request(std::move(shape));
    request.goal = goal;
    request.clues = clues;
    request.symmetry = &symmetry;
    return request;
}

int clueCount(const GenerateResult &result)
{
    return result.puzzle->givens.filledCount();
}

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

/// What every result of every request must be.
void verify(const GenerateRequest &request, const GenerateResult &result)
{
    QCOMPARE(result.outcome, Outcome::Solved);
    QVERIFY(result.puzzle);
    QVERIFY(request.hasRandomRegions || result.puzzle->geometry == request.shape.geometry);
    const std::vector<Constraint> &constraints = result.puzzle->constraints;
    QVERIFY(constraints.size() >= request.shape.constraints.size());
    QVERIFY(std::ranges::equal(request.shape.constraints,
                               std::span(constraints).first(request.shape.constraints.size())));
    QCOMPARE(constraints.size() > request.shape.constraints.size(), !request.derived.empty());
    QVERIFY(isSolution(*result.puzzle, result.solution));
    QVERIFY(isSymmetric(*result.puzzle, *request.symmetry));
    const CheckResult checked = check(*result.puzzle);
    QCOMPARE(checked.verdict, request.hasManySolutions ? Uniqueness::Multiple : Uniqueness::Unique);
    if (request.goal == ClueGoal::AtMost)
        QVERIFY(clueCount(result) <= request.clues);
}

class TestGenerate : public QObject
{
    Q_OBJECT

private slots:
    void everyKindThatCanBeDerived_data()
    {
        QTest::addColumn<const Variant *>("kind");
        for (const Variant *kind : variants())
            if (canBeDerived(*kind))
                QTest::newRow(kind->id.data()) << kind;
    }

    void everyKindThatCanBeDerived()
    {
        QFETCH(const Variant *, kind);
        for (const int size : {4, 6, 9}) {
            if (size == 9 && !triesMuch())
                continue;
            GenerateRequest request = asking(emptyBoard(size), ClueGoal::AtMost, size * size / 2);
            request.derived = {kind};
            for (request.seed = 1; request.seed < 4; ++request.seed) {
                const GenerateResult result = generate(request);
                verify(request, result);
                for (const Constraint &constraint : result.puzzle->constraints) {
                    QVERIFY(!findProblem(result.puzzle->geometry, constraint));
                    QVERIFY(constraint.variant == kind || constraint.variant->negativeOf == kind);
                }
            }
        }
    }

    void killersNeedNoClue()
    {
        const int size = triesMuch() ? 6 : 4;
        GenerateRequest request = asking(emptyBoard(size), ClueGoal::AtMost, 0);
        request.derived = {findVariant("killer")};
        const GenerateResult result = generate(request);
        verify(request, result);
        std::set<Cell> covered;
        for (const Constraint &constraint : result.puzzle->constraints)
            covered.insert(constraint.cells.begin(), constraint.cells.end());
        QCOMPARE(std::ssize(covered), size * size);
    }

    void cagesHaveTwoCellsOrMore_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {4, 5, 6, 8, 9, 10, 12, 16})
            QTest::addRow("%d", size) << size;
    }

    void cagesHaveTwoCellsOrMore()
    {
        QFETCH(int, size);
        const Puzzle shape = emptyBoard(size);
        const Variant &killer = *findVariant("killer");
        for (std::uint64_t seed = 1; seed <= (triesMuch() ? 40 : 3); ++seed) {
            Random random(seed);
            const FilledBoard filled = fillBoard(shape, random, {}, {});
            std::set<Cell> inCages;
            for (const Constraint &made : deriveConstraints(shape, filled.grid, killer, random)) {
                QVERIFY(made.cells.size() >= 2);
                QVERIFY(!findProblem(shape.geometry, made));
                for (const Cell cell : made.cells)
                    QVERIFY(inCages.insert(cell).second);
            }
            QVERIFY(std::ssize(inCages) >= shape.geometry.cellCount() - 1); // one may fit nowhere
        }
    }

    void jigsawsHaveRegionsOfTheirOwn()
    {
        std::set<std::string> maps;
        for (const int size : {5, 6, 9}) {
            GenerateRequest request = asking(emptyBoard(size), ClueGoal::AtMost, size * size / 2);
            request.hasRandomRegions = true;
            for (request.seed = 1; request.seed < 4; ++request.seed) {
                const GenerateResult result = generate(request);
                verify(request, result);
                QVERIFY(!result.puzzle->geometry.boxes());
                std::string map;
                for (Cell cell = 0; cell < size * size; ++cell)
                    map += static_cast<char>('A' + result.puzzle->geometry.regionOf(cell));
                QVERIFY(maps.insert(map).second);
                QVERIFY(generate(request).puzzle == result.puzzle); // the same seed, the same regions
            }
        }
    }

    void randomRegionsFitEverySize()
    {
        Random random(1);
        for (int size = minBoardSize; size <= maxBoardSize; size += triesMuch() ? 1 : 5) {
            const Geometry geometry = randomRegions(size, random);
            QCOMPARE(geometry.size(), size); // else it would not have been a map
            int wholeRows = 0;
            for (int row = 0; row < size; ++row)
                wholeRows += geometry.regionOf(geometry.cellAt(row, 0))
                             == geometry.regionOf(geometry.cellAt(row, size - 1));
            QVERIFY2(wholeRows <= 1, qPrintable(QString::number(size)));
        }
    }

    void randomRegionsAreNeverTheBoxes()
    {
        Random random(1);
        for (int i = 0; i < (triesMuch() ? 500 : 50); ++i) // of the 117 maps of 4x4 one has boxes
        {
            const Geometry geometry = randomRegions(4, random);
            std::vector<int> regionOf;
            for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
                regionOf.push_back(geometry.regionOf(cell));
            QVERIFY(!geometryOf(4, regionOf)->boxes()); // which knows them by any numbers
        }
    }

    /// Then others are tried.
    void someRandomRegionsHaveNoBoard()
    {
        for (const ClueGoal goal : {ClueGoal::Minimal, ClueGoal::About, ClueGoal::AtMost})
            for (const bool hasManySolutions : {false, true})
                for (std::uint64_t seed = 1; seed <= (triesMuch() ? 40 : 3); ++seed) {
                    GenerateRequest request = asking(emptyBoard(6), goal, 12);
                    request.hasRandomRegions = true;
                    request.hasManySolutions = hasManySolutions;
                    request.seed = seed;
                    verify(request, generate(request));
                }
    }

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

private:
    static void verifyMinimal(const Puzzle &puzzle, const Symmetry &symmetry)
    {
        const std::vector<CellGroup> groups = groupsOfGivens(puzzle, symmetry, {}, 1);
        QVERIFY(minimize(puzzle, groups).puzzle == puzzle);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestGenerate)

} // namespace sudoku::tst_generate

#include "tst_generate.moc"
