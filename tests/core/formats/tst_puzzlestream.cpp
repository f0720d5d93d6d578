// Covers core/formats: foundahead, jsonlines, nopuzzle, rowsahead, streamlines

#include <QTest>

#include "tests/formatdata.h"
#include "tests/puzzles.h"
#include "tests/sampling.h"

#include "core/board/arrangements.h"
#include "core/formats/formats.h"
#include "core/formats/puzzlestream.h"
#include "tests/testpaths.h"
#include "tests/testprogram.h"

#include <algorithm>
#include <fstream>
#include <numeric>
#include <sstream>

namespace sudoku::tst_puzzlestream {

const std::string line9 = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const std::string line5 = "1234" + std::string(21, '.');
const std::string small = "1.34341221434321";
const std::string rows4 = "1.34\n1221\n4343\n21..";
const std::string mark = "# sudoku-workbench: ";

std::string repeated(const std::string &text, int count)
{
    std::string all;
    for (int i = 0; i < count; ++i)
        all += text;
    return all;
}

/// "1:9 3:WrongCellCount 3:0": for each puzzle its line, and its size or what is wrong with it.
std::string answers(std::istream &input, ReadOptions options = {})
{
    PuzzleStream stream(input, options);
    std::string text;
    while (const auto result = stream.next()) {
        text += (text.empty() ? "" : " ") + std::to_string(stream.line()) + ":";
        text +=
            *result ? std::to_string((*result)->board.puzzle.geometry.size()) : sudoku::text(result->error());
    }
    return text;
}

std::string answers(const std::string &text, ReadOptions options = {})
{
    std::istringstream input(text);
    return answers(input, options);
}

/// The same, with what takeDigitLines() returns before each puzzle.
std::string answersInLines(const std::string &text, int maxCount)
{
    std::istringstream input(text);
    PuzzleStream stream(input);
    std::string answered;
    const auto add = [&](int line, const std::string &what) {
        answered += (answered.empty() ? "" : " ") + std::to_string(line) + ":" + what;
    };
    for (;;) {
        for (DigitLines lines = stream.takeDigitLines(maxCount); lines.count > 0;
             lines = stream.takeDigitLines(maxCount)) {
            if (lines.count > maxCount || lines.text.size() != 82U * lines.count)
                return "wrong count";
            for (int i = 0; i < lines.count; ++i)
                add(lines.firstLine + i, "9");
        }
        const auto result = stream.next();
        if (!result)
            return answered;
        add(stream.line(), *result ? std::to_string((*result)->board.puzzle.geometry.size())
                                   : sudoku::text(result->error()));
    }
}

std::string sizes(int first, int count, int size)
{
    std::string text;
    for (int i = 0; i < count; ++i)
        text += (i == 0 ? "" : " ") + std::to_string(first + i) + ":" + std::to_string(size);
    return text;
}

/// Gives one byte at a time and knows how far it was read.
class CountingBuffer : public std::streambuf
{
public:
    explicit CountingBuffer(std::string text) : m_text(std::move(text)) {}
    std::size_t taken() const { return m_taken; }

protected:
    int underflow() override
    {
        if (m_taken == m_text.size())
            return traits_type::eof();
        setg(&m_byte, &m_byte, &m_byte + 1);
        m_byte = m_text[m_taken++];
        return traits_type::to_int_type(m_byte);
    }

private:
    std::string m_text;
    std::size_t m_taken = 0;
    char m_byte = 0;
};

class TestPuzzleStream : public QObject
{
    Q_OBJECT

private slots:
    void boardsThatOverlapNeedNoSignsForHoles_data()
    {
        QTest::addColumn<QString>("id");
        for (const Arrangement &arrangement : arrangements())
            if (arrangement.geometry().hasHoles())
                QTest::newRow(std::string(arrangement.id).c_str())
                    << QString::fromStdString(std::string(arrangement.id));
    }

    void boardsThatOverlapNeedNoSignsForHoles()
    {
        QFETCH(const QString, id);
        Board board(Puzzle(findArrangement(id.toStdString())->geometry()));
        board.puzzle.givens.set(board.puzzle.geometry.cellCount() - 1, 4);
        const int size = board.puzzle.geometry.size();
        const std::string rows = findFormat("rows")->write(board, *findSymbolSet("numbers"));
        const std::string marked = rows.substr(rows.find('\n') + 1); // without what says the boards
        std::string spaced = marked;
        std::ranges::replace(spaced, '@', ' ');
        std::string packed = marked;
        std::erase(packed, '@');
        for (const std::string &text : {marked, spaced, packed}) {
            std::istringstream input(text + "\n" + line9);
            PuzzleStream stream(input);
            const auto first = stream.next();
            QVERIFY(first && *first);
            QVERIFY((*first)->board.puzzle == board.puzzle);
            const auto second = stream.next();
            QVERIFY(second && *second);
            QCOMPARE((*second)->board.puzzle.geometry.size(), 9);
            QCOMPARE(stream.line(), size + 2);
        }
    }

    void digitLinesAreTakenTogether()
    {
        const std::string many = repeated(line9 + "\n", 1000); // more than a block
        const std::string note = line9 + "\tnote\n";
        const std::vector<std::vector<std::string>> texts{
            {line9},
            {line9, "\n"},
            {many},
            {many, line9},
            {"# comment\n", many, note, many, "\r\n", many},
            {rows4, "\n", many},
            {many, rows4},
            {small, "\n", many, small, "\n", many},
            {mark, "diagonal\n", many},
            {many, mark, "variant diagonal"},
            {note, many, "x", many},
            {many, "{}\n", many},
            {"\n\n", many, line9.substr(1), "\n", many},
        };
        for (const std::vector<std::string> &parts : texts) {
            const std::string text = std::accumulate(parts.begin(), parts.end(), std::string());
            for (const int maxCount : {1, 7, 128})
                QCOMPARE(answersInLines(text, maxCount), answers(text));
        }
    }

    void findsPuzzles_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char *name, const std::string &text, const std::string &expected) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray::fromStdString(expected);
        };
        const SymbolSet &numbers = *findSymbolSet("numbers");
        const SymbolSet &letters = *findSymbolSet("A");
        const Board board9 = patternBoard({3, 3});
        const Board board16 = patternBoard({4, 4});
        const Board board25 = patternBoard({5, 5});
        const Format &rows = *findFormat("rows");
        const Format &grid = *findFormat("grid");

        row("nothing", "", "0:EmptyText 0:0 '' 0/0");
        row("blank lines", "\n \t\n\n", "0:EmptyText 0:0 '' 0/0");
        row("a word", "hello\n\n" + line9, "1:NotPuzzleText 1:0 'prose' 0/0 3:9");
        row("comments only", "# a\n\n# b", "0:NoPuzzle 0:0 '' 0/0");
        row("lines", line9 + "\n" + line9 + "\r\n\n# c\n" + line9, "1:9 2:9 5:9");
        row("byte order mark", "\xef\xbb\xbf" + line9, "1:9");
        row("blocks", rows.write(board9, numbers) + "\n" + grid.write(board9, numbers) + " \n\n" + line9,
            "1:9 11:9 26:9");
        row("a block ends before a line", rows.write(board9, numbers) + line9 + "\n", "1:9 10:9");
        row("a wrong line", line9 + "\n" + line9 + "1\n" + line9, "1:9 2:WrongCellCount 2:0 '' 82/81 3:9");
        row("a wrong block", "123\n456\n\n" + line9, "1:WrongCellCount 1:0 '' 6/16 4:9");
        row("a wrong symbol", "# c\n" + line9 + "\n\n" + line9.substr(0, 80) + "X\n",
            "2:9 4:UnknownSymbol 4:81 'X' 0/9");
        row("directives", mark + "boxes 2x2\n# c\n\n" + line9 + "\n" + line9,
            "4:BoxesDoNotFit 1:27 '2x2' 9/4 5:9");
        row("directives behind the last puzzle", line9 + "\n\n# c\n" + mark + "boxes 2x2\n# c\n",
            "1:9 4:NoPuzzle 4:1 '" + mark + "boxes 2x2' 0/0");

        row("4x4", small, "1:4");
        row("4x4 and 9x9", small + "\n" + small + "\n" + line9, "1:4 2:4 3:9");
        row("16 4x4", repeated(small + "\n", 16), sizes(1, 16, 4));
        row("40 4x4", repeated(small + "\n", 40), sizes(1, 40, 4));
        row("a wrong 4x4 among others", small + "\n" + small + "\n" + "5" + small.substr(1) + "\n" + small,
            "1:4 2:4 3:NumberTooLarge 3:1 '5' 0/4 4:4");
        row("a wrong 4x4, 5x5 and 4x4 again, and what follows",
            "5" + small.substr(1) + "\n" + line5 + "\n" + small + "\n" + small + ".\n" + small + "\n"
                + line5.substr(1) + "\n" + small + "\n" + line9,
            "1:NumberTooLarge 1:1 '5' 0/4 2:5 3:4 4:WrongCellCount 4:0 '' 17/16 5:4 6:WrongCellCount 6:0 '' "
            "24/25 "
            "7:4 8:9");
        row("each 4x4 of a few wrong", repeated("5" + small.substr(1) + "\n", 2),
            "1:NumberTooLarge 1:1 '5' 0/4 2:NumberTooLarge 2:1 '5' 0/4");
        row("a 4x4 behind rows", rows.write(board9, numbers) + small, "1:9 10:4");
        row("a row of 16 cells that is too short", rows.write(board16, letters).erase(20, 1),
            "1:UnevenRow 2:16 '' 15/16");
        row("4x4 with directives", repeated(mark + "variant diagonal\n" + small + "\n", 3), "2:4 4:4 6:4");
        row("5x5", repeated(line5 + "\n", 30), sizes(1, 30, 5));
        row("16x16 rows", rows.write(board16, letters) + "\n" + rows.write(board16, numbers), "1:16 18:16");
        row("16x16 rows without digits", repeated(std::string(16, '.') + "\n", 16), "1:16");
        row("15 rows of 16", rows.write(board16, letters).substr(17), "1:WrongCellCount 1:0 '' 240/256");
        row("clues, and regions behind a blank line", "12..\n....\n....\n...3\n\nAAAB\nABBB\nCCCD\nCDDD\n",
            "1:4");
        row("32 rows of 16", repeated(rows.write(board16, letters), 2), "1:16 17:16");
        row("the header of a table", "puzzle,solution\n" + line9 + "," + line9 + "\n", "2:9");
        row("words above a line", "Puzzle of the day\n" + line9 + "\n", "2:9");
        row("25x25 rows", rows.write(board25, letters) + "\n" + rows.write(board25, numbers), "1:25 27:25");
        row("25x25 rows without digits", repeated(std::string(25, '.') + "\n", 25), "1:25");
        row("25x25 in a frame", grid.write(board25, letters), "1:25");
    }

    void findsPuzzles()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        QCOMPARE(QByteArray::fromStdString(answers(text.toStdString())), expected);
    }

    void faultyObjectsEnd_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char *name, const std::string &text, const std::string &expected) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray::fromStdString(expected);
        };
        const std::string object = R"({"sudoku-workbench": 1, "size": 4})";
        row("in a line", object + "\n" + object.substr(0, 9) + "\n" + object + "\n" + small,
            "1:4 2:BadSyntax 2:10 '' 0/0 3:4 4:4");
        row("a bracket that does not fit",
            R"({"size": [4})"
            "\n" + line9,
            "1:BadSyntax 1:12 '' 0/0 2:9");
        row("in lines", "{\n\"size\" 4,\n\"givens\": [\n[1,2,3,4]]\n}\n" + line9,
            "1:BadSyntax 2:8 '' 0/0 6:9");
        row("before a blank line", "{\n\"size\": [4\n\n" + rows4 + "\n\n" + line9,
            "1:BadSyntax 2:11 '' 0/0 4:4 9:9");
        row("at the end", line9 + "\n{\n\"size\": 4", "1:9 2:BadSyntax 3:10 '' 0/0");
        row("blank lines in one that is right", "{\n\n\"sudoku-workbench\": 1,\n\n\"size\": 4\n}\n" + small,
            "1:4 7:4");
        row("too deep", "{" + repeated("\"a\":\n {", 200) + "\n" + small, "1:TooDeep 101:2 '' 0/0 202:4");
    }

    void faultyObjectsEnd()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        QCOMPARE(QByteArray::fromStdString(answers(text.toStdString())), expected);
    }
    void boxesDecideWhatALineOf16Is()
    {
        const std::string lines = repeated(small + "\n", 16);
        QCOMPARE(answers(lines, {.boxes = BoxShape{4, 4}}), std::string("1:16"));
        QCOMPARE(answers(repeated(std::string(16, '.') + "\n", 16), {.boxes = BoxShape{2, 2}}),
                 sizes(1, 16, 4));
    }

    void everyFormatIsFoundInAStream()
    {
        int count = 0;
        for (const Format &format : formats())
            for (const int size : {4, 5, 6, 9, 10, 16, 20, 25}) {
                if (!isTried(count++, 13, 3))
                    continue;
                const Board board = patternBoard(defaultBoxes(size), true);
                for (const SymbolSet &symbols : symbolSets()) {
                    const std::string text = format.write(board, symbols);
                    std::stringstream input;
                    input << text << '\n' << text;
                    PuzzleStream stream(input);
                    for (int i = 0; i < 2; ++i) {
                        const auto result = stream.next();
                        QVERIFY2(result && *result, text.c_str());
                        QVERIFY2((*result)->board == board, text.c_str());
                    }
                    QVERIFY(!stream.next());
                }
            }
    }

    void directivesBelongToTheNextPuzzle()
    {
        std::istringstream input(mark + "variant diagonal\n\n" + line9 + "\n" + line9 + "\n");
        PuzzleStream stream(input);
        QCOMPARE((*stream.next())->board.puzzle.constraints.size(), std::size_t(1));
        QCOMPARE((*stream.next())->board.puzzle.constraints.size(), std::size_t(0));
    }

    void answersALineBeforeTheNextIsRead()
    {
        CountingBuffer buffer(line9 + "\n" + line9 + "\n");
        std::istream input(&buffer);
        PuzzleStream stream(input);
        QVERIFY(stream.next()->has_value());
        QCOMPARE(buffer.taken(), line9.size() + 1);
    }

    void answersABlockAtItsBlankLine()
    {
        const std::string block =
            findFormat("grid")->write(patternBoard({3, 3}), *findSymbolSet("numbers")) + "\n";
        CountingBuffer buffer(block + line9 + "\n");
        std::istream input(&buffer);
        PuzzleStream stream(input);
        QVERIFY(stream.next()->has_value());
        QCOMPARE(buffer.taken(), block.size());
    }

    void goesOnBehindWhatIsTooLong_data()
    {
        QTest::addColumn<QByteArray>("text");
        const auto row = [](const char *name, const std::string &text) {
            QTest::newRow(name) << QByteArray::fromStdString(text);
        };
        row("a line", repeated("123456789", 150'000) + "\n");
        if (!triesMuch())
            return; // the others take minutes then
        row("rows", repeated("123456789\n", 150'000) + "\n");
        row("rows without a blank line", repeated("123456789\n", 150'000));
        row("a line of a frame", repeated("|", maxPuzzleText + 1) + "\n");
        row("an object in a line", "{\"a\": [" + repeated("1,", 600'000) + "1]}\n");
        row("an object", "{\"a\": [\n" + repeated("1,\n", 400'000) + "1]}\n");
        row("directives", repeated(mark + "boxes 3x3\n", 50'000) + line9 + "\n");
    }

    void goesOnBehindWhatIsTooLong()
    {
        QFETCH(QByteArray, text);
        std::istringstream input(text.toStdString() + line9);
        PuzzleStream stream(input);
        const auto first = stream.next();
        QVERIFY(first && !*first && (*first).error().code == TextErrorCode::TooLong);
        const auto second = stream.next();
        QVERIFY(second && *second);
        QCOMPARE(stream.line(), static_cast<int>(text.count('\n')) + 1);
        QVERIFY(!stream.next());
    }

    /// As /dev/zero and others, which never end a line.
    void givesUpALineWithoutEnd()
    {
        struct Endless : std::streambuf
        {
            int_type underflow() override
            {
                m_read += m_block.size();
                setg(m_block.data(), m_block.data(), m_block.data() + m_block.size());
                return '5';
            }
            std::size_t m_read = 0;
            std::string m_block = std::string(65536, '5');
        } endless;
        std::istream input(&endless);
        PuzzleStream stream(input);
        const auto first = stream.next();
        QVERIFY(first && !*first && (*first).error().code == TextErrorCode::EndlessLine);
        QVERIFY(!stream.next());
        QVERIFY(endless.m_read < maxSkippedLine + 1'000'000);
    }

    void longCommentsDoNotCount()
    {
        QCOMPARE(answers(repeated("# long comment\n", 100'000) + line9), std::string("100001:9"));
    }

    void manyLinesAreReadFast()
    {
        const int count = triesMuch() ? 20'000 : 1'000;
        std::istringstream input(repeated(line9 + "\n", count));
        PuzzleStream stream(input);
        int found = 0;
        while (const auto result = stream.next())
            found += *result ? 1 : 0;
        QCOMPARE(found, count);
    }

    void realFilesAreRead_data()
    {
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("lines9.txt") << QByteArray("2:9 3:9 4:9 5:9 6:9");
        QTest::newRow("notes9.txt") << QByteArray("2:9 3:9 4:9 5:9 6:9");
        QTest::newRow("library9.txt") << QByteArray("2:9 3:9");
        QTest::newRow("numbers16.txt") << QByteArray("2:16 3:16");
        QTest::newRow("numbers25.txt") << QByteArray("2:25 3:25");
        QTest::newRow("commas16.txt") << QByteArray("2:16");
    }

    void realFilesAreRead()
    {
        QFETCH(QByteArray, expected);
        std::ifstream file = openTestData(std::string("formats/") + QTest::currentDataTag());
        QCOMPARE(QByteArray::fromStdString(answers(file)), expected);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestPuzzleStream)

} // namespace sudoku::tst_puzzlestream

#include "tst_puzzlestream.moc"
