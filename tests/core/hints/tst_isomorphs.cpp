// Covers core/hints: hodokurating

#include <QTest>

#include "tests/puzzles.h"
#include "tests/sampling.h"
#include "tests/stopprobe.h"
#include "tests/testprogram.h"

#include "core/board/random.h"
#include "core/hints/explainer/explainer.h"
#include "core/hints/generalrating.h"
#include "core/hints/hodokurating.h"
#include "core/hints/reasons/reasonwalk.h"
#include "core/solve/solve.h"

#include <numeric>
#include <optional>

namespace sudoku::tst_isomorphs {

/// The lines of a 9x9 in another order: bands change places, and lines within each band.
std::vector<int> shuffledLines(Random &random)
{
    std::vector bands{0, 1, 2};
    random.shuffle(bands);
    std::vector<int> lines;
    for (const int band : bands) {
        std::vector own{3 * band, 3 * band + 1, 3 * band + 2};
        random.shuffle(own);
        lines.insert(lines.end(), own.begin(), own.end());
    }
    return lines;
}

/// The same puzzle with rows, columns and digits permuted, and perhaps rows and columns exchanged.
Puzzle isomorphOf(const Puzzle &puzzle, Random &random)
{
    const std::vector<int> rows = shuffledLines(random);
    const std::vector<int> columns = shuffledLines(random);
    std::vector<int> digits(9);
    std::iota(digits.begin(), digits.end(), 1);
    random.shuffle(digits);
    const bool isTransposed = random.below(2) == 1;
    Puzzle other(puzzle.geometry);
    for (int row = 0; row < 9; ++row)
        for (int column = 0; column < 9; ++column) {
            const Cell from =
                isTransposed ? columns[column] * 9 + rows[row] : rows[row] * 9 + columns[column];
            if (puzzle.givens.isFilled(from))
                other.givens.set(row * 9 + column, digits[puzzle.givens[from] - 1]);
        }
    return other;
}

struct Ratings
{
    Level general;
    Level hodoku;
    int er;
};

Ratings ratingsOf(const Puzzle &puzzle)
{
    const Position start(puzzle);
    const Walkthrough walkthrough = walkThrough(start, defaultLadder(start.rules()));
    return {generalRating(walkthrough).level, hodokuRating(walkthrough).level, explainerRating(start).er};
}

/// Nothing if that takes long.
std::optional<ReasonRating> generalRatingOf(const Puzzle &puzzle)
{
    StopProbe probe(10'000);
    const ReasonWalk walk = walkByReasons(Position(puzzle), solve(puzzle).solution, probe.token());
    return walk.isStopped ? std::nullopt : std::optional(reasonRating(walk));
}

/// What a puzzle is rated must not depend on how it is turned.
class TestIsomorphs : public QObject
{
    Q_OBJECT

private slots:
    /// HoDoKu's own level is the same for 98.8 % of puzzles, Explainer's ER for 96 %: they take the first of
    /// several steps.
    void haveTheSameRatings()
    {
        Random random(4);
        int compared = 0;
        int general = 0;
        int hodoku = 0;
        int er = 0;
        for (const CorpusPuzzle &puzzle :
             sampleOfCorpus("c9_magictour_top1465.txt", triesMuch() ? 240 : 80)) {
            const Ratings one = ratingsOf(puzzle.puzzle);
            const Ratings other = ratingsOf(isomorphOf(puzzle.puzzle, random));
            ++compared;
            general += one.general == other.general ? 1 : 0;
            hodoku += one.hodoku == other.hodoku ? 1 : 0;
            er += std::abs(one.er - other.er) <= 1 ? 1 : 0;
        }
        qInfo("of %d: %d general levels, %d of HoDoKu's, %d ERs are the same", compared, general, hodoku, er);
        const int maxOthers = 2 + 3 * compared / 100;
        QVERIFY(compared - general <= maxOthers);
        QVERIFY(compared - hodoku <= maxOthers);
        QVERIFY(compared - er <= maxOthers);
    }

    /// Both numbers of the general rating are the same for all.
    void haveTheSameGeneralRating()
    {
        Random random(4);
        int compared = 0;
        for (const CorpusPuzzle &each : sampleOfCorpus("c9_magictour_top1465.txt", 160)) {
            const std::optional<ReasonRating> one = generalRatingOf(each.puzzle);
            for (int turn = 0; one && turn < 2; ++turn)
                if (const auto other = generalRatingOf(isomorphOf(each.puzzle, random))) {
                    QCOMPARE(other->largest, one->largest);
                    QCOMPARE(other->sum, one->sum);
                    ++compared;
                }
        }
        QVERIFY(compared > 0);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestIsomorphs)

} // namespace sudoku::tst_isomorphs

#include "tst_isomorphs.moc"
