// Covers core/formats/plain: boardsize, celllayout, digitreader, frames, splitplaces

#include <QTest>

#include "core/formats/readpuzzle.h"
#include "tests/formatdata.h"
#include "tests/testprogram.h"

namespace sudoku::tst_texterrors {

std::string dots(int count)
{
    return std::string(count, '.');
}

std::string rowsOfDots(int rows, int length)
{
    std::string text;
    for (int row = 0; row < rows; ++row)
        text += dots(length) + "\n";
    return text;
}

std::string numbers(int count, const std::string &last)
{
    std::string text = "10 ";
    for (int i = 2; i < count; ++i)
        text += "0 ";
    return text + last;
}

const std::string mark = "# sudoku-workbench: ";

void row(const std::string &text, const char *error)
{
    QTest::addRow("%s", error) << QByteArray::fromStdString(text) << QByteArray(error);
}

class TestTextErrors : public QObject
{
    Q_OBJECT

private slots:
    void cellsAndFramesThatAreWrong_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("error");
        row("", "EmptyText 0:0 '' 0/0");
        row(" \t\r\n\n", "EmptyText 0:0 '' 0/0");
        row("hello", "NotPuzzleText 0:0 'prose' 0/0"); // a word is no puzzle with too few cells
        row("# sudoku\nhello\n", "NotPuzzleText 0:0 'prose' 0/0");
        row("A.CD", "WrongCellCount 1:0 '' 4/16");
        row("\n# nothing\n \t\n" + mark + "boxes 3x3\n", "NoPuzzle 0:0 '' 0/0");
        row("+---+\n+---+\n", "NoPuzzle 0:0 '' 0/0");
        row(std::string(maxPuzzleText + 1, '.'), "TooLong 0:0 '' 0/0");

        row("\n" + dots(80), "WrongCellCount 2:0 '' 80/81");
        row(dots(82) + "\tnote", "WrongCellCount 1:0 '' 82/81");
        row("1", "WrongCellCount 1:0 '' 1/16");
        row(dots(2000), "WrongCellCount 1:0 '' 2000/625");
        row(numbers(255, "0"), "WrongCellCount 1:0 '' 255/256");
        row("# head\n" + rowsOfDots(8, 9), "WrongCellCount 2:0 '' 72/81");
        row(rowsOfDots(10, 9), "WrongCellCount 1:0 '' 90/81");
        row("12  5   3   3  21", "WrongCellCount 1:0 '' 17/16");

        row(rowsOfDots(4, 9) + "..... ...\n" + rowsOfDots(4, 9), "UnevenRow 5:10 '' 8/9");
        row(rowsOfDots(2, 9) + "  .......... #\n" + rowsOfDots(6, 9), "UnevenRow 3:12 '' 10/9");
        row(rowsOfDots(3, 27), "UnevenRow 1:10 '' 27/9");
        row(rowsOfDots(27, 3), "UnevenRow 1:4 '' 3/9");
        row("1   \n  2\n  1   3\n    \n4  1\n", "UnevenRow 3:6 '' 7/5");

        row(rowsOfDots(3, 9) + "......X..\n" + rowsOfDots(5, 9), "UnknownSymbol 4:7 'X' 0/9");
        row("..A." + dots(12) + "\n", "NoError");
        row("1.A." + dots(12) + "\n", "UnknownSymbol 1:3 'A' 0/4");
        row("..R." + dots(252), "UnknownSymbol 1:3 'R' 0/16");
        row("1.H." + dots(252), "UnknownSymbol 1:3 'H' 0/16");
        row("..\xc3\xa9." + dots(12), "UnknownSymbol 1:3 '\xc3\xa9' 0/4");
        row("\xef\xbb\xbf.\xff" + dots(14), "UnknownSymbol 1:2 '\xef\xbf\xbd' 0/4");
        row("..?" + dots(77), "UnknownSymbol 1:3 '?' 0/9");
        row(numbers(256, "1x"), "UnknownSymbol 1:512 '1x' 0/16");
        row(numbers(256, "-3"), "UnknownSymbol 1:512 '-3' 0/16");
        row("1,2,3,4,2,a3,1,4,,,,,,,,", "UnknownSymbol 1:11 'a3' 0/4");

        row(":0000:x:..+X" + dots(13) + ":::", "UnknownSymbol 1:12 'X' 0/4");
        row(":0000:x:1 2 3:::", "WrongCellCount 1:0 '' 3/16");
        row(":", "NoPuzzle 0:0 '' 0/0");

        row(".....7" + dots(30), "NumberTooLarge 1:6 '7' 0/6");
        row(numbers(256, "17"), "NumberTooLarge 1:512 '17' 0/16");
        row(numbers(256, "99999999999999999999999999"), "NumberTooLarge 1:512 '99999999999999999999' 0/16");
        row("1 2 3 4\n. . . .\n. 5 . .\n. . . .\n", "NumberTooLarge 3:3 '5' 0/4");

        row("12|34\n34|12\n-----\n21|43\n4|321\n", "MisplacedFrame 5:2 '' 0/0");
        row("12|34\n34|12\n21|43\n-----\n43|21\n", "MisplacedFrame 4:1 '' 0/0");
        row("123|4\n341|2\n214|3\n432|1\n", "MisplacedFrame 1:4 '' 0/0");
        row("12|34\n-----\n34|12\n-----\n21|43\n=====\n43|21\n", "MisplacedFrame 6:1 '' 0/0");
    }

    void cellsAndFramesThatAreWrong()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, error);
        const TextResult read = readPuzzle(text.toStdString());
        QCOMPARE(QByteArray::fromStdString(read ? "NoError" : sudoku::text(read)), error);
    }

    void directivesThatAreWrong_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("error");
        row(mark + "boxes 3x2\n" + dots(16), "BoxesDoNotFit 1:27 '3x2' 4/6");
        row(" #  sudoku-workbench:  colour  red\n" + dots(16), "UnknownDirective 1:24 'colour' 0/0");
        row(mark + "boxes 2by2\n" + dots(16), "BadDirective 1:27 'boxes' 0/0");
        row(mark + "boxes 0x9999999999\n" + dots(16), "BadDirective 1:27 'boxes' 0/0");
        row(mark + "boxes\n" + dots(16), "BadDirective 1:26 'boxes' 0/0");
        row(mark + "digits 3\n" + dots(16), "TooFewDigits 1:0 '' 3/4");
        row(mark + "digits 0\n" + dots(16), "BadDirective 1:28 'digits' 0/0");
        row(mark + "digits 26\n" + dots(16), "BadDirective 1:28 'digits' 0/0");
        row(mark + "digits five\n" + dots(16), "BadDirective 1:28 'digits' 0/0");
        row(mark + "digits 5\n5...............\n", "NoError");
        row(mark + "digits 5\n6...............\n", "NumberTooLarge 2:1 '6' 0/5");
        row(mark + "symbols rune-like\n" + dots(16), "BadDirective 1:29 'symbols' 0/0");
        row(mark + "symbols runes\n" + dots(16), "SymbolsDoNotFit 1:29 'runes' 5/4");
        row(mark + "regions AAAA\n" + dots(16), "WrongCellCount 1:29 '' 4/16");
        row(mark + "regions AAAABBBBCCCCDDD?\n" + dots(16), "BadDirective 1:29 'regions' 0/0");
        row(mark + "regions AABAABBBCCCCDDDD\n" + dots(16), "BadRegions 1:29 '' 0/0");
        row(mark + "regions AAAAABBBCCCCDDDD\n" + dots(16), "BadRegions 1:29 '' 0/0");
        row(mark + "entries 12\n" + dots(16), "BadDirective 1:29 'entries' 0/0");
        row(mark + "corner-marks 1,2\n" + dots(16), "BadDirective 1:34 'corner-marks' 0/0");
        row(mark + "corner-marks . 1,5\n" + dots(16), "BadDirective 1:36 'corner-marks' 0/0");
        row(mark + "centre-marks . 1;2\n" + dots(16), "BadDirective 1:36 'centre-marks' 0/0");
        row(mark + "entries ..5" + dots(13) + "\n" + dots(16), "BadDirective 1:31 'entries' 0/0");
        row(dots(16) + "\n" + mark + "entries ...........1....\n", "NoError");
        row("...........2....\n" + mark + "entries ...........1....\n", "BadDirective 2:40 'entries' 0/0");
        row(mark + "variant queens\n" + dots(16), "UnknownVariant 1:29 'queens' 0/0");
        row(mark + "variant asterisk\n" + dots(16), "BadConstraint 1:29 'asterisk' 0/0");
        row(mark + "regions AAABABBBCCCDCDDD\n" + mark + "variant windoku\n" + dots(16),
            "BadConstraint 2:29 'windoku' 0/0");
        row(mark + "variant killer 5 r1c1 r1c2\n" + dots(16), "NoError");
        row(mark + "variant killer r1c1, r2c1\n" + dots(16), "NoError");
        row(mark + "variant white-dot 8 r1c1 r1c2\n" + dots(16), "BadConstraint 1:29 'white-dot' 0/0");
        row(mark + "variant killer 8 r1c1 r1c2\n" + dots(16), "NoError"); // which has no solution
        row(mark + "variant killer 5 r1c1 r1c5\n" + dots(16), "NoCell 1:43 'r1c5' 0/0");
        row(mark + "variant killer r1c1 5\n" + dots(16), "NoCell 1:41 '5' 0/0");
        row(mark + "variant killer -5 r1c1\n" + dots(16), "BadConstraint 1:29 'killer' 0/0");
        row(mark + "variant killer 1.5 r1c1\n" + dots(16), "NoCell 1:36 '1.5' 0/0");
        row(mark + "variant sandwich 3 r1c2 r1c3\n" + dots(16), "BadConstraint 1:29 'sandwich' 0/0");
        row(mark + "variant little-killer 3 r1c1 r1c2\n" + dots(16),
            "BadConstraint 1:29 'little-killer' 0/0");
        row(mark + "variant quadruple 3 r1c1 r1c2 r1c3 r1c4\n" + dots(16),
            "BadConstraint 1:29 'quadruple' 0/0");
        row(mark + "variant clone r1c1 r1c2 r2c3\n" + dots(16), "BadConstraint 1:29 'clone' 0/0");
        row(mark + "variant killer 3 4 r1c1 r1c2\n" + dots(16), "BadConstraint 1:29 'killer' 0/0");
        row(mark + "variant killer r1c1 r1c1\n" + dots(16), "BadConstraint 1:29 'killer' 0/0");
        row(mark + "variant thermometer r1c1\n" + dots(16), "BadConstraint 1:29 'thermometer' 0/0");
        row(mark + "variant thermometer r1c1 r1c3\n" + dots(16), "BadConstraint 1:29 'thermometer' 0/0");
        row(mark + "variant xv r1c1 r1c2\n" + dots(16), "BadConstraint 1:29 'xv' 0/0");
        row(mark + "variant white-dot r1c1 r2c2\n" + dots(16), "BadConstraint 1:29 'white-dot' 0/0");
        row(mark + "variant windoku r1c1\n" + dots(16), "BadConstraint 1:29 'windoku' 0/0");
        row(mark + "variant\n" + dots(16), "UnknownVariant 1:28 '' 0/0");
    }

    void directivesThatAreWrong()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, error);
        const TextResult read = readPuzzle(text.toStdString());
        QCOMPARE(QByteArray::fromStdString(read ? "NoError" : sudoku::text(read)), error);
    }

    void boxesThatWereAskedForMustFit()
    {
        QCOMPARE(text(readPuzzle(dots(81), {.boxes = BoxShape{2, 3}})),
                 std::string("BoxesDoNotFit 0:0 '2x3' 9/6"));
        QVERIFY(readPuzzle(dots(36), {.boxes = BoxShape{3, 2}}).has_value());
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestTextErrors)

} // namespace sudoku::tst_texterrors

#include "tst_texterrors.moc"
