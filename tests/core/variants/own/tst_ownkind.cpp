// Covers core/variants/own: newlook, ownmarks, ownplaces, ownproblem, ownrules, wholereader

#include "core/formats/text/ownkindtext.h"
#include "core/solve/solve.h"
#include "core/variants/own/ownkind.h"
#include "core/variants/own/ownproblem.h"
#include "tests/bruteforce.h"
#include "tests/core/variants/variantbench.h"
#include "tests/puzzles.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <functional>
#include <set>

namespace sudoku::tst_ownkind {

using variantbench::solutionsBySearch;

using Holds = std::function<bool(const Grid &)>;
using Kind = OwnKindProblem::Kind;

/// Reads a definition with ' for ", and with an id and a name.
auto readDefinition(std::string json)
{
    std::ranges::replace(json, '\'', '"');
    nlohmann::json object = nlohmann::json::parse(json);
    object.emplace("id", "own");
    object.emplace("name", "Own");
    return ownKindOfJson(object);
}

OwnKindDefinition definition(const std::string &json)
{
    return readDefinition(json).value();
}

const std::vector<Grid> &allGrids()
{
    static const Puzzle empty = emptyBoard(4);
    static const std::vector<Grid> grids = BruteForce(empty).solutions();
    return grids;
}

std::vector<Constraint> constraintOf(const QString &json, const std::vector<Cell> &cells,
                                     const std::vector<int> &numbers = {})
{
    return {{ownKind(definition(json.toStdString())), cells, numbers}};
}

class TestOwnKind : public QObject
{
    Q_OBJECT

private slots:
    void rulesMeanWhatTheySay_data()
    {
        QTest::addColumn<QString>("json");
        QTest::addColumn<QVector<int>>("cells");
        QTest::addColumn<QVector<int>>("numbers");
        QTest::addColumn<Holds>("holds");
        const auto row = [](const char *json, const QVector<int> &cells, const QVector<int> &numbers,
                            const Holds &holds) {
            QTest::addRow("%s", json) << json << cells << numbers << holds;
        };
        const auto far = [](Digit a, Digit b) { return std::abs(a - b) >= 2; };
        row("{'rule':'|a - b| >= 2'}", {0, 1, 5}, {},
            [=](const Grid &g) { return far(g[0], g[1]) && far(g[1], g[5]); });
        row("{'rule':'|a - b| >= 2','place':'loop'}", {0, 1, 5}, {},
            [=](const Grid &g) { return far(g[0], g[1]) && far(g[1], g[5]) && far(g[5], g[0]); });
        row("{'rule':'a < b'}", {0, 5, 10}, {}, [](const Grid &g) { return g[0] < g[5] && g[5] < g[10]; });
        row("{'rule':'a != b','place':'cells'}", {0, 6, 11}, {},
            [](const Grid &g) { return g[0] != g[6] && g[6] != g[11] && g[0] != g[11]; });
        row("{'rule':'a <= b + 1','place':'cells'}", {0, 6, 11}, {}, [](const Grid &g) {
            return std::max({g[0], g[6], g[11]}) - std::min({g[0], g[6], g[11]}) <= 1;
        });
        row("{'rule':'a + b = k','place':'dot','number':true,'look':'open-dot'}", {5, 6}, {5},
            [](const Grid &g) { return g[5] + g[6] == 5; });
        row("{'rule':'a + b != 5','place':'touching','look':'nothing'}", {}, {}, [](const Grid &g) {
            for (Cell cell = 0; cell < 16; ++cell)
                if ((cell % 4 < 3 && g[cell] + g[cell + 1] == 5) || (cell < 12 && g[cell] + g[cell + 4] == 5))
                    return false;
            return true;
        });
        row("{'rule':'a != b','place':'leap','leap':[1,1]}", {}, {}, [](const Grid &g) {
            for (Cell cell = 0; cell < 12; ++cell)
                if ((cell % 4 < 3 && g[cell] == g[cell + 5]) || (cell % 4 > 0 && g[cell] == g[cell + 3]))
                    return false;
            return true;
        });
        row("{'rule':'a + b != 5','place':'leap','leap':[0,3],'wrapping':true}", {}, {}, [](const Grid &g) {
            for (int level = 0; level < 4; ++level)
                for (int column = 0; column < 4; ++column)
                    if (g[4 * level + column] + g[4 * level + (column + 3) % 4] == 5
                        || g[4 * level + column] + g[4 * ((level + 3) % 4) + column] == 5)
                        return false;
            return true;
        });
        const auto squaresHold = [](const Grid &g, const auto &holds) {
            for (Cell cell = 0; cell < 12; ++cell)
                if (cell % 4 < 3 && !holds(std::array{g[cell], g[cell + 1], g[cell + 4], g[cell + 5]}))
                    return false;
            return true;
        };
        row("{'form':'whole','rule':'odd > 0 and even > 0','place':'squares'}", {}, {}, [=](const Grid &g) {
            return squaresHold(g, [](const auto &digits) {
                const auto odd = std::ranges::count_if(digits, [](Digit digit) { return digit % 2 == 1; });
                return odd > 0 && odd < 4;
            });
        });
        row("{'form':'pattern','rule':'.[12].*','place':'squares','reading':'either'}", {}, {},
            [=](const Grid &g) {
                return squaresHold(g, [](const auto &digits) { return digits[1] <= 2 || digits[2] <= 2; });
            });
        row("{'rule':'a + b != 8','place':'squares'}", {}, {}, [=](const Grid &g) {
            return squaresHold(g, [](const auto &digits) { return std::ranges::count(digits, 4) < 2; });
        });
        row("{'form':'pattern','rule':'[12][34][12]'}", {0, 5, 10}, {},
            [](const Grid &g) { return g[0] <= 2 && g[5] > 2 && g[10] <= 2; });
        row("{'form':'pattern','rule':'1..|2.3','reading':'either'}", {0, 5, 10}, {}, [](const Grid &g) {
            return g[0] == 1 || g[10] == 1 || (g[0] == 2 && g[10] == 3) || (g[0] == 3 && g[10] == 2);
        });
        row("{'form':'pattern','rule':'[123].*','reading':'both'}", {0, 5, 10}, {},
            [](const Grid &g) { return g[0] < 4 && g[10] < 4; });
        row("{'form':'pattern','rule':'.*12.*','reading':'either','place':'rows'}", {}, {},
            [](const Grid &g) {
                for (int level = 0; level < 4; ++level) {
                    bool isFound = false;
                    for (Cell cell = 4 * level; cell < 4 * level + 3; ++cell)
                        isFound = isFound || (g[cell] == 1 && g[cell + 1] == 2)
                                  || (g[cell] == 2 && g[cell + 1] == 1);
                    if (!isFound)
                        return false;
                }
                return true;
            });
        row("{'form':'whole','rule':'sum = 7'}", {0, 5, 10}, {},
            [](const Grid &g) { return g[0] + g[5] + g[10] == 7; });
        row("{'form':'whole','rule':'sum = k','place':'cells','number':true,'look':'cage'}", {0, 6, 11}, {5},
            [](const Grid &g) { return g[0] + g[6] + g[11] == 5; });
        row("{'form':'whole','rule':'sum % 3 = 0 and largest > 3','place':'cells'}", {0, 6, 11}, {},
            [](const Grid &g) {
                return (g[0] + g[6] + g[11]) % 3 == 0 && std::max({g[0], g[6], g[11]}) == 4;
            });
        row("{'form':'whole','rule':'product in {6, 12} and different = n','place':'cells'}", {0, 6, 11}, {},
            [](const Grid &g) {
                const int product = g[0] * g[6] * g[11];
                return (product == 6 || product == 12) && std::set{g[0], g[6], g[11]}.size() == 3;
            });
        row("{'form':'whole','rule':'first + last = 5 and odd > even'}", {0, 5, 10}, {},
            [](const Grid &g) { return g[0] + g[10] == 5 && g[0] % 2 + g[5] % 2 + g[10] % 2 >= 2; });
        row("{'form':'whole','rule':'2 * a + b - c = 5'}", {0, 5, 10}, {},
            [](const Grid &g) { return 2 * g[0] + g[5] - g[10] == 5; });
        row("{'form':'whole','rule':'count(first) = 2 and count(k) = 0','number':true}", {0, 5, 10, 15}, {3},
            [](const Grid &g) {
                const std::array digits{g[0], g[5], g[10], g[15]};
                return std::ranges::count(digits, g[0]) == 2 && std::ranges::count(digits, 3) == 0;
            });
        row("{'form':'whole','rule':'at(a) = 3 or at(n) = 4','place':'rows'}", {}, {}, [](const Grid &g) {
            for (Cell first = 0; first < 16; first += 4)
                if (g[first + g[first] - 1] != 3 && g[first + 3] != 4)
                    return false;
            return true;
        });
        row("{'form':'whole','rule':'at(5) = 0 and at(first + 1) != 2'}", {0, 5, 10}, {}, [](const Grid &g) {
            return (g[0] == 1 ? g[5] : g[0] == 2 ? g[10] : 0) != 2;
        });
        row("{'form':'whole','rule':'largest - smallest = n','place':'columns'}", {}, {},
            [](const Grid &) { return false; });
        row("{'form':'running','start':'0','rule':'d > s ? d : none','accept':'s = 4'}", {0, 5, 10}, {},
            [](const Grid &g) { return g[0] < g[5] && g[5] < g[10] && g[10] == 4; });
        row("{'form':'running','start':'0','rule':'(d > i + 1) + s','accept':'s = 2'}", {0, 5, 10}, {},
            [](const Grid &g) { return (g[0] > 1) + (g[5] > 2) + (g[10] > 3) == 2; });
        row("{'form':'running','start':'0','rule':'max(s, d) + 0','accept':'s = k','number':true}",
            {0, 5, 10}, {3}, [](const Grid &g) {
                return std::max({g[0], g[5], g[10]}) == 3;
            });
        row("{'form':'whole','rule':'first > last','place':'outside','sign':'S'}", {0, 1, 2, 3}, {1},
            [](const Grid &g) { return g[0] > g[3]; });
        row("{'form':'whole','rule':'sum > k','place':'outside-diagonal'}", {1, 6, 11}, {8},
            [](const Grid &g) { return g[1] + g[6] + g[11] > 8; });
        row("{'form':'running','start':'0','rule':'d > s ? d : none','accept':'s = "
            "k','place':'outside-diagonal'}",
            {8, 5, 2}, {4}, [](const Grid &g) { return g[8] < g[5] && g[5] < g[2] && g[2] == 4; });
    }

    void rulesMeanWhatTheySay()
    {
        QFETCH(QString, json);
        QFETCH(QVector<int>, cells);
        QFETCH(QVector<int>, numbers);
        QFETCH(Holds, holds);
        Puzzle puzzle = emptyBoard(4);
        puzzle.constraints =
            constraintOf(json, {cells.begin(), cells.end()}, {numbers.begin(), numbers.end()});
        QVERIFY(!findProblem(puzzle.geometry, puzzle.constraints.front()));
        const auto count = std::ranges::count_if(allGrids(), holds);
        if (!json.contains(QLatin1String("none ? 0"))) // divides where nothing comes out
            QCOMPARE(static_cast<int>(solutionsBySearch(puzzle).size()), static_cast<int>(count));
        QCOMPARE(BruteForce(puzzle).solutions().size(), solutionsBySearch(puzzle).size());
    }

    void dotsHaveANegative()
    {
        const auto dots = constraintOf("{'rule':'a + b = 5','place':'dot','look':'full-dot'}", {0, 1});
        Puzzle puzzle = emptyBoard(4);
        puzzle.constraints = dots;
        const Variant *all = findOwnKind("all-" + std::string(dots.front().variant->id));
        QVERIFY(all);
        QCOMPARE(all->negativeOf, dots.front().variant);
        puzzle.constraints.push_back({all, {}});
        const auto count = std::ranges::count_if(allGrids(), [](const Grid &g) {
            for (Cell cell = 0; cell < 16; ++cell)
                if ((cell % 4 < 3 && (g[cell] + g[cell + 1] == 5) != (cell == 0))
                    || (cell < 12 && g[cell] + g[cell + 4] == 5))
                    return false;
            return true;
        });
        QCOMPARE(static_cast<int>(solutionsBySearch(puzzle).size()), static_cast<int>(count));
    }

    void anOwnRuleThatIsABuiltInOneGivesTheSame_data()
    {
        QTest::addColumn<QString>("own");
        QTest::addColumn<QString>("builtIn");
        QTest::newRow("whispers") << "{'rule':'|a - b| >= 5'}"
                                  << "whispers";
        QTest::newRow("thermometer") << "{'rule':'a < b'}"
                                     << "thermometer";
        QTest::newRow("renban") << "{'form':'whole','rule':'different = n and largest - smallest = n - 1'}"
                                << "renban";
        QTest::newRow("entropic")
            << "{'form':'pattern','rule':'([123][456][789])*|([123][789][456])*','reading':'part'}"
            << "entropic-line";
        QTest::newRow("arrow") << "{'form':'whole','rule':'sum = 2 * first'}"
                               << "arrow";
    }

    void anOwnRuleThatIsABuiltInOneGivesTheSame()
    {
        QFETCH(QString, own);
        QFETCH(QString, builtIn);
        const std::vector<Cell> line = {10, 11, 20, 29};
        Puzzle puzzle = emptyBoard(9);
        puzzle.constraints = constraintOf(own, line);
        Puzzle usual = emptyBoard(9);
        usual.constraints = {{findVariant(builtIn.toStdString()), line}};
        for (Digit digit = 1; digit <= 9; ++digit)
            for (const Cell cell : line) {
                puzzle.givens = usual.givens = Grid(81);
                puzzle.givens.set(cell, digit);
                usual.givens.set(cell, digit);
                QCOMPARE(check(puzzle, {}, {}).verdict, check(usual, {}, {}).verdict);
            }
    }

    void aPairRuleHasADirectionUnlessItsDigitsCanBeExchanged_data()
    {
        QTest::addColumn<QString>("json");
        QTest::addColumn<bool>("isDirected");
        QTest::newRow("difference") << "{'rule':'|a - b| = 2'}" << false;
        QTest::newRow("smaller") << "{'rule':'a < b'}" << true;
        QTest::newRow("25 alone") << "{'rule':'a < 25'}" << true;
        QTest::newRow("0 alone") << "{'rule':'a > 0'}" << true;
        QTest::newRow("equal for 3") << "{'rule':'a - b = k - 3','number':true}" << true;
        QTest::newRow("sum") << "{'rule':'a + b = k','number':true}" << false;
    }

    void aPairRuleHasADirectionUnlessItsDigitsCanBeExchanged()
    {
        QFETCH(const QString, json);
        const OwnKindDefinition made = definition(json.toStdString());
        QTEST(ownKind(made)->isDirected, "isDirected");
    }

    void theSameDefinitionIsTheSameKind()
    {
        OwnKindDefinition one = definition("{'id':'same','rule':'a < b'}");
        const Variant *kind = ownKind(one);
        QCOMPARE(ownKind(one), kind);
        QCOMPARE(findOwnKind("same"), kind);
        QCOMPARE(*definitionOf(*kind), one);
        QVERIFY(!definitionOf(*findVariant("killer")));
        one.rule = "a <= b";
        const Variant *other = ownKind(one);
        QVERIFY(other != kind);
        QCOMPARE(std::string(other->id), std::string("same-2"));
        QCOMPARE(ownKind(one), other);
        QCOMPARE(ownKind(*definitionOf(*other)), other);
    }

    void idsStayShortEnoughToBeRead()
    {
        OwnKindDefinition one = definition("{'rule':'a < b'}");
        one.id = std::string(maxOwnId, 'x');
        OwnKindDefinition other = one;
        other.rule = "a > b";
        QVERIFY(ownKind(one) != ownKind(other));
        QCOMPARE(ownKind(other)->id.size(), maxOwnId);
        QVERIFY(!findProblem(*definitionOf(*ownKind(other))));
        QCOMPARE(ownKind(other), ownKind(other));
    }

    void problemsAreSaid_data()
    {
        QTest::addColumn<QString>("json");
        QTest::addColumn<int>("kind");
        const auto row = [](const char *json, Kind kind) {
            QTest::newRow(json) << json << static_cast<int>(kind);
        };
        row("{'id':'No Blank','rule':'a<b'}", Kind::BadId);
        row("{'id':'','rule':'a<b'}", Kind::BadId);
        row("{'id':'killer','rule':'a<b'}", Kind::TakenId);
        row("{'id':'white-dots','rule':'a<b','place':'dot'}", Kind::TakenId);
        row("{'name':'','rule':'a<b'}", Kind::NoName);
        row("{'rule':'a<c'}", Kind::BadRule);
        row("{'rule':''}", Kind::BadRule);
        row("{'form':'pattern','rule':'[1'}", Kind::BadRule);
        row("{'form':'running','rule':'s','start':'s','accept':'1'}", Kind::BadStart);
        row("{'form':'running','rule':'s','start':'0','accept':''}", Kind::BadAccept);
        row("{'form':'pattern','rule':'1','place':'cells'}", Kind::Unfit);
        row("{'rule':'a < b','place':'outside-diagonal'}", Kind::Unfit);
        row("{'rule':'a < b','look':'members'}", Kind::Unfit);
        row("{'form':'together','rule':'renban or moon'}", Kind::BadRule);
        row("{'rule':'a<b','place':'rows','number':true}", Kind::Unfit);
        row("{'rule':'a + b = k'}", Kind::NoNumber);
        row("{'form':'whole','rule':'sum = k','place':'rows'}", Kind::NoNumber);
        row("{'form':'running','rule':'s + 1','start':'0','accept':'s = k'}", Kind::NoNumber);
        row("{'rule':'a<b','place':'leap','leap':[0,0]}", Kind::Unfit);
        row("{'rule':'a<b','reading':'both'}", Kind::Unfit);
    }

    void problemsAreSaid()
    {
        QFETCH(QString, json);
        QFETCH(int, kind);
        const auto read = readDefinition(json.toStdString());
        QVERIFY(!read);
        QVERIFY(read.error().kindProblem);
        QCOMPARE(static_cast<int>(read.error().kindProblem->kind), kind);
    }

    void whatHasTooManyStatesIsRefused()
    {
        const auto large =
            constraintOf("{'form':'whole','rule':'product = sum * first','place':'cells'}",
                         {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19});
        const auto problem = findProblem(defaultGeometry(25), large.front());
        QVERIFY(problem);
        QCOMPARE(problem->kind, ConstraintProblem::Kind::TooLarge);
    }

    void aLineShowsItsFirstCellWhereThatMatters_data()
    {
        QTest::addColumn<QString>("json");
        QTest::addColumn<bool>("hasDot");
        QTest::newRow("either way") << "{'rule':'|a - b| > 2'}" << false;
        QTest::newRow("rising") << "{'rule':'a < b'}" << true;
        QTest::newRow("rising, dashes") << "{'rule':'a < b','look':'dashes'}" << true;
        QTest::newRow("sum") << "{'rule':'sum = 10','form':'whole'}" << false;
        QTest::newRow("letters") << "{'rule':'2*a+b-c=10','form':'whole'}" << true;
        QTest::newRow("pattern") << "{'rule':'[12]*','form':'pattern'}" << true;
        QTest::newRow("pattern, either end")
            << "{'rule':'[12]*','form':'pattern','reading':'either'}" << false;
        QTest::newRow("combined") << "{'rule':'renban or whispers','form':'together'}" << false;
        QTest::newRow("combined, rising") << "{'rule':'renban or thermometer','form':'together'}" << true;
        QTest::newRow("combined, some cells") << "{'rule':'renban[1-2]','form':'together'}" << true;
    }

    void aLineShowsItsFirstCellWhereThatMatters()
    {
        QFETCH(const QString, json);
        QFETCH(const bool, hasDot);
        const Constraint line = constraintOf(json, {0, 1, 2}).front();
        const auto marks = line.variant->marksOf(defaultGeometry(9), line);
        QCOMPARE(std::get<Line>(marks.at(0)).look.ends == LineLook::Ends::Dot, hasDot);
        QCOMPARE(hasFirstCell(*definitionOf(*line.variant)), hasDot);
    }

    void looksAreDrawn()
    {
        const Geometry nine = defaultGeometry(9);
        const auto marksOf = [&](const char *json, const std::vector<Cell> &cells,
                                 const std::vector<int> &numbers) {
            const Constraint constraint = constraintOf(json, cells, numbers).front();
            return constraint.variant->marksOf(nine, constraint);
        };
        const auto line = marksOf("{'rule':'a < b','colour':'#123456'}", {0, 1, 2}, {});
        QCOMPARE(std::get<Line>(line.at(0)).look.ink.light.rgb, 0x123456);
        QCOMPARE(
            std::get<Line>(marksOf("{'rule':'a < b','place':'loop'}", {0, 1, 10}, {}).at(0)).cells.size(),
            std::size_t(4));
        const auto cage = marksOf(
            "{'form':'whole','rule':'sum > k','place':'cells','look':'cage','number':true}", {0, 1}, {7});
        QVERIFY(std::holds_alternative<Outline>(cage.at(0)));
        QCOMPARE(std::get<Label>(cage.at(1)).text, std::string("7"));
        const auto dot =
            marksOf("{'rule':'a > b','place':'dot','look':'sign','sign':'!','number':false}", {0, 1}, {});
        QCOMPARE(std::get<Token>(dot.at(0)).text, std::string("!"));
        QVERIFY(marksOf("{'rule':'a != b','place':'touching'}", {}, {}).empty());
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestOwnKind)

} // namespace sudoku::tst_ownkind

#include "tst_ownkind.moc"
