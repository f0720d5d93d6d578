// Covers ui/teach/learn: examplepicture, learnpage, techniquelistview, techniquepageview

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

#include "core/hints/techniques.h"
#include "tests/testprogram.h"
#include "tests/ui/window/windowbench.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/teach/hints/walkthroughviewer.h"
#include "ui/teach/learn/examplepicture.h"
#include "ui/teach/learn/learner.h"
#include "ui/teach/learn/learnpage.h"
#include "ui/teach/learn/techniquelistview.h"
#include "ui/teach/learn/techniquepageview.h"
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
    LearnPage &pages() { return *learner().page(); }
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
        trigger(Command::Learn); // back to the board
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
        m_window->resize(1300, 720);
        QTRY_VERIFY(!isStacked());
        m_window->resize(700, 720);
        QTRY_VERIFY(isStacked());
    }

    void allOfAPageIsSeenInASmallWindow()
    {
        m_window->resize(1366, 730);
        learner().show(technique("full-house"));
        const auto *area = pages().findChild<QScrollArea *>();
        QTRY_COMPARE(area->verticalScrollBar()->maximum(), 0);
        const int small = pages().findChild<ExamplePicture *>()->height();
        m_window->resize(1366, 900);
        QTRY_VERIFY(pages().findChild<ExamplePicture *>()->height() > small);
        QTRY_COMPARE(area->verticalScrollBar()->maximum(), 0);
    }

    void theListDropsDownInANarrowWindow()
    {
        learner().show(technique("x-wing"));
        auto *list = pages().findChild<TechniqueListView *>();
        m_window->resize(1300, 720);
        QTRY_VERIFY(list->isVisible());
        QVERIFY(!button("drop").isVisible());
        m_window->resize(500, 720);
        QTRY_VERIFY(button("drop").isVisible());
        QCOMPARE(m_window->width(), 500);
        QVERIFY(!list->isVisible());
        QCOMPARE(button("drop").text(), "X-Wing ▾");
        button("drop").click();
        QVERIFY(list->isVisible());
        QTest::keyClick(list, Qt::Key_Down);
        QCOMPARE(title(), "Swordfish");
        QTest::keyClick(list, Qt::Key_Return); // closes the list, and begins no exercise
        QVERIFY(!list->isVisible());
        QVERIFY(learner().isOpen());
        QCOMPARE(button("drop").text(), "Swordfish ▾");
        m_window->resize(1300, 720);
        QTRY_VERIFY(list->isVisible());
    }

    void arrowsGoFromTechniqueToTechnique()
    {
        learner().show(technique("full-house"));
        auto *list = pages().findChild<TechniqueListView *>();
        QTest::keyClick(list, Qt::Key_Up); // not to the heading
        QCOMPARE(current()->text(0), "Full House");
        learner().show(technique("pointing")); // the first of its chapter
        QTest::keyClick(list, Qt::Key_Up);
        QCOMPARE(title(), "Naked Single");
        QTest::keyClick(list, Qt::Key_Home);
        QCOMPARE(title(), "Full House");
    }

    void commandsForTheBoardBringItBack()
    {
        paste(fishPuzzle);
        trigger(Command::Learn);
        QVERIFY(!view().isVisible());
        QVERIFY(m_window->windowTitle().startsWith("Learn"));
        trigger(Command::ZoomIn); // is about what is seen
        QVERIFY(learner().isOpen());
        trigger(Command::Hint);
        QVERIFY(view().isVisible());
        QVERIFY(view().hasFocus());
        QVERIFY(waitUntilSolved());
        trigger(Command::Learn);
        trigger(Command::Learn); // opens and closes
        QVERIFY(!learner().isOpen());
        trigger(Command::Learn);
        QApplication::clipboard()->setText("1.34341221434321");
        trigger(Command::Paste);
        QVERIFY(view().isVisible());
    }

    void theHelpKeyLeadsToTheTechnique()
    {
        QString page = "none";
        connect(m_window.get(), &MainWindow::handbookRequested, this,
                [&](const QString &asked) { page = asked; });
        paste(fishPuzzle);
        trigger(Command::Handbook);
        QCOMPARE(page, "");
        key(Qt::Key_F12);
        QVERIFY(waitUntilSolved());
        trigger(Command::Handbook); // the hint tells only where to look
        QCOMPARE(page, "");
        key(Qt::Key_F12);
        trigger(Command::Handbook);
        QVERIFY2(page.startsWith("technique-") && page.endsWith("-single.md"), qPrintable(page));
        trigger(Command::Walkthrough);
        QVERIFY(waitUntilSolved());
        page.clear();
        trigger(Command::Handbook);
        QVERIFY2(page.startsWith("technique-"), qPrintable(page));
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
        m_window->resize(1300, 720);
        trigger(Command::Learn);
        QTest::keyClick(pages().findChild<TechniqueListView *>(), Qt::Key_Escape);
        QVERIFY(!pages().isVisible());
        QVERIFY(view().hasFocus());
        trigger(Command::Learn);
        button("back").click();
        QVERIFY(!learner().isOpen());
    }

    void saysThatAPageIsNotTranslated()
    {
        TechniquePageView page;
        page.show(*pageOf(technique("x-wing")), *symbolSets().begin());
        QVERIFY(page.findChild<QLabel *>("language")->isHidden());
        TechniquePage english = *pageOf(technique("x-wing"));
        english.lacksTranslation = true;
        page.show(english, *symbolSets().begin());
        QVERIFY(!page.findChild<QLabel *>("language")->isHidden());
        QCOMPARE(page.findChild<QLabel *>("language")->text(), "This page is in English so far.");
    }
};

ADD_TEST(QApplication, TestLearner)

} // namespace sudoku::tst_learner

#include "tst_learner.moc"
