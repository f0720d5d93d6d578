#include <QGuiApplication>

#include "tests/testprogram.h"
#include "tests/ui/paint/painterbench.h"

#include <cmath>
#include <set>

namespace sudoku::tst_boardstyle {

using namespace painterbench;

/// Pixels that are clearly not the ground: what remains without colours.
int inkedPixels(const QImage &image, const QRect &within, const QColor &ground)
{
    int count = 0;
    for (int y = within.top(); y <= within.bottom(); ++y)
        for (int x = within.left(); x <= within.right(); ++x)
            count += std::abs(qGray(image.pixel(x, y)) - qGray(ground.rgb())) > 60;
    return count;
}

/// What is told apart by its look, in every palette.
class TestBoardStyle : public QObject
{
    Q_OBJECT

private slots:
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
        const QColor shaded = blend(style.background, style.shade, style.shade.alphaF());
        QVERIFY(contrast(shaded, style.background) >= 1.15); // windows, and the lines of cells in them
        QVERIFY2(contrast(shaded, style.thinLine) >= 1.15, qPrintable(style.thinLine.name()));
        QVERIFY(contrast(style.background, style.pencilMark) >= 4.5);
        QVERIFY(contrast(style.background, style.liveMark) >= 4.5);
        QVERIFY(contrast(style.background, style.violation) >= 3);
        QVERIFY(contrast(style.background, style.cursor) >= 3);
        QVERIFY(contrast(style.background, style.thickLine) >= 3);
    }
};

ADD_TEST(QGuiApplication, TestBoardStyle)

} // namespace sudoku::tst_boardstyle

#include "tst_boardstyle.moc"
