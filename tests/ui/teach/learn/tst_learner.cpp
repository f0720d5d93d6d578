// Covers ui/teach/learn: examplepicture, learnwindow, techniquelistview, techniquepageview

#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "core/hints/techniques.h"
#include "tests/testprogram.h"
#include "tests/ui/window/windowbench.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/teach/hints/walkthroughviewer.h"
#include "ui/teach/learn/examplepicture.h"
#include "ui/teach/learn/learner.h"
#include "ui/teach/learn/learnwindow.h"
#include "ui/teach/learn/techniquelistview.h"
#include "ui/teach/pages/techniquepages.h"
#include "ui/teach/practice/learningrecord.h"
#include "ui/teach/practice/practice.h"

namespace sudoku::tst_learner {

/// Needs an X-Wing after singles.
constexpr auto fishPuzzle =
    "8.5.....13.........6.1.4.23.....51.2..1...83.........9.9..6.4...5..........83..6.";

class TestLearner : public QObject, private WindowBench
{
    Q_OBJECT

private:
    Learner &learner() { return *m_window->findChild<Learner *>(); }
    LearnWindow &pages() { return *learner().window(); }
    QString title() { return pages().findChild<QLabel *>("title")->text(); }
    QPushButton &button(const char *name) { return *pages().findChild<QPushButton *>(name); }
    const Technique &technique(const char *id) { return *findTechnique(id); }
    QTreeWidgetItem *current() { return pages().findChild<TechniqueListView *>()->currentItem(); }

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void opensAtWhatComesNext()
    {
        trigger(Command::Learn);
        QCOMPARE(title(), "Full House");
        QVERIFY(button("continue").text().endsWith(": Full House"));
        LearningRecord(*m_settings).note(technique("full-house"), true);
        trigger(Command::Learn);
        QCOMPARE(title(), "Hidden Single");
    }

    void showsTwoBoardsThatAScreenReaderReads()
    {
        learner().show(technique("x-wing"));
        QCOMPARE(title(), "X-Wing");
        const auto pictures = pages().findChildren<ExamplePicture *>();
        QCOMPARE(pictures.size(), 2);
        for (ExamplePicture *picture : pictures) {
            QVERIFY(picture->isVisible());
            QVERIFY(!picture->accessibleDescription().isEmpty());
        }
        learner().show(technique("brute-force"));
        QVERIFY(!pictures.front()->isVisible());
        QVERIFY(!button("practise").isEnabled());
    }

    void boardsStandOneBelowTheOtherInANarrowWindow()
    {
        learner().show(technique("x-wing"));
        const auto pictures = pages().findChildren<ExamplePicture *>();
        const auto isStacked = [&] {
            return pictures[0]->mapTo(&pages(), QPoint()).x() == pictures[1]->mapTo(&pages(), QPoint()).x();
        };
        pages().resize(1300, 720);
        QTRY_VERIFY(!isStacked());
        pages().resize(700, 720);
        QTRY_VERIFY(isStacked());
    }

    void theNextPageIsOneClickAway()
    {
        learner().show(technique("x-wing"));
        QCOMPARE(button("next").text(), "Next: Swordfish ›");
        button("next").click();
        QCOMPARE(title(), "Swordfish");
    }

    void signsSayWhatWasLearned()
    {
        learner().show(technique("x-wing"));
        QCOMPARE(current()->data(0, Qt::AccessibleTextRole).toString(), "X-Wing, not begun");
        LearningRecord record(*m_settings);
        for (int i = 0; i < 3; ++i)
            record.note(technique("x-wing"), true);
        pages().refresh();
        QCOMPARE(current()->text(1), "3 of 5");
        for (int i = 0; i < 2; ++i)
            record.note(technique("x-wing"), true);
        pages().refresh();
        QCOMPARE(current()->text(1), "");
        QCOMPARE(current()->data(0, Qt::AccessibleTextRole).toString(), "X-Wing, learned");
    }

    void practisesInTheWindowOfTheBoard()
    {
        learner().show(technique("naked-pair"));
        button("practise").click(); // e2e_learn presses P
        QVERIFY(!pages().isVisible());
        QVERIFY(QTest::qWaitFor([&] { return message().startsWith("Exercise 1 of 5: Naked Pair"); },
                                windowPatience));
        QVERIFY(m_window->findChild<Practice *>()->isActive());
        QCOMPARE(m_window->messageBar().message().link.text, "Learn This");
        m_window->messageBar().message().link.run();
        QCOMPARE(title(), "Naked Pair");
    }

    void findsTheTechniqueOnTheBoard()
    {
        paste(fishPuzzle);
        learner().show(technique("hidden-single"));
        button("search").click();
        QVERIFY(waitUntilSolved());
        QVERIFY2(message().startsWith("Hidden Single"), qPrintable(message()));
        QVERIFY(!view().findings().isEmpty());
        learner().show(technique("jellyfish"));
        button("search").click();
        QVERIFY(waitUntilSolved());
        QCOMPARE(message(), "Jellyfish: nothing on the board as it stands.");
    }

    void hintsLeadToTheirPage()
    {
        paste(fishPuzzle);
        key(Qt::Key_F12);
        QVERIFY(waitUntilSolved());
        QVERIFY(m_window->messageBar().message().link.text.isEmpty()); // where to look, no more
        key(Qt::Key_F12);
        const QString name = message().section(u':', 0, 0);
        m_window->messageBar().message().link.run();
        QCOMPARE(title(), name);
    }

    void stepsOfTheWalkthroughLeadToTheirPage()
    {
        paste(fishPuzzle);
        trigger(Command::Walkthrough);
        QVERIFY(waitUntilSolved());
        QPushButton *learn =
            m_window->findChild<WalkthroughViewer *>()->panel()->findChild<QPushButton *>("learn");
        QVERIFY(learn->isVisible());
        learn->click();
        QVERIFY(pages().isVisible());
        QVERIFY(QStringList({"Full House", "Naked Single", "Hidden Single"}).contains(title()));
    }

    void leadsToTheLessonsForBeginners()
    {
        trigger(Command::Learn);
        button("course").click();
        QVERIFY(!pages().isVisible());
        QVERIFY2(message().startsWith("Lesson 1 of 10: "), qPrintable(message()));
    }

    void escapeClosesIt()
    {
        trigger(Command::Learn);
        QTest::keyClick(&pages(), Qt::Key_Escape);
        QVERIFY(!pages().isVisible());
    }
};

ADD_TEST(QApplication, TestLearner)

} // namespace sudoku::tst_learner

#include "tst_learner.moc"
