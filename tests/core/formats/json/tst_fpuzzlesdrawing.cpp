#include <QTest>

#include "tests/puzzles.h"

#include "core/formats/json/fpuzzles.h"
#include "core/formats/json/fpuzzlesdrawing.h"
#include "core/formats/text/constrainttext.h"
#include "tests/testprogram.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace sudoku::tst_fpuzzlesdrawing {

using Json = nlohmann::json;

Board boardWith(const char *constraint)
{
    Board board{Puzzle(Geometry::withBoxes({3, 3}))};
    board.puzzle.constraints.push_back(*readConstraint(board.puzzle.geometry, constraint));
    return board;
}

class TestFpuzzlesDrawing : public QObject
{
    Q_OBJECT

private slots:
    void otherKindsAreDrawn_data()
    {
        QTest::addColumn<QByteArray>("constraint");
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<int>("count");
        const auto row = [](const char *constraint, const char *key, int count) {
            QTest::newRow(constraint) << QByteArray(constraint) << QByteArray(key) << count;
        };
        row("windoku", "rectangle", 36);
        row("asterisk", "rectangle", 9);
        row("greater-than r1c1 r1c2", "text", 1);
        row("numbered-room 7 r1c9 r1c8", "text", 1);
    }

    void otherKindsAreDrawn()
    {
        QFETCH(QByteArray, constraint);
        QFETCH(QByteArray, key);
        QFETCH(int, count);
        const Board board = boardWith(constraint.constData());
        const Json puzzle = fpuzzlesOf(board, symbolSets().front());
        const std::string name = key.toStdString();
        QVERIFY2(puzzle.contains(name), puzzle.dump().c_str());
        QCOMPARE(static_cast<int>(puzzle[name].size()), count);
        const TextResult read = readFpuzzles(puzzle, {}, fpuzzlesId);
        QVERIFY(read && read->board == board); // the drawing is no part of the board
    }

    void signsOpenTowardsTheGreaterDigit()
    {
        const auto sign = [](const char *constraint) {
            return fpuzzlesOf(boardWith(constraint), symbolSets().front())["text"][0]["value"]
                .get<std::string>();
        };
        QCOMPARE(sign("greater-than r1c1 r1c2"), std::string(">"));
        QCOMPARE(sign("greater-than r1c2 r1c1"), std::string("<"));
        QCOMPARE(sign("greater-than r1c1 r2c1"), std::string("∨"));
        QCOMPARE(sign("greater-than r2c1 r1c1"), std::string("∧"));
    }

    void cluesBesideTheBoardHaveTheirPlace()
    {
        const Json puzzle = fpuzzlesOf(boardWith("numbered-room 7 r1c9 r1c8"), symbolSets().front());
        const std::string place = puzzle["text"][0]["cells"][0].get<std::string>();
        const std::string value = puzzle["text"][0]["value"].get<std::string>();
        QCOMPARE(place, std::string("R1C10"));
        QCOMPARE(value, std::string("№7"));
    }

    /// SudokuPad shows no candidates that a cell of f-puzzles has.
    void givenCandidatesAreDrawnForSudokuPad()
    {
        const Board board = boardWith("given-candidates 1 3 r1c4");
        QVERIFY(!fpuzzlesOf(board, symbolSets().front()).contains("text"));
        const Json puzzle = fpuzzlesOf(board, symbolSets().front(), FpuzzlesSite::SudokuPad);
        QVERIFY(puzzle["text"][0]["value"] == Json("1 3"));
        QVERIFY(puzzle["text"][0]["cells"] == Json::parse(R"(["R1C4"])"));
        QVERIFY(readFpuzzles(puzzle, {}, fpuzzlesId)->board == board);
    }

    /// A shade that covers the lines of the board would join its cells.
    void shadesLetTheBoardShineThrough()
    {
        const Json puzzle = fpuzzlesOf(boardWith("windoku"), symbolSets().front());
        const std::string fill = puzzle["rectangle"][0]["baseC"].get<std::string>();
        QCOMPARE(fill.size(), std::size_t(9));
        QVERIFY(!fill.ends_with("ff"));
    }

    void kindsThatFpuzzlesKnowsAreNotDrawn()
    {
        const Json puzzle = fpuzzlesOf(boardWith("killer 3 r1c1 r1c2"), symbolSets().front());
        for (const char *key : {"line", "text", "rectangle", "circle", "cage"})
            QVERIFY2(!puzzle.contains(key), key);
    }

    void drawingsOfOthersStay()
    {
        Json members = Json::parse(R"({"text":[{"value":"a"},{"value":"b","fromWorkbench":true}],"line":7})");
        removeFpuzzlesDrawing(members);
        QVERIFY(members == Json::parse(R"({"text":[{"value":"a"}],"line":7})"));
        addFpuzzlesDrawing(Geometry::withBoxes({3, 3}),
                           boardWith("greater-than r1c1 r1c2").puzzle.constraints, members);
        QCOMPARE(static_cast<int>(members["text"].size()), 2);
        QVERIFY(members["line"] == Json(7));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestFpuzzlesDrawing)

} // namespace sudoku::tst_fpuzzlesdrawing

#include "tst_fpuzzlesdrawing.moc"
