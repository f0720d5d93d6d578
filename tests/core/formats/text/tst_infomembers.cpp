#include <QtTest/QTest>

#include "core/formats/formats.h"
#include "core/formats/json/fpuzzles.h"
#include "core/formats/links/sudokupad.h"
#include "core/formats/readpuzzle.h"
#include "core/formats/text/format.h"
#include "core/formats/text/infomembers.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include <nlohmann/json.hpp>

namespace sudoku::tst_infomembers {

class TestInfoMembers : public QObject
{
    Q_OBJECT

private slots:
    void titlesSurviveEveryFormat()
    {
        Board titled(board("1.34341221434321"));
        const PuzzleInfo info{"Für Sonntag", "Ada", "\"1\" to 4.\nCages\tare \\ \"different\"", "The Times",
                              "Hard"};
        keepInfo(info, titled);
        for (const Format &format : formats()) {
            const TextResult read = readPuzzle(format.write(titled, symbolSets().front()));
            QVERIFY2(read && read->board == titled, format.id.data());
            QCOMPARE(read->board.info, info);
            QVERIFY(read->remarks.empty()); // the program knows what a title is
        }
    }

    void fpuzzlesHasItInItsPlace()
    {
        Board titled(board("1.34341221434321"));
        keepInfo({"Sunday", "Ada"}, titled);
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
        QCOMPARE(read->board.info, (PuzzleInfo{"Sunday", "Ada"}));
        const nlohmann::json written = fpuzzlesOf(read->board, symbolSets().front());
        QCOMPARE(written.value("title", ""), "Sunday");
        QVERIFY(!written.contains("workbench"));
    }

    void fpuzzlesHasRulesInTheirPlaceAndKeepsTheRest()
    {
        Board titled(board("1.34341221434321"));
        keepInfo({.rules = "Normal rules.", .source = "The Times", .level = "Hard"}, titled);
        const nlohmann::json written = fpuzzlesOf(titled, symbolSets().front());
        QCOMPARE(written.value("ruleset", ""), "Normal rules.");
        QCOMPARE(written["workbench"]["members"].dump(), R"({"level":"Hard","source":"The Times"})");
        const auto lossOf = [](std::string PuzzleInfo::*text) {
            return Loss{.what = Loss::What::Info, .text = text};
        };
        QCOMPARE(fpuzzlesLosses(titled),
                 (std::vector{lossOf(&PuzzleInfo::source), lossOf(&PuzzleInfo::level)}));
        titled.keptMembers = R"({"unknown":1})";
        QCOMPARE(fpuzzlesLosses(titled).back(), Loss{Loss::What::Members});
    }

    void whatIsNoTextStays()
    {
        const TextResult read = readPuzzle(
            R"({"sudoku-workbench":1,"size":4,"title":5,"level":" Hard ","members":{"level":"Old"}})");
        QVERIFY(read);
        QCOMPARE(read->board.info, PuzzleInfo{.level = "Hard"});
        QCOMPARE(read->board.keptMembers, R"({"title":5})");
        QVERIFY(readPuzzle(ownFormat().write(read->board, symbolSets().front()))->board == read->board);
    }

    void wrongDirectivesAreRefused_data()
    {
        QTest::addColumn<QString>("value");
        QTest::newRow("open string") << "\"Sunday";
        QTest::newRow("more than a string") << "\"Sunday\" 5";
        QTest::newRow("too long") << QString(20'001, 'x');
    }

    void wrongDirectivesAreRefused()
    {
        QFETCH(QString, value);
        const std::string text = "# sudoku-workbench: title " + value.toStdString() + "\n1.34341221434321\n";
        const TextResult read = readPuzzle(text);
        QVERIFY(!read);
        QCOMPARE(read.error().code, TextErrorCode::BadDirective);
        QCOMPARE(read.error().line, 1);
    }

    void linksHaveAuthors()
    {
        const auto sudokuPad = readSudokuPad(
            nlohmann::json::parse(R"({"cells":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],
                                      "metadata":{"title":"Sunday","author":"Ada","rules":"Normal."}})"),
            {}, "sudokupad");
        QVERIFY(sudokuPad);
        QCOMPARE(sudokuPad->board.info, (PuzzleInfo{"Sunday", "Ada", "Normal."}));
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
        keepInfo({note.toStdString()}, titled);
        QCOMPARE(titled.info.title, isKept ? note.toStdString() : std::string());
        keepInfo({"another"}, titled);
        QCOMPARE(titled.info.title, isKept ? note.toStdString() : std::string("another"));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestInfoMembers)

} // namespace sudoku::tst_infomembers

#include "tst_infomembers.moc"
