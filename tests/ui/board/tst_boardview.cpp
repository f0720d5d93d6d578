// Covers ui/board: cellmarks, shownboard

#include <QApplication>
#include <QSignalSpy>

#include "tests/testprogram.h"
#include "tests/ui/board/boardviewbench.h"

namespace sudoku::tst_boardview {

using namespace boardviewbench;

void addSizes()
{
    QTest::addColumn<int>("size");
    for (const int size : {9, 16, 25})
        QTest::addRow("%d", size) << size;
}

class TestBoardView : public QObject
{
    Q_OBJECT

private slots:
    /// Where the digits begin with 0, that key types the digit, and others clear.
    void zeroIsADigitWhereDigitsBeginWithIt()
    {
        Shown shown(9, "1-9A");
        QVERIFY(shown.isReady);
        Board board(Puzzle(shown.document.geometry().withDigits({9, 0})));
        shown.document.edit(std::move(board), QStringLiteral("Shape"));
        QCOMPARE(shown.view.symbols().id, std::string_view("0-9A"));
        const Cell cell = shown.view.currentCell();
        for (const auto &[key, digit] : {std::pair(Qt::Key_0, 1),
                                         {Qt::Key_Backspace, noDigit},
                                         {Qt::Key_8, 9},
                                         {Qt::Key_Delete, noDigit}}) {
            shown.key(key);
            QCOMPARE(shown.board().digitAt(cell), digit);
            shown.view.setCurrentCell(cell);
        }
        shown.key(Qt::Key_9); // is none of its digits
        QCOMPARE(shown.board().digitAt(cell), noDigit);
        shown.key(Qt::Key_0, Qt::ControlModifier);
        QVERIFY(shown.board().centreMarks[cell] == DigitSet{1});
    }

    void arrowsMoveAndWrapAround_data() { addSizes(); }

    void arrowsMoveAndWrapAround()
    {
        QFETCH(int, size);
        Shown shown(size);
        QVERIFY(shown.isReady);
        const int last = size - 1;
        const Geometry &geometry = shown.document.geometry();
        const std::pair<int, Cell> steps[] = {
            {Qt::Key_Left, geometry.cellAt(0, last)},  {Qt::Key_Up, geometry.cellAt(last, last)},
            {Qt::Key_Right, geometry.cellAt(last, 0)}, {Qt::Key_Down, geometry.cellAt(0, 0)},
            {Qt::Key_Down, geometry.cellAt(1, 0)},     {Qt::Key_Right, geometry.cellAt(1, 1)},
        };
        for (const auto &[key, cell] : steps) {
            shown.key(key);
            QCOMPARE(shown.view.currentCell(), cell);
            QCOMPARE(shown.view.selectedCells(), Cells{cell});
        }
    }

    void homeAndEnd_data() { addSizes(); }

    void homeAndEnd()
    {
        QFETCH(int, size);
        Shown shown(size);
        shown.view.setCurrentCell(size + 3);
        shown.key(Qt::Key_End);
        QCOMPARE(shown.view.currentCell(), 2 * size - 1);
        shown.key(Qt::Key_Home);
        QCOMPARE(shown.view.currentCell(), size);
        shown.key(Qt::Key_End, Qt::ControlModifier);
        QCOMPARE(shown.view.currentCell(), size * size - 1);
        shown.key(Qt::Key_Home, Qt::ControlModifier);
        QCOMPARE(shown.view.currentCell(), 0);
        shown.key(Qt::Key_End, Qt::ShiftModifier);
        QCOMPARE(std::ssize(shown.view.selectedCells()), size);
        shown.key(Qt::Key_End, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(std::ssize(shown.view.selectedCells()), size * size);
    }

    void shiftAndArrowsSelect_data() { addSizes(); }

    void shiftAndArrowsSelect()
    {
        QFETCH(int, size);
        Shown shown(size);
        QSignalSpy moves(&shown.view, &BoardView::currentCellChanged);
        QSignalSpy selections(&shown.view, &BoardView::selectionChanged);
        shown.key(Qt::Key_Right, Qt::ShiftModifier);
        shown.key(Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(shown.view.selectedCells(), (Cells{0, 1, size, size + 1}));
        QCOMPARE(moves.count(), 2);
        QCOMPARE(selections.count(), 2);
        shown.key(Qt::Key_5);
        QCOMPARE(shown.board().digits().filledCount(), 4);
        shown.view.selectAll();
        shown.key(Qt::Key_Delete);
        QCOMPARE(shown.board().digits().filledCount(), 0);
    }

    void everyDigitIsTyped_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<const SymbolSet *>("symbols");
        for (const int size : {9, 16, 25})
            for (const SymbolSet &symbols : symbolSets())
                QTest::addRow("%d %s", size, symbols.id.data()) << size << &symbols;
    }

    void everyDigitIsTyped()
    {
        QFETCH(int, size);
        QFETCH(const SymbolSet *, symbols);
        Shown shown(size, symbols->id.data());
        for (Digit digit = 1; digit <= size; ++digit) {
            shown.keys(shown.view.symbols().symbol(digit).c_str());
            QCOMPARE(shown.board().digitAt(digit - 1), digit);
            shown.key(Qt::Key_Right);
        }
        QCOMPARE(shown.document.undoStack().count(), size);
    }

    void altTypesTenMore()
    {
        Shown shown(25);
        shown.key(Qt::Key_2, Qt::AltModifier);
        QCOMPARE(shown.board().digitAt(0), 12);
        shown.key(Qt::Key_0, Qt::AltModifier);
        QCOMPARE(shown.board().digitAt(0), 10);
        shown.key(Qt::Key_3, Qt::AltModifier | Qt::ShiftModifier);
        QVERIFY(shown.board().cornerMarks[0].isEmpty()); // the cell is filled
        shown.key(Qt::Key_Right);
        shown.key(Qt::Key_3, Qt::AltModifier | Qt::ShiftModifier);
        QCOMPARE(shown.board().cornerMarks[1], DigitSet{13});
    }

    void modifiersMakeMarks_data() { addSizes(); }

    void modifiersMakeMarks()
    {
        QFETCH(int, size);
        Shown shown(size);
        shown.key(Qt::Key_3, Qt::ShiftModifier);
        shown.key(Qt::Key_4, Qt::ControlModifier);
        QCOMPARE(shown.board().cornerMarks[0], DigitSet{3});
        QCOMPARE(shown.board().centreMarks[0], DigitSet{4});
        QCOMPARE(shown.board().digitAt(0), noDigit);
        shown.key(Qt::Key_3, Qt::ShiftModifier);
        QVERIFY(shown.board().cornerMarks[0].isEmpty());
    }

    void movingEndsANumber_data()
    {
        QTest::addColumn<int>("key");
        QTest::addRow("arrows") << int(Qt::Key_Right);
        QTest::addRow("home") << int(Qt::Key_Home);
    }

    void movingEndsANumber()
    {
        QFETCH(int, key);
        Shown shown(16);
        shown.key(Qt::Key_1);
        shown.key(key);
        shown.view.setCurrentCell(0);
        shown.key(Qt::Key_2);
        QCOMPARE(shown.board().digitAt(0), 2);
    }

    void otherKeysAreLeftToTheWindow_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        const auto add = [](const char *name, int key, Qt::KeyboardModifiers modifiers = {}) {
            QTest::newRow(name) << key << modifiers;
        };
        add("F9", Qt::Key_F9);
        add("Esc", Qt::Key_Escape);
        add("Tab", Qt::Key_Tab);
        add("A", Qt::Key_A);
        add("Ctrl+C", Qt::Key_C, Qt::ControlModifier);
        add("Ctrl+A", Qt::Key_A, Qt::ControlModifier);
        add("Ctrl+Backspace", Qt::Key_Backspace, Qt::ControlModifier);
    }

    void otherKeysAreLeftToTheWindow()
    {
        QFETCH(int, key);
        QFETCH(Qt::KeyboardModifiers, modifiers);
        Shown shown(16);
        for (const auto type : {QEvent::ShortcutOverride, QEvent::KeyPress}) {
            QKeyEvent event(type, key, modifiers);
            event.ignore();
            if (key != Qt::Key_Tab || type == QEvent::ShortcutOverride) { // Tab moves the focus instead
                QApplication::sendEvent(&shown.view, &event);
                QVERIFY(!event.isAccepted());
            }
        }
        QVERIFY(shown.board() == Board(emptyBoard(16)));
    }

    void keysOfTheBoardComeBeforeShortcuts()
    {
        Shown shown(16);
        for (const auto &[key, modifiers] : {std::pair{Qt::Key_1, Qt::KeyboardModifiers(Qt::ControlModifier)},
                                             std::pair{Qt::Key_0, Qt::KeyboardModifiers(Qt::ControlModifier)},
                                             std::pair{Qt::Key_Delete, Qt::KeyboardModifiers()}}) {
            QKeyEvent event(QEvent::ShortcutOverride, key, modifiers);
            event.ignore();
            QApplication::sendEvent(&shown.view, &event);
            QVERIFY(event.isAccepted());
        }
    }

    void aSketchIsPaintedUntilTheBoardChanges()
    {
        Shown shown(9);
        const QImage before = shown.view.grab().toImage();
        shown.view.setSketch({Constraint{findVariant("killer"), {30, 31}, {7}}});
        const QImage sketched = shown.view.grab().toImage();
        QVERIFY(sketched != before);
        Board after = shown.board();
        after.puzzle.constraints.push_back(shown.view.sketch().front());
        shown.document.edit(after, "Add");
        QVERIFY(shown.view.sketch().empty());
        const QImage there = shown.view.grab().toImage();
        QVERIFY(there != before);
        QVERIFY(there != sketched); // which was pale
        Constraint changed = after.puzzle.constraints.front();
        changed.numbers = {9};
        shown.view.setSketch({changed}, after.puzzle.constraints.front());
        const QImage typed = shown.view.grab().toImage();
        after.puzzle.constraints.front() = changed;
        shown.document.edit(after, "Change");
        QCOMPARE(shown.view.grab().toImage(), typed); // it is there, so nothing is pale
    }

    void figuresBelongToWhatIsDrawn()
    {
        Shown shown(9);
        QSignalSpy figures(&shown.view, &BoardView::figureTyped);
        QSignalSpy confirmations(&shown.view, &BoardView::confirmed);
        const qreal cellSize = shown.view.boardLayout().cellSize();
        shown.view.setRuleEditing({.isOn = true, .kind = findVariant("killer"), .takesNumbers = true});
        QCOMPARE(shown.view.boardLayout().cellSize(), cellSize);
        shown.view.setRuleEditing(
            {.isOn = true, .kind = findVariant("sandwich"), .takesNumbers = true, .isOutside = true});
        QVERIFY(shown.view.boardLayout().cellSize() < cellSize);
        shown.keys("12");
        shown.key(Qt::Key_Return);
        QCOMPARE(figures.count(), 2);
        QCOMPARE(confirmations.count(), 1);
        QCOMPARE(shown.board().digits().filledCount(), 0);
        shown.view.setRuleEditing({});
        shown.keys("1");
        QCOMPARE(shown.board().digitAt(0), 1);
    }

    void shapeChangesKeepTheCursorOnTheBoard()
    {
        Shown shown(25);
        QSignalSpy symbols(&shown.view, &BoardView::symbolsChanged);
        shown.view.setCurrentCell(624);
        shown.document.edit(Board(emptyBoard(4)), "Paste");
        QCOMPARE(shown.view.currentCell(), 0);
        QCOMPARE(symbols.count(), 1);
        shown.keys("3");
        QCOMPARE(shown.board().digitAt(0), 3);
    }

    void smallBoardsShowNumbers()
    {
        Shown shown(9, "A");
        QCOMPARE(shown.view.symbols().id, "numbers");
        shown.document.edit(Board(emptyBoard(16)), "Paste");
        QCOMPARE(shown.view.symbols().id, "A");
    }

    void paintsEverySize_data()
    {
        QTest::addColumn<int>("size");
        for (int size = 4; size <= 25; ++size)
            QTest::addRow("%d", size) << size;
    }

    void paintsEverySize()
    {
        QFETCH(int, size);
        Shown shown(size);
        shown.view.selectAll();
        shown.keys("1"); // breaks every rule there is
        const QImage picture = shown.view.grab().toImage();
        QVERIFY(!picture.isNull());
        shown.view.resize(shown.view.minimumSizeHint());
        QVERIFY(shown.view.boardLayout().cellSize() >= 8);
    }
};

ADD_TEST(QApplication, TestBoardView)

} // namespace sudoku::tst_boardview

#include "tst_boardview.moc"
