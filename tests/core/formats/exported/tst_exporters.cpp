// Covers core/formats: puzzletable
// Covers core/formats/exported: digitexports, opensudokuexport, sadmanexport
// Covers core/formats/text: xml

#include <QtTest/QTest>

#include "core/formats/formats.h"
#include "core/formats/puzzlelist.h"
#include "core/formats/text/constrainttext.h"
#include "core/formats/text/xml.h"
#include "tests/formatdata.h"
#include "tests/lostparts.h"
#include "tests/samplerules.h"
#include "tests/testprogram.h"

namespace sudoku::tst_exporters {

Board plainBoard()
{
    return patternBoard({3, 3});
}

/// A board that the player has begun, with everything that files of games hold.
Board begunBoard()
{
    Board board = withMarks(patternBoard({3, 3}, true));
    board.colours[5] = {1, colourCount};
    board.isFromSolve[1] = board.entries.isFilled(1);
    return board;
}

/// Texts with what is special in XML, in tables and in directives.
Board boardWithTexts(const std::string &text)
{
    Board board = plainBoard();
    board.info = {text, text, text, text, text};
    return board;
}

Board boardWithRules()
{
    Board board = begunBoard();
    std::vector<int> regions;
    for (Cell cell = 0; cell < board.puzzle.geometry.cellCount(); ++cell)
        regions.push_back(board.puzzle.geometry.regionOf(cell));
    std::swap(regions[2], regions[12]); // r1c3 and r2c4: a jigsaw
    board.puzzle.geometry = *Geometry::withRegions(9, regions);
    board.puzzle.constraints = {*readConstraint(board.puzzle.geometry, "killer 10 r1c1 r1c2"),
                                *readConstraint(board.puzzle.geometry, "diagonal")};
    board.switchedOff = {board.puzzle.constraints.front()};
    board.drawn.setColour({0, 1}, 3);
    board.crossedOut = {{board.puzzle.constraints.front(), 0, {1, 9}}};
    board.keptMembers = "{\"other\":\"a \\\"quoted\\\"; text\"}";
    return board;
}

std::vector<Board> boards()
{
    return {Board(Puzzle(defaultGeometry(9))),
            plainBoard(),
            begunBoard(),
            boardWithRules(),
            boardWithTexts("Sunday"),
            boardWithTexts("<b level='1'> & \"so\"; 'on', ü数"),
            boardWithTexts("two\nlines"),
            boardWithTexts("12; 34")};
}

class TestExporters : public QObject
{
    Q_OBJECT

private slots:
    void everyExporterIsFoundByItsId()
    {
        for (const Exporter *exporter : exporters()) {
            QCOMPARE(findExporter(exporter->id), exporter);
            QVERIFY2(!findFormat(exporter->id), exporter->id.data());
        }
        QVERIFY(findExporter("line") == nullptr);
    }

    void onlyWhatIsNamedIsLost_data()
    {
        QTest::addColumn<const Exporter *>("exporter");
        for (const Exporter *exporter : exporters())
            QTest::newRow(exporter->id.data()) << exporter;
    }

    void onlyWhatIsNamedIsLost()
    {
        QFETCH(const Exporter *, exporter);
        for (const Board &board : boards()) {
            const std::string file = exporter->file(board, *findSymbolSet("numbers"));
            const auto read = puzzlesOf(file, 10);
            QVERIFY2(read, file.c_str());
            QCOMPARE(static_cast<int>(read->puzzles.size()), 1);
            QVERIFY2(read->puzzles[0].board == withoutLosses(board, exporter->lossesOf(board)), file.c_str());
            QVERIFY2(read->puzzles[0].remarks.empty() || !board.keptMembers.empty()
                         || !board.switchedOff.empty(),
                     file.c_str());
        }
    }

    void nothingIsLostOfAPlainPuzzle()
    {
        for (const Exporter *exporter : exporters())
            QVERIFY2(exporter->lossesOf(plainBoard()).empty(), exporter->id.data());
    }

    void aRuleOfEveryVariantIsNamedOrKept()
    {
        for (const Variant *variant : variants())
            for (const Constraint &sample : samplesOn9x9(*variant, 2)) {
                Board board = plainBoard();
                board.puzzle.constraints = {sample};
                for (const Exporter *exporter : exporters()) {
                    const std::string file = exporter->file(board, *findSymbolSet("numbers"));
                    const auto read = puzzlesOf(file, 10);
                    QVERIFY2(read && read->puzzles.size() == 1, file.c_str());
                    QVERIFY2(read->puzzles[0].board == withoutLosses(board, exporter->lossesOf(board)),
                             file.c_str());
                }
            }
    }

    void aFileHoldsSeveralPuzzles()
    {
        for (const Exporter *exporter : exporters()) {
            const bool holdsOne = exporter->id == "sadman" || exporter->id == "simple-sudoku";
            std::string file(exporter->begin);
            int number = 0;
            for (const Board &board : boards())
                file += exporter->write(board, *findSymbolSet("numbers"), ++number);
            file += exporter->end;
            const auto read = puzzlesOf(file, 100);
            QVERIFY2(read, file.c_str());
            for (std::size_t i = 0; !holdsOne && i < boards().size(); ++i)
                QVERIFY2(read->puzzles.size() == boards().size()
                             && read->puzzles[i].board
                                    == withoutLosses(boards()[i], exporter->lossesOf(boards()[i])),
                         file.c_str());
        }
    }

    void otherSizesFitWhereTheProgramHasThem()
    {
        for (const Exporter *exporter : exporters()) {
            QVERIFY(exporter->fits(plainBoard()));
            const bool fitsAll = exporter->id == "csv";
            QCOMPARE(exporter->fits(patternBoard({4, 4})), fitsAll);
            QCOMPARE(exporter->fits(patternBoard({2, 3})), fitsAll);
            QCOMPARE(exporter->fits(Board(Puzzle(Geometry::withBoxes({3, 3}, 10)))), fitsAll);
        }
    }

    void aTableHoldsEverySize()
    {
        const Exporter &table = *findExporter("csv");
        for (const BoxShape boxes : {BoxShape{2, 2}, {3, 2}, {4, 4}, {5, 5}})
            for (const SymbolSet &symbols : symbolSets()) {
                const Board board = withAllVariants(withMarks(patternBoard(boxes, true)));
                const auto read = puzzlesOf(table.file(board, symbols), 2);
                QVERIFY(read && read->puzzles.size() == 1);
                QVERIFY(read->puzzles[0].board == board);
            }
    }

    void looksLikeTheFilesOfTheProgram()
    {
        Board board(Puzzle(defaultGeometry(9)));
        board.puzzle.givens.set(0, 5);
        board.puzzle.givens.set(80, 9);
        const SymbolSet &numbers = *findSymbolSet("numbers");
        const std::string digits = "5" + std::string(79, '0') + "9\n";
        QCOMPARE(findExporter("sudokuwiki")->file(board, numbers),
                 "https://www.sudokuwiki.org/sudoku.htm?bd=" + digits);
        QCOMPARE(findExporter("sudoku-coach")->file(board, numbers),
                 "https://sudoku.coach/en/play/" + digits);
        QVERIFY(findExporter("simple-sudoku")
                    ->file(board, numbers)
                    .starts_with("*-----------*\n|5..|...|...|\n|...|...|...|\n"));
        board.info.title = "A & B";
        board.centreMarks[1] = {2, 3};
        QVERIFY(findExporter("opensudoku")
                    ->file(board, numbers)
                    .find("<game note=\"A &amp; B\" data=\"version: 4&#10;5|0|0|0|0|0|6|1|0|0|0|1|")
                != std::string::npos);
        QCOMPARE(findExporter("sadman")->file(board, numbers).substr(0, 25),
                 std::string("#DA & B\n[Puzzle]\n5......."));
        QCOMPARE(findExporter("csv")->write(board, numbers, 7).substr(0, 12), std::string("7,5........."));
    }

    void xmlKeepsEveryCharacter()
    {
        QCOMPARE(xmlAttribute("a", ""), std::string());
        QCOMPARE(xmlAttribute("a", "<\"'&>\n\x01ü"), std::string(" a=\"&lt;&quot;&apos;&amp;&gt;&#10;ü\""));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestExporters)

} // namespace sudoku::tst_exporters

#include "tst_exporters.moc"
