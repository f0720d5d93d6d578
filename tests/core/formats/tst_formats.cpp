// Covers core/formats: boardremarks
// Covers core/formats/plain: gridformat, librarydeletions, libraryformat, rowsformat
// Covers core/formats/text: jsontext, keptmembers, loss, puzzletext, utf8

#include <QTest>

#include "core/formats/formats.h"
#include "core/formats/readpuzzle.h"
#include "tests/formatdata.h"
#include "tests/puzzles.h"
#include "tests/sampling.h"
#include "tests/testpaths.h"
#include "tests/testprogram.h"

#include <fstream>
#include <iterator>

namespace sudoku::tst_formats {

const std::string famous =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

std::string joined(const std::string &digits, std::size_t rowLength, const std::string &separator)
{
    std::string text;
    for (std::size_t i = 0; i < digits.size(); i += rowLength)
        text += digits.substr(i, rowLength) + separator;
    return text;
}

std::string replaced(std::string text, char from, const std::string &to)
{
    for (std::size_t i = text.find(from); i != text.npos; i = text.find(from, i + to.size()))
        text.replace(i, 1, to);
    return text;
}

std::string spaced(const std::string &digits, const std::string &separator = " ")
{
    std::string text;
    for (const char character : digits)
        text += (character == '\n' || text.empty() || text.back() == '\n' ? "" : separator)
                + std::string(1, character);
    return text;
}

std::string contents(const std::string &name)
{
    std::ifstream file = openTestData("formats/" + name);
    return {std::istreambuf_iterator<char>(file), {}};
}

void addForm(const char *name, const std::string &text, const std::string &formatId)
{
    QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray::fromStdString(formatId);
}

class TestFormats : public QObject
{
    Q_OBJECT

private slots:
    void everyFormatIsFoundByItsId()
    {
        for (const Format &format : formats())
            QCOMPARE(findFormat(format.id), &format);
        QVERIFY(findFormat("") == nullptr);
    }

    void readsWhatItWrites_data()
    {
        QTest::addColumn<const Format *>("format");
        QTest::addColumn<const SymbolSet *>("symbols");
        QTest::addColumn<int>("size");
        const std::vector all{4, 5, 6, 7, 8, 9, 10, 12, 16, 20, 25};
        const std::vector some = isSanitized ? std::vector{6} : std::vector{4, 9, 16};
        int count = 0;
        for (const Format &format : formats())
            for (const SymbolSet &symbols : symbolSets())
                for (const int size : triesAll() ? all : some)
                    if (isTried(count++, 1, 2))
                        QTest::addRow("%s %s %d", format.id.data(), symbols.id.data(), size)
                            << &format << &symbols << size;
    }

    void readsWhatItWrites()
    {
        QFETCH(const Format *, format);
        QFETCH(const SymbolSet *, symbols);
        QFETCH(int, size);
        std::vector<BoxShape> shapes = boxShapes(size);
        shapes.insert(shapes.end(), {{1, size}, {size, 1}});
        for (const BoxShape boxes : shapes) {
            const Board empty{Puzzle(Geometry::withBoxes(boxes))};
            verifyRoundTrip(*format, *symbols, empty);
            verifyRoundTrip(*format, *symbols, filledByPattern(empty));
            verifyRoundTrip(*format, *symbols, withAllVariants(withMarks(filledByPattern(empty, true))));
        }
    }

    void irregularRegionsAreReadBack()
    {
        const std::vector<int> regions{0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3};
        Board board{Puzzle(*Geometry::withRegions(4, regions))};
        board.puzzle.givens.set(5, 3);
        for (const Format &format : formats())
            for (const SymbolSet &symbols : symbolSets())
                verifyRoundTrip(format, symbols, board);
    }

    void writesPlainDigitsWhereTheyAreEnough()
    {
        const SymbolSet &numbers = *findSymbolSet("numbers");
        const Board board = readPuzzle("1.34341221434321")->board;
        QCOMPARE(findFormat("line")->write(board, numbers), std::string("1.34341221434321\n"));
        QCOMPARE(findFormat("rows")->write(board, numbers), std::string("1.34\n3412\n2143\n4321\n"));
        QCOMPARE(findFormat("grid")->write(board, numbers), std::string("+-----+-----+\n"
                                                                        "| 1 . | 3 4 |\n"
                                                                        "| 3 4 | 1 2 |\n"
                                                                        "+-----+-----+\n"
                                                                        "| 2 1 | 4 3 |\n"
                                                                        "| 4 3 | 2 1 |\n"
                                                                        "+-----+-----+\n"));
    }

    void writesDirectivesWhereDigitsAreNotEnough()
    {
        Board board = readPuzzle(std::string(36, '.'), {.boxes = BoxShape{3, 2}})->board;
        board.puzzle.constraints.push_back({findVariant("diagonal"), {}});
        board.entries.set(0, 6);
        const std::string text = findFormat("line")->write(board, *findSymbolSet("A"));
        QCOMPARE(text, "# sudoku-workbench: symbols A\n"
                       "# sudoku-workbench: boxes 3x2\n"
                       "# sudoku-workbench: variant diagonal\n"
                       "# sudoku-workbench: entries F"
                           + std::string(35, '.') + "\n" + std::string(36, '.') + "\n");
    }

    void readsTheFormsOfABoard_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("formatId");
        const std::string rows = joined(famous, 9, "\n");
        for (const char blank : {'.', '0', '_', '*', ' '}) {
            addForm(qPrintable(QString("line, blank %1").arg(blank)), replaced(famous, '.', {blank}), "line");
            addForm(qPrintable(QString("rows, blank %1").arg(blank)), replaced(rows, '.', {blank}), "rows");
        }
        addForm("line, note behind a tab", famous + "\teasy # not hard", "line");
        addForm("line, comment behind", famous + " # easy", "line");
        addForm("line between comments", "# head\n\n" + famous + "\n# foot\n", "line");
        addForm("line, groups", joined(famous, 9, " "), "line");
        addForm("line, spaced", spaced(famous), "line");
        addForm("line, commas", spaced(replaced(famous, '.', "0"), ","), "line");
        addForm("rows, CRLF and trailing spaces", replaced(rows, '\n', "  \t \r\n"), "rows");
        addForm("rows, byte order mark", "\xef\xbb\xbf" + rows, "rows");
        addForm("rows, spaced", spaced(rows), "rows");
        addForm("rows, spaces for blanks, spaced", spaced(replaced(rows, '.', " ")), "rows");
        addForm("line, groups of three", joined(famous, 3, " "), "line");
        addForm("rows, tabs", spaced(rows, "\t"), "rows");
        addForm("rows, semicolons and nothing", replaced(spaced(rows, ";"), '.', ""), "rows");
        addForm("rows, bands apart", joined(rows, 30, "\n"), "rows");
        addForm("rows, no-break spaces", spaced(rows, "\xc2\xa0"), "rows");
        for (const char *name : {"simplesudoku.ss", "ascii.txt", "boxdrawing.txt", "doubled.txt",
                                 "spaces.txt", "everycell.txt", "openframe.txt"})
            addForm(name, contents(name), "grid");
        addForm("trimmed.txt", contents("trimmed.txt"), "rows");
    }

    void readsTheFormsOfABoard()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, formatId);
        const TextResult read = readPuzzle(text.toStdString());
        QCOMPARE(sudoku::text(read), famous);
        QCOMPARE(read->formatId, std::string_view(formatId));
        QCOMPARE(read->symbols->id, "numbers");
        QVERIFY(read->board.puzzle.geometry.boxes() == (BoxShape{3, 3}));
        for (const Format &format : formats())
            QCOMPARE(format.detects(text.toStdString()), format.id == read->formatId);
    }

    void keepsTheNoteOfALine()
    {
        QCOMPARE(readPuzzle(famous + "\teasy # not hard")->note, std::string("easy # not hard"));
        QCOMPARE(readPuzzle(famous + "  # easy \r\n")->note, std::string("easy"));
        QCOMPARE(readPuzzle(famous)->note, std::string());
    }

    void libraryLinesTellGivensFromEntries()
    {
        const TextResult read = readPuzzle(":0000:3:+1.34+34+12214.4+3+21:111 222:::114:");
        QCOMPARE(text(read), std::string("..34.4.2214.4..1"));
        QCOMPARE(digitLine(read->board.puzzle.geometry, read->board.entries, *findSymbolSet("numbers")),
                 std::string("1...3.1......32."));
        QCOMPARE(read->note, std::string("0000:3"));
        QCOMPARE(read->formatId, "library");
        QCOMPARE(findFormat("library")->write(read->board, *findSymbolSet("numbers")),
                 std::string(":0000:3:+1.34+34+12214.4+3+21::::114:\n"));
        QCOMPARE(read->remarks, std::vector<Remark>({{Remark::Code::DeletionsLeftOut, {}, 2, 1}}));
    }

    void deletedCandidatesAreMissingFromMarks_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::addColumn<QByteArray>("written");
        const QByteArray cells = "12+3.34..21......";
        QTest::newRow("library") << ":0000:x:" + cells + ":114:::"
                                 << ":0000:x:" + cells + "::::";
        QTest::newRow("one left") << ":0000:x:" + cells + ":243 333:::"
                                  << ":0000:x:" + cells + ":243:::";
        QTest::newRow("with a technique") << ":0300:4:" + cells + ":243:443:4:7:"
                                          << ":0300:4:" + cells + ":243:443:4:7:";
        QTest::newRow("without a technique") << cells + ":243"
                                             << ":0000:x:" + cells + ":243:::";
        QTest::newRow("with nothing behind") << cells << ":0000:x:" + cells + "::::";
        QTest::newRow("a title") << ":0000:x:" + cells + ":243::: # mine"
                                 << ":0000:x:" + cells + ":243:::";
    }
    void deletedCandidatesAreMissingFromMarks()
    {
        QFETCH(QByteArray, line);
        QFETCH(QByteArray, written);
        const TextResult read = readPuzzle(line.toStdString());
        QVERIFY(read.has_value());
        QCOMPARE(read->formatId, "library");
        const std::string text = findFormat("library")->write(read->board, *findSymbolSet("numbers"));
        QCOMPARE(QByteArray::fromStdString(text).trimmed(), written);
        const TextResult again = readPuzzle(text);
        QVERIFY(again.has_value());
        QCOMPARE(again->board, read->board);
        const bool isDeleted = written.contains(":243");
        QCOMPARE(read->board.centreMarks[14], isDeleted ? DigitSet({1, 4}) : DigitSet());
        QCOMPARE(read->board.centreMarks[15], isDeleted ? DigitSet({1, 2, 3, 4}) : DigitSet());
    }

    void marksThatAreNoDeletionsAreKeptBesideTheLine()
    {
        TextResult read = readPuzzle("12+3.34..21......:243");
        for (const DigitSet marks : {DigitSet(), DigitSet{1, 2, 3, 4}}) {
            Board board = read->board;
            board.centreMarks[10] = marks;
            const std::string text = findFormat("library")->write(board, *findSymbolSet("numbers"));
            QVERIFY(text.find("centre-marks") != text.npos);
            QCOMPARE(readPuzzle(text)->board, board);
        }
    }

    void symbolsFollowFromTheCharacters_data()
    {
        QTest::addColumn<QByteArray>("head");
        QTest::addColumn<QByteArray>("symbols");
        QTest::addColumn<QByteArray>("digits");
        const auto row = [](const char *head, const char *symbols, const char *digits) {
            QTest::newRow(head) << QByteArray(head) << QByteArray(symbols) << QByteArray(digits);
        };
        row("................", "numbers", ". . . .");
        row("1..G", "1-9A", "1 . . 16");
        row("1..g", "1-9A", "1 . . 16");
        row("A..P", "A", "1 . . 16");
        row("a.0p", "A", "1 . . 16");
        row("1F.0", "0-9A", "2 16 . 1");
        row("1G.0", "1-9A", "1 16 . .");
        row("12..", "1-9A", "1 2 . .");
    }

    void symbolsFollowFromTheCharacters()
    {
        QFETCH(QByteArray, head);
        QFETCH(QByteArray, symbols);
        QFETCH(QByteArray, digits);
        std::string text = head.toStdString();
        text.append(256 - text.size(), '.');
        for (const std::string &form : {text, joined(text, 16, "\n"), spaced(joined(text, 16, "\n"))}) {
            const TextResult read = readPuzzle(form);
            QVERIFY2(sudoku::text(read).starts_with(digits.toStdString()), sudoku::text(read).c_str());
            if (form == text)
                QCOMPARE(read->symbols->id, std::string_view(symbols));
        }
    }

    void zeroIsBlankInAnAlphabetWhereItIsTheOnlyBlank()
    {
        const TextResult read = readPuzzle("1F" + std::string(254, '0'));
        QCOMPARE(read->symbols->id, "1-9A");
        QVERIFY(sudoku::text(read).starts_with("1 15 . . "));
    }

    void aCompleteHexadecimalBoardIsRead()
    {
        std::string text;
        for (int i = 0; i < 256; ++i)
            text += "0123456789ABCDEF"[(i + i / 16 * 4 + i / 64) % 16];
        const TextResult read = readPuzzle(text);
        QCOMPARE(read->symbols->id, "0-9A");
        QCOMPARE(read->board.puzzle.givens.filledCount(), 256);
    }

    void framesAndOptionsShapeTheBoxes()
    {
        const Board board = patternBoard({4, 3});
        std::string grid = findFormat("grid")->write(board, *findSymbolSet("numbers"));
        QVERIFY(readPuzzle(grid)->board == board);
        grid.erase(0, grid.find('\n') + 1); // the directive
        QVERIFY(!grid.starts_with('#'));
        QVERIFY(readPuzzle(grid)->board == board);
        QVERIFY(readPuzzle(grid, {.boxes = BoxShape{2, 6}})->board.puzzle.geometry.boxes()
                == (BoxShape{2, 6}));
        const std::string line =
            digitLine(board.puzzle.geometry, board.puzzle.givens, *findSymbolSet("numbers"));
        QVERIFY(readPuzzle(line)->board.puzzle.geometry.boxes() == (BoxShape{3, 4}));
    }

    void aBoardOfPrimeSizeIsALatinSquare()
    {
        QVERIFY(readPuzzle(std::string(25, '.'))->board.puzzle.geometry.boxes() == (BoxShape{1, 5}));
    }

private:
    static void verifyRoundTrip(const Format &format, const SymbolSet &symbols, const Board &board)
    {
        const std::string text = format.write(board, symbols);
        QVERIFY(text.ends_with('\n'));
        QVERIFY(format.detects(text));
        const TextResult read = readPuzzle(text);
        QVERIFY2(read.has_value(), (sudoku::text(read) + "\n" + text).c_str());
        QVERIFY2(read->board == board, text.c_str());
        QCOMPARE(read->formatId, format.id);
        QCOMPARE(format.write(read->board, symbols), text);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestFormats)

} // namespace sudoku::tst_formats

#include "tst_formats.moc"
