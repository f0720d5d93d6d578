#include <QTest>

#include "core/generate/dailypuzzle.h"
#include "core/generate/generate.h"
#include "core/hints/levelrating.h"
#include "core/solve/guesssearch.h"
#include "tests/puzzles.h"
#include "tests/testprogram.h"

namespace sudoku::tst_dailypuzzle {

using namespace std::chrono_literals;
using std::chrono::year_month_day;

class TestDailyPuzzle : public QObject
{
    Q_OBJECT

private slots:
    void theSeedIsTheDateInFigures()
    {
        QCOMPARE(dailySeed(2026y / 11 / 27), std::uint64_t{1'2026'11'27});
        QCOMPARE(dailySeed(987y / 1 / 2), std::uint64_t{1'0987'01'02});
    }

    void theWeekGetsHarder()
    {
        const std::chrono::sys_days monday = 2026y / 11 / 23;
        std::vector<Level> levels;
        for (int day = 0; day < 7; ++day)
            levels.push_back(dailyLevel(year_month_day(monday + std::chrono::days(day))));
        using enum Level;
        QVERIFY((levels == std::vector{Easy, Easy, Medium, Medium, Hard, Hard, Unfair}));
    }

    /// The puzzle of this day must stay the same as long as generatorVersion does.
    void aDayHasItsPuzzle()
    {
        const GenerateResult made =
            generate(dailyRequest(2026y / 11 / 23), SolveOptions{.maxGuesses = defaultGuesses});
        QCOMPARE(made.outcome, Outcome::Solved);
        QCOMPARE(
            QString::fromStdString(text(made.puzzle->givens)),
            QString("274..3..1.6..4.2.5.3192....3...891....83.56....761...8....5782.7.2.9..1.1..8..746"));
        QCOMPARE(levelRating(*made.puzzle)->level, Level::Easy);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestDailyPuzzle)

} // namespace sudoku::tst_dailypuzzle

#include "tst_dailypuzzle.moc"
