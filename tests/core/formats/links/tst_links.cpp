// Covers core/formats/links: linkformat, linksites, sudokupad
// Covers core/formats/links: sudokupadtext
// Covers core/formats/text: leftout

#include <QTest>

#include "tests/formatdata.h"
#include "tests/sampling.h"

#include "core/formats/links/sudokupad.h"
#include "core/formats/puzzlestream.h"
#include "core/formats/text/constrainttext.h"

#include "core/formats/formats.h"
#include "core/formats/readpuzzle.h"
#include "core/solve/solve.h"
#include "core/variants/own/ownkind.h"
#include "tests/testpaths.h"
#include "tests/testprogram.h"

#include <algorithm>
#include <fstream>
#include <sstream>

namespace sudoku::tst_links {

// made with lz-string 1.5.0

/// {"size":4,"title":"Ä","grid":[[{"value":1,"given":true},…],…],"diagonal+":true}
const std::string fpuzzles = "N4IgzglgXgpiBcAWANCALhNAbO8QBGRUBzAJwgBMEBta0ANwEMsBXXARhInpgDsE0pNgF9kwUeLHCAu"
                             "sjoSFU2fKmrxyyZoXTZIChEbEA9r2YBqAUJjCgA==";
const std::string scl = "N4YwpgXA2lwG4QIwF8A06C6qrvhATGljptuqhlgE6QxQAMq9xjixiT7qbxDq%"
                        "2BLVAGYuA7BxG98nbNLbYhMqIp7Yo0seuHFFmxZKwgAhtFC0%"
                        "2BzbK0qoEigK4A7AJYBHe5AAuaM9GXasBAByIwAdIIAjIJ9gz2dPABtIAAIADWisBNMQAHsEnKoIADEi%"
                        "2BjLGAHcjAE8ABRznR08AZz8OeS0BDB8QCABiemQsAFswTyMAEyNxiGBPCCCAD2jkIA";
const std::string maker =
    "N4IgZg9gTgtghgFwGoFMoGcCWEB2IBcIAjAHQCsJADCADQgAOArgF7MA2KBoOcMnhAWVogszfgBY6AYxRs26AgG1QAc0wA3FHnwIojFH"
    "XVw2%2BgkQC%2BNUEZP8ATJdBS4OACaZXiFAvx3xjgKtA4GDQoPCQoIBdaVx0XThMHAQfZRAEAE96fkpHdKz%"
    "2BIjooFDU4pUoaSqKiyuqaIrsaJoBmGjam1vaovMzsghbKIpBnFW8lJ1l5CoaYkBtTfBa8mTlU1rmFnPMeq3z%"
    "2BpcpK9IALNBgIPgQ0VMVJAE4o3dA%2B%2ByPpW1TrY0XhlFcxmY8lsCE0QP9AfgiA45jhSogNPxFM99m8wVJPhN5j9%"
    "2BAB2OgQwpHHZ0dzoOAAIw4rgIun0vQKZiOxx4fAIIAA8gB3PAMg5kHbmcxAA";

const std::string digits =
    "000031000040702009000090002000000600090008010120070090700000900006400005250000000";

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
    for (const Remark &remark : puzzle.remarks)
        text += (text.empty() ? "" : "; ") + remark.what + " " + std::to_string(remark.count);
    return text;
}

std::string replaced(std::string text, const std::string &from, const std::string &to)
{
    for (std::size_t at = text.find(from); at != text.npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

/// Returns whether a rule of \a board is a pattern or goes step by step along a line.
bool hasOwnLine(const Board &board)
{
    return std::ranges::any_of(board.puzzle.constraints, [](const Constraint &constraint) {
        const OwnKindDefinition *definition = definitionOf(*constraint.variant);
        return definition && definition->form != OwnForm::Pair && !constraint.cells.empty();
    });
}

class TestLinks : public QObject
{
    Q_OBJECT

private slots:
    void readsFpuzzles_data()
    {
        QTest::addColumn<QByteArray>("link");
        const auto row = [](const char *name, const std::string &link) {
            QTest::newRow(name) << QByteArray::fromStdString(link);
        };
        row("f-puzzles", "https://f-puzzles.com/?load=" + fpuzzles);
        row("www, more behind", " https://www.f-puzzles.com/?load=" + fpuzzles + "&x=1 \n");
        row("percent codes",
            "https://f-puzzles.com/?load=" + replaced(replaced(fpuzzles, "+", "%2B"), "=", "%3D"));
        row("blanks", "https://f-puzzles.com/?load=" + replaced(fpuzzles, "+", "%20"));
        row("SudokuPad", "https://sudokupad.app/fpuzzles" + fpuzzles);
        row("SudokuPad, id", "https://beta.sudokupad.app/?puzzleid=fpuzzles" + fpuzzles);
        row("SudokuPad, short", "https://sudokupad.app/sudoku/fpuz" + fpuzzles);
        row("Cracking the Cryptic", "http://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles" + fpuzzles);
    }

    void readsFpuzzles()
    {
        QFETCH(QByteArray, link);
        const TextResult read = readPuzzle(link.toStdString());
        QVERIFY2(read.has_value(), text(read).c_str());
        QCOMPARE(text(read), std::string("1..............."));
        QCOMPARE(constraints(read->board), std::string("anti-diagonal"));
        QCOMPARE(read->note, std::string("Ä"));
        std::istringstream input("1.34341221434321\n" + link.toStdString() + "\n1.34341221434321\n");
        PuzzleStream stream(input);
        for (int i = 0; i < 3; ++i)
            QVERIFY((*stream.next()).has_value());
        QVERIFY(!stream.next());
    }

    void writesForSudokuPad()
    {
        const Format &format = *findFormat("sudokupad");
        for (int digit = 1; digit <= 4; ++digit) { // some need a character that is written as a code
            Board board(emptyBoard(4));
            board.puzzle.givens.set(0, digit);
            board.puzzle.constraints = {{findVariant("killer"), {1, 2}, {3}}};
            const std::string link = format.write(board, *findSymbolSet("numbers"));
            const std::string begin = "https://sudokupad.app/fpuzzles";
            QVERIFY2(link.starts_with(begin), link.c_str());
            QCOMPARE(link.find_first_of("+/=", begin.size()), link.npos);
            const TextResult read = readPuzzle(link);
            QVERIFY2(read && read->board == board, link.c_str());
            QCOMPARE(read->formatId, format.id);
        }
    }

    void readsSudokuPad()
    {
        const TextResult read = readPuzzle("https://sudokupad.app/scl" + scl);
        QVERIFY2(read.has_value(), text(read).c_str());
        QCOMPARE(text(read), std::string("1.....2........."));
        QVERIFY(read->board.puzzle.geometry.boxes() == (BoxShape{2, 2}));
        QCOMPARE(constraints(read->board), std::string("killer 3 r1c1 r1c2"));
        QCOMPARE(remarks(*read), std::string("lines 1;  2")); // two drawings without a name
        for (const Format &format : formats()) {              // what is not covered is known from every file
            const TextResult again = readPuzzle(format.write(read->board, *read->symbols));
            QVERIFY2(again.has_value(), format.id.data());
            QCOMPARE(remarks(*again), remarks(*read));
        }
    }

    void readsSudokuMaker()
    {
        const TextResult read = readPuzzle("https://sudokumaker.app/?puzzle=" + maker);
        QVERIFY2(read.has_value(), text(read).c_str());
        QCOMPARE(text(read), std::string("1..............."));
        QCOMPARE(digitLine(read->board.puzzle.geometry, read->board.entries, *findSymbolSet("numbers")),
                 std::string(".2.............."));
        QVERIFY(read->board.centreMarks[2] == (DigitSet{3, 4}));
        QVERIFY(read->board.puzzle.geometry.boxes() == (BoxShape{2, 2}));
        QCOMPARE(constraints(read->board),
                 std::string("killer 3 r1c1 r1c2; killer r1c3 r1c4; thermometer r2c1 r3c2; "
                             "white-dot r1c1 r1c2; white-dot 2 r2c1 r3c1"));
        QCOMPARE(remarks(*read), std::string("Own 1; an unknown rule 1"));
        QCOMPARE(read->note, std::string("M"));
    }

    void linksWithoutAPuzzleAreRefused_data()
    {
        QTest::addColumn<QByteArray>("link");
        QTest::addColumn<QByteArray>("error");
        const auto row = [](const std::string &link, const char *error) {
            QTest::addRow("%s", link.c_str()) << QByteArray::fromStdString(link) << QByteArray(error);
        };
        const char *damaged = "NoLinkedPuzzle 0:0 '' 0/0";
        row("https://", "UnreadableLink 0:0 '' 0/0");
        row("https://f-puzzles.com/?id=abc", "ShortLink 0:0 'f-puzzles.com' 0/0");
        row("https://www.f-puzzles.com/?load=", "ShortLink 0:0 'f-puzzles.com' 0/0");
        row("https://beta.sudokupad.app/abc", "ShortLink 0:0 'beta.sudokupad.app' 0/0");
        row("https://tinyurl.com/abc", "ShortLink 0:0 'tinyurl.com' 0/0");
        row("https://swaroopg92.github.io/penpa-edit/#m=solve&p=7VTfb5", "NoLinkedPuzzle 0:0 '' 0/0");
        row("https://swaroopg92.github.io/penpa-edit/", "UnreadableLink 0:0 'swaroopg92.github.io' 0/0");
        row("https://www.sudokuwiki.org/sudoku.htm?bd=S9B015y2e685w68050609040i022e",
            "UnreadableLink 0:0 'sudokuwiki.org' 0/0");
        row("https://www.sudokuwiki.org/jigsaw.htm?bd=" + digits, "UnreadableLink 0:0 'sudokuwiki.org' 0/0");
        row("https://sudoku.coach/en/play/" + digits + "1", "UnreadableLink 0:0 'sudoku.coach' 0/0");
        row("https://sigh.github.io/Interactive-Sudoku-Solver/?q=abc",
            "UnreadableLink 0:0 'sigh.github.io' 0/0");
        row("https://sigh.github.io/Interactive-Sudoku-Solver/"
            "?q=.Shape~34x4.~R1C1_1#%23%20sudoku-workbench%3A%20"
            "entries%20.1..............",
            "BadValue 0:0 '.Shape~34x4' 0/0 at Shape");
        row("https://notsudokuwiki.org/sudoku.htm?bd=" + digits,
            "UnreadableLink 0:0 'notsudokuwiki.org' 0/0");
        row("https://f-puzzles.com/?load=Q", damaged);
        row("https://f-puzzles.com/?load=" + fpuzzles.substr(0, 60), damaged);
        row("https://sudokupad.app/scl" + fpuzzles.substr(1), damaged);
        row("https://sudokumaker.app/?puzzle=" + fpuzzles.substr(3), damaged);
    }

    void linksWithoutAPuzzleAreRefused()
    {
        QFETCH(QByteArray, link);
        QFETCH(QByteArray, error);
        QCOMPARE(QByteArray::fromStdString(text(readPuzzle(link.toStdString()))), error);
    }

    void readsDigits_data()
    {
        QTest::addColumn<QByteArray>("link");
        for (const std::string &link :
             {"https://www.sudokuwiki.org/sudoku.htm?bd=" + digits,
              "http://sudokuwiki.org/Sudoku.htm?bd=" + digits + "&x=1",
              "https://sudokuexchange.com/play/?s=" + digits, "https://sudoku.coach/en/play/" + digits,
              "https://sigh.github.io/Interactive-Sudoku-Solver/?q=" + replaced(digits, "0", ".")})
            QTest::addRow("%s", link.c_str()) << QByteArray::fromStdString(link);
    }

    void readsDigits()
    {
        QFETCH(QByteArray, link);
        QCOMPARE(text(readPuzzle(link.toStdString())), replaced(digits, "0", "."));
    }

    void realPuzzles_data()
    {
        QTest::addColumn<QByteArray>("link");
        QTest::addColumn<QByteArray>("solution");
        std::ifstream file = openTestData("formats/links_fpuzzles.txt");
        int count = 0;
        for (std::string id, link, solution; std::getline(file, id, '\t');) {
            if (id.starts_with('#')) {
                std::getline(file, id);
                std::getline(file, id, '\t');
            }
            std::getline(file, link, '\t');
            std::getline(file, solution);
            if (!isTried(count++, 4))
                continue;
            QTest::newRow(id.c_str())
                << QByteArray::fromStdString(link) << QByteArray::fromStdString(solution);
        }
    }

    /// They are read whole, and have their published solution and no other.
    void realPuzzles()
    {
        QFETCH(QByteArray, link);
        QFETCH(QByteArray, solution);
        const TextResult read = readPuzzle(link.toStdString());
        QVERIFY2(read.has_value(), text(read).c_str());
        const bool isCovered =
            std::ranges::find(read->remarks, Remark::Code::Unsupported, &Remark::code) == read->remarks.end();
        QVERIFY(isCovered);
        for (const Format &format : formats()) {
            const TextResult again = readPuzzle(format.write(read->board, *read->symbols));
            QVERIFY2(again.has_value() && again->board == read->board, format.id.data());
        }
        const CheckResult result = check(read->board.puzzle, {});
        QVERIFY(result.verdict == Uniqueness::Unique);
        const SymbolSet &numbers = *findSymbolSet("numbers");
        const Geometry &geometry = read->board.puzzle.geometry;
        if (solution != "-")
            QCOMPARE(QByteArray::fromStdString(digitLine(geometry, result.solutions.front(), numbers)),
                     solution);
    }

    void realDemonstrations_data()
    {
        QTest::addColumn<QByteArray>("link");
        std::ifstream file = openTestData("formats/links_sudokumaker.txt");
        int count = 0;
        for (std::string line; std::getline(file, line);)
            if (const std::size_t tab = line.find('\t'); !line.starts_with('#') && isTried(count++, 5))
                QTest::newRow(line.substr(0, tab).c_str()) << QByteArray::fromStdString(line.substr(tab + 1));
    }

    /// Of SudokuMaker.
    void realDemonstrations()
    {
        QFETCH(QByteArray, link);
        const TextResult read = readPuzzle(link.toStdString());
        QVERIFY2(read.has_value(), text(read).c_str());
        for (const Format &format : formats()) {
            if (!format.fits(read->board))
                continue;
            const TextResult again = readPuzzle(format.write(read->board, *read->symbols));
            QVERIFY2(again.has_value(), format.id.data());
            if (format.id.starts_with("iss") && hasOwnLine(read->board)) // goes there as a state machine
                QCOMPARE(again->board.puzzle.constraints.size(), read->board.puzzle.constraints.size());
            else
                QVERIFY2(again->board == read->board, format.id.data());
        }
    }

    void puzzlesOfTheOtherKindAreRefused()
    {
        QCOMPARE(text(readPuzzle("https://sudokupad.app/scl" + fpuzzles)),
                 std::string("BadValue 0:0 'null' 0/0 at cells"));
        QCOMPARE(
            text(readPuzzle("https://sudokupad.app/fpuzzles" + replaced(scl, "N4Y", "N4Y"))).substr(0, 14),
            std::string("NoLinkedPuzzle"));
    }

    void shortFormsAreJson_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("json");
        const auto row = [](const char *text, const char *json) {
            QTest::newRow(text) << QByteArray(text) << QByteArray(json);
        };
        row("{}", "{}");
        row("{\"ce\":[]}", "{\"ce\":[]}");
        row("{ce:[]}", "{\"cells\":[{}]}");
        row("{ce:[[,],[{v:1},]]}", "{\"cells\":[[{},{}],[{\"value\":1},{}]]}");
        row("{a:'x',b:t,c:f,d:1.5,e:-2,f:null}",
            "{\"arrows\":\"x\",\"b\":true,\"color\":false,\"d\":1.5,\"e\":-2,\"f\":null}");
        row("{a:'\\'\"',c:#F,d:00ff00}", "{\"arrows\":\"'\\\"\",\"color\":\"#F\",\"d\":\"00ff00\"}");
        row("{a:'", "{\"arrows\":\"\"");
    }

    void shortFormsAreJson()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, json);
        QCOMPARE(QByteArray::fromStdString(unzipped(text.toStdString())), json);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestLinks)

} // namespace sudoku::tst_links

#include "tst_links.moc"
