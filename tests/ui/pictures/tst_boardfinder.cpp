// Covers ui/pictures: cellcutter, flatpicture, gridfit, gridmap, outlines, straightboard

#include <QGuiApplication>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/ui/pictures/photographs.h"
#include "ui/pictures/boardfinder.h"
#include "ui/pictures/cellcutter.h"

#include <cmath>
#include <numbers>

namespace sudoku::tst_boardfinder {

/// A board of \a size with some digits in it.
Board someBoard(int size)
{
    Board board{emptyBoard(size)};
    for (Cell cell = 0; cell < size * size; cell += 3)
        board.puzzle.givens.set(cell, 1 + cell % size);
    return board;
}

double inkOf(const CellImage &cell)
{
    double sum = 0;
    for (int y = 8; y < cellImageSide - 8; ++y)
        for (int x = 8; x < cellImageSide - 8; ++x)
            sum += cell[y * cellImageSide + x];
    return sum / 256;
}

class TestBoardFinder : public QObject
{
    Q_OBJECT

private slots:
    void findsBoardsOfEachSize_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<double>("degrees");
        for (const int size : gridSizes())
            for (const double degrees : {-17.0})
                QTest::addRow("%dx%d turned by %g", size, size, degrees) << size << degrees;
    }

    void findsBoardsOfEachSize()
    {
        QFETCH(int, size);
        QFETCH(double, degrees);
        const Photograph how{
            .boardSide = size > 12 ? 900 : 600, .degrees = degrees, .blur = 1, .noise = 12, .isShaded = true};
        const FoundBoards found = findBoards(photographOf(someBoard(size), how));
        QCOMPARE(found.boards.size(), std::size_t{1});
        QCOMPARE(found.boards.front().map.size(), size);
        QVERIFY(found.boards.front().coverage > 0.9);
        // The middle of the board is that of the picture, whichever way it is turned.
        const QPointF middle = found.boards.front().map.at({size / 2.0, size / 2.0});
        QVERIFY(std::hypot(middle.x() - 0.5, middle.y() - 0.5) < 0.1 / size);
    }

    void cellsAreCutWhereTheyAre()
    {
        const Board board = someBoard(9);
        const QImage picture = photographOf(board, {.degrees = 8, .blur = 1, .noise = 8});
        const FoundBoards found = findBoards(picture);
        QCOMPARE(found.boards.size(), std::size_t{1});
        const std::vector<CellImage> cells =
            cutCells(picture, found.picture.tone(), found.boards.front().map);
        for (Cell cell = 0; cell < 81; ++cell)
            QCOMPARE(inkOf(cells[cell]) > 20, board.puzzle.givens.isFilled(cell));
    }

    void brightBoardsOnDarkScreensAreFound()
    {
        const FoundBoards found = findBoards(photographOf(someBoard(9), {.isInverted = true}));
        QCOMPARE(found.boards.size(), std::size_t{1});
        QVERIFY(found.picture.tone() == InkTone::Bright);
        QCOMPARE(found.boards.front().map.size(), 9);
    }

    void severalBoardsAreFound()
    {
        const QImage one = photographOf(someBoard(9));
        QImage two(2 * one.width(), one.height(), QImage::Format_Grayscale8);
        two.fill(255);
        QPainter painter;
        QImage drawn = two.convertToFormat(QImage::Format_RGB32);
        painter.begin(&drawn);
        painter.drawImage(0, 0, one);
        painter.drawImage(one.width(), 0, photographOf(someBoard(6)));
        painter.end();
        const FoundBoards found = findBoards(drawn.convertToFormat(QImage::Format_Grayscale8));
        QCOMPARE(found.boards.size(), std::size_t{2});
        QCOMPARE(found.boards[0].map.size() + found.boards[1].map.size(), 15);
    }

    void whatIsNoBoardIsNotFound_data()
    {
        QTest::addColumn<QImage>("picture");
        QImage plain(500, 400, QImage::Format_Grayscale8);
        plain.fill(200);
        QTest::newRow("nothing") << plain;
        QImage tiny(1, 1, QImage::Format_Grayscale8);
        tiny.fill(0);
        QTest::newRow("one pixel") << tiny;
        QImage frame = plain.convertToFormat(QImage::Format_RGB32);
        QPainter painter(&frame);
        painter.setPen(QPen(Qt::black, 4));
        painter.drawRect(50, 50, 300, 300);
        painter.drawText(QRect(60, 60, 280, 280), Qt::TextWordWrap, QString(800, QLatin1Char('x')));
        painter.end();
        QTest::newRow("a frame with text") << frame.convertToFormat(QImage::Format_Grayscale8);
        QImage crossword(600, 600, QImage::Format_RGB32);
        crossword.fill(Qt::white);
        painter.begin(&crossword);
        for (int row = 0; row < 13; ++row)
            for (int column = 0; column < 13; ++column) {
                const QRect cell(40 + 40 * column, 40 + 40 * row, 40, 40);
                painter.fillRect(cell, row % 2 == 1 && column % 2 == 1 ? Qt::black : Qt::white);
                painter.drawRect(cell);
            }
        painter.end();
        QTest::newRow("a crossword") << crossword.convertToFormat(QImage::Format_Grayscale8);
    }

    void whatIsNoBoardIsNotFound()
    {
        QFETCH(QImage, picture);
        QVERIFY(findBoards(picture).boards.empty());
    }

    void draggedCornersNeedNotBeExact()
    {
        const FlatPicture picture(photographOf(someBoard(9)), 1600);
        const double low = 1 / 6.0 + 0.012, high = 5 / 6.0 - 0.01; // the board is the middle two thirds
        const GridFit fit = boardAt(picture, {{{low, low}, {high, low}, {high, high}, {low, high}}});
        QCOMPARE(fit.map.size(), 9);
        QVERIFY(fit.coverage > 0.95);
    }

    void aTurnedMapBeginsAtAnotherCorner()
    {
        GridMap map(9, {{{0.1, 0.2}, {0.8, 0.2}, {0.8, 0.9}, {0.1, 0.9}}});
        map.setTurn(1);
        QVERIFY(std::abs(map.at({0, 0}).x() - 0.1) < 1e-6);
        QVERIFY(std::abs(map.at({0, 0}).y() - 0.9) < 1e-6);
        QVERIFY(std::abs(map.at({9, 0}).y() - 0.2) < 1e-6);
        map.setTurn(2);
        QVERIFY(std::abs(map.at({0, 0}).x() - 0.8) < 1e-6);
    }
};

ADD_TEST(QGuiApplication, TestBoardFinder)

} // namespace sudoku::tst_boardfinder

#include "tst_boardfinder.moc"
