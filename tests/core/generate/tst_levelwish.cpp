// Covers core/generate: levelwish, clueaim

#include <QTest>

#include "core/generate/generate.h"
#include "core/generate/levelwish.h"
#include "core/hints/levelrating.h"
#include "core/solve/solve.h"
#include "tests/puzzles.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"

#include <set>

namespace sudoku::tst_levelwish {

/// Returns how many clues each puzzle of \a request has, with some seeds. Each must be easy.
std::set<int> cluesOfEasyOnes(GenerateRequest request)
{
    std::set<int> counts;
    for (request.seed = 1; request.seed <= (triesMuch() ? 40 : 5); ++request.seed) {
        const GenerateResult result = generate(request);
        if (result.outcome != Outcome::Solved || !result.rating || result.rating->level != Level::Easy
            || check(*result.puzzle).verdict != Uniqueness::Unique)
            return {};
        counts.insert(result.puzzle->givens.filledCount());
    }
    return counts;
}

class TestLevelWish : public QObject
{
    Q_OBJECT

private slots:
    void beginnersHaveHalfOfTheCells_data()
    {
        QTest::addColumn<Puzzle>("shape");
        QTest::addColumn<bool>("hasCages");
        QTest::addColumn<int>("min");
        QTest::addColumn<int>("max");
        QTest::newRow("9x9") << emptyBoard(9) << false << 40 << 46;
        QTest::newRow("4x4") << emptyBoard(4) << false << 8 << 10;
        QTest::newRow("6x6") << emptyBoard(6) << false << 18 << 21;
        QTest::newRow("killer") << emptyBoard(9) << true << 20 << 26;
        if (triesMuch())
            QTest::newRow("16x16") << emptyBoard(16) << false << 127 << 146;
    }

    void beginnersHaveHalfOfTheCells()
    {
        QFETCH(Puzzle, shape);
        QFETCH(bool, hasCages);
        QFETCH(int, min);
        QFETCH(int, max);
        GenerateRequest request(std::move(shape));
        if (hasCages)
            request.derived = {findVariant("killer")};
        QCOMPARE(beginnerClues(request), (WishedRange{min, max}));
        wishBeginner(request);
        if (hasCages || request.shape.geometry.size() > 9) {
            request.seed = 3;
            const int clues = generate(request).puzzle->givens.filledCount();
            QVERIFY(clues >= min && clues <= max);
            return;
        }
        const std::set<int> counts = cluesOfEasyOnes(request);
        QVERIFY(!counts.empty() && *counts.begin() >= min && *counts.rbegin() <= max);
    }

    void numbersOfOnesOwnStay()
    {
        GenerateRequest request(emptyBoard(9));
        request.goal = ClueGoal::About;
        request.clues = 50;
        wishBeginner(request);
        QCOMPARE(request.clues, 50);
        QCOMPARE(request.minClues, 0);
        QCOMPARE(request.difficulty.level, Level::Easy);
    }

    void aRangeIsUsedAsAWhole()
    {
        for (const char *symmetry : {"none", "half-turn"}) {
            GenerateRequest request(emptyBoard(9));
            request.difficulty.level = Level::Easy;
            request.symmetry = findSymmetry(symmetry);
            request.goal = ClueGoal::AtMost;
            request.minClues = 28;
            request.clues = 33;
            const std::set<int> counts = cluesOfEasyOnes(request);
            QVERIFY(counts.size() > 1 && *counts.begin() >= 28 && *counts.rbegin() <= 33);
        }
    }

    void timesThatAreLeft()
    {
        using namespace std::chrono_literals;
        QVERIFY(timeLeft(10s, 0.25) == 30s);
        QVERIFY(timeLeft(10s, 0.001) == 0s); // too soon to say
        QVERIFY(timeLeft(10s, 1.2) == 0s);
    }

    void aWishSaysHowFarItsSearchIs()
    {
        GenerateRequest request(emptyBoard(9));
        request.difficulty.level = Level::Hard;
        double last = 0;
        const GenerateResult result = generate(request, {}, {}, [&last](const GenerateReport &report) {
            QVERIFY(report.effort >= last);
            last = report.effort;
        });
        QCOMPARE(result.outcome, Outcome::Solved);
        QVERIFY(last > 0 && last < 1);
    }

    void aRangeNeedsNoLevel()
    {
        GenerateRequest request(emptyBoard(9));
        request.goal = ClueGoal::AtMost;
        request.minClues = 34;
        request.clues = 36;
        for (request.seed = 1; request.seed <= 5; ++request.seed) {
            const GenerateResult result = generate(request);
            QCOMPARE(result.outcome, Outcome::Solved);
            const int clues = result.puzzle->givens.filledCount();
            QVERIFY(clues >= 34 && clues <= 36);
        }
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestLevelWish)

} // namespace sudoku::tst_levelwish

#include "tst_levelwish.moc"
