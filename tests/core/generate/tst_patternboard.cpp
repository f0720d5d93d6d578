#include <QTest>

#include "tests/bruteforce.h"
#include "tests/sampling.h"
#include "tests/testdata.h"

#include "core/generate/patternboard.h"
#include "core/solve/solve.h"
#include "core/solve/timelimit.h"
#include "tests/testprogram.h"

#include <numeric>

namespace sudoku::tst_patternboard {

Puzzle cluesIn(const std::vector<Cell> &places, const Grid &board, Puzzle puzzle)
{
    for (const Cell place : places)
        puzzle.givens.set(place, board[place]);
    return puzzle;
}

std::vector<Cell> somePlaces(int cellCount, int count, Random &random)
{
    std::vector<Cell> places(cellCount);
    std::iota(places.begin(), places.end(), 0);
    random.shuffle(places);
    places.resize(count);
    return places;
}

class TestPatternBoard : public QObject
{
    Q_OBJECT

private slots:
    void placesDecideTheBoard_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("count");
        QTest::newRow("4x4") << 4 << 10;
        QTest::newRow("6x6") << 6 << 12;
        QTest::newRow("9x9") << 9 << 28;
        QTest::newRow("16x16") << 16 << 120;
        if (triesMuch())
            QTest::newRow("25x25") << 25 << 350;
    }

    void placesDecideTheBoard()
    {
        QFETCH(int, size);
        QFETCH(int, count);
        const Puzzle shape = emptyBoard(size);
        for (std::uint64_t seed = 1; seed <= (triesMuch() ? 3 : 1); ++seed) {
            Random random(seed);
            const std::vector<Cell> places = somePlaces(size * size, count, random);
            int steps = 0;
            const FilledBoard filled = fillForPattern(shape, places, random, {}, {}, [&] { ++steps; });
            QCOMPARE(filled.outcome, Outcome::Solved);
            const Puzzle puzzle = cluesIn(places, filled.grid, shape);
            if (size == 4)
                QCOMPARE(BruteForce(puzzle).solutions(2).size(), 1u);
            QCOMPARE(check(puzzle).verdict, Uniqueness::Unique);
            QVERIFY(check(puzzle).solutions.front() == filled.grid);
        }
    }

    void searchesUntilTheStop()
    {
        Random random(1);
        std::stop_source source;
        const int max = triesMuch() ? 400 : 100;
        int steps = 0;
        const auto stopSoon = [&] {
            if (++steps == max) // more than one board is given
                source.request_stop();
        };
        const std::vector<Cell> tooFew = somePlaces(16, 3, random);
        QCOMPARE(fillForPattern(emptyBoard(4), tooFew, random, {}, source.get_token(), stopSoon).outcome,
                 halted(Halt::Stopped));
        QVERIFY(steps <= max + 1);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestPatternBoard)

} // namespace sudoku::tst_patternboard

#include "tst_patternboard.moc"
