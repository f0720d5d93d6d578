#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTest>

#include "tests/formatdata.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/paint/boardpainter.h"
#include "ui/paint/drawingpainter.h"
#include "ui/paint/outsidetexts.h"

namespace sudoku::tst_drawingpainter {

using Kind = Drawing::Kind;

constexpr int side = 460;
constexpr Rgba red{0xff0000ff};
constexpr Rgba black{0x000000ff};
constexpr Rgba white{0xffffffff};

BoardStyle lightStyle()
{
    return BoardStyle::forScreen(
        QPalette(Qt::black, Qt::white, Qt::white, Qt::black, Qt::gray, Qt::black, Qt::white));
}

BoardStyle darkStyle()
{
    QPalette palette(QColor(0x30, 0x30, 0x30));
    palette.setColor(QPalette::Window, QColor(0x20, 0x20, 0x20));
    palette.setColor(QPalette::Base, QColor(0x20, 0x20, 0x20));
    palette.setColor(QPalette::Text, QColor(0xee, 0xee, 0xee));
    return BoardStyle::forScreen(palette);
}

Board boardWith(std::vector<Drawing> drawings)
{
    Board board(emptyBoard(4));
    board.info.drawings = std::move(drawings);
    return board;
}

class Picture
{
public:
    explicit Picture(const Board &board, const BoardStyle &style = lightStyle(), bool hasFog = false)
        : m_layout(board.puzzle.geometry, QRectF(0, 0, side, side),
                   {.pixelRatio = 1, .outside = outsideRoom(board)}),
          m_style(style),
          m_image(side, side, QImage::Format_RGB32)
    {
        m_image.fill(style.background);
        QPainter painter(&m_image);
        GlyphCache cache;
        BoardPainter(m_layout, style, symbolSets().front(), cache)
            .paint(painter, board, {.hasFog = hasFog}, m_image.rect());
    }

    const BoardLayout &layout() const { return m_layout; }
    QColor at(BoardPoint point) const
    {
        return m_image.pixelColor(DrawingPainter(m_layout, m_style).placeOf(point).toPoint());
    }
    /// Returns how many pixels within half a cell around \a point are not of the background.
    int inkAround(BoardPoint point) const
    {
        const QPointF middle = DrawingPainter(m_layout, m_style).placeOf(point);
        const int reach = static_cast<int>(m_layout.cellSize() / 2) - 4;
        int count = 0;
        for (int y = -reach; y <= reach; ++y)
            for (int x = -reach; x <= reach; ++x)
                if (const QPoint pixel = (middle + QPointF(x, y)).toPoint(); m_image.rect().contains(pixel))
                    count += m_image.pixelColor(pixel) != m_style.background;
        return count;
    }
    bool operator==(const Picture &other) const { return m_image == other.m_image; }

private:
    BoardLayout m_layout;
    BoardStyle m_style;
    QImage m_image;
};

class TestDrawingPainter : public QObject
{
    Q_OBJECT

private slots:
    /// A white dot and a black one mean different things, so a dark window shows both as they are.
    void dotsBesideDigitsKeepTheirColours()
    {
        const auto dot = [](BoardPoint place, double width, Rgba fill) {
            return Drawing{
                .kind = Kind::Ellipse, .points = {place}, .width = width, .height = width, .fill = fill};
        };
        const Picture picture(
            boardWith({dot({1, 0.5}, 0.3, white), dot({3, 0.5}, 0.3, black), dot({1.5, 2.5}, 0.8, white)}),
            darkStyle());
        QCOMPARE(picture.at({1, 0.5}), QColor(Qt::white));
        QCOMPARE(picture.at({3, 0.5}), QColor(Qt::black));
        QVERIFY(picture.at({1.5, 2.5}).lightnessF() < 0.3); // under a digit, which is light
    }

    void everyKindIsSeen_data()
    {
        QTest::addColumn<int>("index");
        const std::vector<Drawing> drawings = withPictures(Board(emptyBoard(4))).info.drawings;
        for (int i = 0; i < static_cast<int>(drawings.size()); ++i)
            QTest::addRow("%d", i) << i;
    }

    void everyKindIsSeen()
    {
        QFETCH(int, index);
        const Drawing drawing = withPictures(Board(emptyBoard(4))).info.drawings[index];
        Board empty = boardWith({drawing});
        const Picture with(empty);
        empty.info.drawings.clear();
        QVERIFY(!(with == Picture(empty)));
    }

    void colourAndPlaceAreThoseOfTheDrawing()
    {
        const Picture picture(boardWith(
            {{.kind = Kind::Ground, .cells = {5}, .fill = red},
             {.kind = Kind::Rectangle, .points = {{2.5, 0.5}}, .width = 0.5, .height = 0.5, .fill = red},
             {.kind = Kind::Line, .points = {{0.5, 3.5}, {3.5, 3.5}}, .width = 0.2, .edge = red}}));
        for (const BoardPoint point : {BoardPoint{1.5, 1.5}, {2.5, 0.5}, {2.3, 0.7}, {0.5, 3.5}, {1.5, 3.45}})
            QCOMPARE(picture.at(point), QColor(Qt::red));
        for (const BoardPoint point : {BoardPoint{0.5, 0.5}, {2.5, 1.5}, {2.2, 0.2}, {1.5, 3.2}})
            QCOMPARE(picture.at(point), QColor(Qt::white));
    }

    /// What is light becomes dark, so that the digits of the theme stay legible; hues stay.
    void coloursAreAdaptedToADarkScreen()
    {
        const auto shown = [](Rgba colour) {
            return Picture(boardWith({{.kind = Kind::Ground, .cells = {5}, .fill = colour}}), darkStyle())
                .at({1.5, 1.5});
        };
        QCOMPARE(shown(white), darkStyle().background);
        QVERIFY(shown(black).lightness() > 220);
        QVERIFY(shown({0xffd0d0ff}).lightness() < 110);
        QCOMPARE(shown({0xffd0d0ff}).hslHue(), 0);
    }

    void drawingsBesideTheBoardHaveRoom()
    {
        const Board board = boardWith(
            {{.kind = Kind::Text, .points = {{1.5, -0.5}}, .height = 0.4, .ink = black, .text = "7"}});
        QVERIFY(outsideRoom(board) == (OutsideRoom{.above = 1}));
        const Picture picture(board);
        QVERIFY(picture.inkAround({1.5, -0.5}) > picture.inkAround({2.5, -0.5}) + 20); // beside the frame
    }

    /// A dot on the frame would cover the numbers of rows and columns.
    void shapesOnTheFrameHaveRoom()
    {
        const auto room = [](BoardPoint point) {
            return outsideRoom(
                boardWith({{.kind = Kind::Ellipse, .points = {point}, .width = 0.4, .height = 0.4}}));
        };
        QVERIFY(room({0, 1.5}) == (OutsideRoom{.left = 1}));
        QVERIFY(room({1.5, 4}) == (OutsideRoom{.below = 1}));
        QVERIFY(room({0.5, 0.5}) == OutsideRoom());
    }

    void smallShapesCoverTheLinesOfTheBoardAndLargeOnesDoNot()
    {
        const auto shape = [](double width) {
            return Picture(boardWith({{.kind = Kind::Rectangle,
                                       .points = {{1, 0.5}},
                                       .width = width,
                                       .height = width,
                                       .fill = red}}));
        };
        QCOMPARE(shape(0.3).at({1, 0.5}), QColor(Qt::red));
        QVERIFY(shape(0.9).at({1, 0.5}) != QColor(Qt::red));
    }

    void aShapeIsTurnedAroundItsMiddle()
    {
        const Picture picture(boardWith({{.kind = Kind::Rectangle,
                                          .points = {{1.5, 1.5}},
                                          .width = 0.9,
                                          .height = 0.1,
                                          .angle = 90,
                                          .fill = red}}));
        QCOMPARE(picture.at({1.5, 1.2}), QColor(Qt::red));
        QCOMPARE(picture.at({1.2, 1.5}), QColor(Qt::white));
    }

    void fogCoversCellsUntilItIsLifted()
    {
        Board board(emptyBoard(4));
        board.info.fog = Fog{{0}};
        const Picture foggy(board, lightStyle(), true);
        QCOMPARE(foggy.at({0.5, 0.5}), QColor(Qt::white));
        QVERIFY(foggy.at({1.5, 0.5}) != QColor(Qt::white));
        QCOMPARE(Picture(board).at({1.5, 0.5}), QColor(Qt::white));
    }

    void aCorrectEntryLiftsTheFogAround()
    {
        Board board(emptyBoard(4));
        board.info.fog = Fog();
        QCOMPARE(cellsInFog(board).size(), std::size_t(16));
        board.info.solution = Grid(16);
        board.info.solution.set(0, 3);
        board.entries.set(0, 4);
        QCOMPARE(cellsInFog(board).size(), std::size_t(16));
        board.entries.set(0, 3);
        QCOMPARE(cellsInFog(board).size(), std::size_t(12));
        QVERIFY(cellsInFog(Board(emptyBoard(4))).empty());
    }
};

ADD_TEST(QGuiApplication, TestDrawingPainter)

} // namespace sudoku::tst_drawingpainter

#include "tst_drawingpainter.moc"
