#include <QTest>

#include "core/generate/generate.h"
#include "core/generate/likepuzzle.h"
#include "core/generate/randomregions.h"
#include "core/variants/variant.h"
#include "tests/puzzles.h"
#include "tests/testprogram.h"

namespace sudoku::tst_likepuzzle {

Puzzle with(int size, std::vector<Constraint> constraints)
{
    Puzzle puzzle = emptyBoard(size);
    puzzle.constraints = std::move(constraints);
    return puzzle;
}

class TestLikePuzzle : public QObject
{
    Q_OBJECT

private slots:
    void keepsSizeAndRulesOfTheBoard()
    {
        Puzzle puzzle = with(16, {{findVariant("diagonal"), {}}});
        puzzle.givens.set(0, 16);
        const auto request = requestLike(puzzle);
        QVERIFY(request);
        QCOMPARE(request->shape.geometry.size(), 16);
        QCOMPARE(request->shape.givens.filledCount(), 0);
        QCOMPARE(request->shape.constraints.size(), std::size_t{1});
        QVERIFY(request->derived.empty());
        QVERIFY(!request->hasRandomRegions);
    }

    void derivesEachKindOfCagesOnce()
    {
        const Variant *killer = findVariant("killer");
        const auto request = requestLike(with(9, {{killer, {0, 1}, {3}}, {killer, {2, 3}, {17}}}));
        QVERIFY(request);
        QVERIFY(request->shape.constraints.empty());
        QVERIFY(request->derived == std::vector{killer});
    }

    void irregularRegionsAreNewOnes()
    {
        Random random(3);
        const auto request = requestLike(Puzzle(randomRegions(6, random)));
        QVERIFY(request && request->hasRandomRegions);
        const GenerateResult made = generate(*request);
        QCOMPARE(made.outcome, Outcome::Solved);
        QVERIFY(!made.puzzle->geometry.boxes());
    }

    void cannotRepeatWhatCannotBeDerived()
    {
        const Variant *extra = findVariant("extra-region");
        QVERIFY(!requestLike(with(4, {{extra, {0, 5, 10, 15}}})));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestLikePuzzle)

} // namespace sudoku::tst_likepuzzle

#include "tst_likepuzzle.moc"
