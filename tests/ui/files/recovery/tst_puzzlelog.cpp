#include <QCoreApplication>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/files/recovery/puzzlelog.h"

#include <algorithm>

namespace sudoku::tst_puzzlelog {

bool isSame(const ListedPuzzle &a, const ListedPuzzle &b)
{
    const bool isSameLeft = a.left.has_value() == b.left.has_value()
                            && (!a.left || (a.left->state == b.left->state && a.left->text == b.left->text));
    return a.text == b.text && a.remark == b.remark && a.isSafe == b.isSafe && isSameLeft;
}

bool isSame(const std::vector<ListedPuzzle> &a, const std::vector<ListedPuzzle> &b)
{
    return std::ranges::equal(a, b, [](const auto &one, const auto &other) { return isSame(one, other); });
}

class TestPuzzleLog : public QObject
{
    Q_OBJECT

    const LeftPuzzle begun{PuzzleState::Begun, "{\"a\": 1}"};
    const ListedPuzzle one{.text = "1.34341221434321\tHard 1122, seed 1\n", .remark = "ü, \"15\" clues"};
    const ListedPuzzle two{.text = "12.4341221434321\n", .isSafe = true, .left = begun};
    const ListedPuzzle three{
        .text = "# sudoku-workbench: variant diagonal\n123.341221434321\tseed 18000000000000000001\n"};

private slots:
    void listsComeBack()
    {
        const QByteArray text = addedLine(0, one) + addedLine(1, two) + addedLine(1, three);
        const PuzzleLog log = readPuzzleLog(text);
        QVERIFY(log.isWhole);
        QVERIFY(isSame(log.puzzles, {one, three, two}));
    }

    void whatHappensToTheListIsDoneAgain()
    {
        QByteArray text = addedLine(0, one) + addedLine(1, two) + addedLine(2, three);
        text += movedLine(2, 0) + removedLine(2, 2) + safeLine({0, 1}) + leftLine(1, begun);
        ListedPuzzle safe = three;
        safe.isSafe = true;
        ListedPuzzle left = one; // and is unsafe again
        left.left = begun;
        QVERIFY(isSame(readPuzzleLog(text).puzzles, {safe, left}));
        text += "{\"cleared\":true}\n" + addedLine(0, two); // as an earlier version began a log anew
        QVERIFY(isSame(readPuzzleLog(text).puzzles, {two}));
    }

    void readsWhatTheLastVersionWrote()
    {
        const QByteArray text =
            "{\"isSafe\":false,\"puzzle\":\"1.34341221434321\\tHard 1122, seed 1\\n\",\"remark\":\"ü, "
            "\\\"15\\\" clues\",\"row\":0}\n"
            "{\"isSafe\":true,\"left\":{\"board\":\"{\\\"a\\\": "
            "1}\",\"state\":1},\"puzzle\":\"12.4341221434321\\n\",\"remark\":\"\",\"row\":1}\n"
            "{\"moved\":[1,0]}\n"
            "{\"safe\":[1]}\n"
            "{\"left\":{\"board\":\"{\\\"a\\\": 1}\",\"state\":1},\"row\":1}\n"
            "{\"removed\":[0,0]}\n";
        ListedPuzzle left = one;
        left.left = begun;
        const PuzzleLog log = readPuzzleLog(text);
        QVERIFY(log.isWhole);
        QVERIFY(isSame(log.puzzles, {left}));
    }

    void ofAnUnfinishedLogTheLinesBeforeCount()
    {
        const QByteArray first = addedLine(0, one);
        const QByteArray second = addedLine(1, two);
        for (qsizetype length = 0; length < second.size(); ++length) {
            const PuzzleLog log = readPuzzleLog(first + second.first(length));
            QVERIFY(log.isWhole);
            QVERIFY(isSame(log.puzzles, {one}));
        }
    }

    void damageIsNoticed_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("no JSON") << QByteArray("\xff\0", 2);
        QTest::newRow("unknown") << QByteArray(R"({"turned":[1,2]})");
        QTest::newRow("puzzle") << QByteArray(R"({"puzzle":"no puzzle","row":0})");
        QTest::newRow("types") << QByteArray(R"({"puzzle":[{}],"row":0})");
        QTest::newRow("place") << QByteArray(R"({"puzzle":"12.4341221434321","row":7})");
        QTest::newRow("no place") << QByteArray(R"({"puzzle":"12.4341221434321"})");
        QTest::newRow("removed") << QByteArray(R"({"removed":[1,4000000]})");
        QTest::newRow("backwards") << QByteArray(R"({"removed":[1,0]})");
        QTest::newRow("moved") << QByteArray(R"({"moved":[0,1]})");
        QTest::newRow("safe") << QByteArray(R"({"safe":[1]})");
        QTest::newRow("negative") << QByteArray(R"({"safe":[-1]})");
        QTest::newRow("left") << QByteArray(R"({"left":{"state":7,"board":""},"row":0})");
        QTest::newRow("left where") << QByteArray(R"({"left":{"state":1,"board":""},"row":1})");
        QTest::newRow("deep") << QByteArray(100'000, '[');
    }

    void damageIsNoticed()
    {
        QFETCH(QByteArray, line);
        const PuzzleLog log = readPuzzleLog(addedLine(0, one) + line + '\n' + addedLine(1, two));
        QVERIFY(!log.isWhole);
        QVERIFY(isSame(log.puzzles, {one}));
        QVERIFY(readPuzzleLog(line + '\n').puzzles.empty());
    }
};

ADD_TEST(QCoreApplication, TestPuzzleLog)

} // namespace sudoku::tst_puzzlelog

#include "tst_puzzlelog.moc"
