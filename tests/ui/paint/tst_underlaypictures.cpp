// Covers ui/paint: underlaypainter

#include <QGuiApplication>

#include "core/formats/text/constrainttext.h"
#include "tests/testprogram.h"
#include "tests/ui/paint/painterbench.h"
#include "ui/paint/underlaypictures.h"

#include <cstdlib>

namespace sudoku::tst_underlaypictures {

using namespace painterbench;

constexpr int side = 400;

Board boardWith(const std::vector<std::string> &rules)
{
    Board board = boardOf(9);
    for (const std::string &rule : rules)
        board.puzzle.constraints.push_back(*readConstraint(board.puzzle.geometry, rule));
    return board;
}

/// A board with marks in all layers, within cells, across their edges and around the board.
Board ruledBoard()
{
    Board board = boardWith({"diagonal", "killer 15 r1c1 r1c2", "killer r4c4 r4c5 r5c5", "even r5c5",
                             "greater-than r5c5 r5c6", "white-dot r5c4 r5c5", "thermometer r4c4 r5c5 r6c6",
                             "whispers r9c1 r8c2 r7c3", "sandwich 20 r9c1 r8c1", "maximum r2c8"});
    board.switchedOff = {*readConstraint(board.puzzle.geometry, "renban r2c2 r2c3 r3c3")};
    board.entries.set(40, 5);
    board.centreMarks[41] = {1, 2, 3};
    return board;
}

/// All that may be highlighted, with the cursor in \a cursor.
BoardHighlights highlightsAt(Cell cursor)
{
    BoardHighlights highlights{.cells = std::vector<CellHighlight>(81), .cursor = cursor};
    for (const Cell peer : emptyBoard(9).geometry.peers(cursor))
        highlights.cells[peer].isPeer = true;
    highlights.cells[(cursor + 1) % 81].isSelected = true;
    highlights.cells[(cursor + 20) % 81].isViolation = true;
    highlights.cells[(cursor + 30) % 81].isSameDigit = true;
    highlights.cells[(cursor + 40) % 81].isSecondPlace = true;
    highlights.cells[(cursor + 50) % 81].isPlace = true;
    highlights.outlined = {{(cursor + 60) % 81}};
    return highlights;
}

/// Returns whether no value of a colour differs by more than rounding does where lines are painted in parts.
bool looksTheSame(const QImage &a, const QImage &b)
{
    constexpr int rounding = 4; // of 255
    const auto isNear = [](QRgb one, QRgb other) {
        return std::abs(qRed(one) - qRed(other)) <= rounding
               && std::abs(qGreen(one) - qGreen(other)) <= rounding
               && std::abs(qBlue(one) - qBlue(other)) <= rounding;
    };
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            if (!isNear(a.pixel(x, y), b.pixel(x, y)))
                return false;
    return a.size() == b.size();
}

/// A screen on which boards are painted, with pictures and without.
class Screen
{
public:
    explicit Screen(qreal ratio) : m_ratio(ratio), m_with(imageOf(ratio)), m_without(imageOf(ratio)) {}

    /// Paints what is within \a clip on both, and returns whether they look the same.
    bool isSame(const Board &board, const BoardStyle &style, const BoardHighlights &highlights,
                const QRegion &clip = QRect(0, 0, side, side))
    {
        paint(m_with, board, style, highlights, clip, &m_pictures);
        paint(m_without, board, style, highlights, clip, nullptr);
        return looksTheSame(m_with, m_without);
    }

    /// Returns whether pictures are used for \a board from the second time on.
    bool usesPictures(const Board &board, qreal pixelRatio)
    {
        const QPainter painter(&m_with);
        const auto prepare = [&] {
            return m_pictures.prepare(painter, layoutOf(board, pixelRatio), styleOf(light), board);
        };
        return !prepare() && prepare();
    }

private:
    static QImage imageOf(qreal ratio)
    {
        QImage image(QSize(side, side) * ratio, QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::lightGray);
        return image;
    }

    static BoardLayout layoutOf(const Board &board, qreal pixelRatio)
    {
        return {board.puzzle.geometry,
                QRectF(20, 20, side - 40, side - 40),
                {.hasCoordinates = true, .pixelRatio = pixelRatio, .outside = OutsideRoom::onAllSides()}};
    }

    void paint(QImage &image, const Board &board, const BoardStyle &style, const BoardHighlights &highlights,
               const QRegion &clip, UnderlayPictures *pictures)
    {
        const BoardLayout layout = layoutOf(board, m_ratio);
        QPainter painter(&image);
        painter.setClipRegion(clip);
        BoardPainter(layout, style, *findSymbolSet("numbers"), m_cache, pictures)
            .paint(painter, board, highlights, clip);
    }

    qreal m_ratio;
    QImage m_with;
    QImage m_without;
    GlyphCache m_cache;
    UnderlayPictures m_pictures;
};

class TestUnderlayPictures : public QObject
{
    Q_OBJECT

private slots:
    void copiesLookTheSame_data()
    {
        QTest::addColumn<QPalette>("palette");
        QTest::addColumn<qreal>("ratio");
        for (const bool isDark : {false, true})
            for (const qreal ratio : {1.0, 1.5, 2.0})
                QTest::addRow("%s %g", isDark ? "dark" : "light", ratio) << (isDark ? dark : light) << ratio;
    }

    void copiesLookTheSame()
    {
        QFETCH(QPalette, palette);
        QFETCH(qreal, ratio);
        Screen screen(ratio);
        const BoardStyle style = styleOf(palette);
        Board board = ruledBoard();
        QVERIFY(screen.isSame(board, style, {}));
        for (const Cell cursor : {0, 40, 41, 80, 40})
            QVERIFY2(screen.isSame(board, style, highlightsAt(cursor)), qPrintable(QString::number(cursor)));
        board.colours[10] = {1, 3};
        QVERIFY(screen.isSame(board, style, highlightsAt(13)));
    }

    void partsLookTheSame()
    {
        Screen screen(1);
        const BoardStyle style = styleOf(light);
        const Board board = ruledBoard();
        QVERIFY(screen.isSame(board, style, highlightsAt(0)));
        QVERIFY(screen.isSame(board, style, highlightsAt(0)));
        const QRegion parts = QRegion(20, 150, 200, 40) + QRect(170, 60, 60, 90) + QRect(0, 0, 60, 60);
        QVERIFY(screen.isSame(board, style, highlightsAt(40), parts));
        QVERIFY(screen.isSame(board, style, highlightsAt(3), parts));
    }

    void otherBoardsHaveOtherPictures()
    {
        Screen screen(1);
        const auto isSame = [&screen](const Board &board, const QPalette &palette) {
            const BoardStyle style = styleOf(palette);
            const bool isFirst = screen.isSame(board, style, highlightsAt(5));
            return isFirst && screen.isSame(board, style, highlightsAt(5));
        };
        Board board = ruledBoard();
        QVERIFY(isSame(board, light));
        board.puzzle.constraints.erase(board.puzzle.constraints.begin() + 1);
        QVERIFY(isSame(board, light));
        std::swap(board.puzzle.constraints, board.switchedOff);
        QVERIFY(isSame(board, light));
        board.regionLinks = {RegionLink::of(0, 1, true)};
        QVERIFY(isSame(board, light));
        QVERIFY(isSame(board, dark));
        QVERIFY(isSame(boardOf(9), light));
    }

    void onlyRulesOnRastersHavePictures()
    {
        Screen screen(1);
        QVERIFY(screen.usesPictures(ruledBoard(), 1));
        QVERIFY(!screen.usesPictures(boardOf(9), 1));
        QVERIFY(!screen.usesPictures(ruledBoard(), 0));
    }
};

ADD_TEST(QGuiApplication, TestUnderlayPictures)

} // namespace sudoku::tst_underlaypictures

#include "tst_underlaypictures.moc"
