// Covers ui/pictures: boardtones, broadline, cellshades, diagonalfinder, parityfinder, shadefinder
// Covers ui/pictures: thermometerfinder

#include "ui/pictures/rulefinders.h"

#include "core/formats/text/constrainttext.h"
#include "tests/sampling.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/ui/pictures/drawnrules.h"
#include "tests/ui/pictures/photographs.h"
#include "ui/pictures/boardfinder.h"

#include <QGuiApplication>

#include <functional>

namespace sudoku::tst_rulefinders {

using Cells = std::vector<Cell>;
using Is = std::function<bool(int row, int column)>;

Cells cellsWhere(const Geometry &geometry, const Is &is)
{
    Cells cells;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        if (is(geometry.rowOf(cell), geometry.columnOf(cell)))
            cells.push_back(cell);
    return cells;
}

QString text(const Geometry &geometry, const std::vector<RuleReading> &rules)
{
    QStringList texts;
    for (const RuleReading &rule : rules)
        texts +=
            QString::fromStdString(constraintText(geometry, rule.constraint)) + (rule.isDoubtful ? "?" : "");
    texts.sort();
    return texts.join("; ");
}

QString rulesOf(const DrawnBoard &board)
{
    return text(board.geometry(), rulesOn(board.look()).rules);
}

/// Finders of rules, on boards that are drawn here.
class TestRuleFinders : public QObject
{
    Q_OBJECT

private slots:
    /// What our own program draws is found in a photograph of it.
    void ourOwnRulesAreFound_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<QStringList>("rules");
        QTest::newRow("none") << 9 << QStringList();
        QTest::newRow("X") << 9 << QStringList{"anti-diagonal", "diagonal"};
        QTest::newRow("a diagonal") << 6 << QStringList{"diagonal"};
        QTest::newRow("windows") << 9 << QStringList{"windoku"};
        QTest::newRow("thermometer") << 9 << QStringList{"thermometer r1c1 r1c2 r2c3 r3c3 r4c2"};
        QTest::newRow("thermometers")
            << 9 << QStringList{"thermometer r5c4 r5c5 r5c6", "thermometer r9c9 r8c8"};
        QTest::newRow("from one bulb")
            << 9 << QStringList{"thermometer r5c5 r4c4 r4c3", "thermometer r5c5 r5c6 r5c7"};
        QTest::newRow("thermometer and a diagonal")
            << 9 << QStringList{"anti-diagonal", "thermometer r3c3 r3c4 r4c5"};
        QTest::newRow("windows, 16x16") << 16 << QStringList{"windoku"};
        QTest::newRow("odd") << 9 << QStringList{"odd r1c1 r2c4 r5c5 r9c8"};
        QTest::newRow("even") << 9 << QStringList{"even r1c1 r2c4 r5c5 r9c8"};
        QTest::newRow("odd and even") << 9 << QStringList{"even r3c1 r3c2 r7c7", "odd r1c1 r2c4 r5c5 r9c8"};
        QTest::newRow("odd and even, 12x12")
            << 12 << QStringList{"even r3c1 r3c2 r10c12", "odd r1c1 r2c4 r5c5 r9c8"};
    }

    void ourOwnRulesAreFound()
    {
        if (!isTried(m_pictures++, 3))
            QSKIP("many pictures take too long with sanitizers");
        QFETCH(int, size);
        QFETCH(QStringList, rules);
        Puzzle puzzle = emptyBoard(size);
        for (const QString &rule : rules)
            puzzle.constraints.push_back(*readConstraint(puzzle.geometry, rule.toStdString()));
        for (Cell cell = 0; cell < puzzle.geometry.cellCount(); cell += 7)
            puzzle.givens.set(cell, 1 + cell % size);
        for (const Photograph &how :
             {Photograph{.boardSide = size * 60}, Photograph{.boardSide = size * 60, .isInverted = true},
              Photograph{
                  .boardSide = size * 60, .degrees = 12, .blur = 0.5, .noise = 12, .isShaded = true}}) {
            const QImage picture =
                photographOf(Board(puzzle), how).convertToFormat(QImage::Format_Grayscale8);
            const FoundBoards found = findBoards(picture);
            QCOMPARE(found.boards.size(), std::size_t(1));
            BoardTones tones(picture, found.picture.tone(), found.boards.front().map);
            std::vector<CellShade> shades = cellShades(tones);
            const FoundRules read = rulesOn({puzzle.geometry, std::move(tones), std::move(shades)});
            QCOMPARE(text(puzzle.geometry, read.rules), rules.join("; "));
        }
    }

    /// Shades of whole cells are a rule in few patterns. Others may be one that is not read.
    void shadedCells_data()
    {
        QTest::addColumn<Is>("is");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<int>("unread"); // cells
        const auto box = [](int row, int column) { return row / 3 + column / 3; };
        const auto isInWindow = [](int row, int column) { return row % 4 != 0 && column % 4 != 0; };
        QTest::newRow("windows") << Is(isInWindow) << "windoku" << 0;
        QTest::newRow("a window is missing")
            << Is([=](int row, int column) { return isInWindow(row, column) && row + column < 12; }) << ""
            << 30;
        QTest::newRow("windows and another cell")
            << Is([=](int row, int column) { return isInWindow(row, column) || row + column == 0; }) << ""
            << 37;
        QTest::newRow("diagonals") << Is(
            [](int row, int column) { return row == column || row + column == 8; })
                                   << "anti-diagonal; diagonal" << 0;
        QTest::newRow("a diagonal") << Is([](int row, int column) { return row == column; }) << "diagonal"
                                    << 0;
        QTest::newRow("every second box")
            << Is([=](int row, int column) { return box(row, column) % 2 == 1; }) << "" << 36;
        QTest::newRow("stripes") << Is([](int row, int) { return row % 2 == 1; }) << "" << 36;
        QTest::newRow("a row, a column and a box")
            << Is([](int row, int column) { return row == 1 || column == 1 || (row < 3 && column < 3); })
            << "" << 21;
        QTest::newRow("every fifth cell")
            << Is([](int row, int column) { return (row * 9 + column) % 5 == 0; }) << "" << 17;
    }

    void shadedCells()
    {
        QFETCH(Is, is);
        QFETCH(QString, rules);
        QFETCH(int, unread);
        DrawnBoard board;
        board.shade(cellsWhere(board.geometry(), is));
        QCOMPARE(rulesOf(board), rules);
        QCOMPARE(rulesOn(board.look()).unreadShades, unread);
    }

    void colouredRegionsAreNoRule()
    {
        DrawnBoard board;
        for (int box = 0; box < 9; ++box)
            board.shade(cellsWhere(board.geometry(),
                                   [box](int row, int column) { return row / 3 * 3 + column / 3 == box; }),
                        QColor::fromHsv(box * 40, 40, 245));
        QCOMPARE(rulesOf(board), QString());
    }

    void discsAreOddAndSquaresEven()
    {
        for (const double width : {0.7, 0.75, 0.8, 0.85}) {
            DrawnBoard both;
            both.circles({0, 40, 80}, width).squares({1, 30}, width);
            QCOMPARE(rulesOf(both), QString("even r1c2 r4c4; odd r1c1 r5c5 r9c9"));
            QCOMPARE(rulesOn(both.look()).unreadShades, 0);
            QCOMPARE(rulesOf(DrawnBoard().squares({1, 30, 42}, width)), QString("even r1c2 r4c4 r5c7"));
        }
    }

    /// One or two may mark cells that a player has selected.
    void fewDiscsAreDoubtful()
    {
        QCOMPARE(rulesOf(DrawnBoard().circles({40})), QString("odd r5c5?"));
        QCOMPARE(rulesOf(DrawnBoard().circles({40}).squares({41})), QString("even r5c6?; odd r5c5?"));
    }

    /// What has no form that is known, like this ring, may be a disc or a square.
    void aGreyCellWithoutFormMakesDiscsDoubtful()
    {
        DrawnBoard board;
        board.circles({0, 30, 40, 80});
        board.draw([&](QPainter &painter) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(Qt::white);
            painter.drawEllipse(board.middleOf(30), 12, 12);
        });
        QCOMPARE(rulesOf(board), QString("odd r1c1 r5c5 r9c9?"));
        QCOMPARE(rulesOf(DrawnBoard().circles({0, 40, 80}).shade({30})), QString("odd r1c1 r5c5 r9c9?"));
    }

    /// As many other grey cells are shadows.
    void discsAmongShadowsAreNoRule()
    {
        QCOMPARE(rulesOf(DrawnBoard().circles({0, 40, 80}).shade({3, 30, 31, 50})), QString());
        QCOMPARE(rulesOf(DrawnBoard().circles({40}).shade({30})), QString());
    }

    /// No row has so many odd or even digits.
    void tooManyDiscsAreNoRule()
    {
        DrawnBoard discs, squares;
        discs.circles({0, 1, 2, 3, 4, 5});
        squares.squares({0, 1, 2, 3, 4});
        QCOMPARE(rulesOf(discs), QString());
        QCOMPARE(rulesOn(discs.look()).unreadShades, 6);
        QCOMPARE(rulesOf(squares), QString());
    }

    /// Shaded cells are the even digits of a solution where they are as many as these in all houses, and the
    /// odd ones where these are. Where both are as many, or not all are shaded, it is a guess.
    void shadedParity_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<Is>("is");
        QTest::addColumn<QString>("rules");
        QTest::addColumn<QString>("guesses");
        const auto digit = [](int row, int column) { return (row * 3 + row / 3 + column) % 9; };
        const auto digit6 = [](int row, int column) { return (row * 3 + row / 2 + column) % 6; };
        const Is isEven = [=](int row, int column) { return digit(row, column) % 2 == 1; };
        const Is isEven6 = [=](int row, int column) { return digit6(row, column) < 3; };
        const auto names = [](int size, const Is &is) {
            const Geometry geometry = defaultGeometry(size);
            const Constraint rule{findVariant("even"), cellsWhere(geometry, is)};
            return QString::fromStdString(constraintText(geometry, rule)).mid(QString("even").size());
        };
        const Is isOdd = [=](int row, int column) { return !isEven(row, column); };
        const Is isSome = [=](int row, int column) { return isEven(row, column) && column % 3 != row % 3; };
        QTest::newRow("all even") << 9 << isEven << "even" + names(9, isEven) << "";
        QTest::newRow("all odd") << 9 << isOdd << "odd" + names(9, isOdd) << "";
        QTest::newRow("half of them") << 6 << isEven6 << ""
                                      << "even" + names(6, isEven6) + "; odd" + names(6, isEven6);
        QTest::newRow("some") << 9 << isSome << ""
                              << "even" + names(9, isSome) + "?; odd" + names(9, isSome) + "?";
        QTest::newRow("a chessboard")
            << 6 << Is([](int row, int column) { return (row + column) % 2 == 0; }) << ""
            << "";
        const Is isOneMore = [=](int row, int column) { return isEven(row, column) || row + column == 0; };
        QTest::newRow("a cell too many") << 9 << isOneMore << ""
                                         << "odd" + names(9, isOneMore) + "?";
        QTest::newRow("two cells") << 9 << Is([](int row, int column) { return row == 4 && column < 2; })
                                   << ""
                                   << "";
    }

    void shadedParity()
    {
        QFETCH(int, size);
        QFETCH(Is, is);
        QFETCH(QString, rules);
        QFETCH(QString, guesses);
        DrawnBoard board(size);
        board.shade(cellsWhere(board.geometry(), is));
        const FoundRules found = rulesOn(board.look());
        QCOMPARE(text(board.geometry(), found.rules), rules);
        QCOMPARE(text(board.geometry(), found.guesses), guesses);
    }

    /// On photographs shades lie together in corners, and light is not even.
    void faintShadesInACornerAreSeen()
    {
        const QColor faint(0xe6e6e6);
        const auto isShaded = [](int row, int column) { return row < 3 && column < 4; };
        DrawnBoard board;
        board.shade(cellsWhere(board.geometry(), isShaded), faint);
        board.shade(cellsWhere(board.geometry(), [](int row, int column) { return row > 4 && column > 3; }),
                    faint);
        QCOMPARE(rulesOn(board.look()).unreadShades, 12 + 20);
    }

    void ringsAndArrowsAreNoRule()
    {
        const auto drawRing = [](QPainter &painter) {
            painter.setPen(QPen(QColor(0x808080), 4));
            painter.drawEllipse(QPointF(96, 96), 26, 26);
            painter.drawLine(115, 115, 300, 300);
        };
        QCOMPARE(rulesOf(DrawnBoard().draw(drawRing)), QString());
    }

    void thermometers_data()
    {
        QTest::addColumn<Cells>("way");
        QTest::newRow("straight") << Cells{0, 1, 2, 3};
        QTest::newRow("slanted") << Cells{0, 10, 20, 30};
        QTest::newRow("upwards") << Cells{80, 71, 62, 52};
        QTest::newRow("with a sharp bend") << Cells{40, 30, 31, 22};
        QTest::newRow("around a square") << Cells{40, 41, 50, 49};
    }

    void thermometers()
    {
        QFETCH(Cells, way);
        const Constraint rule{findVariant("thermometer"), way};
        const QString expected = QString::fromStdString(constraintText(defaultGeometry(9), rule));
        for (const double width : {0.25, 0.33})
            for (const double bulb : {0.7, 0.85})
                QCOMPARE(rulesOf(DrawnBoard().line(way, width).circles({way.front()}, bulb)), expected);
    }

    void linesWithoutBulbAreNoThermometers()
    {
        QCOMPARE(rulesOf(DrawnBoard().line({0, 1, 2, 12})), QString());
    }

    void twoBulbsAreDoubtful()
    {
        QCOMPARE(rulesOf(DrawnBoard().line({0, 1, 2}).circles({0, 2})),
                 QString("thermometer r1c1 r1c2 r1c3?"));
    }

    /// A line that ends between two cells is not understood.
    void brokenLinesAreDoubtful()
    {
        DrawnBoard board;
        board.line({0, 1, 2, 3}).circles({0});
        board.draw([](QPainter &painter) { painter.fillRect(192, 0, 16, 64, Qt::white); });
        QCOMPARE(rulesOf(board), QString("thermometer r1c1 r1c2 r1c3?"));
    }

    /// Of one of these bulbs no line was found.
    void aBulbAloneIsDoubtful()
    {
        QCOMPARE(rulesOf(DrawnBoard().line({0, 1, 2}).circles({0, 40})),
                 QString("odd r5c5?; thermometer r1c1 r1c2 r1c3?"));
    }

    void dashedDiagonalsAreFound()
    {
        const auto drawDashes = [](QPainter &painter) {
            painter.setPen(QPen(QColor(0x707070), 1.5, Qt::DashLine));
            painter.drawLine(0, 0, 9 * DrawnBoard::side, 9 * DrawnBoard::side);
        };
        QCOMPARE(rulesOf(DrawnBoard().draw(drawDashes)), QString("diagonal"));
    }

    void shortLinesAreNoDiagonals()
    {
        const auto drawLine = [](QPainter &painter) {
            painter.setPen(QPen(Qt::black, 2));
            painter.drawLine(0, 0, 6 * DrawnBoard::side, 6 * DrawnBoard::side);
        };
        QCOMPARE(rulesOf(DrawnBoard().draw(drawLine)), QString());
    }

private:
    int m_pictures = 0;
};

ADD_TEST(QGuiApplication, TestRuleFinders)

} // namespace sudoku::tst_rulefinders

#include "tst_rulefinders.moc"
