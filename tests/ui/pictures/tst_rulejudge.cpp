#include "ui/pictures/rulejudge.h"

#include "core/variants/variant.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

namespace sudoku::tst_rulejudge {

const std::string clues = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A cell whose picture says its digit in its first byte.
std::vector<CellImage> cellsOf(const std::string &text)
{
    std::vector<CellImage> cells;
    for (const char c : text) {
        CellImage image{};
        image[0] = static_cast<std::uint8_t>(c == '.' ? 0 : c - '0');
        cells.push_back(image);
    }
    return cells;
}

ClassLogs readCell(const CellImage &cell)
{
    constexpr float unlikely = -12;
    ClassLogs logs(cellClassCount, unlikely);
    logs[cell[0]] = -0.001F; // printed digits follow blank
    return logs;
}

RuleReading rule(const char *kind, std::vector<Cell> cells = {})
{
    return {.constraint = {findVariant(kind), std::move(cells)}};
}

BoardReading read(const std::string &text, const FoundRules &found)
{
    const std::vector<CellImage> cells = cellsOf(text);
    return readWithRules({cells, cells}, {defaultGeometry(9)}, found, readCell, {});
}

/// Reads a board on which removing the rules left \a rest of the digits.
BoardReading readSpoilt(const std::string &text, const std::string &rest, const FoundRules &found)
{
    const std::vector<CellImage> drawn = cellsOf(text), spoilt = cellsOf(rest);
    return readWithRules({drawn, spoilt}, {defaultGeometry(9)}, found, readCell, {});
}

/// The clues without the 5 in the corner, which have several solutions.
std::string open()
{
    std::string text = clues;
    text[0] = text[1] = text[4] = text[12] = '.';
    return text;
}

/// The clues without two of them, which have two solutions.
std::string nearlyUnique()
{
    std::string text = clues;
    text[31] = text[66] = '.';
    return text;
}

/// The digits of a board judge the rules that were seen on it.
class TestRuleJudge : public QObject
{
    Q_OBJECT

private slots:
    void rulesThatFitStay()
    {
        const BoardReading reading = read(clues, {.rules = {rule("odd", {0, 1})}});
        QCOMPARE(reading.verdict, ReadingVerdict::Unique);
        QCOMPARE(reading.rules.size(), std::size_t(1));
        QVERIFY(!reading.rules[0].isDoubtful);
        QVERIFY(reading.isClear);
    }

    /// Programs draw tiles under digits. Their removal must not cost a digit.
    void tilesAreNoRules()
    {
        std::string spoilt = clues;
        spoilt[9] = '8'; // was 6
        spoilt[12] = '.';
        const FoundRules tiles{.rules = {rule("odd", {0, 1, 9, 12})}};
        const BoardReading reading = readSpoilt(clues, spoilt, tiles);
        QCOMPARE(text(reading.board().digits()), clues);
        QCOMPARE(reading.verdict, ReadingVerdict::Unique);
        QCOMPARE(reading.rules.size(), std::size_t(0));
        QVERIFY(reading.isClear);
    }

    /// Not only under digits: it may be a rule with a misread cell.
    void digitsThatTheRemovalSpoiltAreReadAsDrawn()
    {
        std::string spoilt = clues;
        spoilt[9] = '8';
        const BoardReading reading = readSpoilt(clues, spoilt, {.rules = {rule("odd", {2, 9, 12})}});
        QCOMPARE(text(reading.board().digits()), clues);
        QCOMPARE(reading.rules.size(), std::size_t(1));
        QVERIFY(reading.rules[0].isDoubtful);
        QVERIFY(!reading.isClear);
    }

    /// The clues have one solution, which contradicts the rule.
    void rulesThatContradictAreInDoubt()
    {
        for (const RuleReading &each : {rule("odd", {9, 11}), rule("diagonal"), rule("even", {2, 3})}) {
            const BoardReading reading = read(clues, {.rules = {each}});
            QCOMPARE(reading.rules.size(), std::size_t(1));
            QCOMPARE(reading.rules[0].isDoubtful, each.constraint.cells != std::vector<Cell>({2, 3}));
            QCOMPARE(text(reading.board().digits()), clues);
            QCOMPARE(reading.isClear, !reading.rules[0].isDoubtful);
        }
    }

    /// Several solutions speak neither for a rule nor against it.
    void rulesOfAnOpenBoardStay()
    {
        const BoardReading reading = read(open(), {.rules = {rule("odd", {0, 1})}});
        QCOMPARE(reading.verdict, ReadingVerdict::Several);
        QCOMPARE(reading.rules.size(), std::size_t(1));
        QVERIFY(!reading.rules[0].isDoubtful);
    }

    /// The digits have several solutions without the rule, and none with it.
    void rulesWithoutSolutionAreInDoubt()
    {
        const BoardReading reading = read(open(), {.rules = {rule("odd", {0, 9})}}); // r2c1 is 6
        QCOMPARE(reading.verdict, ReadingVerdict::None);
        QVERIFY(reading.rules[0].isDoubtful);
        QVERIFY(!reading.isClear);
    }

    /// Of the guesses that one becomes a rule with which the digits have exactly one solution.
    void guesses_data()
    {
        QTest::addColumn<QString>("digits");
        QTest::addColumn<QString>("kinds");
        QTest::addColumn<QString>("taken");
        QTest::newRow("the first") << "open"
                                   << "odd even"
                                   << "odd";
        QTest::newRow("the second") << "open"
                                    << "even odd"
                                    << "odd";
        QTest::newRow("none") << "open"
                              << "even"
                              << "";
        QTest::newRow("not needed") << "clues"
                                    << "odd even"
                                    << "";
    }

    void guesses()
    {
        QFETCH(QString, digits);
        QFETCH(QString, kinds);
        QFETCH(QString, taken);
        const std::vector<Cell> shaded = {10, 15, 21, 43, 47, 57}; // odd in the solution
        FoundRules found{.unreadShades = 6};
        for (const QString &kind : kinds.split(' '))
            found.guesses.push_back(rule(kind.toUtf8().constData(), shaded));
        const BoardReading reading = read(digits == "open" ? nearlyUnique() : clues, found);
        QCOMPARE(reading.rules.size(), std::size_t(taken.isEmpty() ? 0 : 1));
        QCOMPARE(reading.verdict == ReadingVerdict::Unique, digits == "clues" || !taken.isEmpty());
        if (!taken.isEmpty())
            QCOMPARE(QString::fromStdString(reading.rules[0].kindId()), taken);
        QCOMPARE(reading.unreadShades, reading.verdict == ReadingVerdict::Unique ? 0 : 6);
    }

    void shadesAreCountedWhereARuleMayBeMissing()
    {
        QCOMPARE(read(open(), {.unreadShades = 3}).unreadShades, 3);
        QCOMPARE(read(clues, {.unreadShades = 3}).unreadShades, 0); // they are decoration
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestRuleJudge)

} // namespace sudoku::tst_rulejudge

#include "tst_rulejudge.moc"
