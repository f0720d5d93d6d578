#include <QCoreApplication>
#include <QTest>

#include "tests/madepuzzles.h"
#include "tests/testprogram.h"
#include "ui/recovery/puzzlelog.h"

namespace sudoku::tst_puzzlelog {

bool isSame(const GeneratedRow &a, const GeneratedRow &b)
{
    if (!a || !b)
        return a.has_value() == b.has_value();
    return a->request == b->request && a->result.outcome == b->result.outcome
           && a->result.puzzle == b->result.puzzle && a->result.solution == b->result.solution
           && a->result.rating == b->result.rating && a->took == b->took && a->isTaken == b->isTaken;
}

bool isSame(const std::vector<GeneratedRow> &a, const std::vector<GeneratedRow> &b)
{
    return std::ranges::equal(a, b, [](const auto &one, const auto &other) { return isSame(one, other); });
}

/// A request with something of everything, and a puzzle on other regions than those asked for.
MadePuzzle jigsaw()
{
    const Geometry regions = Geometry::withRegions(4, regionMap("AAABACBBCCDBCDDD")).value();
    MadePuzzle made = madePuzzle(puzzleOf(regions, grid("1...............")), 18'000'000'000'000'000'001U);
    made.request.shape = emptyBoard(4);
    made.request.hasRandomRegions = true;
    made.request.derived = {findVariant("killer"), findVariant("thermometer")};
    made.request.symmetry = &symmetries().back();
    made.request.goal = ClueGoal::AtMost;
    made.request.clues = 7;
    made.request.isMinimal = true;
    made.request.pattern.assign(16, PatternCell::Free);
    made.request.pattern[3] = PatternCell::Clue;
    made.request.pattern[4] = PatternCell::NoClue;
    made.result.puzzle->constraints = {{findVariant("killer"), {0, 1}, {5}}};
    made.result.solution = grid("1234341221434321");
    made.request.difficulty.level = Level::Hard;
    made.result.rating = LevelRating{Level::Medium, 512};
    made.result.outcome = halted(Halt::Stopped);
    return made;
}

class TestPuzzleLog : public QObject
{
    Q_OBJECT

    const GeneratedRow heading;
    const GeneratedRow four = madePuzzle(board("1.34341221434321"), 7);
    const GeneratedRow four2 = madePuzzle(board("12.4341221434321"), 8);
    const GeneratedRow sixteen = madePuzzle(readCorpus("c16_janko.txt", 1).front().puzzle, 9);
    const GeneratedRow twentyFive = madePuzzle(readCorpus("c25_other.txt", 1).front().puzzle, 10);

private slots:
    void listsComeBack()
    {
        PuzzleLogWriter writer;
        QByteArray text = writer.lines({heading, four, four2, heading, sixteen});
        text += writer.lines({twentyFive, heading, jigsaw()});
        const PuzzleLog log = readPuzzleLog(text);
        QVERIFY(log.isWhole);
        QVERIFY(isSame(log.rows, {heading, four, four2, heading, sixteen, twentyFive, heading, jigsaw()}));
    }

    void everyRequestComesBack()
    {
        for (const Symmetry &symmetry : symmetries())
            for (const ClueGoal goal : {ClueGoal::Minimal, ClueGoal::About, ClueGoal::AtMost}) {
                GeneratedRow row = four;
                row->request.symmetry = &symmetry;
                row->request.goal = goal;
                row->request.hasManySolutions = goal == ClueGoal::About;
                QVERIFY(isSame(readPuzzleLog(PuzzleLogWriter().lines({heading, row})).rows, {heading, row}));
            }
    }

    void whatHappensToTheListIsDoneAgain()
    {
        PuzzleLogWriter writer;
        QByteArray text = writer.lines({heading, four, four2, heading, sixteen});
        text += writer.lines({RowsRemoved{3, 4}, RowsTaken{{2}}, RowsRemoved{1, 1}});
        GeneratedRow taken = four2;
        taken->isTaken = true;
        QVERIFY(isSame(readPuzzleLog(text).rows, {heading, taken}));
        text += writer.lines({RowsCleared(), heading, four});
        QVERIFY(isSame(readPuzzleLog(text).rows, {heading, four}));
    }

    void ofAnUnfinishedLogTheLinesBeforeCount()
    {
        PuzzleLogWriter writer;
        const QByteArray first = writer.lines({heading, four});
        const QByteArray second = writer.lines({four2});
        for (qsizetype length = 0; length < second.size(); ++length) {
            const PuzzleLog log = readPuzzleLog(first + second.first(length));
            QVERIFY(log.isWhole);
            QVERIFY(isSame(log.rows, {heading, four}));
        }
    }

    void damageIsNoticed_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("no JSON") << QByteArray("\xff\0", 2);
        QTest::newRow("unknown") << QByteArray(R"({"moved":[1,2]})");
        QTest::newRow("puzzle") << QByteArray(
            R"({"puzzle":{"givens":"A","solution":"","seed":"1","outcome":0}})");
        QTest::newRow("digit") << QByteArray(
            R"({"puzzle":{"givens":"Z...............","solution":"","seed":"1","outcome":0}})");
        QTest::newRow("seed") << QByteArray(
            R"({"puzzle":{"givens":"A...............","solution":"","seed":"one","outcome":0}})");
        QTest::newRow("outcome") << QByteArray(
            R"({"puzzle":{"givens":"A...............","solution":"","seed":"1","outcome":99}})");
        QTest::newRow("whole") << QByteArray(
            R"({"puzzle":{"whole":"{}","solution":"","seed":"1","outcome":0}})");
        QTest::newRow("request") << QByteArray(R"({"request":{"shape":"[]"}})");
        QTest::newRow("types") << QByteArray(R"({"puzzle":[{"givens":{}}]})");
        QTest::newRow("removed") << QByteArray(R"({"removed":[1,4000000]})");
        QTest::newRow("backwards") << QByteArray(R"({"removed":[1,0]})");
        QTest::newRow("taken") << QByteArray(R"({"taken":[0]})");
        QTest::newRow("negative") << QByteArray(R"({"taken":[-1]})");
        QTest::newRow("deep") << QByteArray(100'000, '[');
    }

    void damageIsNoticed()
    {
        QFETCH(QByteArray, line);
        PuzzleLogWriter writer;
        const QByteArray before = writer.lines({heading, four});
        const PuzzleLog log = readPuzzleLog(before + line + '\n' + writer.lines({four2}));
        QVERIFY(!log.isWhole);
        QVERIFY(isSame(log.rows, {heading, four}));
        QVERIFY(readPuzzleLog(line + '\n').rows.empty());
    }
};

ADD_TEST(QCoreApplication, TestPuzzleLog)

} // namespace sudoku::tst_puzzlelog

#include "tst_puzzlelog.moc"
