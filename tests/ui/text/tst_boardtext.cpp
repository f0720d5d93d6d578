#include <QTest>

#include "core/formats/formats.h"
#include "core/formats/puzzlelist.h"
#include "core/formats/readpuzzle.h"
#include "core/formats/text/format.h"
#include "core/formats/text/infomembers.h"
#include "tests/sampling.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/text/boardtext.h"

namespace sudoku::tst_boardtext {

const SymbolSet &numbers()
{
    return symbolSets().front();
}

Board read(const char *text)
{
    return readPuzzle(text)->board;
}

class TestBoardText : public QObject
{
    Q_OBJECT

private slots:
    void writesDigitsOrGivens()
    {
        Board board(sudoku::board("1.34341221434321"));
        board.entries.set(1, 2);
        board.cornerMarks[5] = {1};
        QCOMPARE(digitsText(board, *findFormat("line"), numbers()), "1234341221434321");
        QCOMPARE(givensText(board, *findFormat("line"), numbers()), "1.34341221434321");
    }

    void rulesThatAreOffAreCopiedToo()
    {
        Board board(sudoku::board("1.34341221434321"));
        board.switchedOff = {{findVariant("diagonal"), {}}};
        for (const auto copied : {digitsText, givensText})
            QCOMPARE(firstPuzzle(copied(board, *findFormat("line"), numbers()).toStdString()).puzzle->board,
                     board);
    }

    void saysWhatOtherProgramsWillNotSee()
    {
        Board board(emptyBoard(9));
        QCOMPARE(lossSentence(board, *findFormat("f-puzzles")), "");
        board.puzzle.constraints = {{findVariant("windoku"), {}}, {findVariant("diagonal"), {}}};
        QCOMPARE(lossSentence(board, *findFormat("f-puzzles")), " Other programs will not see: Windoku.");
        QCOMPARE(lossSentence(board, *findFormat("workbench")), "");
    }

    void namesALinkThatKeepsMore()
    {
        Board board(emptyBoard(9));
        QCOMPARE(betterLinkSentence(board, *findFormat("line")), "");
        board.puzzle.constraints = {{findVariant("diagonal"), {}}};
        const QString sentence = betterLinkSentence(board, *findFormat("line"));
        QVERIFY2(sentence.startsWith(" Edit > Copy Board As > ")
                     && sentence.endsWith(" (link) keeps all of it."),
                 qPrintable(sentence));
        for (const Format &format : formats())
            if (format.isLink && format.lossesOf(board).empty())
                QCOMPARE(betterLinkSentence(board, format), ""); // there is nothing better
    }

    void theWholeBoardIsCopied_data() { whatIsCopiedIsPasted_data(); }

    void theWholeBoardIsCopied()
    {
        QFETCH(int, size);
        QFETCH(const Format *, format);
        QFETCH(const SymbolSet *, symbols);
        Board board(emptyBoard(size));
        board.puzzle.givens.set(0, 1);
        board.entries.set(1, 2);
        board.cornerMarks[5] = {1};
        board.puzzle.constraints = {{findVariant("anti-knight"), {}}};
        board.switchedOff = {{findVariant("diagonal"), {}}};
        const FirstPuzzle first = firstPuzzle(boardText(board, *format, *symbols).toStdString());
        QVERIFY(first.puzzle.has_value());
        QCOMPARE(first.puzzle->board, board);
    }

    void whatIsCopiedIsPasted_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<const Format *>("format");
        QTest::addColumn<const SymbolSet *>("symbols");
        int count = 0;
        for (const int size : {4, 6, 9, 16, 25})
            for (const Format &format : formats())
                for (const SymbolSet &symbols : symbolSets())
                    if (isTried(count++, 7, 3))
                        QTest::addRow("%d %s %s", size, format.id.data(), symbols.id.data())
                            << size << &format << &symbols;
    }

    void whatIsCopiedIsPasted()
    {
        QFETCH(int, size);
        QFETCH(const Format *, format);
        QFETCH(const SymbolSet *, symbols);
        Board board(emptyBoard(size));
        for (Cell cell = 0; cell < size * size; cell += 2)
            board.puzzle.givens.set(cell, cell % size + 1);
        for (const bool isEmpty : {false, true}) {
            if (isEmpty)
                board.puzzle.givens = Grid(size * size);
            const FirstPuzzle first = firstPuzzle(digitsText(board, *format, *symbols).toStdString());
            QVERIFY(first.puzzle.has_value());
            QVERIFY(first.puzzle->board == board);
            QVERIFY(!first.hasMore);
        }
    }

    void aNoteIsTheTitle()
    {
        const FirstPuzzle first = firstPuzzle("1.34341221434321\tSunday\n");
        QCOMPARE(first.puzzle->board.info.title, "Sunday");
        const FirstPuzzle again =
            firstPuzzle(boardText(first.puzzle->board, *findFormat("grid"), numbers()).toStdString());
        QVERIFY(again.puzzle->board == first.puzzle->board); // saved and opened again
    }

    void remarksAreSentences()
    {
        const FirstPuzzle first =
            firstPuzzle("{\"sudoku-workbench\": 1,\n\n\"size\": 4, \"author\": 1}\n1.34341221434321");
        QVERIFY(first.hasMore);
        QCOMPARE(remarkSentences(*first.puzzle), " The unknown member 'author' is kept.");
        QCOMPARE(remarkSentences(TextPuzzle{Board(emptyBoard(4)), &numbers(), "line"}), "");
    }

    void pastedDigitsCanHaveTheRulesOfTheBoard()
    {
        Board present(Puzzle(Geometry::withBoxes({3, 2})));
        present.puzzle.constraints = {{findVariant("diagonal"), {}}};
        const std::optional<Board> pasted = withRulesOf(Board(emptyBoard(6)), present);
        QVERIFY(pasted);
        QVERIFY(pasted->puzzle.geometry == present.puzzle.geometry);
        QVERIFY(pasted->puzzle.constraints == present.puzzle.constraints);
    }

    void pastedShapesCount()
    {
        Board present(emptyBoard(6));
        QVERIFY(!withRulesOf(Board(emptyBoard(6)), present)); // nothing to keep
        present.puzzle.constraints = {{findVariant("diagonal"), {}}};
        QVERIFY(!withRulesOf(Board(Puzzle(Geometry::withBoxes({3, 2}))), present));
        QVERIFY(!withRulesOf(present, present));
        QVERIFY(!withRulesOf(Board(emptyBoard(9)), present));
    }

    void entriesComeBackAsEntries()
    {
        Board board(emptyBoard(4));
        board.puzzle.givens.set(0, 1);
        board.entries.set(1, 2);
        const std::string saved = findFormat("grid")->write(board, numbers());
        QVERIFY(read(saved.c_str()) == board);
    }
};

ADD_TEST(QCoreApplication, TestBoardText)

} // namespace sudoku::tst_boardtext

#include "tst_boardtext.moc"
