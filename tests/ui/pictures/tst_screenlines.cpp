#include "ui/pictures/screenlines.h"

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/ui/pictures/photographs.h"

#include <QPainter>
#include <QTest>

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

    void severalBoardsAreFound()
    {
        QCOMPARE(screenBoards(screen({9, 6, 9}, false)).size(), std::size_t(3));
        QVERIFY(screenBoards(screen({}, false)).empty());
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
