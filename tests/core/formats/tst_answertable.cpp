// Covers core/formats/text: csv

#include "core/formats/answertable.h"

#include <QtTest/QTest>

#include "core/formats/puzzlestream.h"
#include "core/formats/text/constrainttext.h"
#include "core/formats/text/csv.h"
#include "tests/formatdata.h"
#include "tests/samplerules.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include <sstream>

namespace sudoku::tst_answertable {

std::vector<std::string> textsOf(std::string_view row)
{
    std::vector<std::string> texts;
    for (const CsvField &field : csvFields(row))
        texts.push_back(field.text);
    return texts;
}

class TestAnswerTable : public QObject
{
    Q_OBJECT

private slots:
    void rowsComeBack()
    {
        for (const std::vector<std::string> &texts : {std::vector<std::string>{""},
                                                      {"", ""},
                                                      {"a", "b,c", "d \"e\"", ""},
                                                      {"\"", ",", "\",\""},
                                                      {"数", "ü"}}) {
            const std::string row = csvRow(texts);
            QCOMPARE(row.find('\n'), row.size() - 1);
            QVERIFY(textsOf(row.substr(0, row.size() - 1)) == texts);
            QVERIFY(textsOf(row.substr(0, row.size() - 1) + '\r') == texts);
        }
        QCOMPARE(csvRow({"a\nb\r"}), std::string("a b \n")); // a row is a line
    }

    void fieldsHaveTheirColumns()
    {
        const std::vector<CsvField> fields = csvFields("ü,\"a\"\"数\",,\"x");
        QCOMPARE(static_cast<int>(fields.size()), 4);
        QCOMPARE(fields[1].text, std::string("a\"数"));
        QCOMPARE(fields[3].text, std::string("x"));
        const std::array columns{1, 4, 10, 12};
        for (std::size_t i = 0; i < columns.size(); ++i)
            QCOMPARE(fields[i].column, columns[i]);
    }

    void onlyItsOwnFirstRowBeginsOne()
    {
        QVERIFY(AnswerTable::of("number,puzzle"));
        QVERIFY(AnswerTable::of("number,puzzle,rules\r"));
        QVERIFY(!AnswerTable::of("number,puzzles"));
        QVERIFY(!AnswerTable::of("id,puzzle"));
        QVERIFY(!AnswerTable::of(""));
        QCOMPARE(std::string(AnswerTable::firstRowOf("\ufeffnumber,puzzle\n1,2\n")),
                 std::string("number,puzzle\n"));
        QVERIFY(AnswerTable::firstRowOf("1234\n").empty());
    }

    void eachBoardComesBack()
    {
        const AnswerTable table = *AnswerTable::of("number,puzzle,rules");
        std::vector<Puzzle> puzzles;
        for (const BoxShape boxes : {BoxShape{2, 2}, {1, 6}, {3, 3}, {4, 4}, {5, 5}})
            for (const int more : {0, 1})
                if (boxes.size() + more <= maxBoardSize)
                    puzzles.push_back(Puzzle(Geometry::withBoxes(boxes, boxes.size() + more)));
        for (Puzzle &puzzle : puzzles) {
            for (Cell cell = 0; cell < puzzle.geometry.cellCount(); cell += 3)
                puzzle.givens.set(cell, cell % puzzle.geometry.size() + 1);
            puzzle.constraints = {*readConstraint(puzzle.geometry, "diagonal"),
                                  *readConstraint(puzzle.geometry, "killer 5 r1c1 r1c2")};
            for (const SymbolSet &symbols : symbolSets()) {
                const TableCells cells = tableCells(Board(puzzle), symbols);
                const std::string row = csvRow({"1", cells.puzzle, cells.rules});
                const TextResult read = table.read(std::string_view(row).substr(0, row.size() - 1), {});
                QVERIFY2(read, row.c_str());
                QVERIFY2(read->board.puzzle == puzzle, row.c_str());
            }
        }
    }

    void aTextInARuleMayHaveASemicolon()
    {
        const AnswerTable table = *AnswerTable::of("number,puzzle,rules,level");
        const TextResult read =
            table.read(R"(1,1.34341221434321,"title ""a; b""; variant diagonal; ",Hard)", {});
        QVERIFY(read);
        QCOMPARE(read->board.info.title, std::string("a; b"));
        QCOMPARE(read->board.info.level, std::string("Hard"));
        QCOMPARE(static_cast<int>(read->board.puzzle.constraints.size()), 1);
    }

    void aTextThatDoesNotEndIsRefused()
    {
        const AnswerTable table = *AnswerTable::of("number,puzzle,rules");
        const TextResult read = table.read(R"(1,1.34341221434321,"variant diagonal; title ""a\")", {});
        QVERIFY(!read);
        QCOMPARE(read.error().code, TextErrorCode::BadDirective);
    }

    void aStreamMayHaveSeveral()
    {
        std::istringstream input("number,puzzle\n1,1.34341221434321\n\nnumber,puzzle,rules\n"
                                 "1,1.34341221434321,variant diagonal\n2,,\n");
        PuzzleStream stream(input);
        for (const int line : {2, 5}) {
            const TextResult read = *stream.next();
            QVERIFY(read);
            QCOMPARE(stream.line(), line);
            QCOMPARE(static_cast<int>(read->board.puzzle.constraints.size()), line == 5 ? 1 : 0);
            QVERIFY(stream.wasFound()); // so that Save does not write into it
        }
        const TextResult missing = *stream.next();
        QVERIFY(!missing);
        QCOMPARE(missing.error().line, 6);
        QVERIFY(!stream.next());
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestAnswerTable)

} // namespace sudoku::tst_answertable

#include "tst_answertable.moc"
