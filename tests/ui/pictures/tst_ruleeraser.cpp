// Covers ui/pictures: shapeeraser

#include "ui/pictures/ruleeraser.h"

#include "core/formats/text/constrainttext.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/ui/pictures/photographs.h"
#include "ui/pictures/boardfinder.h"
#include "ui/pictures/cellcutter.h"
#include "ui/pictures/rulefinders.h"

#include <QGuiApplication>

#include <numeric>

namespace sudoku::tst_ruleeraser {

/// Returns the mean ink inside a cell.
double inkIn(const CellImage &cell)
{
    constexpr int from = 8, to = cellImageSide - 8;
    int sum = 0;
    for (int y = from; y < to; ++y)
        sum += std::accumulate(cell.begin() + y * cellImageSide + from, cell.begin() + y * cellImageSide + to,
                               0);
    return double(sum) / ((to - from) * (to - from));
}

struct Cut
{
    std::vector<CellImage> cells;
    BoardLook look;
};

Cut cutOf(const Puzzle &puzzle)
{
    const QImage picture = photographOf(Board(puzzle)).convertToFormat(QImage::Format_Grayscale8);
    const FoundBoards found = findBoards(picture);
    const GridFit &board = found.boards.front();
    const GridMap &map = board.map;
    BoardTones tones(picture, found.picture.tone(), map);
    std::vector<CellShade> shades = cellShades(tones);
    return {
        cutCells(picture, found.picture.tone(), map, board.isExact ? InkScale::EachCell : InkScale::Board),
        {puzzle.geometry, std::move(tones), std::move(shades)}};
}

/// What is drawn behind digits is removed from the pictures of cells.
class TestRuleEraser : public QObject
{
    Q_OBJECT

private slots:
    void onlyDigitsAreLeft_data()
    {
        QTest::addColumn<QStringList>("rules");
        QTest::newRow("diagonals") << QStringList{"diagonal", "anti-diagonal"};
        QTest::newRow("a diagonal") << QStringList{"anti-diagonal"};
        QTest::newRow("thermometers")
            << QStringList{"thermometer r1c1 r1c2 r2c3 r3c3 r4c4", "thermometer r9c9 r9c8 r8c8"};
        QTest::newRow("windows") << QStringList{"windoku"};
        QTest::newRow("odd and even") << QStringList{"odd r1c1 r2c2 r3c5 r6c6", "even r5c5 r9c1 r9c2"};
    }

    void onlyDigitsAreLeft()
    {
        QFETCH(QStringList, rules);
        Puzzle plain = emptyBoard(9);
        for (const Cell cell : {0, 10, 40, 50, 72, 80})
            plain.givens.set(cell, 8);
        Puzzle ruled = plain;
        for (const QString &rule : rules)
            ruled.constraints.push_back(*readConstraint(ruled.geometry, rule.toStdString()));
        const Cut expected = cutOf(plain);
        Cut cut = cutOf(ruled);
        eraseRules(cut.cells, cut.look, rulesOn(cut.look));
        for (Cell cell = 0; cell < plain.geometry.cellCount(); ++cell) {
            const double digit = inkIn(expected.cells[cell]), left = inkIn(cut.cells[cell]);
            QVERIFY2(std::abs(left - digit) < (digit > 10 ? 0.35 * digit : 6),
                     qPrintable(QString("%1: %2 instead of %3")
                                    .arg(QString::fromStdString(plain.geometry.cellName(cell)))
                                    .arg(left)
                                    .arg(digit)));
        }
    }
};

ADD_TEST(QGuiApplication, TestRuleEraser)

} // namespace sudoku::tst_ruleeraser

#include "tst_ruleeraser.moc"
