// Covers core/formats/json: workbenchmember
// Covers core/formats/links/sudokumaker: sudokumakerblocks, sudokumakerclues, sudokumakerelement
// Covers core/formats/links/sudokumaker: sudokumakerelements, sudokumakerframe, sudokumakergroups
// Covers core/formats/links/sudokumaker: sudokumakerlines, sudokumakermembers
// Covers core/formats/links/sudokumaker: sudokumakernames, sudokumakerreader, sudokumakerwriter

#include <QTest>

#include "tests/formatdata.h"
#include "tests/puzzles.h"
#include "tests/sampling.h"

#include "core/formats/formats.h"
#include "core/formats/links/sudokumaker/sudokumaker.h"
#include "core/formats/readpuzzle.h"
#include "core/formats/text/constrainttext.h"
#include "tests/testprogram.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <map>

namespace sudoku::tst_sudokumaker {

using Json = nlohmann::json;

/// A puzzle of \a size with boxes of 3 by 3 for 9, otherwise without, and with \a blocks.
Json link(const std::string &blocks, int size = 9, const std::string &members = "{}")
{
    Json puzzle = Json::parse(members);
    puzzle["cells"] = Json(Json::array_t(size * size, Json::object()));
    puzzle["width"] = size;
    puzzle["constraints"] = Json::parse("[" + blocks + "]");
    if (size == 9) {
        Json regions = Json::array();
        for (int cell = 0; cell < 81; ++cell)
            regions.push_back(cell / 27 * 3 + cell % 9 / 3);
        puzzle["constraints"].push_back({{"type", 1}, {"regions", regions}});
    }
    return {{"formatVersion", "1.5.0"}, {"puzzle", puzzle}};
}

std::string constraints(const Board &board)
{
    std::string text;
    for (const Constraint &constraint : board.puzzle.constraints)
        text += (text.empty() ? "" : "; ") + constraintText(board.puzzle.geometry, constraint);
    return text;
}

std::string remarks(const std::vector<Remark> &remarks)
{
    std::string text;
    for (const Remark &remark : remarks)
        text +=
            (text.empty() ? "" : "; ") + remark.what + (remark.place.empty() ? "" : " at " + remark.place);
    return text;
}

Board board(std::initializer_list<const char *> texts, int size = 9)
{
    Board board{Puzzle(Geometry::withBoxes(defaultBoxes(size)))};
    for (const char *text : texts)
        board.puzzle.constraints.push_back(*readConstraint(board.puzzle.geometry, text));
    return board;
}

class TestSudokuMaker : public QObject
{
    Q_OBJECT

private slots:
    void readsBlocks_data()
    {
        QTest::addColumn<QByteArray>("block");
        QTest::addColumn<QByteArray>("expected");
        QTest::addColumn<QByteArray>("remarked");
        const auto row = [](const char *name, const char *block, const char *expected,
                            const char *remarked = "") {
            QTest::newRow(name) << QByteArray(block) << QByteArray(expected) << QByteArray(remarked);
        };
        row("dots", R"({"type":200,"clues":[{"value":1,"edge":1},{"value":3,"edge":18},{"edge":9}]})",
            "white-dot r1c1 r1c2; white-dot r1c1 r2c1", "3");
        row("ratio", R"({"type":201,"clues":[{"value":2,"edge":27},{"value":3,"edge":152}]})",
            "black-dot r2c1 r3c1; black-dot 3 r9c8 r9c9");
        row("all white", R"({"type":200,"clues":[{"value":1,"edge":1}],"negative":[1]})",
            "white-dot r1c1 r1c2; all-white-dots");
        row("all white, of two numbers", R"({"type":200,"clues":[{"value":2,"edge":1}],"negative":[2,1]})",
            "white-dot 2 r1c1 r1c2; all-white-dots");
        row("another negative", R"({"type":200,"clues":[{"value":1,"edge":1}],"negative":[4]})",
            "white-dot r1c1 r1c2", "negative constraint");
        row("all XV", R"({"type":202,"clues":[{"value":5,"edge":1}],"negative":[10,5]})",
            "xv 5 r1c1 r1c2; all-xv");
        row("X alone", R"({"type":202,"clues":[{"value":5,"edge":1}],"negative":[10]})", "xv 5 r1c1 r1c2",
            "negative constraint");
        row("cages", R"({"type":301,"cages":[{"cells":[0,1],"value":3},{"cells":[2,3],"value":0}]})",
            "killer 3 r1c1 r1c2; killer r1c3 r1c4");
        row("clones", R"({"type":302,"groups":[[0,1],[20,21],[40,41]]})",
            "clone r1c1 r1c2 r3c3 r3c4; clone r1c1 r1c2 r5c5 r5c6");
        row("clones of several shapes", R"({"type":302,"groups":[[0,1],[20,29]]})", "", " at r1c1");
        row("quadruples", R"({"type":303,"clues":[{"corner":11,"digits":[1,6]},{"corner":10,"digits":[1]}]})",
            "quadruple 1 6 r1c1 r1c2 r2c1 r2c2", " at r1c0");
        row("thermometer", R"({"type":300,"slow":false,"thermometers":[[0,1,10]]})",
            "thermometer r1c1 r1c2 r2c2");
        row("slow thermometer", R"({"type":300,"slow":true,"thermometers":[[0,1,10]]})",
            "slow-thermometer r1c1 r1c2 r2c2");
        row("slow thermometer that crosses itself",
            R"({"type":300,"slow":true,"thermometers":[[0,1,10,9,0]]})", "", " at r1c1");
        row("lines between ends", R"({"type":407,"lines":[[0,1,10]]},{"type":409,"lines":[[20,21,22]]})",
            "lockout-line r1c1 r1c2 r2c2; double-arrow r3c3 r3c4 r3c5");
        row("look and say",
            R"({"type":304,"cages":[{"cells":[0,1],"value":"1522"},{"cells":[2],"value":"x"}]})",
            "look-and-say 15 22 r1c1 r1c2", "x at r1c3");
        row("squares",
            R"({"type":16,"groups":[146,292,584]},{"type":16,"groups":[14,112,896]},{"type":16,"groups":[340,682]})",
            "global-modulo; global-entropy; maker-squares-of-digit-groups");
        row("squares of digits that are in several groups or in none",
            R"({"type":16,"name":"Mine","groups":[6,12]},{"type":16,"groups":[1]},)"
            R"({"type":16,"groups":[2,4,8,16,32]})",
            "maker-mine", "groups in squares");
        row("skyscrapers", R"({"type":503,"clues":[{"value":3,"outerCell":1},{"outerCell":21}]})",
            "skyscraper-clue 3 r1c1 r2c1; skyscraper-clue r1c9 r1c8");
        row("whispers", R"({"type":401,"minDifference":5,"lines":[[0,1]]})", "whispers r1c1 r1c2");
        row("dutch", R"({"type":401,"minDifference":4,"lines":[[0,1]]})", "whispers 4 r1c1 r1c2");
        row("arrows",
            R"({"type":408,"bulbsWithArrows":[{"bulbCells":[0],"arrows":[[0,1,2],[0,9]]},)"
            R"({"bulbCells":[30,31],"arrows":[[31,40,49]]},{"bulbCells":[3,4,5],"arrows":[[3]]}]})",
            "arrow r1c1 r1c2 r1c3; arrow r1c1 r2c1; pill-arrow r4c4 r4c5 r5c5 r6c5", " at r1c4");
        row("little killers",
            R"({"type":500,"clues":[{"value":45,"outerCell":0,"diagonal":-1},)"
            R"({"value":7,"outerCell":33,"diagonal":1},{"outerCell":1,"diagonal":-1}]})",
            "little-killer 45 r1c1 r2c2; little-killer 7 r2c1 r1c2; little-killer r1c2 r2c3");
        row("no numbers",
            R"({"type":501,"clues":[{"value":null,"outerCell":1},{"value":"a","outerCell":2}]},)"
            R"({"type":303,"clues":[{"corner":11,"digits":[]}]})",
            "sandwich r1c1 r2c1; quadruple r1c1 r1c2 r2c1 r2c2", "a at r0c2");
        row("outside",
            R"({"type":501,"clues":[{"value":8,"outerCell":1},{"value":9,"outerCell":21}]},)"
            R"({"type":502,"clues":[{"value":8,"outerCell":11}]},)"
            R"({"type":504,"clues":[{"value":3,"outerCell":112}]})",
            "sandwich 8 r1c1 r2c1; sandwich 9 r1c9 r1c8; x-sum 8 r1c1 r1c2; numbered-room 3 r9c2 r8c2");
        row("cells",
            R"({"type":102,"cells":[0,2]},{"type":103,"cells":[40]},{"type":600,"cells":[0,1]},)"
            R"({"type":601,"cells":[0]})",
            "maximum r1c1 r1c3; minimum r5c5; row-indexer r1c1 r1c2; column-indexer r1c1");
        row("entropy",
            R"({"type":406,"groups":[896,14,112],"lines":[[0,1]]},{"type":406,"groups":[584,146,292],"lines":[[0,1]]},)"
            R"({"type":406,"groups":[341,682],"lines":[[0,1]]},{"type":406,"groups":[70,392,560],"lines":[[0,1]]})",
            "entropic-line r1c1 r1c2; modular-line r1c1 r1c2; modular-line 2 r1c1 r1c2; "
            "maker-lines-of-digit-groups r1c1 r1c2");
        row("entropy of one's own",
            R"({"type":406,"name":"Loop","groups":[70,392,560],"lines":[[0,1,10,9,18,17,0],[0,1,10,0],[0,1,10,9,0]]},)"
            R"({"type":406,"groups":[70,392],"lines":[[0,1]]},{"type":406,"groups":[70,454,560],"lines":[[1,2]]})",
            "maker-loop r1c1 r1c2 r2c2", " at r1c1;  at r1c1;  at r1c1;  at r1c2");
        row("region sums", R"({"type":404,"singleRegionTotals":true,"lines":[[0,1,2,3]]})", "",
            "region totals");
        row("switched off", R"({"type":13,"disabled":true})", "");
        row("a drawing", R"({"type":2001,"name":"Mod 5","cages":[{"value":"0","cells":[0,1]}]})", "");
        row("no drawing", R"({"type":2001,"name":"Mod 5","cages":[{"value":"0"}]})", "", "Mod 5");
        row("a script", R"({"type":1000,"definition":{"name":"no rope","backend":{"code":"a(\n  b);"}}})", "",
            "no rope: a( b);");
        row("unknown", R"({"type":777})", "", "an unknown rule");
    }

    void readsBlocks()
    {
        QFETCH(QByteArray, block);
        QFETCH(QByteArray, expected);
        QFETCH(QByteArray, remarked);
        const TextResult read = readSudokuMaker(link(block.toStdString()), {}, sudokuMakerId);
        QVERIFY(read.has_value());
        QCOMPARE(QByteArray::fromStdString(constraints(read->board)), expected);
        const std::string id(sudokuMakerId);
        const Json kept = Json::parse(read->board.keptMembers.empty() ? "{}" : read->board.keptMembers);
        QCOMPARE(QByteArray::fromStdString(remarks(sudokuMakerRemarks(kept.value(id, Json::object())))),
                 remarked);
    }

    void everyKindIsWritten_data()
    {
        QTest::addColumn<QByteArray>("constraint");
        for (const char *text : {"diagonal",
                                 "anti-diagonal",
                                 "anti-king",
                                 "anti-knight",
                                 "disjoint-groups",
                                 "non-consecutive",
                                 "global-entropy",
                                 "global-modulo",
                                 "even r1c1 r2c2",
                                 "odd r1c1 r2c2",
                                 "maximum r1c1 r2c2",
                                 "minimum r1c1 r2c2",
                                 "row-indexer r1c1 r2c2",
                                 "column-indexer r1c1 r2c2",
                                 "white-dot r1c1 r2c1",
                                 "white-dot 1 r1c1 r1c2",
                                 "white-dot 3 r1c1 r1c2",
                                 "black-dot r9c8 r9c9",
                                 "black-dot 2 r8c9 r9c9",
                                 "xv 10 r1c1 r1c2",
                                 "all-white-dots",
                                 "all-black-dots",
                                 "all-xv",
                                 "thermometer r1c1 r2c2 r3c2",
                                 "slow-thermometer r1c1 r2c2 r3c2",
                                 "killer r1c1 r1c2",
                                 "killer 15 r1c1 r1c2",
                                 "look-and-say 12 5 r1c1 r1c2",
                                 "clone r1c1 r1c2 r3c3 r3c4",
                                 "quadruple 1 2 r1c1 r1c2 r2c1 r2c2",
                                 "extra-region r1c1 r2c2 r3c3",
                                 "renban r1c1 r1c2",
                                 "whispers r1c1 r1c2",
                                 "whispers 5 r1c1 r1c2",
                                 "whispers 4 r1c1 r1c2",
                                 "palindrome r1c1 r1c2 r1c3",
                                 "between-line r1c1 r1c2 r1c3",
                                 "lockout-line r1c1 r1c2 r1c3",
                                 "double-arrow r1c1 r1c2 r1c3",
                                 "region-sum r1c1 r1c2 r1c3 r1c4",
                                 "entropic-line r1c1 r1c2 r1c3",
                                 "modular-line r1c1 r1c2 r1c3",
                                 "modular-line 3 r1c1 r1c2 r1c3",
                                 "modular-line 5 r1c1 r1c2 r1c3",
                                 "arrow r1c1 r1c2 r1c3",
                                 "pill-arrow r1c1 r1c2 r1c3",
                                 "little-killer 9 r1c2 r2c1",
                                 "little-killer 9 r9c2 r8c1",
                                 "little-killer 45 r9c9 r8c8",
                                 "sandwich 0 r1c1 r2c1",
                                 "x-sum 8 r1c9 r1c8",
                                 "numbered-room 3 r9c2 r8c2",
                                 "skyscraper-clue 3 r9c2 r8c2",
                                 "skyscraper-clue r9c2 r8c2",
                                 "quadruple r1c1 r1c2 r2c1 r2c2",
                                 "little-killer r9c9 r8c8",
                                 "sandwich r1c1 r2c1",
                                 "x-sum r1c9 r1c8",
                                 "numbered-room r9c2 r8c2"})
            QTest::newRow(text) << QByteArray(text);
    }

    void everyKindIsWritten()
    {
        QFETCH(QByteArray, constraint);
        const Board written = board({constraint.constData()});
        QVERIFY(sudokuMakerLosses(written).empty());
        const Json json = sudokuMakerOf(written, symbolSets().front());
        const TextResult read = readSudokuMaker(json, {}, sudokuMakerId);
        QVERIFY2(read && read->board == written, json.dump().c_str());
    }

    void otherKindsAreSaidToBeLost()
    {
        const Board written = board({"counting-circles r1c1 r2c2", "white-dot r1c1 r2c1",
                                     "lunchbox 5 r1c1 r1c2 r1c3", "windoku", "diagonal"});
        const std::vector<Loss> losses = sudokuMakerLosses(written); // windows become a script
        QCOMPARE(losses.size(), std::size_t(2));
        QCOMPARE(losses[0].variant, findVariant("counting-circles"));
        QCOMPARE(losses[1].variant, findVariant("lunchbox"));
        const auto read = readSudokuMaker(sudokuMakerOf(written, symbolSets().front()), {}, sudokuMakerId);
        QVERIFY(read && read->board == written); // in its order, too
    }

    /// White dots are read before black ones, and negative constraints in the order of their blocks.
    void negativeConstraintsKeepTheirOrder()
    {
        const Board written = board({"black-dot r1c1 r2c1", "all-black-dots", "all-white-dots", "all-xv"});
        const auto read = readSudokuMaker(sudokuMakerOf(written, symbolSets().front()), {}, sudokuMakerId);
        QVERIFY(read && read->board == written);
        QVERIFY(sudokuMakerLosses(written).empty());
    }

    void ownGroupsAreWritten()
    {
        const Json written = link(R"({"type":16,"name":"Primes","groups":[172,850]},)"
                                  R"({"type":406,"groups":[70,392,560],"lines":[[0,1,2],[30,31,40,30]],)"
                                  R"("style":{"color":"#ff0000","thickness":0.15}},)"
                                  R"({"type":406,"groups":[64,128,256,512,62],"lines":[[4,5]]})");
        const TextResult read = readSudokuMaker(written, {}, sudokuMakerId);
        QCOMPARE(read->board.puzzle.constraints.size(), 4U);
        QVERIFY(read->board.keptMembers.empty());
        const Json again = sudokuMakerOf(read->board, symbolSets().front());
        QVERIFY(!again["puzzle"]["workbench"].contains("constraints"));
        QVERIFY(sudokuMakerLosses(read->board).empty());
        QVERIFY(readSudokuMaker(again, {}, sudokuMakerId)->board == read->board);
        const Json &blocks = again["puzzle"]["constraints"];
        const auto has = [&blocks](const char *member, const Json &value) {
            return std::ranges::any_of(
                blocks, [&](const Json &block) { return block.value(member, Json()) == value; });
        };
        QVERIFY2(has("groups", {172, 850}) && has("name", "Primes"), blocks.dump().c_str());
        QVERIFY2(has("groups", {70, 392, 560}), blocks.dump().c_str());
        QVERIFY2(has("style", {{"color", "#ff0000"}, {"thickness", 0.15}}), blocks.dump().c_str());
        QVERIFY2(has("lines", Json::parse("[[0,1,2],[30,31,40,30]]")), blocks.dump().c_str());
    }

    void dotsThatDoNotOverrideKeepTheNegativeOpen()
    {
        const char *blocks =
            R"({"type":200,"clues":[{"value":1,"edge":1}],"negative":[1]},)"
            R"({"type":201,"clues":[{"value":2,"edge":2}],"overrideNegativeDifferences":false})";
        const TextResult read = readSudokuMaker(link(blocks), {}, sudokuMakerId);
        QCOMPARE(constraints(read->board), std::string("white-dot r1c1 r1c2; black-dot r1c2 r1c3"));
    }

    /// The cells around the regions show clues; what is in them is kept.
    void aMarginIsNoPartOfTheBoard()
    {
        Json json = link(R"({"type":301,"cages":[{"cells":[7,8],"value":3},{"cells":[0,1],"value":5}]})", 6,
                         R"({"maxDigit":4,"type":"custom"})");
        Json regions = Json::array();
        for (int cell = 0; cell < 36; ++cell) {
            const bool isInside = cell / 6 % 5 != 0 && cell % 6 % 5 != 0;
            regions.push_back(isInside ? (cell / 6 - 1) / 2 * 2 + (cell % 6 - 1) / 2 : -1);
        }
        json["puzzle"]["constraints"].push_back({{"type", 1}, {"regions", regions}});
        json["puzzle"]["cells"][0]["value"] = 3;
        json["puzzle"]["cells"][7] = {{"value", 2}, {"given", true}, {"colors", 4}};
        const TextResult free = readSudokuMaker(json, {}, sudokuMakerId); // nothing says that it has rows
        QVERIFY(free && !free->board.puzzle.geometry.hasLines());
        QCOMPARE(free->board.puzzle.geometry.size(), 6);
        json["puzzle"]["constraints"].push_back(
            {{"type", 2003}, {"areas", {{{"x", 1}, {"y", 1}, {"width", 4}, {"height", 4}}}}});
        const TextResult read = readSudokuMaker(json, {}, sudokuMakerId);
        QVERIFY(read.has_value());
        QCOMPARE(text(read), std::string("2..............."));
        QCOMPARE(constraints(read->board), std::string("killer 3 r1c1 r1c2"));
        QVERIFY(read->board.puzzle.geometry.boxes() == (BoxShape{2, 2}));
        const Json again = sudokuMakerOf(read->board, *read->symbols)["puzzle"];
        QVERIFY(again["cells"][0]["value"] == Json(3));
        QVERIFY(again["cells"][7] == json["puzzle"]["cells"][7]);
        QVERIFY(again["width"] == Json(6));
    }

    void aBoardOfDigitsFromZeroIsWrittenSo()
    {
        Board zero(Puzzle(defaultGeometry(9).withDigits({9, 0})));
        zero.puzzle.givens.set(0, 1);
        for (const char *text :
             {"renban r1c1 r1c2", "killer 1 r1c1 r1c2", "quadruple 0 8 r2c2 r2c3 r3c2 r3c3", "even r9c9",
              "entropic-line r4c4 r4c5 r4c6", "numbered-room 0 r1c1 r2c1", "row-indexer r5c5"})
            zero.puzzle.constraints.push_back(*readConstraint(zero.puzzle.geometry, text));
        zero.centreMarks[1] = {1, 9};
        const Json json = sudokuMakerOf(zero, symbolSets().front());
        const Json &puzzle = json["puzzle"];
        QVERIFY(puzzle["minDigit"] == Json(0) && puzzle["maxDigit"] == Json(8));
        QVERIFY(puzzle["cells"][0]["value"] == Json(0));
        QVERIFY(puzzle["cells"][1]["candidates"] == Json(0x101));
        const TextResult read = readSudokuMaker(json, {}, sudokuMakerId);
        QVERIFY(read && read->board == zero && read->symbols == findSymbolSet("0-9A"));
        // Nobody knows what an indexer with a 0 is there.
        QVERIFY(puzzle["workbench"]["constraints"].size() == 1);
    }

    void whatIsUnknownIsWrittenAgain()
    {
        const char *blocks =
            R"({"type":2001,"name":"Mod 5","cages":[{"value":"0","cells":[0,1]}],)"
            R"("style":{"text":{"color":"#000000"},"cage":{"color":"#000000"}}},)"
            R"({"type":201,"clues":[{"value":2,"edge":1},{"value":10,"edge":2}],"negative":[7]},)"
            R"({"type":13,"disabled":true},{"type":4000,"cells":[3]})";
        const Json json = link(blocks, 9, R"({"name":"N","author":"A","comment":"C","export":{"a":1}})");
        const TextResult read = readSudokuMaker(json, {}, sudokuMakerId);
        QCOMPARE(read->board.info.title, std::string("N"));
        QCOMPARE(read->board.info.rules, std::string("C"));
        const Json again = sudokuMakerOf(read->board, *read->symbols)["puzzle"];
        for (const char *member : {"name", "author", "comment", "export"})
            QVERIFY(again[member] == json["puzzle"][member]);
        for (const int index : {0, 2, 3}) {
            const Json &block = json["puzzle"]["constraints"][index];
            QVERIFY(std::ranges::find(again["constraints"], block) != again["constraints"].end());
        }
        QVERIFY(!again.contains("workbench"));
    }

    /// SudokuMaker fills in each cell as soon as it knows the solution: a puzzle must not open solved.
    void whatFillsTheBoardIsItsSolution()
    {
        const std::string solution = "1234341221434321";
        Json json = link("", 4, R"({"maxDigit":4})");
        for (int cell = 0; cell < 16; ++cell) {
            json["puzzle"]["cells"][cell]["value"] = solution[cell] - '0';
            if (cell % 5 == 0)
                json["puzzle"]["cells"][cell]["given"] = true;
        }
        const TextResult read = readSudokuMaker(json, {}, sudokuMakerId);
        QVERIFY(read.has_value());
        QCOMPARE(read->board.puzzle.givens.filledCount(), 4);
        QCOMPARE(read->board.entries.filledCount(), 0);
        QCOMPARE(read->board.info.solution.filledCount(), 16);
        QCOMPARE(read->board.info.solution[1], 2);
        const Json again = sudokuMakerOf(read->board, symbolSets().front());
        QCOMPARE(again["puzzle"]["cells"].dump(), json["puzzle"]["cells"].dump());
        QVERIFY(!again["puzzle"].contains("workbench"));
        json["puzzle"]["cells"][7].erase("value");
        const TextResult open = readSudokuMaker(json, {}, sudokuMakerId);
        QVERIFY(open.has_value());
        QCOMPARE(open->board.entries.filledCount(), 11);
        QCOMPARE(open->board.info.solution.cellCount(), 0);
    }

    /// A player who has finished keeps what they have entered, whatever the puzzle states.
    void entriesThatFillTheBoardStayEntries()
    {
        Board full{Puzzle(Geometry::withBoxes({2, 2}))};
        full.puzzle.givens.set(0, 1);
        for (Cell cell = 1; cell < 16; ++cell)
            full.entries.set(cell, std::string("1234341221434321")[cell] - '0');
        Board stated = full;
        stated.info.solution = full.digits();
        Board wrong = full;
        wrong.entries = Grid(16);
        wrong.info.solution = full.digits();
        wrong.info.solution.set(0, 2); // which is not the given
        Board partial = wrong;
        partial.info.solution = Grid(16);
        partial.info.solution.set(3, 4);
        for (const Board &each : {full, stated, wrong, partial}) {
            const TextResult again =
                readSudokuMaker(sudokuMakerOf(each, symbolSets().front()), {}, sudokuMakerId);
            QVERIFY(again.has_value());
            QVERIFY(again->board == each);
        }
    }

    /// Where nothing says that digits differ in rows and columns, there may be fewer than cells in a row.
    void digitsMayBeRepeatedInRows()
    {
        for (const int size : {9, 5}) {
            const Json json = link("", size, R"({"minDigit":0,"maxDigit":8,"type":"custom"})");
            const TextResult read = readSudokuMaker(json, {}, sudokuMakerId);
            QVERIFY(read && read->remarks.empty());
            const Geometry &geometry = read->board.puzzle.geometry;
            QVERIFY(!geometry.hasLines());
            QCOMPARE(std::ssize(geometry.houses()), size == 9 ? 9 : 0);
            QVERIFY(geometry.values() == DigitValues(9, 0));
            for (const int digits : {9, 7}) {
                const Board board(Puzzle(size == 9 ? geometry : geometry.withDigits({digits, 1})));
                const TextResult again =
                    readSudokuMaker(sudokuMakerOf(board, symbolSets().front()), {}, sudokuMakerId);
                QVERIFY(again && again->board == board);
            }
        }
    }

    void shapesThatAreNoBoardAreRefused()
    {
        Json json = link("", 6);
        json["puzzle"]["height"] = 4;
        QVERIFY(!readSudokuMaker(json, {}, sudokuMakerId));
        QVERIFY(!readSudokuMaker(link("", 3), {}, sudokuMakerId));
        QVERIFY(!readSudokuMaker(link("", 26, R"({"maxDigit":26})"), {}, sudokuMakerId));
        QVERIFY(!readSudokuMaker(Json::object(), {}, sudokuMakerId));
    }

    /// Of the public collection none is refused, and the stored solutions break no rule that is read, unless
    /// the file says that digits may be repeated in rows.
    void publicLinksAreRead()
    {
        std::ifstream file = openTestData("formats/links_sudokumaker.txt");
        int count = 0;
        int whole = 0;
        int solved = 0;
        for (std::string line; std::getline(file, line);) {
            if (line.starts_with('#'))
                continue;
            const TextResult read = readPuzzle(line.substr(line.find('\t') + 1));
            QVERIFY2(read.has_value(), line.substr(0, 4).c_str());
            QCOMPARE(read->formatId, sudokuMakerId);
            ++count;
            const Board &board = read->board;
            const int open = board.puzzle.geometry.cellCount() - board.digits().filledCount();
            QVERIFY2(open > 0 || board.entries.filledCount() == 0, line.substr(0, 4).c_str());
            solved += board.info.solution.filledCount() == board.puzzle.geometry.cellCount();
            whole += std::ranges::none_of(read->remarks,
                                          [](const Remark &remark) { return isNotCovered(remark.code); });
        }
        QCOMPARE(count, 93);
        QVERIFY2(solved > 80, std::to_string(solved).c_str()); // SudokuMaker has filled in nearly all
        QVERIFY2(whole * 100 >= count * 38, std::to_string(whole).c_str());
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestSudokuMaker)

} // namespace sudoku::tst_sudokumaker

#include "tst_sudokumaker.moc"
