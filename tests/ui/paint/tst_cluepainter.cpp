#include <QTest>

#include "tests/testprogram.h"
#include "tests/ui/paint/painterbench.h"
#include "ui/paint/cluepainter.h"

#include <QGuiApplication>

namespace sudoku::tst_cluepainter {

using namespace painterbench;

constexpr int side = 396;
constexpr Cell above = 1; // r1c2, whose digit goes down the column
constexpr Cell beside = 27;

/// A clue that rules its digit out in two cells of box 4, and one that only takes a cell there.
BoardHighlights highlighted(int shownStep = 0)
{
    BoardHighlights highlights;
    highlights.findings.numbered = {.without = {27, 28, 29, 36, 37, 38, 45, 46, 47},
                                    .clues = {{above, 1, {28, 46}}, {beside, 2}},
                                    .struck = {{28, 5}, {46, 5}},
                                    .shownStep = shownStep};
    return highlights;
}

Board boardWithClues()
{
    Board board(emptyBoard(9));
    board.puzzle.givens.set(above, 5);
    board.puzzle.givens.set(beside, 8);
    return board;
}

class TestCluePainter : public QObject
{
    Q_OBJECT

    /// Returns whether the line that goes through \a place is there; it may lie between two pixels.
    static bool hasLine(const Picture &picture, QPointF place, const QColor &colour)
    {
        for (const int dx : {-1, 0, 1})
            for (const int dy : {-1, 0, 1})
                if (picture.at(place + QPointF(dx, dy)) == colour)
                    return true;
        return false;
    }

private slots:
    void initTestCase_data()
    {
        QTest::addColumn<QPalette>("palette");
        QTest::addRow("light") << light;
        QTest::addRow("dark") << dark;
    }

    void whatHasNoPlaceIsOnAGroundOfItsOwn()
    {
        QFETCH_GLOBAL(QPalette, palette);
        const BoardStyle style = styleOf(palette);
        const Picture picture(boardWithClues(), style, 1, side, highlighted());
        const auto cornerOf = [&](Cell cell) {
            const QRectF rect = picture.layout.cellRect(cell);
            return picture.at(rect.bottomRight() - QPointF(7, 7));
        };
        QCOMPARE(cornerOf(38), style.violationGround);
        QCOMPARE(cornerOf(80), style.background);
    }

    void aLineGoesThroughWhatAClueRulesOut()
    {
        QFETCH_GLOBAL(QPalette, palette);
        const BoardStyle style = styleOf(palette);
        const Picture picture(boardWithClues(), style, 1, side, highlighted());
        const QPointF between = picture.layout.cellRect(10).center(); // on the way
        QVERIFY(hasLine(picture, between, style.finding));
        QVERIFY(picture.at(picture.layout.cellRect(11).center()) != style.finding);
        const QPointF behind = picture.layout.cellRect(55).center(); // beyond the last of them
        QCOMPARE(picture.at(behind), style.background);
    }

    void cluesHaveTheirNumberInADisc()
    {
        QFETCH_GLOBAL(QPalette, palette);
        const BoardStyle style = styleOf(palette);
        const Picture picture(boardWithClues(), style, 1, side, highlighted());
        const auto leftOfDisc = [&](Cell cell) {
            const QRectF rect = picture.layout.cellRect(cell);
            return picture.at(rect.topLeft() + QPointF(rect.width() * 0.2 - 4, rect.height() * 0.2));
        };
        QCOMPARE(leftOfDisc(above), style.finding);
        QCOMPARE(leftOfDisc(beside), style.coordinates); // which only takes its own cell
    }

    void theStepsThatAreNotPointedAtAreFaint()
    {
        QFETCH_GLOBAL(QPalette, palette);
        const BoardStyle style = styleOf(palette);
        const QPointF between = Picture(boardWithClues(), style, 1, side).layout.cellRect(10).center();
        const auto isStrong = [&](int step) {
            return hasLine(Picture(boardWithClues(), style, 1, side, highlighted(step)), between,
                           style.finding);
        };
        QVERIFY(isStrong(1));
        QVERIFY(!isStrong(2));
    }

    void marksGiveWayToWhatIsRuledOut()
    {
        QFETCH_GLOBAL(QPalette, palette);
        Board marked = boardWithClues();
        marked.centreMarks[28] = {1, 2, 9};
        const BoardStyle style = styleOf(palette);
        QCOMPARE(Picture(marked, style, 1, side, highlighted()).image,
                 Picture(boardWithClues(), style, 1, side, highlighted()).image);
    }

    /// Small cells have the same, on boards of any size.
    void largeBoardsToo()
    {
        QFETCH_GLOBAL(QPalette, palette);
        const BoardStyle style = styleOf(palette);
        Board board(emptyBoard(25));
        BoardHighlights highlights;
        highlights.findings.numbered = {.without = {50}, .clues = {{0, 1, {50}}}, .struck = {{50, 3}}};
        const Picture with(board, style, 1, 500, highlights);
        QVERIFY(hasLine(with, with.layout.cellRect(25).center(), style.finding)); // between the two
    }
};

ADD_TEST(QGuiApplication, TestCluePainter)

} // namespace sudoku::tst_cluepainter

#include "tst_cluepainter.moc"
