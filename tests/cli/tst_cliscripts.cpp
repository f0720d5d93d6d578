// Covers app/scripts: main
// Covers ui/scripts: scriptjob

#include <QTest>

#include "core/formats/links/lzstring.h"
#include "tests/cli/program.h"
#include "tests/testprogram.h"

#include <nlohmann/json.hpp>

namespace sudoku::tst_cliscripts {

using Json = nlohmann::json;

/// A puzzle of SudokuMaker with a script.
QByteArray puzzleWith(const std::string &code)
{
    const Json script{{"type", 1000},
                      {"definition", {{"name", "mine"}, {"backend", {{"type", "code"}, {"code", code}}}}}};
    const Json puzzle{{"cells", Json(Json::array_t(81, Json::object()))},
                      {"width", 9},
                      {"constraints", Json::array({script})}};
    const std::string link = Json{{"formatVersion", "1.5.0"}, {"puzzle", puzzle}}.dump();
    return "https://sudokumaker.app/?puzzle="
           + QByteArray::fromStdString(
               compressLz(std::u16string(link.begin(), link.end()), LzAlphabet::UriComponent))
           + '\n';
}

class TestCliScripts : public QObject
{
    Q_OBJECT

private slots:
    void rulesOfScriptsAreRead()
    {
        const Result result = run("convert --to iss",
                                  puzzleWith("puzzle.addConstraintComponent(new PairComponent('x', (a, b) => "
                                             "a > b, 0, 10));"));
        QCOMPARE(result.exitStatus, 0);
        QVERIFY2(result.errors.isEmpty(), result.errors.constData());
        QVERIFY2(result.output.contains("R1C1~R2C2"), result.output.constData());
    }

    void scriptsThatDoNotEndAreLeftOut_data()
    {
        QTest::addColumn<QByteArray>("code");
        QTest::newRow("time") << QByteArray("for (;;);");
        QTest::newRow("memory") << QByteArray("const all = []; for (;;) all.push(new Array(1e6).fill(1));");
        QTest::newRow("depth") << QByteArray("const f = () => f() + 1; f();");
    }

    void scriptsThatDoNotEndAreLeftOut()
    {
        QFETCH(const QByteArray, code);
        const Result result = run("convert --to grid", puzzleWith(code.toStdString()));
        QCOMPARE(result.exitStatus, 0);
        QVERIFY2(result.errors.contains("is not supported"), result.errors.constData());
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestCliScripts)

} // namespace sudoku::tst_cliscripts

#include "tst_cliscripts.moc"
