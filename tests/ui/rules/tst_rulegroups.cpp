// Covers ui/rules: rulegroups, rulefilter

#include <QCoreApplication>
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/rules/rulefilter.h"
#include "ui/rules/rulegroups.h"

#include <functional>

namespace sudoku::tst_rulegroups {

class TestRuleGroups : public QObject
{
    Q_OBJECT

    using Kind = RowRun::Kind;

    static std::vector<BoardRule> rulesOfTexts(const std::vector<const char *> &texts)
    {
        Board board(emptyBoard(9));
        for (const char *text : texts)
            board.puzzle.constraints.push_back(*readConstraint(defaultGeometry(9), text));
        return rulesOf(board);
    }

    /// Cages one below the other, two in each row, and a diagonal.
    static std::vector<BoardRule> cagesAndADiagonal(int cageCount)
    {
        Board board(emptyBoard(9));
        board.puzzle.constraints = {{findVariant("diagonal"), {}}};
        for (int i = 0; i < cageCount; ++i) {
            const Cell first = i / 2 * 9 + i % 2 * 3;
            board.puzzle.constraints.push_back({findVariant("killer"), {first, first + 1}, {}});
        }
        return rulesOf(board);
    }

private slots:
    void aShortListHasNoGroups()
    {
        const auto shortest = cagesAndADiagonal(static_cast<int>(maxUngroupedRules) - 1);
        QCOMPARE(groupedRules(shortest, {}).size(), maxUngroupedRules);
        const std::vector<RuleEntry> entries =
            groupedRules(cagesAndADiagonal(static_cast<int>(maxUngroupedRules)), {});
        QCOMPARE(entries.size(), 2U);
        QVERIFY(!entries[0].isGroup); // a kind with one rule
        QVERIFY(entries[1].isGroup);
        QCOMPARE(entries[1].rules.size(), maxUngroupedRules);
    }

    void aSearchLeavesGroupsGroups()
    {
        const RuleFilter search(defaultGeometry(9), "r3c5");
        const std::vector<RuleEntry> found = groupedRules(cagesAndADiagonal(14), search);
        QCOMPARE(found.size(), 1U);
        QVERIFY(found[0].isGroup);
        QCOMPARE(found[0].rules.size(), 1U);
    }

    void runsLeadFromOneListToTheOther_data()
    {
        QTest::addColumn<std::vector<int>>("before");
        QTest::addColumn<std::vector<int>>("after");
        QTest::newRow("nothing") << std::vector<int>{} << std::vector<int>{};
        QTest::newRow("all new") << std::vector<int>{} << std::vector{1, 2, 3};
        QTest::newRow("all gone") << std::vector{1, 2, 3} << std::vector<int>{};
        QTest::newRow("some of each") << std::vector{1, 3, 4, 7, 7} << std::vector{2, 3, 5, 6, 7, 8};
        QTest::newRow("equal ones") << std::vector{5, 5} << std::vector{5, 5, 5};
    }

    void runsLeadFromOneListToTheOther()
    {
        QFETCH(std::vector<int>, before);
        QFETCH(std::vector<int>, after);
        std::vector<int> list = before;
        auto row = list.begin();
        auto next = after.begin();
        Kind last = Kind::Kept;
        bool isFirst = true;
        for (const auto [kind, count] : rowRuns(before, after, std::less<>())) {
            QVERIFY(isFirst || kind != last); // each run is as long as it can be
            if (kind == Kind::Removed) {
                row = list.erase(row, row + count);
            } else if (kind == Kind::Inserted) {
                row = list.insert(row, next, next + count) + count;
                next += count;
            } else {
                row += count;
                next += count;
            }
            last = kind;
            isFirst = false;
        }
        QCOMPARE(list, after);
    }

    void searches_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<int>>("found"); // the rules, by their numbers below
        const auto add = [](const char *text, const QList<int> &found) {
            QTest::newRow(text) << QString::fromLatin1(text) << found;
        };
        add("", {0, 1, 2, 3});
        add("cage", {0, 1});
        add("KILL", {0, 1});
        add("german", {3});  // another name of the kind
        add("bulb", {2});    // a word of its demand
        add("15", {0});      // a number, whole
        add("1", {});        // not its beginning
        add("r1c1", {0, 2}); // a cell
        add("r1c10", {});
        add("r2", {0, 2, 3}); // a row
        add("c7", {1});       // a column
        add("cage r2", {0});  // both
        add("cage, 8", {1});
        add("nothing", {});
    }

    void searches()
    {
        QFETCH(QString, text);
        QFETCH(QList<int>, found);
        const std::vector<BoardRule> rules =
            rulesOfTexts({"killer 15 r1c1 r1c2 r2c1", "killer 8 r3c7 r3c8", "thermometer r1c1 r2c2 r3c3",
                          "whispers r2c4 r3c4"});
        QCOMPARE(rules.size(), 4U);
        const RuleFilter search(defaultGeometry(9), text);
        QCOMPARE(search.isEmpty(), text.isEmpty());
        QList<int> matches;
        for (int i = 0; i < 4; ++i)
            if (search.matches(rules[i].constraint))
                matches += i;
        QCOMPARE(matches, found);
    }
};

ADD_TEST(QCoreApplication, TestRuleGroups)

} // namespace sudoku::tst_rulegroups

#include "tst_rulegroups.moc"
