// Covers core/formats/json: jsonrecord
// Covers core/formats/text: foreignregions

#include <QTest>

#include "tests/formatdata.h"

#include "core/formats/formats.h"
#include "core/formats/json/fpuzzles.h"
#include "core/formats/links/sudokumaker/sudokumaker.h"
#include "core/formats/links/sudokupad.h"
#include "core/formats/readpuzzle.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"

#include <nlohmann/json.hpp>

#include <functional>

namespace sudoku::tst_foreignjson {
using Json = nlohmann::json;

constexpr const char *ownSample = R"({"sudoku-workbench":1,"size":4,"boxes":"2x2","digits":5,"symbols":"A",
    "givens":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]],"entries":[[0,2,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]],
    "cornerMarks":{"r1c3":[1,2]},"centreMarks":{"r1c4":[3]},
    "constraints":[{"variant":"killer","numbers":[3],"cells":["r1c1","r1c2"]},{"variant":"diagonal"}],
    "switchedOff":[{"variant":"thermometer","cells":["r2c1","r2c2"]}],
    "message":"M","solution":[[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,0]],"fog":["r1c1"],
    "drawings":[{"kind":"ground","cells":["r1c1"],"fill":"#ff0000"},{"kind":"text","points":[[0.5,-0.5]],"height":0.5,
        "text":"A","ink":"#000000","name":"N"},{"kind":"line","points":[[0,0],[1.5,2]],"width":0.1,"head":0.2,"edge":"#00f8"}],
    "members":{"size":"big"},"author":{"name":"Ada"},"not-supported":{"lines":2},
    "f-puzzles":{"title":"T","negative":["more"],"killercage":[{"cells":["R1C1","R1C2","R1C3"],"value":"A"}],
        "line":[{"lines":[]}],"antiknight":1,"grid":{"c":{"R1C1":"red"}},"workbench":{"digits":9}}})";

constexpr const char *fpuzzlesSample = R"({"size":4,"title":"T","author":"A","ruleset":"R","solution":[1,2],
    "grid":[[{"value":1,"given":true,"c":"red","region":0},{"value":"2","region":0},{"cornerPencilMarks":[1,"2"]},{}],
        [{},{"centerPencilMarks":[3]},{},{}],[{},{},{},{}],[{},{},{},{}]],
    "diagonal+":true,"antiknight":false,"nonconsecutive":true,"negative":["xv","more"],
    "killercage":[{"cells":["R1C1","R1C2"],"value":"3"},{"cells":["R2C1"],"value":"?"}],
    "extraregion":[{"cells":["R1C1","R2C3"]}],"difference":[{"cells":["R1C1","R1C2"],"value":"1"}],
    "xv":[{"cells":["R1C1","R1C2"],"value":"V"}],"thermometer":[{"lines":[["R3C1","R3C2"]]}],
    "successMessage":"M","metadata":{"msgcorrect":"M","other":1},"foglight":["R1C1"],"fogofwar":["R4C4"],
    "circle":[{"cells":["R1C1","R1C2"],"width":0.4,"height":"0.4","baseC":"#fff","outlineC":"#000000","value":"3","angle":45}],
    "rectangle":[{"cells":["R1C1"],"width":1,"height":1,"baseC":"#FF000080"}],
    "cage":[{"cells":["R1C1","R1C2"],"value":"A","outlineC":"#000000"},{"cells":["R2C2"],"value":"FOGLIGHT"}],
    "renban":[{"lines":[["R1C1","R1C2"]]}],"whispers":[{"lines":[["R1C1","R2C2"]],"value":"2"}],
    "line":[{"lines":[["R1C1","R1C2"]],"isNewConstraint":true},{"lines":[],"fromConstraint":"Whispers"},
        {"lines":[["R1C1","R2C2"],["R3C3","R4C4"]],"outlineC":"#00FF00","width":0.3}],
    "arrow":[{"cells":["R4C1"],"lines":[["R4C1","R4C2"]]}],
    "littlekillersum":[{"cell":"R0C0","direction":"DR","value":"9","cells":[]}],
    "sandwichsum":[{"cell":"R0C3","value":"2"}],"xsum":[{"cell":"R0C3","value":"3"}],
    "text":[{"cells":["R0C3"],"value":"3","fromConstraint":"X Sum"},
        {"cells":["R0C1"],"value":"B","size":0.7,"fontC":"#123456","fromConstraint":"Skyscraper"}],
    "clone":[{"cells":["R1C1"],"cloneCells":["R3C3"]}],
    "quadruple":[{"cells":["R1C1","R1C2","R2C1","R2C2"],"values":[1,2]}],
    "even":[{"cell":"R2C2"}],"odd":[{"cell":"R1C1"}],"skyscraper":[{"cell":"R0C1","value":"3"}],
    "workbench":{"digits":4,"order":[0,1],"symbols":"A","constraints":[{"variant":"anti-king"}],
        "switchedOff":[{"variant":"anti-knight"}],"members":{"author":"Ada","size":3,"f-puzzles":{"cArray":[1]}}}})";

constexpr const char *sudokuPadSample =
    R"({"cells":[[{"value":1},{},{},{}],[{},{"value":"2"},{},{}],[{},{},{},{}],
    [{},{},{},{}]],"regions":[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],
    [[2,2],[2,3],[3,2],[3,3]]],"cages":[{"cells":[[0,0],[0,1]],"value":3},{"value":"title: T"},
    {"cells":[[3,3]],"value":"A"},{"value":"msgcorrect: M"},{"cells":[[1,1]],"value":"FOGLIGHT"}],
    "lines":[{"wayPoints":[]},{"wayPoints":[[0.5,0.5],[1.5,0.5]],"color":"#f00","thickness":12}],
    "arrows":[{"wayPoints":[[0.5,0.5],[1,0.5]],"headLength":0.2}],
    "underlays":[{},{"center":[0.5,0.5],"width":1,"height":1,"backgroundColor":"#ccc"}],
    "overlays":[{"center":[1,1],"width":0.3,"height":0.3,"rounded":true,"borderColor":"#000","text":"X"},
        {"center":[-0.5,1],"text":"7","fontSize":20,"color":"#000"}],"foglight":[[0,0]],
    "metadata":{"title":"T","solution":"1234341221434321"}})";

constexpr const char *sudokuMakerSample =
    R"({"formatVersion":1,"puzzle":{"name":"M","width":4,"height":4,"minDigit":1,
    "maxDigit":4,"cells":[{"value":1,"given":true},{"value":2},{"candidates":24},{},{},{},{},{},{},{},{},{},{},{},{},{}],
    "constraints":[{"type":0},{"type":1,"regions":[0,0,1,1,0,0,1,1,2,2,3,3,2,2,3,3]},{"type":10},
    {"type":301,"cages":[{"cells":[0,1],"value":3}],"negative":false},{"type":300,"thermometers":[[4,9]]},
    {"type":200,"clues":[{"value":1,"edge":1}],"negative":[1]},{"type":401,"lines":[[0,5]],"minDifference":2},
    {"type":101,"cells":[0]},{"type":1000,"name":"Own","disabled":false},{"type":2001},
    {"type":2000,"name":"L","lines":[[{"x":0.5,"y":0.5},{"x":1,"y":2}]],"style":{"thickness":0.1,"color":"#ff0000"}},
    {"type":2001,"cages":[{"value":"0","cells":[0,1]},{"value":"foglight","cells":[5]}],"style":{"cage":{"color":"#000"}}},
    {"type":2002,"params":[{"type":"ellipse","rx":0.2,"ry":0.2,"angle":0,"fill":"#fff","stroke":"#000","strokeWidth":0.02},
        {"type":"text","text":"1","size":0.25,"angle":0,"fill":"#000"},{"type":"arrow","length":0.3,"headSize":0.1,"angle":90,
        "strokeWidth":0.05,"stroke":"#000"}],"symbols":[[1,1],[0.5,1,1],[2,2,2]]},{"type":4000,"cells":[0]}]}})";

const std::vector<Json> &nastyValues()
{
    static const std::vector<Json> values{
        Json(),
        true,
        false,
        0,
        -1,
        3,
        2.5,
        1e300,
        18'446'744'073'709'551'615u,
        INT64_MIN,
        "",
        "?",
        "R99C99",
        "x",
        "2147483648",
        Json::array(),
        Json::object(),
        {1, "a", nullptr, {{"a", 1}}, {2}},
        {{"cells", 5}, {"value", {1}}, {"lines", {{"R1C1"}}}},
    };
    return values;
}

/// Calls \a check with \a root changed in each of its values in turn; \a value is one of them.
void mutate(Json &root, Json &value, const std::function<void()> &check)
{
    const Json original = value;
    for (const Json &nasty : nastyValues()) {
        value = nasty;
        check();
    }
    value = original;
    for (auto &part : value)
        if (value.is_structured())
            mutate(root, part, check);
}

TextResult readOwn(const Json &json, const ReadOptions &options, std::string_view)
{
    return readPuzzle(json.dump(), options);
}

/// A reader answers; and what it takes can be written and read again.
void check(const Json &json, TextResult (*read)(const Json &, const ReadOptions &, std::string_view))
{
    const TextResult result = read(json, {}, "sample");
    if (!result)
        return;
    for (const char *id : {"rows", "workbench", "f-puzzles"}) {
        const std::string written = findFormat(id)->write(result->board, *result->symbols);
        const TextResult again = readPuzzle(written);
        QVERIFY2(again.has_value(), (json.dump() + "\n" + written + text(again)).c_str());
        QVERIFY2(again->board == result->board, (json.dump() + "\n" + written).c_str());
    }
}

/// JSON of other programs is no JSON that we wrote: whatever stands in it, a reader answers.
class TestForeignJson : public QObject
{
    Q_OBJECT

private slots:
    void anyValueMayBeAnything_data()
    {
        QTest::addColumn<QByteArray>("sample");
        QTest::addColumn<int>("reader");
        QTest::newRow("own") << QByteArray(ownSample) << 0;
        QTest::newRow("f-puzzles") << QByteArray(fpuzzlesSample) << 1;
        QTest::newRow("SudokuPad") << QByteArray(sudokuPadSample) << 2;
        QTest::newRow("SudokuMaker") << QByteArray(sudokuMakerSample) << 3;
    }

    void anyValueMayBeAnything()
    {
        QFETCH(QByteArray, sample);
        QFETCH(int, reader);
        const auto read = std::array{readOwn, readFpuzzles, readSudokuPad, readSudokuMaker}[reader];
        Json json = Json::parse(sample.toStdString());
        const TextResult whole = read(json, {}, "sample");
        QVERIFY2(whole.has_value(), text(whole).c_str());
        int count = 0;
        mutate(json, json, [&] {
            if (isTried(++count, 31, 7))
                check(json, read);
        });
        QVERIFY(count > 500);
    }

    void errorsNameThePlace_data()
    {
        QTest::addColumn<int>("reader");
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](int reader, const char *path, const char *value, const char *expected) {
            QTest::addRow("%d %s %s", reader, path, value)
                << reader << QByteArray(path) << QByteArray(value) << QByteArray(expected);
        };
        row(1, "/workbench", "7", "BadValue 0:0 '7' 0/0 at workbench");
        row(2, "/regions", "true", "BadValue 0:0 'true' 0/0 at regions");
        row(2, "/cells/2", "7", "BadValue 0:0 '7' 0/0 at cells[2]");
        row(3, "/puzzle/constraints", "7", "BadValue 0:0 '7' 0/0 at constraints");
        row(3, "/puzzle/maxDigit", "0", "BadValue 0:0 '0' 0/0 at maxDigit");
        row(0, "/members", "7", "BadValue 1:762 '7' 0/0 at members");
    }

    void errorsNameThePlace()
    {
        QFETCH(int, reader);
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, value);
        QFETCH(QByteArray, expected);
        constexpr std::array samples{ownSample, fpuzzlesSample, sudokuPadSample, sudokuMakerSample};
        const auto read = std::array{readOwn, readFpuzzles, readSudokuPad, readSudokuMaker}[reader];
        Json json = Json::parse(samples[reader]);
        json.at(Json::json_pointer(path.toStdString())) = Json::parse(value.toStdString());
        QCOMPARE(QByteArray::fromStdString(text(read(json, {}, "sample"))), expected);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestForeignJson)

} // namespace sudoku::tst_foreignjson

#include "tst_foreignjson.moc"
