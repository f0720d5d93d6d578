// Covers ui/paint: pencilmarkpainter

#include <QGuiApplication>
#include <QPainter>
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/paint/boardpainter.h"
#include "ui/paint/markgrid.h"

namespace sudoku::tst_pencilmarks {

DigitSet digits(int count, int digitCount)
{
    DigitSet set;
    for (int i = 0; i < count; ++i)
        set.insert(digitCount - i); // the largest ones: they are the widest
    return set;
}

/// The top left of a board: three rows and columns of cells.
QImage picture(const Board &board, const BoardLayout &layout, const SymbolSet &symbols,
               const BoardHighlights &highlights = {}, const BoardStyle &style = BoardStyle::forPaper())
{
    const qreal ratio = layout.pixelRatio();
    const QRectF clip(QPointF(0, 0), layout.cellRect(board.puzzle.geometry.cellAt(2, 2)).bottomRight());
    QImage image((clip.size() * ratio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::white);
    static GlyphCache cache;
    QPainter painter(&image);
    BoardPainter(layout, style, symbols, cache).paint(painter, board, highlights, clip);
    return image;
}

/// The smallest rectangle of pixels with all that differs.
QRect differentPixels(const QImage &a, const QImage &b)
{
    QRect rect;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            if (a.pixel(x, y) != b.pixel(x, y))
                rect |= QRect(x, y, 1, 1);
    return rect;
}

/// The width of the widest gap between what is drawn side by side in \a rect.
int widestGap(const QImage &blank, const QImage &image, const QRect &rect)
{
    int widest = 0;
    int gap = 0;
    for (int x = rect.left(); x <= rect.right(); ++x) {
        bool isEmpty = true;
        for (int y = rect.top(); y <= rect.bottom(); ++y)
            isEmpty = isEmpty && blank.pixel(x, y) == image.pixel(x, y);
        gap = isEmpty ? gap + 1 : 0;
        widest = std::max(widest, gap);
    }
    return widest;
}

class TestPencilMarks : public QObject
{
    Q_OBJECT

private slots:
    void marksStayInTheirCell_data();
    void marksStayInTheirCell()
    {
        using Marks = std::vector<DigitSet> Board::*;
        QFETCH(Marks, marks);
        QFETCH(int, size);
        QFETCH(qreal, cellSize);
        QFETCH(qreal, ratio);
        QFETCH(const SymbolSet *, symbols);
        const Geometry geometry = defaultGeometry(size);
        const BoardLayout layout(geometry, QRectF(0, 0, cellSize * (size + 0.3), cellSize * (size + 0.3)),
                                 {.pixelRatio = ratio});
        const Cell cell = geometry.cellAt(1, 1);
        const QImage blank = picture(Board(Puzzle(geometry)), layout, *symbols);
        const QRectF rect = layout.cellRect(cell);
        constexpr qreal rounding = 1e-6;
        const QRectF pixels = QRectF(rect.topLeft() * ratio, rect.size() * ratio)
                                  .adjusted(-rounding, -rounding, rounding, rounding);
        for (int count = 1; count <= size; ++count) {
            Board board{Puzzle(geometry)};
            (board.*marks)[cell] = digits(count, size);
            BoardHighlights highlighted{.markedDigit = size};
            highlighted.contradictedMarks.resize(geometry.cellCount());
            highlighted.contradictedMarks[cell] = (board.*marks)[cell];
            for (const BoardHighlights &highlights : {BoardHighlights(), highlighted}) {
                const QRect changed = differentPixels(blank, picture(board, layout, *symbols, highlights));
                QVERIFY(!changed.isEmpty());
                QVERIFY2(pixels.contains(QRectF(changed)), qPrintable(QString("%1 marks").arg(count)));
            }
        }
    }

    void twoMarksAreNotOneNumber_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<qreal>("cellSize");
        for (const int size : {16, 25})
            for (const qreal cellSize : {24.0, 34.0, 60.0})
                QTest::addRow("%d, cells of %g", size, cellSize) << size << cellSize;
    }

    void twoMarksAreNotOneNumber()
    {
        QFETCH(int, size);
        QFETCH(qreal, cellSize);
        const Geometry geometry = defaultGeometry(size);
        const BoardLayout layout(geometry, QRectF(0, 0, cellSize * size, cellSize * size), {.pixelRatio = 2});
        const QImage blank = picture(Board(Puzzle(geometry)), layout, symbolSets().front());
        const auto gapOf = [&](DigitSet marks, int &height) {
            Board board{Puzzle(geometry)};
            board.centreMarks[geometry.cellAt(1, 1)] = marks;
            const QImage image = picture(board, layout, symbolSets().front());
            const QRect rect = differentPixels(blank, image);
            height = rect.height();
            return widestGap(blank, image, rect);
        };
        int height = 0;
        const int within = gapOf({14}, height);
        const int between = gapOf({1, 4}, height);
        QVERIFY2(between > 2 * within && between > height / 3,
                 qPrintable(QString("%1 and %2 of %3").arg(between).arg(within).arg(height)));
    }

    /// In black and white: shapes alone tell them apart.
    void highlightedAndStruckMarksDiffer_data()
    {
        QTest::addColumn<std::vector<DigitSet> Board::*>("marks");
        QTest::addColumn<int>("size");
        for (const int size : {9, 16, 25}) {
            QTest::addRow("corner %d", size) << &Board::cornerMarks << size;
            QTest::addRow("centre %d", size) << &Board::centreMarks << size;
        }
    }

    void highlightedAndStruckMarksDiffer()
    {
        using Marks = std::vector<DigitSet> Board::*;
        QFETCH(Marks, marks);
        QFETCH(int, size);
        const Geometry geometry = defaultGeometry(size);
        const BoardLayout layout(geometry, QRectF(0, 0, 34.0 * size, 34.0 * size), {.pixelRatio = 1});
        const Cell cell = geometry.cellAt(1, 1);
        Board board{Puzzle(geometry)};
        (board.*marks)[cell] = {1, 2, 3};
        BoardStyle style = BoardStyle::forPaper();
        style.sameDigit = style.background;
        style.cursor = style.violation = style.pencilMark;
        const auto with = [&](Digit highlighted, DigitSet struck) {
            BoardHighlights highlights{.markedDigit = highlighted};
            highlights.contradictedMarks.resize(geometry.cellCount());
            highlights.contradictedMarks[cell] = struck;
            return picture(board, layout, symbolSets().front(), highlights, style);
        };
        const QImage plain = with(noDigit, {});
        QCOMPARE(with(4, {4}), plain);
        QVERIFY(with(2, {}) != plain);
        QVERIFY(with(noDigit, {2}) != plain);
        QVERIFY(with(noDigit, {2}) != with(2, {}));
        QVERIFY(with(2, {2}) != with(2, {}));
    }

    /// Marks are at the place of their digit, in the same size whatever else the board has.
    void marksInAGridHaveOneSizeAndPlace_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<qreal>("cellSize");
        for (const int size : {4, 6, 9, 16, 25})
            for (const qreal cellSize : {23.0, 36.0, 64.0}) // the smallest ones as dots
                QTest::addRow("%d in %g", size, cellSize) << size << cellSize;
    }

    void marksInAGridHaveOneSizeAndPlace()
    {
        QFETCH(int, size);
        QFETCH(qreal, cellSize);
        const Geometry geometry = defaultGeometry(size);
        const BoardLayout layout(geometry, QRectF(0, 0, cellSize * size, cellSize * size), {.pixelRatio = 1});
        const BoardHighlights grid{.marksInPlaces = MarksInPlaces::Centre};
        const SymbolSet &symbols = symbolSets().front();
        Board full{Puzzle(geometry)};
        full.centreMarks[0] = DigitSet::all(size);
        const QImage without = picture(full, layout, symbols, grid);
        const QRectF all = layout.cellRect(geometry.cellAt(1, 1));
        for (const Digit digit : {1, size / 2, size}) {
            Board one{Puzzle(geometry)};
            one.centreMarks[geometry.cellAt(1, 1)] = DigitSet{digit};
            const QImage alone = picture(one, layout, symbols, grid);
            Board both = full;
            both.centreMarks[geometry.cellAt(1, 1)] = DigitSet{digit};
            const QImage beside = picture(both, layout, symbols, grid);
            QCOMPARE(beside.copy(all.toRect()), alone.copy(all.toRect()));
            const int columns = markColumns(geometry);
            const QRect changed = differentPixels(without, beside);
            const QRectF room = all.adjusted(3, 3, -3, -3); // within the frame of the cursor
            const QPointF at = QRectF(changed).center() - room.topLeft();
            const int row = static_cast<int>(at.y() / room.height() * ((size + columns - 1) / columns));
            const int column = static_cast<int>(at.x() / room.width() * columns);
            QCOMPARE(row * columns + column + 1, digit);
        }
    }

    void aCellWithCornerMarksIsNoGrid()
    {
        const Geometry geometry = defaultGeometry(9);
        const BoardLayout layout(geometry, QRectF(0, 0, 64.0 * 9, 64.0 * 9), {.pixelRatio = 1});
        const SymbolSet &symbols = symbolSets().front();
        const BoardHighlights grid{.marksInPlaces = MarksInPlaces::Centre};
        const Cell cell = geometry.cellAt(1, 1);
        const auto markOf = [&](DigitSet corners) {
            Board board{Puzzle(geometry)};
            board.cornerMarks[cell] = corners;
            const QImage before = picture(board, layout, symbols, grid);
            board.centreMarks[cell] = {1};
            return differentPixels(before, picture(board, layout, symbols, grid));
        };
        const QPointF middle = layout.cellCentre(cell);
        QVERIFY(markOf({}).right() < middle.x());
        QVERIFY(markOf({2}).contains(middle.toPoint()));
    }

    /// Cells with few centre marks do not have larger ones than cells with many.
    void centreMarksOfABoardHaveOneSize()
    {
        for (const int size : {9, 16, 25}) {
            const Geometry geometry = defaultGeometry(size);
            const BoardLayout layout(geometry, QRectF(0, 0, 40.0 * size, 40.0 * size), {.pixelRatio = 2});
            const SymbolSet &symbols = symbolSets().front();
            Board board{Puzzle(geometry)};
            board.centreMarks[0] = DigitSet::all(size / 2 + 1);
            const auto sizeOf = [&](Cell cell) {
                const QImage before = picture(board, layout, symbols);
                Board after = board;
                after.centreMarks[cell] = {1};
                return differentPixels(before, picture(after, layout, symbols)).size();
            };
            const QSize beside = sizeOf(2);
            board.centreMarks[1] = DigitSet::all(2);
            QCOMPARE(sizeOf(2), beside);
            board.centreMarks[0] = {};
            QVERIFY(sizeOf(2).height() >= beside.height());
        }
    }

    void aFilterShowsMarksAndPlaces_data() { marksInAGridHaveOneSizeAndPlace_data(); }

    void aFilterShowsMarksAndPlaces()
    {
        QFETCH(int, size);
        QFETCH(qreal, cellSize);
        const Geometry geometry = defaultGeometry(size);
        const BoardLayout layout(geometry, QRectF(0, 0, cellSize * size, cellSize * size), {.pixelRatio = 1});
        const SymbolSet &symbols = symbolSets().front();
        const Cell cell = geometry.cellAt(1, 1);
        Board board{Puzzle(geometry)};
        BoardHighlights filtered{.marksInPlaces = MarksInPlaces::Centre};
        filtered.filtered.resize(geometry.cellCount());
        const auto show = [&](DigitSet digits) {
            filtered.filtered[cell] = digits;
            return picture(board, layout, symbols, filtered);
        };
        const QRect place = differentPixels(show({}), show({2}));
        QVERIFY(!place.isEmpty()); // though the cell has no marks
        board.centreMarks[cell] = {1, 2};
        const QRect lit = differentPixels(show({}), show({2}));
        QVERIFY(place.intersects(lit));
        QCOMPARE(show({3}), show({})); // the marks say that it cannot go here
    }

    void everyMarkShows_data()
    {
        QTest::addColumn<std::vector<DigitSet> Board::*>("marks");
        QTest::addRow("corner") << &Board::cornerMarks;
        QTest::addRow("centre") << &Board::centreMarks;
    }

    void everyMarkShows()
    {
        using Marks = std::vector<DigitSet> Board::*;
        QFETCH(Marks, marks);
        const Geometry geometry = defaultGeometry(25);
        const BoardLayout layout(geometry, QRectF(0, 0, 900, 900), {.pixelRatio = 1});
        const Cell cell = geometry.cellAt(1, 1);
        Board board{Puzzle(geometry)};
        QImage last = picture(board, layout, symbolSets().front());
        for (Digit digit = 1; digit <= 25; ++digit) {
            (board.*marks)[cell].insert(digit);
            const QImage next = picture(board, layout, symbolSets().front());
            QVERIFY(next != last);
            last = next;
        }
        board.entries.set(cell, 3); // a digit hides them
        Board plain{Puzzle(geometry)};
        plain.entries.set(cell, 3);
        QCOMPARE(picture(board, layout, symbolSets().front()), picture(plain, layout, symbolSets().front()));
    }
};

void TestPencilMarks::marksStayInTheirCell_data()
{
    QTest::addColumn<std::vector<DigitSet> Board::*>("marks");
    QTest::addColumn<int>("size");
    QTest::addColumn<qreal>("cellSize");
    QTest::addColumn<qreal>("ratio");
    QTest::addColumn<const SymbolSet *>("symbols");
    const std::pair<const char *, std::vector<DigitSet> Board::*> kinds[] = {{"corner", &Board::cornerMarks},
                                                                             {"centre", &Board::centreMarks}};
    for (const auto &[name, marks] : kinds)
        for (const SymbolSet *symbols : {findSymbolSet("numbers"), findSymbolSet("A")})
            for (const int size : {4, 9, 16, 25})
                for (const auto &[cellSize, ratio] :
                     {std::pair(17.0, 1.0), std::pair(27.0, 1.5), std::pair(34.0, 2.0)})
                    QTest::addRow("%s marks of %d in %g at %g, %s", name, size, cellSize, ratio,
                                  symbols->id.data())
                        << marks << size << cellSize << ratio << symbols;
}

ADD_TEST(QGuiApplication, TestPencilMarks)

} // namespace sudoku::tst_pencilmarks

#include "tst_pencilmarks.moc"
