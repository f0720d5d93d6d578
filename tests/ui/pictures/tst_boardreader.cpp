// Covers ui/pictures: boardsymbols, boardreading

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/pictures/boardreader.h"

#include <cmath>

namespace sudoku::tst_boardreader {

const std::string clues = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr float unlikely = -12;

/// Logarithms in which one class is nearly certain.
ClassLogs sure(int cellClass)
{
    ClassLogs logs(cellClassCount, unlikely);
    logs[cellClass] = -0.001F;
    return logs;
}

ClassLogs either(int one, double probability, int other)
{
    ClassLogs logs(cellClassCount, unlikely);
    logs[one] = static_cast<float>(std::log(probability));
    logs[other] = static_cast<float>(std::log(1 - probability));
    return logs;
}

int printed(std::string_view symbol)
{
    return cellClassOf(CellKind::Printed, symbol);
}

int written(std::string_view symbol)
{
    return cellClassOf(CellKind::Written, symbol);
}

/// A cell whose picture says its class in its first byte; the rest tells which way is up.
CellImage cellOf(int cellClass)
{
    CellImage image{};
    image[0] = static_cast<std::uint8_t>(cellClass);
    image[10 * cellImageSide + 12] = static_cast<std::uint8_t>(cellClass == blankClass ? 0 : 255);
    return image;
}

/// Reads such cells, upright ones only: of others it is not sure.
ClassLogs readCell(const CellImage &cell)
{
    if (cell[0] != 0)
        return sure(cell[0]);
    return cell == CellImage{} ? sure(blankClass) : either(printed("1"), 0.5, printed("7"));
}

std::vector<CellImage> cellsOf(const std::string &text)
{
    std::vector<CellImage> cells;
    for (const char c : text)
        cells.push_back(cellOf(c == '.' ? blankClass : printed(std::string_view(&c, 1))));
    return cells;
}

BoardReading read(std::span<const CellImage> cells, int size, const CellReader &reader = readCell)
{
    return readBoard(cells, {defaultGeometry(size)}, reader, {});
}

class TestBoardReader : public QObject
{
    Q_OBJECT

private slots:
    /// Three other turns cost more time than reading the board.
    void aBoardThatIsClearlyUprightIsNotTurned()
    {
        int asked = 0;
        const CellReader read = [&](const CellImage &cell) {
            ++asked;
            return readCell(cell);
        };
        QCOMPARE(uprightTurn(cellsOf(clues), 9, read), 0);
        const int once = asked;
        QCOMPARE(uprightTurn(turnedCells(cellsOf(clues), 9, 3), 9, read), 1);
        QCOMPARE(asked, 5 * once);
    }

    void clearCellsAreReadWithoutDoubt()
    {
        const BoardReading reading = read(cellsOf(clues), 9);
        QCOMPARE(text(reading.board().puzzle.givens), clues);
        QCOMPARE(reading.verdict, ReadingVerdict::Unique);
        QVERIFY(reading.isClear);
        QCOMPARE(reading.countOf([](const CellReading &cell) { return cell.isDoubtful; }), 0);
    }

    void whatTheRulesOverruleIsMarked()
    {
        std::vector<CellImage> cells = cellsOf(clues);
        cells[0] = cellOf(marksClass);
        const BoardReading reading = read(cells, 9, [](const CellImage &cell) {
            return cell[0] == marksClass ? either(printed("3"), 0.7, printed("5")) : readCell(cell);
        });
        QCOMPARE(text(reading.board().puzzle.givens), clues);
        QVERIFY(reading.cells[0].isOverruled());
        QVERIFY(reading.cells[0].isDoubtful);
        QCOMPARE(reading.cells[0].seen, 3);
        QCOMPARE(reading.cells[0].others.front().digit, 3);
    }

    void handwritingBecomesEntries()
    {
        std::vector<CellImage> cells = cellsOf(clues);
        cells[2] = cellOf(written("4"));
        const BoardReading reading = read(cells, 9);
        QCOMPARE(text(reading.board().puzzle.givens), clues);
        QCOMPARE(reading.board().entries[2], 4);
        QVERIFY(reading.board().entries.filledCount() == 1);
    }

    void wrongHandwritingDoesNotChangeThePrint()
    {
        std::vector<CellImage> cells = cellsOf(clues);
        cells[2] = cellOf(written("2")); // the solution has 4 there
        const BoardReading reading = read(cells, 9);
        QCOMPARE(text(reading.board().puzzle.givens), clues);
        QCOMPARE(reading.board().entries[2], 2);
        QCOMPARE(reading.verdict, ReadingVerdict::Unique);
    }

    void equalDigitsInAHouseAreDoubtful()
    {
        std::string twice = clues;
        twice[1] = '5';
        const BoardReading reading = read(cellsOf(twice), 9);
        QCOMPARE(reading.verdict, ReadingVerdict::None);
        QCOMPARE(text(reading.board().puzzle.givens), twice);
        QVERIFY(reading.cells[0].isDoubtful);
        QVERIFY(reading.cells[1].isDoubtful);
        QVERIFY(!reading.cells[4].isDoubtful);
    }

    void marksAreNoDigits()
    {
        std::vector<CellImage> cells = cellsOf(clues);
        cells[2] = cellOf(marksClass);
        const BoardReading reading = read(cells, 9);
        QCOMPARE(text(reading.board().digits()), clues);
        QVERIFY(reading.cells[2].kind == CellKind::Marks);
    }

    /// A low spot that might be several digits is marks; one that clearly is a digit stays one.
    void lowCellsAreMarksUnlessTheyAreClear()
    {
        std::vector<CellImage> cells = cellsOf(clues);
        cells[2][0] = 255;
        const CellReader reader = [](const CellImage &cell) {
            return cell[0] == 255 ? either(printed("4"), 0.8, printed("1")) : readCell(cell);
        };
        const BoardReading usual = readBoard(cells, {defaultGeometry(9)}, reader, {});
        QCOMPARE(int(usual.cells[2].digit), 4);
        const BoardReading low =
            readBoard(cells, {.geometry = defaultGeometry(9), .lowCells = {1, 2}}, reader, {});
        QCOMPARE(low.cells[2].digit, noDigit);
        QVERIFY(low.cells[2].kind == CellKind::Marks);
        QVERIFY(!low.cells[2].isDoubtful);
        QCOMPARE(int(low.cells[1].digit), 3);
    }

    void lettersAndNumbersAreToldApart()
    {
        const std::vector<ClassLogs> letters{sure(printed("A")), sure(printed("P")), sure(printed("C"))};
        QCOMPARE(std::string(chooseSymbols(16, letters).symbols().id), std::string("A"));
        const std::vector<ClassLogs> numbers{sure(printed("16")), sure(printed("3")), sure(blankClass)};
        const BoardSymbols chosen = chooseSymbols(16, numbers);
        QVERIFY(chosen.symbols().isNumeric());
        QCOMPARE(chosen.digitOf(printed("16")), 16);
        QCOMPARE(chosen.digitOf(printed("17")), noDigit);
        const std::vector<ClassLogs> mixed{sure(printed("9")), sure(printed("G")), sure(printed("1"))};
        QCOMPARE(chooseSymbols(16, mixed).digitOf(printed("G")), 16);
        const std::vector<ClassLogs> withZero{sure(printed("0")), sure(printed("F"))};
        QCOMPARE(chooseSymbols(16, withZero).digitOf(printed("0")), 1);
    }

    void smallLettersAreToldApart()
    {
        const std::vector<ClassLogs> letters{sure(printed("a")), sure(printed("p")), sure(printed("l"))};
        const BoardSymbols small = chooseSymbols(16, letters);
        QCOMPARE(std::string(small.symbols().id), std::string("A"));
        QVERIFY(small.letters() == LetterCase::Small);
        QCOMPARE(small.digitOf(printed("l")), 12);
        QCOMPARE(small.digitOf(printed("L")), noDigit);
        const std::vector<ClassLogs> mixed{sure(printed("9")), sure(printed("g")), sure(printed("1"))};
        QCOMPARE(chooseSymbols(16, mixed).digitOf(printed("g")), 16);
        const std::vector<ClassLogs> withZero{sure(printed("0")), sure(printed("f"))};
        QCOMPARE(chooseSymbols(16, withZero).digitOf(printed("f")), 16);
        const std::vector<ClassLogs> large{sure(printed("9")), sure(printed("G"))};
        QVERIFY(chooseSymbols(16, large).letters() == LetterCase::Large);
    }

    void smallLettersAreSeenOnLargeBoards_data()
    {
        QTest::addColumn<QByteArray>("letter");
        QTest::addColumn<int>("size");
        QTest::addColumn<bool>("areSeen");
        QTest::newRow("small ones") << QByteArray("g") << 16 << true;
        QTest::newRow("large ones") << QByteArray("G") << 16 << false;
        QTest::newRow("none") << QByteArray("9") << 16 << false;
        QTest::newRow("9x9") << QByteArray("g") << 9 << false;
    }

    void smallLettersAreSeenOnLargeBoards()
    {
        QFETCH(QByteArray, letter);
        QFETCH(int, size);
        QFETCH(bool, areSeen);
        std::vector<CellImage> cells(size * size, cellOf(blankClass));
        for (Cell cell = 0; cell < size * size; cell += 7)
            cells[cell] = cellOf(printed(letter.toStdString()));
        QCOMPARE(hasSmallLetters(cells, size, readCell), areSeen);
    }

    void aNetworkWithoutSmallLettersReadsNone()
    {
        ClassLogs logs = sure(printed("A"));
        logs.resize(digitClassCount);
        QVERIFY(chooseSymbols(16, std::vector<ClassLogs>{logs}).letters() == LetterCase::Large);
    }

    void boardsOfAPageAreInReadingOrder_data()
    {
        QTest::addColumn<QList<QRectF>>("places"); // as they are read
        QTest::newRow("a bit askew") << QList<QRectF>{{0.04, 0.15, 0.32, 0.32},
                                                      {0.54, 0.14, 0.32, 0.32},
                                                      {0.04, 0.54, 0.32, 0.32},
                                                      {0.54, 0.56, 0.32, 0.32}};
        QTest::newRow("a small one at the right, as high")
            << QList<QRectF>{{0.05, 0.1, 0.5, 0.5}, {0.6, 0.09, 0.2, 0.2}};
        QTest::newRow("a large one beside two small ones")
            << QList<QRectF>{{0.05, 0.1, 0.5, 0.5}, {0.62, 0.09, 0.2, 0.2}, {0.6, 0.4, 0.2, 0.2}};
        QTest::newRow("a large one above two small ones")
            << QList<QRectF>{{0.2, 0, 0.6, 0.6}, {0.1, 0.7, 0.25, 0.25}, {0.6, 0.69, 0.25, 0.25}};
        QTest::newRow("two small ones above a large one")
            << QList<QRectF>{{0.1, 0.05, 0.25, 0.25}, {0.6, 0.04, 0.25, 0.25}, {0.2, 0.35, 0.6, 0.6}};
    }

    void boardsOfAPageAreInReadingOrder()
    {
        QFETCH(QList<QRectF>, places);
        std::vector<BoardReading> boards;
        for (const QRectF &place : places) {
            BoardReading board{.geometry = defaultGeometry(4), .crossings = {}, .cells = {}};
            for (int row = 0; row <= 4; ++row)
                for (int column = 0; column <= 4; ++column)
                    board.crossings.push_back(place.topLeft()
                                              + QPointF(column * place.width(), row * place.height()) / 4);
            boards.push_back(board);
        }
        std::vector<BoardReading> mixed(boards.rbegin(), boards.rend());
        for (int round = 0; round < places.size(); ++round) {
            const std::vector<BoardReading> ordered = inReadingOrder(mixed);
            for (std::size_t i = 0; i < boards.size(); ++i)
                QCOMPARE(ordered[i].crossings, boards[i].crossings);
            std::rotate(mixed.begin(), mixed.begin() + 1, mixed.end());
        }
    }

    void aBoardOnItsSideIsTurned_data()
    {
        QTest::addColumn<int>("turns");
        for (int turns = 0; turns < 4; ++turns)
            QTest::addRow("%d", turns) << turns;
    }

    void aBoardOnItsSideIsTurned()
    {
        QFETCH(int, turns);
        const std::vector<CellImage> upright = cellsOf(clues);
        const std::vector<CellImage> lying = turnedCells(upright, 9, (4 - turns) % 4);
        QCOMPARE(uprightTurn(lying, 9, readCell), turns);
        QVERIFY(turnedCells(lying, 9, turns) == upright);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestBoardReader)

} // namespace sudoku::tst_boardreader

#include "tst_boardreader.moc"
