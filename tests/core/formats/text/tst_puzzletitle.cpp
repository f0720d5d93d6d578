#include <QtTest/QTest>

#include "core/formats/json/fpuzzles.h"
#include "core/formats/links/sudokupad.h"
#include "core/formats/text/format.h"
#include "core/formats/text/puzzletitle.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include <nlohmann/json.hpp>

namespace sudoku::tst_puzzletitle {

class TestPuzzleTitle : public QObject
{
    Q_OBJECT

private slots:
    void titlesSurviveEveryFormat()
    {
        Board titled(board("1.34341221434321"));
        keepTitle({"Für Sonntag", "Ada"}, titled);
        for (const Format &format : formats()) {
            const TextResult read = readPuzzle(format.write(titled, symbolSets().front()));
            QVERIFY2(read && read->board == titled, format.id.data());
            QCOMPARE(titleOf(read->board), (PuzzleTitle{"Für Sonntag", "Ada"}));
            QVERIFY(read->remarks.empty()); // the program knows what a title is
        }
    }

    void fpuzzlesHasItInItsPlace()
    {
        Board titled(board("1.34341221434321"));
        keepTitle({"Sunday", "Ada"}, titled);
        const nlohmann::json written = fpuzzlesOf(titled, symbolSets().front());
        QCOMPARE(written.value("title", ""), "Sunday");
        QCOMPARE(written.value("author", ""), "Ada");
        QVERIFY(!written.contains("workbench"));
        QVERIFY(fpuzzlesLosses(titled).empty());
    }

    void titlesAreRead_data()
    {
        QTest::addColumn<std::string>("text");
        const std::string about = R"("title":"Sunday","author":"Ada")";
        const std::string cells = "[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]";
        QTest::newRow("own") << "{\"sudoku-workbench\":1,\"size\":4," + about + '}';
        QTest::newRow("own, of f-puzzles")
            << R"({"sudoku-workbench":1,"size":4,"f-puzzles":{)" + about + "}}";
        QTest::newRow("f-puzzles") << R"({"size":4,"grid":)" + cells + ',' + about + '}';
        QTest::newRow("f-puzzles, renamed")
            << R"({"size":4,"grid":)" + cells + ',' + about + R"(,"workbench":{"members":{"title":"Old"}}})";
        QTest::newRow("f-puzzles, among members")
            << R"({"size":4,"grid":)" + cells + R"(,"workbench":{"members":{)" + about + "}}}";
    }

    void titlesAreRead()
    {
        QFETCH(std::string, text);
        const TextResult read = readPuzzle(text);
        QVERIFY(read);
        QCOMPARE(titleOf(read->board), (PuzzleTitle{"Sunday", "Ada"}));
        const nlohmann::json written = fpuzzlesOf(read->board, symbolSets().front());
        QCOMPARE(written.value("title", ""), "Sunday");
        QVERIFY(!written.contains("workbench"));
    }

    void linksHaveAuthors()
    {
        const auto sudokuPad = readSudokuPad(
            nlohmann::json::parse(R"({"cells":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],
                                      "metadata":{"title":"Sunday","author":"Ada"}})"),
            {}, "sudokupad");
        QVERIFY(sudokuPad);
        QCOMPARE(titleOf(sudokuPad->board), (PuzzleTitle{"Sunday", "Ada"}));
    }

    void onlyATitleIsKept_data()
    {
        QTest::addColumn<QString>("note");
        QTest::addColumn<bool>("isKept");
        QTest::newRow("nothing") << "" << false;
        QTest::newRow("solution") << "1234.12_3" << false;
        QTest::newRow("words") << "No. 5" << true;
        QTest::newRow("Greek") << "Πέμπτη" << true;
        QTest::newRow("a text") << QString(500, 'x') << false;
    }

    void onlyATitleIsKept()
    {
        QFETCH(QString, note);
        QFETCH(bool, isKept);
        Board titled(emptyBoard(4));
        keepTitle({note.toStdString()}, titled);
        QCOMPARE(titleOf(titled).title, isKept ? note.toStdString() : std::string());
        keepTitle({"another"}, titled);
        QCOMPARE(titleOf(titled).title, isKept ? note.toStdString() : std::string("another"));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestPuzzleTitle)

} // namespace sudoku::tst_puzzletitle

#include "tst_puzzletitle.moc"
