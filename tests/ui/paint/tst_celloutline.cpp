#include <QPainterPathStroker>
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/paint/boardlayout.h"
#include "ui/paint/celloutline.h"

#include <algorithm>
#include <array>

#include <algorithm>
#include <cmath>

namespace sudoku::tst_celloutline {

constexpr qreal cellSize = 10;
constexpr qreal inset = 1;

/// A board with its upper left corner at the origin.
BoardLayout layoutOf(int size)
{
    const BoardLayout layout(defaultGeometry(size), QRectF(0, 0, 1000, 1000), {});
    const qreal scale = cellSize / layout.cellSize();
    const QRectF area(-layout.board().topLeft() * scale, QSizeF(1000, 1000) * scale);
    return BoardLayout(defaultGeometry(size), area, {});
}

/// "rows of cells: # is one of them"
std::vector<Cell> cellsOf(const BoardLayout &layout, const std::vector<std::string> &rows)
{
    std::vector<Cell> cells;
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (std::size_t column = 0; column < rows[row].size(); ++column)
            if (rows[row][column] == '#')
                cells.push_back(layout.geometry().cellAt(static_cast<int>(row), static_cast<int>(column)));
    return cells;
}

qreal areaOf(const QPolygonF &polygon)
{
    qreal twice = 0;
    for (qsizetype i = 0; i < polygon.size(); ++i) {
        const QPointF a = polygon[i];
        const QPointF b = polygon[(i + 1) % polygon.size()];
        twice += a.x() * b.y() - a.y() * b.x();
    }
    return twice / 2;
}

using Rows = std::vector<std::string>;

class TestCellOutline : public QObject
{
    Q_OBJECT

private slots:
    void outlinesAreClosed_data()
    {
        QTest::addColumn<Rows>("rows");
        QTest::addColumn<std::vector<int>>("corners");
        QTest::addColumn<double>("area"); // of all polygons, holes taken off
        QTest::addRow("one cell") << Rows{"...", ".#."} << std::vector{4} << 64.0;
        QTest::addRow("a row") << Rows{"####"} << std::vector{4} << 38.0 * 8;
        QTest::addRow("a bend") << Rows{"##", "#."} << std::vector{6} << 18.0 * 8 + 10 * 8;
        QTest::addRow("a corner in common") << Rows{"#.", ".#"} << std::vector{4, 4} << 128.0;
        QTest::addRow("a cross") << Rows{".#.", "###", ".#."} << std::vector{12} << 28.0 * 8 + 2 * 10 * 8;
        QTest::addRow("a ring") << Rows{"###", "#.#", "###"} << std::vector{4, 4} << 28.0 * 28 - 12 * 12;
        QTest::addRow("all") << Rows{"####", "####", "####", "####"} << std::vector{4} << 38.0 * 38;
    }

    void outlinesAreClosed()
    {
        QFETCH(Rows, rows);
        QFETCH(std::vector<int>, corners);
        QFETCH(double, area);
        const BoardLayout layout = layoutOf(4);
        std::vector<int> found;
        double sum = 0;
        for (const QPolygonF &polygon : cellOutlines(layout, cellsOf(layout, rows), inset)) {
            found.push_back(static_cast<int>(polygon.size()));
            sum += areaOf(polygon);
            for (qsizetype i = 0; i < polygon.size(); ++i) {
                const QPointF side = polygon[(i + 1) % polygon.size()] - polygon[i];
                QVERIFY(std::abs(side.x()) < 1e-6 || std::abs(side.y()) < 1e-6);
                QVERIFY(std::hypot(side.x(), side.y()) > inset);
            }
        }
        QCOMPARE(found, corners);
        QVERIFY2(std::abs(sum - area) < 0.01, qPrintable(QString::number(sum)));
    }

    /// Each corner is one stroke, and along each side dashes and gaps are of one length.
    void dashesMeetInTheCorners()
    {
        const BoardLayout layout = layoutOf(9);
        const Rows rows{"..##", "###.", "#...", "##.."};
        const QPolygonF polygon = cellOutlines(layout, cellsOf(layout, rows), inset).front();
        const QPainterPath path = dashedOutline(polygon, cellSize / 4);
        const QList<QPolygonF> dashes = path.toSubpathPolygons();
        qreal drawn = 0;
        for (const QPolygonF &dash : dashes) {
            qreal length = 0;
            for (qsizetype i = 1; i < dash.size(); ++i)
                length += QLineF(dash[i - 1], dash[i]).length();
            QVERIFY(length > cellSize / 10 && length < cellSize / 6);
            drawn += length;
        }
        qreal around = 0;
        for (qsizetype i = 0; i < polygon.size(); ++i) {
            const auto isBend = [&](const QPolygonF &dash) {
                return dash.size() == 3 && dash[1] == polygon[i];
            };
            QCOMPARE(std::ranges::count_if(dashes, isBend), 1);
            around += QLineF(polygon[i], polygon[(i + 1) % polygon.size()]).length();
        }
        QVERIFY(std::abs(drawn - around / 2) < 0.01);
    }

    void dashesLeaveGapsForLabels()
    {
        const BoardLayout layout = layoutOf(9);
        const QPolygonF polygon = cellOutlines(layout, std::vector<Cell>{0, 1}, inset).front();
        const QRectF label(0.5, 0.5, 4, 3);
        const QPainterPath path = dashedOutline(polygon, cellSize / 4, {&label, 1});
        QVERIFY(!path.intersects(label));
        QVERIFY(path.boundingRect().contains(label.center()));
    }

    void groupsThatShareCellsDifferInLevel()
    {
        const std::vector<std::vector<Cell>> groups{{0, 1, 2}, {3, 4}, {2, 3}, {0, 4}, {2}, {8}};
        QCOMPARE(levelsOf(defaultGeometry(4), groups), (std::vector{0, 0, 1, 1, 2, 0}));
    }

    void dotsMeetAtTheCorners()
    {
        const QPolygonF polygon{{0.5, 0.5}, {52.5, 0.5}, {52.5, 30.5}, {0.5, 30.5}};
        const std::vector<QPointF> dots = dottedOutline(polygon, 4, 1);
        for (const QPointF &corner : polygon)
            QCOMPARE(std::ranges::count(dots, corner - QPointF(0.5, 0.5)), 1);
        QCOMPARE(std::ssize(dots), 2 * (13 + 8)); // whole periods on each side
        const QRectF label(-2, -2, 20, 12);
        const std::array gaps{label};
        const std::vector<QPointF> around = dottedOutline(polygon, 4, 1, gaps);
        QVERIFY(around.size() < dots.size());
        for (const QPointF &dot : around)
            QVERIFY(!label.contains(dot + QPointF(0.5, 0.5)));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestCellOutline)

} // namespace sudoku::tst_celloutline

#include "tst_celloutline.moc"
