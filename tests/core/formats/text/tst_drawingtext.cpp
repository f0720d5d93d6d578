// Covers core/formats/text: foreignsolution

#include <QTest>

#include "tests/formatdata.h"

#include "core/formats/text/drawingtext.h"
#include "core/formats/text/foreignsolution.h"
#include "tests/testprogram.h"

#include <nlohmann/json.hpp>

#include <limits>

namespace sudoku::tst_drawingtext {

using Json = nlohmann::json;
using Kind = Drawing::Kind;

const Geometry &board()
{
    static const Geometry geometry = Geometry::withBoxes({2, 2});
    return geometry;
}

class TestDrawingText : public QObject
{
    Q_OBJECT

private slots:
    void coloursAreRead()
    {
        QCOMPARE(colourOf("#abc")->value, 0xaabbccffU);
        QCOMPARE(colourOf("#abcd")->value, 0xaabbccddU);
        QCOMPARE(colourOf("#12AbEf")->value, 0x12abefffU);
        QCOMPARE(colourOf("#12345678")->value, 0x12345678U);
        QCOMPARE(colourOf("transparent")->value, 0U);
        for (const char *wrong : {"", "#", "#12", "#12345", "12abef", "#12abeg", "rgb(1,2,3)", "#123456789"})
            QVERIFY2(!colourOf(wrong), wrong);
    }

    void coloursAreWritten()
    {
        for (const char *text : {"#12abef", "#00000000", "#ffffff80"})
            QCOMPARE(colourText(*colourOf(text)), std::string(text));
    }

    void everyKindIsReadBack()
    {
        const std::vector<Drawing> drawings = withPictures(Board(Puzzle(board()))).info.drawings;
        std::vector<bool> isTried(Drawing::kindCount);
        for (const Drawing &drawing : drawings) {
            isTried[static_cast<std::size_t>(drawing.kind)] = true;
            const std::string json = drawingJson(board(), drawing).dump();
            const auto read = readDrawing(board(), Json::parse(json));
            QVERIFY2(read == drawing, json.c_str());
        }
        QVERIFY(std::ranges::all_of(isTried, [](bool is) { return is; }));
    }

    void membersOfOtherKindsAreCleared()
    {
        const auto line = validDrawing(board(), {.kind = Kind::Line,
                                                 .points = {{0, 0}, {1.00000000001, -1e-9}},
                                                 .cells = {3},
                                                 .width = 0.2,
                                                 .height = 5,
                                                 .fill = {0xffU},
                                                 .text = "A"});
        QVERIFY(line == (Drawing{.kind = Kind::Line, .points = {{0, 0}, {1, 0}}, .width = 0.2}));
        const auto cage = validDrawing(board(), {.kind = Kind::Cage, .points = {{1, 1}}, .cells = {3, 1, 3}});
        QVERIFY(cage == (Drawing{.kind = Kind::Cage, .cells = {1, 3}}));
    }

    void whatIsNoDrawingIsRefused_data()
    {
        QTest::addColumn<QByteArray>("json");
        for (const char *json :
             {"7", "{}", R"({"kind":"circle"})", R"({"kind":"line","points":[[1,1]]})",
              R"({"kind":"line","points":[[1,1],[1,"a"]]})", R"({"kind":"line","points":[[1,1],[1,1e9]]})",
              R"({"kind":"text","points":[[1,1]]})", R"({"kind":"text","points":[[1,1],[2,2]],"text":"A"})",
              R"({"kind":"cage"})", R"({"kind":"cage","cells":["r9c9"]})",
              R"({"kind":"ground","cells":["r1c1"],"fill":"red-ish"})",
              R"({"kind":"ellipse","points":[[1,1]],"width":-1})",
              R"({"kind":"ellipse","points":[[1,1]],"width":true})"})
            QTest::newRow(json) << QByteArray(json);
    }

    void whatIsNoDrawingIsRefused()
    {
        QFETCH(QByteArray, json);
        QVERIFY(!readDrawing(board(), Json::parse(json.toStdString())));
    }

    void numbersThatAreNoneAreRefused()
    {
        const double no = std::numeric_limits<double>::quiet_NaN();
        QVERIFY(!validDrawing(board(), {.kind = Kind::Ellipse, .points = {{no, 1}}}));
        QVERIFY(!validDrawing(board(), {.kind = Kind::Ellipse, .points = {{1, 1}}, .angle = no}));
        QVERIFY(!validDrawing(board(), {.kind = Kind::Ellipse, .points = {{1, 1}}, .width = no}));
    }

    void drawingsAreSortedByKind()
    {
        const std::vector<Drawing> sorted = sortedDrawings(
            {{Kind::Cage}, {.kind = Kind::Line, .name = "1"}, {.kind = Kind::Line, .name = "2"}});
        QVERIFY(sorted.back().kind == Kind::Cage);
        QCOMPARE(sorted[0].name, std::string("1"));
        QCOMPARE(sorted[1].name, std::string("2"));
    }

    void theirSizeIsLimited()
    {
        PuzzleInfo info;
        info.drawings.assign(10, {.kind = Kind::Text, .points = {{1, 1}}, .text = std::string(1'000, 'x')});
        QVERIFY(!hasTooManyDrawings(board(), info));
        info.drawings.assign(1'000, info.drawings.front());
        QVERIFY(hasTooManyDrawings(board(), info));
    }

    void solutionsOfOthersAreRead_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<int>("filled");
        QTest::newRow("text") << QByteArray(R"("1234341221434321")") << 16;
        QTest::newRow("open") << QByteArray(R"("1234341?21.3432-")") << 13;
        QTest::newRow("commas") << QByteArray(R"("1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,1")") << 16;
        QTest::newRow("array") << QByteArray(R"([1,2,3,4,3,4,1,2,2,"1",4,3,4,3,2,"."])") << 15;
        QTest::newRow("other digits") << QByteArray(R"("1239341221434321")") << 15;
        QTest::newRow("too short") << QByteArray(R"("123434122143432")") << 0;
        QTest::newRow("nothing") << QByteArray(R"("................")") << 0;
        QTest::newRow("no text") << QByteArray("7") << 0;
    }

    void solutionsOfOthersAreRead()
    {
        QFETCH(QByteArray, json);
        QFETCH(int, filled);
        const Grid solution = foreignSolution(Json::parse(json.toStdString()), board());
        QCOMPARE(solution.cellCount(), filled == 0 ? 0 : 16);
        QCOMPARE(solution.filledCount(), filled);
        if (filled > 0)
            QVERIFY(foreignSolution(foreignSolutionJson(solution), board()) == solution);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestDrawingText)

} // namespace sudoku::tst_drawingtext

#include "tst_drawingtext.moc"
