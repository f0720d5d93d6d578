#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/paint/boardlayout.h"

#include <cmath>

namespace sudoku::tst_boardlayout {

const QRectF areas[] = {{0, 0, 300, 300}, {6, 6, 559, 731}, {0, 0, 1021, 640}, {3.5, 7.25, 444.4, 500}};

bool isWhole(qreal length, qreal pixelRatio)
{
    const qreal pixels = length * pixelRatio;
    return std::abs(pixels - std::round(pixels)) < 1e-6;
}

/// A hair's breadth more, for sums of floating point numbers.
bool encloses(const QRectF &outer, const QRectF &inner)
{
    return outer.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(inner);
}

class TestBoardLayout : public QObject
{
    Q_OBJECT

    static void addLayouts(const std::vector<qreal> &pixelRatios)
    {
        QTest::addColumn<BoardLayout>("layout");
        QTest::addColumn<QRectF>("area");
        for (int size = 4; size <= 25; ++size)
            for (const QRectF &area : areas)
                for (const qreal ratio : pixelRatios)
                    for (const bool hasCoordinates : {false, true})
                        QTest::addRow("%d in %gx%g at %g%s", size, area.width(), area.height(), ratio,
                                      hasCoordinates ? " with coordinates" : "")
                            << BoardLayout(defaultGeometry(size), area, {hasCoordinates, ratio}) << area;
    }

private slots:
    void linesMayHaveWidthsOfTheirOwn()
    {
        const auto widths = [](qreal thin, qreal thick) {
            const BoardLayout layout(defaultGeometry(9), {0, 0, 9000, 9000},
                                     {.millimetre = 100, .thinLine = thin, .thickLine = thick});
            return QPointF(layout.thinLine(), layout.thickLine());
        };
        QCOMPARE(widths(26, 70), QPointF(26, 70));
        QCOMPARE(widths(26, 0).x(), 26.0);
        QVERIFY(widths(26, 0).y() > 50);
        QCOMPARE(widths(0, 70).y(), 70.0);
        QVERIFY(widths(5000, 5000).y() < 200); // digits have room
    }

    void aBoardMayHaveAnExactSize_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<bool>("hasPixels");
        for (int size = 4; size <= 25; ++size)
            for (const bool hasPixels : {false, true})
                QTest::addRow("%d %s", size, hasPixels ? "with pixels" : "on paper") << size << hasPixels;
    }

    /// From outer edge to outer edge of the frame, with and without texts outside.
    void aBoardMayHaveAnExactSize()
    {
        QFETCH(int, size);
        QFETCH(bool, hasPixels);
        for (const qreal side : {331.0, 1063.0, 4500.0, 9999.0})
            for (const OutsideRoom &room :
                 {OutsideRoom(), OutsideRoom{2, 0, 1, 0}, OutsideRoom::onAllSides()}) {
                const BoardLayout layout = BoardLayout::ofBoard(
                    defaultGeometry(size), side,
                    {.pixelRatio = hasPixels ? 1.0 : 0.0, .outside = room, .millimetre = side / 45});
                const qreal frame = layout.frameLine() - layout.snapped(layout.thickLine() / 2);
                const QRectF outer = layout.board().adjusted(-frame, -frame, frame, frame);
                QVERIFY2(std::abs(outer.width() - side) < 1e-6, qPrintable(QString::number(outer.width())));
                QCOMPARE(layout.whole().width() > side + 1, room.left > 0);
                QVERIFY(encloses(layout.whole(), outer));
                for (Cell cell = 0; hasPixels && cell < size * size; ++cell) {
                    const QRectF rect = layout.cellRect(cell);
                    QVERIFY(isWhole(rect.left(), 1) && isWhole(rect.width(), 1) && isWhole(rect.height(), 1));
                    QVERIFY(std::abs(rect.width() - layout.cellSize()) <= 1);
                }
                QVERIFY(std::abs(layout.cellRect(size * size - 1).right() - layout.board().right()) < 1e-6);
            }
    }

    void cellsTileTheBoard_data() { addLayouts({0, 1, 1.5, 2}); }

    void cellsTileTheBoard()
    {
        QFETCH(BoardLayout, layout);
        const Geometry &geometry = layout.geometry();
        const QRectF board = layout.board();
        const qreal side = layout.cellSize();
        QVERIFY(side > 0);
        QCOMPARE(board.width(), side * geometry.size());
        QCOMPARE(board.height(), side * geometry.size());
        for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
            const QPointF offset(geometry.columnOf(cell) * side, geometry.rowOf(cell) * side);
            QCOMPARE(layout.cellRect(cell), QRectF(board.topLeft() + offset, QSizeF(side, side)));
        }
    }

    /// Where a number stands beside the board, its row is meant.
    void aPlaceBesideTheBoardIsOfItsEdge()
    {
        const BoardLayout plain(defaultGeometry(9), QRectF(0, 0, 500, 500), {});
        const QPointF left(plain.board().left() - 2, plain.cellCentre(18).y());
        QVERIFY(!plain.cellAtOrNextTo(left));
        QCOMPARE(plain.cellAtOrNextTo(plain.cellCentre(40)), 40);
        const BoardLayout roomy(defaultGeometry(9), QRectF(0, 0, 500, 500),
                                {.outside = {.above = 1, .left = 1}});
        const QRectF board = roomy.board();
        const qreal half = roomy.cellSize() / 2;
        QCOMPARE(roomy.cellAtOrNextTo({board.left() - half, roomy.cellCentre(18).y()}), 18);
        QCOMPARE(roomy.cellAtOrNextTo({roomy.cellCentre(4).x(), board.top() - half}), 4);
        QVERIFY(!roomy.cellAt({board.left() - half, roomy.cellCentre(18).y()}));
        QVERIFY(!roomy.cellAtOrNextTo({board.right() + half, roomy.cellCentre(18).y()}));
    }

    void linesLieOnDevicePixels_data() { addLayouts({1, 1.25, 1.5, 2, 3}); }

    void linesLieOnDevicePixels()
    {
        QFETCH(BoardLayout, layout);
        const qreal ratio = layout.pixelRatio();
        for (const qreal length : {layout.cellSize(), layout.thinLine(), layout.thickLine(),
                                   layout.board().left(), layout.board().top(), layout.board().right(),
                                   layout.board().bottom(), layout.snapped(layout.thickLine() / 2)})
            QVERIFY2(isWhole(length, ratio), QByteArray::number(length * ratio, 'g', 12));
        QVERIFY(layout.thickLine() >= 2 * layout.thinLine());
    }

    void everythingLiesInTheArea_data() { addLayouts({0, 1, 1.5, 2}); }

    void everythingLiesInTheArea()
    {
        QFETCH(BoardLayout, layout);
        QFETCH(QRectF, area);
        const qreal frame = layout.thickLine() / 2;
        QVERIFY(encloses(area, layout.board().adjusted(-frame, -frame, frame, frame)));
        if (!layout.hasCoordinates())
            return;
        for (int i = 0; i < layout.geometry().size(); ++i) {
            for (const QRectF &label : {layout.rowLabel(i), layout.columnLabel(i)}) {
                QVERIFY(encloses(area, label));
                QVERIFY(!label.intersects(layout.board().adjusted(1e-6, 1e-6, -1e-6, -1e-6)));
            }
        }
    }

    void sumsOutsideAreLegibleOnLargeBoards()
    {
        const QRectF area(0, 0, 650, 650); // of a usual window
        for (const int size : {16, 25}) {
            const BoardLayout layout(defaultGeometry(size), area,
                                     {.pixelRatio = 1, .outside = OutsideRoom::onAllSides()});
            QVERIFY(layout.outsideLine() >= 11);
            QVERIFY(layout.outsideRect(0, -1).width()
                    >= 2.2 * layout.outsideLine()); // three digits and a sign
        }
    }

    void placesOutsideLieInTheArea_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<OutsideRoom>("room");
        for (const int size : {4, 9, 25})
            for (const OutsideRoom &room : {OutsideRoom{1, 0, 0, 0}, OutsideRoom{0, 2, 0, 1},
                                            OutsideRoom{3, 1, 2, 0}, OutsideRoom::onAllSides()})
                QTest::addRow("%d: %d %d %d %d", size, room.above, room.below, room.left, room.right)
                    << size << room;
    }

    void placesOutsideLieInTheArea()
    {
        QFETCH(int, size);
        QFETCH(OutsideRoom, room);
        for (const QRectF &area : areas) {
            const BoardLayout layout(defaultGeometry(size), area,
                                     {.hasCoordinates = true, .pixelRatio = 1, .outside = room});
            const auto check = [&](int row, int column, int count) {
                if (count == 0)
                    return;
                const QRectF rect = layout.outsideRect(row, column);
                const int lines = column < 0 || column == size ? 1 : count;
                QVERIFY(encloses(area, rect));
                QVERIFY(!rect.intersects(layout.board()));
                QVERIFY(rect.height() >= layout.outsideLine() * lines - 2);
            };
            for (int i = 0; i < size; ++i) {
                check(-1, i, room.above);
                check(size, i, room.below);
                check(i, -1, room.left);
                check(i, size, room.right);
            }
            QVERIFY(layout.board().width() > 0.5 * std::min(area.width(), area.height()));
        }
    }

    void roomIsUsed_data() { addLayouts({0, 1, 2}); }

    void roomIsUsed()
    {
        QFETCH(BoardLayout, layout);
        QFETCH(QRectF, area);
        QVERIFY(layout.board().width() > 0.8 * std::min(area.width(), area.height()));
    }

    void cellsAreFoundAgain_data() { addLayouts({0, 1, 1.5, 2}); }

    void cellsAreFoundAgain()
    {
        QFETCH(BoardLayout, layout);
        const qreal inside = layout.cellSize() * 0.49;
        for (Cell cell = 0; cell < layout.geometry().cellCount(); ++cell) {
            for (const QPointF &offset :
                 {QPointF(0, 0), QPointF(-inside, -inside), QPointF(inside, inside)}) {
                const QPointF point = layout.cellCentre(cell) + offset;
                QCOMPARE(layout.cellAt(point), std::optional(cell));
                QCOMPARE(layout.nearestCell(point), cell);
            }
        }
    }

    void pointsBesideTheBoard()
    {
        const BoardLayout layout(defaultGeometry(9), {0, 0, 300, 300}, {true, 1});
        const QRectF board = layout.board();
        QVERIFY(!layout.cellAt(board.topLeft() - QPointF(1, 0)));
        QVERIFY(!layout.cellAt(board.bottomRight() + QPointF(0, 1)));
        QCOMPARE(layout.nearestCell({-1000, -1000}), 0);
        QCOMPARE(layout.nearestCell({1000, -1000}), 8);
        QCOMPARE(layout.nearestCell({1000, 1000}), 80);
        QVERIFY(layout.cellAt(board.bottomRight()).value_or(80) == 80);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestBoardLayout)

} // namespace sudoku::tst_boardlayout

#include "tst_boardlayout.moc"
