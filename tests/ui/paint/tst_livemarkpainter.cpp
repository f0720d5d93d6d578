#include <QGuiApplication>

#include "tests/testprogram.h"
#include "tests/ui/paint/painterbench.h"
#include "ui/paint/livemarkpainter.h"

#include <set>

namespace sudoku::tst_livemarkpainter {

using namespace painterbench;

/// Marks of a board of \a size, where no cell has any.
LiveMarks noMarks(int size)
{
    const std::vector<DigitSet> none(static_cast<std::size_t>(size * size));
    return {none, none, none};
}

/// A style in which nothing is told by a colour.
BoardStyle colourless(const QPalette &palette)
{
    BoardStyle style = styleOf(palette);
    style.liveMark = style.good = style.pencilMark;
    return style;
}

Picture pictureOf(const Board &board, const LiveMarks &marks, const BoardStyle &style, int side = 600)
{
    return {board, style, 1, side, {.live = marks}};
}

/// How many rows of pixels of \a cell differ: the height of the one digit that only one of the pictures has.
int inkHeight(const Picture &one, const Picture &other, Cell cell)
{
    const QRect area = one.pixels(one.layout.cellRect(cell));
    int rows = 0;
    for (int y = area.top(); y <= area.bottom(); ++y)
        if (differentPixels(one.image, other.image, QRect(area.left(), y, area.width(), 1)) > 0)
            ++rows;
    return rows;
}

constexpr int usualSide = 620; // of a board in a window of 1366x768

class TestLiveMarkPainter : public QObject
{
    Q_OBJECT

private slots:
    void onlyEmptyCellsHaveThem_data() { addPalettes(); }

    void onlyEmptyCellsHaveThem()
    {
        QFETCH(const QPalette, palette);
        Board board = boardOf(9);
        board.puzzle.givens.set(0, 5);
        board.entries.set(1, 6);
        LiveMarks marks = noMarks(9);
        for (const Cell cell : {0, 1, 2})
            marks.proved[cell] = {1, 5, 6};
        const Picture without(board, styleOf(palette), 1, 600);
        const Picture with = pictureOf(board, marks, styleOf(palette));
        for (const Cell cell : {0, 1, 2, 3}) {
            const int different =
                differentPixels(without.image, with.image, with.pixels(with.layout.cellRect(cell)));
            QCOMPARE(different > 0, cell == 2);
        }
    }

    /// By shape and weight, in every palette, and unlike pencil marks.
    void eachKindLooksItsOwn_data() { addPalettes(); }

    void eachKindLooksItsOwn()
    {
        QFETCH(const QPalette, palette);
        const BoardStyle style = colourless(palette);
        LiveMarks proved = noMarks(9);
        proved.proved[40] = {5, 7};
        LiveMarks open = noMarks(9);
        open.open[40] = {5, 7};
        LiveMarks deciding = proved;
        deciding.deciding[40] = {5, 7};
        LiveMarks forced = noMarks(9);
        forced.proved[40] = {5};
        LiveMarks loneOpen = noMarks(9);
        loneOpen.open[40] = {5};
        Board pencil = boardOf(9);
        pencil.cornerMarks[40] = {5, 7};
        std::vector<QImage> looks{
            Picture(pencil, style, 1, 600, {.marksInPlaces = MarksInPlaces::Corner}).image};
        for (const LiveMarks &marks : {proved, open, deciding, forced, loneOpen})
            looks.push_back(pictureOf(boardOf(9), marks, style).image);
        for (std::size_t one = 0; one < looks.size(); ++one)
            for (std::size_t other = 0; other < one; ++other)
                QVERIFY2(looks[one] != looks[other], qPrintable(QString("%1 %2").arg(one).arg(other)));
    }

    /// Pencil marks stay where they are and legible, whatever is live.
    void pencilMarksKeepTheirPlace()
    {
        Board board = boardOf(9);
        board.cornerMarks[40] = {1, 2, 3, 4, 5, 6};
        board.centreMarks[41] = {1, 2, 3};
        LiveMarks few = noMarks(9);
        few.proved[40] = few.proved[41] = {8};
        LiveMarks all = noMarks(9);
        all.proved[40] = all.open[41] = DigitSet::all(9);
        const Picture one = pictureOf(board, few, styleOf(light));
        const Picture other = pictureOf(board, all, styleOf(light));
        for (const Cell cell : {40, 41}) {
            QRect above = one.pixels(one.layout.cellRect(cell));
            QVERIFY(differentPixels(one.image, other.image, above) > 0);
            above.setBottom(above.top() + static_cast<int>(above.height() * 0.56));
            QCOMPARE(differentPixels(one.image, other.image, above), 0);
        }
    }

    /// Also beside those of other cells with all digits.
    void theyAreAsLargeAsTheMarksAboveThem()
    {
        Board blank = boardOf(9);
        blank.cornerMarks[40] = {1};
        Board board = blank;
        board.cornerMarks[40] = {1, 8};
        LiveMarks others = noMarks(9);
        others.proved[30] = DigitSet::all(9);
        LiveMarks marks = others;
        marks.proved[40] = {8};
        const BoardStyle style = styleOf(light);
        const Picture without = pictureOf(blank, others, style, usualSide);
        const int corner = inkHeight(without, pictureOf(board, others, style, usualSide), 40);
        const int live = inkHeight(without, pictureOf(blank, marks, style, usualSide), 40);
        QVERIFY2(corner >= 6 && live >= corner - 1, qPrintable(QString("%1 %2").arg(live).arg(corner)));
    }

    void whatIsADigitCanBeRead_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<QByteArray>("symbols");
        for (const int size : {4, 6, 9, 12, 16, 25})
            for (const char *symbols : {"numbers", "A"})
                QTest::addRow("%d %s", size, symbols) << size << QByteArray(symbols);
    }

    /// Alone in its cell and below a corner mark, whatever other cells have: a digit of six pixels or a dot.
    void whatIsADigitCanBeRead()
    {
        QFETCH(const int, size);
        QFETCH(const QByteArray, symbols);
        Board board = boardOf(size);
        board.cornerMarks[1] = {1};
        LiveMarks others = noMarks(size);
        others.proved[2] = DigitSet::all(size);
        const BoardStyle style = styleOf(light);
        const auto picture = [&](const LiveMarks &marks) {
            return Picture(board, style, 1, usualSide, {.live = marks}, symbols.constData());
        };
        const Picture without = picture(others);
        for (const Cell cell : {0, 1})
            for (const DigitSet &digits : {DigitSet{size}, DigitSet::all(size) - DigitSet{2, 3}}) {
                LiveMarks marks = others;
                marks.proved[cell] = {size};
                const int height = inkHeight(without, picture(marks), cell);
                QVERIFY2(height >= 6 || (height > 0 && height < 4), qPrintable(QString::number(height)));
                marks.proved[cell] = digits;
                QVERIFY(inkHeight(without, picture(marks), cell) > 0);
            }
    }

    void dotsStandForWhatIsTooSmall()
    {
        LiveMarks marks = noMarks(25);
        marks.proved[0] = DigitSet::all(25) - DigitSet{3};
        marks.open[0] = {3};
        const Picture proved = pictureOf(boardOf(25), marks, styleOf(light), 500);
        std::swap(marks.proved[0], marks.open[0]);
        const Picture open = pictureOf(boardOf(25), marks, styleOf(light), 500);
        const Picture blank(boardOf(25), styleOf(light), 1, 500);
        const QRect cell = blank.pixels(blank.layout.cellRect(0));
        QVERIFY(differentPixels(blank.image, proved.image, cell) > 25);
        QVERIFY(differentPixels(blank.image, open.image, cell) > 25);
        QVERIFY(differentPixels(proved.image, open.image, cell) > 0);
    }

    void aBoardWithoutThemKeepsItsRoom()
    {
        const QRectF room(1, 2, 30, 40);
        QCOMPARE(LiveMarkPainter::roomForPencilMarks(room, {}), room);
        const QRectF rest = LiveMarkPainter::roomForPencilMarks(room, noMarks(9));
        QVERIFY(room.contains(rest) && rest.height() < room.height());
    }
};

ADD_TEST(QGuiApplication, TestLiveMarkPainter)

} // namespace sudoku::tst_livemarkpainter

#include "tst_livemarkpainter.moc"
