// Covers core/formats: readpuzzle

#include <QTest>

#include "tests/formatdata.h"
#include "tests/sampling.h"
#include "tests/testdata.h"

#include "core/formats/formats.h"
#include "core/formats/puzzlestream.h"
#include "core/formats/readpuzzle.h"
#include "tests/testpaths.h"
#include "tests/testprogram.h"

#include <rapidcheck.h>

#include <fstream>
#include <random>
#include <sstream>

namespace sudoku::tst_formatproperties {

/// Bytes that mean something to a reader come more often.
rc::Gen<char> anyByte()
{
    const std::string telling = "0123456789.._* |\n\n\t#,-+=ABCGPXabc\r\xe2\x94\x82\xef\xbb\xbf";
    return rc::gen::weightedOneOf<char>({{8, rc::gen::elementOf(telling)}, {1, rc::gen::arbitrary<char>()}});
}

rc::Gen<Board> anyBoard()
{
    return rc::gen::exec([] {
        const int size = *rc::gen::inRange(minBoardSize, maxBoardSize + 1);
        std::vector<BoxShape> shapes = boxShapes(size);
        shapes.push_back({1, size});
        const BoxShape boxes = *rc::gen::elementOf(shapes);
        const int spareDigits = *rc::gen::inRange(0, boxes.size() < maxBoardSize ? 2 : 1);
        const DigitValues digitValues(boxes.size() + spareDigits, *rc::gen::inRange(0, 2));
        Board board{Puzzle(Geometry::withBoxes(boxes).withDigits(digitValues))};
        const auto digits = *rc::gen::container<std::vector<int>>(size * size, rc::gen::inRange(0, 3 * size));
        for (Cell cell = 0; cell < size * size; ++cell)
            if (digits[cell] >= 1 && digits[cell] <= size + spareDigits)
                board.puzzle.givens.set(cell, digits[cell]);
            else if (digits[cell] > 2 * size) {
                board.entries.set(cell, digits[cell] - 2 * size);
                board.isFromSolve[cell] = digits[cell] % 2 == 0;
            }
        return *rc::gen::arbitrary<bool>() ? withPictures(std::move(board)) : board;
    });
}

/// What is accepted must stand: it writes and reads back the same in every format.
void verifyAccepted(const TextPuzzle &puzzle)
{
    for (const Format &format : formats()) {
        const TextResult again = readPuzzle(format.write(puzzle.board, *puzzle.symbols));
        RC_ASSERT(again.has_value());
        RC_ASSERT(again->board == puzzle.board);
    }
}

void verifyError(const TextError &error, const std::string &text)
{
    RC_ASSERT(error.line >= 0 && error.line <= std::ranges::count(text, '\n') + 1);
    RC_ASSERT(error.column >= 0 && error.column <= std::ssize(text) + 1);
}

void verifyAnyText(const std::string &text)
{
    const TextResult read = readPuzzle(text);
    if (read)
        verifyAccepted(*read);
    else
        verifyError(read.error(), text);
    std::istringstream input(text);
    PuzzleStream stream(input);
    int line = 0;
    while (const auto result = stream.next()) {
        RC_ASSERT(stream.line() >= line || !*result); // several may be found in one text
        line = stream.line();
        if (!*result)
            verifyError(result->error(), text);
    }
}

void verifyChanged(std::string text)
{
    for (int i = *rc::gen::inRange(1, 4); i > 0; --i) {
        const auto place = *rc::gen::inRange<std::size_t>(0, text.size());
        const auto length = *rc::gen::inRange<std::size_t>(0, 4);
        text.replace(place, length, *rc::gen::container<std::string>(*rc::gen::inRange(0, 4), anyByte()));
    }
    verifyAnyText(text);
}

std::string randomBytes(std::mt19937 &random, std::string_view alphabet, std::size_t length)
{
    std::string text;
    while (text.size() < length)
        text += alphabet.empty() ? static_cast<char>(random()) : alphabet[random() % alphabet.size()];
    return text;
}

class TestFormatProperties : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { sampleProperties(); }

    void anyBoardIsReadBack()
    {
        QVERIFY(rc::check("read(write(board)) == board", [] {
            const Board board = *anyBoard();
            const Format *format = &formats()[*rc::gen::inRange<std::size_t>(0, formats().size())];
            const SymbolSet *symbols = &symbolSets()[*rc::gen::inRange<std::size_t>(0, symbolSets().size())];
            const TextResult read = readPuzzle(format->write(board, *symbols));
            RC_ASSERT(read.has_value());
            RC_ASSERT(read->board == board);
        }));
    }

    void anyBytesAreAnswered()
    {
        QVERIFY(rc::check("no bytes do harm",
                          [] { verifyAnyText(*rc::gen::container<std::string>(anyByte())); }));
    }

    void changedPuzzlesAreAnswered()
    {
        QVERIFY(rc::check("no change does harm", [] {
            Board board = patternBoard({*rc::gen::inRange(2, 4), *rc::gen::inRange(2, 5)}, true);
            if (*rc::gen::arbitrary<bool>())
                board = withAllVariants(withPictures(withMarks(std::move(board))));
            const Format *format = &formats()[*rc::gen::inRange<std::size_t>(0, formats().size())];
            const SymbolSet *symbols = &symbolSets()[*rc::gen::inRange<std::size_t>(0, symbolSets().size())];
            verifyChanged(format->write(board, *symbols));
        }));
    }

    void changedLineFormsAreAnswered()
    {
        std::ifstream file = openTestData("formats/lineforms.txt");
        std::vector<std::string> lines;
        for (std::string line; std::getline(file, line);)
            if (!line.starts_with('#'))
                lines.push_back(line.substr(0, line.find('\t')));
        QVERIFY(rc::check("no change of a line form does harm",
                          [&lines] { verifyChanged(*rc::gen::elementOf(lines)); }));
    }

    void shortTextsOfAFewBytesAreAnswered()
    {
        for (const std::string alphabet :
             {"12 \n", "1.\n", "10 \n", "|1 -\n", "AB0.\n", ",1\n", "1\t.\n", "| \n"})
            QVERIFY(rc::check("texts of few bytes do no harm", [&alphabet] {
                const auto text = rc::gen::container<std::string>(rc::gen::elementOf(alphabet));
                verifyAnyText(*rc::gen::scale(3, text));
            }));
    }

    void muchGarbageIsAnsweredSoon()
    {
        std::mt19937 random(1);
        for (const std::string_view alphabet :
             {"12 \n", "1", "|", "| \n", "1 10 .", "1\n", ",", "#\n", "\t1", "-\n", ""}) {
            const std::string text = randomBytes(random, alphabet,
                                                 maxPuzzleText
                                                     / (triesAll()    ? 1
                                                        : isSanitized ? 200
                                                                      : 10));
            QVERIFY(!readPuzzle(text));
            std::istringstream input(text + text);
            PuzzleStream stream(input);
            while (stream.next())
                continue;
        }
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestFormatProperties)

} // namespace sudoku::tst_formatproperties

#include "tst_formatproperties.moc"
