// Covers ui/board: clockcommands

#include <QPushButton>

#include "tests/puzzles.h"
#include "tests/testprogram.h"
#include "tests/ui/window/solvingbench.h"

namespace sudoku::tst_pausecover {

using namespace solvingbench;

/// The timer of the window and its pauses.
class TestPauseCover : public SolvingByHandFixture
{
    Q_OBJECT

private slots:
    void init() { setUp(); }
    void cleanup() { closeWindow(); }

    void saysSolvedWithTheTimeIfItIsShown()
    {
        trigger(Command::SidePanel); // which would say it
        for (const Digit digit : {4, 3, 2, 1}) {
            key(Qt::Key(Qt::Key_0 + digit));
            key(Qt::Key_Right);
        }
        QVERIFY2(message().startsWith("Solved"), qPrintable(message()));
        QVERIFY(m_window->messageBar().isVisible());
    }

    void theTimerIsThereForWhoPlays()
    {
        const auto *time = m_window->findChild<QLabel *>("time");
        QVERIFY(time->isVisible());
        document().reset(Board(emptyBoard(9)));
        QVERIFY(!time->isVisible()); // a puzzle is typed in
        document().reset(Board(board(almost)));
        document().setRole(DigitRole::Given);
        QVERIFY(!time->isVisible());
        document().setRole(DigitRole::Entry);
        QVERIFY(time->isVisible());
        m_window->action(Command::Timer)->setChecked(false);
        QVERIFY(!time->isVisible());
        key(Qt::Key_4);
        QVERIFY(!time->isVisible());
    }

    void theTimerIsShownAndPauses()
    {
        const auto *time = m_window->findChild<QLabel *>("time");
        QVERIFY(time->isVisible());
        QCOMPARE(time->text(), "0:00");
        QVERIFY(!m_window->action(Command::PauseTimer)->isEnabled());
        key(Qt::Key_4);
        key(Qt::Key_Pause);
        QVERIFY(time->accessibleName().endsWith("(paused)"));
        QCOMPARE(view().shownBoard().digits().filledCount(), 0);
        key(Qt::Key_Pause);
        QCOMPARE(view().shownBoard().digits().filledCount(), 13);
        QVERIFY(!time->accessibleName().endsWith("(paused)"));
    }

    void aPauseSaysSoAndIsEndedByAButton()
    {
        switchOn(Command::Timer);
        key(Qt::Key_1); // two 1s, and the bar says so
        QVERIFY(m_window->messageBar().isVisible());
        trigger(Command::PauseTimer);
        const auto *cover = m_window->findChild<QWidget *>("pause");
        QVERIFY(cover->isVisible());
        QCOMPARE(cover->size(), cover->parentWidget()->size());
        QCOMPARE(cover->findChild<QLabel *>()->text(), "The timer is paused.");
        QVERIFY(!m_window->messageBar().isVisible());
        auto *goOn = cover->findChild<QPushButton *>();
        QVERIFY(goOn->hasFocus());
        QTest::keyClick(goOn, Qt::Key_Return);
        QVERIFY(!cover->isVisible());
        QVERIFY(view().hasFocus());
        QVERIFY(m_window->messageBar().isVisible());
        QCOMPARE(view().shownBoard().digits().filledCount(), 13);
    }

    void nothingChangesDuringAPause_data()
    {
        QTest::addColumn<Command>("command");
        QTest::addRow("undo") << Command::Undo;
        QTest::addRow("redo") << Command::Redo;
        QTest::addRow("clear") << Command::Clear;
        QTest::addRow("cut") << Command::Cut;
        QTest::addRow("paste") << Command::Paste;
        QTest::addRow("checkpoint") << Command::BackToCheckpoint;
        QTest::addRow("candidates") << Command::FillCandidates;
        QTest::addRow("clear entries") << Command::ClearEntries;
        QTest::addRow("hint") << Command::Hint;
        QTest::addRow("solve") << Command::Solve;
        QTest::addRow("print") << Command::Print;
        QTest::addRow("formula") << Command::ExportCnf;
        QTest::addRow("laboratory") << Command::Encodings;
        QTest::addRow("solver") << Command::WatchSolver;
    }

    void nothingChangesDuringAPause()
    {
        QFETCH(const Command, command);
        QApplication::clipboard()->setText(almost);
        trigger(Command::SetCheckpoint);
        key(Qt::Key_4);
        key(Qt::Key_Right);
        key(Qt::Key_3);
        trigger(Command::Undo);
        switchOn(Command::Timer);
        trigger(Command::PauseTimer);
        const Board before = shown();
        for (const Command submenu : {Command::ExportAs, Command::CopyAs, Command::MinimizeKeeping})
            QVERIFY(!m_window->action(submenu)->isEnabled());
        trigger(command);
        QVERIFY(waitUntilSolved());
        QVERIFY(shown() == before);
        const Message said = m_window->messageBar().message();
        QCOMPARE(said.text, "The timer is paused.");
        QVERIFY(said.kind == Message::Kind::Hint); // no error
        clickKey(2);
        key(Qt::Key_2);
        QVERIFY(shown() == before);
        QVERIFY(m_window->action(Command::PauseTimer)->isChecked());
        said.offer.run();
        QVERIFY(!m_window->action(Command::PauseTimer)->isChecked());
        QCOMPARE(message(), "");
        key(Qt::Key_2);
        QVERIFY(shown() != before);
    }

    void aPauseShowsTheTimer()
    {
        QVERIFY(!m_window->action(Command::PauseTimer)->isEnabled());
        key(Qt::Key_4);
        QVERIFY(m_window->action(Command::PauseTimer)->isEnabled());
        trigger(Command::PauseTimer);
        QVERIFY(m_window->action(Command::Timer)->isChecked());
        m_window->action(Command::Timer)->setChecked(false);
        QVERIFY(!m_window->action(Command::PauseTimer)->isChecked());
        QVERIFY(m_window->action(Command::PauseTimer)->isEnabled()); // time goes on
        QCOMPARE(view().shownBoard().digits().filledCount(), 13);
    }
};

ADD_TEST(QApplication, TestPauseCover)

} // namespace sudoku::tst_pausecover

#include "tst_pausecover.moc"
