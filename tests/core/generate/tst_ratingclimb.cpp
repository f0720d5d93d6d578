#include "core/generate/ratingclimb.h"

#include "tests/cluesymmetry.h"
#include "tests/core/generate/difficultybench.h"
#include "tests/sampling.h"
#include "tests/stopprobe.h"
#include "tests/testprogram.h"

namespace sudoku::tst_ratingclimb {

using namespace difficultybench;

GenerateRequest wishingEr(int min, int max)
{
    return wishing({.rating = RatingRange{RatingScale::Explainer, min, max}});
}

class TestRatingClimb : public QObject
{
    Q_OBJECT

private slots:
    void isForRatingsThatHardlyAnyPuzzleHas()
    {
        QVERIFY(RatingClimb::isFor(wishingEr(95, 100)));
        QVERIFY(!RatingClimb::isFor(wishingEr(90, 100)));
        QVERIFY(!RatingClimb::isFor(wishing({.rating = RatingRange{RatingScale::Hodoku, 20'000}})));
        QVERIFY(!RatingClimb::isFor(wishing({.level = Level::Extreme})));
        GenerateRequest jigsaw = wishingEr(95, 100);
        jigsaw.hasRandomRegions = true;
        QVERIFY(!RatingClimb::isFor(jigsaw));
    }

    void findsSuchPuzzles()
    {
        if (!triesAll())
            QSKIP("takes minutes");
        const GenerateRequest request = wishingEr(95, 100);
        const GenerateResult result = generate(request);
        verify(request, result);
        QVERIFY(generate(request).puzzle == result.puzzle);
    }

    void canBeStoppedAndKeepsTheNearest()
    {
        for (const std::int64_t when : {0, 1, 1000, triesMuch() ? 500'000 : 20'000}) {
            const StopProbe probe(when);
            const GenerateResult result = generate(wishingEr(95, 99), {}, probe.token());
            QVERIFY(probe.wasRequested());
            QVERIFY(probe.questionsLater() < 2000);
            QCOMPARE(result.outcome, halted(Halt::Stopped));
            if (result.puzzle)
                QCOMPARE(check(*result.puzzle).verdict, Uniqueness::Unique);
        }
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestRatingClimb)

} // namespace sudoku::tst_ratingclimb

#include "tst_ratingclimb.moc"
