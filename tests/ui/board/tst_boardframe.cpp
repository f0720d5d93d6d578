// Covers ui/board: boardrepainter, underlaypicture

#include <QApplication>
#include <QPaintEvent>
#include <QScreen>

#include "tests/settle.h"
#include "tests/testprogram.h"
#include "tests/ui/board/boardviewbench.h"

#include <random>

namespace sudoku::tst_boardframe {

using namespace boardviewbench;

/// Collects the part of the board that is painted.
class PaintedArea : public QObject
{
public:
    explicit PaintedArea(QWidget &widget) { widget.installEventFilter(this); }
    QRegion take() { return std::exchange(m_area, {}); }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            m_area += static_cast<QPaintEvent *>(event)->region();
        return false;
    }

private:
    QRegion m_area;
};

int cellsIn(const QRegion &area, const BoardView &view)
{
    const BoardLayout layout = view.boardLayout();
    int count = 0;
    for (Cell cell = 0; cell < view.document().geometry().cellCount(); ++cell)
        count += area.contains(layout.cellRect(cell).center().toPoint()) ? 1 : 0;
    return count;
}

/// Returns what is on the screen, after all that was to be painted.
QImage onScreen(BoardView &view)
{
    QTest::qWait(20);
    settle();
    return view.screen()->grabWindow(view.winId()).toImage().convertToFormat(QImage::Format_RGB32);
}

QImage paintedAnew(BoardView &view)
{
    view.setDigitScale(1); // which has nothing kept from what was painted before
    return view.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

Board boardWith(int size, bool hasRules)
{
    Board board(emptyBoard(size));
    if (!hasRules)
        return board;
    for (Cell cell = 0; cell + size < size * size; cell += 3) {
        board.puzzle.constraints.push_back({findVariant("killer"), {cell, cell + size}, {size}});
        board.puzzle.constraints.push_back({findVariant("thermometer"), {cell, cell + size}, {}});
    }
    return board;
}

/// Does one of the things that change what is seen.
void doSomething(Shown &shown, std::mt19937 &random)
{
    const int cells = shown.document.geometry().cellCount();
    const auto cell = static_cast<Cell>(random() % cells);
    const int digit = static_cast<int>(random() % shown.document.geometry().digitCount()) + 1;
    Board board = shown.board();
    switch (random() % 11) {
    case 0:
        return shown.key(Qt::Key_1);
    case 1:
        return shown.key(Qt::Key_2, Qt::ShiftModifier);
    case 2:
        return shown.key(Qt::Key_3, Qt::ControlModifier);
    case 3:
        return shown.key(Qt::Key_Right, random() % 2 == 0 ? Qt::ShiftModifier : Qt::NoModifier);
    case 4:
        return shown.view.setCurrentCell(cell);
    case 5:
        return shown.document.undoStack().undo();
    case 6:
        board.cornerMarks[cell] = board.cornerMarks[cell] | DigitSet::all(digit);
        return shown.document.edit(board, "Marks");
    case 7:
        board.enter(cell, digit);
        return shown.document.edit(board, "Digit");
    case 8:
        return shown.view.setFindings(BoardLayer::Hint,
                                      random() % 2 == 0 ? BoardFindings() : BoardFindings{.reasons = {cell}});
    case 9:
        return shown.view.setOutlined({{cell, cell + 1 < cells ? cell + 1 : 0}});
    default:
        return shown.view.setWrongEntries({cell});
    }
}

class TestBoardFrame : public QObject
{
    Q_OBJECT

private slots:
    void theScreenIsAsIfAllWerePaintedAnew_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<bool>("hasRules");
        for (const int size : {9, 16, 25})
            for (const bool hasRules : {false, true})
                QTest::addRow("%d%s", size, hasRules ? " with rules" : "") << size << hasRules;
    }

    void theScreenIsAsIfAllWerePaintedAnew()
    {
        QFETCH(int, size);
        QFETCH(bool, hasRules);
        Shown shown(size);
        QVERIFY(shown.isReady);
        shown.document.reset(boardWith(size, hasRules));
        std::mt19937 random(static_cast<unsigned>(size));
        for (int i = 0; i < 60; ++i) {
            doSomething(shown, random);
            const QImage screen = onScreen(shown.view);
            QVERIFY(!screen.isNull());
            QVERIFY2(screen == paintedAnew(shown.view), qPrintable(QString("step %1").arg(i)));
        }
    }

    void aKeyPaintsTheCellsThatChange()
    {
        Shown shown(25);
        QVERIFY(shown.isReady);
        shown.document.reset(boardWith(25, true));
        shown.view.setHighlightChoice({.hasPeers = false, .hasDigits = false, .hasMarks = false});
        shown.view.setCurrentCell(310);
        onScreen(shown.view);
        PaintedArea painted(shown.view);
        shown.key(Qt::Key_Right);
        onScreen(shown.view);
        QCOMPARE(cellsIn(painted.take(), shown.view), 2); // the cursor's, before and now
        shown.view.setCurrentCell(311);                   // nothing changes
        onScreen(shown.view);
        QCOMPARE(cellsIn(painted.take(), shown.view), 0);
        Board board = shown.board();
        board.puzzle.constraints.pop_back();
        shown.document.edit(board, "Rules");
        onScreen(shown.view);
        QCOMPARE(cellsIn(painted.take(), shown.view), 625);
    }

    void aMarkPaintsItsCell()
    {
        Shown shown(25);
        QVERIFY(shown.isReady);
        shown.document.reset(boardWith(25, true));
        shown.view.setHighlightChoice({.hasPeers = false, .hasDigits = false, .hasMarks = false});
        shown.view.setCurrentCell(310);
        shown.key(Qt::Key_2, Qt::ShiftModifier);
        onScreen(shown.view);
        PaintedArea painted(shown.view);
        shown.key(Qt::Key_3, Qt::ShiftModifier);
        shown.view.setFindings(BoardLayer::Hint, {}); // as there were none
        onScreen(shown.view);
        QCOMPARE(cellsIn(painted.take(), shown.view), 1);
    }

    void theGroundAroundTheBoardIsThatOfTheWindow()
    {
        Shown shown(9);
        QVERIFY(shown.isReady);
        for (const QColor &ground : {QColor(200, 220, 240), QColor(240, 220, 200)}) {
            QPalette palette = shown.view.palette();
            palette.setColor(QPalette::Window, ground);
            shown.view.setPalette(palette);
            QCOMPARE(onScreen(shown.view).pixelColor(0, 0), ground);
        }
    }

    void digitsAndPeersOfACursorAreAFewCells()
    {
        Shown shown(25);
        QVERIFY(shown.isReady);
        shown.view.setCurrentCell(310);
        onScreen(shown.view);
        PaintedArea painted(shown.view);
        shown.key(Qt::Key_5);
        onScreen(shown.view);
        const int count = cellsIn(painted.take(), shown.view);
        QVERIFY2(count > 0 && count < 150, qPrintable(QString::number(count)));
    }
};

ADD_TEST(QApplication, TestBoardFrame)

} // namespace sudoku::tst_boardframe

#include "tst_boardframe.moc"
