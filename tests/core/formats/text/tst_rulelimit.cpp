// Covers core/formats/text: constrainttext

#include <QTest>

#include "tests/formatdata.h"

#include "core/formats/readpuzzle.h"
#include "core/formats/text/constrainttext.h"
#include "core/formats/text/rulelimit.h"
#include "tests/testprogram.h"

namespace sudoku::tst_rulelimit {

std::string directives(const std::vector<std::string> &constraints, int size)
{
    std::string text;
    for (const std::string &constraint : constraints)
        text += "# sudoku-workbench: variant " + constraint + "\n";
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column)
            text += ". ";
        text += "\n";
    }
    return text;
}

std::string at(int row, int column)
{
    return " r" + std::to_string(row) + "c" + std::to_string(column);
}

/// X-sums from 200 on, on all four sides of 25x25.
std::vector<std::string> xSums(int count)
{
    std::vector<std::string> constraints;
    for (int i = 0; i < count; ++i) {
        const int line = i / 4 % 25 + 1;
        const std::array ends{at(line, 1) + at(line, 2), at(line, 25) + at(line, 24),
                              at(1, line) + at(2, line), at(25, line) + at(24, line)};
        constraints.push_back("x-sum " + std::to_string(200 + i / 100) + ends[i % 4]);
    }
    return constraints;
}

class TestRuleLimit : public QObject
{
    Q_OBJECT

private slots:
    void equalConstraintsCountOnce_data()
    {
        QTest::addColumn<QByteArray>("text");
        std::vector<std::string> many;
        for (int i = 0; i < 3000; ++i)
            many.insert(many.end(), {"all-xv", "x-sum 160 r1c1 r1c2"});
        QTest::newRow("directives") << QByteArray::fromStdString(directives(many, 25));
        std::string own;
        std::string cages;
        for (int i = 0; i < 1000; ++i) {
            own += R"({"variant":"all-xv"},{"variant":"x-sum","numbers":[160],"cells":["r1c1","r1c2"]},)";
            cages += R"({"cell":"R0C1","value":160},)";
        }
        own.pop_back();
        cages.pop_back();
        QTest::newRow("own") << QByteArray::fromStdString(R"({"sudoku-workbench":1,"size":25,"constraints":[)"
                                                          + own + "]}");
        std::string row = "[{}";
        for (int i = 1; i < 25; ++i)
            row += ",{}";
        std::string grid = row + "]";
        for (int i = 1; i < 25; ++i)
            grid += "," + row + "]";
        QTest::newRow("f-puzzles") << QByteArray::fromStdString(
            R"({"size":25,"grid":[)" + grid + R"(],"negative":["xv","xv"],"sandwichsum":[)" + cages + "]}");
    }

    void equalConstraintsCountOnce()
    {
        QFETCH(QByteArray, text);
        const TextResult read = readPuzzle(text.toStdString());
        QVERIFY2(read.has_value(), sudoku::text(read).c_str());
        QCOMPARE(read->board.puzzle.constraints.size(), 2u);
    }

    void aPuzzleOfPeopleIsBelowTheLimit()
    {
        std::vector<std::string> constraints = xSums(100);
        for (int line = 1; line <= 25; ++line) {
            constraints.push_back("sandwich 150" + at(line, 1) + at(line, 2));
            constraints.push_back("sandwich 150" + at(1, line) + at(2, line));
            for (int column = 1; column < 25; column += 2)
                constraints.push_back("killer 25" + at(line, column) + at(line, column + 1));
        }
        for (int column = 1; column < 20; ++column)
            for (int i = 0; i < 3; ++i)
                constraints.push_back("little-killer " + std::to_string(50 + i) + at(1, column)
                                      + at(2, column + 1));
        const TextResult read = readPuzzle(directives(constraints, 25));
        QVERIFY2(read.has_value(), sudoku::text(read).c_str());
    }

    void tooManyAreRefused()
    {
        QCOMPARE(text(readPuzzle(directives(xSums(2000), 25))),
                 std::string("TooManyRules 0:0 'x-sum 201 r20c25 r20c24' 178/2000"));
        std::vector<std::string> off = xSums(2000);
        std::string all = directives({}, 25);
        for (const std::string &constraint : off)
            all = "# sudoku-workbench: switched-off " + constraint + "\n" + all;
        QVERIFY(text(readPuzzle(all)).starts_with("TooManyRules"));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestRuleLimit)

} // namespace sudoku::tst_rulelimit

#include "tst_rulelimit.moc"
