#include <QTest>

#include "core/formats/boardremarks.h"
#include "core/formats/text/shownrules.h"
#include "core/variants/own/ownkind.h"
#include "core/variants/variant.h"
#include "tests/testprogram.h"

namespace sudoku::tst_shownrules {

Drawing line(std::vector<BoardPoint> points)
{
    return {.kind = Drawing::Kind::Line, .points = std::move(points), .name = "a line"};
}

Drawing cage(std::vector<Cell> cells)
{
    return {.kind = Drawing::Kind::Cage, .cells = std::move(cells), .name = "a cage"};
}

const Variant *kind(OwnLook look)
{
    OwnKindDefinition definition{.id = "shown", .name = "Shown", .rule = "a != b"};
    definition.place = OwnPlace::Chain;
    definition.look = look;
    return ownKind(definition);
}

class TestShownRules : public QObject
{
    Q_OBJECT

private slots:
    void drawingsOfRulesWithoutALook_data()
    {
        QTest::addColumn<Drawing>("drawing");
        QTest::addColumn<bool>("isShown");
        const auto row = [](const char *name, Drawing drawing, bool isShown) {
            QTest::newRow(name) << std::move(drawing) << isShown;
        };
        row("along it", line({{0.5, 0.5}, {1.5, 0.5}, {1.5, 1.5}}), true);
        row("backwards, over two rules", line({{2.5, 1.5}, {1.5, 1.5}, {1.5, 0.5}}), true);
        row("a part", line({{0.5, 0.5}, {1.5, 0.5}}), true);
        row("further", line({{0.5, 0.5}, {1.5, 0.5}, {2.5, 0.5}}), false);
        row("leaving out a cell", line({{0.5, 0.5}, {1.5, 1.5}}), false);
        row("between cells", line({{0.5, 0.5}, {1.0, 0.5}}), false);
        row("a point", line({{0.5, 0.5}}), false);
        row("beside the board", line({{-0.5, 0.5}, {0.5, 0.5}}), false);
        row("a cage around it", cage({0, 1, 5}), true);
        row("another cage", cage({0, 1}), false);
        row("a shape", {.kind = Drawing::Kind::Ellipse, .points = {{0.5, 0.5}}}, false);
    }

    void drawingsOfRulesWithoutALook()
    {
        QFETCH(const Drawing, drawing);
        QFETCH(const bool, isShown);
        Puzzle puzzle(Geometry::withBoxes({2, 2}));
        puzzle.constraints = {{kind(OwnLook::Nothing), {0, 1, 5}}, {kind(OwnLook::Nothing), {5, 6}}};
        QCOMPARE(showsRules(puzzle, drawing), isShown);
        Board board(puzzle);
        board.info.drawings = {drawing};
        QCOMPARE(remarksOn(board).empty(), isShown);
        puzzle.constraints = {{kind(OwnLook::Dashes), {0, 1, 5}}, {findVariant("renban"), {5, 6}}};
        QVERIFY(!showsRules(puzzle, drawing)); // these are drawn
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestShownRules)

} // namespace sudoku::tst_shownrules

#include "tst_shownrules.moc"
