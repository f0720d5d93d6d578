#include <QTest>

#include "core/formats/puzzlelist.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

namespace sudoku::tst_puzzlelist {

const std::string one = "1.34341221434321\n";
const std::string other = "4321341221431234\n";

class TestPuzzleList : public QObject
{
    Q_OBJECT

private slots:
    void takesTheFirstOfMany()
    {
        const FirstPuzzle first = firstPuzzle(one + other);
        QVERIFY(first.hasMore);
        QCOMPARE(text(first.puzzle->board.puzzle.givens), "1.34341221434321");
    }

    void takesNoMoreThanAsked()
    {
        for (const std::size_t max : {1, 2, 3}) {
            const auto list = puzzlesOf(one + other + one, max);
            QVERIFY(list.has_value());
            QCOMPARE(list->puzzles.size(), max);
            QCOMPARE(list->hasMore, max < 3);
        }
    }

    void wordsBeforeThePuzzleAreNoError()
    {
        const auto list = puzzlesOf("Dear reader,\nhere is a puzzle.\n\n" + one, 2);
        QVERIFY(list.has_value());
        QCOMPARE(list->puzzles.size(), 1U);
    }

    void cellsBeforeThePuzzleAreRemarkedOn()
    {
        const auto list = puzzlesOf(std::string(80, '1') + "\n" + one, 2);
        QVERIFY(list.has_value());
        QCOMPARE(list->puzzles.size(), 1U);
        const Remark &remark = list->puzzles.front().remarks.back();
        QCOMPARE(remark.code, Remark::Code::PuzzleLeftOut);
        QCOMPARE(remark.line, 1);
    }

    void rulesAfterThePuzzleAreNotLost()
    {
        const FirstPuzzle first = firstPuzzle(one + "# sudoku-workbench: variant diagonal\n");
        QVERIFY(!first.puzzle);
        QCOMPARE(first.puzzle.error().line, 2);
    }

    void aNoteIsTheTitle()
    {
        QCOMPARE(firstPuzzle("1.34341221434321\tSunday\n").puzzle->board.info.title, "Sunday");
    }

    void thereIsNone_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("code");
        const auto row = [](const char *name, const QByteArray &text, TextErrorCode code) {
            QTest::newRow(name) << text << static_cast<int>(code);
        };
        using enum TextErrorCode;
        row("empty", {}, EmptyText);
        row("blank", " \n\t\n", EmptyText);
        row("comments", "# nothing\n", NoPuzzle);
        row("prose", "Dear reader,\nthis is no puzzle.\n", NotPuzzleText);
        row("bytes", QByteArray("\0\xff\xfe\x80", 4), NotPuzzleText);
        row("long", QByteArray(2'000'000, '.'), TooLong);
        row("80 cells", QByteArray(80, '.'), WrongCellCount);
    }

    void thereIsNone()
    {
        QFETCH(QByteArray, text);
        QFETCH(int, code);
        const FirstPuzzle first = firstPuzzle(text.toStdString());
        QVERIFY(!first.puzzle);
        QCOMPARE(static_cast<int>(first.puzzle.error().code), code);
        QVERIFY(!first.hasMore);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestPuzzleList)

} // namespace sudoku::tst_puzzlelist

#include "tst_puzzlelist.moc"
