// Covers ui/pictures: screencombs

#include "ui/pictures/screenlines.h"

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/ui/pictures/photographs.h"

#include <QGuiApplication>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <vector>

namespace sudoku::tst_screenlines {

/// A screen with \a boards in a row, of thin lines alone.
QImage screen(const std::vector<int> &boards, bool isDark, int cellSide = 24)
{
    QImage grey(1200, 700, QImage::Format_Grayscale8);
    grey.fill(isDark ? 30 : 245);
    QPainter painter(&grey);
    painter.setPen(isDark ? QColor(90, 90, 90) : QColor(150, 150, 150));
    int left = 30;
    for (const int size : boards) {
        for (int line = 0; line <= size; ++line) {
            painter.drawLine(left + line * cellSide, 40, left + line * cellSide, 40 + size * cellSide);
            painter.drawLine(left, 40 + line * cellSide, left + size * cellSide, 40 + line * cellSide);
        }
        left += size * cellSide + 60;
    }
    return grey;
}

/// Draws the lines of a 9x9 on a screen, those between boxes and around it 3 pixels wide.
void drawBoard(QPainter &painter, QPoint topLeft, int pitch)
{
    constexpr int size = 9, box = 3;
    for (int line = 0; line <= size; ++line) {
        const int width = line % box == 0 ? 3 : 1, before = width / 2;
        painter.fillRect(topLeft.x() + line * pitch - before, topLeft.y() - 1, width, size * pitch + 3,
                         Qt::black);
        painter.fillRect(topLeft.x() - 1, topLeft.y() + line * pitch - before, size * pitch + 3, width,
                         Qt::black);
    }
}

class TestScreenLines : public QObject
{
    Q_OBJECT

private slots:
    void theLinesOfAScreenAreExact_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<bool>("isDark");
        for (const int size : {4, 6, 9, 16, 25})
            for (const bool isDark : {false, true})
                QTest::addRow("%d, %s", size, isDark ? "dark" : "light") << size << isDark;
    }

    void theLinesOfAScreenAreExact()
    {
        QFETCH(int, size);
        QFETCH(bool, isDark);
        const QImage grey = screen({size}, isDark);
        const auto boards = screenBoards(grey);
        QCOMPARE(boards.size(), std::size_t(1));
        QCOMPARE(boards[0].map.size(), size);
        const BoardCorners corners = boards[0].map.corners();
        const QPointF first = FlatPicture::toPixels(corners[0], grey.size());
        const QPointF last = FlatPicture::toPixels(corners[2], grey.size());
        QVERIFY(std::hypot(first.x() - 30, first.y() - 40) < 1.5);
        QVERIFY(std::hypot(last.x() - 30 - size * 24, last.y() - 40 - size * 24) < 1.5);
    }

    /// The strokes of letters add up to as much as a faint line, and come before a wide gap between boxes.
    void strokesBeforeAGapHideNoLine()
    {
        constexpr int size = 16, box = 4, pitch = 30, side = 27, gap = 6, stroke = 12;
        QImage grey(600, 600, QImage::Format_Grayscale8);
        grey.fill(15);
        QPainter painter(&grey);
        const auto at = [](int cell) { return 40 + cell * pitch + cell / box * gap; };
        for (int row = 0; row < size; ++row)
            for (int column = 0; column < size; ++column) {
                painter.fillRect(at(column), at(row), side, side, QColor(35, 35, 35));
                if (row % box == box - 1 && column % 2 == 0)
                    painter.fillRect(at(column) + 7, at(row) + side - 8, stroke, 2, Qt::white);
            }
        painter.end();
        const auto boards = screenBoards(grey);
        QCOMPARE(boards.size(), std::size_t(1));
        QCOMPARE(boards[0].map.size(), size);
    }

    /// Boxes with wide gaps between them move cells away from equal distances.
    void gapsBetweenBoxesAreKept()
    {
        constexpr int size = 9, box = 3, pitch = 40, side = 37, gap = 6;
        QImage grey(600, 600, QImage::Format_Grayscale8);
        grey.fill(220);
        QPainter painter(&grey);
        const auto at = [](int cell) { return 50 + cell * pitch + cell / box * gap; };
        for (int row = 0; row < size; ++row)
            for (int column = 0; column < size; ++column)
                painter.fillRect(at(column), at(row), side, side, Qt::white);
        painter.end();
        const auto boards = screenBoards(grey);
        QCOMPARE(boards.size(), std::size_t(1));
        QCOMPARE(boards[0].map.size(), size);
        for (int cell = 0; cell < size; ++cell) {
            const QPointF middle =
                FlatPicture::toPixels(boards[0].map.at({cell + 0.5, cell + 0.5}), grey.size());
            const double right = at(cell) + side / 2.0, most = gap / 2.0; // a gap belongs to both its cells
            QVERIFY2(std::abs(middle.x() - right) < most, qPrintable(QString::number(middle.x() - right)));
            QVERIFY2(std::abs(middle.y() - right) < most, qPrintable(QString::number(middle.y() - right)));
        }
    }

    /// A texture has no even pixels, but the window around it has.
    void aTextureInAWindowIsNoPhotograph()
    {
        QImage grey = screen({9}, true);
        quint32 noise = 1;
        for (int y = 30; y < grey.height(); ++y)
            for (int x = 0; x < grey.width(); ++x) {
                noise = noise * 1664525 + 1013904223;
                grey.scanLine(y)[x] = static_cast<uchar>(grey.scanLine(y)[x] + (noise >> 24) % 4);
            }
        const auto boards = screenBoards(grey);
        QCOMPARE(boards.size(), std::size_t(1));
        QCOMPARE(boards[0].map.size(), 9);
        QVERIFY(screenBoards(grey.copy(0, 30, grey.width(), grey.height() - 30)).empty());
    }

    /// Four cells a row are soon found in any lines, here in those of a window around a board.
    void linesAroundABoardAreNoLargerOne()
    {
        QImage grey = screen({16}, false, 40);
        QPainter painter(&grey);
        painter.setPen(QColor(150, 150, 150));
        painter.drawRect(10, 10, 690, 685);
        painter.end();
        const auto boards = screenBoards(grey);
        QCOMPARE(boards.size(), std::size_t(1));
        QCOMPARE(boards[0].map.size(), 16);
    }

    void severalBoardsAreFound()
    {
        QCOMPARE(screenBoards(screen({9, 6, 9}, false)).size(), std::size_t(3));
        QVERIFY(screenBoards(screen({}, false)).empty());
    }

    /// Lines of boards beside each other may be less far apart than the edges of a broad one, and make a
    /// board of columns of both.
    void boardsThatNearlyTouchAreFound_data()
    {
        QTest::addColumn<int>("gap");
        QTest::addColumn<int>("lower");
        QTest::addColumn<int>("pitch");
        for (const int gap : {3, 4, 5, 7, 12})
            for (const int lower : {0, 2, 3, 5, 9})
                for (const int pitch : {44, 40})
                    QTest::addRow("%d beside, %d lower, cells of %d", gap, lower, pitch)
                        << gap << lower << pitch;
    }

    void boardsThatNearlyTouchAreFound()
    {
        QFETCH(int, gap);
        QFETCH(int, lower);
        QFETCH(int, pitch);
        constexpr int left = 60, top = 80, first = 44, size = 9;
        constexpr double mostLower = 4; // pixels: broad lines 3 pixels apart share an edge
        QImage grey(1000, 600, QImage::Format_Grayscale8);
        grey.fill(Qt::white);
        QPainter painter(&grey);
        drawBoard(painter, {left, top}, first);
        const QPoint second(left + size * first + gap, top + lower);
        drawBoard(painter, second, pitch);
        painter.end();
        auto boards = screenBoards(grey);
        QCOMPARE(boards.size(), std::size_t(2));
        std::ranges::sort(boards, {}, [](const ScreenBoard &board) { return board.map.corners()[0].x(); });
        const auto isAt = [&](const ScreenBoard &board, QPoint place) {
            const QPointF corner = FlatPicture::toPixels(board.map.corners()[0], grey.size());
            return board.map.size() == size && std::abs(corner.x() - place.x()) < 2
                   && std::abs(corner.y() - place.y()) < mostLower;
        };
        QVERIFY(isAt(boards[0], {left, top}));
        QVERIFY(isAt(boards[1], second));
    }

    /// Both edges of frames inside the cells are lines too: with those beyond them they make a larger board.
    void framesOfCellsMakeNoLargerBoard()
    {
        constexpr int size = 16, pitch = 48, left = 100, inset = 4;
        QImage grey(1000, 1000, QImage::Format_Grayscale8);
        grey.fill(60);
        QPainter painter(&grey);
        painter.fillRect(left - inset, left - inset, size * pitch + 2 * inset, size * pitch + 2 * inset,
                         QColor(200, 200, 200));
        for (int row = 0; row < size; ++row)
            for (int column = 0; column < size; ++column) {
                const QRect cell(left + column * pitch, left + row * pitch, pitch, pitch);
                painter.fillRect(cell, Qt::black);
                painter.fillRect(cell.adjusted(1, 1, -1, -1), QColor(90, 90, 90));
                painter.fillRect(cell.adjusted(inset, inset, -inset, -inset), QColor(120, 120, 120));
            }
        painter.end();
        const auto boards = screenBoards(grey);
        QCOMPARE(boards.size(), std::size_t(1));
        QCOMPARE(boards[0].map.size(), size);
        const QPointF corner = FlatPicture::toPixels(boards[0].map.corners()[0], grey.size());
        QVERIFY2(std::abs(corner.x() - left) < 2, qPrintable(QString::number(corner.x())));
    }

    /// Their noise has edges everywhere, which were tried for minutes.
    void photographsAreLeftToTheOtherFinder()
    {
        const Board board(sudoku::board(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5........."));
        for (const int noise : {4, 12, 60})
            QVERIFY(screenBoards(photographOf(board, {.noise = noise})).empty());
        QCOMPARE(screenBoards(photographOf(board)).size(), std::size_t(1));
    }
};

ADD_TEST(QGuiApplication, TestScreenLines)

} // namespace sudoku::tst_screenlines

#include "tst_screenlines.moc"
