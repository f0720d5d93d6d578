// Covers core/formats/links/sudokumaker: componentwords, makercomponents, makerscripts, paircomponents
// Covers core/formats/links/sudokumaker: scriptrules, scriptrunner, triedcomponents, writtenscripts

#include <QTest>

#include "core/formats/links/sudokumaker/makercomponents.h"
#include "core/formats/links/sudokumaker/scriptrunner.h"
#include "core/formats/links/sudokumaker/sudokumaker.h"
#include "core/formats/links/sudokumaker/writtenscripts.h"
#include "core/formats/text/constrainttext.h"
#include "core/rules/violations.h"
#include "core/variants/variant.h"
#include "tests/testprogram.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>

namespace sudoku::tst_makerscripts {

using Json = nlohmann::json;
using Digits = std::vector<int>;
using Demand = std::function<bool(const Digits &)>;

/// A component on a Latin square of 4x4, and what it demands of the digits of its cells, in \a cells' order.
struct Row
{
    const char *component;
    std::vector<Cell> cells;
    Demand demand;
};

int sumOf(const Digits &digits)
{
    return std::accumulate(digits.begin(), digits.end(), 0);
}

int different(Digits digits)
{
    std::ranges::sort(digits);
    return static_cast<int>(std::unique(digits.begin(), digits.end()) - digits.begin());
}

/// Returns whether \a digit is 1 or 2.
bool isSmall(int digit)
{
    return digit == 1 || digit == 2;
}

/// Returns whether one digit is twice the other; 0 has no ratio.
bool isDouble(int one, int other)
{
    return one * other > 0 && (one == 2 * other || other == 2 * one);
}

// Cells of a diagonal, so that no house says anything about them.
const std::vector<Cell> two{0, 5};
const std::vector<Cell> three{0, 5, 10};
const std::vector<Cell> four{0, 5, 10, 15};

const std::vector<Row> &rows()
{
    static const std::vector<Row> all{
        {R"(["Sum", 5, [0, 5]])", two, [](const Digits &d) { return sumOf(d) == 5; }},
        {R"(["Sum", [4, 9], [0, 5, 10]])", three,
         [](const Digits &d) { return sumOf(d) == 4 || sumOf(d) == 9; }},
        {R"(["NegativeSum", [5], [0, 5]])", two, [](const Digits &d) { return sumOf(d) != 5; }},
        {R"(["NegativeSum", [5, 6], [0, 5, 10]])", three,
         [](const Digits &d) { return sumOf(d) != 5 && sumOf(d) != 6; }},
        {R"(["Product", [6, 8], [0, 5, 10]])", three,
         [](const Digits &d) { return d[0] * d[1] * d[2] == 6 || d[0] * d[1] * d[2] == 8; }},
        {R"(["WeightedSum", 10, [[0, 2], [5, 1]]])", two,
         [](const Digits &d) { return 2 * d[0] + d[1] == 10; }},
        {R"(["PredefinedCandidates", [1, 4], 0])",
         {0},
         [](const Digits &d) { return d[0] == 1 || d[0] == 4; }},
        {R"(["ForbiddenCandidates", [1, 4], [0, 5]])", two,
         [](const Digits &d) { return d[0] % 3 != 1 && d[1] % 3 != 1; }},
        {R"(["DifferentDigits", [0, 5, 10]])", three, [](const Digits &d) { return different(d) == 3; }},
        {R"(["DifferentDigits", [0, 5]])", two, [](const Digits &d) { return different(d) == 2; }},
        {R"(["House", [0, 5, 10, 15]])", four, [](const Digits &d) { return different(d) == 4; }},
        {R"(["SameDigit", [0, 5, 10]])", three, [](const Digits &d) { return different(d) == 1; }},
        {R"(["DifferentGroups", [[1, 2], [3, 4]], [0, 5]])", two,
         [](const Digits &d) { return d[0] * d[1] > 0 && (d[0] < 3) != (d[1] < 3); }},
        {R"(["SameGroup", [[1, 2], [3, 4]], [0, 5, 10]])", three,
         [](const Digits &d) {
             return d[0] * d[1] * d[2] > 0 && (d[0] < 3) == (d[1] < 3) && (d[1] < 3) == (d[2] < 3);
         }},
        {R"(["RequiredGroups", [[1, 2], [3, 4]], [0, 5, 10]])", three,
         [](const Digits &d) {
             const auto isLarge = [](int digit) { return digit > 2; };
             return std::ranges::any_of(d, isSmall) && std::ranges::any_of(d, isLarge);
         }},
        {R"(["RequiredDigits", [3, 3, 1], [0, 5, 10, 15]])", four,
         [](const Digits &d) { return std::ranges::count(d, 3) >= 2 && std::ranges::count(d, 1) >= 1; }},
        {R"(["ExactDigitCount", 2, 1, [0, 5, 10]])", three,
         [](const Digits &d) { return std::ranges::count(d, 2) == 1; }},
        {R"(["MaxDigitCount", 2, 1, [0, 5, 10]])", three,
         [](const Digits &d) { return std::ranges::count(d, 2) <= 1; }},
        {R"(["CountDigit", 1, 0, [5, 10, 15]])", four,
         [](const Digits &d) { return std::count(d.begin() + 1, d.end(), 1) == d[0]; }},
        {R"(["CountDigits", [1, 2], 0, [0, 5, 10]])", three,
         [](const Digits &d) { return std::ranges::count_if(d, isSmall) == d[0]; }},
        {R"(["ConsecutiveDigits", [0, 5, 10]])", three,
         [](const Digits &d) {
             return *std::ranges::max_element(d) - *std::ranges::min_element(d) == different(d) - 1;
         }},
        {R"(["ConsecutiveDigitsSet", [0, 5, 10]])", three,
         [](const Digits &d) {
             return different(d) == 3 && *std::ranges::max_element(d) - *std::ranges::min_element(d) == 2;
         }},
        {R"(["Sequence", [0, 5, 10]])", three, [](const Digits &d) { return d[1] - d[0] == d[2] - d[1]; }},
        {R"(["Between", [0, 10], [5]])", three,
         [](const Digits &d) { return std::min(d[0], d[2]) < d[1] && d[1] < std::max(d[0], d[2]); }},
        {R"(["NegativeBetween", [0, 10], [5]])", three,
         [](const Digits &d) { return std::min(d[0], d[2]) >= d[1] || d[1] >= std::max(d[0], d[2]); }},
        {R"(["GreaterThan", 0, 5])", two, [](const Digits &d) { return d[0] < d[1]; }},
        {R"(["GreaterThanOrEquals", 5, 0])", two, [](const Digits &d) { return d[1] <= d[0]; }},
        {R"(["Difference", [1, 3], 0, 5])", two,
         [](const Digits &d) { return std::abs(d[0] - d[1]) % 2 == 1; }},
        {R"(["NegativeDifference", [1, 3], 0, 5])", two,
         [](const Digits &d) { return std::abs(d[0] - d[1]) % 2 == 0; }},
        {R"(["MaximumDifference", 1, 0, 5])", two,
         [](const Digits &d) { return std::abs(d[0] - d[1]) <= 1; }},
        {R"(["MinimumDifference", 2, 0, 5])", two,
         [](const Digits &d) { return std::abs(d[0] - d[1]) >= 2; }},
        {R"(["Ratio", 2, 0, 5])", two, [](const Digits &d) { return isDouble(d[0], d[1]); }},
        {R"(["NegativeRatio", [2], 0, 5])", two, [](const Digits &d) { return !isDouble(d[0], d[1]); }},
        {R"(["Pair", [[1, 3], [4, 4]], 5, 0])", two,
         [](const Digits &d) { return (d[1] == 1 && d[0] == 3) || (d[1] == 4 && d[0] == 4); }},
        {R"(["WeakLink", 0, 2, 5, 3])", two, [](const Digits &d) { return d[0] != 2 || d[1] != 3; }},
        {R"(["WeakLinks", [0, 5], [1, 2], 10, 3])", three,
         [](const Digits &d) { return d[2] != 3 || !(isSmall(d[0]) || isSmall(d[1])); }},
        {R"(["Index", 3, 0, [0, 5, 10]])", three,
         [](const Digits &d) { return d[0] > 0 && d[0] <= 3 && d[d[0] - 1] == 3; }},
        {R"(["NegativeIndex", 3, 0, [0, 5, 10]])", three,
         [](const Digits &d) { return d[0] == 0 || d[0] > 3 || d[d[0] - 1] != 3; }},
        {R"(["SameSum", [{"cells": [0, 5]}, {"cells": [10]}]])", three,
         [](const Digits &d) { return d[0] + d[1] == d[2]; }},
        {R"(["DifferentCombinations", [[0, 5], [10, 15]]])", four,
         [](const Digits &d) { return std::minmax(d[0], d[1]) != std::minmax(d[2], d[3]); }},
    };
    return all;
}

Geometry latinSquare(int first = 1)
{
    return Geometry::withBoxes({1, 4}).withDigits(DigitValues(4, first));
}

/// The board of latinSquare() in a puzzle of SudokuMaker.
const MakerFrame frame{4, 4, 0, 0, 4, 1};

/// Returns the digits of the number \a code to the base of 4, from \a first on.
Digits digitsOf(int code, std::size_t count, int first)
{
    Digits digits;
    for (std::size_t i = 0; i < count; ++i, code /= 4)
        digits.push_back(code % 4 + first);
    return digits;
}

bool areKept(const Puzzle &puzzle, const std::vector<Cell> &cells, const Digits &digits)
{
    Grid grid(16);
    for (std::size_t i = 0; i < cells.size(); ++i)
        grid.set(cells[i], puzzle.geometry.values().digitOf(digits[i]));
    return std::ranges::all_of(puzzle.constraints,
                               [&](const Constraint &each) { return isKept(puzzle, each, grid); });
}

/// Returns the first digits for which \a puzzle and \a demand differ, or nothing.
Digits difference(const Puzzle &puzzle, const Row &row)
{
    for (int code = 0; code < 1 << 2 * row.cells.size(); ++code)
        if (const Digits digits = digitsOf(code, row.cells.size(), puzzle.geometry.values().first);
            areKept(puzzle, row.cells, digits) != row.demand(digits))
            return digits;
    return {};
}

/// What the runner of the tests was asked last.
std::string &lastQuestion()
{
    static std::string question;
    return question;
}

/// Answers each script with the components that its text is.
std::optional<std::string> answer(const std::string &question)
{
    lastQuestion() = question;
    const Json asked = Json::parse(question);
    Json answers = Json::array();
    for (const Json &script : asked["scripts"])
        if (const std::string code = script["code"]; Json::accept(code))
            answers.push_back(Json::parse(code));
        else
            answers.push_back(nullptr);
    return answers.dump();
}

Json scriptBlock(const std::string &code)
{
    return {{"type", 1000},
            {"definition", {{"name", "mine"}, {"backend", {{"type", "code"}, {"code", code}}}}},
            {"input", {{"groups", {{{"cells", {1, 2}}}}}}}};
}

Json link(const Json &blocks, const std::string &type = "sudoku")
{
    Json regions = Json::array();
    for (int cell = 0; cell < 81; ++cell)
        regions.push_back(cell / 27 * 3 + cell % 9 / 3);
    Json all = blocks.is_array() ? blocks : Json::array({blocks});
    all.push_back({{"type", 1}, {"regions", regions}});
    return {{"formatVersion", "1.5.0"},
            {"puzzle",
             {{"cells", Json(Json::array_t(81, Json::object()))},
              {"type", type},
              {"width", 9},
              {"constraints", all}}}};
}

TextPuzzle read(const Json &link)
{
    return readSudokuMaker(link, {}, sudokuMakerId).value();
}

std::size_t remarkCount(const Board &board)
{
    return sudokuMakerRemarks(
               Json::parse(board.keptMembers.empty() ? "{}" : board.keptMembers)[sudokuMakerId])
        .size();
}

std::string constraints(const Board &board)
{
    std::string text;
    for (const Constraint &constraint : board.puzzle.constraints)
        text += (text.empty() ? "" : "; ") + constraintText(board.puzzle.geometry, constraint);
    return text;
}

/// Returns a table of three cells for \a demand that asks for the second and the third one in an order which
/// depends on the first digit.
Json tableOf(const Demand &demand)
{
    Json nodes = Json::array();
    const auto add = [&nodes](int cell, const std::function<int(int)> &next) {
        Json node = Json::array({cell});
        for (int digit = 1; digit <= 4; ++digit)
            node.push_back(next(digit));
        nodes.push_back(node);
        return static_cast<int>(nodes.size()) - 1;
    };
    add(0, [&](int a) {
        const bool isInOrder = a % 2 == 0;
        return add(isInOrder ? 1 : 2, [&, a](int b) {
            return add(isInOrder ? 2 : 1, [&, a, b](int c) {
                return demand(isInOrder ? Digits{a, b, c} : Digits{a, c, b}) ? -2 : -1;
            });
        });
    });
    return Json::array({"Table", nodes});
}

class TestMakerScripts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { setScriptRunner(answer); }
    void cleanupTestCase() { setScriptRunner(nullptr); }

    void componentsDemandWhatTheySay_data()
    {
        QTest::addColumn<int>("index");
        QTest::addColumn<int>("first");
        for (std::size_t i = 0; i < rows().size(); ++i)
            for (const int first : {0, 1})
                QTest::addRow("%s from %d", rows()[i].component, first) << static_cast<int>(i) << first;
    }

    void componentsDemandWhatTheySay()
    {
        QFETCH(const int, index);
        QFETCH(const int, first);
        const Row &row = rows()[index];
        const Geometry geometry = latinSquare(first);
        ScriptRules rules(geometry, "mine");
        QVERIFY(addComponent(frame, Json::parse(row.component), rules));
        Puzzle puzzle(geometry);
        puzzle.constraints = rules.constraints().value();
        QVERIFY(!puzzle.constraints.empty());
        const Digits digits = difference(puzzle, row);
        QVERIFY2(digits.empty(), Json(digits).dump().c_str());
    }

    void tablesDemandWhatTheyAccept()
    {
        const std::vector<Demand> demands{
            [](const Digits &d) { return d[0] != d[1] && d[1] == d[2]; },
            [](const Digits &d) { return (d[0] * d[1] + d[2]) % 3 != 0; },
            [](const Digits &d) { return d[0] % 2 == 0 ? d[1] > 2 : d[2] == 1; },
        };
        for (const Demand &demand : demands) {
            const Geometry geometry = latinSquare();
            ScriptRules rules(geometry, "mine");
            QVERIFY(addComponent(frame, tableOf(demand), rules));
            QVERIFY(addComponent(frame, Json::parse(R"(["Own", 0, [10, 0, 5]])"), rules));
            Puzzle puzzle(geometry);
            puzzle.constraints = rules.constraints().value();
            const Digits wrong = difference(puzzle, {"", {10, 0, 5}, demand});
            QVERIFY2(wrong.empty(), Json(wrong).dump().c_str());
        }
    }

    void tablesOfOneOrTwoCellsAreNoMachines()
    {
        const Geometry geometry = latinSquare();
        ScriptRules rules(geometry, "mine");
        for (const char *component :
             {R"(["Table", [[0, -2, -1, -2, -1]]])", R"(["Own", 0, [3]])",
              R"(["Table", [[1, -1, -2, -2, -2], [0, 0, -2, -2, -2]]])", R"(["Own", 1, [0, 5]])"})
            QVERIFY2(addComponent(frame, Json::parse(component), rules), component);
        const auto constraints = rules.constraints().value();
        QCOMPARE(constraints.size(), 2U);
        QCOMPARE(constraintText(geometry, constraints[1]), std::string("given-candidates 1 3 r1c4"));
        QCOMPARE(std::string(constraints[0].variant->demand), std::string("a + b != 2"));
    }

    void wrongTablesAreRefused_data()
    {
        QTest::addColumn<QByteArray>("components");
        for (const char *components :
             {R"([["Own", 0, [0, 5]]])", R"([["Table", [[0, -1, -2, -1, -1]]], ["Own", 0, [0, 5]]])",
              R"([["Table", [[0, -1, -2, -1, -1]]], ["Own", -1, [0]]])", R"([["Table", []]])",
              R"([["Table", [[0, -1, -2]]]])", R"([["Table", [[0, -1, -2, -1, 0]]]])",
              R"([["Table", [[-1, -1, -2, -1, -1]]]])", R"([["Table", [[99, -1, -2, -1, -1]]]])",
              R"([["Table", [[0, -3, -2, -1, -1]]]])", R"([["Table", 5]])"})
            QTest::newRow(components) << QByteArray(components);
    }

    void wrongTablesAreRefused()
    {
        QFETCH(const QByteArray, components);
        const Geometry geometry = latinSquare();
        ScriptRules rules(geometry, "mine");
        bool areRead = true;
        for (const Json &component : Json::parse(components.toStdString()))
            areRead = areRead && addComponent(frame, component, rules);
        QVERIFY(!areRead);
    }

    void eachComponentIsTested()
    {
        for (const std::string &name : readComponents()) {
            const bool isAlias = name == "AsymmetricalPair" || name == "LessThan";
            const std::string begin = "[\"" + name + "\"";
            QVERIFY2(isAlias
                         || std::ranges::any_of(rows(),
                                                [&](const Row &row) {
                                                    return std::string_view(row.component).starts_with(begin);
                                                }),
                     name.c_str());
        }
    }

    void otherArgumentsAreRefused_data()
    {
        QTest::addColumn<QByteArray>("component");
        for (const char *component :
             {R"(["Skyscraper", 3, [0, 5]])", R"(["Sum", "a", [0, 5]])", R"(["Sum", 5, [0, 99]])",
              R"(["Sum", 5, [0, 0]])", R"(["Sum", 5])", R"(["Sum"])", R"("Sum")", "{}",
              R"(["Pair", 5, 0, 5])", R"(["House", [0, 5]])",
              R"(["SameSum", [{"cells": [0], "asNumber": true}, {"cells": [5]}]])"})
            QTest::newRow(component) << QByteArray(component);
    }

    void otherArgumentsAreRefused()
    {
        QFETCH(const QByteArray, component);
        const Geometry geometry = latinSquare();
        ScriptRules rules(geometry, "mine");
        QVERIFY(!addComponent(frame, Json::parse(component.toStdString()), rules));
    }

    void pairsOfTheWholeBoardAreOneConstraint()
    {
        const Geometry geometry = Geometry::withBoxes({3, 3});
        ScriptRules rules(geometry, "mine");
        for (Cell cell = 0; cell < 81; ++cell)
            for (const Cell other : geometry.neighbours(cell))
                rules.addPair(cell, other, [](Digit a, Digit b) { return (a + b) % 5 != 0; });
        const auto constraints = rules.constraints().value();
        QCOMPARE(constraints.size(), 1U);
        QVERIFY(constraints.front().cells.empty());
        QCOMPARE(std::string(constraints.front().variant->demand), std::string("(a + b) % 5 != 0"));
    }

    void housesAreNotSaidAgain()
    {
        const Geometry geometry = Geometry::withBoxes({3, 3});
        ScriptRules rules(geometry, "mine");
        for (const House &house : geometry.houses())
            rules.addDistinct(house.cells);
        rules.addDistinct({0, 1});
        rules.addDistinct({0, 80});
        QVERIFY(rules.sayRows());
        QCOMPARE(rules.constraints()->size(), 1U);
    }

    void scriptsOfALinkAreRead()
    {
        const Json blocks{scriptBlock(R"([["Sum", 5, [0, 10]]])"), scriptBlock("not JSON"),
                          scriptBlock(R"([["Sum", 5, [0, 10]], ["Own", 1]])")};
        const TextPuzzle puzzle = read(link(blocks));
        QCOMPARE(constraints(puzzle.board), std::string("maker-mine r1c1 r2c2"));
        QCOMPARE(remarkCount(puzzle.board), 2U); // the others, with their texts
        const Json question = Json::parse(lastQuestion());
        QVERIFY(question["board"]["width"] == Json(9));
        QVERIFY(question["board"]["regions"][80] == Json(8));
        QVERIFY(question["scripts"][0]["input"] == blocks[0]["input"]);
    }

    void scriptsThatAreOffAreKept()
    {
        Json block = scriptBlock(R"([["Sum", 5, [0, 10]]])");
        block["disabled"] = true;
        QVERIFY(read(link(block)).board.puzzle.constraints.empty());
    }

    void scriptsMaySayTheRows()
    {
        Json components = Json::array();
        for (const House &house : Geometry::withBoxes({3, 3}).houses())
            components.push_back(Json::array({"House", house.cells}));
        const Board said = read(link(scriptBlock(components.dump()), "custom")).board;
        QVERIFY(said.puzzle.geometry.hasLines() && remarkCount(said) == 0U);
        const Board unsaid = read(link(scriptBlock("[]"), "custom")).board;
        QVERIFY(!unsaid.puzzle.geometry.hasLines() && remarkCount(unsaid) == 0U);
    }

    void withoutARunnerTheyAreLeftOut()
    {
        setScriptRunner(nullptr);
        const TextPuzzle puzzle = read(link(scriptBlock(R"([["Sum", 5, [0, 10]]])")));
        setScriptRunner(answer);
        QVERIFY(puzzle.board.puzzle.constraints.empty());
        QCOMPARE(remarkCount(puzzle.board), 1U);
    }

    void scriptsOfABoardWithTheDigitZeroAreRead()
    {
        Json zero = link(scriptBlock(R"([["PredefinedCandidates", [0, 8], [0]]])"));
        zero["puzzle"]["minDigit"] = 0;
        zero["puzzle"]["maxDigit"] = 8;
        QCOMPARE(constraints(read(zero).board), std::string("given-candidates 0 8 r1c1"));
        QVERIFY(Json::parse(lastQuestion())["board"]["minDigit"] == Json(0));
        zero["puzzle"]["minDigit"] = 3; // its digits are shown as 1 to 9 here
        zero["puzzle"]["maxDigit"] = 11;
        QVERIFY(read(zero).board.puzzle.constraints.empty());
    }

    void scriptsWriteTheValuesOfDigits()
    {
        Puzzle puzzle(latinSquare(0));
        puzzle.constraints = {{findVariant("little-killer"), {1, 6, 11}, {4}},
                              {findVariant("nabner"), {0, 1, 2}}};
        const std::vector<Json> scripts = scriptsFor(puzzle, MakerFrame{4, 4, 0, 0, 4, 0}, {0, 1});
        QCOMPARE(scripts.size(), 2U);
        const std::string sum = scripts[0]["definition"]["backend"]["code"];
        QVERIFY2(sum.find(", 4, cells)") != sum.npos, sum.c_str());
        const std::string pairs = scripts[1]["definition"]["backend"]["code"];
        QVERIFY2(pairs.find("[[2,3], [3], [0], [0,1]]") != pairs.npos, pairs.c_str());
    }

    /// What SudokuMaker has no constraint for goes there as a script.
    void rulesAreWrittenAsScripts()
    {
        Puzzle puzzle(Geometry::withBoxes({3, 3}));
        puzzle.constraints = {{findVariant("nabner"), {0, 1, 2}}, {findVariant("thermometer"), {4, 5, 6}}};
        const std::vector<Json> scripts = scriptsFor(puzzle, MakerFrame{9, 9, 0, 0, 9, 1}, {0});
        QCOMPARE(scripts.size(), 1U);
        const std::string code = scripts.front()["definition"]["backend"]["code"];
        QCOMPARE(std::ranges::count(code, '\n'), 3); // a table, and a loop over three pairs
        QVERIFY2(code.find("[[0,1],[0,2],[1,2]]") != code.npos, code.c_str());
        const Board board(puzzle);
        QVERIFY(sudokuMakerLosses(board).empty());
        QCOMPARE(read(sudokuMakerOf(board, symbolSets().front())).board, board);
    }

    void scriptsThatAreTooLongAreNotWritten()
    {
        Puzzle puzzle(Geometry::withBoxes({4, 4}));
        puzzle.constraints = {{findVariant("anti-taxicab"), {}}};
        QVERIFY(scriptsFor(puzzle, MakerFrame{16, 16, 0, 0, 16, 1}, {0}).empty());
    }

    void rulesWithoutAComponentAreLost()
    {
        Puzzle puzzle(Geometry::withBoxes({3, 3}));
        puzzle.constraints = {{findVariant("lunchbox"), {0, 1, 2}, {3}}};
        QCOMPARE(sudokuMakerLosses(Board(puzzle)).size(), 1U);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestMakerScripts)

} // namespace sudoku::tst_makerscripts

#include "tst_makerscripts.moc"
