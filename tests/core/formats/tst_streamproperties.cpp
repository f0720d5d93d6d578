#include <QTest>

#include "tests/formatdata.h"
#include "tests/sampling.h"
#include "tests/testdata.h"

#include "core/formats/formats.h"
#include "core/formats/puzzlestream.h"
#include "tests/testprogram.h"

#include <rapidcheck.h>

#include <sstream>

namespace sudoku::tst_streamproperties {

/// A part of a stream, and the size of the board that it is: 0 where it is faulty, nothing where it is no
/// text.
struct Piece
{
    std::string text;
    std::optional<int> size;
};

int anySize()
{
    return *rc::gen::weightedOneOf<int>(
        {{1, rc::gen::element(4, 5)}, {2, rc::gen::inRange(minBoardSize, maxBoardSize + 1)}});
}

std::string written(const char *formatId, int size)
{
    const SymbolSet &symbols = symbolSets()[*rc::gen::inRange<std::size_t>(0, symbolSets().size())];
    return findFormat(formatId)->write(patternBoard(defaultBoxes(size)), symbols);
}

/// A symbol that no board has, a cell too much or two, or some too few.
std::string broken(std::string line)
{
    const auto lastCell = line.find_last_not_of('\n');
    switch (*rc::gen::inRange(0, 4)) {
    case 0:
        line[lastCell] = '@';
        break;
    case 1:
        line.insert(lastCell + 1, " .");
        break;
    case 2:
        line.insert(lastCell + 1, " . .");
        break;
    default:
        line.erase(line.find(' ', line.rfind('\n', lastCell) + 1) == line.npos ? lastCell
                                                                               : line.rfind(' ', lastCell));
        line += '\n';
    }
    return line;
}

Piece anyLine(bool mayBeBroken)
{
    const int size = anySize();
    const std::string line = written("line", size);
    if (!mayBeBroken || *rc::gen::inRange(0, 2) == 0)
        return {line, size};
    return {broken(line), 0};
}

Piece anyBlock()
{
    const int size = anySize();
    std::string text = written(*rc::gen::element("rows", "grid"), size);
    const bool isBroken = *rc::gen::inRange(0, 3) == 0;
    if (isBroken) // not the frame
        text.replace(text.find_last_of("123456789ABCDEFGHIJKLMNOPQRSTUVWXY."), 1, "@");
    return {'\n' + text + '\n', isBroken ? 0 : size};
}

Piece anyObject()
{
    const int size = anySize();
    std::string text = written(*rc::gen::element("workbench", "f-puzzles"), size);
    const bool isBroken = *rc::gen::inRange(0, 3) == 0;
    const bool isInOneLine = *rc::gen::arbitrary<bool>();
    if (isInOneLine) {
        std::ranges::replace(text, '\n', ' ');
        text.back() = '\n';
    }
    if (isBroken)
        text.erase(*rc::gen::inRange<std::size_t>(2, text.size() - 2)) += isInOneLine ? "\n" : "\n\n";
    return {text, isBroken ? 0 : size};
}

Piece anyOtherForm()
{
    const int size = anySize();
    return {written(*rc::gen::element("sgt", "f-puzzles-link", "library"), size), size};
}

Piece anyPiece(bool mayBeBroken)
{
    switch (*rc::gen::weightedElement<int>({{12, 0}, {2, 1}, {2, 2}, {1, 3}, {2, 4}, {1, 5}})) {
    case 0:
        return anyLine(mayBeBroken);
    case 1:
        return anyBlock();
    case 2:
        return anyObject();
    case 3:
        return anyOtherForm();
    case 4:
        return {*rc::gen::element("\n", "# a comment\n", " \t\r\n"), {}};
    default:
        return {std::string(maxPuzzleText + 1, *rc::gen::element('.', '1', '{', '|')) + '\n', 0};
    }
}

int lineCount(const std::string &text)
{
    return static_cast<int>(std::ranges::count(text, '\n'));
}

void verifyAnswer(PuzzleStream &stream, const Piece &piece, int lineBefore)
{
    const std::optional<TextResult> result = stream.next();
    RC_ASSERT(result.has_value());
    RC_ASSERT((*result ? (*result)->board.puzzle.geometry.size() : 0) == *piece.size);
    const int first = lineBefore + 1 + (piece.text.front() == '\n' ? 1 : 0);
    RC_ASSERT(stream.line() >= first);
    RC_ASSERT(stream.line() <= lineBefore + lineCount(piece.text));
    if (!*result) {
        RC_ASSERT(result->error().line >= first);
        RC_ASSERT(result->error().line <= lineBefore + lineCount(piece.text));
    }
}

/// Where most lines of 16 or 25 cells are broken, nobody can say what they are: one of three is, at most.
void verifyEachTextIsAnswered()
{
    std::vector<Piece> pieces;
    int linesSinceFault = 2;
    const int count = *rc::gen::inRange(1, 40);
    while (std::ssize(pieces) < count) {
        pieces.push_back(anyPiece(linesSinceFault >= 2));
        linesSinceFault = pieces.back().size == 0 ? 0 : linesSinceFault + 1;
    }
    std::string all;
    for (const Piece &piece : pieces)
        all += piece.text;
    RC_LOG() << all;
    std::istringstream input(all);
    PuzzleStream stream(input);
    int line = 0;
    bool hasAnswer = false;
    for (const Piece &piece : pieces) {
        if (piece.size)
            verifyAnswer(stream, piece, line);
        hasAnswer = hasAnswer || piece.size;
        line += lineCount(piece.text);
    }
    if (hasAnswer)
        RC_ASSERT(!stream.next().has_value());
}

class TestStreamProperties : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { sampleProperties(); }
    void eachTextOfAStreamIsAnswered() { QVERIFY(rc::check("N texts, N answers", verifyEachTextIsAnswered)); }
};

ADD_TEST_WITHOUT_APPLICATION(TestStreamProperties)

} // namespace sudoku::tst_streamproperties

#include "tst_streamproperties.moc"
