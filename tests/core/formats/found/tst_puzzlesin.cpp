// Covers core/formats/found: arrays, cagelists, facts, gnomesaves, gridrows, ksudokufiles
// Covers core/formats/found: linksintext, markgrids, opensudokufiles, paddedcolumns, plaincharacters
// Covers core/formats/found: programfiles, rowsintext, runs, sadmanfiles, sdkufiles, sudocuefiles, tables
// Covers core/formats/found: tathamsaves

#include <QTest>

#include "tests/formatdata.h"

#include "core/formats/formats.h"
#include "core/formats/found/puzzlesin.h"
#include "core/formats/puzzlestream.h"
#include "core/formats/readpuzzle.h"
#include "core/formats/text/infomembers.h"
#include "tests/puzzles.h"
#include "tests/testprogram.h"

#include <sstream>

namespace sudoku::tst_puzzlesin {
using namespace std::string_literals;

const std::string line9 = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string solved9 =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const std::string other9 =
    "97..8....5..914....82....6.6...2...71..3.8..43...6...8.6....89....591..6....7..35";

std::string withBlank(const std::string &blank, const std::string &line = line9)
{
    std::string text;
    for (const char cell : line)
        text += cell == '.' ? blank : std::string(1, cell);
    return text;
}

/// Writes rows: \a begin, the cells with \a between them and \a blank for blanks, \a end.
std::string rows(const std::string &begin, const std::string &between, const std::string &blank,
                 const std::string &end, const std::string &line = line9)
{
    std::string text;
    for (std::size_t i = 0; i < line.size(); ++i) {
        text += i % 9 == 0 ? begin : between;
        text += line[i] == '.' ? blank : std::string(1, line[i]);
        text += i % 9 == 8 ? end : "";
    }
    return text;
}

/// Returns the digits, without entries, of each puzzle in \a text.
QStringList lines(const std::vector<FoundText> &texts)
{
    QStringList list;
    for (const FoundText &found : texts) {
        const TextResult read = readPuzzle(found.text);
        require(read.has_value(), "what is found is no puzzle");
        const std::string line = findFormat("line")->write(Board(read->board.puzzle), symbolSets().front());
        list += QString::fromStdString(line).trimmed();
    }
    return list;
}

std::string utf16(const std::string &text, bool isBigEndian)
{
    std::string bytes = isBigEndian ? "\xfe\xff"s : "\xff\xfe"s;
    for (const char character : text)
        bytes += isBigEndian ? "\0"s + character : character + "\0"s;
    return bytes;
}

Board boardOf(const std::string &line)
{
    return readPuzzle(line)->board;
}

std::string withoutEnd(std::string line)
{
    line.pop_back();
    return line;
}

/// Returns the compressed puzzle of a link of f-puzzles.
std::string dataOfLink(const Board &puzzle)
{
    const std::string link = findFormat("f-puzzles-link")->write(puzzle, symbolSets().front());
    return link.substr(link.find('=') + 1);
}

void addTexts()
{
    const auto row = [](const char *name, const std::string &text) {
        QTest::newRow(name) << QByteArray::fromStdString(text);
    };
    row("title and footer",
        "Daily Sudoku No. 4711\nby Ann\n\n" + rows("", "", ".", "\n") + "\nwww.example.com\n");
    row("quoted line", '"' + withBlank("0") + "\",\n");
    row("sentence", "Can anybody solve this? " + line9 + ". Thanks!\n");
    row("link", "https://example.com/play?board=" + withBlank("0") + "&level=3");
    row("two columns", "quizzes,solutions\n" + withBlank("0") + ',' + solved9 + "\n");
    row("numbered", "1) " + line9 + "\n");
    row("link of f-puzzles in a message",
        "Please test <"
            + withoutEnd(findFormat("f-puzzles-link")->write(boardOf(line9), symbolSets().front()))
            + ">, it is mine.");
    row("f-puzzles without its link", dataOfLink(boardOf(line9)));
    row("array", '[' + rows("[", ",", "0", "],") + ']');
    row("array in JSON", "{\"grids\":[{\"value\":[" + rows("[", ",", "0", "],") + "],\"solution\":["
                             + rows("[", ",", "0", "],", solved9) + "]}]}");
    row("array over many lines", "[\n" + rows(" [\n  ", ",\n  ", "0", "\n ],\n") + "]\n");
    row("array of text", '[' + rows("[\"", "\",\"", ".", "\"],") + ']');
    row("array of nothing", "board = [" + rows("[", ", ", "None", "],\n") + "]\n");
    row("flat array", '[' + rows("", ", ", "0", ", ") + ']');
    row("in C", "int grid[9][9] = {\n" + rows("  {", ", ", "0", "},\n") + "};\n");
    row("table", "<table class=\"x\"><tbody>" + rows("<tr><td>", "</td><td>", "&nbsp;", "</td></tr>\n")
                     + "</tbody></table>");
    row("table of fields",
        "<p>Hi</p><table>"
            + rows("<tr><td><input value=\"", "\"></td><td><input value=\"", "", "\"></td></tr>")
            + "</table>");
    row("numbered rows", rows("1. ", "", ".", "\n"));
    row("named rows", "  123 456 789\n" + rows("A ", "", ".", "\n"));
    row("reply", rows("> ", "", ".", "\n"));
    row("code block", "```\n" + rows("", "", ".", "\n") + "```\n");
    row("no title behind tabs", "Puzzle:\n" + rows("", "\t", "", "\n"));
    row("SadMan", "#ARuud\n#DA puzzle\n[Puzzle]\n" + rows("", "", ".", "\n") + "[State]\n"
                      + rows("", "", ".", "\n", solved9) + "[PencilMarks]\n1,2\n");
    row("OpenSudoku",
        "<?xml version=\"1.0\"?>\n<opensudoku><game data=\"" + withBlank("0") + "\"/></opensudoku>");
    row("UTF-16, low byte first", utf16(rows("", "", ".", "\r\n"), false));
    row("UTF-16, high byte first", utf16(rows("", "", ".", "\n"), true));
    for (const char *blank : {"x", "X", "-", "?", "·", "•", "□", "_", "*", "０"}) {
        QTest::addRow("rows with %s", blank)
            << QByteArray::fromStdString("Sudoku:\n" + rows("", "", blank, "\n"));
        QTest::addRow("line with %s", blank) << QByteArray::fromStdString("Sudoku: " + withBlank(blank));
    }
}

class TestPuzzlesIn : public QObject
{
    Q_OBJECT

private slots:
    void areFound_data()
    {
        QTest::addColumn<QByteArray>("text");
        addTexts();
    }
    void areFound()
    {
        QFETCH(QByteArray, text);
        QCOMPARE(lines(puzzlesIn(text.toStdString(), readPuzzle)),
                 QStringList(QString::fromStdString(line9)));
    }

    void figuresMayBeOfFullWidth()
    {
        std::string text;
        for (const char cell : withBlank("0"))
            text += "\xef\xbc" + std::string(1, static_cast<char>('\x90' + cell - '0'));
        QCOMPARE(lines(puzzlesIn(text, readPuzzle)), QStringList(QString::fromStdString(line9)));
    }

    void severalAreFoundInTheirOrder_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char *name, const std::string &text) {
            QTest::newRow(name) << QByteArray::fromStdString(text);
        };
        row("list", "1) " + line9 + "\n2) " + other9 + "\n");
        row("rows", "First:\n" + rows("", "", ".", "\n") + "Second:\n" + rows("", " ", ".", "\n", other9));
        row("OpenSudoku", "<opensudoku><game data=\"" + withBlank("0") + "\"/><game data=\""
                              + withBlank("0", other9) + "\"/></opensudoku>");
        row("the same twice", line9 + " and " + other9 + " and again " + line9);
    }
    void severalAreFoundInTheirOrder()
    {
        QFETCH(QByteArray, text);
        QCOMPARE(lines(puzzlesIn(text.toStdString(), readPuzzle)),
                 QStringList({QString::fromStdString(line9), QString::fromStdString(other9)}));
    }

    void whatOthersSaveIsWhole()
    {
        const auto boardIn = [](const std::string &text) {
            const std::vector<FoundText> found = puzzlesIn(text, readPuzzle);
            require(found.size() == 1, "not one puzzle");
            return readPuzzle(found.front().text)->board;
        };
        const Board gnome =
            boardIn("{\"difficulty-category\":2,\"cells\":[{\"position\":[0,1],\"value\":5,\"fixed\":true,"
                    "\"earmarks\":[]},"
                    "{\"position\":[8,8],\"value\":7,\"fixed\":false}],\"time_elapsed\":12.5}");
        QCOMPARE(gnome.puzzle.givens[1], 5);
        QCOMPARE(gnome.entries[80], 7);
        QCOMPARE(gnome.puzzle.givens.filledCount() + gnome.entries.filledCount(), 2);

        const Board ksudoku =
            boardIn("<!DOCTYPE ksudoku>\n<ksudoku><game><puzzle><graph order=\"4\" type=\"sudoku\"/>"
                    "<values>_b______________</values></puzzle></game></ksudoku>");
        QCOMPARE(ksudoku.puzzle.givens[4], 1); // down the columns
        QCOMPARE(ksudoku.puzzle.geometry.size(), 4);

        const Board sadMan =
            boardIn("#AAnn\n#DEasy one\n#LFiendish\n#S\"The \\ Times\"\n[Puzzle]\n" + rows("", "", ".", "\n")
                    + "[State]\n" + rows("", "", ".", "\n", solved9));
        QCOMPARE(sadMan.entries.filledCount(), 81 - sadMan.puzzle.givens.filledCount());
        QCOMPARE(sadMan.info, (PuzzleInfo{"Easy one", "Ann", "", "\"The \\ Times\"", "Fiendish"}));

        std::string marks = "| 5 3 124 | 26 7 2468 | 1489 1249 248 |\n";
        for (int row = 1; row < 9; ++row)
            marks += "| 12 34 56 | 78 9 1 | 2 3 45 |\n";
        const Board grid = boardIn(marks);
        QCOMPARE(grid.puzzle.givens[0], 5);
        QCOMPARE(grid.centreMarks[2], DigitSet({1, 2, 4}));
    }

    void largeBoardsAreFound()
    {
        const Board large = patternBoard({4, 4});
        std::string text = "[";
        for (int row = 0; row < 16; ++row) {
            text += row == 0 ? "[" : ",[";
            for (int column = 0; column < 16; ++column)
                text += (column == 0 ? "" : ", ") + std::to_string(large.puzzle.givens[row * 16 + column]);
            text += ']';
        }
        const std::vector<FoundText> found = puzzlesIn(text + "]", readPuzzle);
        QCOMPARE(found.size(), 1u);
        QCOMPARE(readPuzzle(found.front().text)->board.puzzle.givens, large.puzzle.givens);
    }

    /// What may be a slip is not taken for a puzzle.
    void nothingElseIsFound_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char *name, const std::string &text) {
            QTest::newRow(name) << QByteArray::fromStdString(text);
        };
        row("nothing", "");
        row("two kinds of blanks", line9.substr(0, 80) + 'x');
        row("a cell too few", line9.substr(1));
        row("a cell too many", line9 + '.');
        row("a cell too many behind a space", line9 + " .");
        row("no figures", std::string(81, '.'));
        row("rule", "Title\n" + std::string(81, '-') + "\n");
        row("part of a longer word", "a" + line9);
        row("prose", "Nine lines of words,\nwhich are no puzzle.\n");
        row("eight rows", rows("", "", ".", "\n").substr(10));
        row("numbers", "1 2 3 4 5 6 7 8 9 10 11 12\n");
        row("small array", "f(1, 2, 3, 4)");
        row("own, with a fault", "{\"sudoku-workbench\": 1, \"givens\": [" + rows("[", ",", "0", "],") + "]");
        row("own, with rules", "# sudoku-workbench: variant windoko\n" + rows("", "", ".", "\n"));
    }
    void nothingElseIsFound()
    {
        QFETCH(QByteArray, text);
        QCOMPARE(lines(puzzlesIn(text.toStdString(), readPuzzle)), QStringList());
    }

    void streamsGiveEachThatIsFound()
    {
        std::istringstream input("1) " + line9 + " 2) " + other9 + "\n\n" + solved9 + "\n");
        PuzzleStream stream(input);
        QStringList givens;
        while (const auto read = stream.next()) {
            QVERIFY(read->has_value());
            givens += QString::number((*read)->board.puzzle.givens.filledCount());
        }
        QCOMPARE(givens, QStringList({"30", "30", "81"}));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestPuzzlesIn)

} // namespace sudoku::tst_puzzlesin

#include "tst_puzzlesin.moc"
