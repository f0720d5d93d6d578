// Covers core/formats/json: fpuzzlesconstraints, fpuzzlescosmetics, fpuzzleselements, fpuzzlesformat
// Covers core/formats/json: fpuzzlesplaces, fpuzzlesreader, fpuzzlesremarks

#include <QTest>

#include "tests/formatdata.h"

#include "core/formats/formats.h"
#include "core/formats/readpuzzle.h"
#include "core/formats/text/constrainttext.h"
#include "core/formats/text/infomembers.h"
#include "tests/testprogram.h"

namespace sudoku::tst_fpuzzles {

const SymbolSet &numbers()
{
    return *findSymbolSet("numbers");
}

/// An empty puzzle with \a members more.
std::string puzzleWith(const std::string &members, int size = 9)
{
    std::string row = "[{}";
    for (int i = 1; i < size; ++i)
        row += ",{}";
    std::string grid = row + "]";
    for (int i = 1; i < size; ++i)
        grid += "," + row + "]";
    return "{\"size\":" + std::to_string(size) + ",\"grid\":[" + grid + "]"
           + (members.empty() ? "" : "," + members) + "}";
}

std::string constraints(const Board &board)
{
    std::string text;
    for (const Constraint &constraint : board.puzzle.constraints)
        text += (text.empty() ? "" : "; ") + constraintText(board.puzzle.geometry, constraint);
    return text;
}

std::string remarks(const TextPuzzle &puzzle)
{
    std::string text;
    for (const Remark &remark : puzzle.remarks) {
        text += text.empty() ? "" : "; ";
        if (remark.code == Remark::Code::ElementLeftOut)
            text += "left out " + std::string(remark.variant ? remark.variant->id : "digit") + " "
                    + remark.what + " " + remark.place;
        else if (remark.code == Remark::Code::Fog)
            text += "fog";
        else if (remark.code == Remark::Code::Drawn)
            text += "drawn " + remark.what + " " + std::to_string(remark.count);
        else
            text += (remark.code == Remark::Code::Ignored ? "ignored " : "unsupported ") + remark.what + " "
                    + std::to_string(remark.count);
    }
    return text;
}

void row(const char *members, const char *expectedConstraints, const char *expectedRemarks = "")
{
    QTest::addRow("%s", members) << QByteArray(members) << QByteArray(expectedConstraints)
                                 << QByteArray(expectedRemarks);
}

class TestFpuzzles : public QObject
{
    Q_OBJECT

    void checkConstraints()
    {
        QFETCH(QByteArray, members);
        QFETCH(QByteArray, expected);
        QFETCH(QByteArray, expectedRemarks);
        const TextResult read = readPuzzle(puzzleWith(members.toStdString()));
        QVERIFY2(read.has_value(), text(read).c_str());
        QCOMPARE(QByteArray::fromStdString(constraints(read->board)), expected);
        QCOMPARE(QByteArray::fromStdString(remarks(*read)), expectedRemarks);
        for (const Format &format : formats()) {
            const TextResult again = readPuzzle(format.write(read->board, numbers()));
            QVERIFY2(again.has_value() && again->board == read->board, format.id.data());
            QCOMPARE(remarks(*again), remarks(*read));
        }
    }

private slots:
    void readsConstraints_data()
    {
        QTest::addColumn<QByteArray>("members");
        QTest::addColumn<QByteArray>("expected");
        QTest::addColumn<QByteArray>("expectedRemarks");
        row("", "");
        row(R"("diagonal+":true,"diagonal-":true,"antiknight":false)", "diagonal; anti-diagonal");
        row(R"("antiknight":true,"antiking":true,"disjointgroups":true)",
            "anti-knight; anti-king; disjoint-groups");
        row(R"("nonconsecutive":true)", "non-consecutive");
        row(R"("nonconsecutive":true,"difference":[{"cells":["R1C1","R1C2"],"value":""}])",
            "white-dot r1c1 r1c2; all-white-dots");
        row(R"("nonconsecutive":true,"difference":[{"cells":["R1C1","R1C2"],"value":"2"}])",
            "white-dot 2 r1c1 r1c2", "unsupported nonconsecutive 1");
        row(R"("negative":["ratio","xv"])", "all-black-dots; all-xv");
        row(R"("negative":["ratio","more"],"ratio":[{"cells":["R1C1","R2C1"],"value":"3"}])",
            "black-dot 3 r1c1 r2c1", "unsupported negative 2");
        row(R"("xv":[{"cells":["R1C1","R1C2"],"value":"X"},{"cells":["R3C1","R4C1"],"value":"V"}])",
            "xv 10 r1c1 r1c2; xv 5 r3c1 r4c1");
        row(R"("killercage":[{"cells":["R1C1","R1C2"],"value":"15"},{"cells":["R3C1"],"value":""},{"cells":["R4C1"]}])",
            "killer 15 r1c1 r1c2; killer r3c1; killer r4c1");
        row(R"("killercage":[{"cells":["R1C1","R1C2"],"value":"?"},{"cells":["R3C1"],"value":"a"}])",
            "killer r1c1 r1c2", "left out killer a r3c1");
        row(R"("killercage":[{"cells":["R1C1","R1C2"],"value":"0"},{"cells":["R2C1","R2C2"],"value":"99"}])",
            "killer r1c1 r1c2; killer 99 r2c1 r2c2");
        row(R"("killercage":[7,{"cells":["R1C1","R0C2"],"value":"3"},{"cells":["R1C1"]}],"thermometer":5,"antiking":7)",
            "killer r1c1",
            "unsupported antiking 1; left out killer  ; left out killer 3 r1c1; unsupported thermometer 1");
        row(R"("ratio":[{"cells":["R1C1","R1C2"],"value":"10"},{"cells":["R2C1","R2C2"],"value":"2"}])",
            "black-dot 2 r2c1 r2c2", "left out black-dot 10 r1c1");
        row(R"("antiknight":true,"killercage":[{"cells":["R1C1","R1C2"]},{"cells":["R1C1","R1C2"],"value":""}])",
            "killer r1c1 r1c2; anti-knight");
        row(R"("activeConstraints":{"a":true},"highlightConflicts":true,"msgcorrect":"Yes","foglight":["R1C1"])",
            "", "fog");
        row(R"("renban":[{"lines":[["R1C1","R1C2"]]},{"lines":[["R4C1","R1C2"]]}],"xsum":[{"cell":"R0C1","value":"3"}],)"
            R"("line":[{"lines":[["R1C1","R1C2"]],"fromConstraint":"Renban"},{"lines":[["R9C1"]]},)"
            R"({"lines":[["R1C1","R1C2"]],"isNewConstraint":true},{"lines":[],"fromConstraint":"Entropic Line"}],)"
            R"("text":[{"cells":["R0C1"],"value":"3","fromConstraint":"X Sum"}])",
            "renban r1c1 r1c2; x-sum 3 r1c1 r2c1", "ignored line 2; left out renban  r4c1");
        row(R"("littlekillersum":[{"cell":"R0C2","direction":"DR","value":"20","cells":[]},)"
            R"({"cell":"R10C9","direction":"UL","value":"9"}])",
            "little-killer 20 r1c3 r2c4; little-killer 9 r9c8 r8c7");
        row(R"("littlekillersum":[{"cell":"R0C8","direction":"DR","value":"7"}])", "",
            "left out little-killer 7 r0c8");
    }

    void readsConstraints() { checkConstraints(); }

    void readsLinesAndCells_data()
    {
        QTest::addColumn<QByteArray>("members");
        QTest::addColumn<QByteArray>("expected");
        QTest::addColumn<QByteArray>("expectedRemarks");
        row(R"("arrow":[{"cells":["R1C1"],"lines":[["R1C1","R2C2"],["R1C1","R1C2","R1C3"]]}])",
            "arrow r1c1 r2c2; arrow r1c1 r1c2 r1c3");
        row(R"("arrow":[{"cells":["R1C1","R1C2"],"lines":[["R1C2","R2C3"],["R1C1","R2C1"]]},)"
            R"({"cells":["R4C1"],"lines":[["R4C1","R5C1"]]}])",
            "arrow r4c1 r5c1; pill-arrow r1c1 r1c2 r2c3; pill-arrow r1c2 r1c1 r2c1");
        row(R"("arrow":[{"cells":["R1C1","R1C2","R1C3"],"lines":[["R1C3","R2C3"]]}])", "",
            "left out arrow  r1c1");
        row(R"("whispers":[{"lines":[["R1C1","R1C2","R2C2","R2C1","R1C1"]]}])",
            "whispers r1c1 r1c2 r2c2 r2c1 r1c1");
        row(R"("thermometer":[{"lines":[["R1C1","R1C2","R2C2","R2C1","R1C1"]]}])", "",
            "left out thermometer  r1c1");
        row(R"("thermometer":[{"lines":[["R1C1","R2C2"],["R1C1","R1C2"]]}])",
            "thermometer r1c1 r2c2; thermometer r1c1 r1c2");
        row(R"("palindrome":[{"lines":[["R1C1","R2C2"]]}],"betweenline":[{"lines":[["R5C1","R5C2","R5C3"]]}])",
            "palindrome r1c1 r2c2; between-line r5c1 r5c2 r5c3");
        row(R"("regionsumline":[{"lines":[["R1C3","R1C4","R2C4"]]}])", "region-sum r1c3 r1c4 r2c4");
        row(R"("renban":[{"lines":[["R1C1","R1C2"]]}],"whispers":[{"lines":[["R1C1","R2C2"]],"value":"4"}])",
            "renban r1c1 r1c2; whispers 4 r1c1 r2c2");
        row(R"("clone":[{"cells":["R1C1","R1C2"],"cloneCells":["R5C1","R5C2"]}])",
            "clone r1c1 r1c2 r5c1 r5c2");
        row(R"("quadruple":[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[1,"9"]}])",
            "quadruple 1 9 r1c1 r1c2 r2c1 r2c2");
        row(R"("sandwichsum":[{"cell":"R0C3","value":"12"},{"cell":"R4C10","value":0}])",
            "sandwich 12 r1c3 r2c3; sandwich 0 r4c9 r4c8");
        row(R"("xsum":[{"cell":"R3C0","value":"12"},{"cell":"R10C1","value":"3"}])",
            "x-sum 12 r3c1 r3c2; x-sum 3 r9c1 r8c1");
        row(R"("sandwichsum":[{"cell":"R0C3","value":""},{"cell":"R4C10"},{"cell":"R0C4","value":"a"}])",
            "sandwich r1c3 r2c3; sandwich r4c9 r4c8", "left out sandwich a r0c4");
        row(R"("xsum":[{"cell":"R3C0","value":"?"}],"littlekillersum":[{"cell":"R0C2","direction":"DR","value":""}])",
            "little-killer r1c3 r2c4; x-sum r3c1 r3c2");
        row(R"("quadruple":[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[]}])",
            "quadruple r1c1 r1c2 r2c1 r2c2");
        row(R"("odd":[{"cell":"R1C1"},{"cell":"R5C5"}],"even":[{"cell":"R2C2"}])",
            "even r2c2; odd r1c1 r5c5");
        row(R"("extraregion":[{"cells":["R1C1","R5C5"]}])", "extra-region r1c1 r5c5");
        row(R"("moonindexer":[{"cells":["R1C1"]}],"minimum":[{"cell":"R1C1"},{"cell":"R1C3"}],"maximum":[])",
            "minimum r1c1 r1c3", "unsupported moonindexer 1");
        row(R"("skyscraper":[{"cell":"R0C1","value":"3"},{"cell":"R2C10","value":""}])",
            "skyscraper-clue 3 r1c1 r2c1; skyscraper-clue r2c9 r2c8");
        row(R"("zipperline":[{"lines":[["R1C1","R1C2","R1C3"]]}],"doublearrow":[{"lines":[["R2C1","R2C2","R2C3"]]}])",
            "zipper-line r1c1 r1c2 r1c3; double-arrow r2c1 r2c2 r2c3");
        row(R"("slowthermometer":[{"lines":[["R1C1","R2C2"]]}],"nabner":[{"lines":[["R3C1","R3C2"]],"value":""}])",
            "slow-thermometer r1c1 r2c2; nabner r3c1 r3c2");
        row(R"("entropicline":[{"lines":[["R1C1","R2C2"]]}],"modularline":[{"lines":[["R1C1","R1C2"]]}])",
            "entropic-line r1c1 r2c2; modular-line r1c1 r1c2");
        row(R"("maximum":[{"cell":"R1C1"}],"rowindexer":[{"cells":["R1C1","R2C2"],"value":""}],"columnindexer":[{"cells":["R1C1"]}],"boxindexer":[{"cells":["R3C3","R4C4"]}])",
            "maximum r1c1; row-indexer r1c1 r2c2; column-indexer r1c1; box-indexer r3c3 r4c4");
        row(R"("text":[{"cells":["R1C1"],"value":"A"}],"line":[1,2],"title":"T","author":"A","ruleset":"…")",
            "", "ignored line 2; drawn  1");
    }

    void readsLinesAndCells() { checkConstraints(); }

    void readsCells()
    {
        std::string text = puzzleWith("\"title\":\"Small\"", 4);
        text.replace(
            text.find("[{},{},{},{}]"), 13,
            R"([{"value":1,"given":true,"c":"#fff"},{"value":"2","givenPencilMarks":[1]},{"cornerPencilMarks":[1,4]},)"
            R"({"centerPencilMarks":["3"],"givenPencilMarks":[1,3],"value":0}])");
        const TextResult read = readPuzzle(text);
        QVERIFY2(read.has_value(), sudoku::text(read).c_str());
        QCOMPARE(sudoku::text(read), std::string("1..............."));
        QCOMPARE(digitLine(read->board.puzzle.geometry, read->board.entries, numbers()),
                 std::string(".2.............."));
        QVERIFY(read->board.cornerMarks[2] == (DigitSet{1, 4}));
        QVERIFY(read->board.centreMarks[3] == DigitSet{3});
        QCOMPARE(read->note, std::string("Small"));
        QCOMPARE(constraints(read->board),
                 std::string("given-candidates 1 3 r1c4")); // of the cell without a digit
        QCOMPARE(remarks(*read), std::string("unsupported givenPencilMarks 1; drawn  1"));
        const TextResult again = readPuzzle(findFormat("f-puzzles")->write(read->board, numbers()));
        QVERIFY(again->board == read->board);
    }

    void leavesOutDigitsThatAreNone()
    {
        const TextResult read = readPuzzle(
            R"({"grid":[[{},{"value":5,"given":1},{"value":4,"given":1},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]})");
        QVERIFY2(read.has_value(), sudoku::text(read).c_str());
        QCOMPARE(sudoku::text(read), std::string("..4............."));
        QCOMPARE(remarks(*read), std::string("left out digit 5 r1c2"));
        for (const Format &format : formats()) {
            const TextResult again = readPuzzle(format.write(read->board, numbers()));
            QVERIFY2(again.has_value() && again->board == read->board, format.id.data());
            QCOMPARE(remarks(*again), remarks(*read));
        }
    }

    void aCellMayBeInNoRegion()
    {
        const TextResult read =
            readPuzzle(R"({"grid":[[{"region":null},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]})");
        QVERIFY2(read.has_value(), sudoku::text(read).c_str());
        QVERIFY(read->board.puzzle.geometry
                == *Geometry::withRegions(4, {noRegion, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3}));
        QCOMPARE(constraints(read->board), std::string());
        QCOMPARE(remarks(*read), std::string());
    }

    /// Five cells on a board of four digits.
    void largeRegionsBecomeRules()
    {
        const TextResult uneven =
            readPuzzle(R"({"grid":[[{"region":2},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]})");
        QVERIFY2(uneven.has_value(), sudoku::text(uneven).c_str());
        QCOMPARE(uneven->board.puzzle.constraints.size(), 3U);
        QCOMPARE(remarks(*uneven), std::string("left out extra-region  r1c1"));
    }

    void readsRegions()
    {
        const std::vector<int> regions{0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3};
        std::string grid;
        for (Cell cell = 0; cell < 16; ++cell)
            grid += std::string(cell % 4 == 0 ? "[" : ",") + "{\"region\":" + std::to_string(regions[cell])
                    + "}"
                    + (cell == 15      ? "]"
                       : cell % 4 == 3 ? "],"
                                       : "");
        const TextResult read = readPuzzle("{\"size\":4,\"grid\":[" + grid + "]}");
        QVERIFY2(read.has_value(), text(read).c_str());
        QVERIFY(read->board.puzzle.geometry == *Geometry::withRegions(4, regions));
    }

    void everyConstraintIsWritten_data()
    {
        QTest::addColumn<QByteArray>("all");
        for (const char *all :
             {"xv 7 r1c1 r1c2; xv 10 r2c1 r2c2", "non-consecutive; white-dot r1c1 r1c2",
              "white-dot 3 r1c1 r1c2; all-white-dots", "all-white-dots; white-dot r1c1 r1c2",
              "all-white-dots", "black-dot 3 r1c1 r1c2; all-black-dots", "diagonal",
              "windoku; target-sum 9 r1c1", "target-sum r1c1 r5c5; numbered-room r1c1 r1c2; killer r1c1 r1c2",
              "sandwich r9c1 r8c1; x-sum r1c9 r1c8; little-killer r9c3 r8c4; quadruple r1c1 r1c2 r2c1 r2c2",
              "odd r1c1; odd r2c2; even r3c3", "greater-than r1c1 r1c2; killer 3 r1c1 r1c2; diagonal",
              "thermometer r1c1 r1c2; killer r1c1; thermometer r2c1 r2c2; killer 12 r3c1 r3c2",
              "sandwich 5 r9c1 r8c1; x-sum 5 r1c9 r1c8; little-killer 20 r9c3 r8c4; clone r1c1 r4c4",
              "whispers r1c1 r1c2; whispers 3 r2c1 r2c2; quadruple 1 1 2 r1c1 r1c2 r2c1 r2c2"})
            QTest::addRow("%s", all) << QByteArray(all);
    }

    void everyConstraintIsWritten()
    {
        QFETCH(QByteArray, all);
        Board board(Puzzle(Geometry::withBoxes({3, 3})));
        for (const QByteArray &one : all.split(';')) {
            const auto constraint = readConstraint(board.puzzle.geometry, one.trimmed().toStdString());
            QVERIFY2(constraint.has_value(), one);
            board.puzzle.constraints.push_back(*constraint);
        }
        board.switchedOff = board.puzzle.constraints;
        board.drawn.setColour({4, 9}, 8);
        board.drawn.lines = {{{4, 9}, {5, 9}}, {{5, 9}, {5, 1}, true}};
        board.crossedOut = {{board.puzzle.constraints.front(), 0, {1, 2}}};
        for (const Format &format : formats()) {
            const std::string text = format.write(board, numbers());
            const TextResult read = readPuzzle(text);
            QVERIFY2(read.has_value(), text.c_str());
            QVERIFY2(read->board == board, text.c_str());
        }
    }

    void cosmeticsComeWithTheirConstraints()
    {
        const std::string constraints =
            R"("renban":[{"lines":[["R1C1","R1C2"]]}],"xsum":[{"cell":"R0C1","value":"3"}])";
        TextResult read = readPuzzle(puzzleWith(constraints));
        const Format &format = *findFormat("f-puzzles");
        const auto has = [&](const char *name) {
            return format.write(read->board, numbers()).find(std::string("\"fromConstraint\":\"") + name)
                   != std::string::npos;
        };
        QVERIFY(has("Renban"));
        QVERIFY(has("X Sum"));
        read = readPuzzle(format.write(read->board, numbers()));
        read->board.puzzle.constraints.clear();
        QVERIFY(!has("Renban"));
        QVERIFY(!has("X Sum"));
    }

    void ownMembersWinOverAGrid()
    {
        const std::string own =
            R"({"sudoku-workbench":1,"size":4,"givens":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]],"grid":7})";
        const TextResult read = readPuzzle(own);
        QVERIFY2(read.has_value(), text(read).c_str());
        QCOMPARE(read->formatId, "workbench");
        for (const Format &format : formats()) {
            const TextResult again = readPuzzle(format.write(read->board, numbers()));
            QVERIFY2(again.has_value() && again->board == read->board, format.id.data());
        }
    }

    void namesOfOwnMembersAreKept()
    {
        const TextResult read =
            readPuzzle(puzzleWith(R"("workbench":{"members":{"size":"big","givens":1,"members":2,"a":3}})"));
        QVERIFY2(read.has_value(), text(read).c_str());
        for (const Format &format : formats()) {
            const TextResult again = readPuzzle(format.write(read->board, numbers()));
            QVERIFY2(again.has_value() && again->board == read->board, format.id.data());
        }
    }

    void lossesAreKnown_data()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<QByteArray>("losses");
        QTest::newRow("f-puzzles") << QByteArray("f-puzzles") << QByteArray("0greater-than2 0windoku1 13 ");
        QTest::newRow("link") << QByteArray("f-puzzles-link") << QByteArray("0greater-than2 0windoku1 13 ");
        QTest::newRow("own") << QByteArray("workbench") << QByteArray("");
        QTest::newRow("rows") << QByteArray("rows")
                              << QByteArray("0greater-than2 0killer1 0windoku1 13 61 71 51 ");
        QTest::newRow("library") << QByteArray("library")
                                 << QByteArray("0greater-than2 0killer1 0windoku1 13 61 71 ");
        QTest::newRow("sgt") << QByteArray("sgt")
                             << QByteArray("0greater-than2 0killer1 0windoku1 13 61 71 51 ");
    }

    void lossesAreKnown()
    {
        QFETCH(QByteArray, format);
        QFETCH(QByteArray, losses);
        Board board(Puzzle(Geometry::withBoxes({3, 3})));
        for (const char *one :
             {"greater-than r1c1 r1c2", "killer 3 r1c1 r1c2", "windoku", "greater-than r3c1 r3c2"})
            board.puzzle.constraints.push_back(*readConstraint(board.puzzle.geometry, one));
        board.switchedOff = {board.puzzle.constraints[0], board.puzzle.constraints[1],
                             board.puzzle.constraints[2]};
        board.entries.set(0, 1);
        board.cornerMarks[1] = {1};
        keepInfo({"T"}, board);
        std::string found;
        for (const Loss &loss : findFormat(format.toStdString())->lossesOf(board))
            found += std::to_string(static_cast<int>(loss.what))
                     + (loss.variant ? std::string(loss.variant->id) : "") + std::to_string(loss.count) + " ";
        QCOMPARE(QByteArray::fromStdString(found), losses);
    }

    void whatIsWrongHasAPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("error");
        const auto wrong = [](const std::string &text, const char *error) {
            QTest::addRow("%s", error) << QByteArray::fromStdString(text) << QByteArray(error);
        };
        wrong(R"({"grid":1})", "BadValue 1:1 'null' 0/0 at size");
        wrong(R"({"grid":[],"size":3})", "BadValue 1:19 '3' 0/0 at size");
        wrong(R"({"grid":[],"size":9})", "BadValue 1:9 '[…]' 0/0 at grid");
        wrong(R"({"size":4,"grid":[[1,1,1,1],1,1,1]})", "BadValue 1:29 '1' 0/0 at grid[1]");
        wrong(R"({"grid":[[1,1,1,1],[1,1,1,1],[1,1,1,1],[1,1,1,1]]})", "BadValue 1:11 '1' 0/0 at grid[0][0]");
        wrong(puzzleWith(R"("workbench":{"constraints":[1]})"),
              "BadValue 1:309 '1' 0/0 at workbench.constraints[0]");
        wrong(puzzleWith(R"("workbench":[7])"), "BadValue 1:293 '[…]' 0/0 at workbench");
        wrong(puzzleWith(R"("workbench":{"order":[5],"members":3})"),
              "BadValue 1:316 '3' 0/0 at workbench.members");
        wrong(puzzleWith(R"("workbench":{"order":[5]})"), "NoError");
    }

    void whatIsWrongHasAPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, error);
        const TextResult read = readPuzzle(text.toStdString());
        QCOMPARE(QByteArray::fromStdString(read ? "NoError" : sudoku::text(read)), error);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestFpuzzles)

} // namespace sudoku::tst_fpuzzles

#include "tst_fpuzzles.moc"
