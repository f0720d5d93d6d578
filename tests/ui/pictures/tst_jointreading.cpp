// Covers ui/pictures: sumbounds

#include "core/variants/variant.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/pictures/jointreading.h"
#include "ui/pictures/sumbounds.h"

#include <map>

namespace sudoku::tst_jointreading {

const std::string clues = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// The values of cells that look like \a text and like nothing else.
CellValues valuesOf(const std::string &text)
{
    CellValues values;
    const Grid digits = grid(text);
    for (Cell cell = 0; cell < digits.cellCount(); ++cell)
        values.push_back({{digits[cell], 0}});
    return values;
}

JointReading read(const CellValues &values)
{
    return readJointly(Puzzle(defaultGeometry(9)), values, {});
}

/// A 4x4 without givens, wholly covered by cages.
Puzzle killer()
{
    Puzzle puzzle(defaultGeometry(4));
    const Variant *const cage = findVariant("killer");
    puzzle.constraints = {{cage, {10, 11, 15}, {9}}, {cage, {12, 13, 14}, {6}}, {cage, {4, 8, 9}, {8}},
                          {cage, {2, 3}, {7}},       {cage, {0, 1, 5}, {7}},    {cage, {6, 7}, {3}}};
    return puzzle;
}

std::vector<int> sumsOf(const Puzzle &puzzle)
{
    std::vector<int> sums;
    for (const Constraint &cage : puzzle.constraints)
        sums.push_back(*cage.number());
    return sums;
}

/// The sums look like themselves, and some, by their places, first of all like others.
std::vector<RuleNumberValues> numbersOf(const Puzzle &puzzle, const std::map<std::size_t, int> &misread)
{
    std::vector<RuleNumberValues> numbers;
    const std::vector<int> sums = sumsOf(puzzle);
    for (std::size_t i = 0; i < sums.size(); ++i) {
        numbers.push_back({i, {{sums[i], 0}}});
        if (const auto other = misread.find(i); other != misread.end())
            numbers.back().values = {{other->second, 0}, {sums[i], 2}};
    }
    return numbers;
}

/// What a misread board is read as: its likeliest digits are changed only by the rules.
class TestJointReading : public QObject
{
    Q_OBJECT

private slots:
    void aClearBoardStays()
    {
        const JointReading reading = read(valuesOf(clues));
        QCOMPARE(text(reading.digits), clues);
        QCOMPARE(reading.verdict, ReadingVerdict::Unique);
        QCOMPARE(reading.price, 0.0);
        QVERIFY(!reading.margin);
    }

    void theRulesDecideADoubtfulDigit()
    {
        CellValues values = valuesOf(clues);
        values[0] = {{3, 0}, {5, 1.5}, {8, 2.5}}; // a second 3 in the row
        const JointReading reading = read(values);
        QCOMPARE(text(reading.digits), clues);
        QCOMPARE(reading.verdict, ReadingVerdict::Unique);
        QCOMPARE(reading.price, 1.5);
    }

    void aBlankMayBeADigit()
    {
        CellValues values = valuesOf(clues);
        values[30] = {{3, 0}, {noDigit, 1}}; // a spot that looks like a second 3 in row 4
        QCOMPARE(read(values).verdict, ReadingVerdict::Unique);
        QCOMPARE(text(read(values).digits), clues);
    }

    void aMisprintStays()
    {
        std::string misprint = clues;
        misprint[0] = '3';
        CellValues values = valuesOf(misprint);
        values[0].push_back({5, maxCellLoss + 1}); // far from what it looks like
        const JointReading reading = read(values);
        QCOMPARE(text(reading.digits), misprint);
        QCOMPARE(reading.verdict, ReadingVerdict::None);
    }

    void thePriceOfAllChangesIsLimited()
    {
        CellValues values = valuesOf(clues);
        values[0] = {{3, 0}, {5, 0.6 * maxPrice}};
        values[80] = {{5, 0}, {9, 0.6 * maxPrice}};
        QCOMPARE(read(values).verdict, ReadingVerdict::None);
        values[80] = {{5, 0}, {9, 0.3 * maxPrice}};
        QCOMPARE(text(read(values).digits), clues);
    }

    void theNextBoardTellsHowSureItIs()
    {
        CellValues values = valuesOf(clues);
        values[0].push_back({noDigit, 2}); // the clue is redundant or not: both boards may be meant
        const JointReading reading = read(values);
        QCOMPARE(text(reading.digits), clues);
        std::string other = clues;
        other[0] = '.';
        if (read(valuesOf(other)).verdict == ReadingVerdict::Unique) {
            QCOMPARE(reading.margin, std::optional(2.0));
            QCOMPARE(text(reading.next), other);
        } else {
            QVERIFY(!reading.margin);
        }
    }

    void severalSolutionsAreSaid()
    {
        std::string few = clues;
        std::fill(few.begin() + 20, few.end(), '.');
        QCOMPARE(read(valuesOf(few)).verdict, ReadingVerdict::Several);
    }

    void boardsOfOtherSizesAreDecidedToo()
    {
        CellValues values = valuesOf("1.34341221434321");
        values[0] = {{3, 0}, {1, 1}};
        const JointReading reading = readJointly(Puzzle(defaultGeometry(4)), values, {});
        QCOMPARE(text(reading.digits), std::string("1.34341221434321"));
        QCOMPARE(reading.verdict, ReadingVerdict::Unique);
    }

    void rulesBeyondTheHousesCountToo()
    {
        Puzzle rules(defaultGeometry(4));
        rules.constraints.push_back({findVariant("diagonal"), {0, 5, 10, 15}});
        CellValues values = valuesOf("1...............");
        values[15] = {{1, 0}, {noDigit, 3}}; // a second 1 on the diagonal
        const JointReading reading = readJointly(rules, values, {});
        QCOMPARE(reading.verdict, ReadingVerdict::None);
        QCOMPARE(readJointly(Puzzle(rules.geometry), values, {}).verdict, ReadingVerdict::Several);
    }

    void sumsAreChosenWithTheDigits()
    {
        const Puzzle rules = killer();
        // One sum looks like another, which the sums of the houses refuse, and one digit looks like nothing.
        const auto numbers = numbersOf(rules, {{2, 9}});
        CellValues values(16, {{noDigit, 0}});
        const JointReading reading = readJointly(rules, values, {}, numbers);
        QCOMPARE(reading.verdict, ReadingVerdict::Unique);
        QCOMPARE(reading.price, 2.0);
        QCOMPARE(reading.numbers, sumsOf(rules));
    }

    void aSumThatIsMisprintedStays()
    {
        const Puzzle rules = killer();
        auto numbers = numbersOf(rules, {});
        numbers[0].values.front().digit = 5;
        const JointReading reading = readJointly(rules, CellValues(16, {{noDigit, 0}}), {}, numbers);
        QCOMPARE(reading.verdict, ReadingVerdict::None);
        QCOMPARE(reading.numbers[0], 5);
    }

    void boundsNameTheSumsThatCannotBeRight()
    {
        const Puzzle rules = killer();
        const SumBounds bounds(rules, numbersOf(rules, {}));
        std::vector<int> sums = sumsOf(rules);
        QVERIFY(bounds.fit(sums));
        QVERIFY(bounds.misfits(sums).empty());
        sums[2] = 40; // more than its cells can have
        QVERIFY(!bounds.fit(sums));
        QCOMPARE(bounds.misfits(sums), (std::vector<std::size_t>{2}));
        sums = sumsOf(rules);
        ++sums[0]; // possible for its cells, but not for the rows
        QVERIFY(!bounds.fit(sums));
        QVERIFY(std::ranges::count(bounds.misfits(sums), std::size_t(0)) > 0);
    }

    void aStopEndsIt()
    {
        std::stop_source stop;
        stop.request_stop();
        const JointReading reading =
            readJointly(Puzzle(defaultGeometry(16)), valuesOf(text(Grid(256))), stop.get_token());
        QCOMPARE(reading.verdict, ReadingVerdict::NotDecided);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestJointReading)

} // namespace sudoku::tst_jointreading

#include "tst_jointreading.moc"
