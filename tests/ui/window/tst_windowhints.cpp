// Covers ui/window: connecthints, connectlearning, connectsolving, escape

#include <QApplication>
#include <QTest>

#include "tests/testprogram.h"
#include "tests/ui/window/windowbench.h"

namespace sudoku::tst_windowhints {

const QString newspaper = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

class TestWindowHints : public QObject, private WindowBench
{
    Q_OBJECT

    bool pressHint()
    {
        key(Qt::Key_F12);
        return QTest::qWaitFor([this] { return m_window->action(Command::Hint)->isEnabled(); },
                               windowPatience);
    }

private slots:
    void init()
    {
        openWindow();
        paste(newspaper);
    }
    void cleanup() { closeWindow(); }

    void f12SaysMoreAndEnterApplies()
    {
        QVERIFY(pressHint());
        QVERIFY2(message().startsWith("Look at box 9. "), qPrintable(message()));
        QVERIFY(pressHint());
        QCOMPARE(message(), "Hidden Single: box 9.");
        key(Qt::Key_Return);
        QCOMPARE(document().board().entries.filledCount(), 0);
        QVERIFY(pressHint());
        key(Qt::Key_Return);
        QCOMPARE(document().board().entries.filledCount(), 1);
        QVERIFY2(message().startsWith("Applied: "), qPrintable(message()));
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(document().board().entries.filledCount(), 0);
    }

    void escapeClearsTheHint()
    {
        QVERIFY(pressHint());
        QVERIFY(!view().findings().isEmpty());
        key(Qt::Key_Escape);
        QVERIFY(view().findings().isEmpty());
        QCOMPARE(message(), "");
        QVERIFY(pressHint());
        QVERIFY2(message().startsWith("Look at box 9. "), qPrintable(message()));
    }

    void aHintAndAVerdictReplaceEachOther()
    {
        const auto *panel = m_window->findChild<VerdictPanel *>();
        trigger(Command::TrueCandidates);
        QVERIFY(QTest::qWaitFor([&] { return panel->isVisible(); }, windowPatience));
        QVERIFY(waitUntilSolved());
        QVERIFY(pressHint());
        QVERIFY(!panel->isVisible());
        QCOMPARE(view().findings().reasonOutlines.size(), 1u);
        trigger(Command::TrueCandidates);
        QVERIFY(QTest::qWaitFor([&] { return panel->isVisible(); }, windowPatience));
        QVERIFY(waitUntilSolved());
        key(Qt::Key_Return);
        QCOMPARE(document().board().entries.filledCount(), 0);
    }

    void withoutASolutionTheExplanationIsOffered()
    {
        paste("12....3.........");
        QVERIFY(pressHint());
        QCOMPARE(message(), "The puzzle has no solution.");
        m_window->messageBar().message().offer.run();
        const auto *panel = m_window->findChild<VerdictPanel *>();
        QVERIFY(QTest::qWaitFor([&] { return panel->isVisible(); }, windowPatience));
    }

    void candidatesAreKeptUpToDate()
    {
        trigger(Command::FillCandidates);
        QVERIFY(
            QTest::qWaitFor([&] { return !document().board().centreMarks[2].isEmpty(); }, windowPatience));
        QVERIFY(!m_window->action(Command::KeepCandidates)->isChecked());
        trigger(Command::KeepCandidates);
        QVERIFY(m_settings->isOn(Option::KeepsCandidates));
        view().setCurrentCell(3);
        key(Qt::Key_2);
        QCOMPARE(document().board().centreMarks[2], (DigitSet{1, 4}));
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(document().board().centreMarks[2], (DigitSet{1, 2, 4}));
        MainWindow other(*m_settings);
        QVERIFY(other.action(Command::KeepCandidates)->isChecked());
    }

    void marksOfTheDigitAreHighlighted()
    {
        trigger(Command::FillCandidates);
        QVERIFY(
            QTest::qWaitFor([&] { return !document().board().centreMarks[2].isEmpty(); }, windowPatience));
        view().setCurrentCell(0);
        QVERIFY(m_window->action(Command::HighlightMarks)->isChecked());
        const QImage with = view().grab().toImage();
        trigger(Command::HighlightMarks);
        QVERIFY(!m_settings->isOn(Option::HighlightsMarks));
        QVERIFY(view().grab().toImage() != with);
        trigger(Command::HighlightMarks);
        QCOMPARE(view().grab().toImage(), with);
    }

    void theLevelStandsInTheStatusBar()
    {
        const auto *level = m_window->statusBar()->findChild<QLabel *>("level");
        QCOMPARE(level->text(), "");
        QTRY_COMPARE_WITH_TIMEOUT(level->text(), "Level: Easy", windowPatience);
        QVERIFY2(level->toolTip().contains("score 204"), qPrintable(level->toolTip()));
        QCOMPARE(level->accessibleDescription(), level->toolTip());
        trigger(Command::TypeGivens);
        key(Qt::Key_Delete);
        QCOMPARE(level->text(), "");
        QCOMPARE(level->toolTip(), "");
    }

    void candidatesAreOneStep()
    {
        trigger(Command::FillCandidates);
        QVERIFY(
            QTest::qWaitFor([&] { return !document().board().centreMarks[2].isEmpty(); }, windowPatience));
        QCOMPARE(document().board().centreMarks[2], (DigitSet{1, 2, 4}));
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(document().board().centreMarks[2].isEmpty());
    }
};

ADD_TEST(QApplication, TestWindowHints)

} // namespace sudoku::tst_windowhints

#include "tst_windowhints.moc"
