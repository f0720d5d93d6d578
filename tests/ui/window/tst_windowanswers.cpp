#include <QCheckBox>
#include <QPushButton>
#include <QTabWidget>
#include <QTreeView>

#include "tests/testprogram.h"
#include "tests/ui/window/windowbench.h"
#include "ui/ask/solving/detailspanel.h"
#include "ui/files/filecontroller.h"
#include "ui/files/formulaexchange.h"
#include "ui/files/recovery/unsavedwork.h"
#include "ui/list/windowwork.h"

#include <algorithm>
#include <functional>

namespace sudoku::tst_windowanswers {

class TestWindowAnswers : public QObject, private WindowBench
{
    Q_OBJECT

    /// The verdict in each place where there is one: the message, the status bar and the panel.
    QString verdicts()
    {
        QStringList texts{message()};
        for (const QLabel *label : m_window->statusBar()->findChildren<QLabel *>())
            if (label->text().contains("solution"))
                texts += label->text();
        const auto *panel = m_window->findChild<VerdictPanel *>();
        if (panel->isVisible())
            texts += panel->findChild<QLabel *>("headline")->text();
        return texts.join(" | ");
    }

    /// The path of a file with that name.
    QString written(const QString &name, const QByteArray &contents)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QFile::WriteOnly) || file.write(contents) != contents.size())
            qFatal("cannot write %s", qPrintable(name));
        return file.fileName();
    }

private slots:
    void init() { openWindow(); }
    void cleanup() { closeWindow(); }

    void aHiddenPanelComesWithTheAnswer()
    {
        paste("12..............");
        trigger(Command::SidePanel);
        const auto *verdict = m_window->findChild<VerdictPanel *>();
        QVERIFY(!verdict->isVisible());
        trigger(Command::Check);
        QVERIFY(QTest::qWaitFor([&] { return verdict->isVisible(); }, windowPatience));
        trigger(Command::SidePanel); // again, with the answer
        QVERIFY(!verdict->isVisible());
        key(Qt::Key_Escape);
        QVERIFY2(message().isEmpty(), qPrintable(message()));
    }

    void escapeClosesWhatWasRead()
    {
        paste("1.34341221434321");
        trigger(Command::Solve);
        QTRY_VERIFY_WITH_TIMEOUT(message().startsWith("Solved"), windowPatience);
        key(Qt::Key_Escape);
        QVERIFY2(message().isEmpty(), qPrintable(message()));
        trigger(Command::Undo);
        QVERIFY2(message().isEmpty(), qPrintable(message()));
    }

    void saysAndShowsConflicts()
    {
        key(Qt::Key_5);
        key(Qt::Key_End);
        key(Qt::Key_5);
        QCOMPARE(message(), "Two 5s in row 1: r1c1 and r1c9.");
        QTest::mouseClick(&m_window->messageBar(), Qt::LeftButton, {}, QPoint(200, 10));
        QCOMPARE(view().currentCell(), 0);
        key(Qt::Key_F6);
        QCOMPARE(view().currentCell(), 8);
        key(Qt::Key_F6);
        QCOMPARE(view().currentCell(), 0);
        key(Qt::Key_F9);
        QCOMPARE(message(), "The puzzle has no solution. Two 5s in row 1: r1c1 and r1c9."); // at once
        key(Qt::Key_Delete);
        QCOMPARE(message(), QString());
    }

    void saysHowManyConflictsThereAre()
    {
        key(Qt::Key_5);
        key(Qt::Key_5); // in the same box too
        QCOMPARE(message(), "Two 5s in row 1: r1c1 and r1c2.");
        key(Qt::Key_5);
        QCOMPARE(message(), "Two 5s in row 1: r1c1 and r1c2. There are 2 more conflicts.");
    }

    void refusalsAreSaid()
    {
        paste("12..............");
        QVERIFY(m_window->action(Command::TypeEntries)->isChecked());
        key(Qt::Key_3);
        QVERIFY(message().startsWith("r1c1 is a given. "));
        trigger(Command::TypeGivens);
        key(Qt::Key_3);
        QCOMPARE(document().board().puzzle.givens[0], 3);
    }

    /// The message bar says no hint first, which the message would replace at once.
    void whatComesIsSaidOnce_data()
    {
        using Bring = std::function<void(MainWindow &)>;
        QTest::addColumn<Bring>("bring");
        QTest::addColumn<QString>("beginning");
        QTest::newRow("paste") << Bring([](MainWindow &window) {
            QApplication::clipboard()->setText("123434122143432.");
            window.action(Command::Paste)->trigger();
        }) << "Pasted a board of 4 × 4 with 15 clues.";
        QTest::newRow("file") << Bring([this](MainWindow &window) {
            window.openFile(written("one.txt", "123434122143432.\n"));
        }) << "Opened one.txt.";
        QTest::newRow("generated") << Bring([](MainWindow &window) {
            window.findChild<FileController *>()->openBoard(Board(board("123434122143432.")),
                                                            [] { return QString("puzzle 1"); });
        }) << "Opened puzzle 1.";
        QTest::newRow("model") << Bring([this](MainWindow &window) {
            window.findChild<FormulaExchange *>()->read(written("model", "v 0\n"));
        }) << "model is a solution";
        QTest::newRow("journal") << Bring([](MainWindow &window) {
            window.work().restore({.board = Board(board("123434122143432."))}, {}, {});
        }) << "Restored: ";
    }

    void whatComesIsSaidOnce()
    {
        QFETCH(std::function<void(MainWindow &)>, bring);
        QFETCH(QString, beginning);
        document().reset(Board(board("1.34341221434321")));
        QStringList heard;
        connect(&document(), &Document::boardChanged, this, [&] { heard += message(); });
        bring(*m_window);
        QTRY_COMPARE_WITH_TIMEOUT(heard.size(), 1, windowPatience);
        QVERIFY2(heard.front().startsWith(beginning), qPrintable(heard.front()));
        QCOMPARE(message(), heard.front());
    }

    void aBlankBoardSaysNothingOfItsSolutions()
    {
        const auto says = [this] {
            QStringList texts;
            for (const QLabel *label : m_window->statusBar()->findChildren<QLabel *>())
                texts += label->text();
            return texts.join(' ').contains("solution");
        };
        document().reset(Board(emptyBoard(9)));
        key(Qt::Key_1);
        QVERIFY(QTest::qWaitFor(says, windowPatience));
        key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(!says());
        QTest::qWait(500); // nothing must come within this: a board is checked 150 ms after the last edit
        QVERIFY(!says());
    }

    void whatSolveWroteNeverCounts()
    {
        key(Qt::Key_F9);
        QVERIFY(waitUntilSolved());
        QTRY_VERIFY_WITH_TIMEOUT(message() == "One of several solutions: is a digit missing?",
                                 windowPatience);
        key(Qt::Key_F8);
        QVERIFY(waitUntilSolved());
        QCOMPARE(message(), "The answer is beside the board. Esc closes it and clears the highlights.");
        QTRY_VERIFY_WITH_TIMEOUT(verdicts().contains(" | More than 1,000 solution"), windowPatience);
        QVERIFY2(verdicts().endsWith(" | ⚠ The puzzle has more than one solution."), qPrintable(verdicts()));
        key(Qt::Key_Escape);
        key(Qt::Key_Z, Qt::ControlModifier);
        key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); // what Solve wrote is known after a redo
        QCOMPARE(document().board().entries.filledCount(), 81);
        QCOMPARE(document().board().playerEntries().filledCount(), 0);
    }

    void theFiguresOfTheSolverGoWithThePuzzle()
    {
        const auto figures = [this] {
            QStringList texts;
            for (const QLabel *label : m_window->findChild<DetailsPanel *>()->findChildren<QLabel *>())
                texts += label->text();
            return texts.count("–");
        };
        const auto none = figures();
        paste(textOf(readCorpus("c9_tdoku_tests.txt", 1).front().puzzle.givens));
        key(Qt::Key_F9);
        QVERIFY(waitUntilSolved());
        QVERIFY(figures() < none);
        paste("12..............");
        QCOMPARE(figures(), none);
        key(Qt::Key_F9);
        QVERIFY(waitUntilSolved());
        QVERIFY(figures() < none);
        document().reset(Board(emptyBoard(9))); // as New and Open do
        QCOMPARE(figures(), none);
    }

    void rulesToBlameAreSelected()
    {
        Board start(emptyBoard(4));
        start.puzzle.constraints = {{findVariant("killer"), {0, 1}, {3}},
                                    {findVariant("killer"), {0, 1}, {4}},
                                    {findVariant("killer"), {10, 11}, {4}}};
        document().reset(start);
        auto *pages = m_window->centralWidget()->findChild<QTabWidget *>();
        pages->setCurrentIndex(0);
        key(Qt::Key_F7);
        QVERIFY(waitUntilSolved());
        QVERIFY2(pages->isHidden(), "the answer takes their place");
        auto *list = m_window->findChild<QTreeView *>("rules");
        QCOMPARE(list->selectionModel()->selectedIndexes().size(), 2);
        const auto take = [this](const QString &text) {
            for (QPushButton *button : m_window->findChild<VerdictPanel *>()->findChildren<QPushButton *>())
                if (button->text() == text && button->isVisible())
                    return button->click();
            QFAIL(qPrintable(text));
        };
        const auto title = [this] { return m_window->findChild<QLabel *>("title")->text(); };
        take("Show One by One");
        QCOMPARE(title(), "1 of 2");
        QCOMPARE(list->selectionModel()->selectedIndexes().size(), 1);
        QCOMPARE(view().findings().reasonOutlines.size(), 1u);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the buttons of before
        take("Next (Alt+Right)");
        QCOMPARE(title(), "2 of 2");
        key(Qt::Key_Escape);
        QVERIFY(pages->isVisible());
        QCOMPARE(pages->currentIndex(), 0);
        QVERIFY(list->selectionModel()->selectedIndexes().isEmpty());
    }

    void escapeClosesTheVerdictBeforeItEndsEditingRules()
    {
        Board start(emptyBoard(4));
        start.puzzle.constraints = {{findVariant("killer"), {0, 1}, {3}},
                                    {findVariant("killer"), {10, 11}, {3}}};
        document().reset(start);
        trigger(Command::Rules);
        view().setFocus();
        auto *edits = m_window->findChild<QCheckBox *>("edits");
        key(Qt::Key_F8);
        QVERIFY(waitUntilSolved());
        const auto *panel = m_window->findChild<VerdictPanel *>();
        QVERIFY(panel->isVisible() && edits->isChecked());
        QCOMPARE(message(), "The answer is beside the board. Esc closes it and clears the highlights.");
        key(Qt::Key_Escape);
        QVERIFY(!panel->isVisible());
        QVERIFY(view().findings().isEmpty());
        QVERIFY(edits->isChecked());
        key(Qt::Key_Escape);
        QVERIFY(!edits->isChecked());
    }

    void stopsByEscape()
    {
        paste(textOf(hardPuzzle().givens));
        QVERIFY(!m_window->action(Command::Stop)->isEnabled());
        key(Qt::Key_F9);
        QVERIFY(m_window->action(Command::Stop)->isEnabled());
        const auto isBusy = [this] { return m_window->messageBar().message().kind == Message::Kind::Busy; };
        QVERIFY(QTest::qWaitFor(isBusy, windowPatience));
        key(Qt::Key_Escape);
        QVERIFY(waitUntilSolved());
        QVERIFY2(message().contains("stopped after"), qPrintable(message()));
        QCOMPARE(document().board().entries.filledCount(), 0);
    }

    void saysThatAnEditEndedTheRun()
    {
        paste(textOf(hardPuzzle().givens));
        key(Qt::Key_F9);
        key(Qt::Key_1);
        QVERIFY(m_window->action(Command::Solve)->isEnabled());
        QTRY_VERIFY(message().startsWith("Solving stopped because the board changed."));
        QCOMPARE(message().contains("Two 1s"), !document().violations().empty());
    }

    void whatIsSwitchedOffIsSaid()
    {
        Board start(board("1.34341221434321"));
        start.switchedOff = {{findVariant("diagonal"), {}}};
        document().reset(start);
        const auto labels = m_window->statusBar()->findChildren<QLabel *>();
        QTRY_VERIFY_WITH_TIMEOUT(std::ranges::any_of(labels,
                                                     [](const QLabel *label) {
                                                         return label->text()
                                                                == "✓ One solution, 1 rule switched off";
                                                     }),
                                 windowPatience);
    }

    void goesWhileItSolves()
    {
        paste(textOf(hardPuzzle().givens));
        key(Qt::Key_F9);
        QVERIFY(!m_window->action(Command::Solve)->isEnabled());
        m_window.reset();
    }
};

ADD_TEST(QApplication, TestWindowAnswers)

} // namespace sudoku::tst_windowanswers

#include "tst_windowanswers.moc"
