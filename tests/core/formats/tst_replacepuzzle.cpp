#include <QtTest/QTest>

#include "core/formats/formats.h"
#include "core/formats/puzzleplaces.h"
#include "core/formats/replacepuzzle.h"
#include "core/formats/text/format.h"
#include "core/formats/text/infomembers.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

namespace sudoku::tst_replacepuzzle {

const std::string digits =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

Board boardIn(const std::string &text)
{
    return readPuzzleAt(text, {0, text.size()})->board;
}

/// The same board with a 4 as third given.
Board withOneMore(Board board)
{
    board.puzzle.givens.set(2, 4);
    return board;
}

std::string replaced(const std::string &text, const Board &board)
{
    return replacePuzzle(text, board, *findFormat("line")).value_or("none");
}

class TestReplacePuzzle : public QObject
{
    Q_OBJECT

private slots:
    void otherLinesStay_data()
    {
        QTest::addColumn<std::string>("before");
        QTest::addColumn<std::string>("after");
        const std::string line = digits.substr(0, 2) + "4" + digits.substr(3);
        const auto row = [](const char *name, const std::string &before, const std::string &after) {
            QTest::newRow(name) << before << after;
        };
        row("line", digits + "\n", line + "\n");
        row("without an end", "# last\n" + digits, "# last\n" + line);
        row("comments", "# head\n\n# own\n" + digits + "\n\n# foot\n",
            "# head\n\n# own\n" + line + "\n\n# foot\n");
        row("Windows", "# head\r\n" + digits + " # tag\r\n\r\n", "# head\r\n" + line + " # tag\r\n\r\n");
        row("tag", digits + " # a tag # of two\n", line + " # a tag # of two\n");
        row("note", digits + "\tHard 1122, seed 7\n", line + "\tHard 1122, seed 7\n");
        row("directives", "# head\n# sudoku-workbench: title Sunday\n# own\n" + digits + "\n",
            "# head\n# own\n# sudoku-workbench: title Sunday\n" + line + "\n");
        row("words", "Dear reader,\n\n# own\n" + digits + "\n\nYours\n",
            "Dear reader,\n\n# own\n" + line + "\n\nYours\n");
        row("rows", "# head\n12..\n# within\n34..\n....\n....\n\n# foot\n",
            "# head\n# within\n124.\n34..\n....\n....\n\n# foot\n");
    }

    void otherLinesStay()
    {
        QFETCH(std::string, before);
        QFETCH(std::string, after);
        const Board board = withOneMore(boardIn(before));
        const std::string text = replaced(before, board);
        QCOMPARE(text, after);
        QVERIFY(boardIn(text) == board);
    }

    void aTitleOfTheUserStandsBesideTheTag()
    {
        const std::string before = digits + " # tag\n";
        Board board = boardIn(before);
        board.info.title = "Sunday";
        const std::string text = replaced(before, board);
        QCOMPARE(text, "# sudoku-workbench: title Sunday\n" + before);
        board.info.title.clear(); // which the tag would bring back
        QCOMPARE(replaced(before, board), digits + "\n");
    }

    void anObjectIsWrittenAsAnObject()
    {
        const std::string before = "# head\n{\"sudoku-workbench\":1,\n\"size\":4}\n\n# foot\n";
        const std::string text = replaced(before, withOneMore(boardIn(before)));
        QVERIFY(text.starts_with("# head\n{"));
        QVERIFY(text.ends_with("}\n\n# foot\n"));
        QVERIFY(boardIn(text) == withOneMore(boardIn(before)));
    }

    void aPuzzleWithinATextIsNotReplaced()
    {
        const std::string page = "<p>" + digits + "</p>\n";
        QCOMPARE(replaced(page, withOneMore(boardIn(page))), "none");
        QCOMPARE(replaced("Dear reader\n", Board(board("1..............."))), "none");
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestReplacePuzzle)

} // namespace sudoku::tst_replacepuzzle

#include "tst_replacepuzzle.moc"
