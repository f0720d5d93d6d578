// Covers core/formats/json: fpuzzlesfigures

#include <QTest>

#include "tests/formatdata.h"

#include "core/formats/boardremarks.h"
#include "core/formats/json/fpuzzles.h"
#include "core/formats/readpuzzle.h"
#include "tests/testprogram.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace sudoku::tst_fpuzzlespictures {

using Json = nlohmann::json;
using Kind = Drawing::Kind;

/// A puzzle of 4x4 with \a members.
Board read(const char *members)
{
    Json puzzle = Json::parse("{" + std::string(members) + "}");
    puzzle["size"] = 4;
    if (!puzzle.contains("grid"))
        puzzle["grid"] = Json(Json::array_t(4, Json(Json::array_t(4, Json::object()))));
    return readFpuzzles(puzzle, {}, fpuzzlesId)->board;
}

Board emptyBoard()
{
    return Board{Puzzle(Geometry::withBoxes({2, 2}))};
}

Json written(const Board &board)
{
    return fpuzzlesOf(board, symbolSets().front());
}

class TestFpuzzlesPictures : public QObject
{
    Q_OBJECT

private slots:
    void linesAreHalfAsWideAsTheirNumber()
    {
        const Board board = read("\"line\":[{\"lines\":[[\"R1C1\",\"R2C2\"],[\"R0C1\",\"R1C1\"]],"
                                 "\"outlineC\":\"#FF0000\",\"width\":0.5}]");
        QCOMPARE(board.info.drawings.size(), std::size_t(2));
        const Drawing &line = board.info.drawings.front();
        QCOMPARE(line.width, 0.25);
        QVERIFY(line.points == (std::vector<BoardPoint>{{0.5, 0.5}, {1.5, 1.5}}));
        QVERIFY(board.info.drawings.back().points == (std::vector<BoardPoint>{{0.5, -0.5}, {0.5, 0.5}}));
        QCOMPARE(line.edge.value, 0xff0000ffU);
        QVERIFY(board.keptMembers.empty());
    }

    void shapesAreInTheMiddleOfTheirCells()
    {
        const Board board = read("\"circle\":[{\"cells\":[\"R1C1\",\"R1C2\",\"R2C1\",\"R2C2\"],\"width\":0.4,"
                                 "\"height\":0.4,\"baseC\":\"#FFF\","
                                 "\"outlineC\":\"#000000\",\"fontC\":\"#000000\",\"value\":\"7\"}],\"text\":["
                                 "{\"cells\":[\"R4C5\"],\"value\":\"<\","
                                 "\"size\":0.8,\"fontC\":\"#123456\",\"fromConstraint\":\"Skyscraper\"}]");
        QCOMPARE(board.info.drawings.size(), std::size_t(2));
        QVERIFY(board.info.drawings[0].kind == Kind::Ellipse);
        QVERIFY(board.info.drawings[0].points.front() == (BoardPoint{1, 1}));
        QCOMPARE(board.info.drawings[0].text, std::string("7"));
        QVERIFY(board.info.drawings[1].points.front() == (BoardPoint{4.5, 3.5}));
        QCOMPARE(board.info.drawings[1].name, std::string("Skyscraper"));
        QCOMPARE(board.info.drawings[1].height, 0.4);
    }

    void coloursOfCellsAreOneDrawingEach()
    {
        const Board board = read("\"grid\":[[{\"c\":\"#D0D0FF\"},{\"c\":\"#FFA0A0\"},{\"c\":\"#D0D0FF\"},{}],"
                                 "[{},{},{},{}],[{},{},{},{}],"
                                 R"([{},{},{},{"c":"?"}]])");
        QCOMPARE(board.info.drawings.size(), std::size_t(2));
        QVERIFY(board.info.drawings[0].cells == (std::vector<Cell>{0, 2}));
        QVERIFY(written(board)["grid"][0][2]["c"] == Json("#d0d0ff"));
        QVERIFY(written(board)["grid"][3][3]["c"] == Json("?")); // which is kept as it is
    }

    void theColoursOfThePlayerAreShown()
    {
        Board board = emptyBoard();
        board.colours[5].insert(3);
        const Json puzzle = written(board);
        QVERIFY(puzzle["grid"][1][1].contains("c"));
        const TextResult again = readFpuzzles(puzzle, {}, fpuzzlesId);
        QVERIFY(again && again->board == board);
    }

    void fogHasLights()
    {
        QVERIFY(read(R"("foglight":["R1C1","R4C4"])").info.fog == (Fog{{0, 15}}));
        QVERIFY(read(R"("fogofwar":["R1C1"])").info.fog == (Fog{{0, 1, 4, 5}}));
        QVERIFY(read(R"("cage":[{"cells":["R1C1","R1C2"],"value":"FOGLIGHT"}])").info.fog == (Fog{{0, 1}}));
        QVERIFY(read(R"("negative":["foglight"])").info.fog == Fog());
        QVERIFY(!read(R"("title":"T")").info.fog);
        Board dark = emptyBoard();
        dark.info.fog = Fog();
        QVERIFY(written(dark)["negative"] == Json::parse(R"(["foglight"])"));
        QVERIFY(readFpuzzles(written(dark), {}, fpuzzlesId)->board == dark);
    }

    /// A lamp beside the board lights its edge. What lights nothing is remarked on, and written again.
    void lightsBesideTheBoardAreRemarkedOn()
    {
        QVERIFY(read(R"("fogofwar":["R0C1"])").info.fog == (Fog{{0, 1}}));
        const Board board = read(R"("foglight":["R1C1","R0C3","x"])");
        QVERIFY(board.info.fog == (Fog{{0}}));
        const std::vector<Remark> remarks = remarksOn(board);
        QCOMPARE(std::ranges::count(remarks, Remark{Remark::Code::Ignored, "foglight", 2}), 1);
        QCOMPARE(std::ranges::count(remarks, Remark::Code::Fog, &Remark::code), 1);
        QVERIFY(written(board)["foglight"] == Json::parse(R"(["R0C3","x","R1C1"])"));
        const TextResult again = readFpuzzles(written(board), {}, fpuzzlesId);
        QVERIFY(again && again->board == board);
        QVERIFY(remarksOn(read(R"("foglight":["R1C1"])")) == std::vector{Remark{Remark::Code::Fog}});
    }

    void messagesAreFoundWhereverTheyAre()
    {
        for (const char *members :
             {R"("successMessage":"Yes")", R"("msgcorrect":"Yes")", R"("metadata":{"msgcorrect":"Yes"})"})
            QCOMPARE(read(members).info.message, std::string("Yes"));
        Board board = emptyBoard();
        board.info.message = "Yes";
        QVERIFY(written(board)["successMessage"] == Json("Yes"));
        QVERIFY(written(board)["metadata"]["msgcorrect"] == Json("Yes"));
    }

    void solutionsAreStated()
    {
        const Board board = read(R"("solution":[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1])");
        QCOMPARE(board.info.solution.filledCount(), 16);
        QCOMPARE(written(board)["solution"].size(), std::size_t(16));
        QVERIFY(board.keptMembers.empty());
        QVERIFY(!read(R"("solution":[1,2])").keptMembers.empty());
    }

    /// What f-puzzles has an element for needs no member of this program.
    void drawingsThatItHasAreWrittenPlainly()
    {
        const Board board =
            read("\"line\":[{\"lines\":[[\"R1C1\",\"R2C2\"]],\"outlineC\":\"#ff0000\",\"width\":0.5}],"
                 "\"rectangle\":[{\"cells\":[\"R1C1\"],\"width\":1,\"height\":0.5,\"baseC\":\"#ffffff\","
                 "\"outlineC\":\"#000000\","
                 "\"angle\":30,\"value\":\"a\",\"fontC\":\"#00ff00\"}],\"cage\":[{\"cells\":[\"R1C1\"],"
                 "\"value\":\"3\","
                 "\"outlineC\":\"#123456\",\"fontC\":\"#654321\",\"fromConstraint\":\"Box\"}]");
        const Json puzzle = written(board);
        QVERIFY2(!puzzle.contains("workbench"), puzzle.dump().c_str());
        QVERIFY(puzzle["rectangle"][0]["angle"] == Json(30.0));
        QVERIFY(puzzle["cage"][0]["fromConstraint"] == Json("Box"));
        QVERIFY(readFpuzzles(puzzle, {}, fpuzzlesId)->board == board);
    }

    void otherDrawingsLookAlike()
    {
        const Board board = withPictures(emptyBoard());
        const Json puzzle = written(board);
        for (const char *key : {"line", "rectangle", "circle", "text", "cage"})
            for (const Json &element : puzzle[key])
                QVERIFY(element.value("fromWorkbench", false));
        QCOMPARE(puzzle["workbench"]["drawings"].size(), board.info.drawings.size());
        QVERIFY(puzzle["rectangle"].size()
                >= 4); // two cells, a line that is not from cell to cell, and itself
        QVERIFY(readFpuzzles(puzzle, {}, fpuzzlesId)->board == board);
    }

    /// An element that the extension adds for renban lines is removed with them.
    void aDrawingWithTheNameOfARuleStays()
    {
        Board board = emptyBoard();
        board.info.drawings = {
            {.kind = Kind::Line, .points = {{0.5, 0.5}, {1.5, 0.5}}, .width = 0.2, .name = "Renban"}};
        QVERIFY(readFpuzzles(written(board), {}, fpuzzlesId)->board == board);
    }

    void elementsThatAreNoneAreKept()
    {
        const Board board = read(
            R"("line":[{"lines":[["R1C1"]]},7],"circle":[{"cells":[]}],"text":[{"cells":["R1C1"],"value":""}])");
        QVERIFY(board.info.drawings.empty());
        QCOMPARE(written(board)["line"].size(), std::size_t(2));
        QCOMPARE(written(board)["circle"].size(), std::size_t(1));
    }

    void drawingsAreNoRulesButMayStandForThem()
    {
        const std::vector<Remark> remarks = remarksOn(withPictures(emptyBoard()));
        const auto drawn = std::ranges::find(remarks, std::string("Zipper"), &Remark::what);
        QVERIFY(drawn != remarks.end() && drawn->code == Remark::Code::Drawn && drawn->count == 1);
        QVERIFY(std::ranges::find(remarks, Remark::Code::Fog, &Remark::code) != remarks.end());
        QVERIFY(hasAllRules(withPictures(emptyBoard())));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestFpuzzlesPictures)

} // namespace sudoku::tst_fpuzzlespictures

#include "tst_fpuzzlespictures.moc"
