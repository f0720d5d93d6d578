// Covers ui/text: repairwords, smallreasonwhy

#include <QTest>

#include "tests/puzzles.h"
#include "tests/testprogram.h"

#include "core/formats/text/constrainttext.h"
#include "core/hints/reasons/reasonfinder.h"
#include "core/hints/techniques.h"
#include "core/variants/variant.h"
#include "ui/text/repairwords.h"
#include "ui/text/storywords.h"
#include "ui/text/words.h"

#include <numeric>

namespace sudoku::tst_storywords {

const SymbolSet &symbols()
{
    return symbolSets().front();
}

/// A cage of 3 in r1c1 and r1c2.
Puzzle withCage()
{
    Puzzle puzzle = emptyBoard(4);
    puzzle.constraints.push_back({findVariant("killer"), {0, 1}, {3}});
    return puzzle;
}

/// The sentences of a contradiction that is told as a story.
class TestStoryWords : public QObject
{
    Q_OBJECT

private slots:
    void aDigitWithoutPlaceNamesWhatExcludesIt()
    {
        const Puzzle puzzle = board("123............4");
        const Position position(puzzle);
        const StoryText text(puzzle, position.rules(), symbols());
        const StoryPart end{contradiction::NoPlace{0, 4}, position};
        QCOMPARE(text.title(end), "4 has no place in row 1");
        QCOMPARE(text.reason(end),
                 "4 in r4c4 leaves no 4 for r1c4 (column 4); 1, 2 and 3 are already in r1c1, "
                 "r1c2 and r1c3.");
        QCOMPARE(text.part(end), "4 has no place in row 1: " + text.reason(end));
    }

    void aCellWithoutADigitNamesWhatItSees()
    {
        const Puzzle puzzle = board("12...3.....4....");
        const Position position(puzzle);
        const StoryText text(puzzle, position.rules(), symbols());
        const StoryPart end{contradiction::NoDigit{4}, position};
        QCOMPARE(text.title(end), "No digit is left for r2c1");
        QCOMPARE(text.reason(end),
                 "r2c1 sees 1 in r1c1, 2 in r1c2 and 3 in r2c2; the rest was ruled out before.");
    }

    void factsAreStepsOfTheirOwn()
    {
        const Puzzle puzzle = board("123............4");
        const Position position(puzzle);
        const StoryText text(puzzle, position.rules(), symbols());
        const PlainContradiction noPlace = contradiction::NoPlace{0, 4};
        const std::vector<StoryFact> facts = text.facts(position, noPlace);
        QCOMPARE(facts.size(), 2u);
        QCOMPARE(facts[0].title, "4 in r4c4");
        QCOMPARE(facts[0].text, "leaves no 4 for r1c4");
        QCOMPARE(facts[0].where, "column 4");
        QCOMPARE(facts[0].by.front().by, (Candidate{15, 4}));
        QCOMPARE(facts[1].title, "1, 2 and 3");
        QCOMPARE(facts[1].text, "are already in r1c1, r1c2 and r1c3");
        QCOMPARE(facts[1].where, "row 1");
        QCOMPARE(facts[1].filled, (std::vector<Cell>{0, 1, 2}));
        QCOMPARE(text.conclusion(noPlace), "So no cell of row 1 is left for 4.");
    }

    /// What a cell sees is put together by houses.
    void theDigitsThatACellSeesAreToldByHouses()
    {
        const Puzzle puzzle = board("1...2...3......4");
        const Position position(puzzle);
        const StoryText text(puzzle, position.rules(), symbols());
        const PlainContradiction noDigit = contradiction::NoDigit{12};
        const std::vector<StoryFact> facts = text.facts(position, noDigit);
        QCOMPARE(facts.size(), 2u);
        QCOMPARE(facts[0].title, "1, 2 and 3");
        QCOMPARE(facts[0].text, "are in r1c1, r2c1 and r3c1");
        QCOMPARE(facts[0].where, "column 1");
        QCOMPARE(facts[0].by.size(), 3u);
        QCOMPARE(facts[1].title, "4");
        QCOMPARE(facts[1].text, "is in r4c4");
        QCOMPARE(facts[1].where, "row 4");
        QCOMPARE(text.conclusion(noDigit), "So r4c1 can have no digit.");
    }

    /// Cages of 11 and 9 leave 1 for the last two cells of a row.
    void aSumThatFollowsNamesWhatItFollowsFrom()
    {
        Puzzle puzzle = emptyBoard(6);
        puzzle.constraints = {{findVariant("killer"), {0, 1}, {11}}, {findVariant("killer"), {2, 3}, {9}}};
        Position position(puzzle);
        const auto sums = position.rules().impliedSums();
        const auto found = std::ranges::find_if(sums, [](const auto &each) {
            return each.sum.cells == std::vector<Cell>{4, 5};
        });
        QVERIFY(found != sums.end());
        const StoryText text(puzzle, position.rules(), symbols());
        const StoryPart end{contradiction::SumBroken{static_cast<int>(found - sums.begin())}, position};
        QCOMPARE(text.title(end), "No digits are left with which r1c5 and r1c6 add up to 1");
        QVERIFY2(text.reason(end).startsWith("Row 1 adds up to 21; its ")
                     && text.reason(end).endsWith(" make 11 + 9 = 20, which leaves 1 for r1c5 and r1c6."),
                 qPrintable(text.reason(end)));
    }

    /// What depends on an assumption is indented; the last case is none.
    void casesAreToldOneAfterTheOther()
    {
        const Puzzle puzzle = board("................");
        const Position start(puzzle);
        const Step step{.technique = findTechnique("naked-single"), .placements = {{15, 1}}};
        const Argument end{.steps = {step}, .end = contradiction::NoDigit{0}, .cases = {}};
        const Argument argument{.split = premise::CellHasDigit{0}, .cases = {{{0, 1}, end}, {{0, 2}, end}}};
        QCOMPARE(lengthOf(argument), 4);
        QCOMPARE(depthOf(argument), 1);
        const StoryText text(puzzle, start.rules(), symbols());
        const QStringList lines = text.lines(partsOf(start, argument));
        QCOMPARE(lines.size(), 6);
        QCOMPARE(lines[0], "If r1c1 is 1:");
        QVERIFY2(lines[1].startsWith("  1. Naked Single: "), qPrintable(lines[1]));
        QVERIFY2(lines[2].startsWith("  No digit is left for r1c1"), qPrintable(lines[2]));
        QCOMPARE(lines[3], "So r1c1 is 2.");
        QVERIFY2(lines[4].startsWith("2. Naked Single: "), qPrintable(lines[4]));
        QVERIFY2(lines[5].startsWith("No digit is left for r1c1"), qPrintable(lines[5]));
    }

    void aSearchThatGaveUpSaysSo()
    {
        const Puzzle puzzle = board("................");
        const Position start(puzzle);
        const StoryText text(puzzle, start.rules(), symbols());
        QCOMPARE(text.lines(partsOf(start, {})),
                 QStringList("No further step is known: the story ends here."));
    }

    void twoSolutionsExchangeDigits()
    {
        QCOMPARE(
            exchangeText(defaultGeometry(4), symbols(), grid("1234341223414123"), grid("1234341221434321")),
            "r3c2, r3c4, r4c2 and r4c4 can be 3 1 1 3 or 1 3 3 1, and no other cell changes");
    }

    /// Nobody compares many digits one by one.
    void ofLargeExchangesTheCellsAreNamed()
    {
        const Geometry geometry = defaultGeometry(4);
        std::vector<Cell> all(geometry.cellCount());
        std::iota(all.begin(), all.end(), 0);
        const QString cells = someCellsText(geometry, all);
        QCOMPARE(exchangeText(geometry, symbols(), grid("1212212112122121"), grid("2121121221211212")),
                 "1 and 2 can change places in " + cells + ", and no other cell changes");
        QCOMPARE(exchangeText(geometry, symbols(), grid("1234341221434321"), grid("2341412332141432")),
                 cells + " can be filled in another way, and no other cell changes");
    }

    /// A step of a few facts says what they exclude, and names cells, digits in houses and rules.
    void aFewFactsAreListed()
    {
        const Puzzle puzzle = withCage();
        const Position position(puzzle);
        const Step step{.technique = &smallReasonTechnique(),
                        .eliminations = {{5, 1}},
                        .groups = {{Role::Pattern, {{4, 3}, {4, 4}}, reasonOfCell},
                                   {Role::Pattern, {{0, 1}, {1, 1}}, 1},
                                   {Role::Pattern, {{0, 1}, {0, 2}, {1, 1}, {1, 2}}, reasonOfRule}},
                        .houses = {{0}},
                        .constraints = {0}};
        QCOMPARE(StoryText(puzzle, position.rules(), symbols()).part({step, position}),
                 "A Few Facts: With 1 in r2c2 these cannot all be true: r2c1 is 3 or 4; in row 1, 1 is in "
                 "r1c1 or r1c2; Killer cage 3 at r1c1: r2c2<>1");
    }

    void unreadRulesAreNamed()
    {
        Board board{withCage()};
        QVERIFY(noStoryText(board).isEmpty() && noLevelText(board).isEmpty());
        board.keptMembers = R"({"not-supported":{"skyscraper":[]}})";
        QCOMPARE(noStoryText(board),
                 "No story, because not all rules could be read: 'skyscraper' not covered");
        QCOMPARE(noLevelText(board),
                 "no level, because not all rules could be read: 'skyscraper' not covered");
    }

    void aFixSaysWhatItLeaves()
    {
        const Puzzle puzzle = emptyBoard(9);
        const auto told = [&](const std::vector<CellChange> &changes, bool leavesOne) {
            return fixStoryText(puzzle, symbols(), {RepairKind::Change, changes}, leavesOne);
        };
        QCOMPARE(told({{65, 3, 7}}, true), "With 7 in r8c3 instead of 3 there is exactly one solution");
        QCOMPARE(told({{0, 5, noDigit}, {1, noDigit, 5}}, false),
                 "With 5 in r1c2 instead of r1c1 there are several solutions");
        QCOMPARE(told({{0, 5, 7}, {1, 7, 5}}, true),
                 "With 5 in r1c1 and 7 in r1c2 exchanged there is exactly one solution");
        QCOMPARE(told({{0, 5, noDigit}, {1, noDigit, 6}}, false),
                 "Without 5 in r1c1 and with 6 in r1c2 there are several solutions");
    }

    void changesOfRulesAreSaid_data()
    {
        QTest::addColumn<RepairKind>("kind");
        QTest::addColumn<QByteArray>("changed");
        QTest::addColumn<QString>("proposed");
        QTest::addColumn<QString>("told");
        const auto row = [](RepairKind kind, const QByteArray &changed, const char *proposed,
                            const char *told) {
            QTest::newRow(proposed) << kind << changed << proposed << told;
        };
        row(RepairKind::Number, "killer 22 r1c1 r1c2 r1c3", "Change Killer cage 21 at r1c1 to 22",
            "with Killer cage 22 instead of Killer cage 21 at r1c1");
        row(RepairKind::Cells, "killer 21 r1c1 r1c2 r1c3 r2c3", "Add r2c3 to Killer cage 21 at r1c1",
            "with r2c3 in Killer cage 21 at r1c1");
        row(RepairKind::Cells, "killer 21 r1c1 r1c2", "Take r1c3 out of Killer cage 21 at r1c1",
            "without r1c3 in Killer cage 21 at r1c1");
        row(RepairKind::Turn, "killer 21 r1c3 r1c2 r1c1", "Turn Killer cage 21 at r1c1 round",
            "with Killer cage 21 at r1c1 turned round");
        row(RepairKind::OtherMark, "renban r1c1 r1c2 r1c3", "Make Killer cage 21 at r1c1 a Renban",
            "with Renban instead of Killer cage 21 at r1c1");
        row(RepairKind::Drop, "", "Remove Killer cage 21 at r1c1", "without Killer cage 21 at r1c1");
    }

    void changesOfRulesAreSaid()
    {
        QFETCH(RepairKind, kind);
        QFETCH(QByteArray, changed);
        QFETCH(QString, proposed);
        QFETCH(QString, told);
        Puzzle puzzle = emptyBoard(9);
        puzzle.constraints.push_back(*readConstraint(puzzle.geometry, "killer 21 r1c1 r1c2 r1c3"));
        RuleChange change{0, {}};
        if (!changed.isEmpty())
            change.to = *readConstraint(puzzle.geometry, changed.toStdString());
        QCOMPARE(ruleRepairText(puzzle, {kind, {}, {change}}), proposed);
        QCOMPARE(changedRuleTexts(puzzle, {change}), QStringList(told));
    }

    void changesOfTwoRulesAreSaid()
    {
        Puzzle puzzle = emptyBoard(9);
        for (const char *rule : {"killer 21 r1c1 r1c2 r1c3", "killer 9 r2c2 r2c3"})
            puzzle.constraints.push_back(*readConstraint(puzzle.geometry, rule));
        const auto changed = [&](const char *first, const char *second) {
            return std::vector<RuleChange>{{0, *readConstraint(puzzle.geometry, first)},
                                           {1, *readConstraint(puzzle.geometry, second)}};
        };
        const PossibleRepair moved{
            RepairKind::Cells, {}, changed("killer 21 r1c1 r1c2", "killer 9 r2c2 r2c3 r1c3")};
        QCOMPARE(ruleRepairText(puzzle, moved),
                 "Move r1c3 from Killer cage 21 at r1c1 to Killer cage 9 at r2c2");
        const PossibleRepair swapped{
            RepairKind::Exchange, {}, changed("killer 9 r1c1 r1c2 r1c3", "killer 21 r2c2 r2c3")};
        QCOMPARE(ruleRepairText(puzzle, swapped),
                 "Swap the numbers of Killer cage 21 at r1c1 and Killer cage 9 at r2c2");
        QCOMPARE(fixStoryText(puzzle, symbols(), swapped, true),
                 "With Killer cage 9 instead of Killer cage 21 at r1c1 and with Killer cage 21 instead of "
                 "Killer cage 9 at "
                 "r2c2 there is exactly one solution");
    }

    void numbersAreListedAsRanges()
    {
        const QString to = "-";
        QCOMPARE(numberRanges({}, to), QStringList());
        QCOMPARE(numberRanges({3}, to), QStringList("3"));
        QCOMPARE(numberRanges({3, 4}, to), (QStringList{"3", "4"}));
        QCOMPARE(numberRanges({1, 3, 4, 5, 9, 10}, to), (QStringList{"1", "3-5", "9", "10"}));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestStoryWords)

} // namespace sudoku::tst_storywords

#include "tst_storywords.moc"
