#include "core/formats/formats.h"
#include "core/formats/readpuzzle.h"
#include "core/formats/text/ownkindtext.h"
#include "tests/puzzles.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include <nlohmann/json.hpp>

namespace sudoku::tst_ownkindtext {

class TestOwnKindText : public QObject
{
    Q_OBJECT

private slots:
    void definitionsSurvive_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("the least") << R"({"id":"x","name":"X","rule":"a < b"})";
        QTest::newRow("all members of a pair")
            << R"({"id":"x","name":"X","demand":"Not %1","rule":"a != b + k","place":"dot","number":true,"look":"sign","colour":"#0a00ff","sign":"§"})";
        QTest::newRow("a leap")
            << R"({"id":"x","name":"X","rule":"a != b","place":"leap","leap":[2,3],"wrapping":true,"look":"nothing"})";
        QTest::newRow("a pattern")
            << R"({"id":"x","name":"X","form":"pattern","rule":"1.*","reading":"either","look":"beads"})";
        QTest::newRow("a number along a diagonal")
            << R"({"id":"x","name":"X","form":"whole","rule":"sum = k","place":"outside-diagonal","sign":"!"})";
        QTest::newRow("kinds together")
            << R"({"id":"x","name":"X","form":"together","rule":"renban or palindrome[1-3]","place":"chain","look":"members"})";
        QTest::newRow("a running rule")
            << R"({"id":"x","name":"X","form":"running","rule":"s + d","start":"0","accept":"s = 9","place":"rows"})";
    }

    void definitionsSurvive()
    {
        QFETCH(QString, text);
        const auto definition = ownKindOfJson(nlohmann::json::parse(text.toStdString()));
        QVERIFY(definition);
        QCOMPARE(QString::fromStdString(ownKindJson(*definition).dump()), text);
    }

    void wrongMembersAreNamed_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("path");
        QTest::newRow("no such member") << R"({"id":"x","name":"X","rule":"a<b","roule":1})"
                                        << "roule";
        QTest::newRow("no such place") << R"({"id":"x","name":"X","rule":"a<b","place":"moon"})"
                                       << "place";
        QTest::newRow("a number as a text") << R"({"id":7,"name":"X","rule":"a<b"})"
                                            << "id";
        QTest::newRow("no colour") << R"({"id":"x","name":"X","rule":"a<b","colour":"#12345"})"
                                   << "colour";
        QTest::newRow("no leap") << R"({"id":"x","name":"X","rule":"a<b","leap":[1]})"
                                 << "leap";
        QTest::newRow("no object") << R"(["x"])"
                                   << "";
    }

    void wrongMembersAreNamed()
    {
        QFETCH(QString, text);
        QFETCH(QString, path);
        const auto definition = ownKindOfJson(nlohmann::json::parse(text.toStdString()));
        QVERIFY(!definition);
        QCOMPARE(QString::fromStdString(definition.error().path), path);
    }

    void filesKeepKindsAndConstraints_data()
    {
        QTest::addColumn<QString>("format");
        for (const char *format :
             {"grid", "line", "workbench", "f-puzzles", "f-puzzles-link", "sudokupad", "sudokumaker"})
            QTest::newRow(format) << format;
    }

    void filesKeepKindsAndConstraints()
    {
        QFETCH(QString, format);
        Board board{emptyBoard(9)};
        const auto definition = ownKindOfJson(nlohmann::json::parse(
            R"({"id":"kept","name":"Kept","rule":"a + b = k","place":"dot","number":true})"));
        const auto dots = ownKindOfJson(
            nlohmann::json::parse(R"({"id":"kept-dots","name":"Dots","rule":"a < b","place":"dot"})"));
        board.puzzle.constraints = {{ownKind(*definition), {0, 1}, {7}},
                                    {ownKind(*dots), {9, 10}},
                                    {findOwnKind("all-kept-dots"), {}}};
        ownKind({.id = "kept-line", .name = "Line", .rule = "|a - b| >= 2"}); // only what combines it is used
        board.puzzle.constraints.push_back({ownKind({.id = "kept-both",
                                                     .name = "Both",
                                                     .form = OwnForm::Together,
                                                     .rule = "renban or kept-line[1,2]"}),
                                            {20, 21, 22}});
        board.puzzle.constraints.push_back({ownKind({.id = "kept-diagonal",
                                                     .name = "Diagonal",
                                                     .form = OwnForm::Whole,
                                                     .rule = "largest = k",
                                                     .place = OwnPlace::Diagonal,
                                                     .hasNumber = true}),
                                            {1, 11, 21, 31, 41, 51, 61, 71},
                                            {8}});
        board.switchedOff = {{ownKind(*definition), {3, 4}, {8}}};
        const Format *writer = findFormat(format.toStdString());
        QVERIFY(writer);
        const std::string text = writer->write(board, symbolSets().front());
        const auto read = readPuzzle(text);
        QVERIFY(read);
        QCOMPARE(read->board.puzzle, board.puzzle);
        QCOMPARE(read->board.switchedOff, board.switchedOff);
    }

    /// Two files may mean different rules by one name.
    void oneNameMayMeanTwoRules()
    {
        const auto read = [](const std::string &rule) {
            return readPuzzle(std::string(16, '.')
                              + "\n# sudoku-workbench: kind {\"id\":\"two\",\"name\":\"Two\",\"rule\":\""
                              + rule + "\"}\n# sudoku-workbench: variant two r1c1 r1c2\n");
        };
        const auto first = read("a < b");
        const auto second = read("a > b");
        QVERIFY(first && second);
        const auto ruleOf = [](const auto &puzzle) {
            return definitionOf(*puzzle->board.puzzle.constraints.at(0).variant)->rule;
        };
        QCOMPARE(ruleOf(first), std::string("a < b"));
        QCOMPARE(ruleOf(second), std::string("a > b"));
    }

    /// A kind that combines another one keeps it, whatever that is called by now.
    void combinedKindsAreThoseOfTheFile()
    {
        const auto read = [](const std::string &rule) {
            return readPuzzle(std::string(16, '.') + R"(
# sudoku-workbench: kind {"id":"part","name":"Part","rule":")"
                              + rule + R"("}
# sudoku-workbench: kind {"id":"whole","name":"Whole","form":"together","rule":"part and not renban"}
# sudoku-workbench: variant whole r1c1 r1c2
)");
        };
        const auto first = read("a < b");
        const auto second = read("a > b");
        QVERIFY(first && second);
        const Constraint &one = first->board.puzzle.constraints.at(0);
        const Constraint &other = second->board.puzzle.constraints.at(0);
        QVERIFY(one.variant != other.variant);
        QVERIFY(one.variant->rules(first->board.puzzle, one)
                != other.variant->rules(first->board.puzzle, other));
        QCOMPARE(definitionOf(*other.variant)->rule, std::string("part-2 and not renban"));
        QVERIFY(readPuzzle(findFormat("grid")->write(second->board, symbolSets().front()))->board
                == second->board);
    }

    void listsMayHaveKindsInAnyOrder()
    {
        const auto list = ownKindsOfJson(nlohmann::json::parse(
            R"([{"id":"w","name":"W","form":"together","rule":"p or renban"},{"id":"p","name":"P","rule":"a < b"},
                {"id":"x","name":"X","form":"together","rule":"x or y"}])"));
        QVERIFY(list.at(0) && list.at(1));
        QCOMPARE(list.at(0)->rule, std::string("p or renban"));
        QVERIFY(!list.at(2));
        QCOMPARE(list.at(2).error().kindProblem->error.found, std::string("x"));
    }

    void errorsSayWhatIsWrong()
    {
        const auto read =
            readPuzzle(std::string(16, '.')
                       + "\n# sudoku-workbench: kind {\"id\":\"bad\",\"name\":\"B\",\"rule\":\"a < c\"}\n");
        QVERIFY(!read);
        QCOMPARE(read.error().code, TextErrorCode::BadOwnKind);
        QCOMPARE(read.error().line, 2);
        QCOMPARE(read.error().kindProblem->error.found, std::string("c"));
    }

    void whatIsNoDefinitionIsSaid()
    {
        const auto errorOf = [](const std::string &definition) {
            return readPuzzle(std::string(16, '.') + "\n# sudoku-workbench: kind " + definition + "\n")
                .error();
        };
        const TextError open = errorOf(R"({"id":"x")");
        QCOMPARE(open.code, TextErrorCode::BadSyntax);
        QCOMPARE(open.line, 2);
        QVERIFY(open.column > 26);
        const TextError form = errorOf(R"({"id":"x","name":"X","rule":"a < b","form":"graph"})");
        QCOMPARE(form.code, TextErrorCode::BadValue);
        QCOMPARE(form.found, std::string("graph"));
        QCOMPARE(form.path, std::string("form"));
        QCOMPARE(errorOf(R"({"id":"x","name":"X","rule":"a < b","shape":1})").path, std::string("shape"));
    }

    void aKindMayStandBelowItsConstraint()
    {
        const auto read =
            readPuzzle(std::string(16, '.') + "\n# sudoku-workbench: variant below r1c1 r1c2\n"
                       + R"(# sudoku-workbench: kind {"id":"below","name":"B","rule":"a < b"})");
        QVERIFY(read);
        QCOMPARE(read->board.puzzle.constraints.size(), std::size_t(1));
    }

    void twoKindsOfOneIdAreRefused()
    {
        const std::string head = "\n# sudoku-workbench: kind {\"id\":\"twin\",\"name\":\"Twin\",\"rule\":\"";
        const auto read = [&](const std::string &other) {
            return readPuzzle(std::string(16, '.') + head + "a < b\"}" + head + other + "\"}\n");
        };
        const auto different = read("a > b");
        QVERIFY(!different);
        QCOMPARE(different.error().line, 3);
        QCOMPARE(different.error().found, std::string("twin"));
        QCOMPARE(different.error().kindProblem->kind, OwnKindProblem::Kind::RepeatedId);
        QVERIFY(read("a < b"));
    }

    void tooManyKindsAreRefused()
    {
        const auto read = [](int count) {
            std::string text(16, '.');
            for (int i = 0; i < count; ++i)
                text += "\n# sudoku-workbench: kind {\"id\":\"many-" + std::to_string(i)
                        + "\",\"name\":\"Many\",\"rule\":\"a < b\"}";
            return readPuzzle(text + "\n");
        };
        QVERIFY(read(maxOwnKinds));
        const auto over = read(maxOwnKinds + 1);
        QVERIFY(!over);
        QCOMPARE(over.error().line, maxOwnKinds + 2);
        QCOMPARE(over.error().kindProblem->kind, OwnKindProblem::Kind::TooMany);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestOwnKindText)

} // namespace sudoku::tst_ownkindtext

#include "tst_ownkindtext.moc"
