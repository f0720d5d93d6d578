#include <QTest>

#include "tests/puzzles.h"
#include "tests/testprogram.h"

#include "core/transform/drawnrules.h"

#include <algorithm>
#include <iterator>
#include <string>

namespace sudoku::tst_drawnrules {

Drawing cage(std::vector<Cell> cells, std::string text, std::string name = {})
{
    return {.kind = Drawing::Kind::Cage,
            .cells = std::move(cells),
            .text = std::move(text),
            .name = std::move(name)};
}

Drawing line(std::vector<BoardPoint> points, std::uint32_t colour = 0xff0000ff)
{
    return {.kind = Drawing::Kind::Line, .points = std::move(points), .width = 0.2, .edge = {colour}};
}

Board withDrawings(std::vector<Drawing> drawings, int size = 9)
{
    Board board(emptyBoard(size));
    board.info.drawings = std::move(drawings);
    return board;
}

/// "0 1 2 = 12; 3 4": the cells of each rule and its numbers.
std::string text(const DrawnRules &rules)
{
    std::string all;
    for (const Constraint &constraint : rules.constraints) {
        all += all.empty() ? "" : "; ";
        for (const Cell cell : constraint.cells)
            all += (all.empty() || all.back() == ' ' ? "" : " ") + std::to_string(cell);
        for (const int number : constraint.numbers)
            all += " = " + std::to_string(number);
    }
    return all;
}

class TestDrawnRules : public QObject
{
    Q_OBJECT

private slots:
    void drawingsThatLookAlikeAreTogether()
    {
        const std::vector<Drawing> drawings{line({{0.5, 0.5}, {1.5, 0.5}}),
                                            cage({0, 1}, "3", "mod 5"),
                                            line({{0.5, 1.5}, {1.5, 1.5}}, 0x00ff00ff),
                                            {.kind = Drawing::Kind::Text, .points = {{1, 1}}, .text = "x"},
                                            line({{0.5, 2.5}, {1.5, 2.5}}),
                                            cage({2, 3}, "4"),
                                            cage({4, 5}, "", "mod 5")};
        const std::vector<DrawnGroup> groups = drawnGroups(drawings);
        std::vector<std::vector<std::size_t>> indices;
        std::ranges::transform(groups, std::back_inserter(indices), &DrawnGroup::drawings);
        QVERIFY(indices == (std::vector<std::vector<std::size_t>>{{0, 4}, {1, 6}, {2}, {5}}));
        QCOMPARE(groups[1].name, std::string("mod 5"));
        QVERIFY(groups[2].edge == Rgba{0x00ff00ff});
    }

    void numbersAreInTheTextOfACage_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<QString>("said");
        QTest::addColumn<QString>("rule");
        QTest::newRow("a number") << "killer"
                                  << "12"
                                  << "0 1 = 12";
        QTest::newRow("with a sign") << "product-cage"
                                     << "12x"
                                     << "0 1 = 12";
        QTest::newRow("a sign before it") << "sum-cage"
                                          << "= 7"
                                          << "0 1 = 7";
        QTest::newRow("none") << "killer"
                              << ""
                              << "0 1";
        QTest::newRow("a word") << "extra-region"
                                << "mod"
                                << "0 1";
        QTest::newRow("two numbers") << "look-and-say"
                                     << "23 5"
                                     << "0 1 = 23 = 5";
        QTest::newRow("a number that would be lost") << "extra-region"
                                                     << "12"
                                                     << "";
        QTest::newRow("a word") << "product-cage"
                                << "abc"
                                << "";
        QTest::newRow("a sign of a kind without numbers") << "equality-cage"
                                                          << "="
                                                          << "0 1";
        QTest::newRow("one too many") << "killer"
                                      << "1/2"
                                      << "";
        QTest::newRow("one too large") << "killer"
                                       << "99999999999999999999"
                                       << "";
        QTest::newRow("one that is impossible") << "killer"
                                                << "40"
                                                << "";
        QTest::newRow("a rule for the whole board") << "anti-taxicab"
                                                    << ""
                                                    << "";
    }

    void numbersAreInTheTextOfACage()
    {
        QFETCH(const QString, kind);
        QFETCH(const QString, said);
        QFETCH(const QString, rule);
        const Board board = withDrawings({cage({0, 1}, said.toStdString())});
        const DrawnRules rules =
            drawnRules(board, drawnGroups(board.info.drawings).front(), *findVariant(kind.toStdString()));
        QCOMPARE(QString::fromStdString(text(rules)), rule);
        QCOMPARE(rules.staying.size(), rule.isEmpty() ? 1U : 0U);
    }

    void linesLeadFromCellToCell_data()
    {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<std::vector<BoardPoint>>("points");
        QTest::addColumn<QString>("cells");
        using Points = std::vector<BoardPoint>;
        QTest::newRow("cells between corners")
            << "renban" << Points{{0.5, 0.5}, {2.5, 0.5}, {4.5, 2.5}} << "0 1 2 12 22";
        QTest::newRow("backwards") << "thermometer" << Points{{2.5, 1.5}, {0.5, 1.5}} << "11 10 9";
        QTest::newRow("drawn by hand") << "whispers" << Points{{0.4, 0.6}, {1.55, 0.5}} << "0 1";
        QTest::newRow("a point twice") << "whispers" << Points{{0.5, 0.5}, {0.5, 0.5}, {1.5, 0.5}} << "0 1";
        QTest::newRow("a loop") << "palindrome"
                                << Points{{0.5, 0.5}, {1.5, 0.5}, {1.5, 1.5}, {0.5, 1.5}, {0.5, 0.5}}
                                << "0 1 10 9 0";
        QTest::newRow("a loop as a group")
            << "extra-region" << Points{{0.5, 0.5}, {1.5, 0.5}, {1.5, 1.5}, {0.5, 1.5}, {0.5, 0.5}}
            << "0 1 9 10";
        QTest::newRow("two cells") << "white-dot" << Points{{0.5, 0.5}, {0.5, 1.5}} << "0 9";
        QTest::newRow("a knight's move") << "renban" << Points{{0.5, 0.5}, {1.5, 2.5}} << "";
        QTest::newRow("between cells") << "renban" << Points{{1, 0.5}, {1, 1.5}} << "";
        QTest::newRow("beside the board") << "renban" << Points{{-0.5, 0.5}, {1.5, 0.5}} << "";
        QTest::newRow("beyond it") << "renban" << Points{{7.5, 0.5}, {9.5, 0.5}} << "";
        QTest::newRow("nowhere") << "renban" << Points{} << "";
        QTest::newRow("far away") << "renban" << Points{{1e300, 0.5}, {0.5, 0.5}} << "";
    }

    void linesLeadFromCellToCell()
    {
        QFETCH(const QString, kind);
        QFETCH(const std::vector<BoardPoint>, points);
        QFETCH(const QString, cells);
        const Board board = withDrawings({line(points)});
        const DrawnRules rules =
            drawnRules(board, drawnGroups(board.info.drawings).front(), *findVariant(kind.toStdString()));
        QCOMPARE(QString::fromStdString(text(rules)), cells);
    }

    void theFirstReasonIsToldWhyDrawingsStay()
    {
        const Board board = withDrawings({cage({0, 1}, "3"), cage({2, 3}, "99"), cage({4, 5}, "1")});
        const DrawnRules rules =
            drawnRules(board, drawnGroups(board.info.drawings).front(), *findVariant("killer"));
        QCOMPARE(text(rules), std::string("0 1 = 3"));
        QVERIFY(rules.staying == (std::vector<std::size_t>{1, 2}));
        QVERIFY(rules.problem && rules.problem->kind == ConstraintProblem::Kind::NumberRange);
        const Board between = withDrawings({line({{1, 1}, {2, 2}})});
        QVERIFY(
            !drawnRules(between, drawnGroups(between.info.drawings).front(), *findVariant("renban")).problem);
    }

    void drawingsThatBecameRulesGo()
    {
        Board board = withDrawings({cage({0, 1}, "3"), line({{0.5, 0.5}, {1.5, 0.5}}), cage({2, 3}, "99"),
                                    cage({1, 0}, "3"), cage({4, 5}, "9")});
        const Variant *killer = findVariant("killer");
        board.puzzle.constraints = {{killer, {4, 5}, {9}}};
        const DrawnRules rules = drawnRules(board, drawnGroups(board.info.drawings).front(), *killer);
        const Board after = withDrawnRules(board, rules);
        QVERIFY(after.puzzle.constraints
                == (std::vector<Constraint>{{killer, {4, 5}, {9}}, {killer, {0, 1}, {3}}}));
        QCOMPARE(after.info.drawings.size(), 2U);
        QVERIFY(after.info.drawings[0] == board.info.drawings[1]);
        QVERIFY(after.info.drawings[1] == board.info.drawings[2]);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestDrawnRules)

} // namespace sudoku::tst_drawnrules

#include "tst_drawnrules.moc"
