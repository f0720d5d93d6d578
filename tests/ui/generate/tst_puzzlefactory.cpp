// Covers ui/generate: generationtext

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include "core/board/puzzlesymbols.h"
#include "core/formats/puzzleplaces.h"
#include "core/solve/solve.h"
#include "core/transform/hiddenword.h"
#include "core/variants/variant.h"
#include "tests/computations.h"
#include "tests/madepuzzles.h"
#include "tests/testprogram.h"
#include "ui/generate/generationtext.h"
#include "ui/generate/puzzlefactory.h"

namespace sudoku::tst_puzzlefactory {

constexpr int patience = 60'000; // ms

/// A factory that collects what it makes.
struct Bench
{
    Bench()
    {
        QObject::connect(&factory, &PuzzleFactory::made, [this](const std::vector<MadePuzzle> &batch) {
            ++batches;
            made.insert(made.end(), batch.begin(), batch.end());
        });
        QObject::connect(&factory, &PuzzleFactory::finished,
                         [this](const OrHalt<Outcome> &outcome) { end = outcome; });
        QObject::connect(&factory, &PuzzleFactory::progressed,
                         [this](const PuzzleProgress &progress) { last = progress; });
    }
    bool waitForEnd()
    {
        return QTest::qWaitFor([this] { return end.has_value(); }, patience);
    }

    PuzzleFactory factory;
    std::vector<MadePuzzle> made;
    int batches = 0;
    std::optional<OrHalt<Outcome>> end;
    PuzzleProgress last;
};

/// That never ends by itself: fewer clues on 25x25 than anybody has found. There is a first puzzle soon.
PuzzleOrder endlessOrder()
{
    PuzzleOrder order{GenerateRequest(emptyBoard(25)), 3, {}};
    order.request.goal = ClueGoal::AtMost;
    order.request.clues = 100;
    return order;
}

class TestPuzzleFactory : public QObject
{
    Q_OBJECT

private slots:
    /// The word is read in a row of the solution, and the list keeps the letters.
    void aWordIsHidden()
    {
        Bench bench;
        PuzzleOrder order{GenerateRequest(emptyBoard(8)), 1, {}};
        order.symbols = *symbolsOfTypedWord("KITCHENS");
        order.wordPlace = findWordPlace("row");
        bench.factory.start(order);
        QVERIFY(bench.waitForEnd());
        const Grid &solution = bench.made.front().result.solution;
        int rows = 0;
        for (Cell first = 0; first < solution.cellCount(); first += 8) {
            bool isWord = true;
            for (Cell i = 0; i < 8; ++i)
                isWord = isWord && solution[first + i] == i + 1;
            rows += isWord ? 1 : 0;
        }
        QCOMPARE(rows, 1);
        const ListedPuzzle puzzle = listed(bench.made.front(), symbolSets().front());
        QVERIFY2(puzzle.text.find("KITCHENS") != std::string::npos, puzzle.text.c_str());
    }

    /// A puzzle has the name of the wished level in the list, unless that was missed.
    void namesALevelOfOnesOwn()
    {
        Bench bench;
        PuzzleOrder order{GenerateRequest(emptyBoard(9)), 1, {}};
        order.request.difficulty.level = Level::Easy;
        order.levelName = "Gentle";
        bench.factory.start(order);
        QVERIFY(bench.waitForEnd());
        MadePuzzle &made = bench.made.front();
        const auto text = [&] { return QString::fromStdString(listed(made, symbolSets().front()).text); };
        QVERIFY2(text().contains("Gentle, seed ") && !text().contains("Easy"), qPrintable(text()));
        made.levelName.clear();
        QVERIFY2(text().contains("Easy"), qPrintable(text()));
    }

    void theProgressSaysHowLongAPuzzleTakesAtMost()
    {
        using namespace std::chrono_literals;
        PuzzleProgress progress{.count = 3, .tests = 5};
        progress.left = 3min;
        QVERIFY(progressText(progress).contains("at most 3 min 0 s more"));
        progress.left = 5s; // soon over
        QVERIFY(!progressText(progress).contains("at most"));
    }

    void makesWhatWasOrdered()
    {
        Bench bench;
        PuzzleOrder order{GenerateRequest(emptyBoard(9)), 3, std::chrono::seconds(60)};
        order.request.seed = 41;
        order.request.symmetry = findSymmetry("half-turn");
        bench.factory.start(order);
        QVERIFY(bench.factory.isRunning());
        QVERIFY(bench.waitForEnd());
        QVERIFY(!bench.factory.isRunning());
        QCOMPARE(*bench.end, Outcome::Solved);
        QCOMPARE(bench.made.size(), 3U);
        for (std::size_t i = 0; i < bench.made.size(); ++i) {
            QCOMPARE(bench.made[i].request.seed, 41 + i);
            QCOMPARE(bench.made[i].result.outcome, Outcome::Solved);
            QCOMPARE(check(*bench.made[i].result.puzzle).verdict, Uniqueness::Unique);
        }
        QVERIFY(*bench.made[0].result.puzzle != *bench.made[1].result.puzzle);
    }

    void saysHowManyWereMissed()
    {
        QCOMPARE(endText(Outcome::Solved, 1, 0), "1 puzzle generated.");
        QCOMPARE(endText(Outcome::Solved, 1, 1), "1 puzzle generated, but it is not quite as you asked.");
        QCOMPARE(endText(Outcome::Solved, 5, 0), "5 puzzles generated.");
        QCOMPARE(endText(Outcome::Solved, 10'000, 0), "10,000 puzzles generated.");
        QCOMPARE(endText(halted(Halt::Stopped), 5, 2),
                 "Stopped. 5 puzzles generated, 2 of them not quite as you asked.");
        QCOMPARE(endText(Outcome::Solved, 5, 5), "5 puzzles generated, but none is quite as you asked.");
        QCOMPARE(endText(halted(Halt::Stopped), 0, 0), "Stopped. 0 puzzles generated.");
    }

    void saysWhatWasMissed()
    {
        MadePuzzle missed = madePuzzle(board("1.34341221434321"), 7, halted(Halt::Stopped));
        missed.request.goal = ClueGoal::AtMost;
        missed.request.clues = 4;
        QCOMPARE(listed(missed, symbolSets().front()).remark, "15 clues after 1 min 0 s; 4 requested");
        QVERIFY(isMissed(missed));
        missed.request.goal = ClueGoal::Minimal;
        QCOMPARE(missText(missed), "15 clues after 1 min 0 s; not finished, fewer may be possible");
        QVERIFY(!isMissed(missed));
        missed.request.clueWish = {.maxInBox = 3};
        QCOMPARE(missText(missed), "15 clues after 1 min 0 s; requested: clues in each box: at most 3");
        QVERIFY(isMissed(missed));
        missed.request.difficulty.level = Level::Hard;
        QCOMPARE(missText(missed), "15 clues after 1 min 0 s; requested: hard, clues in each box: at most 3");
    }

    /// As in a file that the command line writes.
    void whatIsListedCanBeReadAgain()
    {
        Puzzle diagonal = board("1.34341221434321");
        diagonal.constraints = {{findVariant("diagonal"), {}}};
        const Puzzle nine = readCorpus("c9_tdoku_tests.txt", 1).front().puzzle;
        for (const SymbolSet &symbols : symbolSets())
            for (const Puzzle &each : {diagonal, nine, readCorpus("c16_janko.txt", 1).front().puzzle}) {
                MadePuzzle made = madePuzzle(each, 5);
                made.result.rating = LevelRating{Level::Hard, 1122};
                const std::string text = listed(made, symbols).text;
                QVERIFY(text.ends_with("\tHard 1122, seed 5\n"));
                const auto read = readPuzzleAt(text, {0, text.size()});
                QVERIFY(read && read->board.puzzle == each);
                QCOMPARE(read->board.info.level, std::string("Hard 1122"));
            }
        QCOMPARE(listed(madePuzzle(nine, 5), *findSymbolSet("A")).text,
                 listed(madePuzzle(nine, 5), *findSymbolSet("numbers")).text);
    }

    void aMissNamesWhatWasAskedFor()
    {
        MadePuzzle made = madePuzzle(board("12.............."), 5);
        made.result.outcome = Outcome::None;
        made.result.rating = LevelRating{Level::Easy, {}};
        made.request.difficulty.level = Level::Easy;
        made.request.goal = ClueGoal::AtMost;
        made.request.clues = 1;
        QVERIFY2(missText(made).startsWith("Easy, 2 clues after "), qPrintable(missText(made)));
        QVERIFY2(missText(made).endsWith("; requested: easy, at most 1 clue"), qPrintable(missText(made)));
        made.request.goal = ClueGoal::Minimal;
        QVERIFY2(missText(made).startsWith("Easy after "), qPrintable(missText(made)));
    }

    void theNearestToADifficultyAreKept()
    {
        Bench bench;
        PuzzleOrder order{GenerateRequest(emptyBoard(4)), 2, std::chrono::seconds(3)};
        order.request.difficulty.level = Level::Hard;
        bench.factory.start(order);
        QVERIFY(bench.waitForEnd());
        QCOMPARE(*bench.end, Outcome::Solved);
        QCOMPARE(bench.made.size(), 2U);
        for (const MadePuzzle &made : bench.made) {
            QVERIFY(!made.result.rating || made.result.rating->level < Level::Hard);
            QVERIFY(isMissed(made));
            QVERIFY2(missText(made).endsWith("; requested: hard"), qPrintable(missText(made)));
        }
    }

    void manyComeInBatches()
    {
        Bench bench;
        constexpr int count = 500;
        PuzzleOrder order{GenerateRequest(emptyBoard(4)), count, {}};
        order.request.seed = 7;
        bench.factory.start(order);
        QVERIFY(bench.waitForEnd());
        QCOMPARE(bench.made.size(), std::size_t(count));
        for (std::size_t i = 0; i < bench.made.size(); ++i)
            QCOMPARE(bench.made[i].request.seed, 7 + i);
        QVERIFY2(bench.batches < count / 2, "the window is told of each puzzle");
    }

    void theSameSeedGivesTheSamePuzzle()
    {
        Bench bench;
        const PuzzleOrder order{GenerateRequest(emptyBoard(9)), 1, std::chrono::seconds(60)};
        bench.factory.start(order);
        QVERIFY(bench.waitForEnd());
        bench.end.reset();
        bench.factory.start(order);
        QVERIFY(bench.waitForEnd());
        QCOMPARE(bench.made.size(), 2U);
        QVERIFY(*bench.made[0].result.puzzle == *bench.made[1].result.puzzle);
    }

    void stopKeepsTheBestSoFar()
    {
        Bench bench;
        bench.factory.start(endlessOrder());
        QVERIFY(QTest::qWaitFor([&] { return bench.last.best.has_value(); }, patience));
        QCOMPARE(bench.last.count, 3);
        bench.factory.stop();
        QVERIFY(bench.waitForEnd());
        QCOMPARE(*bench.end, halted(Halt::Stopped));
        QCOMPARE(bench.made.size(), 1U);
        QCOMPARE(bench.made.front().result.outcome, halted(Halt::Stopped));
        QVERIFY(bench.made.front().result.puzzle->givens.filledCount() < 625);
    }

    void aTimeLimitIsForEachPuzzle()
    {
        Bench bench;
        PuzzleOrder order = endlessOrder();
        // There is a first puzzle soon, however busy the machine is, and never the one that is asked for.
        order.request = GenerateRequest(emptyBoard(9));
        order.request.goal = ClueGoal::AtMost;
        order.request.clues = 17;
        order.count = 2;
        order.timeLimit = std::chrono::seconds(1);
        bench.factory.start(order);
        QVERIFY(bench.waitForEnd());
        QCOMPARE(*bench.end, Outcome::Solved); // all that was ordered is there, as good as it got
        QCOMPARE(bench.made.size(), 2U);
        for (const MadePuzzle &made : bench.made)
            QCOMPARE(made.result.outcome, halted(Halt::Stopped));
    }

    void aHopelessOrderEndsAtOnce()
    {
        Bench bench;
        PuzzleOrder order{GenerateRequest(emptyBoard(4)), 5, {}};
        order.request.shape.constraints = {{findVariant("diagonal"), {}}, {findVariant("anti-diagonal"), {}}};
        order.request.goal = ClueGoal::AtMost;
        order.request.clues = 0;
        bench.factory.start(order);
        QVERIFY(bench.waitForEnd());
        QCOMPARE(*bench.end, Outcome::None);
        QCOMPARE(bench.made.size(), 0U);
    }

    void goesWhileItRuns()
    {
        auto factory = std::make_unique<PuzzleFactory>();
        const QSignalSpy made(factory.get(), &PuzzleFactory::made);
        const QSignalSpy finished(factory.get(), &PuzzleFactory::finished);
        QSignalSpy progressed(factory.get(), &PuzzleFactory::progressed);
        factory->start(endlessOrder());
        QVERIFY(progressed.wait(patience));
        QTRY_VERIFY_WITH_TIMEOUT(isComputing(), patience);
        factory.reset();
        QVERIFY(waitForComputations());
        QCOMPARE(made.count(), 0);
        QCOMPARE(finished.count(), 0);
    }
};

ADD_TEST(QCoreApplication, TestPuzzleFactory)

} // namespace sudoku::tst_puzzlefactory

#include "tst_puzzlefactory.moc"
