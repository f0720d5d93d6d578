// Covers ui/board: boardhighlights, candidatepen, drawingedits, drawingview, penstrokes

#include <QApplication>

#include "tests/testprogram.h"
#include "tests/ui/board/boardviewbench.h"
#include "tests/ui/board/editorbench.h"

namespace sudoku::tst_drawing {

using namespace boardviewbench;
using editorbench::Bench;

constexpr int green = 2;
constexpr int blue = 3;

struct Drawer : Bench
{
    explicit Drawer(int size) : Bench(size) { editor.setInputMode(InputMode::CandidateColour); }
    const PlayerDrawing &drawn() const { return board().drawn; }
    void mark(Cell cell, DigitSet marks)
    {
        Board marked = board();
        marked.centreMarks[cell] = marks;
        document.edit(marked, "Marks");
    }
};

struct ShownDrawer : Shown
{
    explicit ShownDrawer(int boardSize, QSize viewSize = {700, 650}) : Shown(boardSize, "numbers", viewSize)
    {
        editor.setInputMode(InputMode::CandidateColour);
    }
    const PlayerDrawing &drawn() const { return board().drawn; }
    /// The place of a candidate in its cell, where every digit is one.
    QPoint placeOf(const Candidate &candidate)
    {
        const int columns = size == 9 ? 3 : size == 16 ? 4 : size == 25 ? 5 : 2;
        const QRectF cell = view.cellRect(candidate.cell);
        const QPointF at((candidate.digit - 1) % columns + 0.5, (candidate.digit - 1) / columns + 0.5);
        constexpr qreal margin = 0.1; // marks leave room for the frame of the cursor
        return (cell.topLeft() + (QPointF(margin, margin) + at * (1 - 2 * margin) / columns) * cell.width())
            .toPoint();
    }
    void click(const Candidate &candidate, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(&view, Qt::LeftButton, modifiers, placeOf(candidate));
    }
    void drag(const Candidate &from, const Candidate &to, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mousePress(&view, Qt::LeftButton, modifiers, placeOf(from));
        QMouseEvent move(QEvent::MouseMove, placeOf(to), view.mapToGlobal(placeOf(to)), Qt::NoButton,
                         Qt::LeftButton, modifiers);
        QApplication::sendEvent(&view, &move);
        QTest::mouseRelease(&view, Qt::LeftButton, modifiers, placeOf(to));
    }
    int size = board().puzzle.geometry.size();
};

class TestDrawing : public QObject
{
    Q_OBJECT

private slots:
    void aDigitColoursItsCandidate()
    {
        Drawer bench(9);
        bench.figures("5", {0});
        QCOMPARE(bench.drawn().colourOf({0, 5}), green);
        bench.figures("5", {0}); // the next colour
        QCOMPARE(bench.drawn().colourOf({0, 5}), blue);
        bench.figures("5", {0}); // none
        QVERIFY(bench.drawn().isEmpty());
        bench.undo();
        QCOMPARE(bench.drawn().colourOf({0, 5}), blue);
    }

    void thePenHasEightColours()
    {
        Drawer bench(9);
        bench.figures("8", {0}, InputMode::Colour); // Ctrl+Shift+8
        QCOMPARE(bench.editor.pen().colour(), 8);
        QVERIFY(bench.board().colours[0].isEmpty());
        bench.figures("55", {0});
        QCOMPARE(bench.drawn().colourOf({0, 5}), 1); // follows the last one
    }

    void figuresBecomeOneNumber()
    {
        Drawer bench(16);
        bench.figures("12", {0});
        QVERIFY(bench.drawn().colours == (std::vector<ColouredCandidate>{{{0, 12}, green}}));
        QCOMPARE(bench.steps(), 1);
        bench.editor.finishNumber();
        bench.figures("1", {3}, InputMode::CornerMark); // Shift+1, Shift+6
        bench.figures("6", {3}, InputMode::CornerMark);
        bench.editor.finishNumber();
        bench.figures("12", {0}, InputMode::CentreMark);
        QVERIFY(bench.drawn().lines == (std::vector<CandidateLine>{{{3, 16}, {0, 12}, true}}));
    }

    void figuresThatAreNoCandidateMayBecomeOne()
    {
        Drawer bench(16);
        bench.mark(0, {12, 13});
        QString why;
        connect(&bench.editor, &BoardEditor::refused, this, [&why](const QString &text) { why = text; });
        bench.figures("12", {0});
        QCOMPARE(bench.drawn().colourOf({0, 12}), green);
        QCOMPARE(why, QString());
        bench.editor.finishNumber();
        bench.figures("7", {0});
        QCOMPARE(why, "7 is not a candidate of r1c1.");
    }

    void modifiersDrawLines()
    {
        Drawer bench(9);
        bench.figures("5", {0}, InputMode::CornerMark);
        QVERIFY(bench.editor.pen().start() == (Candidate{0, 5}));
        QVERIFY(bench.drawn().isEmpty()); // so far it has one end
        bench.figures("5", {8}, InputMode::CornerMark);
        bench.figures("7", {8}, InputMode::CentreMark); // goes on from there
        QVERIFY(bench.drawn().lines
                == (std::vector<CandidateLine>{{{0, 5}, {8, 5}}, {{8, 5}, {8, 7}, true}}));
        bench.figures("7", {8}, InputMode::CornerMark); // where it is already
        QVERIFY(!bench.editor.pen().start());
    }

    void aLineDoesNotBeginWhereNothingIsSeen()
    {
        Drawer bench(9);
        bench.figures("5", {0}, InputMode::CornerMark);
        bench.mark(0, {1, 2});
        bench.figures("5", {8}, InputMode::CornerMark);
        QVERIFY(bench.drawn().isEmpty());
        QVERIFY(bench.editor.pen().start() == (Candidate{8, 5}));
    }

    void anotherModeLiftsThePen()
    {
        Drawer bench(9);
        bench.figures("5", {0}, InputMode::CornerMark);
        bench.editor.setInputMode(InputMode::Value);
        QVERIFY(!bench.editor.pen().start());
        bench.figures("5", {0}, InputMode::CornerMark); // a mark again
        QCOMPARE(bench.board().cornerMarks[0], DigitSet{5});
    }

    void clearingErasesWhatIsDrawnInTheCell()
    {
        Drawer bench(9);
        bench.editor.draw({{0, 5}, {8, 5}});
        bench.figures("5", {0});
        bench.figures("5", {8});
        bench.mark(0, {5, 6});
        bench.editor.clear({0});
        QCOMPARE(bench.board().centreMarks[0], (DigitSet{5, 6})); // the marks stay
        QVERIFY(bench.drawn().lines.empty());
        QVERIFY(bench.drawn().colours == (std::vector<ColouredCandidate>{{{8, 5}, green}}));
        bench.figures("0", {8});
        QVERIFY(bench.drawn().isEmpty());
    }

    void otherModesClearADrawingLast()
    {
        Drawer bench(9);
        bench.mark(0, {5});
        bench.figures("5", {0});
        bench.editor.setInputMode(InputMode::Value);
        bench.editor.clear({0});
        QVERIFY(bench.board().centreMarks[0].isEmpty());
        QVERIFY(!bench.drawn().isEmpty());
        bench.editor.clear({0});
        QVERIFY(bench.drawn().isEmpty());
    }

    void allIsErasedTogether()
    {
        Drawer bench(9);
        bench.figures("5", {0});
        bench.editor.draw({{0, 5}, {8, 5}});
        bench.editor.eraseDrawing();
        QVERIFY(bench.drawn().isEmpty());
        bench.undo();
        QCOMPARE(bench.drawn().size(), 2);
        bench.editor.reset();
        QVERIFY(bench.drawn().isEmpty());
        QString why;
        connect(&bench.editor, &BoardEditor::refused, this, [&why](const QString &text) { why = text; });
        bench.editor.eraseDrawing();
        QCOMPARE(why, "Nothing is drawn on candidates.");
    }

    void tooMuchIsRefused()
    {
        Drawer bench(25);
        Board full = bench.board();
        for (int i = 0; i < maxDrawn; ++i)
            full.drawn.setColour({i / 25, i % 25 + 1}, 1);
        bench.document.edit(full, "Full");
        QString why;
        connect(&bench.editor, &BoardEditor::refused, this, [&why](const QString &text) { why = text; });
        bench.figures("7", {600});
        QCOMPARE(why, "There are 2000 colours and lines already: erase some first.");
        why.clear();
        bench.editor.draw({{600, 1}, {600, 2}});
        QVERIFY(!why.isEmpty());
        QVERIFY(bench.board() == full);
    }

    void aClickHitsItsCandidate_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<QSize>("viewSize");
        for (const int size : {4, 9, 16, 25})
            QTest::addRow("%d", size) << size << QSize(700, 650);
        QTest::addRow("25, large") << 25 << QSize(1100, 1050);
    }

    void aClickHitsItsCandidate()
    {
        QFETCH(int, size);
        QFETCH(QSize, viewSize);
        ShownDrawer shown(size, viewSize);
        for (Digit digit = 1; digit <= size; ++digit) {
            const Candidate candidate{size + 1, digit};
            shown.click(candidate);
            QVERIFY2(shown.drawn().colours == (std::vector<ColouredCandidate>{{candidate, green}}),
                     qPrintable(QString::number(digit)));
            shown.document.undoStack().undo();
        }
        QCOMPARE(shown.view.currentCell(), size + 1);
    }

    /// However small the places are, the mouse takes the nearest mark.
    void aClickTakesTheNearestMark()
    {
        ShownDrawer shown(9);
        Board marked = shown.board();
        marked.cornerMarks[0] = {2, 9};
        shown.document.edit(marked, "Marks");
        shown.click(Candidate{0, 3});
        QCOMPARE(shown.drawn().colourOf({0, 2}), green);
        shown.click(Candidate{0, 7});
        QCOMPARE(shown.drawn().colourOf({0, 9}), green);
    }

    void aFilterSaysWhichCandidateIsMeant()
    {
        ShownDrawer shown(9);
        shown.view.setFilter({.first = 7});
        shown.click(Candidate{0, 1});
        QVERIFY(shown.drawn().colours == (std::vector<ColouredCandidate>{{{0, 7}, green}}));
    }

    void aDragDrawsALine()
    {
        ShownDrawer shown(9);
        shown.drag({0, 5}, {40, 5});
        shown.drag({40, 5}, {40, 9}, Qt::ControlModifier); // within a cell
        QVERIFY(shown.drawn().lines
                == (std::vector<CandidateLine>{{{0, 5}, {40, 5}}, {{40, 5}, {40, 9}, true}}));
        QCOMPARE(shown.view.selectedCells(), Cells{40});
        shown.drag({0, 5}, {40, 5}); // again
        QCOMPARE(shown.drawn().lines.size(), 1);
        QVERIFY(shown.drawn().colours.empty());
    }

    void aDragToNoCandidateDrawsNothing()
    {
        ShownDrawer shown(9);
        Board board = shown.board();
        board.puzzle.givens.set(40, 1);
        shown.document.edit(board, "Given");
        shown.drag({0, 5}, {40, 5});
        shown.drag({40, 5}, {0, 5});
        QVERIFY(shown.drawn().isEmpty());
    }

    void clicksWithModifiersDrawLines()
    {
        ShownDrawer shown(9);
        shown.click(Candidate{0, 5}, Qt::ShiftModifier);
        shown.click(Candidate{8, 5}, Qt::ShiftModifier);
        shown.click(Candidate{8, 6}, Qt::ControlModifier);
        QVERIFY(shown.drawn().lines
                == (std::vector<CandidateLine>{{{0, 5}, {8, 5}}, {{8, 5}, {8, 6}, true}}));
    }

    void enterEndsAChain()
    {
        ShownDrawer shown(9);
        shown.key(Qt::Key_5, Qt::ShiftModifier);
        QVERIFY(shown.editor.pen().start());
        shown.key(Qt::Key_Return);
        QVERIFY(!shown.editor.pen().start());
        QCOMPARE(shown.view.currentCell(), 0); // Enter has done no more
    }

    /// The line that the mouse draws is seen before the button is released.
    void aLineIsSeenWhileItIsDrawn()
    {
        ShownDrawer shown(9);
        const QImage before = shown.view.grab().toImage();
        QTest::mousePress(&shown.view, Qt::LeftButton, {}, shown.placeOf({0, 5}));
        const QPoint to = shown.placeOf({40, 5});
        QMouseEvent move(QEvent::MouseMove, to, shown.view.mapToGlobal(to), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&shown.view, &move);
        const QPoint middle = (shown.placeOf({0, 5}) + to) / 2;
        const QRect around(middle - QPoint(40, 40), QSize(80, 80));
        QVERIFY(shown.view.grab().toImage().copy(around) != before.copy(around));
        QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, to);
    }

    void aFindingHidesTheDrawing()
    {
        ShownDrawer shown(9);
        shown.key(Qt::Key_5);
        QVERIFY(!shown.view.drawing().isEmpty());
        shown.view.setFindings(BoardLayer::Hint, {.reasons = {3}});
        QVERIFY(shown.view.drawing().isEmpty());
    }
};

ADD_TEST(QApplication, TestDrawing)

} // namespace sudoku::tst_drawing

#include "tst_drawing.moc"
