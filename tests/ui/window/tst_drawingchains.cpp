#include <QLabel>
#include <QStatusBar>
#include <QToolButton>

#include "tests/testprogram.h"
#include "tests/ui/window/solvingbench.h"
#include "ui/board/accessible/celltext.h"
#include "ui/board/cellmarks.h"
#include "ui/window/parts/sidepanel.h"

namespace sudoku::tst_drawingchains {

using namespace solvingbench;

/// Colours and lines on candidates, in the window.
class TestDrawingChains : public SolvingByHandFixture
{
    Q_OBJECT

    QString mode() { return m_window->statusBar()->findChild<QLabel *>("mode")->text(); }
    const PlayerDrawing &drawn() { return shown().drawn; }

private slots:
    void init() { setUp(); }
    void cleanup() { closeWindow(); }

    void theModeIsFoundAboveThePad()
    {
        const auto buttons = m_window->findChild<SidePanel *>()->findChildren<QToolButton *>();
        const auto found =
            std::ranges::find(buttons, m_window->action(Command::InputDrawing), &QToolButton::defaultAction);
        QVERIFY(found != buttons.end());
        QVERIFY((*found)->isVisible());
        (*found)->click();
        QCOMPARE(view().editor().inputMode(), InputMode::CandidateColour);
        QCOMPARE(mode(), "Drawing: green circle");
        QCOMPARE(keyOf(4)->place().kind, KeyPlace::Kind::Drawing);
        QCOMPARE(keyOf(4)->accessibleDescription(), "colours the candidate");
    }

    /// Without the mouse: r4c1 can be 4, r4c2 3, r4c3 2, r4c4 1; without marks all that their peers allow.
    void aChainIsDrawnByKeys()
    {
        key(Qt::Key_M, Qt::ControlModifier);
        QVERIFY(QTest::qWaitFor([&] { return !shown().centreMarks[12].isEmpty(); }, windowPatience));
        key(Qt::Key_F5, Qt::ShiftModifier);
        key(Qt::Key_4);
        QCOMPARE(drawn().colourOf({12, 4}), 2);
        key(Qt::Key_4, Qt::ShiftModifier);
        QCOMPARE(mode(), "Drawing: green circle, line from 4 in r4c1");
        QVERIFY(cellText(view(), 12).endsWith("4 green circle, a line begins at 4"));
        key(Qt::Key_Right);
        key(Qt::Key_3, Qt::ControlModifier);
        QVERIFY(drawn().lines == (std::vector<CandidateLine>{{{12, 4}, {13, 3}, true}}));
        QVERIFY(cellText(view(), 12).endsWith("4 green circle, dashed line from 4 to 3 in r4c2"));
        key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(mode(), "Drawing: blue square, line from 3 in r4c2");
        key(Qt::Key_Return);
        QCOMPARE(mode(), "Drawing: blue square");
    }

    void thePadDrawsToo()
    {
        trigger(Command::InputDrawing);
        clickKey(4);
        QCOMPARE(drawn().colourOf({12, 4}), 2);
        switchOn(Command::DigitFirst); // it is about digits
        clickKey(4);
        QCOMPARE(drawn().colourOf({12, 4}), 3);
        QCOMPARE(view().heldDigit(), noDigit);
    }

    void aDigitHidesWhatIsDrawnInItsCell()
    {
        trigger(Command::InputDrawing);
        key(Qt::Key_4);
        trigger(Command::InputDigits);
        key(Qt::Key_4);
        QVERIFY(view().drawing().isEmpty());
        QVERIFY(!cellText(view(), 12).contains("green"));
        key(Qt::Key_Backspace);
        QCOMPARE(view().drawing().colourOf({12, 4}), 2);
    }

    void aLargeBoardNamesTheColours()
    {
        document().reset(Board(emptyBoard(16)));
        view().setCurrentCell(0);
        trigger(Command::InputDrawing);
        key(Qt::Key_1);
        key(Qt::Key_2);
        QCOMPARE(m_window->findChild<CellMarks *>()->text(), "Coloured: 12 green circle");
    }

    void oneCommandErasesAll()
    {
        trigger(Command::InputDrawing);
        key(Qt::Key_4);
        key(Qt::Key_4, Qt::ShiftModifier);
        key(Qt::Key_E, Qt::ControlModifier);
        QVERIFY(drawn().isEmpty());
        QCOMPARE(mode(), "Drawing: green circle");
        trigger(Command::Undo);
        QCOMPARE(drawn().size(), 1);
    }
};

ADD_TEST(QApplication, TestDrawingChains)

} // namespace sudoku::tst_drawingchains

#include "tst_drawingchains.moc"
