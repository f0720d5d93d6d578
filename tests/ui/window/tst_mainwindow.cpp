#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QListView>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QStatusBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/base/settings.h"
#include "ui/generate/generatedialog.h"
#include "ui/laboratory/formulapage.h"
#include "ui/laboratory/laboratory.h"
#include "ui/laboratory/laboratorydialog.h"
#include "ui/rules/regiondialog.h"
#include "ui/rules/regioneditor.h"
#include "ui/solving/detailspanel.h"
#include "ui/verdict/verdictpanel.h"
#include "ui/window/mainwindow.h"

#include <algorithm>
#include <memory>

namespace sudoku::tst_mainwindow {

constexpr int patience = 60'000; // ms; for slow machines

QString textOf(const Grid &grid)
{
    return QString::fromStdString(text(grid));
}

/// Presses \a button of the question that comes next.
void answerNextQuestion(QMessageBox::StandardButton button)
{
    auto *timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, timer, [timer, button] {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (!box)
            return;
        timer->stop();
        timer->deleteLater();
        box->button(button)->click();
    });
    timer->start(10);
}

bool isScrolled(const QWidget *widget)
{
    for (const QWidget *parent = widget->parentWidget(); parent; parent = parent->parentWidget())
        if (qobject_cast<const QScrollArea *>(parent))
            return true;
    return false;
}

QString describe(const QWidget *widget)
{
    const QString text = widget->property("text").toString();
    const QSize min = widget->minimumSizeHint();
    return QString("%1 '%2' %3x%4, needs %5x%6")
        .arg(widget->metaObject()->className(), text)
        .arg(widget->width())
        .arg(widget->height())
        .arg(min.width())
        .arg(min.height());
}

class TestMainWindow : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;

    BoardView &view() { return m_window->boardView(); }
    Document &document() { return m_window->document(); }
    QString message() { return m_window->messageBar().message().text; }
    QString headline()
    {
        return m_window->findChild<VerdictPanel *>()->findChild<QLabel *>()->accessibleName();
    }
    QString status() { return m_window->statusBar()->findChildren<QLabel *>().constFirst()->text(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&view(), key, modifiers); }
    void trigger(Command command) { m_window->action(command)->trigger(); }
    void paste(const QString &text)
    {
        QApplication::clipboard()->setText(text);
        key(Qt::Key_V, Qt::ControlModifier);
    }
    bool waitUntilSolved()
    {
        return QTest::qWaitFor([this] { return m_window->action(Command::Solve)->isEnabled(); }, patience);
    }

    void openFile(const QString &path)
    {
        m_window->openFile(path);
        QVERIFY(QTest::qWaitFor([this] { return !m_window->action(Command::Stop)->isEnabled(); }));
    }

    /// The verdict in each place where there is one: the message, the status bar and the panel.
    QString verdicts()
    {
        QStringList texts{message()};
        for (const QLabel *label : m_window->statusBar()->findChildren<QLabel *>())
            if (label->text().contains("solution"))
                texts += label->text();
        const auto *panel = m_window->findChild<VerdictPanel *>();
        if (panel->isVisible())
            texts += panel->findChild<QLabel *>()->text();
        return texts.join(" | ");
    }

    GenerateDialog *generateOne()
    {
        m_window->action(Command::Generate)->trigger();
        auto *generator = m_window->findChild<GenerateDialog *>();
        QTest::keyClick(generator, Qt::Key_Return);
        if (!QTest::qWaitFor([generator] { return generator->results().puzzleCount() == 1; }, 60'000))
            qFatal("no puzzle was made");
        return generator;
    }

private slots:
    void init()
    {
        QFile::remove(m_folder.filePath("settings.ini"));
        m_settings = std::make_unique<Settings>(m_folder.filePath("settings.ini"));
        m_window = std::make_unique<MainWindow>(*m_settings);
        m_window->show();
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void cleanup()
    {
        m_window.reset();
        m_settings.reset();
    }

    void opensReadyToType()
    {
        QCOMPARE(QApplication::focusWidget(), &view());
        QCOMPARE(document().geometry().size(), 9);
        QCOMPARE(document().board().digits().filledCount(), 0);
        QCOMPARE(view().currentCell(), 0);
        QVERIFY(message().startsWith("Type a puzzle"));
        QVERIFY(m_window->windowTitle().startsWith("New puzzle"));
        QCOMPARE(status(), "9 × 9    Givens: 0    Entries: 0    Open: 81");
        QTest::keyClick(m_window->windowHandle(), Qt::Key_5); // wherever the focus is
        QCOMPARE(document().board().puzzle.givens[0], 5);
        QVERIFY(m_window->isWindowModified());
        QCOMPARE(status(), "9 × 9    Givens: 1    Entries: 0    Open: 80");
    }

    void pastesSolvesAndCopies_data()
    {
        QTest::addColumn<QString>("puzzle");
        QTest::addColumn<QString>("solution");
        for (const char *name : {"c9_tdoku_tests.txt", "c16_janko.txt", "c16_other.txt", "c25_other.txt"}) {
            const CorpusPuzzle first = readCorpus(name).front();
            QTest::newRow(name) << textOf(first.puzzle.givens) << QString::fromStdString(first.solution);
        }
    }

    void pastesSolvesAndCopies()
    {
        QFETCH(QString, puzzle);
        QFETCH(QString, solution);
        paste(puzzle);
        QCOMPARE(textOf(document().board().puzzle.givens), puzzle);
        QCOMPARE(document().board().entries.filledCount(), 0);
        QCOMPARE(QApplication::focusWidget(), &view());
        key(Qt::Key_F9);
        QVERIFY(waitUntilSolved());
        QVERIFY2(message().startsWith("Solved in "), qPrintable(message()));
        QVERIFY(status().endsWith("Open: 0"));
        key(Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), solution);
        trigger(Command::CopyGivens);
        QCOMPARE(QApplication::clipboard()->text().replace('.', '0'), QString(puzzle).replace('.', '0'));
        key(Qt::Key_Z, Qt::ControlModifier);
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(document().board().digits().filledCount(), 0);
        QCOMPARE(document().geometry().size(), 9);
    }

    void saysWhatCannotBePasted()
    {
        key(Qt::Key_5);
        paste("Dear reader");
        QVERIFY2(message().startsWith("Cannot paste: "), qPrintable(message()));
        QCOMPARE(document().board().digits().filledCount(), 1);
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
        QCOMPARE(message(), "No solution. Two 5s in row 1: r1c1 and r1c9."); // at once
        key(Qt::Key_Delete);
        QVERIFY(message().startsWith("F9 solves the board"));
    }

    void saysHowManyConflictsThereAre()
    {
        key(Qt::Key_5);
        key(Qt::Key_Right);
        key(Qt::Key_5); // in the same box too
        QCOMPARE(message(), "Two 5s in row 1: r1c1 and r1c2.");
        key(Qt::Key_Right);
        key(Qt::Key_5);
        QCOMPARE(message(), "Two 5s in row 1: r1c1 and r1c2. And 2 more conflicts.");
    }

    void refusalsAreSaid()
    {
        paste("12..............");
        QVERIFY(m_window->action(Command::TypeEntries)->isChecked());
        key(Qt::Key_3);
        QVERIFY(message().startsWith("r1c1 is a given"));
        trigger(Command::TypeGivens);
        key(Qt::Key_3);
        QCOMPARE(document().board().puzzle.givens[0], 3);
    }

    void whatSolveWroteNeverCounts()
    {
        key(Qt::Key_F9);
        QVERIFY(waitUntilSolved());
        QTRY_VERIFY_WITH_TIMEOUT(message().endsWith("The puzzle has other solutions."), patience);
        key(Qt::Key_F8);
        QVERIFY(waitUntilSolved());
        QCOMPARE(message(), "The answer is beside the board. Esc closes it and clears the highlights.");
        QVERIFY2(verdicts().endsWith(" | ≥2 solutions | ⚠ More than one solution."), qPrintable(verdicts()));
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
        paste(textOf(readCorpus("c9_tdoku_tests.txt").front().puzzle.givens));
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
        QCOMPARE(pages->currentIndex(), 1);
        auto *list = m_window->findChild<QListView *>("rules");
        QCOMPARE(list->selectionModel()->selectedIndexes().size(), 2);
        const auto step = [this] {
            m_window->findChild<VerdictPanel *>()->findChild<QPushButton *>()->click();
        };
        step();
        QVERIFY2(headline().startsWith("1 of 2: "), qPrintable(headline()));
        QCOMPARE(list->selectionModel()->selectedIndexes().size(), 1);
        QCOMPARE(view().findings().reasonOutlines.size(), 1u);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the buttons of before
        step();
        QVERIFY2(headline().startsWith("2 of 2: "), qPrintable(headline()));
        key(Qt::Key_Escape);
        QVERIFY(list->selectionModel()->selectedIndexes().isEmpty());
    }

    void stopsByEscape()
    {
        paste(textOf(hardPuzzle().givens));
        QVERIFY(!m_window->action(Command::Stop)->isEnabled());
        key(Qt::Key_F9);
        QVERIFY(m_window->action(Command::Stop)->isEnabled());
        QTest::qWait(50);
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
        QTRY_VERIFY(message().startsWith("Solving was stopped, because the board was changed."));
        QCOMPARE(message().contains("Two 1s"), !document().violations().empty());
    }

    void marksAreTypedInTheWindow()
    {
        key(Qt::Key_1, Qt::ShiftModifier);
        key(Qt::Key_2, Qt::ControlModifier);
        QCOMPARE(document().board().cornerMarks[0], DigitSet{1});
        QCOMPARE(document().board().centreMarks[0], DigitSet{2});
        key(Qt::Key_F3);
        key(Qt::Key_3);
        QCOMPARE(document().board().cornerMarks[0], (DigitSet{1, 3}));
        key(Qt::Key_F2);
        key(Qt::Key_3);
        QCOMPARE(document().board().digitAt(0), 3);
    }

    void zooms()
    {
        const QSize fitting = view().size();
        key(Qt::Key_Plus, Qt::ControlModifier);
        QVERIFY(view().width() > fitting.width());
        key(Qt::Key_Backspace, Qt::ControlModifier);
        QCOMPARE(view().size(), fitting);
    }

    void symbolsAreChosenAndRemembered()
    {
        paste(textOf(readCorpus("c16_other.txt").front().puzzle.givens));
        for (QAction *action : m_window->findChildren<QAction *>())
            if (action->text() == "A, B, C, …")
                action->trigger();
        QCOMPARE(view().symbols().id, "A");
        QCOMPARE(m_settings->symbols().id, "A");
        key(Qt::Key_End, Qt::ControlModifier);
        trigger(Command::TypeGivens);
        key(Qt::Key_P);
        QCOMPARE(document().board().digitAt(255), 16);
    }

    void opensFiles()
    {
        QFile file(m_folder.filePath("four.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("1.34341221434321\n");
        file.close();
        openFile(file.fileName());
        QCOMPARE(text(document().board().puzzle.givens), "1.34341221434321");
        QVERIFY(m_window->windowTitle().startsWith("four.txt"));
        QVERIFY(!m_window->isWindowModified());
        QVERIFY(m_window->action(Command::TypeEntries)->isChecked());
        QCOMPARE(QApplication::focusWidget(), &view());
    }

    void asksBeforeItCloses()
    {
        QVERIFY(m_window->close()); // nothing was written
        m_window->show();
        key(Qt::Key_5);
        answerNextQuestion(QMessageBox::Cancel);
        QVERIFY(!m_window->close());
        QVERIFY(m_window->isVisible());
        answerNextQuestion(QMessageBox::Discard);
        QVERIFY(m_window->close());
    }

    void theGeneratorStaysInFrontWhenAnOpeningIsCancelled()
    {
        key(Qt::Key_5);
        GenerateDialog *generator = generateOne();
        answerNextQuestion(QMessageBox::Cancel);
        generator->findChild<QListView *>("results")->activated({});
        QTRY_COMPARE(QApplication::activeWindow(), generator);
        QCOMPARE(document().board().puzzle.givens.filledCount(), 1);
        QCOMPARE(generator->results().untakenCount(), 1); // it is still in the list alone
        answerNextQuestion(QMessageBox::Discard);
        generator->findChild<QListView *>("results")->activated({});
        QTRY_VERIFY(!generator->isVisible());
        QCOMPARE(generator->results().untakenCount(), 0);
        QVERIFY2(message().startsWith("Opened puzzle 1 (seed "), qPrintable(message()));
        QVERIFY(document().board().puzzle.givens.filledCount() > 16);
        answerNextQuestion(QMessageBox::Cancel);
        QVERIFY(!m_window->close()); // the puzzle is not saved
        document().setSaved("x");
        QVERIFY(m_window->close()); // that in the list was opened
    }

    void theLaboratoryFollowsTheBoard()
    {
        m_window->document().reset(Board(board("1.34341221434321")));
        trigger(Command::Encodings);
        LaboratoryDialog *laboratory = m_window->laboratory().dialog();
        QVERIFY(QTest::qWaitForWindowActive(laboratory));
        laboratory->findChild<QTabWidget *>()->setCurrentWidget(&laboratory->formula());
        const auto heading = [laboratory] {
            return laboratory->formula().model().index(0, 0).data().toString();
        };
        QTRY_COMPARE(heading(), "At least one cell of row 1 is 1 – 1 clause");
        view().setCurrentCell(8);
        QTRY_COMPARE(heading(), "At least one cell of row 3 is 1 – 1 clause");
        laboratory->close();
        m_window->document().reset(Board(emptyBoard(25)));
        trigger(Command::Encodings);
        QCOMPARE(m_window->laboratory().dialog(), laboratory);
        QTRY_VERIFY(laboratory->formula().model().index(1, 0).data().toString().endsWith(" – 300 clauses"));
    }

    void aRuleIsAddedByKeys()
    {
        auto *pages = m_window->centralWidget()->findChild<QTabWidget *>();
        QCOMPARE(pages->tabText(pages->currentIndex()), "&Digits");
        key(Qt::Key_R, Qt::ControlModifier);
        QCOMPARE(pages->tabText(pages->currentIndex()), "&Rules");
        for (const Qt::Key each : {Qt::Key_K, Qt::Key_Return})
            QTest::keyClick(QApplication::focusWidget(), each);
        key(Qt::Key_Right, Qt::ShiftModifier);
        for (const Qt::Key each : {Qt::Key_9, Qt::Key_Return})
            QTest::keyClick(QApplication::focusWidget(), each);
        QCOMPARE(pages->tabText(pages->currentIndex()), "&Rules (1)");
        key(Qt::Key_Escape);
        key(Qt::Key_5);
        key(Qt::Key_Left);
        key(Qt::Key_3);
        QCOMPARE(message(), "Killer cage 9 at r1c1: r1c1 and r1c2 cannot add up to 9.");
        QCOMPARE(status(), "9 × 9, killer cage    Givens: 2    Entries: 0    Open: 79");
    }

    void pagesFollowWhatIsOpened()
    {
        auto *pages = m_window->centralWidget()->findChild<QTabWidget *>();
        const auto open = [&](const char *text) {
            QFile file(m_folder.filePath("rules.txt"));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
            file.close();
            openFile(file.fileName());
        };
        open("# sudoku-workbench: variant diagonal\n1.34341221434321\n");
        QCOMPARE(pages->currentIndex(), 1);
        open("1.34341221434321\n");
        QCOMPARE(pages->currentIndex(), 0);
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
                                 patience);
    }

    void manyRulesAreCounted()
    {
        Board start(emptyBoard(9));
        for (const char *id : {"diagonal", "anti-diagonal", "windoku", "anti-king"})
            start.puzzle.constraints.push_back({findVariant(id), {}});
        document().reset(start);
        QVERIFY2(status().startsWith("9 × 9, 4 kinds of rules "), qPrintable(status()));
    }

    void regionsAreOneStep()
    {
        document().reset(Board(board("1...............")));
        auto *timer = new QTimer(m_window.get());
        connect(timer, &QTimer::timeout, timer, [timer] {
            auto *dialog = qobject_cast<RegionDialog *>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            timer->stop();
            auto *editor = dialog->findChild<RegionEditor *>();
            for (const Qt::Key each :
                 {Qt::Key_Down, Qt::Key_C, Qt::Key_Down, Qt::Key_Right, Qt::Key_A, Qt::Key_Up})
                QTest::keyClick(editor, each);
            QTest::keyClick(dialog, Qt::Key_Return);
        });
        timer->start(10);
        trigger(Command::Regions);
        QVERIFY(!document().geometry().boxes());
        QVERIFY(status().startsWith("4 × 4, irregular"));
        QCOMPARE(document().board().digitAt(0), 1);
        QCOMPARE(document().undoStack().undoText(), "Change Regions");
        document().undoStack().undo();
        QVERIFY(document().board() == Board(board("1...............")));
    }

    void asksBeforePuzzlesAreLost()
    {
        generateOne();
        answerNextQuestion(QMessageBox::Cancel);
        QVERIFY(!m_window->close());
        answerNextQuestion(QMessageBox::Discard);
        QVERIFY(m_window->close());
    }

    void goesWhileItSolves()
    {
        paste(textOf(hardPuzzle().givens));
        key(Qt::Key_F9);
        QVERIFY(!m_window->action(Command::Solve)->isEnabled());
        m_window.reset();
    }

    void remembersItsPlace()
    {
        m_window->resize(950, 700);
        m_window->close();
        MainWindow other(*m_settings);
        QCOMPARE(other.size(), QSize(950, 700));
    }

    void nothingIsCutOff_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("boardSize");
        for (const QSize &size : {QSize(900, 640), QSize(1080, 760), QSize(1600, 1000)})
            for (const int boardSize : {4, 9, 16, 25})
                QTest::addRow("%d in %dx%d", boardSize, size.width(), size.height()) << size << boardSize;
    }

    void nothingIsCutOff()
    {
        QFETCH(QSize, size);
        QFETCH(int, boardSize);
        document().reset(Board(emptyBoard(boardSize)));
        m_window->resize(size);
        QTest::qWait(20);
        QCOMPARE(m_window->size(), size);
        QVERIFY(view().boardLayout().cellSize() >= 15);
        for (const QWidget *widget : m_window->findChildren<QWidget *>()) {
            if (!widget->isVisible() || widget->window() != m_window.get()
                || widget->objectName().startsWith("qt_"))
                continue;
            QVERIFY2(isScrolled(widget) || widget->parentWidget()->rect().contains(widget->geometry()),
                     qPrintable(describe(widget)));
            const auto *label = qobject_cast<const QLabel *>(widget);
            if ((label && !label->wordWrap()) || qobject_cast<const QAbstractButton *>(widget))
                QVERIFY2(widget->width() >= widget->minimumSizeHint().width()
                             && widget->height() >= widget->minimumSizeHint().height(),
                         qPrintable(describe(widget)));
        }
        for (const QToolBar *bar : m_window->findChildren<QToolBar *>())
            for (const QAction *action : bar->actions())
                QVERIFY2(action->isSeparator()
                             || bar->widgetForAction(const_cast<QAction *>(action))->isVisible(),
                         qPrintable(action->text()));
    }

    void sidePanelIsNotNarrowerThanItsContents()
    {
        for (const int boardSize : {9, 25}) {
            document().reset(Board(emptyBoard(boardSize)));
            QTest::qWait(20);
            for (const QScrollArea *area : m_window->findChildren<QScrollArea *>())
                if (area->isAncestorOf(&view()) == false)
                    QVERIFY(area->viewport()->width() >= area->widget()->minimumSizeHint().width());
        }
    }

    void everyBoardFitsItsArea_data()
    {
        QTest::addColumn<int>("size");
        for (int size = 4; size <= 25; ++size)
            QTest::addRow("%d", size) << size;
    }

    void everyBoardFitsItsArea()
    {
        QFETCH(int, size);
        m_window->resize(900, 640);
        document().reset(Board(emptyBoard(size)));
        QTest::qWait(10);
        const QRect visible = view().visibleRegion().boundingRect();
        QCOMPARE(visible, view().rect()); // no scroll bars unless one zooms in
    }
};

ADD_TEST(QApplication, TestMainWindow)

} // namespace sudoku::tst_mainwindow

#include "tst_mainwindow.moc"
