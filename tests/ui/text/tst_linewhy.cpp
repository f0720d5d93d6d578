// Covers ui/text: alwayswhy, apartwhy, linepairwhy, linesumwhy, lineterms, notation, outsidewhy, skylinewhy
// Covers ui/text: oncewhy, squarewhy, summands, turnwhy

#include <QTest>

#include "core/board/regions.h"
#include "core/hints/techniques.h"
#include "core/variants/own/ownkind.h"
#include "core/variants/variant.h"
#include "tests/puzzles.h"
#include "tests/samplerules.h"
#include "tests/testprogram.h"
#include "ui/text/notation.h"
#include "ui/text/reasonwords.h"
#include "ui/text/steptext.h"

#include <algorithm>

namespace sudoku::tst_linewhy {

/// The cells of row 1, from left to right.
const std::vector<Cell> row1{0, 1, 2, 3, 4, 5, 6, 7, 8};

std::vector<Step> stepsOf(const Position &position)
{
    std::vector<Step> steps;
    for (const char *technique : {"pair-rule", "line-rule"})
        for (Step &step : findSteps(*findTechnique(technique), position, 100))
            steps.push_back(std::move(step));
    return steps;
}

/// Returns why the first step about a line of \a puzzle follows.
QString firstWhy(const Puzzle &puzzle)
{
    const Position position(puzzle);
    const std::vector<Step> steps = stepsOf(position);
    const SymbolSet &symbols = symbolsOf(puzzle.geometry.values(), symbolSets().front());
    return steps.empty() ? QString() : StepText(puzzle, position.rules(), symbols).why(steps.front());
}

/// The sentences of lines, dots, signs and outside clues.
class TestLineWhy : public QObject
{
    Q_OBJECT

    void addRow(const char *name, const char *variant, std::vector<Cell> cells, std::vector<int> numbers,
                std::vector<Candidate> givens, const char *why)
    {
        QTest::newRow(name) << std::vector<Constraint>{{findVariant(variant), std::move(cells),
                                                        std::move(numbers)}}
                            << std::move(givens) << QString::fromUtf8(why);
    }

private slots:
    void saysHowAPersonSeesIt_data()
    {
        QTest::addColumn<std::vector<Constraint>>("constraints");
        QTest::addColumn<std::vector<Candidate>>("givens");
        QTest::addColumn<QString>("why");
        addRow("thermometer", "thermometer", {0, 1, 2, 3, 4, 5, 6, 7}, {}, {},
               "The digits rise from r1c1 to r1c8, which leaves 1-2, 2-3, 3-4, 4-5, 5-6, 6-7, 7-8, 8-9");
        addRow("a digit on it", "thermometer", {0, 1, 2, 3}, {}, {{1, 6}},
               "The digits rise from r1c1 to r1c4, which leaves 1-5, 6, 7-8, 8-9");
        addRow("sign", "greater-than", {0, 1}, {}, {},
               "The digits rise from r1c2 to r1c1, which leaves 1-8, 2-9");
        QTest::newRow("signs") << std::vector<Constraint>{{findVariant("greater-than"), {0, 1}},
                                                          {findVariant("greater-than"), {1, 2}}}
                               << std::vector<Candidate>()
                               << "The signs leave r1c1 with 3-9, r1c2 with 2-8, r1c3 with 1-7";
        addRow("black dot", "black-dot", {0, 1}, {}, {}, "r1c1 and r1c2 can only be 12, 24, 36 or 48");
        addRow("X", "xv", {0, 1}, {10}, {}, "r1c1 and r1c2 can only be 1+9, 2+8, 3+7 or 4+6");
        QTest::newRow("dots") << std::vector<Constraint>{{findVariant("black-dot"), {0, 1}},
                                                         {findVariant("black-dot"), {1, 2}}}
                              << std::vector<Candidate>()
                              << "r1c1, r1c2 and r1c3 can only be 124, 248, 421 or 842";
        addRow("beside a digit", "non-consecutive", {}, {}, {{0, 5}},
               "r1c1 is 5, and 4 or 6 cannot be beside it");
        addRow("beside digits", "all-white-dots", {}, {}, {{0, 5}, {80, 1}},
               "The digits that are crossed out cannot be beside 5 in r1c1, or 1 in r9c9");
        addRow("steps away", "anti-taxicab", {}, {}, {{0, 5}},
               "r1c1 is 5, and 5 cannot be so many steps from it");
        addRow("maximum", "maximum", {40}, {}, {{0, 5}},
               "r5c5 is greater than the cells beside it, which leaves 2-9 in it and 1-8 beside it");
        addRow("minimum", "minimum", {0}, {}, {{1, 3}},
               "r1c1 is less than the cells beside it, which leaves 1-2 in it and 2-9 beside it");
        addRow("row indexer", "row-indexer", {1, 2}, {}, {{28, 1}},
               "r1c2 says in which cell 1 is, so it can only be 4");
        addRow("column indexer", "column-indexer", {2, 3}, {}, {{0, 3}},
               "r1c3 says in which cell 3 is, so it can only be 1");
        addRow("modular line", "modular-line", {0, 1, 2}, {5}, {{0, 1}},
               "The groups of digits take turns, which leaves r1c2 with 2-5/7-9, r1c3 with 2-5/7-9");
        addRow(
            "entropic line", "entropic-line", {0, 1, 2, 12, 13}, {}, {{0, 1}, {1, 5}},
            "The groups of digits take turns, which leaves r1c1 and r2c4 with 1-3, r1c2 and r2c5 with 4-6, "
            "r1c3 with 7-9");
        const auto addOwn = [](const char *name, const OwnKindDefinition &definition, std::vector<Cell> cells,
                               std::vector<Candidate> givens, const char *why) {
            QTest::newRow(name) << std::vector<Constraint>{{ownKind(definition), std::move(cells)}}
                                << std::move(givens) << why;
        };
        addOwn("own line", {.id = "l", .name = "L", .rule = "|a - b| >= 3"}, {0, 1, 2}, {{0, 5}},
               "No digit beside goes with 3-4/6-7 in r1c2, according to L at r1c1");
        addOwn("own line, few ways", {.id = "w", .name = "W", .rule = "b = 2 * a"}, {0, 1, 2}, {},
               "r1c1, r1c2 and r1c3 can only be 124 or 248, according to W at r1c1");
        addOwn(
            "own group", {.id = "g", .name = "G", .rule = "a + b != 9", .place = OwnPlace::Cells},
            {0, 40, 80}, {{0, 5}},
            "Another of these cells has no digit that goes with 4 in r5c5 or r9c9, according to G at r1c1");
        addOwn("own neighbours", {.id = "n", .name = "N", .rule = "a + b != 9", .place = OwnPlace::Touching},
               {}, {{0, 5}}, "r1c1 is 5, and 4 cannot be beside it, according to N");
        addOwn("own leap",
               {.id = "t", .name = "T", .rule = "a + b != 9", .place = OwnPlace::Leap, .isWrapping = true},
               {}, {{0, 5}}, "r1c1 is 5, and 4 cannot be so many steps from it, according to T");
        addOwn("own pattern", {.id = "p", .name = "P", .form = OwnForm::Pattern, .rule = "1[29]|25"}, {0, 1},
               {}, "r1c1 and r1c2 can only be 12, 19 or 25, according to P at r1c1");
        addOwn(
            "own whole",
            {.id = "e", .name = "Even", .form = OwnForm::Whole, .rule = "even = 0", .place = OwnPlace::Cells},
            {0, 40, 80}, {},
            "With 2/4/6/8 in r1c1, r5c5 or r9c9 there would be no way left to fill Even at r1c1");
        addOwn(
            "own whole, several digits",
            {.id = "h", .name = "High", .form = OwnForm::Whole, .rule = "odd = 0 and first > 2"}, {0, 1}, {},
            "With 1-3/5/7/9 in r1c1, or 1/3/5/7/9 in r1c2 there would be no way left to fill High at r1c1");
        addRow("palindrome", "palindrome", {20, 30}, {}, {{20, 5}},
               "r3c3 and r4c4 have the same digit, which can only be 5");
        const auto addTwo = [](const char *variant, std::vector<Cell> one, std::vector<Cell> other,
                               const char *why) {
            const Variant *kind = findVariant(variant);
            QTest::addRow("two of %s", variant)
                << std::vector<Constraint>{{kind, std::move(one)}, {kind, std::move(other)}}
                << std::vector<Candidate>() << why;
        };
        addTwo("thermometer", {0, 1, 2}, {36, 46},
               "Along each of these lines the digits rise, and each cell leaves room for those before and "
               "behind it");
        addTwo("whispers", {0, 10}, {36, 46, 56}, "No digit differs enough from 5");
        addTwo("whispers", {0, 1, 2}, {36, 46}, "No digit differs enough from 5");
        addTwo("between-line", {0, 10, 20}, {36, 46, 56}, "Nothing between two circles can be 1 or 9");
        QTest::newRow("palindromes") << std::vector<Constraint>{{findVariant("palindrome"), {1, 11, 21}},
                                                                {findVariant("palindrome"), {36, 46, 56}}}
                                     << std::vector<Candidate>{{0, 5}, {38, 7}}
                                     << "Each of these pairs has the same digit: r1c2 and r3c4 with 1-4/6-9, "
                                        "r5c1 and r7c3 with 1-4/6/8-9";
        addRow("whispers", "whispers", {0, 1}, {}, {}, "No digit differs enough from 5");
        addRow("whispers that bend in a row", "whispers", {0, 1, 2}, {}, {},
               "No digit differs enough from 5; no digit beside goes with 4 or 6 in r1c2");
        addRow(
            "low and high", "whispers", {0, 1, 2}, {}, {{0, 1}},
            "No digit differs enough from 5; low and high digits alternate, and r1c1 is low; no digit beside "
            "goes with 6 in r1c2");
        addRow("a cell that tells", "whispers", {0, 10, 20}, {}, {{20, 1}},
               "No digit differs enough from 5; low and high digits alternate, and r3c3 is low; no digit "
               "beside goes with 6 in r2c2");
        addRow("renban", "renban", {0, 1, 10, 9}, {}, {{1, 9}}, "The run can only be 6-9");
        addRow("renban with one run", "renban", {0, 1, 10}, {}, {{0, 9}, {4, 7}},
               "The run can only be 7-9; this run does not go with 8 in r2c2");
        addRow("between", "between-line", {0, 1, 2, 3}, {}, {},
               "The digits between r1c1 and r1c4 are greater than one of them and less than the other, which "
               "leaves 2-8 between them");
        addRow(
            "arrow", "arrow", {0, 9, 10, 11}, {}, {},
            "The arrow makes from 6 to 24; with 7-9 in r2c1, r2c2 or r2c3 the arrow would make more than 9");
        addRow("arrow with its sum", "arrow", {0, 9, 10, 11}, {}, {{0, 8}},
               "Along the arrow there can only be 1+2+5 or 1+3+4");
        addRow("pill arrow", "pill-arrow", {0, 1, 11, 20}, {}, {},
               "The number in the pill can only be 12, 13, 14, 15, 16 or 17; with 1 or 2 in r2c3 or r3c3 the "
               "arrow would make less than 12");
        addRow("little killer", "little-killer", {18, 10, 2}, {23}, {}, "The sum can only be 6+8+9");
        addRow("region sums", "region-sum", {1, 2, 3}, {}, {}, "Each part of the line makes from 3 to 9");
        addRow(
            "sandwich", "sandwich", row1, {35}, {},
            "35 between 1 and 9 takes 7 cells; no place for the other end is that far from 1 or 9 in r1c4, "
            "r1c5 or r1c6");
        addRow("sandwich of nothing", "sandwich", row1, {0}, {{0, 1}},
               "1 and 9 are side by side; 1 and 9 can only be in r1c1 and r1c2");
        addRow(
            "sandwich with one cell", "sandwich", row1, {2}, {{0, 1}},
            "2 between 1 and 9 takes one cell; no place for the other end is that far from 9 in r1c2, r1c4, "
            "r1c5, r1c6, …; 1 and 9 can only be in r1c1 and r1c3; what is between 1 and 9 can only be 2");
        addRow("sandwich with its ends", "sandwich", row1, {6}, {{0, 1}, {3, 9}},
               "What is between 1 and 9 can only be 2+4");
        addRow("X-sum", "x-sum", row1, {45}, {},
               "The first digit can only be 7 (then 38 more), 8 (then 37 more) or 9 (then 36 more)");
        addRow("X-sum without its first digit", "x-sum", row1, {14}, {{0, 3}},
               "The cells behind it can only be 2+9, 4+7 or 5+6");
        addRow("X-sum of one cell", "x-sum", row1, {6}, {{0, 2}}, "The cell behind it can only be 4");
        addRow("numbered room", "numbered-room", row1, {7}, {{9, 2}, {10, 7}},
               "r1c1 says in which cell 7 is, so it can only be 4, 5, 6, 8 or 9");
        addRow("quadruple", "quadruple", {0, 1, 9, 10}, {1, 2, 3, 4}, {{0, 1}},
               "Only r1c2, r2c1 and r2c2 can be 2, 3 and 4");
        addRow("clone", "clone", {0, 40}, {}, {{40, 5}},
               "r1c1 and r5c5 have the same digit, which can only be 5");
        addRow("slow thermometer", "slow-thermometer", {0, 10, 20, 30}, {}, {{10, 7}},
               "The digits rise or stay the same from r1c1 to r4c4, which leaves 1-6, 7, 8-9, 8-9");
        addRow("nabner", "nabner", {0, 10, 20}, {}, {{10, 5}, {20, 9}},
               "No digit of the line is equal or consecutive to 5 in r2c2, or 9 in r3c3");
        addRow("lockout", "lockout-line", {0, 10, 20}, {}, {{0, 7}},
               "r1c1 and r3c3 differ by at least 4, and no digit between them is one of theirs or between "
               "theirs");
        addRow("zipper", "zipper-line", {0, 10, 20}, {}, {},
               "The cells with equal sums make from 3 to 9 each");
        addRow("double arrow", "double-arrow", {0, 10, 20, 30}, {}, {{10, 1}, {20, 4}},
               "r1c1 and r4c4 can only be 23 or 32");
        addRow("double arrow with its sum", "double-arrow", {2, 12, 22, 32}, {}, {{12, 5}, {22, 9}},
               "The cells with equal sums make 14 each");
        addRow("skyscraper", "skyscraper-clue", row1, {4}, {},
               "4 digits are to be seen, and each leaves room for the greater ones behind it");
        addRow("one skyscraper", "skyscraper-clue", row1, {1}, {},
               "Only one digit is to be seen, so the first one is the greatest");
        addRow(
            "hidden skyscraper", "hidden-skyscraper", row1, {3}, {{9, 9}},
            "3 is hidden, so a greater digit is before it; with 1 in r1c2 there would be no way left to fill "
            "Hidden skyscraper 3 at r1c1");
        addRow("first digit of a rank", "full-rank", row1, {10}, {}, "The lines ranked 9 to 12 begin with 3");
        addRow("first rank of a digit", "full-rank", row1, {9}, {{0, 3}, {9, 2}},
               "By Full rank 9 at r1c1, no other line that begins with 3 is less");
        addRow("second rank of a digit", "shared-rank", row1, {10}, {{0, 3}, {1, 5}, {43, 1}, {44, 3}},
               "By Full rank with ties 10 at r1c1, exactly one other line that begins with 3 is less");
        addRow("entropy", "global-entropy", {}, {}, {{0, 1}, {1, 4}, {9, 5}},
               "Of r1c1, r1c2, r2c1 and r2c2 only r2c2 can be 7-9");
        addRow("sum cage", "sum-cage", {0, 10, 20}, {6}, {}, "The sum can only be 1+2+3");
        addRow("product cage", "product-cage", {0, 1}, {35}, {}, "r1c1 and r1c2 can only be 57 or 75");
        addRow("look and say", "look-and-say", {0, 1}, {13}, {{1, 3}}, "");
        addRow("rellik cage", "rellik-cage", {0, 1, 2}, {10}, {{0, 4}, {1, 3}},
               "With r1c1, 6 in r1c3 would make 10; with r1c2, 7 in r1c3 would make 10");
        addRow("target sum", "target-sum", {0, 1, 2}, {6}, {}, "The sum can only be 1+2+3");
    }
    void saysHowAPersonSeesIt()
    {
        QFETCH(std::vector<Constraint>, constraints);
        QFETCH(std::vector<Candidate>, givens);
        Puzzle puzzle = emptyBoard(9);
        puzzle.constraints = constraints;
        for (const auto &[cell, digit] : givens)
            puzzle.givens.set(cell, digit);
        for (const Constraint &constraint : constraints)
            QVERIFY(!findProblem(puzzle.geometry, constraint));
        QTEST(firstWhy(puzzle), "why");
    }

    /// On 4x4: each kind has a reason of its own for some step, and no step is without a sentence. Lines that
    /// differ say nothing before they are nearly full.
    void eachKindHasItsReason_data()
    {
        QTest::addColumn<const Variant *>("variant");
        for (const Variant *variant : variants())
            if (variant->logic != LineLogic::None && variant->id != "different-lines"
                && variant->isFor(defaultGeometry(4)))
                QTest::newRow(variant->id.data()) << variant;
    }
    void eachKindHasItsReason()
    {
        QFETCH(const Variant *, variant);
        int reasons = 0;
        for (const Constraint &sample : samples(*variant)) {
            Puzzle puzzle = emptyBoard(4);
            puzzle.constraints.push_back(sample);
            const std::vector<Candidate> givenLists[] = {
                {{0, 2}}, {{6, 1}}, {{9, 3}}, {{1, 1}, {2, 3}, {5, 2}}};
            for (const std::vector<Candidate> &givens : givenLists) {
                puzzle.givens = Grid(puzzle.geometry.cellCount());
                for (const auto &[cell, digit] : givens)
                    puzzle.givens.set(cell, digit);
                const QString why = firstWhy(puzzle);
                reasons += !why.isEmpty() && !why.contains("there would be no way left");
            }
        }
        QVERIFY2(reasons > 0, variant->id.data());
    }

    /// On a 6x6 with the digits 0 to 3, where each row, column and box has 1, 2 and 3 once.
    void saysWhyCellsStayEmpty_data()
    {
        QTest::addColumn<std::vector<Candidate>>("values");
        QTest::addColumn<QString>("why");
        const auto row = [](const char *name, std::vector<Candidate> values, const char *why) {
            QTest::newRow(name) << std::move(values) << QString(why);
        };
        row("a digit", {{0, 1}}, "Row 1 has 1 already");
        row("two digits", {{0, 1}, {3, 2}}, "Row 1 has 1 and 2 already");
        row("all digits", {{0, 1}, {3, 2}, {5, 3}}, "Row 1 has all its digits");
        row("no room", {{0, 0}, {1, 0}, {2, 0}}, "Row 1 has as many digits left as cells");
        row("the last place", {{0, 0}, {1, 0}, {2, 1}, {3, 0}, {4, 2}}, "Only r1c6 can be 3 in row 1");
        row("column", {{0, 1}, {1, 2}, {2, 3}, {3, 0}, {4, 0}, {5, 0}, {6, 0}}, "Column 1 has 1 already");
    }
    void saysWhyCellsStayEmpty()
    {
        QFETCH(std::vector<Candidate>, values);
        const std::vector<int> noRegions(36, noRegion);
        Puzzle puzzle(geometryOf(6, noRegions, 4, std::vector<SubBoard>())->withDigits({4, 0}));
        puzzle.constraints.push_back({findVariant("empty-cells"), {}});
        for (const auto &[cell, value] : values)
            puzzle.givens.set(cell, puzzle.geometry.values().digitOf(value));
        QTEST(firstWhy(puzzle), "why");
    }

    void theLastResortSaysThatItTried()
    {
        Puzzle puzzle = emptyBoard(9);
        puzzle.constraints = {{findVariant("black-dot"), {0, 1}}};
        const Position position(puzzle);
        const std::vector<Step> steps = findSteps(*findTechnique("line-by-trial"), position, 1);
        QVERIFY(!steps.empty());
        QCOMPARE(StepText(puzzle, position.rules(), symbolSets().front()).why(steps.front()),
                 "Trying every way to fill Black dot at r1c1 leaves none with 5/7/9 in r1c1 or r1c2");
    }

    void joinedDotsAreAllNamed()
    {
        Puzzle puzzle = emptyBoard(9);
        for (const Cell cell : {2, 1, 0})
            puzzle.constraints.push_back({findVariant("white-dot"), {cell, cell + 1}});
        puzzle.constraints.push_back({findVariant("white-dot"), {3, 12}});
        puzzle.givens.set(12, 1);
        const Position position(puzzle);
        const std::vector<Step> steps = stepsOf(position);
        const StepText text(puzzle, position.rules(), symbolSets().front());
        QVERIFY(!steps.empty());
        QCOMPARE(text.where(steps.front()), "White dot at r1c1, r1c2, r1c3, r1c4 and r2c4");
    }

    void theWindowHasSignsAndSaysNothingTwice()
    {
        Puzzle puzzle = emptyBoard(9);
        puzzle.constraints = {{findVariant("whispers"), {0, 1}}};
        Position position(puzzle);
        const StepText window(puzzle, position.rules(), symbolSets().front(), Notation::Window);
        const Step step = stepsOf(position).front();
        QCOMPARE(window.whole(step), "Whispers: No digit differs enough from 5: r1c1 and r1c2\u00a0≠\u00a05");
        const Step single{.technique = findTechnique("naked-single"), .placements = {{4, 7}}};
        QCOMPARE(window.whole(single), "Naked Single: r1c5 can only be 7");
        const Step full{.technique = findTechnique("full-house"),
                        .placements = {{4, 7}},
                        .houses = {{0, HouseRole::Base}}};
        QCOMPARE(window.whole(full), "Full House: r1c5 is the last open cell of row 1: r1c5\u00a0=\u00a07");
        QCOMPARE(conclusionText(puzzle.geometry, symbolSets().front(),
                                Step{.placements = {{4, 7}}, .eliminations = {{0, 1}, {0, 2}}},
                                Notation::Window),
                 "r1c5\u00a0=\u00a07; r1c1\u00a0≠\u00a01, 2");
        QCOMPARE(inWords("r1c5\u00a0=\u00a07; r1c1\u00a0≠\u00a01, 2"), "r1c5 is 7; r1c1 cannot be 1, 2");
    }

    /// Cells that lose the same digits are told together.
    void noListIsSaidTwice()
    {
        const Geometry geometry = defaultGeometry(9);
        const Step step{.eliminations = {{3, 9}, {12, 4}, {12, 9}, {21, 9}, {30, 4}, {30, 9}}};
        QCOMPARE(conclusionText(geometry, symbolSets().front(), step, Notation::Window),
                 "r1c4 and r3c4\u00a0≠\u00a09; r2c4 and r4c4\u00a0≠\u00a04, 9");
        QCOMPARE(conclusionText(geometry, symbolSets().front(), step), "r1c4<>9 r2c4<>4,9 r3c4<>9 r4c4<>4,9");
    }

    void longListsOfDigitsAreRanges_data()
    {
        QTest::addColumn<QString>("symbols");
        QTest::addColumn<QString>("digits");
        QTest::addColumn<QString>("text");
        QTest::newRow("two") << "numbers"
                             << "1 2"
                             << "1, 2";
        QTest::newRow("three") << "numbers"
                               << "1 2 3"
                               << "1–3";
        QTest::newRow("12 numbers") << "numbers"
                                    << "5 6 7 8 9 10 11 12 13 14 15 16"
                                    << "5–16";
        QTest::newRow("with others") << "numbers"
                                     << "1 3 5 6 7 8 9"
                                     << "1, 3, 5–9";
        QTest::newRow("two ranges") << "numbers"
                                    << "1 2 3 9 10 11"
                                    << "1–3, 9–11";
        QTest::newRow("letters") << "A"
                                 << "5 6 7 8 10"
                                 << "E–H, J";
        QTest::newRow("no range from 9 to A") << "1-9A"
                                              << "7 8 9 10 11 12"
                                              << "7–9, A–C";
        QTest::newRow("digits that begin with 0") << "0-9A"
                                                  << "1 2 3 11 12"
                                                  << "0–2, A, B";
    }

    void longListsOfDigitsAreRanges()
    {
        QFETCH(QString, symbols);
        QFETCH(QString, digits);
        QFETCH(QString, text);
        const SymbolSet &set = *findSymbolSet(symbols.toStdString());
        Step step;
        for (const QString &digit : digits.split(' '))
            step.eliminations.push_back({17, digit.toInt()});
        const Geometry geometry = defaultGeometry(16);
        const QString window = conclusionText(geometry, set, step, Notation::Window);
        QCOMPARE(QString(window).remove(QChar(0x2060)), "r2c2\u00a0≠\u00a0" + text);
        QCOMPARE(inWords(window), "r2c2 cannot be " + QString(text).replace("–", " to "));
        QVERIFY(!conclusionText(geometry, set, step, Notation::Plain).contains("–"));
    }

    void aRuleWithSeveralPartsIsNamedOnce()
    {
        Puzzle puzzle(defaultGeometry(4));
        puzzle.constraints = {{findVariant("zipper-line"), {0, 1, 5, 9, 8}}};
        const Position position(puzzle);
        std::vector<Premise> premises;
        for (int i = 0; i < static_cast<int>(position.rules().otherRules().size()); ++i)
            premises.emplace_back(premise::RuleIsKept{i});
        QVERIFY(premises.size() > 1);
        QCOMPARE(premiseTexts(puzzle, symbolSets().front(), position, premises),
                 QStringList(QStringLiteral("Zipper line at r1c1 (%1 parts of it)").arg(premises.size())));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestLineWhy)

} // namespace sudoku::tst_linewhy

#include "tst_linewhy.moc"
