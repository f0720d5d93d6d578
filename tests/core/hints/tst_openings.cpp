// Covers core/hints: namedstep

#include <QTest>

#include "core/hints/hint.h"
#include "core/hints/namedstep.h"
#include "core/hints/openings.h"
#include "core/hints/techniques.h"
#include "tests/puzzles.h"
#include "tests/testprogram.h"

#include <algorithm>

namespace sudoku::tst_openings {

/// A 4x4 with an open last row.
const std::string lastRow = "123434122143....";

Step placing(const char *technique, Cell cell, Digit digit)
{
    return {.technique = findTechnique(technique), .placements = {{cell, digit}}};
}

class TestOpenings : public QObject
{
    Q_OBJECT

private slots:
    void differentConclusionsCount()
    {
        Step removing{.technique = findTechnique("locked-pair"), .eliminations = {{1, 2}, {3, 4}}};
        Step more = removing;
        more.eliminations.push_back({5, 6});
        Step reversed = removing;
        std::ranges::reverse(reversed.eliminations);
        const std::vector steps{placing("naked-single", 0, 1),
                                placing("hidden-single", 0, 1),
                                placing("hidden-single", 1, 1),
                                removing,
                                reversed,
                                more};
        QCOMPARE(openingCount(steps), 4);
        QCOMPARE(openingCount({}), 0);
    }

    void eachOpenCellOfAFullHouseIsOne()
    {
        const Position position(board(lastRow));
        const Ladder ladder = defaultLadder(position.rules());
        QCOMPARE(openingsAt(position, ladder, Level::Easy), std::optional(4));
        QCOMPARE(openingsAt(position, ladder, Level::Extreme), std::optional(0));
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!openingsAt(position, ladder, Level::Easy, stop.get_token()));
    }

    void aHintKnowsHowManyThereAre()
    {
        const OrHalt<Hint> hint = findHint(Board(board(lastRow)), hodokuChoice());
        QVERIFY(hint && std::holds_alternative<Step>(hint->answer));
        QCOMPARE(hint->openings, 4);
    }

    void namesTheSingleThatPlacesADigit()
    {
        const Position position(board(lastRow));
        const Ladder ladder = defaultLadder(position.rules());
        const auto named = namedStep(position, {12, 4}, ladder, Level::Hard);
        QVERIFY(named && !named->before);
        QVERIFY(named->technique->level == Level::Easy);
        QVERIFY(!namedStep(position, {12, 3}, ladder, Level::Hard)); // which does not follow
        QVERIFY(!namedStep(position, {0, 1}, ladder, Level::Hard));  // which is there
    }

    /// Walks to the first step that removes candidates, then to the single that it makes.
    void namesWhatRemovedTheCandidatesBefore()
    {
        const Puzzle puzzle =
            board("000704005020010070000080002090006250600070008053200010400090000030060090200407000");
        Position position(puzzle);
        const Ladder ladder = defaultLadder(position.rules());
        Ladder easy;
        std::ranges::copy_if(ladder, std::back_inserter(easy),
                             [](const Technique *each) { return each->level == Level::Easy; });
        position = walkThrough(position, easy).end;
        QVERIFY(!position.isSolved());
        int namedCount = 0;
        for (const Technique *technique : ladder)
            for (const Step &step : findSteps(*technique, position, 50)) {
                if (technique->level > Level::Hard || !step.placements.empty())
                    continue;
                Position after = position;
                after.apply(step);
                const std::optional<Step> single = nextStep(after, easy);
                if (!single)
                    continue;
                const auto named = namedStep(position, single->placements.front(), ladder, Level::Hard);
                QVERIFY(named);
                QVERIFY(named->before && named->before->level <= technique->level);
                ++namedCount;
            }
        QVERIFY(namedCount > 0);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestOpenings)

} // namespace sudoku::tst_openings

#include "tst_openings.moc"
