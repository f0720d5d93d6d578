// Covers core/generate: clueplaces

#include <QTest>

#include "core/generate/generate.h"
#include "core/hints/walkthrough.h"
#include "core/solve/solve.h"
#include "tests/sampling.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

namespace sudoku::tst_cluewish {

using Kind = RequestProblem::Kind;

GenerateRequest wishing(const ClueWish &wish, int size = 9)
{
    GenerateRequest request(emptyBoard(size));
    request.clueWish = wish;
    return request;
}

class TestClueWish : public QObject
{
    Q_OBJECT

private slots:
    void countsWhatIsMissing_data()
    {
        QTest::addColumn<QString>("clues");
        QTest::addColumn<ClueWish>("wish");
        QTest::addColumn<int>("missing");
        QTest::addColumn<int>("excess");
        const char *few = "12..34..........";
        QTest::newRow("nothing") << few << ClueWish() << 0 << 0;
        QTest::newRow("all digits") << few << ClueWish{.coversDigits = true} << 0 << 0;
        QTest::newRow("no 4") << "12..3..........." << ClueWish{.coversDigits = true} << 1 << 0;
        QTest::newRow("three boxes") << few << ClueWish{.coversBoxes = true} << 3 << 0;
        QTest::newRow("lines") << few << ClueWish{.coversLines = true} << 4 << 0; // two rows, two columns
        QTest::newRow("one each") << few << ClueWish{.minInBox = 1} << 3 << 0;
        QTest::newRow("two each") << few << ClueWish{.minInBox = 2} << 6 << 0;
        QTest::newRow("at most three") << few << ClueWish{.maxInBox = 3} << 0 << 1;
        QTest::newRow("several") << few << ClueWish{.coversLines = true, .minInBox = 1, .maxInBox = 2} << 7
                                 << 2;
    }

    void countsWhatIsMissing()
    {
        QFETCH(QString, clues);
        QFETCH(ClueWish, wish);
        const Puzzle puzzle = board(clues.toStdString());
        QTEST(missingClues(wish, puzzle), "missing");
        QTEST(excessClues(wish, puzzle), "excess");
    }

    void puzzlesAreAsWished_data()
    {
        QTest::addColumn<GenerateRequest>("request");
        const ClueWish all{.coversDigits = true, .coversBoxes = true, .coversLines = true};
        QTest::newRow("all") << wishing(all);
        QTest::newRow("2 to 4 a box") << wishing({.minInBox = 2, .maxInBox = 4});
        QTest::newRow("3 in each box") << wishing({.minInBox = 3, .maxInBox = 3});
        QTest::newRow("6x6") << wishing(all, 6);
        QTest::newRow("1 a box of 4x4") << wishing({.maxInBox = 1}, 4);
        GenerateRequest minimal = wishing(all);
        minimal.isMinimal = true;
        QTest::newRow("minimal") << minimal;
        GenerateRequest numbered = wishing({.minInBox = 3, .maxInBox = 4});
        numbered.goal = ClueGoal::AtMost;
        numbered.clues = 30;
        QTest::newRow("at most 30") << numbered;
        GenerateRequest ranged = wishing({.minInBox = 4, .maxInBox = 4});
        ranged.goal = ClueGoal::AtMost;
        ranged.minClues = 34;
        ranged.clues = 81; // more than fit in the boxes
        QTest::newRow("34 or more") << ranged;
        for (const Level level : {Level::Easy, Level::Hard}) {
            GenerateRequest levelled = wishing({.coversBoxes = true, .minInBox = 2, .maxInBox = 5});
            levelled.difficulty.level = level;
            levelled.symmetry = findSymmetry("half-turn");
            QTest::addRow("level %d", static_cast<int>(level)) << levelled;
        }
        GenerateRequest killer = wishing({.coversBoxes = true});
        killer.derived = {findVariant("killer")};
        QTest::newRow("killer with clues") << killer;
    }

    void puzzlesAreAsWished()
    {
        QFETCH(GenerateRequest, request);
        for (request.seed = 1; request.seed <= (triesMuch() ? 10 : 2); ++request.seed) {
            const GenerateResult result = generate(request);
            QCOMPARE(result.outcome, Outcome::Solved);
            QCOMPARE(check(*result.puzzle).verdict, Uniqueness::Unique);
            QCOMPARE(missingClues(request.clueWish, *result.puzzle), 0);
            QCOMPARE(excessClues(request.clueWish, *result.puzzle), 0);
        }
    }

    void refusesWhatCannotBe_data()
    {
        QTest::addColumn<GenerateRequest>("request");
        QTest::addColumn<RequestProblem>("problem");
        const auto atMost = [](GenerateRequest request, int clues) {
            request.goal = ClueGoal::AtMost;
            request.clues = clues;
            return request;
        };
        QTest::newRow("1 a box") << wishing({.maxInBox = 1}) << RequestProblem{Kind::TooFewInBoxes, 9};
        QTest::newRow("2 a box") << wishing({.maxInBox = 2}) << RequestProblem{Kind::TooFewInBoxes, 18};
        QTest::newRow("4 a box of 30")
            << atMost(wishing({.minInBox = 4}), 30) << RequestProblem{Kind::TooFewToCover, 36};
        QTest::newRow("10 a box") << wishing({.minInBox = 10}) << RequestProblem{Kind::WishForBoxes, 10};
        QTest::newRow("9 a box") << wishing({.minInBox = 9}) << RequestProblem{Kind::NothingToSolve, 81};
        QTest::newRow("6 a box of 6x6")
            << wishing({.minInBox = 6, .maxInBox = 6}, 6) << RequestProblem{Kind::NothingToSolve, 36};
        QTest::newRow("3 a box of 40")
            << atMost(wishing({.minInBox = 3, .maxInBox = 3}), 40) << RequestProblem{Kind::TooFewInBoxes, 27};
        GenerateRequest noBoxes(Puzzle(Geometry::withBoxes({1, 7})));
        noBoxes.clueWish.coversDigits = true;
        QTest::newRow("7 of 6") << atMost(noBoxes, 6) << RequestProblem{Kind::TooFewToCover, 7};
        GenerateRequest empty = wishing({.coversBoxes = true}, 4);
        empty.pattern.assign(16, PatternCell::Free);
        for (const Cell cell : {0, 1, 4, 5})
            empty.pattern[cell] = PatternCell::NoClue;
        QTest::newRow("empty box") << empty << RequestProblem{Kind::EmptyInPattern, 1, 0, 5};
        GenerateRequest many = wishing({.coversBoxes = true});
        many.hasManySolutions = true;
        QTest::newRow("many solutions") << many << RequestProblem{Kind::WishForOneSolution};
        GenerateRequest steps = atMost(GenerateRequest(emptyBoard(9)), 30);
        steps.difficulty.steps.max = 50;
        QTest::newRow("50 steps, 30 clues") << steps << RequestProblem{Kind::TooFewSteps, 51};
    }

    void refusesWhatCannotBe()
    {
        QFETCH(GenerateRequest, request);
        QFETCH(RequestProblem, problem);
        QVERIFY(findProblem(request) == problem);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestClueWish)

} // namespace sudoku::tst_cluewish

#include "tst_cluewish.moc"
