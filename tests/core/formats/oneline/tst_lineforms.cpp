// Covers core/formats/oneline: candidateline, dividinglines, jigsawline, killerlines, sgtformat, sumocue

#include <QTest>

#include "tests/formatdata.h"

#include "core/formats/formats.h"
#include "core/formats/puzzlestream.h"
#include "core/formats/readpuzzle.h"
#include "core/formats/text/constrainttext.h"
#include "core/solve/solve.h"
#include "tests/testpaths.h"
#include "tests/testprogram.h"

#include <fstream>

namespace sudoku::tst_lineforms {

const SymbolSet &numbers()
{
    return *findSymbolSet("numbers");
}

std::string constraints(const Board &board)
{
    std::string text;
    for (const Constraint &constraint : board.puzzle.constraints)
        text += (text.empty() ? "" : "; ") + constraintText(board.puzzle.geometry, constraint);
    return text;
}

std::string idOf(const Board &board)
{
    return findFormat("sgt")->write(board, numbers());
}

std::string lastLine(const std::string &text)
{
    return text.substr(text.rfind('\n', text.size() - 2) + 1);
}

class TestLineForms : public QObject
{
    Q_OBJECT

private slots:
    void realPuzzlesHaveTheirSolutions()
    {
        std::ifstream file = openTestData("formats/lineforms.txt");
        PuzzleStream stream(file);
        std::map<std::string_view, int> counts;
        while (const auto read = stream.next()) {
            QVERIFY2(read->has_value(), text(*read).c_str());
            const CheckResult result = check((*read)->board.puzzle);
            QVERIFY2(result.verdict == Uniqueness::Unique, std::to_string(stream.line()).c_str());
            const std::string solution =
                digitLine((*read)->board.puzzle.geometry, result.solutions.front(), numbers());
            if (!(*read)->note.empty())
                QCOMPARE(QByteArray::fromStdString(solution), QByteArray::fromStdString((*read)->note));
            ++counts[(*read)->formatId];
        }
        QVERIFY(counts["sgt"] >= 16);
        for (const Importer &importer : importers())
            QVERIFY2(counts[importer.id] > 0, importer.id.data());
    }

    void gameIdsComeBack()
    {
        std::ifstream file = openTestData("formats/lineforms.txt");
        int count = 0;
        for (std::string line; std::getline(file, line);) {
            const TextResult read = readPuzzle(line);
            if (!read || read->formatId != "sgt")
                continue;
            ++count;
            const std::string written = idOf(read->board);
            QVERIFY2(readPuzzle(written)->board == read->board, written.c_str());
            // The generator has a letter for how hard it is.
            const std::string id = line.substr(line.find(':'));
            QCOMPARE(QByteArray::fromStdString(written.substr(written.find(':'))),
                     QByteArray::fromStdString(id + "\n"));
        }
        QVERIFY(count >= 16);
    }

    void gameIdsSayWhatTheyCan_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("id");
        const std::string mark = "# sudoku-workbench: ";
        const auto row = [](const std::string &text, const char *id) {
            QTest::newRow(id) << QByteArray::fromStdString(text) << QByteArray(id);
        };
        const std::string cages =
            mark + "variant killer 6 r1c1 r2c1 r3c1\n" + mark + "variant killer 10 r1c2 r1c3 r1c4 r2c4\n"
            + mark + "variant killer 5 r2c2 r2c3\n" + mark + "variant killer 10 r3c2 r4c1 r4c2 r4c3\n" + mark
            + "variant killer 9 r3c3 r3c4 r4c4\n";
        row(std::string(36, '.'), "2x3:zj\n");
        row(mark + "boxes 3x2\n" + std::string(36, '.'), "3x2:zj\n");
        row(std::string(25, '.'), "1x5:y\n");
        row("12" + std::string(34, '.'), "2x3:1_2zh\n");
        row(mark + "boxes 4x1\n" + std::string(16, '.'), "4j:p,____________l\n");
        row(mark + "variant diagonal\n" + mark + "variant anti-diagonal\n" + std::string(16, '.'),
            "2x2x:p\n");
    }

    void gameIdsSayWhatTheyCan()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, id);
        const TextResult read = readPuzzle(text.toStdString());
        QVERIFY2(read.has_value(), sudoku::text(read).c_str());
        QCOMPARE(QByteArray::fromStdString(idOf(read->board)), id);
    }

    void whatGameIdsCannotSayIsInComments_data()
    {
        QTest::addColumn<QByteArray>("all");
        QTest::addColumn<QByteArray>("kinds");
        const char *four = "killer 6 r1c1 r2c1 r1c2; killer r1c3 r1c4";
        QTest::newRow("one diagonal") << QByteArray("diagonal") << QByteArray("2x2:");
        QTest::newRow("order") << QByteArray("anti-diagonal; diagonal") << QByteArray("2x2:");
        QTest::newRow("cells without a cage") << QByteArray(four) << QByteArray("2x2:");
        QByteArray rows;
        for (const char *row : {"1", "2", "3", "4"})
            rows += QByteArray("; killer 10 rXc1 rXc2 rXc3 rXc4").replace('X', row);
        QTest::newRow("cages") << rows.mid(2) << QByteArray("2x2k:");
        QTest::newRow("cages, diagonals and more")
            << "diagonal; anti-diagonal" + rows + "; anti-king" << QByteArray("2x2xk:");
        QTest::newRow("a cage too many") << rows.mid(2) + "; killer 3 r1c1 r1c2" << QByteArray("2x2:");
        QTest::newRow("a torn cage") << QByteArray(rows.mid(2))
                                            .replace("r1c4", "r4c4x")
                                            .replace("r4c4 ", "r1c4 ")
                                            .replace("r4c4x", "r4c4")
                                            .replace("r4c3 r4c4", "r4c3 r1c4")
                                     << QByteArray("2x2:");
    }

    void whatGameIdsCannotSayIsInComments()
    {
        QFETCH(QByteArray, all);
        QFETCH(QByteArray, kinds);
        Board board(Puzzle(Geometry::withBoxes({2, 2})));
        for (const QByteArray &one : all.split(';')) {
            const auto constraint = readConstraint(board.puzzle.geometry, one.trimmed().toStdString());
            QVERIFY2(constraint.has_value(), one);
            board.puzzle.constraints.push_back(*constraint);
        }
        const std::string written = idOf(board);
        QVERIFY2(lastLine(written).starts_with(kinds.toStdString()), written.c_str());
        const TextResult read = readPuzzle(written);
        QVERIFY2(read.has_value(), text(read).c_str());
        QVERIFY2(read->board == board, written.c_str());
    }

    void theOtherLettersOfGameIdsAreAboutSomethingElse()
    {
        for (const char *id : {"2x2:p", "2x2de:p", "2x2r4:p", "2x2md2dt:p", "2x2adu:p", "2:p", " 2x2:p \r\n"})
            QVERIFY2(readPuzzle(id)->board == Board(Puzzle(Geometry::withBoxes({2, 2}))), id);
        QCOMPARE(constraints(readPuzzle("2x2xdi:p")->board), std::string("diagonal; anti-diagonal"));
    }

    void shortKillersPointInEightWays()
    {
        std::string line(81, '0');
        line.replace(0, 3, "A<<");
        line.replace(40, 1, "H");
        const std::pair<int, char> around[] = {{30, '.'}, {31, 'v'},  {32, ','}, {39, '>'},
                                               {41, '<'}, {48, '\''}, {49, '^'}, {50, '`'}};
        for (const auto &[cell, arrow] : around)
            line[cell] = arrow;
        line.replace(78, 3, "0<<"); // of no sum
        QVERIFY(constraints(readPuzzle(line)->board).find("killer 17 r4c4") != std::string::npos); // not 45
        line[40] = 'j';
        QCOMPARE(constraints(readPuzzle(line)->board),
                 std::string("killer 10 r1c1 r1c2 r1c3; "
                             "killer 45 r4c4 r4c5 r4c6 r5c4 r5c5 r5c6 r6c4 r6c5 r6c6; "
                             "killer r9c7 r9c8 r9c9"));
    }

    void aFieldOfNoughtIsNoCage()
    {
        std::string line = "3x3::k:0:";
        for (int cell = 1; cell < 81; ++cell)
            line += cell < 3 ? "768:" : cell < 5 ? "7:" : "0000:"; // cage 0 of 3, and cage 7 of no sum
        QCOMPARE(constraints(readPuzzle(line)->board), std::string("killer 3 r1c2 r1c3; killer r1c4 r1c5"));
    }

    void candidatesAreClues()
    {
        std::string line;
        for (int cell = 0; cell < 36; ++cell)
            line += cell == 0 ? "..3..." : cell == 7 ? "1..4.6" : "123456";
        const TextResult read = readPuzzle(line);
        QVERIFY2(read.has_value(), text(read).c_str());
        QCOMPARE(read->formatId, std::string_view("candidate-line"));
        QCOMPARE(digitLine(read->board.puzzle.geometry, read->board.puzzle.givens, numbers()),
                 "3" + std::string(35, '.'));
        QCOMPARE(constraints(read->board), std::string("given-candidates 1 4 6 r2c2"));
        QVERIFY(!isLineForm("2" + line.substr(1)));      // another digit at its place
        QVERIFY(!isLineForm("......" + line.substr(6))); // a cell without candidates
    }

    void whatIsWrongHasAPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("error");
        const auto row = [](const std::string &text, const char *error) {
            QTest::addRow("%s", text.substr(0, 40).c_str())
                << QByteArray::fromStdString(text) << QByteArray(error);
        };
        row("2x2:o", "WrongCellCount 1:6 '' 15/16");
        row("2x2:q", "WrongCellCount 1:6 '' 17/16");
        row("2x2:5o", "NumberTooLarge 1:5 '5' 0/4");
        row("2x2:99999999999o", "NumberTooLarge 1:5 '2147483647' 0/4");
        row("2x2:A", "UnknownSymbol 1:5 'A' 0/0");
        row("2x2:p,p", "UnknownSymbol 1:6 ',' 0/0");
        row("9x9:a", "NumberTooLarge 1:1 '81' 0/25");
        row("1x3:a", "NumberTooLarge 1:1 '3' 0/25");
        row("99999999x99999999:a", "NumberTooLarge 1:1 '676' 0/25");
        row("4j:p", "UnknownSymbol 1:5 '' 0/0");
        row("4j:p,a", "UnknownSymbol 1:7 '' 0/0");
        row("4j:p,zz", "UnknownSymbol 1:6 'z' 0/0");
        row("4j:p,aaaaaaaaaaaa_", "BadRegions 1:6 'a' 0/0");
        row("2x2k:p,y,p", "UnknownSymbol 1:8 'y' 0/0");
        row("2x2k:p,x,11o", "NumberTooLarge 1:10 '11' 0/10");
        row("3x3:k:5", "UnknownSymbol 1:8 '' 0/0");
        row("3x3::k:x", "UnknownSymbol 1:8 'x' 0/0");
        row("3x3::k:99999999999:", "UnknownSymbol 1:20 '' 0/0");
        row(">" + std::string(79, '0') + "<", "NoError");
        row("><" + std::string(79, '0'), "UnknownSymbol 1:1 '>' 0/9");
        row("<" + std::string(80, '0'), "UnknownSymbol 1:1 '<' 0/9");
        row(std::string(16, '.') + "AAAABBBBCCCDDCDD", "BadRegions 1:17 '' 0/0");
        row(std::string(15, '.') + "5AABBAABBCCDDCCDD", "NumberTooLarge 1:16 '5' 0/4");
        row(std::string(15, '.') + "|AABBAABBCCDDCCDD", "WrongCellCount 1:0 '' 15/16");
        row("SumoCueV1", "WrongCellCount 1:0 '' 0/81");
        row("SumoCueV1=", "UnknownSymbol 1:11 '' 0/0");
        row("SumoCueV1=1Jx", "UnknownSymbol 1:13 'x' 0/0");
        row(
            "SumoCueV1=5" +
                [] {
                    std::string rest;
                    for (int i = 1; i < 16; ++i)
                        rest += "=0";
                    return rest;
                }(),
            "NumberTooLarge 1:10 '5' 0/4");
        row(
            "SumoCueV1+1+0" +
                [] {
                    std::string rest;
                    for (int i = 2; i < 16; ++i)
                        rest += "=0";
                    return rest;
                }(),
            "UnknownSymbol 1:10 '1' 0/4");
    }

    void whatIsWrongHasAPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, error);
        const TextResult read = readPuzzle(text.toStdString());
        QCOMPARE(QByteArray::fromStdString(read ? "NoError" : sudoku::text(read)), error);
    }

    void plainTextIsNoneOfThem()
    {
        for (const std::string &line :
             {std::string(81, '.'), "1,2,3,4" + std::string(74, ','),
              std::string(40, '.') + "v" + std::string(40, '.'), std::string("ABCDBADCCDABDCBA"),
              std::string("1 2 3 4 . . . . . . . . . . . ."), std::string(":0000:x:....:::"),
              std::string(32, '.'), std::string(50, '1')})
            QVERIFY2(!isLineForm(line), line.c_str());
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestLineForms)

} // namespace sudoku::tst_lineforms

#include "tst_lineforms.moc"
