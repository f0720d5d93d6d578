#include <QTest>

#include "tests/core/encode/encodingbench.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"

namespace sudoku::tst_extendedencoding {

using namespace encodingbench;

void addExactlyOne(ClauseSet &set, const Clause &literals)
{
    set.insert(sorted(literals));
    for (std::size_t i = 0; i < literals.size(); ++i)
        for (std::size_t j = i + 1; j < literals.size(); ++j)
            set.insert(sorted({-literals[i], -literals[j]}));
}

/// What the literature asks for: each cell has exactly one digit, each row, column and box has each digit
/// exactly once.
ClauseSet extendedEncoding(const Geometry &geometry, const Encoding &encoding)
{
    const int size = geometry.size();
    ClauseSet set;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        Clause digits;
        for (Digit digit = 1; digit <= size; ++digit)
            digits.push_back(encoding.literal(cell, digit));
        addExactlyOne(set, digits);
    }
    for (int house = 0; house < size; ++house)
        for (Digit digit = 1; digit <= size; ++digit) {
            Clause row;
            Clause column;
            Clause region;
            for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
                const Literal literal = encoding.literal(cell, digit);
                if (cell / size == house)
                    row.push_back(literal);
                if (cell % size == house)
                    column.push_back(literal);
                if (geometry.regionOf(cell) == house)
                    region.push_back(literal);
            }
            for (const Clause &places : {row, column, region})
                addExactlyOne(set, places);
        }
    return set;
}

std::set<Clause> withoutRepetition(const ClauseSet &clauses)
{
    return {clauses.begin(), clauses.end()};
}

/// The encoding of all candidates, and its size.
class TestExtendedEncoding : public QObject
{
    Q_OBJECT

private slots:
    void hasTheKnownSize_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<bool>("sharesBetweenHouses");
        QTest::addColumn<int>("variables");
        QTest::addColumn<int>("clauses");
        QTest::newRow("4x4") << 4 << false << 64 << 448;
        QTest::newRow("9x9") << 9 << false << 729 << 11'988;
        QTest::newRow("9x9 dropping") << 9 << true << 729 << 10'530;
        QTest::newRow("16x16") << 16 << false << 4'096 << 123'904;
        QTest::newRow("25x25") << 25 << false << 15'625 << 752'500;
        QTest::newRow("25x25 dropping") << 25 << true << 15'625 << 690'000;
    }

    void segmentsAreShared_data()
    {
        QTest::addColumn<Puzzle>("puzzle");
        QTest::addColumn<int>("variables");
        QTest::addColumn<int>("clauses");
        // Beside the cells and "at least one" of the houses: the segments of rows and columns, each with at
        // most one of its places and what it means; at most one segment of a line, and of a box in both
        // directions.
        QTest::newRow("9x9") << emptyBoard(9) << 729 + 9 * 54
                             << 81 * 37 + 27 * 9 + 54 * 9 * (3 + 4) + 18 * 9 * 3 + 9 * 9 * (3 + 3);
        QTest::newRow("6x6") << emptyBoard(6) << 216 + 6 * (12 + 18)
                             << 36 * 16 + 18 * 6 + 6 * (12 * (3 + 4) + 18 * (1 + 3)) + 6 * 6 * (1 + 3)
                                    + 6 * 6 * (1 + 3);
        QTest::newRow("25x25") << emptyBoard(25) << 15'625 + 25 * 250 << 315'000;
    }

    void segmentsAreShared()
    {
        QFETCH(Puzzle, puzzle);
        const Encoding encoding =
            encoded(puzzle, {.method = findEncodingMethod("segment"), .kind = EncodingKind::FullFacts});
        QTEST(encoding.cnf().variableCount(), "variables");
        QTEST(encoding.cnf().clauseCount(), "clauses");
    }

    void hasTheKnownSize()
    {
        QFETCH(int, size);
        QFETCH(bool, sharesBetweenHouses);
        QFETCH(int, variables);
        QFETCH(int, clauses);
        const Encoding encoding = fullyEncoded(emptyBoard(size), sharesBetweenHouses);
        QCOMPARE(encoding.cnf().variableCount(), variables);
        QCOMPARE(encoding.cnf().clauseCount(), clauses);
    }

    void isTheExtendedEncoding_data()
    {
        QTest::addColumn<BoxShape>("boxes");
        for (int size = minBoardSize; size <= (triesAll() ? 16 : 9); ++size)
            for (const BoxShape boxes : boxShapes(size))
                QTest::addRow("%dx%d", boxes.rows, boxes.columns) << boxes;
    }

    void isTheExtendedEncoding()
    {
        QFETCH(BoxShape, boxes);
        const Puzzle puzzle(Geometry::withBoxes(boxes));
        const Encoding all = fullyEncoded(puzzle, false);
        const ClauseSet expected = extendedEncoding(puzzle.geometry, all);
        QVERIFY(clauseSet(all.cnf()) == expected);
        // Dropping shared pairs takes away repetitions and nothing else.
        const ClauseSet dropped = clauseSet(fullyEncoded(puzzle, true).cnf());
        QVERIFY(withoutRepetition(dropped) == withoutRepetition(expected));
        QCOMPARE(dropped.size(), withoutRepetition(dropped).size());
    }

    void isTheExtendedEncodingOfAJigsaw()
    {
        const auto geometry = Geometry::withRegions(5, regionMap("AABBBAABBCADCCCDDDECDEEEE"));
        const Puzzle puzzle(*geometry);
        const Encoding encoding = fullyEncoded(puzzle, false);
        QVERIFY(clauseSet(encoding.cnf()) == extendedEncoding(*geometry, encoding));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestExtendedEncoding)

} // namespace sudoku::tst_extendedencoding

#include "tst_extendedencoding.moc"
