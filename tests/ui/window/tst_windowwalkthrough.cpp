#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QTreeView>

#include "tests/settle.h"
#include "tests/testprogram.h"
#include "tests/ui/window/windowbench.h"
#include "ui/board/boardarea.h"
#include "ui/teach/hints/walkthroughpanel.h"
#include "ui/teach/steps/stepsmodel.h"
#include "ui/window/parts/sidepanel.h"

namespace sudoku::tst_windowwalkthrough {

const QString newspaper = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

class TestWindowWalkthrough : public QObject, private WindowBench
{
    Q_OBJECT

    WalkthroughPanel &panel() { return *m_window->findChild<WalkthroughPanel *>(); }
    QTreeView &list() { return *panel().findChild<QTreeView *>(); }
    /// Presses a key where the focus is.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(m_window->focusWidget(), key, modifiers);
    }
    bool openWalkthrough()
    {
        key(Qt::Key_F12, Qt::ShiftModifier);
        return QTest::qWaitFor([this] { return panel().isVisible(); }, windowPatience);
    }

private slots:
    void init()
    {
        openWindow();
        paste(newspaper);
    }
    void cleanup() { closeWindow(); }

    void theBoardGoesOnFromTheStep()
    {
        key(Qt::Key_Right);
        key(Qt::Key_Right);
        key(Qt::Key_4); // right, and in no step before
        const Board before = document().board();
        QVERIFY(openWalkthrough());
        for (int step = 0; step < 3; ++step)
            press(Qt::Key_Down);
        const Board shown = view().shownBoard();
        const auto *openings = panel().findChild<QLabel *>("openings");
        QTRY_VERIFY_WITH_TIMEOUT(openings->isVisible(), windowPatience);
        QVERIFY2(openings->text().contains(" this moment"), qPrintable(openings->text()));
        panel().findChild<QPushButton *>("play")->click();
        QVERIFY(!panel().isVisible());
        QCOMPARE(document().board().digits(), shown.digits());
        QVERIFY(view().editor().role() == DigitRole::Entry);
        QVERIFY(message().startsWith("You go on before step 4."));
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(document().board() == before);
    }

    void theKeysGoThroughTheSteps()
    {
        QVERIFY(openWalkthrough());
        QCOMPARE(list().currentIndex().row(), 0);
        for (int step = 1; step <= 3; ++step) {
            press(Qt::Key_Down);
            QCOMPARE(view().shownBoard().entries.filledCount(), step);
        }
        press(Qt::Key_Up);
        QCOMPARE(view().shownBoard().entries.filledCount(), 2);
        press(Qt::Key_End);
        QCOMPARE(view().shownBoard().entries.filledCount(), 50);
        QVERIFY(!view().findings().evidence.placements.empty());
        QCOMPARE(document().board().entries.filledCount(), 0);
    }

    void escapeBringsTheBoardBack()
    {
        view().setCurrentCell(2);
        trigger(Command::TypeEntries);
        key(Qt::Key_4);
        const Board work = document().board();
        QVERIFY(openWalkthrough());
        QVERIFY(!m_window->findChild<SidePanel *>()->isVisible());
        QCOMPARE(message(), "The walkthrough is beside the board. Esc closes it.");
        press(Qt::Key_Escape);
        QVERIFY(!panel().isVisible());
        QVERIFY(m_window->findChild<SidePanel *>()->isVisible());
        QVERIFY(view().hasFocus());
        QVERIFY(document().board() == work);
        QVERIFY(view().shownBoard() == work);
        QVERIFY(message() != "The walkthrough is beside the board. Esc closes it.");
    }

    void aClickShowsAStep()
    {
        QVERIFY(openWalkthrough());
        const QRect row = list().visualRect(list().model()->index(4, StepsModel::Name));
        QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, row.center());
        QCOMPARE(view().shownBoard().entries.filledCount(), 4);
    }

    void typingOnTheBoardIsRefused()
    {
        QVERIFY(openWalkthrough());
        const Board before = document().board();
        QTest::mouseClick(&view(), Qt::LeftButton, {}, view().cellRect(2).center().toPoint());
        press(Qt::Key_4);
        press(Qt::Key_Delete);
        QVERIFY(document().board() == before);
        QVERIFY(panel().isVisible());
        QVERIFY2(message().contains("Close the walkthrough"), qPrintable(message()));
    }

    void whatChangesTheBoardClosesIt()
    {
        QVERIFY(openWalkthrough());
        press(Qt::Key_Z, Qt::ControlModifier); // takes the puzzle away
        QVERIFY(!panel().isVisible());
        QCOMPARE(document().board().digits().filledCount(), 0);
    }

    void answersAndWalkthroughsReplaceEachOther()
    {
        const auto *verdict = m_window->findChild<VerdictPanel *>();
        trigger(Command::TrueCandidates);
        QVERIFY(QTest::qWaitFor([&] { return verdict->isVisible(); }, windowPatience));
        QVERIFY(waitUntilSolved());
        QVERIFY(openWalkthrough());
        QVERIFY(!verdict->isVisible());
        trigger(Command::TrueCandidates);
        QVERIFY(QTest::qWaitFor([&] { return verdict->isVisible(); }, windowPatience));
        QVERIFY(!panel().isVisible());
        QVERIFY(waitUntilSolved());
        QVERIFY(openWalkthrough());
        trigger(Command::Hint);
        QVERIFY(!panel().isVisible());
        QVERIFY(waitUntilSolved());
        QVERIFY2(message().startsWith("Look at "), qPrintable(message()));
    }

    void aRuleIsAddedBesideTheBoard()
    {
        QVERIFY(openWalkthrough());
        trigger(Command::Rules);
        QVERIFY(!panel().isVisible());
        QVERIFY(m_window->findChild<SidePanel *>()->isVisible());
    }

    void withoutASolutionTheExplanationIsOffered()
    {
        paste("12....3.........");
        key(Qt::Key_F12, Qt::ShiftModifier);
        QVERIFY(waitUntilSolved());
        QCOMPARE(message(), "The puzzle has no solution.");
        QCOMPARE(m_window->messageBar().message().offer.text, "Explain");
        QVERIFY(!panel().isVisible());
    }

    void theBoardKeepsMostOfANarrowWindow()
    {
        m_window->resize(700, 700);
        QVERIFY(openWalkthrough());
        settle();
        const auto &area = *m_window->findChild<BoardArea *>();
        QVERIFY2(area.width() > m_window->width() * 0.55, qPrintable(QString::number(area.width())));
        m_window->resize(1400, 800);
        settle();
        QVERIFY(panel().width() < m_window->width() * 0.35);
        QCOMPARE(area.width(), area.height());
    }

    void nothingIsCutOff_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize &size : {QSize(700, 700), QSize(900, 640), QSize(1080, 760), QSize(1600, 1000)})
            QTest::addRow("%dx%d", size.width(), size.height()) << size;
    }

    void nothingIsCutOff()
    {
        QFETCH(QSize, size);
        m_window->resize(size);
        QVERIFY(openWalkthrough());
        settle();
        QCOMPARE(m_window->size(), size);
        for (const QWidget *widget : panel().findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly))
            QVERIFY(!widget->isVisible() || panel().rect().contains(widget->geometry()));
        QVERIFY(list().height() >= list().minimumHeight());
    }
};

ADD_TEST(QApplication, TestWindowWalkthrough)

} // namespace sudoku::tst_windowwalkthrough

#include "tst_windowwalkthrough.moc"
