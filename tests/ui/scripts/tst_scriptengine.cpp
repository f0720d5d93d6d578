#include "ui/scripts/scriptengine.h"

#include <QCoreApplication>
#include <QTest>

#include "core/formats/boardremarks.h"
#include "core/formats/links/sudokumaker/makercomponents.h"
#include "core/formats/links/sudokumaker/scriptrunner.h"
#include "core/formats/readpuzzle.h"
#include "core/rules/violations.h"
#include "core/variants/own/ownkind.h"
#include "tests/formatdata.h"
#include "tests/testprogram.h"

#include <nlohmann/json.hpp>

#include <fstream>
#include <string>

namespace sudoku::tst_scriptengine {

using Json = nlohmann::json;

/// \a own is the text of the component that the scripts have themselves.
Json questionOf(const std::vector<std::string> &codes, const std::string &own = "")
{
    Json question{{"board",
                   {{"width", 4},
                    {"height", 4},
                    {"minDigit", 1},
                    {"maxDigit", 4},
                    {"type", "sudoku"},
                    {"regions", {0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3}}}},
                  {"kinds", readComponents()}};
    for (const std::string &code : codes)
        question["scripts"].push_back({{"code", code},
                                       {"input", {{"groups", {{{"cells", {3, 2, 1}}, {"value", "7"}}}}}},
                                       {"ownComponents", {{{"name", "MyComponent"}, {"code", own}}}}});
    return question;
}

Json answerTo(const std::string &code, const std::string &own = "")
{
    return Json::parse(answerOfScripts(questionOf({code}, own).dump()))[0];
}

std::string place(const std::string &component)
{
    return "puzzle.addConstraintComponent(new " + component + ");";
}

class TestScriptEngine : public QObject
{
    Q_OBJECT

private slots:
    void scriptsFindWhatTheyAskFor_data()
    {
        QTest::addColumn<QByteArray>("expression");
        QTest::addColumn<QByteArray>("value");
        const auto row = [](const char *expression, const char *value) {
            QTest::newRow(expression) << QByteArray(expression) << QByteArray(value);
        };
        row("puzzle.spec.size.width", "4");
        row("sudoku.spec.digitCount", "4");
        row("input.groups[0].cells", "[3,2,1]");
        row("puzzle.getCellAt(1, 2)", "9");
        row("puzzle.getX(9) + ',' + puzzle.getRow(9)", "\"1,2\"");
        row("puzzle.getRegion(10)", "3");
        row("puzzle.getRegionCells(1)", "[2,3,6,7]");
        row("puzzle.getRegions().length", "4");
        row("puzzle.hasRegions()", "true");
        row("puzzle.getCellsOrthogonallyAdjacentToCell(0)", "[1,4]");
        row("puzzle.getCellsDiagonallyAdjacentToCoords(3, 3)", "[10]");
        row("helpers.geometry.getAllRows()[1]", "[4,5,6,7]");
        row("helpers.geometry.getCellsInColumn(3)", "[3,7,11,15]");
        row("helpers.geometry.getAllDominoes().length", "24");
        row("helpers.geometry.getAllDiagonallyAdjacentPairs().length", "18");
        row("helpers.geometry.getAllKnightMovePairs().length", "24");
        row("helpers.geometry.getAllQuadruples()[8]", "[10,11,14,15]");
        row("helpers.geometry.getManhattanDistanceBetweenCells(0, 15)", "6");
        row("helpers.geometry.getCellsAreKingsMoveApart(0, 5)", "true");
        row("helpers.cellIds.getCoordsFromId(9)", R"({"x":1,"y":2})");
        row("helpers.cellIds.getIdFromCoordsSafe({x: 4, y: 0})", "-1");
        row("helpers.naming.getCellName(9)", "\"R3C2\"");
        row("helpers.digits.allDigitsMask", "30");
        row("helpers.digits.createEvensDigitSet()", "[2,4]");
        row("DigitSet.from([3, 1]).union(SudokuDigitSet.from([4]))", "[1,3,4]");
        row("DigitSet.from([1, 2]).intersect(DigitSet.from([2]))", "[2]");
        row("DigitSet.from([1, 2]).subtract(DigitSet.from([2])).has(2)", "false");
        row("new Map([[0, 2]])", "[[0,2]]");
        row("(a, b) => a + b > 6", "[[3,4],[4,3],[4,4]]");
        row("Object.entries({a: 1}).flatMap(each => [each, 0])", R"([["a",1],0])");
        row("globalThis.Math.max(1, 2)", "2");
    }

    void scriptsFindWhatTheyAskFor()
    {
        QFETCH(const QByteArray, expression);
        QFETCH(const QByteArray, value);
        const Json answer = answerTo(place("SumComponent('name', " + expression.toStdString() + ")"));
        QVERIFY(answer[0][0] == Json("Sum"));
        QCOMPARE(QByteArray::fromStdString(answer[0][1].dump()), value);
    }

    void scriptsThatFailHaveNoAnswer_data()
    {
        QTest::addColumn<QByteArray>("code");
        for (const char *code :
             {"puzzle.addConstraintComponent(5);",
              "puzzle.addConstraintComponent(new OtherComponent('name'));", "puzzle.getCandidates(5);",
              "this is no script", "throw new Error('no');", "while (",
              "for (;;) puzzle.addConstraintComponent(new SumComponent('name', 1));",
              "function f() { f(); } f();"})
            QTest::newRow(code) << QByteArray(code);
    }

    void scriptsThatFailHaveNoAnswer()
    {
        QFETCH(const QByteArray, code);
        QVERIFY(answerTo(code.toStdString()).is_null());
    }

    void ownComponentsAreTriedOnAllDigits_data()
    {
        QTest::addColumn<QByteArray>("own");
        QTest::addColumn<QByteArray>("components");
        QTest::addColumn<QByteArray>("answer");
        const auto row = [](const char *name, const char *own, const char *components, const char *answer) {
            QTest::newRow(name) << QByteArray(own) << QByteArray(components) << QByteArray(answer);
        };
        const char *small = R"([["Table", [[0, -2, -2, -1, -1]]], ["Own", 0, [5]]])";
        row("no functions", "// nothing", "MyComponent('n', [0, 5])", "[]");
        row("all digits are right", "function validate(i, p) { return p.getValue(i.cells[0]) > 0; }",
            "MyComponent('n', [0, 5])", "[]");
        row("one cell of two", "function validate(i, p) { return p.getValue(i.cells[1]) < 3; }",
            "MyComponent('n', [0, 5])", small);
        row("candidates that go",
            "function* update(i, p) { yield p.removeCandidatesFromCell(SudokuDigitSet.from([3, 4]), "
            "i.cells[0]); }",
            "MyComponent('n', [5])", small);
        row("candidates that stay",
            "function* initialize(i, p) { yield p.filterCandidatesInCells(DigitSet.of(1, 2), i.cells); }",
            "MyComponent('n', [5])", small);
        row("a stop",
            "function* update(i, p) { if (p.getCandidates(i.cells[0]).has(3) || p.getValue(i.cells[0]) === "
            "4) "
            "yield p.stop('no'); }",
            "MyComponent('n', [5])", small);
        row("members of its own",
            "function setParams(i, most, cell) { i.most = most; i.cell = cell; }"
            "function validate(i, p) { return p.getValue(i.cell) <= i.most; }",
            "MyComponent('n', 2, 5)", small);
        row("what other functions are there for",
            "const most = 2; function isSmall(d) { return d <= most; }"
            "function validate(i, p) { return !p.getCellsAreFilled(i.cells) || "
            "isSmall(p.getValue(i.cells[0])); }",
            "MyComponent('n', [5])", small);
        row("cells by their numbers", "function validate(i, p) { return p.getValue(i.cells[0] + 1) < 3; }",
            "MyComponent('n', [4])", small);
        row("another component", "function* update(i, p) { yield p.replaceComponent(i, 5); }",
            "MyComponent('n', [5])", "null");
        row("no answer", "function validate(i, p) { return p.getValue(i.cells[0]) > 2 || undefined; }",
            "MyComponent('n', [5])", "null");
        row("a function that is not there", "function validate(i, p) { return p.getWeather(); }",
            "MyComponent('n', [5])", "null");
        row("too many ways",
            "function validate(i, p) { return i.cells.reduce((a, c) => a + p.getValue(c), 0) < 20; }",
            "MyComponent('n', helpers.geometry.getAllRows().flat())", "null");
    }

    void ownComponentsAreTriedOnAllDigits()
    {
        QFETCH(const QByteArray, own);
        QFETCH(const QByteArray, components);
        QFETCH(const QByteArray, answer);
        const Json given = answerTo(place(components.toStdString()), own.toStdString());
        QCOMPARE(QByteArray::fromStdString(given.dump()),
                 QByteArray::fromStdString(Json::parse(answer).dump()));
    }

    void componentsThatAreAlikeShareATable()
    {
        const std::string own =
            "function validate(i, p) { return p.getValue(i.cells[0]) < p.getValue(i.cells[1]); }";
        const Json answer =
            answerTo(place("MyComponent('n', [0, 5])") + place("MyComponent('n', [6, 9])"), own);
        QCOMPARE(answer.size(), 3U);
        QVERIFY2(answer[2] == Json::parse(R"(["Own", 0, [6, 9]])"), answer.dump().c_str());
        const std::string other =
            "function validate(i, p) { return i.cells[0] === 0 || p.getValue(i.cells[0]) < 3; }";
        const Json tried = answerTo(place("MyComponent('n', [0])") + place("MyComponent('n', [5])"), other);
        QVERIFY2(tried == Json::parse(R"([["Table", [[0, -2, -2, -1, -1]]], ["Own", 0, [5]]])"),
                 tried.dump().c_str());
    }

    /// What one script changes does not reach another one.
    void eachScriptHasAWorldOfItsOwn()
    {
        const Json answers = Json::parse(answerOfScripts(
            questionOf({"Array.prototype.mine = 1; x = 5;", place("SumComponent('a', typeof x, [1].mine)")})
                .dump()));
        QVERIFY2(answers == Json::parse(R"([[], [["Sum", "undefined", null]]])"), answers.dump().c_str());
    }

    void wrongQuestionsHaveAnswers()
    {
        for (const char *question : {"", "{}", "[]", R"({"scripts": [5, {}]})"})
            QVERIFY2(Json::parse(answerOfScripts(question), nullptr, false).is_array(), question);
    }

    /// The solution that a published link states keeps the rules that its scripts place, and where nothing is
    /// left out, all rules.
    void publishedSolutionsKeepTheRules()
    {
        setScriptRunner([](const std::string &question) { return std::optional(answerOfScripts(question)); });
        int count = 0;
        int whole = 0;
        std::ifstream file = openTestData("formats/links_sudokumaker.txt");
        for (std::string link; std::getline(file, link);) {
            const TextResult read = readPuzzle(link.substr(link.find('\t') + 1));
            if (!read)
                continue;
            const Board &board = read->board;
            const bool isWhole = hasAllRules(board);
            whole += isWhole;
            if (board.info.solution.filledCount() == 0)
                continue;
            for (const Constraint &constraint : board.puzzle.constraints)
                if (isWhole || definitionOf(*constraint.variant)) {
                    ++count;
                    QVERIFY2(isKept(board.puzzle, constraint, board.info.solution), link.c_str());
                }
        }
        setScriptRunner(nullptr);
        QVERIFY2(count > 3500, std::to_string(count).c_str());
        QVERIFY2(whole >= 49, std::to_string(whole).c_str()); // of 93
    }
};

ADD_TEST(QCoreApplication, TestScriptEngine)

} // namespace sudoku::tst_scriptengine

#include "tst_scriptengine.moc"
