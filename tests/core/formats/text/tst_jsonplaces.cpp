#include <QTest>

#include "core/formats/text/jsonplaces.h"
#include "tests/testprogram.h"

namespace sudoku::tst_jsonplaces {

using namespace std::string_view_literals;

class TestJsonPlaces : public QObject
{
    Q_OBJECT

private slots:
    void findsValues()
    {
        constexpr std::string_view json = R"({"a": 1, "b": [2, {"c": 3}]})";
        QCOMPARE(valueAt(json, "a"), json.find('1'));
        QCOMPARE(valueAt(json, "b[0]"), json.find('2'));
        QCOMPARE(valueAt(json, "b[1].c"), json.find('3'));
        QCOMPARE(valueAt(json, "b[1].d"), json.find("{\"c"));
        QCOMPARE(valueAt(json, "d"), 0U);
    }

    void whatFollowsTheTextIsNotRead()
    {
        QCOMPARE(valueAt("{}\0\4,70"sv, "a"), 0U);
        QCOMPARE(valueAt("{}]}"sv, "a"), 0U);
        QCOMPARE(valueAt("{} {\"a\": 1}"sv, "a"), 0U);
    }

    void findsTokens()
    {
        constexpr std::string_view json = R"({"name": true})";
        QCOMPARE(tokenAt(json, json.find("e}")), json.find("true"));
        QCOMPARE(quotedString(json.substr(1)), R"("name")"sv);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestJsonPlaces)

} // namespace sudoku::tst_jsonplaces

#include "tst_jsonplaces.moc"
