// Covers ui/paint: boardfont, drawtext, glyphcache, gridlines, groundpainter, underlaypainter

#include <QBuffer>
#include <QGuiApplication>
#include <QPdfWriter>

#include "core/formats/text/constrainttext.h"
#include "tests/testprogram.h"
#include "tests/ui/paint/painterbench.h"

#include <cmath>
#include <set>

namespace sudoku::tst_boardpainter {

using namespace painterbench;

/// But for rounding.
bool isSame(QRgb pixel, const QColor &colour)
{
    return std::abs(qRed(pixel) - colour.red()) <= 2 && std::abs(qGreen(pixel) - colour.green()) <= 2
           && std::abs(qBlue(pixel) - colour.blue()) <= 2;
}

class TestBoardPainter : public QObject
{
    Q_OBJECT

private slots:
    void givenCandidatesGiveWayToDigitsAndMarks_data() { addPalettes(); }

    void givenCandidatesGiveWayToDigitsAndMarks()
    {
        QFETCH(QPalette, palette);
        for (const int size : {9, 16, 25}) {
            const BoardStyle style = styleOf(palette);
            const auto picture = [&](const Board &board) { return Picture(board, style, 1, 900).image; };
            Board with = boardOf(size);
            with.puzzle.constraints = {{findVariant("given-candidates"), {0, 1, 2}, {1, 3, size}}};
            QVERIFY(picture(with) != picture(boardOf(size)));
            Board filled = boardOf(size);
            for (Board *board : {&with, &filled}) {
                board->puzzle.givens.set(0, 1);
                board->entries.set(1, 3);
                board->centreMarks[2] = {3, 4};
            }
            QVERIFY(picture(with) == picture(filled));
        }
    }

    void marksAreLegibleOnLines_data()
    {
        QTest::addColumn<QPalette>("palette");
        QTest::addColumn<QByteArray>("rule");
        for (const bool isDark : {false, true})
            for (const char *rule : {"thermometer", "whispers", "renban", "palindrome", "region-sum"})
                QTest::addRow("%s %s", rule, isDark ? "dark" : "light")
                    << (isDark ? dark : light) << QByteArray(rule);
    }

    /// Each dark part of a mark has a light place beside it, and the other way round in the dark.
    void marksAreLegibleOnLines()
    {
        QFETCH(QPalette, palette);
        QFETCH(QByteArray, rule);
        const BoardStyle style = styleOf(palette);
        Board board = boardOf(9);
        board.puzzle.constraints = {
            *readConstraint(board.puzzle.geometry, rule.toStdString() + " r5c4 r5c5 r5c6")};
        const Picture without(board, style, 1, 560);
        constexpr Cell middle = 40;
        board.cornerMarks[middle] = DigitSet::all(9);
        const Picture with(board, style, 1, 560, {.marksInPlaces = MarksInPlaces::Corner});
        const QRect cell = with.pixels(with.layout.cellInterior(middle));
        const auto luminance = [&](int x, int y) {
            const auto linear = [](int part) { return std::pow(part / 255.0, 2.2); };
            const QRgb pixel = with.image.pixel(x, y);
            return 0.2126 * linear(qRed(pixel)) + 0.7152 * linear(qGreen(pixel))
                   + 0.0722 * linear(qBlue(pixel));
        };
        const auto contrast = [](double a, double b) {
            return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
        };
        int ink = 0;
        for (int y = cell.top(); y <= cell.bottom(); ++y)
            for (int x = cell.left(); x <= cell.right(); ++x) {
                if (!isSame(with.image.pixel(x, y), style.pencilMark)
                    || isSame(without.image.pixel(x, y), style.background))
                    continue; // only what is on the line
                ++ink;
                double best = 1;
                for (int dy = -3; dy <= 3; ++dy)
                    for (int dx = -3; dx <= 3; ++dx)
                        best = std::max(best, contrast(luminance(x, y), luminance(x + dx, y + dy)));
                QVERIFY2(best >= 4.5, qPrintable(QString("%1 at %2, %3").arg(best).arg(x).arg(y)));
            }
        QVERIFY(ink > 0);
    }

    /// A border is a thick line, cells of one region have a dash from one to the other.
    void whatIsKnownOfRegionsIsDrawn()
    {
        Board none(Puzzle(Geometry::withBoxes({1, 4})));
        none.puzzle.constraints = {{findVariant("chaos-construction"), {}}};
        Board known = none;
        known.regionLinks = {{0, 1, false}, {2, 3, true}, {4, 15, true}};
        const BoardStyle style = styleOf(light);
        const Picture before(none, style);
        const Picture after(known, style);
        const auto dark = [&](const Picture &picture, Cell cell, Cell next) {
            const QRect around = picture.pixels(
                QRectF(picture.layout.cellRect(cell).center(), picture.layout.cellRect(next).center())
                    .adjusted(0, -20, 0, 20));
            int count = 0;
            for (int y = around.top(); y <= around.bottom(); ++y)
                for (int x = around.left(); x <= around.right(); ++x)
                    count += isSame(picture.image.pixel(x, y), style.thickLine);
            return count;
        };
        QVERIFY(dark(after, 0, 1) > dark(before, 0, 1) + 40);
        QVERIFY(dark(after, 2, 3) > dark(before, 2, 3));
        QVERIFY(dark(after, 2, 3) < dark(after, 0, 1));
        QCOMPARE(dark(after, 1, 2), dark(before, 1, 2));
    }

    void cursorShowsWhereTheFocusIs()
    {
        const BoardStyle style = styleOf(light);
        const Picture none(boardOf(9), style);
        const Picture focused(boardOf(9), style, 1, 300, {{}, 40, true});
        const Picture unfocused(boardOf(9), style, 1, 300, {{}, 40, false});
        const QRect cell = none.pixels(none.layout.cellRect(40));
        const int withFocus = differentPixels(none.image, focused.image, cell);
        const int without = differentPixels(none.image, unfocused.image, cell);
        QVERIFY(without > 0);
        QVERIFY(withFocus > 1.5 * without);
        QCOMPARE(differentPixels(none.image, focused.image, none.image.rect()),
                 withFocus); // in its cell only
    }

    void theFrameOfTheCursorLiesOnNoPencilMarks_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<int>("side");
        QTest::addColumn<MarksInPlaces>("inPlaces");
        for (const int size : {9, 16, 25})
            for (const int side : {size * 28, size * 60})
                for (const auto &[name, inPlaces] : {std::pair("", MarksInPlaces::None),
                                                     std::pair(", corner in places", MarksInPlaces::Corner),
                                                     std::pair(", marks in places", MarksInPlaces::Centre)})
                    QTest::addRow("%d in %d%s", size, side, name) << size << side << inPlaces;
    }

    void theFrameOfTheCursorLiesOnNoPencilMarks()
    {
        QFETCH(int, size);
        QFETCH(int, side);
        QFETCH(MarksInPlaces, inPlaces);
        const BoardStyle style = styleOf(light);
        const Cell cell = size + 1;
        const BoardHighlights none{.marksInPlaces = inPlaces};
        const Picture blank(boardOf(size), style, 1, side, none);
        const Picture framed(boardOf(size), style, 1, side, {.cursor = cell, .marksInPlaces = inPlaces});
        for (const int count : {1, 4, 8, size}) {
            Board board = boardOf(size);
            for (Digit digit = size - count + 1; digit <= size; ++digit)
                (inPlaces == MarksInPlaces::Centre ? board.centreMarks : board.cornerMarks)[cell].insert(
                    digit);
            const Picture marked(board, style, 1, side, none);
            const QRect pixels = blank.pixels(blank.layout.cellRect(cell));
            for (int y = pixels.top(); y <= pixels.bottom(); ++y)
                for (int x = pixels.left(); x <= pixels.right(); ++x)
                    QVERIFY(framed.image.pixel(x, y) == blank.image.pixel(x, y)
                            || marked.image.pixel(x, y) == blank.image.pixel(x, y));
        }
    }

    /// Also where the lines of boxes run through them: in the second pair through a dash.
    void cagesAreWhole()
    {
        const BoardStyle style = styleOf(light);
        const auto outlinePixels = [&](const char *cage) {
            Board board(emptyBoard(9));
            board.puzzle.constraints = {readConstraint(board.puzzle.geometry, cage).value()};
            const Picture picture(board, style, 1, 460);
            int count = 0;
            for (int y = 0; y < picture.image.height(); ++y)
                for (int x = 0; x < picture.image.width(); ++x)
                    count += isSame(picture.image.pixel(x, y), style.outline);
            return count;
        };
        for (const auto &[inBox, across] :
             {std::pair("killer r4c4 r4c5 r5c4 r5c5", "killer r3c3 r3c4 r4c3 r4c4"),
              std::pair("killer r4c4 r4c5 r4c6 r5c4", "killer r3c2 r3c3 r3c4 r4c2")}) {
            QVERIFY(outlinePixels(inBox) > 60); // a dot every four pixels
            QCOMPARE(outlinePixels(across), outlinePixels(inBox));
        }
    }

    void linesAreCrisp_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<qreal>("ratio");
        for (const int size : {4, 6, 9, 12, 16, 25})
            for (const qreal ratio : {1.0, 1.25, 1.5, 2.0, 3.0})
                QTest::addRow("%d at %g", size, ratio) << size << ratio;
    }

    // A line of pixels through the middle of a row of cells has pure colours only, and as many pixels of each
    // as the layout says.
    void linesAreCrisp()
    {
        QFETCH(int, size);
        QFETCH(qreal, ratio);
        const BoardStyle style = styleOf(light);
        const Picture picture(boardOf(size), style, ratio, 607);
        const BoardLayout &layout = picture.layout;
        const int y = static_cast<int>(layout.cellCentre(0).y() * ratio);
        int thin = 0;
        int thick = 0;
        for (int x = 0; x < picture.image.width(); ++x) {
            const QRgb across = picture.image.pixel(x, y);
            const QRgb down = picture.image.pixel(y, x);
            for (const QRgb pixel : {across, down})
                QVERIFY2(isSame(pixel, style.background) || isSame(pixel, style.thinLine)
                             || isSame(pixel, style.thickLine),
                         qPrintable(QString("%1: %2").arg(x).arg(QColor(pixel).name())));
            thin += isSame(across, style.thinLine);
            thick += isSame(across, style.thickLine);
        }
        const int boxes = size / layout.geometry().boxes()->columns;
        QCOMPARE(thick,
                 qRound(layout.thickLine() * ratio) * (boxes - 1) + 2 * qRound(layout.frameLine() * ratio));
        QCOMPARE(thin, qRound(layout.thinLine() * ratio) * (size - boxes));
    }

    void clippedPaintingIsTheSame()
    {
        const BoardStyle style = styleOf(light);
        Board board = boardOf(9);
        for (Cell cell = 0; cell < 81; ++cell)
            board.entries.set(cell, cell % 9 + 1);
        const Picture whole(board, style, 1.5);
        QImage image(whole.image.size(), whole.image.format());
        image.setDevicePixelRatio(1.5);
        image.fill(style.background);
        GlyphCache cache;
        for (int part = 0; part < 9; ++part) {
            const QRectF clip = QRect(part % 3 * 100, part / 3 * 100, 100, 100);
            QPainter painter(&image);
            painter.setClipRect(clip);
            BoardPainter(whole.layout, style, symbolSets().front(), cache).paint(painter, board, {}, clip);
        }
        QCOMPARE(image, whole.image);
    }

    void everySymbolIsPainted_data()
    {
        QTest::addColumn<const SymbolSet *>("symbols");
        QTest::addColumn<bool>("isOnRaster");
        for (const SymbolSet &symbols : symbolSets())
            for (const bool isOnRaster : {true, false})
                QTest::addRow("%s %s", symbols.id.data(), isOnRaster ? "raster" : "vector")
                    << &symbols << isOnRaster;
    }

    void everySymbolIsPainted()
    {
        QFETCH(const SymbolSet *, symbols);
        QFETCH(bool, isOnRaster);
        Board board = boardOf(25);
        for (Cell cell = 0; cell < 25; ++cell)
            board.entries.set(cell, cell + 1);
        const BoardStyle style = styleOf(light);
        const BoardLayout layout(board.puzzle.geometry, QRectF(0, 0, 900, 900),
                                 {.pixelRatio = isOnRaster ? 1.0 : 0.0});
        QImage image(900, 900, QImage::Format_RGB32);
        image.fill(style.background);
        GlyphCache cache;
        QPainter painter(&image);
        BoardPainter(layout, style, *symbols, cache).paint(painter, board, {}, QRectF(0, 0, 900, 900));
        painter.end();
        std::set<QByteArray> looks;
        for (Cell cell = 0; cell < 25; ++cell) {
            const QRectF inside = layout.cellRect(cell).adjusted(3, 3, -3, -3);
            const QImage look = image.copy(QRect(inside.topLeft().toPoint(), QSize(28, 28)));
            looks.insert(QByteArray(reinterpret_cast<const char *>(look.constBits()), look.sizeInBytes()));
        }
        QCOMPARE(looks.size(), 25u);
    }

    void paperIsTextAndLines()
    {
        Board board = boardOf(25);
        for (Cell cell = 0; cell < 625; ++cell) {
            if (cell % 3 == 0)
                board.puzzle.givens.set(cell, cell % 25 + 1);
            else
                board.cornerMarks[cell] = board.centreMarks[cell] = DigitSet::all(25);
        }
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        {
            QPdfWriter writer(&buffer);
            writer.setResolution(300);
            QPainter painter(&writer);
            const BoardStyle style = BoardStyle::forPaper();
            const QRectF page(0, 0, 2000, 2000);
            const BoardLayout layout(board.puzzle.geometry, page, {});
            GlyphCache cache;
            BoardPainter(layout, style, symbolSets().front(), cache).paint(painter, board, {}, page);
        }
        const QByteArray pdf = buffer.data();
        QVERIFY(pdf.startsWith("%PDF"));
        QVERIFY(pdf.contains("/FontFile"));        // digits are text in an embedded font
        QVERIFY(!pdf.contains("/Subtype /Image")); // nothing is a picture
    }
};

ADD_TEST(QGuiApplication, TestBoardPainter)

} // namespace sudoku::tst_boardpainter

#include "tst_boardpainter.moc"
