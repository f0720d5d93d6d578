#include "core/generate/chaosboard.h"

#include "core/generate/generate.h"
#include "core/rules/foundregions.h"
#include "core/rules/violations.h"
#include "core/solve/solve.h"
#include "core/variants/variant.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include <QTest>

#include <algorithm>

namespace sudoku::tst_chaosboard {

Puzzle chaos(int size)
{
    Puzzle puzzle(Geometry::withBoxes({1, size}));
    puzzle.constraints.push_back({findVariant("chaos-construction"), {}});
    return puzzle;
}

class TestChaosBoard : public QObject
{
    Q_OBJECT

private slots:
    void makesPuzzlesWithOneSolution_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 5; ++seed)
            QTest::addRow("4x4, seed %d", seed) << 4 << seed;
        QTest::newRow("5x5") << 5 << 1;
        QTest::newRow("6x6") << 6 << 1;
    }

    void makesPuzzlesWithOneSolution()
    {
        QFETCH(const int, size);
        QFETCH(const int, seed);
        GenerateRequest request(chaos(size));
        request.seed = static_cast<std::uint64_t>(seed);
        const GenerateResult made = generate(request);
        QCOMPARE(made.outcome, Outcome::Solved);
        QVERIFY(isSolution(*made.puzzle, made.solution));
        QCOMPARE(std::ssize(foundRegions(made.solution)), size);
        const CheckResult checked = check(*made.puzzle);
        QCOMPARE(checked.verdict, Uniqueness::Unique);
        QVERIFY(checked.solutions.front() == made.solution);
        QVERIFY(generate(request).puzzle == made.puzzle); // the same seed, the same puzzle
        for (Cell cell = 0; cell < size * size; ++cell) {
            Puzzle fewer = *made.puzzle;
            if (!fewer.givens.isFilled(cell))
                continue;
            fewer.givens.clear(cell);
            QCOMPARE(check(fewer).verdict, Uniqueness::Multiple); // none is redundant
        }
    }

    /// The regions are beside the boxes then.
    void boxesAreKept()
    {
        Puzzle shape = emptyBoard(6);
        shape.constraints = {{findVariant("chaos-construction"), {}}};
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            GenerateRequest request(shape);
            request.seed = seed;
            const GenerateResult made = generate(request);
            QCOMPARE(made.outcome, Outcome::Solved);
            QVERIFY(isSolution(*made.puzzle, made.solution));
            QCOMPARE(check(*made.puzzle).verdict, Uniqueness::Unique);
        }
    }

    void eachClueIsNeededForTheRegions()
    {
        const Puzzle shape = chaos(5);
        Random random(3);
        const FilledBoard filled = fillChaosBoard(shape, random, {}, {});
        QCOMPARE(filled.outcome, Outcome::Solved);
        Puzzle puzzle = shape;
        const std::vector<Constraint> clues = cluesOfRegions(shape, filled.grid, random, {}, {});
        QVERIFY(!clues.empty());
        puzzle.givens = filled.grid;
        puzzle.constraints.insert(puzzle.constraints.end(), clues.begin(), clues.end());
        QCOMPARE(check(puzzle).verdict, Uniqueness::Unique);
        for (std::size_t i = 1; i < puzzle.constraints.size(); ++i) {
            Puzzle fewer = puzzle;
            fewer.constraints.erase(fewer.constraints.begin() + static_cast<std::ptrdiff_t>(i));
            QCOMPARE(check(fewer).verdict, Uniqueness::Multiple);
        }
    }

    void obeysOtherRulesAboutRegions()
    {
        Puzzle shape = chaos(4);
        shape.constraints.push_back({findVariant("same-region"), {0, 1, 2, 3}});
        shape.constraints.push_back({findVariant("diagonal"), {}});
        GenerateRequest request(shape);
        const GenerateResult made = generate(request);
        QCOMPARE(made.outcome, Outcome::Solved);
        QVERIFY(std::ranges::equal(std::span(made.puzzle->constraints).first(3), shape.constraints));
        QCOMPARE(check(*made.puzzle).verdict, Uniqueness::Unique);
    }

    void refusesWhatTakesTooLong()
    {
        const auto problem = findProblem(GenerateRequest(chaos(maxChaosSize + 1)));
        QVERIFY(problem);
        QCOMPARE(problem->kind, RequestProblem::Kind::UnknownRegions);
        QCOMPARE(problem->number, maxChaosSize);
        GenerateRequest empty(chaos(4));
        empty.pattern.assign(16, PatternCell::Free);
        empty.pattern[3] = PatternCell::NoClue;
        QCOMPARE(findProblem(empty)->kind, RequestProblem::Kind::EmptyCells);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestChaosBoard)

} // namespace sudoku::tst_chaosboard

#include "tst_chaosboard.moc"
