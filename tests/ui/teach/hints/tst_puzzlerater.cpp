#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/computations.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/board/document.h"
#include "ui/teach/hints/puzzlerater.h"

namespace sudoku::tst_puzzlerater {

constexpr int patience = 60'000;
const std::string easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// HoDoKu says: Medium.
const std::string harder =
    "........9.6....3..2.4....7...937.5.1.....2..3...15.7....1.24.....8.3.6...4.5.....";

/// Puts the digits of \a puzzle on \a board as entries.
Board typed(const std::string &puzzle)
{
    Board result(emptyBoard(9));
    for (Cell cell = 0; cell < 81; ++cell)
        if (puzzle[cell] != '.')
            result.enter(cell, puzzle[cell] - '0');
    return result;
}

struct Bench
{
    explicit Bench(const Board &board) : document(board) { live.setEnabled(true); }

    bool isRated()
    {
        return QTest::qWaitFor([this] { return rater.rating().has_value(); }, patience);
    }
    bool isChecked()
    {
        return QTest::qWaitFor([this] { return live.state() != LiveCheck::State::Checking; }, patience);
    }

    Document document;
    LiveCheck live{document};
    PuzzleRater rater{document, live};
    QSignalSpy changes{&rater, &PuzzleRater::ratingChanged};
};

class TestPuzzleRater : public QObject
{
    Q_OBJECT

private slots:
    void theScaleSuitsTheBoard_data()
    {
        QTest::addColumn<QString>("givens");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("details");
        QTest::newRow("9x9") << QString::fromStdString(easy) << "Level: Easy"
                             << "HoDoKu's level of the puzzle is Easy, its score 204. The hardest technique "
                                "is Naked Single in 30 of 51 steps.";
        QTest::newRow("4x4") << "1.34341221434321"
                             << "Level: Easy"
                             << "The general level of the puzzle is Easy. The hardest technique is Full "
                                "House in 1 of 1 steps.";
    }

    void theScaleSuitsTheBoard()
    {
        QFETCH(QString, givens);
        QFETCH(QString, text);
        QFETCH(QString, details);
        const std::optional<LevelRating> rating = levelRating(board(givens.toStdString()));
        QVERIFY(rating);
        QCOMPARE(ratingText(*rating), text);
        QCOMPARE(ratingDetails(*rating), details);
    }

    void furtherRulesHaveTheGeneralLevel()
    {
        Puzzle puzzle = board(easy);
        puzzle.constraints = {{findVariant("killer"), {2, 3}, {10}}};
        const std::optional<LevelRating> rating = levelRating(puzzle);
        QVERIFY(rating);
        QVERIFY(!rating->score);
    }

    void followsThePuzzle()
    {
        Bench bench{Board(board(easy))};
        QVERIFY(!bench.rater.rating());
        QVERIFY(bench.isRated());
        QCOMPARE(bench.rater.rating()->level, Level::Easy);
        bench.document.reset(Board(board(harder)));
        QVERIFY(!bench.rater.rating());
        QVERIFY(bench.isRated());
        QVERIFY(bench.rater.rating()->level > Level::Easy);
        QCOMPARE(bench.changes.count(), 3);
    }

    void entriesAreNoPartOfThePuzzle()
    {
        Bench bench{Board(board(easy))};
        QVERIFY(bench.isRated());
        Board after = bench.document.board();
        after.enter(2, 4);
        bench.document.edit(after, "Enter Digit");
        QVERIFY(bench.rater.rating());
        bench.document.setCountsEntries(true);
        QVERIFY(bench.isChecked());
        QCOMPARE(bench.rater.rating()->score, 204);
        QCOMPARE(bench.changes.count(), 1);
    }

    void theLiveCheckMayBeAboutTheEntriesToo()
    {
        Board several = Board(board(easy));
        several.puzzle.givens.set(0, noDigit);
        several.puzzle.givens.set(1, noDigit);
        several.puzzle.givens.set(4, noDigit);
        for (const Cell cell : {0, 1, 4})
            several.enter(cell, board(easy).givens[cell]);
        Bench bench(several);
        bench.document.setCountsEntries(true);
        QVERIFY(bench.isChecked());
        QCOMPARE(bench.live.state(), LiveCheck::State::Unique);
        const bool isUnique = check(several.puzzle).verdict == Uniqueness::Unique;
        QVERIFY(!isUnique);
        QVERIFY(waitForComputations());
        QVERIFY(!bench.rater.rating());
    }

    void typedEntriesAreThePuzzleWithoutGivens()
    {
        Bench bench(typed(easy));
        QVERIFY(bench.isRated());
        QCOMPARE(bench.rater.rating()->score, 204);
    }

    void withoutOneSolutionThereIsNoLevel()
    {
        for (const char *givens : {"1234........2...", "123............4", "1234341221434321"}) {
            Bench bench{Board(board(givens))};
            QVERIFY(bench.isChecked());
            QVERIFY(waitForComputations());
            QVERIFY(!bench.rater.rating());
        }
    }

    void onlyWhatIsCheckedIsRated()
    {
        Bench bench{Board(board(easy))};
        bench.live.setEnabled(false);
        QTest::qWait(200); // nothing must begin within this: a check begins 150 ms after the last edit
        QVERIFY(!bench.rater.rating());
        bench.live.checkOnce();
        QVERIFY(bench.isRated());
    }

    void anEditStopsALongRating()
    {
        Document document{Board(hardPuzzle())};
        LiveCheck live(document);
        PuzzleRater rater(document, live);
        QVERIFY(waitForComputations()); // of other tests
        live.learn(hardPuzzle(), {Uniqueness::Unique, {Grid(hardPuzzle().geometry.cellCount())}, {}});
        QTRY_VERIFY_WITH_TIMEOUT(isComputing(), patience);
        document.reset(Board(board(easy)));
        live.setEnabled(true);
        QTRY_VERIFY_WITH_TIMEOUT(rater.rating(), patience);
        QCOMPARE(rater.rating()->score, 204);
    }
};

ADD_TEST(QCoreApplication, TestPuzzleRater)

} // namespace sudoku::tst_puzzlerater

#include "tst_puzzlerater.moc"
