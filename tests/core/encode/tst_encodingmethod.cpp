#include <QTest>

#include "tests/core/encode/encodingbench.h"
#include "tests/testprogram.h"

#include <bit>
#include <functional>

namespace sudoku::tst_encodingmethod {

using namespace encodingbench;

struct Size
{
    int variables;
    int clauses;

    bool operator==(const Size &) const = default;
    Size operator+(Size other) const { return {variables + other.variables, clauses + other.clauses}; }
    Size operator*(int count) const { return {variables * count, clauses * count}; }
};

constexpr int pairs(int n)
{
    return n * (n - 1) / 2;
}

// What "at most one of n" takes, by the papers: auxiliary variables and clauses.

Size pairwise(int n)
{
    return {0, pairs(n)};
}

Size tree2(int n)
{
    return {n - 2, 4 * n - 7};
}

/// With an even n one part is cut in two: 4 clauses where a part of three has 7.
Size tree3(int n)
{
    return n % 2 == 1 ? Size{(n - 3) / 2, (7 * n - 15) / 2} : Size{(n - 2) / 2, 7 * (n - 2) / 2};
}

/// Groups of three, each with a commander that needs a clause for each member and one more; what is left over
/// is a group of two, or one literal that is its own commander.
Size commander(int n)
{
    if (n <= 3)
        return pairwise(n);
    Size size = Size{1, pairs(3) + 3 + 1} * (n / 3) + commander((n + 2) / 3);
    return n % 3 == 2 ? size + Size{1, pairs(2) + 2 + 1} : size;
}

/// A rectangle whose sides are the auxiliary variables; each literal implies its row and its column.
Size product(int n)
{
    if (n <= 6)
        return pairwise(n);
    int columns = 1;
    while (columns * columns < n)
        ++columns;
    const int rows = (n + columns - 1) / columns;
    return Size{rows + columns, 2 * n} + product(rows) + product(columns);
}

Size sequential(int n)
{
    return {n - 1, 3 * n - 4};
}

/// Pairs exclude each other, and each literal implies the bits of the number of its pair.
Size bimander(int n)
{
    const int bits = std::bit_width(static_cast<unsigned>((n + 1) / 2 - 1));
    return {bits, n / 2 + n * bits};
}

// What an empty board of n x n with boxes of r x c takes. There are n² cells, and for each of 3n houses and n
// digits a set of n candidates, so 3n² of these; n³ candidates.

/// At least one and at most one, in cells and houses, each written for itself.
Size exactlyOne(int n, Size atMostOne)
{
    return Size{n * n * n, 0} + (Size{0, 1} + atMostOne) * (4 * n * n);
}

/// The same, but a pair of cells in a line and a box is written once: of the pairs in a box only those in
/// different rows and columns are new.
Size sharedPairs(int n, BoxShape box)
{
    const int twice = box.rows * pairs(box.columns) + box.columns * pairs(box.rows);
    const Size all = exactlyOne(n, pairwise(n));
    return {all.variables, all.clauses - n * n * twice};
}

/// Rows are cut into r segments of c cells, columns into c segments of r cells: for each and each digit a
/// variable, what it means, and at most one of its cells; then at most one segment of a row, of a column, and
/// of a box in both directions.
Size segments(int n, BoxShape box)
{
    const auto segment = [](int cells) {
        return Size{cells == 1 ? 0 : 1, cells == 1 ? 0 : pairs(cells) + cells + 1};
    };
    const Size cut = (segment(box.columns) * box.rows + segment(box.rows) * box.columns) * (n * n);
    const int atMostOne = 2 * n * n * (pairs(box.rows) + pairs(box.columns));
    return Size{n * n * n, n * n * (1 + pairs(n)) + 3 * n * n + atMostOne} + cut;
}

/// Lynce and Ouaknine, 2006: each cell has a digit; no digit is twice in a house. 9x9: 81 clauses of nine
/// literals and 8,748 of two.
Size minimal(int n)
{
    return {n * n * n, n * n + 3 * n * n * pairs(n)};
}

/// Weber, 2005: and no cell has two digits. 9x9: 2,916 clauses more.
Size efficient(int n)
{
    return minimal(n) + Size{0, n * n * pairs(n)};
}

/// ⌈log2 n⌉ bits in each cell, a clause against each number that is no digit, and for each pair of cells in a
/// house and each digit a clause over their bits.
Size logarithmic(int n)
{
    const int bits = std::bit_width(static_cast<unsigned>(n - 1));
    return {n * n * bits, n * n * ((1 << bits) - n) + 3 * n * n * pairs(n)};
}

using Formula = std::function<Size(int, BoxShape)>;

Formula separately(Size (*atMostOne)(int))
{
    return [atMostOne](int n, BoxShape) { return exactlyOne(n, atMostOne(n)); };
}

Formula ofSize(Size (*size)(int))
{
    return [size](int n, BoxShape) { return size(n); };
}

/// The size of the formula of an empty board, for each method.
std::vector<std::pair<std::string, Formula>> formulas()
{
    return {
        {"pairwise", sharedPairs},          {"tree2", separately(tree2)},
        {"tree3", separately(tree3)},       {"commander", separately(commander)},
        {"product", separately(product)},   {"sequential", separately(sequential)},
        {"bimander", separately(bimander)}, {"segment", segments},
        {"minimal", ofSize(minimal)},       {"efficient", ofSize(efficient)},
        {"extended", separately(pairwise)}, {"log", ofSize(logarithmic)},
    };
}

Size sizeOf(const Puzzle &puzzle, const EncodingMethod &method)
{
    const Encoding encoding = encoded(puzzle, {.method = &method, .kind = EncodingKind::FullFacts});
    return {encoding.cnf().variableCount(), encoding.cnf().clauseCount()};
}

class TestEncodingMethod : public QObject
{
    Q_OBJECT

private slots:
    void areFoundById()
    {
        std::set<std::string_view> ids;
        for (const EncodingMethod &method : encodingMethods()) {
            QVERIFY(!method.id.empty() && !method.name.empty() && !method.explanation.empty());
            QVERIFY2(!method.source.empty(), method.id.data());
            QVERIFY(ids.insert(method.id).second);
            QCOMPARE(findEncodingMethod(method.id), &method);
        }
        QVERIFY(findEncodingMethod("") == nullptr);
        QVERIFY(findEncodingMethod("no-such-encoding") == nullptr);
    }

    void oldNamesAreKept()
    {
        QCOMPARE(findEncodingMethod("binary")->id, std::string_view("tree2"));
        QCOMPARE(findEncodingMethod("ternary")->id, std::string_view("tree3"));
    }

    void haveTheSizesOfTheirPapers_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<int>("variables");
        QTest::addColumn<int>("clauses");
        QTest::newRow("minimal") << "minimal" << 729 << 8'829;
        QTest::newRow("efficient") << "efficient" << 729 << 11'745;
        QTest::newRow("extended") << "extended" << 729 << 11'988;
        QTest::newRow("log") << "log" << 324 << 9'315;
        QTest::newRow("pairwise") << "pairwise" << 729 << 10'530;
        QTest::newRow("tree2") << "tree2" << 2'997 << 9'720;
        QTest::newRow("tree3") << "tree3" << 1'701 << 8'100;
        QTest::newRow("commander") << "commander" << 1'701 << 8'100;
        QTest::newRow("product") << "product" << 2'673 << 8'100;
        QTest::newRow("sequential") << "sequential" << 3'321 << 7'776;
        QTest::newRow("bimander") << "bimander" << 1'701 << 10'368;
        QTest::newRow("segment") << "segment" << 1'215 << 7'614;
    }

    /// Of 9x9 without givens; the handbook has the same figures.
    void haveTheSizesOfTheirPapers()
    {
        QFETCH(QString, id);
        QFETCH(int, variables);
        QFETCH(int, clauses);
        QVERIFY(sizeOf(emptyBoard(9), *findEncodingMethod(id.toStdString())) == (Size{variables, clauses}));
    }

    void sizesFollowFromFormulas_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 22, 24, 25})
            QTest::addRow("%d", size) << size;
    }

    void sizesFollowFromFormulas()
    {
        QFETCH(int, size);
        const Puzzle puzzle = emptyBoard(size);
        const auto all = formulas();
        QCOMPARE(all.size(), encodingMethods().size());
        for (const auto &[id, formula] : all) {
            const Size written = sizeOf(puzzle, *findEncodingMethod(id));
            const Size expected = formula(size, defaultBoxes(size));
            QVERIFY2(written == expected,
                     (id + ": " + std::to_string(written.variables) + ' ' + std::to_string(written.clauses)
                      + ", expected " + std::to_string(expected.variables) + ' '
                      + std::to_string(expected.clauses))
                         .c_str());
        }
    }

    /// Where a digit more than a row has cells may be left out, nothing else keeps two digits from a cell.
    void spareDigitsNeedOneDigitInCells()
    {
        const Puzzle puzzle(Geometry::withBoxes({2, 2}, 5));
        const Size size = sizeOf(puzzle, *findEncodingMethod("minimal"));
        QVERIFY(size == (Size{80, 16 * (1 + pairs(5)) + 12 * 5 * pairs(4)}));
    }

    /// A given is one clause, or one for each bit.
    void givensAreUnits()
    {
        const Puzzle puzzle = board("1..........4....");
        const auto added = [&](const char *id) {
            const EncodingMethod &method = *findEncodingMethod(id);
            return sizeOf(puzzle, method).clauses - sizeOf(emptyBoard(4), method).clauses;
        };
        QCOMPARE(added("minimal"), 2);
        QCOMPARE(added("log"), 4);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestEncodingMethod)

} // namespace sudoku::tst_encodingmethod

#include "tst_encodingmethod.moc"
