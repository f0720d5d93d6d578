#include <QTest>

#include "core/hints/techniques.h"
#include "tests/testprogram.h"
#include "ui/text/ownlevels.h"

namespace sudoku::tst_ownlevels {

class TestOwnLevels : public QObject
{
    Q_OBJECT

private slots:
    void readsEveryMember()
    {
        const auto levels = readOwnLevels(R"({"levels": [
            {"name": "Gentle", "level": "easy", "clues": [32, 40], "steps": [40, 50]},
            {"name": "Tricky", "explainer": [3.0, 4.4], "hardSteps": [1, 4], "needs": ["x-wing"]},
            {"name": "Pairs", "hodoku": [500, 900], "hardest": "naked-pair",
             "only": ["naked-single", "hidden-single", "naked-pair"]}]})");
        QVERIFY(levels);
        const std::vector<PuzzleLevel> expected{
            {"Gentle", {.level = Level::Easy, .steps = {40, 50}}, {32, 40}},
            {"Tricky",
             {.rating = RatingRange{RatingScale::Explainer, 30, 44},
              .needed = {findTechnique("x-wing")},
              .hardSteps = {1, 4}}},
            {"Pairs",
             {.rating = RatingRange{RatingScale::Hodoku, 500, 900},
              .hardest = findTechnique("naked-pair"),
              .allowed = {findTechnique("naked-single"), findTechnique("hidden-single"),
                          findTechnique("naked-pair")}}},
        };
        QVERIFY(*levels == expected);
        QVERIFY(readOwnLevels(R"([{"name": "One"}])")); // the list alone
        const auto beginner = readOwnLevels(R"([{"name": "First", "level": "beginner"}])");
        QVERIFY(beginner && beginner->front().difficulty.isForBeginners);
    }

    void namesThePlaceOfAnError_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("error");
        const auto add = [](const char *name, const char *text, const char *error) {
            QTest::newRow(name) << QByteArray(text) << QString(error);
        };
        add("no JSON", "{\"levels\": [\n  {\"name\" 3}]}", "line 2, column 11: this is not JSON");
        add("cut", "{\"levels\": [", "line 1, column 13: this is not JSON");
        add("no list", "{\"levels\": 3}", "levels: this must be a list of levels");
        add("no name", "[{\"level\": \"easy\"}]", "levels[0]: the name is missing");
        add("no object", "[3]", "levels[0]: this must be an object with a name");
        add("level", R"([{"name": "A"}, {"name": "B", "level": "Gentle"}])",
            "levels[1].level: this must be beginner, easy, medium, hard, unfair or extreme");
        add("member", R"([{"name": "A", "clue": [2, 3]}])", "levels[0].clue: a level has no such member");
        add("range", R"([{"name": "A", "clues": [33, 28]}])",
            "levels[0].clues: the range is in the wrong order: the lower number comes first");
        add("large", R"([{"name": "A", "steps": [1, 1e300]}])",
            "levels[0].steps: this must be a range such as [28, 33]");
        add("technique", R"([{"name": "A", "needs": ["x-wing", "y-zing"]}])",
            "levels[0].needs[1]: this must be the name of a technique, such as \"x-wing\"");
        add("two ratings", R"([{"name": "A", "explainer": [3, 4], "hodoku": [3, 4]}])",
            "levels[0].hodoku: a level has a range of one rating only: hodoku or explainer");
        add("twice", R"([{"name": "A"}, {"name": "a"}])", "levels[1].name: 'a' is the name of another level");
    }

    void namesThePlaceOfAnError()
    {
        QFETCH(QByteArray, text);
        const auto levels = readOwnLevels(text);
        QVERIFY(!levels);
        QTEST(levels.error(), "error");
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestOwnLevels)

} // namespace sudoku::tst_ownlevels

#include "tst_ownlevels.moc"
