// Covers ui/board: filtercommands

#include <QToolButton>

#include "tests/testprogram.h"
#include "tests/ui/window/solvingbench.h"
#include "ui/board/accessible/celltext.h"
#include "ui/board/cellmarks.h"
#include "ui/window/parts/sidepanel.h"

#include <QLabel>
#include <QStatusBar>

namespace sudoku::tst_marksingrid {

using namespace solvingbench;

class TestMarksInGrid : public SolvingByHandFixture
{
    Q_OBJECT

    QToolButton *modeButton(Command command)
    {
        for (auto *button : m_window->findChild<SidePanel *>()->findChildren<QToolButton *>())
            if (button->defaultAction() == m_window->action(command))
                return button;
        return nullptr;
    }
    QString mode() { return m_window->statusBar()->findChild<QLabel *>("mode")->text(); }

private slots:
    void init() { setUp(); }
    void cleanup() { closeWindow(); }

    void marksInAGridAreWhatPlayersFind()
    {
        QVERIFY(view().areMarksInGrid());
        QCOMPARE(modeButton(Command::InputCentreMarks)->text(), "Marks");
        QVERIFY(!modeButton(Command::InputCornerMarks)->isVisible());
        key(Qt::Key_F4);
        QCOMPARE(mode(), "Typing marks");
        QCOMPARE(keyOf(4)->place().kind, KeyPlace::Kind::Grid);
        key(Qt::Key_3);
        QCOMPARE(shown().centreMarks[12], DigitSet{3});
        QVERIFY(cellText(view(), 12).contains("marks 3"));
        QVERIFY(!cellText(view(), 12).contains("centre"));
        key(Qt::Key_F2);
        QCOMPARE(keyOf(4)->place().kind, KeyPlace::Kind::Middle);
    }

    void cornersAndCentresAreAChoice()
    {
        trigger(Command::MarksInGrid);
        QVERIFY(!view().areMarksInGrid());
        QCOMPARE(modeButton(Command::InputCentreMarks)->text(), "Centre");
        QVERIFY(modeButton(Command::InputCornerMarks)->isVisible());
        key(Qt::Key_F4);
        QCOMPARE(mode(), "Typing centre marks");
        QCOMPARE(keyOf(4)->place().kind, KeyPlace::Kind::Centre);
        key(Qt::Key_F3);
        QCOMPARE(keyOf(4)->place().kind, KeyPlace::Kind::Corner);
        QVERIFY(m_window->action(Command::InputCentreMarks)->toolTip().contains("Centre Marks"));
        trigger(Command::MarksInGrid);
        QVERIFY(modeButton(Command::InputCornerMarks)->isVisible()); // as long as they are typed
        trigger(Command::InputDigits);
        QVERIFY(!modeButton(Command::InputCornerMarks)->isVisible());
        QVERIFY(m_settings->isOn(Option::MarksInGrid));
    }

    void allCandidatesAreOneKey()
    {
        key(Qt::Key_M, Qt::ControlModifier);
        QVERIFY(QTest::qWaitFor([&] { return !shown().centreMarks[12].isEmpty(); }, windowPatience));
        for (const Cell cell : {12, 13, 14, 15})
            QVERIFY(!shown().centreMarks[cell].isEmpty());
        QVERIFY(shown().cornerMarks[12].isEmpty());
    }

    void oneKeySwitchesDigitsAndMarks()
    {
        key(Qt::Key_Insert);
        QCOMPARE(view().editor().inputMode(), InputMode::CentreMark);
        key(Qt::Key_Insert);
        QCOMPARE(view().editor().inputMode(), InputMode::Value);
    }

    void aDigitIsFilteredByKeyAndMouse()
    {
        view().setCurrentCell(1); // a 2
        key(Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(view().filter(), (DigitFilter{.first = 2}));
        QVERIFY(cellText(view(), 14).contains("shown by the filter"));
        QVERIFY(!cellText(view(), 12).contains("shown by the filter"));
        key(Qt::Key_F, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(view().filter(), (DigitFilter{.first = 2, .second = 1}));
        key(Qt::Key_F, Qt::ControlModifier);
        QCOMPARE(view().filter(), (DigitFilter{.first = 3, .second = 1}));
        key(Qt::Key_Escape);
        QVERIFY(!view().filter().isOn());
        QTest::mouseClick(keyOf(4), Qt::LeftButton, Qt::ControlModifier);
        QCOMPARE(view().filter(), (DigitFilter{.first = 4}));
        QVERIFY(shown().entries[1] == noDigit && view().heldDigit() == noDigit);
        key(Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(view().filter(), (DigitFilter{.hasPairs = true}));
    }

    void theFilterIsSeen()
    {
        const QRect cell = view().boardLayout().cellRect(14).toRect(); // where the 2 goes
        const QImage before = view().grab(cell).toImage();
        view().setFilter({.first = 2});
        const QImage first = view().grab(cell).toImage();
        QVERIFY(first != before);
        view().setFilter({.first = 1, .second = 2});
        QVERIFY(view().grab(cell).toImage() != first);
        view().setFilter({});
        QCOMPARE(view().grab(cell).toImage(), before);
    }

    void aKeyGoesToTheNextOpenCell()
    {
        view().setCurrentCell(3);
        key(Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(view().currentCell(), 12);
        key(Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(view().currentCell(), 13);
        view().setFilter({.first = 1});
        key(Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(view().currentCell(), 15);
        view().setFilter({});
        key(Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(view().currentCell(), 12); // round
    }
};

ADD_TEST(QApplication, TestMarksInGrid)

} // namespace sudoku::tst_marksingrid

#include "tst_marksingrid.moc"
