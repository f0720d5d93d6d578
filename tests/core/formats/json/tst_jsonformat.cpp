// Covers core/formats/json: jsonvalues
// Covers core/formats/text: jsonaccess

#include <QTest>

#include "tests/formatdata.h"
#include "tests/sampling.h"

#include "core/formats/formats.h"
#include "core/formats/puzzlestream.h"
#include "core/formats/readpuzzle.h"
#include "core/formats/text/constrainttext.h"
#include "core/formats/text/jsontext.h"
#include "core/version/version.h"
#include "tests/testprogram.h"

#include <sstream>

namespace sudoku::tst_jsonformat {

const SymbolSet &numbers()
{
    return *findSymbolSet("numbers");
}

const Format &json()
{
    return *findFormat("workbench");
}

/// %1 is the program that writes it.
constexpr const char *fullPuzzle =
    "{\n"
    "  \"sudoku-workbench\": 1,\n"
    "  \"program\": \"%1\",\n"
    "  \"size\": 4,\n"
    "  \"boxes\": \"2x2\",\n"
    "  \"digits\": 5,\n"
    "  \"symbols\": \"A\",\n"
    "  \"givens\": [\n"
    "    [5,0,0,0],\n"
    "    [0,0,0,0],\n"
    "    [0,0,0,0],\n"
    "    [0,0,0,0]\n"
    "  ],\n"
    "  \"entries\": [\n"
    "    [0,2,0,0],\n"
    "    [0,0,0,0],\n"
    "    [0,0,0,0],\n"
    "    [0,0,0,0]\n"
    "  ],\n"
    "  \"cornerMarks\": {\"r1c3\":[1,4]},\n"
    "  \"colours\": {\"r2c1\":[3,8]},\n"
    "  \"drawn\": {\"colours\":{\"r1c3=1\":2},\"lines\":[{\"from\":\"r1c3=1\",\"to\":\"r2c3=1\"},"
    "{\"from\":\"r2c3=1\",\"to\":\"r2c4=5\",\"weak\":true}]},\n"
    "  \"constraints\": [\n"
    "    {\"cells\":[\"r1c1\",\"r1c2\"],\"numbers\":[5],\"variant\":\"killer\"}\n"
    "  ],\n"
    "  \"switchedOff\": [\n"
    "    {\"cells\":[\"r4c1\",\"r4c2\"],\"numbers\":[2],\"variant\":\"sandwich\"}\n"
    "  ],\n"
    "  \"crossedOut\": [\n"
    "    {\"constraint\":{\"cells\":[\"r1c1\",\"r1c2\"],\"numbers\":[5],\"variant\":\"killer\"},"
    "\"digits\":[1,4],\"sum\":2}\n"
    "  ],\n"
    "  \"author\": \"Ada\"\n"
    "}\n";

/// A puzzle of 4x4 with \a members more.
std::string puzzleWith(const std::string &members)
{
    return "{\"sudoku-workbench\": 1, \"size\": 4" + (members.empty() ? "" : ", " + members) + "}";
}

QByteArray bytes(const std::string &text)
{
    return QByteArray::fromStdString(text);
}

void row(const std::string &text, const char *error)
{
    QTest::addRow("%s", error) << bytes(text) << QByteArray(error);
}

void wrongMember(const std::string &members, const char *error)
{
    row(puzzleWith(members), error);
}

std::string remarks(const TextResult &read)
{
    std::string text;
    for (const Remark &remark : read->remarks)
        text +=
            std::to_string(static_cast<int>(remark.code)) + remark.what + std::to_string(remark.count) + " ";
    return text;
}

class TestJsonFormat : public QObject
{
    Q_OBJECT

private slots:
    void writesAllThatABoardHas()
    {
        Board board(Puzzle(Geometry::withBoxes({2, 2}, 5)));
        board.puzzle.givens.set(0, 5);
        board.entries.set(1, 2);
        board.cornerMarks[2] = {1, 4};
        board.colours[4] = {3, 8};
        board.drawn.setColour({2, 1}, 2);
        board.drawn.lines = {{{2, 1}, {6, 1}}, {{6, 1}, {7, 5}, true}};
        board.puzzle.constraints.push_back(*readConstraint(board.puzzle.geometry, "killer 5 r1c1 r1c2"));
        board.switchedOff.push_back(*readConstraint(board.puzzle.geometry, "sandwich 2 r4c1 r4c2"));
        board.crossedOut.push_back({board.puzzle.constraints[0], 1, {1, 4}});
        board.info.author = "Ada";
        const std::string text = json().write(board, *findSymbolSet("A"));
        QCOMPARE(bytes(text), QByteArray(fullPuzzle).replace("%1", bytes(versionLine())));
        const TextResult read = readPuzzle(text);
        QVERIFY2(read.has_value(), sudoku::text(read).c_str());
        QVERIFY(read->board == board);
        QCOMPARE(read->symbols->id, "A");
        QCOMPARE(remarks(read), std::string("51 ")); // of the author there is nothing to say
    }

    void theWriterIsTheLastOne()
    {
        const TextResult read = readPuzzle(puzzleWith(R"("program": "Sudoku Workbench 0.9")"));
        QVERIFY2(read.has_value(), sudoku::text(read).c_str());
        QVERIFY(read->remarks.empty());
        const QByteArray written = bytes(json().write(read->board, numbers()));
        QCOMPARE(written.count("\"program\""), 1);
        QVERIFY(written.contains("\"program\": \"" + bytes(versionLine()) + '"'));
    }

    void needsNoMoreThanASize()
    {
        const TextResult read = readPuzzle(" # by hand\n\n" + puzzleWith(""));
        QVERIFY2(read.has_value(), sudoku::text(read).c_str());
        QVERIFY(read->board == Board(Puzzle(Geometry::withBoxes({2, 2}))));
        QVERIFY(read->remarks.empty());
    }

    void unknownMembersGoThroughAllFormats()
    {
        const TextResult read =
            readPuzzle(puzzleWith("\"author\": {\"name\": \"Zoë \\\" #\"}, \"a\": [1, null]"));
        QCOMPARE(remarks(read), std::string("4a1 4author1 "));
        for (const Format &format : formats()) {
            const TextResult again = readPuzzle(format.write(read->board, numbers()));
            QVERIFY2(again.has_value(), format.id.data());
            QVERIFY2(again->board == read->board, format.id.data());
            QCOMPARE(remarks(again), remarks(read));
        }
    }

    void manyUnknownMembersAreCounted()
    {
        std::string members = "\"m\": 1";
        for (char name = 'a'; name < 'l'; ++name)
            members += std::string(", \"") + name + "\": 1";
        QVERIFY(remarks(readPuzzle(puzzleWith(members))).ends_with("4j1 42 "));
    }

    void regionsAreNumberedInAnyWay()
    {
        const TextResult jigsaw =
            readPuzzle(puzzleWith(R"("regions": [[4,4,4,3],[4,2,3,3],[2,2,1,3],[2,1,1,1]])"));
        QVERIFY2(jigsaw.has_value(), text(jigsaw).c_str());
        QCOMPARE(jigsaw->board.puzzle.geometry.regionOf(0), 3);
        const TextResult boxes =
            readPuzzle(puzzleWith(R"("regions": [[4,4,3,3],[4,4,3,3],[2,2,1,1],[2,2,1,1]])"));
        QVERIFY(boxes->board.puzzle.geometry.boxes() == (BoxShape{2, 2}));
    }

    void whatIsWrongHasAPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("error");
        row("{", "BadSyntax 1:2 '' 0/0");
        row("{\n  \"é\": }\n}", "BadSyntax 2:8 '' 0/0");
        row("{}}", "BadSyntax 1:3 '' 0/0");
        row("{\"a\": 1e999}", "BadSyntax 1:1 '' 0/0");
        row("# sudoku-workbench: boxes 2x2\n{}", "BadSyntax 1:1 '' 0/0");
        row("{\"a\": " + std::string(200, '[') + std::string(200, ']') + "}", "TooDeep 1:106 '' 0/0");
        row("{\"a\": 1, \"b\": {\"a\": [{\"a\": 2}, {\"a\": \"a\"}]},\n \"a\": 3}",
            "RepeatedMember 2:2 'a' 0/0");
        row("{\"b\": [{\"a\": 2, \"\\u0061\": 3}]}", "RepeatedMember 1:17 'a' 0/0");
        row("{\"grud\": 1}", "BadValue 1:1 'null' 0/0 at sudoku-workbench");
        row("{\"sudoku-workbench\": \"1\"}", "BadValue 1:22 '1' 0/0 at sudoku-workbench");
        row("{\"sudoku-workbench\": 2}", "NewerVersion 0:0 '' 2/1");
        row("{\"sudoku-workbench\": 1}", "BadValue 1:1 'null' 0/0 at size");
        row("{\"sudoku-workbench\": 1, \"size\": 26}", "BadValue 1:33 '26' 0/0 at size");
        row("{\"sudoku-workbench\": 1, \"size\": 1e99}", "BadValue 1:33 '1e+99' 0/0 at size");
        row("{\"sudoku-workbench\": 1, \"size\": 18446744073709551615}",
            "BadValue 1:33 '18446744073709551615' 0/0 at size");
        wrongMember(R"("boxes": "3x2")", "BadValue 1:45 '3x2' 0/0 at boxes");
        wrongMember(R"("boxes": [2, 2])", "BadValue 1:45 '[…]' 0/0 at boxes");
        wrongMember(R"("digits": 3)", "BadValue 1:46 '3' 0/0 at digits");
        wrongMember(R"("symbols": "runes")", "BadValue 1:47 'runes' 0/0 at symbols");
        wrongMember(R"("givens": [[1]])", "BadValue 1:46 '[…]' 1/4 at givens");
        wrongMember(R"("givens": [[1,2,3,4],[1,2,3],[],[]])", "BadValue 1:57 '[…]' 3/4 at givens[1]");
        wrongMember(R"("givens": [[1,2,3,5],[],[],[]])", "BadValue 1:54 '5' 0/0 at givens[0][3]");
        wrongMember(R"("regions": [[1,1,1,1],[1,2,2,2],[3,3,3,3],[4,4,4,4]])",
                    "BadRegions 1:47 '[…]' 0/0 at regions");
        wrongMember(R"("regions": [[1,1,1,1]], "boxes": "2x2")", "BadValue 1:69 '2x2' 0/0 at boxes");
        wrongMember(R"("centreMarks": {"r1c5": [1]})", "NoCell 1:51 'r1c5' 0/0 at centreMarks");
        wrongMember(R"("centreMarks": {"r1c1": [1, 9]})", "BadValue 1:64 '9' 0/0 at centreMarks.r1c1[1]");
        wrongMember(R"("drawn": 1)", "BadValue 1:45 '1' 0/0 at drawn");
        wrongMember(R"("drawn": {"colours": [1]})", "BadValue 1:45 '{…}' 0/0 at drawn");
        wrongMember(R"("drawn": {"colours": {"r1c1=1": 9}})", "BadValue 1:45 '{…}' 0/0 at drawn");
        wrongMember(R"("drawn": {"colours": {"r1c1": 1}})", "BadValue 1:45 '{…}' 0/0 at drawn");
        wrongMember(R"("drawn": {"lines": [{"from": "r1c1=5", "to": "r1c2=1"}]})",
                    "BadValue 1:45 '{…}' 0/0 at drawn");
        wrongMember(R"("drawn": {"lines": [{"from": "r1c1=1", "to": "r1c1=1"}]})",
                    "BadValue 1:45 '{…}' 0/0 at drawn");
        wrongMember(R"("constraints": {})", "BadValue 1:51 '{…}' 0/0 at constraints");
        wrongMember(R"("constraints": [1])", "BadValue 1:52 '1' 0/0 at constraints[0]");
        wrongMember(R"("constraints": [{"variant": "queens"}])",
                    "UnknownVariant 1:64 'queens' 0/0 at constraints[0].variant");
        wrongMember(
            R"("constraints": [{"variant": "diagonal"}, {"variant": "killer", "cells": ["r1c1", "r0c1"]}])",
            "NoCell 1:117 'r0c1' 0/0 at constraints[1].cells[1]");
        wrongMember(R"("constraints": [{"variant": "killer", "numbers": [1.5], "cells": ["r1c1"]}])",
                    "BadValue 1:86 '1.5' 0/0 at constraints[0].numbers[0]");
        wrongMember(R"("constraints": [{"variant": "white-dot", "numbers": [9], "cells": ["r1c1", "r1c2"]}])",
                    "BadConstraint 1:52 'white-dot' 0/0 at constraints[0]");
        wrongMember(R"("constraints": [{"variant": "diagonal", "colour": "red"}])",
                    "BadValue 1:86 'red' 0/0 at constraints[0].colour");
        wrongMember("\"x\": \"" + std::string(250'000, 'x') + "\"", "TooLong 0:0 '' 0/0");
    }

    void whatIsWrongHasAPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, error);
        const TextResult read = readPuzzle(text.toStdString());
        QCOMPARE(bytes(read ? "NoError" : sudoku::text(read)), error);
    }

    void givensAndEntriesDoNotMeet()
    {
        const std::string grid = "[[0,0,0,0],[0,0,0,1],[0,0,0,0],[0,0,0,0]]";
        QCOMPARE(text(readPuzzle(puzzleWith("\"givens\": " + grid + ", \"entries\": " + grid))),
                 std::string("BadValue 1:118 '1' 0/0 at entries[1][3]"));
    }

    void boxesThatWereAskedForCount()
    {
        const TextResult read = readPuzzle(puzzleWith(""), {.boxes = BoxShape{1, 4}});
        QVERIFY(read->board.puzzle.geometry.boxes() == (BoxShape{1, 4}));
        QCOMPARE(text(readPuzzle(puzzleWith(""), {.boxes = BoxShape{2, 3}})),
                 std::string("BoxesDoNotFit 0:0 '2x3' 4/6"));
    }

    void standsAmongOtherPuzzlesInAStream()
    {
        const Board board = withMarks(patternBoard({3, 3}, true));
        const std::string text = json().write(board, numbers());
        std::istringstream input("1.34341221434321\n" + text + text + "{\"size\":\n\n}\n1.34341221434321\n");
        PuzzleStream stream(input);
        QVERIFY(stream.next()->has_value());
        for (const int line : {2, 2 + static_cast<int>(std::ranges::count(text, '\n'))}) {
            const TextResult read = *stream.next();
            QVERIFY2(read.has_value(), sudoku::text(read).c_str());
            QVERIFY(read->board == board);
            QCOMPARE(stream.line(), line);
        }
        const TextResult broken = *stream.next();
        QCOMPARE(broken.error().line, stream.line() + 2);
        QVERIFY(stream.next()->has_value());
        QVERIFY(!stream.next());
    }

    void muchIsAnsweredSoon()
    {
        const std::size_t max = triesMuch() ? maxPuzzleText - 100 : 100'000;
        std::string objects;
        for (int i = 0; objects.size() < max - 20; ++i)
            objects += "\"" + std::to_string(i) + "\":1,";
        for (const std::string &text :
             {std::string(max, '{'), "{\"a\":" + std::string(max, '['), "{\"" + std::string(max, 'a'),
              "{\"a\":[" + std::string(max, ','), "{" + objects + "\"grid\":1}", "{" + objects + "\"b\":1}"})
            QVERIFY(!readPuzzle(text));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestJsonFormat)

} // namespace sudoku::tst_jsonformat

#include "tst_jsonformat.moc"
