#include "core/variants/own/grouppatterns.h"

#include <QTest>

#include "core/variants/own/ownkind.h"
#include "tests/testprogram.h"

#include <algorithm>
#include <numeric>

namespace sudoku::tst_grouppatterns {

using Line = std::vector<Digit>;

/// Returns the number of the group that has \a digit.
std::ptrdiff_t groupOf(const DigitGroups &groups, Digit digit)
{
    return std::ranges::find_if(groups, [digit](DigitSet group) { return group.contains(digit); })
           - groups.begin();
}

/// Returns whether each digit of \a line is of another group than those less than one round before it.
bool takeTurns(const DigitGroups &groups, const Line &line)
{
    for (std::size_t i = 0; i < line.size(); ++i)
        for (std::size_t j = i + 1; j < std::min(i + groups.size(), line.size()); ++j)
            if (groupOf(groups, line[i]) == groupOf(groups, line[j]))
                return false;
    return true;
}

bool hasAll(const DigitGroups &groups, const Line &line)
{
    return std::ranges::all_of(groups, [&line](DigitSet group) {
        return std::ranges::any_of(line, [group](Digit digit) { return group.contains(digit); });
    });
}

/// Returns the first of all lines of \a length for which the kind of \a definition and \a holds differ, or
/// nothing.
template <typename Holds>
Line difference(OwnKindDefinition definition, DigitValues values, std::size_t length, Holds holds)
{
    definition.id = "tried-groups";
    definition.name = "Groups";
    const Puzzle puzzle(Geometry::withBoxes({1, values.count}).withDigits(values));
    std::vector<Cell> cells(length);
    std::iota(cells.begin(), cells.end(), 0);
    const Variant *kind = ownKind(definition);
    const auto automaton = std::get<rule::Automaton>(kind->rules(puzzle, {kind, cells}).front());
    Line line(length, 1);
    while (true) {
        int state = 0;
        for (const Digit digit : line)
            state = state < 0 ? state : automaton.table->next(state, digit);
        if ((state >= 0 && automaton.accepts(state)) != holds(line))
            return line;
        std::size_t place = 0;
        while (place < length && line[place] == values.count)
            line[place++] = 1;
        if (place == length)
            return {};
        ++line[place];
    }
}

OwnKindDefinition eachOf(const DigitGroups &groups, DigitValues values)
{
    return {.form = OwnForm::Running,
            .rule = eachGroupStep(groups, values),
            .start = "0",
            .accept = eachGroupEnd(groups)};
}

class TestGroupPatterns : public QObject
{
    Q_OBJECT

private slots:
    void patternsSayWhatGroupsDo_data()
    {
        QTest::addColumn<DigitGroups>("groups");
        QTest::addColumn<int>("digits");
        QTest::newRow("2 of 4") << DigitGroups{{1, 4}, {2, 3}} << 4;
        QTest::newRow("3 of 4") << DigitGroups{{1, 4}, {2}, {3}} << 4;
        QTest::newRow("4 of 4") << DigitGroups{{4}, {2}, {1}, {3}} << 4;
        QTest::newRow("2 of 6") << DigitGroups{{1, 2, 3, 5}, {4, 6}} << 6;
        QTest::newRow("3 of 6") << DigitGroups{{1, 6}, {2, 4, 5}, {3}} << 6;
        QTest::newRow("4 of 6") << DigitGroups{{1, 6}, {2}, {3, 4}, {5}} << 6;
        QTest::newRow("5 of 6") << DigitGroups{{1, 6}, {2}, {3}, {4}, {5}} << 6;
    }

    void patternsSayWhatGroupsDo()
    {
        QFETCH(const DigitGroups, groups);
        QFETCH(const int, digits);
        for (const DigitValues values : {DigitValues(digits), DigitValues(digits, 0)}) {
            const OwnKindDefinition turns{
                .form = OwnForm::Pattern, .rule = turnsPattern(groups, values), .reading = OwnReading::Part};
            for (const int length : {2, 3, std::min(6, digits)})
                QVERIFY(difference(turns, values, static_cast<std::size_t>(length), [&](const Line &line) {
                            return takeTurns(groups, line);
                        }).empty());
            QVERIFY(difference(eachOf(groups, values), values, 4, [&](const Line &line) {
                        return hasAll(groups, line);
                    }).empty());
        }
    }

    void groupsMayOverlap()
    {
        const DigitGroups groups{{1, 4}, {2, 4}};
        QVERIFY(difference(eachOf(groups, 4), 4, 4, [&](const Line &line) {
                    return hasAll(groups, line);
                }).empty());
    }

    void classesAreTheGroups()
    {
        const DigitValues many(16, 0);
        const DigitGroups groups{{1, 4, 16}, {2, 11}, {12}};
        QCOMPARE(turnsPattern(groups, many), std::string("([03F][1A][B])*|([03F][B][1A])*"));
        QVERIFY(classesIn(turnsPattern(groups, many), many) == groups);
        QCOMPARE(eachGroupStep({{2, 11}, {1}}, many),
                 std::string("s + 1 * (d in {1, 10} and s % 2 < 1) + 2 * (d in {0} and s % 4 < 2)"));
        QVERIFY(listsIn(eachGroupStep(groups, many), many) == groups);
        QVERIFY(listsIn("{1, 999999999999, 30", 9) == DigitGroups(1, DigitSet{1}));
        QCOMPARE(groupsText(groups, many), std::string("0 3 15; 1 10; 11"));
        QVERIFY(classesIn("12.*", 9).empty());
        QVERIFY((classesIn("[12", 9) == DigitGroups{DigitSet{1, 2}}));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestGroupPatterns)

} // namespace sudoku::tst_grouppatterns

#include "tst_grouppatterns.moc"
