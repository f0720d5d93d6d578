// Covers ui/paint: candidateshape

#include <QGuiApplication>
#include <QTest>

#include "tests/testprogram.h"
#include "tests/ui/paint/painterbench.h"
#include "ui/paint/cellcolours.h"
#include "ui/paint/colourroles.h"

#include <set>

namespace sudoku::tst_drawnmarks {

using namespace painterbench;

Board markedBoard(int size)
{
    Board board = boardOf(size);
    for (DigitSet &marks : board.centreMarks)
        marks = DigitSet::all(size);
    return board;
}

BoardHighlights withColour(int colour)
{
    BoardHighlights highlights{.marksInPlaces = MarksInPlaces::All};
    if (colour > 0)
        highlights.drawn.setColour({0, 1}, colour);
    return highlights;
}

/// How many pixels of \a picture have nearly that colour.
int count(const Picture &picture, const QColor &colour, const QRectF &within)
{
    const auto near = [](int a, int b) { return std::abs(a - b) < 6; };
    const QRect rect = picture.pixels(within);
    int found = 0;
    for (int y = rect.top(); y <= rect.bottom(); ++y)
        for (int x = rect.left(); x <= rect.right(); ++x) {
            const QColor pixel = picture.image.pixelColor(x, y);
            found += near(pixel.red(), colour.red()) && near(pixel.green(), colour.green())
                     && near(pixel.blue(), colour.blue());
        }
    return found;
}

/// What the player has drawn on candidates.
class TestDrawnMarks : public QObject
{
    Q_OBJECT

private slots:
    void eachColourHasAShapeAndAName()
    {
        std::set<EvidenceLook::Shape> shapes;
        std::set<QString> names;
        for (int colour = 1; colour <= colourCount; ++colour) {
            QVERIFY(shapes.insert(candidateColour(colour, styleOf(light)).shape).second);
            QVERIFY(names.insert(candidateColourName(colour)).second);
        }
    }

    void contrastsSuffice()
    {
        for (int scheme = 0; scheme < colourSchemeCount; ++scheme) {
            const ColourRoles &roles = coloursOf(static_cast<ColourScheme>(scheme));
            const BoardStyle style = styleOf(paletteOf(roles.ink, roles.win, roles.paper, roles.accent));
            for (int colour = 1; colour <= colourCount; ++colour) {
                const CandidateColour look = candidateColour(colour, style);
                QVERIFY2(contrastOf(look.edge, style.background) >= 3,
                         qPrintable(QString("edge %1 in %2").arg(colour).arg(scheme)));
                QVERIFY2(contrastOf(style.given, look.ground) >= 4.5,
                         qPrintable(QString("digit %1 in %2").arg(colour).arg(scheme)));
            }
        }
    }

    void colouredCandidatesShowTheirColour_data() { addPalettes(); }

    void colouredCandidatesShowTheirColour()
    {
        QFETCH(QPalette, palette);
        const BoardStyle style = styleOf(palette);
        for (const int size : {9, 16, 25}) {
            const Picture plain(markedBoard(size), style, 2, 600, withColour(0));
            for (int colour = 2; colour <= colourCount; ++colour) { // the first one is a line
                const Picture picture(markedBoard(size), style, 2, 600, withColour(colour));
                const QRectF cell = picture.layout.cellRect(0);
                const CandidateColour look = candidateColour(colour, style);
                const QColor fill = size == 25 ? look.edge : look.ground; // of a dot
                QVERIFY2(count(picture, fill, cell) > count(plain, fill, cell) + 8,
                         qPrintable(QString("%1 on %2").arg(colour).arg(size)));
                // and nothing happens elsewhere
                const QRectF rest(cell.topRight() + QPointF(4, 0), QPointF(600, 600));
                QCOMPARE(differentPixels(plain.image, picture.image, picture.pixels(rest)), 0);
            }
        }
    }

    void aCandidateWithoutMarksIsShown()
    {
        const BoardStyle style = styleOf(light);
        BoardHighlights highlights;
        highlights.drawn.lines = {{{0, 5}, {4, 5}}};
        const Picture picture(boardOf(9), style, 2, 600, highlights);
        QVERIFY(count(picture, style.pencilMark, picture.layout.cellRect(0)) > 0);
        QVERIFY(count(picture, style.pencilMark, picture.layout.cellRect(4)) > 0);
        QCOMPARE(count(picture, style.pencilMark, picture.layout.cellRect(40)), 0);
    }

    void strongLinesAreSolidAndWeakOnesDashed()
    {
        const BoardStyle style = styleOf(light);
        const auto inkOf = [&](bool isWeak) {
            BoardHighlights highlights;
            highlights.drawn.lines = {{{36, 5}, {44, 5}, isWeak}};
            const Picture picture(boardOf(9), style, 2, 600, highlights);
            return count(picture, style.entry, QRectF(100, 150, 400, 300));
        };
        QVERIFY(inkOf(false) > 1000);
        QVERIFY(inkOf(true) > inkOf(false) / 2);
        QVERIFY(inkOf(true) < inkOf(false) * 3 / 4);
    }

    void cornerMarksOfADrawnCellAreAtTheirPlaces()
    {
        const BoardStyle style = styleOf(light);
        Board board = boardOf(9);
        board.cornerMarks[0] = {9}; // in the upper left corner, if nothing is drawn
        BoardHighlights highlights;
        highlights.drawn.setColour({0, 9}, 2);
        const Picture picture(board, style, 2, 600, highlights);
        const QRectF cell = picture.layout.cellRect(0);
        const QColor ground = candidateColour(2, style).ground;
        QCOMPARE(count(picture, ground, QRectF(cell.topLeft(), cell.size() / 2)), 0);
        QVERIFY(count(picture, ground, QRectF(cell.center(), cell.size() / 2)) > 20);
    }

    void thePenIsSeen()
    {
        const BoardStyle style = styleOf(light);
        BoardHighlights highlights;
        highlights.penStart = Candidate{0, 5};
        const Picture picture(boardOf(9), style, 2, 600, highlights);
        QVERIFY(count(picture, style.cursor, picture.layout.cellRect(0)) > 20);
    }
};

ADD_TEST(QGuiApplication, TestDrawnMarks)

} // namespace sudoku::tst_drawnmarks

#include "tst_drawnmarks.moc"
