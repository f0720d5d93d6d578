// Covers ui/paint: boardfont, boardstyle, drawtext, glyphcache

#include <QBuffer>
#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QTest>

#include "core/formats/text/constrainttext.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/paint/boardpainter.h"

#include <cmath>
#include <set>

namespace sudoku::tst_boardpainter {

/// The colours of a desktop.
QPalette paletteOf(const QColor &text, const QColor &window, const QColor &base, const QColor &highlight)
{
    QPalette palette(text, window);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::Highlight, highlight);
    return palette;
}

const QPalette light = paletteOf(Qt::black, QColor(0xef, 0xef, 0xef), Qt::white, QColor(0x30, 0x8c, 0xc6));
const QPalette dark =
    paletteOf(Qt::white, QColor(0x35, 0x35, 0x35), QColor(0x23, 0x23, 0x23), QColor(0x2a, 0x82, 0xda));

BoardStyle styleOf(const QPalette &palette)
{
    return BoardStyle::forScreen(palette);
}

/// A board painted on \a side x \a side units of a screen with \a ratio pixels a unit.
struct Picture
{
    Picture(const Board &board, const BoardStyle &style, qreal ratio = 1, int side = 300,
            const BoardHighlights &highlights = {}, const char *symbols = "numbers")
        : layout(board.puzzle.geometry, QRectF(0, 0, side, side), {.pixelRatio = ratio}),
          image(QSize(side, side) * ratio, QImage::Format_RGB32)
    {
        image.setDevicePixelRatio(ratio);
        image.fill(style.background);
        GlyphCache cache;
        QPainter painter(&image);
        BoardPainter(layout, style, *findSymbolSet(symbols), cache)
            .paint(painter, board, highlights, QRectF(0, 0, side, side));
    }

    /// The pixel at a place in units.
    QColor at(QPointF point) const
    {
        return image.pixelColor((point * layout.pixelRatio() + QPointF(0.25, 0.25)).toPoint());
    }
    QRect pixels(const QRectF &rect) const
    {
        const qreal ratio = layout.pixelRatio();
        return QRectF(rect.topLeft() * ratio, rect.size() * ratio).toAlignedRect();
    }

    BoardLayout layout;
    QImage image;
};

Board boardOf(int size)
{
    return Board(emptyBoard(size));
}

int differentPixels(const QImage &a, const QImage &b, const QRect &within)
{
    int count = 0;
    for (int y = within.top(); y <= within.bottom(); ++y)
        for (int x = within.left(); x <= within.right(); ++x)
            count += a.pixel(x, y) != b.pixel(x, y);
    return count;
}

/// Pixels that are clearly not the ground: what remains without colours.
int inkedPixels(const QImage &image, const QRect &within, const QColor &ground)
{
    int count = 0;
    for (int y = within.top(); y <= within.bottom(); ++y)
        for (int x = within.left(); x <= within.right(); ++x)
            count += std::abs(qGray(image.pixel(x, y)) - qGray(ground.rgb())) > 60;
    return count;
}

/// But for rounding.
bool isSame(QRgb pixel, const QColor &colour)
{
    return std::abs(qRed(pixel) - colour.red()) <= 2 && std::abs(qGreen(pixel) - colour.green()) <= 2
           && std::abs(qBlue(pixel) - colour.blue()) <= 2;
}

void addPalettes()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << light;
    QTest::newRow("dark") << dark;
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
        const Picture with(board, style, 1, 560, {.hasMarksInPlaces = true});
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

    void givensAndEntriesDifferInWeight_data() { addPalettes(); }

    void givensAndEntriesDifferInWeight()
    {
        QFETCH(QPalette, palette);
        BoardStyle style = styleOf(palette);
        QVERIFY(style.given != style.entry);
        style.entry = style.given; // now the weight alone
        Board given = boardOf(9);
        Board entry = boardOf(9);
        for (Digit digit = 1; digit <= 9; ++digit) {
            given.puzzle.givens.set(digit - 1, digit);
            entry.entries.set(digit - 1, digit);
        }
        const Picture bold(given, style);
        const Picture regular(entry, style);
        int boldInk = 0;
        int regularInk = 0;
        for (Cell cell = 0; cell < 9; ++cell) {
            const QRect rect = bold.pixels(bold.layout.cellRect(cell).adjusted(3, 3, -3, -3));
            boldInk += inkedPixels(bold.image, rect, style.background);
            regularInk += inkedPixels(regular.image, rect, style.background);
        }
        QVERIFY(regularInk > 0);
        QVERIFY2(boldInk > regularInk * 1.15, qPrintable(QString("%1 %2").arg(boldInk).arg(regularInk)));
    }

    void violationsShowAsAShape_data() { addPalettes(); }

    void violationsShowAsAShape()
    {
        QFETCH(QPalette, palette);
        BoardStyle style = styleOf(palette);
        style.violationGround = style.background; // the colour of the ground does not count
        style.violation = style.given;
        Board board = boardOf(9);
        board.entries.set(0, 5);
        BoardHighlights highlights{std::vector<CellHighlight>(81), {}};
        const Picture before(board, style, 1, 300, highlights);
        highlights.cells[0].isViolation = true;
        const Picture after(board, style, 1, 300, highlights);
        const QRect cell = before.pixels(before.layout.cellRect(0));
        QVERIFY(differentPixels(before.image, after.image, cell) > 20);
    }

    void highlightsAreSeen_data() { addPalettes(); }

    void highlightsAreSeen()
    {
        QFETCH(QPalette, palette);
        const BoardStyle style = styleOf(palette);
        std::set<QRgb> grounds{style.background.rgb()};
        for (const CellHighlight &highlight :
             {CellHighlight{.isPeer = true}, CellHighlight{.isSameDigit = true},
              CellHighlight{.isSelected = true}, CellHighlight{.isViolation = true}}) {
            BoardHighlights highlights{std::vector<CellHighlight>(81), {}};
            highlights.cells[40] = highlight;
            const Picture picture(boardOf(9), style, 1, 300, highlights);
            grounds.insert(picture.at(picture.layout.cellCentre(40)).rgb());
        }
        QCOMPARE(grounds.size(), 5u);
    }

    void aColourStaysAsItIsUnderHighlights_data() { addPalettes(); }

    void aColourStaysAsItIsUnderHighlights()
    {
        QFETCH(QPalette, palette);
        Board board = boardOf(9);
        board.colours[40] = {7};
        const Picture plain(board, styleOf(palette));
        const QRectF cell = plain.layout.cellRect(40);
        const qreal rim = cell.width() / 5;
        const QRect middle = plain.pixels(cell.adjusted(rim, rim, -rim, -rim));
        std::set<QRgb> rims{plain.at(cell.center() - QPointF(0, cell.height() * 0.4)).rgb()};
        for (const CellHighlight &highlight :
             {CellHighlight{.isSameDigit = true}, CellHighlight{.isSelected = true},
              CellHighlight{.isSameDigit = true, .isSelected = true}}) {
            BoardHighlights highlights{std::vector<CellHighlight>(81), {}};
            highlights.cells[40] = highlight;
            const Picture picture(board, styleOf(palette), 1, 300, highlights);
            QCOMPARE(differentPixels(plain.image, picture.image, middle), 0);
            rims.insert(picture.at(cell.center() - QPointF(0, cell.height() * 0.4)).rgb());
        }
        QCOMPARE(rims.size(), 3u);
    }

    void shadesAreSeenUnderHighlights_data() { addPalettes(); }

    void shadesAreSeenUnderHighlights()
    {
        QFETCH(QPalette, palette);
        const Board shaded(board(std::string(81, '.'), {"windoku"}));
        const Cell inside = 9 + 3; // beside one that is not
        BoardHighlights highlights;
        highlights.cells.resize(81);
        for (const bool isSelected : {false, true}) {
            highlights.cells[inside].isSelected = highlights.cells[inside + 1].isSelected = isSelected;
            const Picture picture(shaded, styleOf(palette), 1, 300, highlights);
            const auto ground = [&](Cell cell) { return picture.at(picture.layout.cellCentre(cell)); };
            QVERIFY(ground(inside) != ground(inside + 1));
            QVERIFY(ground(inside) != ground(9 + 2) || !isSelected);
        }
        const Picture paper(shaded, BoardStyle::forPaper());
        QVERIFY(paper.at(paper.layout.cellCentre(inside)) != QColor(Qt::white));
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
        QTest::addColumn<bool>("isInPlaces");
        for (const int size : {9, 16, 25})
            for (const int side : {size * 28, size * 60})
                for (const bool isInPlaces : {false, true})
                    QTest::addRow("%d in %d%s", size, side, isInPlaces ? " in places" : "")
                        << size << side << isInPlaces;
    }

    void theFrameOfTheCursorLiesOnNoPencilMarks()
    {
        QFETCH(int, size);
        QFETCH(int, side);
        QFETCH(bool, isInPlaces);
        const BoardStyle style = styleOf(light);
        const Cell cell = size + 1;
        const BoardHighlights none{.hasMarksInPlaces = isInPlaces};
        const Picture blank(boardOf(size), style, 1, side, none);
        const Picture framed(boardOf(size), style, 1, side, {.cursor = cell, .hasMarksInPlaces = isInPlaces});
        for (const int count : {1, 4, 8, size}) {
            Board board = boardOf(size);
            for (Digit digit = size - count + 1; digit <= size; ++digit)
                board.cornerMarks[cell].insert(digit);
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
            QVERIFY(outlinePixels(inBox) > 100);
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
        QCOMPARE(thick, qRound(layout.thickLine() * ratio) * (boxes + 1));
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

    void paperIsBlackOnWhite()
    {
        const BoardStyle style = BoardStyle::forPaper();
        QCOMPARE(style.background, QColor(Qt::white));
        QCOMPARE(style.given, QColor(Qt::black));
        QCOMPARE(style.thickLine, QColor(Qt::black));
    }

    void tellsDarkFromLight()
    {
        QVERIFY(isDark(dark));
        QVERIFY(!isDark(light));
    }

    void textIsLegible_data() { addPalettes(); }

    // The contrast of WCAG 2: at least 4.5 for text, 3 for marks that matter, and for text as large as digits
    // are.
    void textIsLegible()
    {
        QFETCH(QPalette, palette);
        const BoardStyle style = styleOf(palette);
        const auto luminance = [](const QColor &colour) {
            const auto part = [](qreal c) {
                return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
            };
            return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF())
                   + 0.0722 * part(colour.blueF());
        };
        const auto contrast = [&](const QColor &a, const QColor &b) {
            const qreal x = luminance(a);
            const qreal y = luminance(b);
            return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
        };
        for (const QColor &ground :
             {style.background, style.peer, style.sameDigit, style.selection, style.violationGround})
            for (const QColor &text : {style.given, style.entry}) {
                QVERIFY2(contrast(ground, text) >= 4.5, qPrintable(ground.name() + " " + text.name()));
                const QColor shaded = blend(ground, style.shade, style.shade.alphaF());
                QVERIFY2(contrast(shaded, text) >= 3, qPrintable(shaded.name() + " " + text.name()));
            }
        QVERIFY(contrast(style.background, style.pencilMark) >= 4.5);
        QVERIFY(contrast(style.background, style.violation) >= 3);
        QVERIFY(contrast(style.background, style.cursor) >= 3);
        QVERIFY(contrast(style.background, style.thickLine) >= 3);
    }
};

ADD_TEST(QGuiApplication, TestBoardPainter)

} // namespace sudoku::tst_boardpainter

#include "tst_boardpainter.moc"
