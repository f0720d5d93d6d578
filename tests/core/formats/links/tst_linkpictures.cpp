// Covers core/formats/links: sudokupadpictures
// Covers core/formats/links/sudokumaker: sudokumakerpictures

#include <QTest>

#include "tests/formatdata.h"

#include "core/formats/links/sudokumaker/sudokumaker.h"
#include "core/formats/links/sudokupad.h"
#include "tests/testprogram.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace sudoku::tst_linkpictures {

using Json = nlohmann::json;
using Kind = Drawing::Kind;

/// A link of SudokuMaker to an empty board of \a size with \a blocks.
Json makerLink(const std::string &blocks, int size = 4, const std::string &members = "{}")
{
    Json puzzle = Json::parse(members);
    puzzle["cells"] = Json(Json::array_t(size * size, Json::object()));
    puzzle["width"] = size;
    puzzle["constraints"] = Json::parse("[" + blocks + "]");
    return {{"formatVersion", "1.5.0"}, {"puzzle", puzzle}};
}

Board readMaker(const std::string &blocks)
{
    return readSudokuMaker(makerLink(blocks), {}, sudokuMakerId)->board;
}

Json writtenBlocks(const Board &board)
{
    return sudokuMakerOf(board, symbolSets().front())["puzzle"]["constraints"];
}

Board readPad(const std::string &members)
{
    Json puzzle = Json::parse("{" + members + "}");
    puzzle["cells"] = Json(Json::array_t(4, Json(Json::array_t(4, Json::object()))));
    return readSudokuPad(puzzle, {}, "sudokupad")->board;
}

class TestLinkPictures : public QObject
{
    Q_OBJECT

private slots:
    void blocksOfSudokuMakerAreDrawings()
    {
        const Board board =
            readMaker(R"({"type":2000,"name":"Mod 5","lines":[[{"x":0.5,"y":0.5},{"x":1,"y":2}]],)"
                      "\"style\":{\"thickness\":0.25,\"color\":\"#3e46e981\"}},{\"type\":2001,\"cages\":[{"
                      "\"value\":\"0\",\"cells\":[5,4]}],"
                      "\"style\":{\"cage\":{\"color\":\"#000000\"},\"text\":{\"color\":\"#ff0000\"}}},{"
                      "\"type\":2002,\"params\":["
                      "{\"type\":\"ellipse\",\"rx\":0.2,\"ry\":0.1,\"angle\":0,\"fill\":\"#ffffff\","
                      "\"stroke\":\"#000000\",\"strokeWidth\":0.02},"
                      "{\"type\":\"text\",\"text\":\"1\",\"size\":0.25,\"angle\":0,\"fill\":\"#000000\"}],"
                      "\"symbols\":[[3,1],[4,3.5,1]]}");
        QCOMPARE(board.info.drawings.size(), std::size_t(4));
        const auto &[line, ellipse, text, cage] = std::tie(board.info.drawings[0], board.info.drawings[1],
                                                           board.info.drawings[2], board.info.drawings[3]);
        QCOMPARE(line.name, std::string("Mod 5"));
        QVERIFY(line.points == (std::vector<BoardPoint>{{0.5, 0.5}, {1, 2}}));
        QVERIFY(ellipse.kind == Kind::Ellipse && ellipse.width == 0.4 && ellipse.height == 0.2);
        QVERIFY(text.kind == Kind::Text && text.points.front() == (BoardPoint{4, 3.5}));
        QVERIFY(cage.cells == (std::vector<Cell>{4, 5}));
        QCOMPARE(cage.ink.value, 0xff0000ffU);
        QVERIFY(board.keptMembers.empty());
        QVERIFY(readSudokuMaker(sudokuMakerOf(board, symbolSets().front()), {}, sudokuMakerId)->board
                == board);
        QVERIFY(!sudokuMakerOf(board, symbolSets().front())["puzzle"].contains("workbench"));
    }

    /// Neighbours with one look are in one block, as SudokuMaker writes them.
    void drawingsOfOneLookAreOneBlock()
    {
        const std::string block =
            "{\"name\":\"A\",\"style\":{\"color\":\"#ff0000\",\"thickness\":0.1},\"type\":2000,"
            R"("lines":[[{"x":0.5,"y":0.5},{"x":1.0,"y":2.0}],[{"x":1.5,"y":0.5},{"x":1.0,"y":3.0}]]})";
        const Json blocks = writtenBlocks(readMaker(block));
        QVERIFY2(std::ranges::find(blocks, Json::parse(block)) != blocks.end(), blocks.dump().c_str());
    }

    void arrowsPointWhereTheyDid()
    {
        const Board board = readMaker(
            R"({"type":2002,"params":[{"type":"arrow","length":0.5,"headSize":0.125,"angle":90,)"
            "\"strokeWidth\":0.05,\"stroke\":\"#000000\",\"fill\":\"#ffffff\"}],\"symbols\":[[1.5,1.5]]}");
        const Drawing &arrow = board.info.drawings.front();
        QVERIFY(arrow.points == (std::vector<BoardPoint>{{1.5, 1.25}, {1.5, 1.75}}));
        QCOMPARE(arrow.head, 0.125);
        const Json blocks = writtenBlocks(board);
        const auto symbols =
            std::ranges::find_if(blocks, [](const Json &block) { return block["type"] == Json(2002); });
        QVERIFY(symbols != blocks.end());
        QVERIFY(qFuzzyCompare((*symbols)["params"][0]["angle"].get<double>(), 90.0));
    }

    void fogOfSudokuMakerHasLights()
    {
        QVERIFY(readMaker(R"({"type":4000,"cells":[5,0]})").info.fog == (Fog{{0, 5}}));
        QVERIFY(readMaker(R"({"type":4000})").info.fog == Fog());
        QVERIFY(!readMaker(R"({"type":4000,"disabled":true})").info.fog);
        QVERIFY(readMaker(R"({"type":2001,"cages":[{"value":"foglight","cells":[5]}]})").info.fog
                == (Fog{{5}}));
        Board board = readMaker(R"({"type":4000,"cells":[5,0]})");
        const Json blocks = writtenBlocks(board);
        QVERIFY(std::ranges::find(blocks, Json::parse(R"({"type":4000,"cells":[0,5]})")) != blocks.end());
    }

    void whatIsNoneStaysInItsBlock()
    {
        const Board board = readMaker(
            R"({"type":2002,"name":"N","params":[{"type":"star"},{"type":"text","text":"1","size":0.25}],)"
            R"("symbols":[[1,1],[2,2,1],[3,3,7]]},{"type":2000,"disabled":true,"lines":[]})");
        QCOMPARE(board.info.drawings.size(), std::size_t(1));
        const Json blocks = writtenBlocks(board);
        const auto kept = std::ranges::find_if(blocks, [](const Json &block) {
            return block.value("name", "") == "N" && block["params"].size() == 2;
        });
        QVERIFY2(kept != blocks.end() && (*kept)["symbols"].size() == 2, blocks.dump().c_str());
    }

    void drawingsThatSudokuMakerCannotSayAreMarked()
    {
        const Board board = withPictures(Board{Puzzle(Geometry::withBoxes({2, 2}))});
        const Json link = sudokuMakerOf(board, symbolSets().front());
        QVERIFY(link["puzzle"]["workbench"].contains("drawings"));
        QVERIFY(readSudokuMaker(link, {}, sudokuMakerId)->board == board);
    }

    void picturesOfSudokuPadAreDrawings()
    {
        const Board board = readPad(
            "\"lines\":[{\"wayPoints\":[[0.5,1.5],[1.5,1.5]],\"color\":\"#ff0000\",\"thickness\":16}],"
            R"("arrows":[{"wayPoints":[[2,0],[2,1]],"headLength":0.3,"thickness":2}],)"
            "\"underlays\":[{\"center\":[0.5,3.5],\"width\":1,\"height\":1,\"backgroundColor\":\"#ccc\"}],"
            "\"overlays\":[{\"center\":[1,1],\"width\":0.3,\"height\":0.3,\"rounded\":true,\"borderColor\":"
            "\"#000\"},"
            R"({"center":[-0.5,1.5],"text":17,"fontSize":32,"width":0.25,"height":0.25}])");
        QCOMPARE(board.info.drawings.size(), std::size_t(5));
        QVERIFY(board.info.drawings[0].points == (std::vector<BoardPoint>{{1.5, 0.5}, {1.5, 1.5}}));
        QCOMPARE(board.info.drawings[0].width, 0.25);
        QCOMPARE(board.info.drawings[1].head, 0.3);
        QVERIFY(board.info.drawings[2].kind == Kind::Rectangle);
        QVERIFY(board.info.drawings[2].points.front() == (BoardPoint{3.5, 0.5}));
        QVERIFY(board.info.drawings[3].kind == Kind::Ellipse);
        QCOMPARE(board.info.drawings[4].text, std::string("17"));
        QCOMPARE(board.info.drawings[4].height, 0.5);
        QVERIFY(board.keptMembers.empty());
    }

    void textsOfSudokuPadAreRead()
    {
        const Board board = readPad(
            R"("metadata":{"title":"T","level":"Hard","solution":"1234341221434321"},"foglight":[[0,0],[9,9]],)"
            R"("cages":[{"value":"msgcorrect: Well: done"},{"value":"rules: Normal"},{"value":"title: U"},{"value":"source: S"},)"
            R"({"cells":[[1,1]],"value":"FOGLIGHT"},{"cells":[[2,2],[2,3]],"value":"A"}])");
        QCOMPARE(board.info.title, std::string("T"));
        QCOMPARE(board.info.message, std::string("Well: done"));
        QCOMPARE(board.info.rules, std::string("Normal"));
        QCOMPARE(board.info.level, std::string("Hard"));
        QCOMPARE(board.info.source, std::string("S"));
        QCOMPARE(board.info.solution.filledCount(), 16);
        QVERIFY(board.info.fog == (Fog{{0, 5}}));
        QCOMPARE(board.info.drawings.size(), std::size_t(1));
        QCOMPARE(board.info.drawings[0].text, std::string("A"));
    }

    /// Links are shorter than their JSON.
    void shortNamesAreUnderstood()
    {
        const std::string text =
            unzipped("{ce:[[,,,],[,,,],[,,,],[,,,]],l:[{wp:[[0.5,1],[1,1]],c:ff0000,th:16}],"
                     "o:[{ct:[1,1],w:0.3,h:0.3,r:t,c1:#0,c2:#F,te:'X'}]}");
        const Json json = Json::parse(text, nullptr, false);
        QVERIFY2(!json.is_discarded(), text.c_str());
        const TextResult read = readSudokuPad(json, {}, "sudokupad");
        QVERIFY(read.has_value());
        QCOMPARE(read->board.info.drawings.size(), std::size_t(2));
        QCOMPARE(read->board.info.drawings[0].edge.value, 0xff0000ffU);
        QCOMPARE(read->board.info.drawings[1].edge.value, 0x000000ffU);
        QCOMPARE(read->board.info.drawings[1].fill.value, 0xffffffffU);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestLinkPictures)

} // namespace sudoku::tst_linkpictures

#include "tst_linkpictures.moc"
