// Covers core/variants/own: alternatives, combinedrules, ownkindlist
// Covers core/variants/own: rulesreader, togetherautomaton, togetherparser

#include "core/variants/own/rulesreader.h"
#include "core/variants/own/togetherrule.h"

#include "core/analyse/truecandidates.h"
#include "core/board/random.h"
#include "core/rules/violations.h"
#include "core/variants/constraintproblem.h"
#include "core/variants/own/alternatives.h"
#include "core/variants/own/combinedrules.h"
#include "core/variants/own/ownkindlist.h"
#include "core/variants/own/ownproblem.h"
#include "tests/bruteforce.h"
#include "tests/core/search/rulepuzzles.h"
#include "tests/core/variants/variantbench.h"
#include "tests/puzzles.h"
#include "tests/sampling.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include <algorithm>
#include <array>
#include <functional>

namespace sudoku::tst_togetherrule {

using variantbench::solutionsBySearch;
using variantbench::textsOf;
using Kind = ExpressionError::Kind;

OwnKindDefinition together(std::string rule, OwnPlace place = OwnPlace::Chain)
{
    return {.id = "both",
            .name = "Both",
            .form = OwnForm::Together,
            .rule = std::move(rule),
            .place = place,
            .hasNumber = place == OwnPlace::Outside};
}

Puzzle withRule(int size, const std::string &rule, const std::vector<Cell> &cells)
{
    Puzzle puzzle = emptyBoard(size);
    puzzle.constraints = {{ownKind(together(rule)), cells}};
    return puzzle;
}

/// Returns whether the digits of \a grid keep a constraint of the program.
bool keeps(const Grid &grid, const char *kind, const std::vector<Cell> &cells,
           const std::vector<int> &numbers = {})
{
    Puzzle puzzle = emptyBoard(grid.cellCount() == 16 ? 4 : 6);
    puzzle.constraints = {{findVariant(kind), cells, numbers}};
    return isKept(puzzle, puzzle.constraints.front(), grid);
}

const std::vector<Grid> &allGrids()
{
    static const Puzzle empty = emptyBoard(4);
    static const std::vector<Grid> grids = BruteForce(empty).solutions();
    return grids;
}

using Holds = std::function<bool(const Grid &)>;

/// A rule made at random, and what it means.
struct Made
{
    std::string rule;
    Holds holds;
};

/// A kind of the program that goes on these cells, perhaps with a number.
Made anyMember(const std::vector<Cell> &cells, Random &random)
{
    struct Choice
    {
        const char *kind;
        int minNumber;
        int maxNumber;
    };
    constexpr auto choices = std::to_array<Choice>({{"renban", 0, 0},
                                                    {"thermometer", 0, 0},
                                                    {"palindrome", 0, 0},
                                                    {"whispers", 1, 3},
                                                    {"killer", 3, 10},
                                                    {"arrow", 0, 0},
                                                    {"even", 0, 0},
                                                    {"odd", 0, 0},
                                                    {"between-line", 0, 0},
                                                    {"zipper-line", 0, 0}});
    for (;;) {
        const Choice &choice = choices[random.below(choices.size())];
        std::string text = choice.kind;
        std::vector<int> numbers;
        if (choice.maxNumber > 0) {
            numbers.push_back(choice.minNumber
                              + static_cast<int>(random.below(choice.maxNumber - choice.minNumber)));
            text += "(" + std::to_string(numbers.front()) + ")";
        }
        std::vector<Cell> own = cells;
        if (random.below(3) == 0) { // some of the cells, in any order
            own.clear();
            text += "[";
            std::vector<int> places(cells.size());
            for (int i = 0; i < std::ssize(places); ++i)
                places[i] = i;
            random.shuffle(places);
            places.resize(2 + random.below(cells.size() - 1));
            for (const int place : places) {
                text += (text.ends_with('[') ? "" : ",") + std::to_string(place + 1);
                own.push_back(cells[place]);
            }
            text += "]";
        }
        Variant loose = *findVariant(choice.kind);
        loose.mayJump = true;
        if (!findProblem(defaultGeometry(4), Constraint{&loose, own, numbers}))
            return {text, [=](const Grid &grid) { return keeps(grid, choice.kind, own, numbers); }};
    }
}

Made anyRule(const std::vector<Cell> &cells, int depth, Random &random)
{
    if (depth == 0 || random.below(4) == 0)
        return anyMember(cells, random);
    const Made one = anyRule(cells, depth - 1, random);
    const Made other = anyRule(cells, depth - 1, random);
    const auto list = [&](const char *word) {
        return std::string(word) + " of (" + one.rule + ", " + other.rule + ")";
    };
    switch (random.below(7)) {
    case 0:
        return {"(" + one.rule + ") and (" + other.rule + ")",
                [=](const Grid &grid) { return one.holds(grid) && other.holds(grid); }};
    case 1:
        return {"(" + one.rule + ") or (" + other.rule + ")",
                [=](const Grid &grid) { return one.holds(grid) || other.holds(grid); }};
    case 2:
        return {list("one"), [=](const Grid &grid) { return one.holds(grid) != other.holds(grid); }};
    case 3:
        return {list("none"), [=](const Grid &grid) { return !one.holds(grid) && !other.holds(grid); }};
    case 4:
        return {list("any"), [=](const Grid &grid) { return one.holds(grid) || other.holds(grid); }};
    case 5:
        return {list("all"), [=](const Grid &grid) { return one.holds(grid) && other.holds(grid); }};
    default:
        return {"not (" + one.rule + ")", [=](const Grid &grid) { return !one.holds(grid); }};
    }
}

class TestTogetherRule : public QObject
{
    Q_OBJECT

private slots:
    void errorsHaveAPlace_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("column");
        const auto row = [](const char *rule, Kind kind, int column) {
            QTest::newRow(rule) << rule << static_cast<int>(kind) << column;
        };
        row("", Kind::Empty, 0);
        row("renban or", Kind::Ends, 9);
        row("renban palindrome", Kind::Unexpected, 7);
        row("renban or moon", Kind::UnknownName, 10);
        row("(renban or palindrome", Kind::Unclosed, 0);
        row("one of (renban, palindrome", Kind::Unclosed, 7);
        row("one of renban", Kind::Unexpected, 7);
        row("renban[1-3", Kind::Unclosed, 6);
        row("renban[3-1]", Kind::Unexpected, 7);
        row("renban[0]", Kind::Unexpected, 7);
        row("renban[9999]", Kind::NumberTooBig, 7);
        row("renban(5)", Kind::NeedlessNumber, 0);
        row("not numbered-room", Kind::NoNumber, 4);
        row("renban and anti-knight", Kind::WholeBoard, 11);
        row("whispers(x)", Kind::Unexpected, 9);
        row("renban & palindrome", Kind::Unexpected, 7);
    }

    void errorsHaveAPlace()
    {
        QFETCH(const QString, rule);
        QFETCH(const int, kind);
        QFETCH(const int, column);
        const auto read = parseTogether(rule.toStdString(), findVariant);
        QVERIFY(!read);
        QCOMPARE(static_cast<int>(read.error().kind), kind);
        QCOMPARE(read.error().column, column);
    }

    void sizesAreBounded()
    {
        std::string many = "renban";
        for (std::size_t i = 0; i < maxTogetherMembers; ++i)
            many += " or renban";
        QCOMPARE(parseTogether(many, findVariant).error().kind, Kind::TooLong);
        QCOMPARE(parseTogether(std::string(1000, '(') + "renban", findVariant).error().kind, Kind::TooLong);
        QVERIFY(parseTogether(std::string(1000, ' ') + "renban", findVariant));
    }

    /// Rules made at random hold where their parts say so; engines agree.
    void rulesMeanWhatTheySay()
    {
        Random random(7);
        const int rounds = sampleOf(300);
        int met = 0;
        for (int round = 0; round < rounds; ++round) {
            std::vector<Cell> cells(16);
            for (Cell cell = 0; cell < 16; ++cell)
                cells[cell] = cell;
            random.shuffle(cells);
            cells.resize(3 + random.below(3));
            const Made made = anyRule(cells, 1 + static_cast<int>(random.below(2)), random);
            const Puzzle puzzle = withRule(4, made.rule, cells);
            QVERIFY2(!findProblem(puzzle.geometry, puzzle.constraints.front()), made.rule.c_str());
            std::vector<Grid> expected;
            std::ranges::copy_if(allGrids(), std::back_inserter(expected), made.holds);
            QVERIFY2(solutionsBySearch(puzzle) == textsOf(expected), made.rule.c_str());
            QVERIFY2(textsOf(BruteForce(puzzle).solutions()) == textsOf(expected), made.rule.c_str());
            met += !expected.empty() && expected.size() < allGrids().size() ? 1 : 0;
        }
        const int needed = rounds < 30 ? rounds / 4 : rounds / 2; // a small sample has its luck
        QVERIFY2(met > needed, qPrintable(QString("%1 of %2").arg(met).arg(rounds)));
    }

    void placesOfTheBoardAreTaken_data()
    {
        QTest::addColumn<int>("place");
        QTest::newRow("rows") << static_cast<int>(OwnPlace::Rows);
        QTest::newRow("columns") << static_cast<int>(OwnPlace::Columns);
        QTest::newRow("regions") << static_cast<int>(OwnPlace::Regions);
    }

    /// Each row, column or region has one of two sums in its first two cells, not both rising.
    void placesOfTheBoardAreTaken()
    {
        QFETCH(const int, place);
        Puzzle puzzle = emptyBoard(4);
        const OwnPlace lines = static_cast<OwnPlace>(place);
        puzzle.constraints = {{ownKind(together("one of (killer(5)[1,2], thermometer[1-3])", lines)), {}}};
        QVERIFY(!findProblem(puzzle.geometry, puzzle.constraints.front()));
        const auto cellAt = [&](int line, int index) {
            if (lines == OwnPlace::Rows)
                return 4 * line + index;
            return lines == OwnPlace::Columns ? 4 * index + line
                                              : 8 * (line / 2) + 2 * (line % 2) + 4 * (index / 2) + index % 2;
        };
        const auto count = std::ranges::count_if(allGrids(), [&](const Grid &grid) {
            for (int line = 0; line < 4; ++line) {
                const Digit a = grid[cellAt(line, 0)];
                const Digit b = grid[cellAt(line, 1)];
                const Digit c = grid[cellAt(line, 2)];
                if ((a + b == 5) == (a < b && b < c))
                    return false;
            }
            return true;
        });
        QVERIFY(count > 0);
        QCOMPARE(static_cast<int>(solutionsBySearch(puzzle).size()), static_cast<int>(count));
    }

    void numbersReachTheMembers()
    {
        OwnKindDefinition definition = together("killer(k) or palindrome", OwnPlace::Cells);
        QCOMPARE(findProblem(definition)->kind, OwnKindProblem::Kind::NoNumber);
        definition.hasNumber = true;
        QVERIFY(!findProblem(definition));
        Puzzle puzzle = emptyBoard(4);
        puzzle.constraints = {{ownKind(definition), {0, 1, 6}, {6}}};
        const auto count = std::ranges::count_if(allGrids(), [](const Grid &grid) {
            return keeps(grid, "killer", {0, 1, 6}, {6}) || grid[0] == grid[6];
        });
        QCOMPARE(static_cast<int>(solutionsBySearch(puzzle).size()), static_cast<int>(count));
        puzzle.constraints.front().numbers.clear(); // it demands nothing yet
        QCOMPARE(solutionsBySearch(puzzle).size(), allGrids().size());
    }

    void ownKindsAreCombined()
    {
        const std::vector<OwnKindDefinition> kinds{
            {.id = "all",
             .name = "Both",
             .form = OwnForm::Together,
             .rule = "far and not steps",
             .place = OwnPlace::Chain},
            {.id = "far", .name = "Far", .rule = "|a - b| >= 2"},
            {.id = "steps",
             .name = "Steps",
             .form = OwnForm::Pattern,
             .rule = "1.*",
             .reading = OwnReading::Either},
            {.id = "more", .name = "More", .form = OwnForm::Together, .rule = "all or steps"},
            {.id = "circle", .name = "Circle", .form = OwnForm::Together, .rule = "circle or renban"},
        };
        const std::vector<const Variant *> made = kindsOf(kinds);
        QVERIFY(made[0] && made[1] && made[2] && made[3]);
        QVERIFY(!made[4]);
        Puzzle puzzle = emptyBoard(4);
        puzzle.constraints = {{made[0], {0, 1, 6}}};
        const auto isRight = [](const Grid &g) {
            return std::abs(g[0] - g[1]) >= 2 && std::abs(g[1] - g[6]) >= 2 && g[0] != 1 && g[6] != 1;
        };
        QCOMPARE(static_cast<int>(solutionsBySearch(puzzle).size()),
                 static_cast<int>(std::ranges::count_if(allGrids(), isRight)));
        std::vector<OwnKindDefinition> changed = kinds;
        changed[1].rule = "|a - b| >= 3";
        QVERIFY(kindsOf(changed)[0] != made[0]); // it follows what it combines
        QVERIFY(kindsOf(kinds)[0] == made[0]);
        QVERIFY(namesFor(kinds, 0).find("steps") && !namesFor(kinds, 0).find("more"));
    }

    void whatDoesNotFitIsRefused()
    {
        const auto problemOf = [](int size, const std::string &rule, const std::vector<Cell> &cells) {
            const Puzzle puzzle = withRule(size, rule, cells);
            return findProblem(puzzle.geometry, puzzle.constraints.front());
        };
        const auto tooMany = problemOf(4, "renban or palindrome", {0, 1, 2, 3, 4, 5});
        QVERIFY(tooMany);
        QCOMPARE(tooMany->kind, ConstraintProblem::Kind::UnfitMember);
        QCOMPARE(tooMany->member, findVariant("renban"));
        QCOMPARE(tooMany->memberKind, ConstraintProblem::Kind::CellCount);
        QCOMPARE(tooMany->max, 4);
        QCOMPARE(problemOf(9, "renban[1-5] or palindrome", {0, 1, 2})->kind,
                 ConstraintProblem::Kind::CellCount);
        std::vector<Cell> long25;
        for (Cell cell = 0; cell < 25; ++cell)
            long25.push_back(cell);
        QCOMPARE(problemOf(25, "renban or whispers", long25)->kind, ConstraintProblem::Kind::TooLarge);
        QVERIFY(!problemOf(9, "renban or whispers", {0, 1, 2, 3, 4, 5, 6, 7, 8}));
        for (const OwnPlace place : {OwnPlace::Loop, OwnPlace::Touching, OwnPlace::Leap})
            QCOMPARE(findProblem(together("renban", place))->kind, OwnKindProblem::Kind::Unfit);
    }

    void constraintsAreCombined()
    {
        const Geometry four = defaultGeometry(4);
        const Constraint sum{findVariant("killer"), {0, 1}, {4}};
        const Constraint line{findVariant("thermometer"), {1, 5, 10}};
        for (const AlternativeCount count :
             {AlternativeCount::Any, AlternativeCount::One, AlternativeCount::None}) {
            const auto made = alternativesOf(four, {{sum}, {line, sum}, {line}}, count);
            QVERIFY(made);
            Puzzle puzzle = emptyBoard(4);
            puzzle.constraints = {*made};
            const auto holds = [&](const Grid &grid) {
                const bool a = keeps(grid, "killer", {0, 1}, {4});
                const bool b = keeps(grid, "thermometer", {1, 5, 10});
                const int right = (a ? 1 : 0) + (a && b ? 1 : 0) + (b ? 1 : 0);
                return count == AlternativeCount::Any   ? right > 0
                       : count == AlternativeCount::One ? right == 1
                                                        : right == 0;
            };
            QCOMPARE(static_cast<int>(solutionsBySearch(puzzle).size()),
                     static_cast<int>(std::ranges::count_if(allGrids(), holds)));
        }
        const auto cages = alternativesOf(four, {{sum}, {{findVariant("lunchbox"), {0, 1}, {4}}}});
        QVERIFY(cages);
        QCOMPARE(cages->numbers, std::vector{4}); // so that all such cages are of one kind
    }

    void whyNothingIsCombinedIsKnown_data()
    {
        using enum AlternativesProblem::Kind;
        QTest::addColumn<Constraint>("constraint");
        QTest::addColumn<AlternativesProblem::Kind>("kind");
        QTest::newRow("whole board") << Constraint{findVariant("anti-knight"), {}} << WholeBoard;
        QTest::newRow("no number") << Constraint{findVariant("little-killer"), {1, 5}} << NoNumber;
        QTest::newRow("numbers") << Constraint{findVariant("quadruple"), {0, 1, 4, 5}, {1, 2}}
                                 << SeveralNumbers;
        QTest::newRow("unfit") << Constraint{findVariant("renban"), {0, 1, 2, 3, 6, 5}} << Refused;
    }

    void whyNothingIsCombinedIsKnown()
    {
        QFETCH(const Constraint, constraint);
        const Constraint line{findVariant("thermometer"), {1, 5, 10}};
        const auto made = alternativesOf(defaultGeometry(4), {{line}, {constraint}});
        QVERIFY(!made);
        QTEST(made.error().kind, "kind");
        QCOMPARE(made.error().why.has_value(), made.error().kind == AlternativesProblem::Kind::Refused);
    }

    void whatCannotBeFollowedIsKnown()
    {
        using enum ConstraintProblem::Kind;
        const auto problemOf = [](const Rule &rule) {
            const auto reader = RulesReader::make({rule}, 4, 4);
            return reader ? std::nullopt : std::optional(reader.error());
        };
        const auto large = [](std::vector<Cell> cells) {
            const int count = RulesReader::maxStatesBackwards + 1;
            return rule::Automaton{
                std::move(cells),
                std::make_shared<const TransitionTable>(count, 4, [](int state, Digit) { return state; }),
                {0}};
        };
        QCOMPARE(problemOf(rule::Distinct{{0, 1, 2}}), std::nullopt);
        QCOMPARE(problemOf(rule::Distinct{{0, 1, 0}}), RepeatedCell);
        QCOMPARE(problemOf(large({0, 1, 2})), std::nullopt);
        QCOMPARE(problemOf(large({2, 1, 0})), TooLargeBackwards);
        QCOMPARE(problemOf(rule::Regions{rule::Regions::Demand::Together, {0, 1}}), UnknownRegions);
    }

    /// What must hold in any case is not turned into states.
    void demandsStayAsTheyAre()
    {
        const auto rules = [](const std::string &rule, const std::vector<Cell> &cells) {
            return CombinedRules(togetherRuleOf(rule)).rules(defaultGeometry(9), cells, 0).value();
        };
        const Constraint killer{findVariant("killer"), {0, 1, 2}, {10}};
        QCOMPARE(rules("killer(10)", {0, 1, 2}), killer.variant->rules(emptyBoard(9), killer));
        const auto two = rules("killer(10) and (renban or palindrome)", {0, 1, 2});
        QCOMPARE(std::ranges::count_if(
                     two, [](const Rule &rule) { return std::holds_alternative<rule::Automaton>(rule); }),
                 1);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestTogetherRule)

} // namespace sudoku::tst_togetherrule

#include "tst_togetherrule.moc"
