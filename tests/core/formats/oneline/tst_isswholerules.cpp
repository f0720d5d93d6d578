#include <QTest>

#include "core/board/automaton.h"
#include "core/formats/oneline/issformat.h"
#include "core/formats/readpuzzle.h"
#include "core/variants/own/ownkind.h"
#include "tests/bruteforce.h"
#include "tests/puzzles.h"
#include "tests/testprogram.h"

#include <algorithm>
#include <functional>
#include <set>

namespace sudoku::tst_isswholerules {

using Holds = std::function<bool(const Grid &)>;

struct Item
{
    const char *name;
    const char *text;
    Holds holds;
};

/// Items on a 4x4 board, where r2c1 is cell 4, and what they demand.
const std::vector<Item> &items()
{
    static const std::vector<Item> all{
        {"factors", ".Sum~3_=_1_1_-1~R1C1~R1C2~R2C3", [](const Grid &g) { return g[0] + g[1] - g[6] == 3; }},
        {"negative total", ".Sum~-2_=_2_-3~R1C1~R2C1",
         [](const Grid &g) { return 2 * g[0] - 3 * g[4] == -2; }},
        {"a cell twice", ".Sum~9~R1C1~R1C2~R1C1", [](const Grid &g) { return 2 * g[0] + g[1] == 9; }},
        {"a cage with a cell twice", ".Cage~9~R1C1~R2C3~R1C1",
         [](const Grid &g) { return 2 * g[0] + g[6] == 9 && g[0] != g[6]; }},
        {"equal sums", ".EqualSum~R1C1~R2C3~-~R1C4~R3C3~-~R4C1~R4C2",
         [](const Grid &g) { return g[0] + g[6] == g[3] + g[10] && g[0] + g[6] == g[12] + g[13]; }},
        {"equal sums that share a cell", ".EqualSum~R1C1~R1C2~-~R1C1~R2C3",
         [](const Grid &g) { return g[1] == g[6]; }},
        {"a pill of one digit", ".PillArrow~1~R1C1~R2C3~R3C4",
         [](const Grid &g) { return g[0] == g[6] + g[11]; }},
        {"value and index", ".ValueIndexing~R1C1~R1C2~R2C3~R2C4~R3C1",
         [](const Grid &g) {
             const Cell places[]{6, 7, 8};
             return g[1] <= 3 && g[places[g[1] - 1]] == g[0];
         }},
        {"values as often as named", ".ContainExact~1_2_1~R1C1~R2C3~R3C2",
         [](const Grid &g) {
             return std::multiset{g[0], g[6], g[9]} == std::multiset{1, 1, 2};
         }},
        {"values at least as often", ".ContainAtLeast~1_2~R1C1~R2C3~R3C2~R4C4",
         [](const Grid &g) {
             const std::set digits{g[0], g[6], g[9], g[15]};
             return digits.contains(1) && digits.contains(2);
         }},
        {"an index that counts itself", ".ValueIndexing~R1C1~R1C2~R2C3~R1C2~R3C1", // 2 stands for r1c2
         [](const Grid &g) {
             const Cell places[]{6, 1, 8};
             return g[1] <= 3 && g[places[g[1] - 1]] == g[0];
         }},
    };
    return all;
}

class TestIssWholeRules : public QObject
{
    Q_OBJECT

private slots:
    void meanWhatTheySay_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(items().size()); ++i)
            QTest::newRow(items()[i].name) << i;
    }

    void meanWhatTheySay()
    {
        QFETCH(const int, index);
        const auto read = readPuzzle(std::string(".Shape~4x4") + items()[index].text);
        QVERIFY(read);
        QVERIFY(read->remarks.empty());
        QVERIFY(definitionOf(*read->board.puzzle.constraints.front().variant));
        std::vector<Grid> expected;
        const Puzzle empty = emptyBoard(4);
        std::ranges::copy_if(BruteForce(empty).solutions(), std::back_inserter(expected),
                             items()[index].holds);
        QCOMPARE(BruteForce(read->board.puzzle).solutions().size(), expected.size());
        for (const Grid &grid : BruteForce(read->board.puzzle).solutions())
            QVERIFY(items()[index].holds(grid));
        const std::string written = issFormat.write(read->board, *read->symbols);
        QVERIFY2(written.find("NFA") == written.npos, written.c_str());
        const auto again = readPuzzle(written);
        QVERIFY2(again && again->board.puzzle == read->board.puzzle, written.c_str());
    }

    void aPillOfThreeDigitsIsReadFromTheLeft()
    {
        std::string item = ".PillArrow~3~R1C3~R1C2~R1C1";
        std::vector<DigitSet> digits{DigitSet{1}, DigitSet{2}, DigitSet{3}}; // 123
        for (int cell = 0; cell < 20; ++cell) {
            item += "~R" + std::to_string(3 + cell / 9) + "C" + std::to_string(1 + cell % 9);
            digits.push_back(cell < 17 ? DigitSet{6} : DigitSet{7}); // 17 * 6 + 3 * 7 = 123
        }
        const auto read = readPuzzle(item);
        QVERIFY(read && read->remarks.empty());
        const Constraint &pill = read->board.puzzle.constraints.front();
        const auto rules = pill.variant->rules(read->board.puzzle, pill);
        const auto &automaton = std::get<rule::Automaton>(rules.front());
        QCOMPARE(automaton.cells.front(), 0);
        QVERIFY(acceptsAll(automaton, digits));
        std::swap(digits[0], digits[2]);
        QVERIFY(!acceptsSome(automaton, digits));
    }

    void kindsOfOneStringLookDifferent()
    {
        const auto read = readPuzzle(".EqualSum~R1C1~R1C2~-~R2C1~R2C2.NFA~RFXZKg~_3~R1C1~R1C2~~R2C1~R2C2"
                                     ".Pair~-n_4H-gH4AGg~_Up~R1C1~R1C2.Pair~_3_8H_wH8AHwAE~_~R1C3~R1C4");
        QVERIFY(read && read->remarks.empty());
        std::vector<OwnKindDefinition> kinds;
        for (const Constraint &constraint : read->board.puzzle.constraints)
            if (const auto &each = *definitionOf(*constraint.variant);
                std::ranges::find(kinds, each) == kinds.end())
                kinds.push_back(each);
        QCOMPARE(kinds.size(), std::size_t(4)); // two lines are of one kind
        std::set<OwnLook> strokes;
        for (const OwnKindDefinition &kind : kinds)
            strokes.insert(kind.look);
        QCOMPARE(strokes.size(), kinds.size());
    }

    void othersAreNamedAsNotSupported_data()
    {
        QTest::addColumn<QString>("item");
        QTest::addColumn<QString>("name");
        QTest::newRow("value and index") << ".ValueIndexing~VA1~R1C1~R1C2"
                                         << "ValueIndexing";
        QTest::newRow("machine") << ".NFA~RFXZKg~_3~VA1~R1C2"
                                 << "NFA";
        QTest::newRow("equal sums") << ".EqualSum~R1C1~-~VB1"
                                    << "EqualSum";
    }

    void othersAreNamedAsNotSupported()
    {
        QFETCH(const QString, item);
        QFETCH(const QString, name);
        const auto read = readPuzzle(item.toStdString());
        QVERIFY(read);
        QCOMPARE(read->remarks, (std::vector<Remark>{{Remark::Code::Unsupported, name.toStdString(), 1}}));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestIssWholeRules)

} // namespace sudoku::tst_isswholerules

#include "tst_isswholerules.moc"
