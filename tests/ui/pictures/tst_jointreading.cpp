#include "core/variants/variant.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/pictures/jointreading.h"

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
