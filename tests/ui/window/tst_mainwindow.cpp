// Covers ui/base: icons
// Covers ui/window/parts: sidepanel

#include <QAbstractButton>
#include <QCheckBox>
#include <QDialog>
#include <QListWidget>
#include <QMenu>
#include <QTabWidget>
#include <QTreeView>

#include "core/formats/text/constrainttext.h"
#include "tests/testprogram.h"
#include "tests/ui/window/mainwindowbench.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/rules/regiondialog.h"
#include "ui/rules/regioneditor.h"

namespace sudoku::tst_mainwindow {

using namespace mainwindowbench;

class TestMainWindow : public MainWindowFixture
{
    Q_OBJECT

    void copyAsSudokuPadLink()
    {
        for (QAction *action : m_window->action(Command::CopyAs)->menu()->actions())
            if (action->text() == "SudokuPad (link)")
                action->trigger();
    }

private slots:
    void init() { openWindow(); }

    void cleanup() { closeWindow(); }

    void opensReadyToType()
    {
        QCOMPARE(QApplication::focusWidget(), &view());
        QCOMPARE(document().geometry().size(), 9);
        QCOMPARE(document().board().digits().filledCount(), 0);
        QCOMPARE(view().currentCell(), 0);
        QVERIFY(message().startsWith("Type a puzzle row by row"));
        QVERIFY(m_window->windowTitle().startsWith("New puzzle"));
        QCOMPARE(status(), "9 × 9 | Givens: 0 · Entries: 0 · Open: 81");
        QTest::keyClick(m_window->windowHandle(), Qt::Key_5); // wherever the focus is
        QCOMPARE(document().board().puzzle.givens[0], 5);
        QVERIFY(m_window->isWindowModified());
        QCOMPARE(status(), "9 × 9 | Givens: 1 · Entries: 0 · Open: 80");
    }

    void saysWhatSpaceDoes()
    {
        const QString blank = "Type a puzzle row by row, with Space for a blank;";
        const QString next = "Type a puzzle row by row, with Space to go to the next cell;";
        QVERIFY2(message().startsWith(blank), qPrintable(message()));
        document().reset(Board(emptyBoard(16)));
        QVERIFY2(message().startsWith(next), qPrintable(message()));
        for (const char *keys : {"15", "1", "7"}) {
            view().setCurrentCell(0);
            for (const char *typed = keys; *typed; ++typed)
                QTest::keyClick(&view(), *typed);
            key(Qt::Key_Space);
            QCOMPARE(view().currentCell(), 1);
        }
        document().reset(Board(emptyBoard(16)));
        m_window->action(Command::Symbols)->menu()->actions().at(3)->trigger();
        QVERIFY2(message().startsWith(blank), qPrintable(message()));
    }

    void lettersAreOfferedWhereTheyAreDigits_data()
    {
        QTest::addColumn<int>("size");
        QTest::addColumn<Qt::Key>("letter");
        QTest::addColumn<QString>("symbols"); // that are offered
        QTest::newRow("9x9") << 9 << Qt::Key_B << QString();
        QTest::newRow("16x16") << 16 << Qt::Key_B << "1-9A";
        QTest::newRow("16x16, only where A is 1") << 16 << Qt::Key_P << "A";
        QTest::newRow("16x16, no digit") << 16 << Qt::Key_Z << QString();
        QTest::newRow("25x25") << 25 << Qt::Key_P << "1-9A";
    }

    void lettersAreOfferedWhereTheyAreDigits()
    {
        QFETCH(int, size);
        QFETCH(Qt::Key, letter);
        QFETCH(QString, symbols);
        document().reset(Board(emptyBoard(size)));
        const QString before = message();
        key(letter);
        const Message shown = m_window->messageBar().message();
        QCOMPARE(shown.offer.text, symbols.isEmpty() ? QString() : "Use Letters");
        QCOMPARE(shown.text == before, size <= 9); // which is no alarm
        if (symbols.isEmpty())
            return;
        shown.offer.run();
        QCOMPARE(&view().symbols(), findSymbolSet(symbols.toStdString()));
        QCOMPARE(&m_settings->symbols(), &view().symbols());
        QVERIFY(view().hasFocus());
        key(letter);
        QCOMPARE(document().board().puzzle.givens.filledCount(), 1);
    }

    void aDigitTypedOnAButtonReachesTheBoard()
    {
        view().setCurrentCell(40);
        int count = 0;
        for (auto *button : m_window->findChildren<QAbstractButton *>()) {
            if (!button->isVisible() || !button->isEnabled() || !(button->focusPolicy() & Qt::TabFocus))
                continue;
            button->setFocus();
            QVERIFY(button->hasFocus());
            QTest::keyClick(button, Qt::Key_7);
            QVERIFY2(view().hasFocus(), qPrintable(button->text()));
            ++count;
        }
        QVERIFY(count > 3);
        QCOMPARE(document().board().digits()[40], 7);
    }

    void pastesSolvesAndCopies_data()
    {
        QTest::addColumn<QString>("puzzle");
        QTest::addColumn<QString>("solution");
        for (const char *name : {"c9_tdoku_tests.txt", "c16_janko.txt", "c16_other.txt", "c25_other.txt"}) {
            const CorpusPuzzle first = readCorpus(name, 1).front();
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
        QVERIFY2(message().startsWith("Solved "), qPrintable(message()));
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

    void aLinkIsCopiedAndSaidToBeOne()
    {
        Board titled(
            board("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"));
        titled.info = {.title = "Sunday", .author = "Ada", .level = "5 stars"};
        document().reset(titled);
        copyAsSudokuPadLink();
        const auto copied = [] { return QApplication::clipboard()->text(); };
        QTRY_VERIFY2(copied().startsWith("https://sudokupad.app/fpuzzles"),
                     qPrintable(copied())); // with its solution
        QCOMPARE(message(), "Copied the link. Other programs will not see: the level.");
        document().reset(Board(emptyBoard(9)));
        key(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(document().board().puzzle, titled.puzzle);
        QCOMPARE(document().board().info.title, titled.info.title);
        QCOMPARE(document().board().info.solution.filledCount(), 81);
    }

    void aLaterCopyReplacesALinkThatWaits()
    {
        document().reset(Board(
            board("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")));
        copyAsSudokuPadLink(); // which waits for the solution
        trigger(Command::CopyGivens);
        const QString givens = QApplication::clipboard()->text();
        QVERIFY(!givens.startsWith("https:"));
        const auto *liveCheck = m_window->findChild<LiveCheck *>();
        QTRY_COMPARE(liveCheck->state(), LiveCheck::State::Unique);
        QCOMPARE(QApplication::clipboard()->text(), givens);
    }

    void saysWhatCannotBePasted()
    {
        key(Qt::Key_5);
        paste("Dear reader");
        QCOMPARE(message(), "No Sudoku found in the clipboard.");
        QCOMPARE(document().board().digits().filledCount(), 1);
    }

    void saysWhatIsWrongWithCells_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("said");
        const QString line = QString(80, '.');
        const QString board = "a board of 9x9 has 81";
        QTest::newRow("one too few") << line << "this puzzle has 80 cells, but " + board + " (missing: 1)";
        QTest::newRow("its line ends") << line + "\n"
                                       << "this puzzle has 80 cells, but " + board + " (missing: 1)";
        QTest::newRow("one too many") << line + "12"
                                      << "this puzzle has 82 cells, but " + board + " (too many: 1)";
        QTest::newRow("a letter") << "1234\n12a4\n1234\n1234\n"
                                  << "line 2, column 3: 'a' is not a digit of a board of 4x4";
    }

    void saysWhatIsWrongWithCells()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, said);
        paste(text);
        QCOMPARE(message(), "No Sudoku found: " + said + ".");
        QVERIFY(m_window->findChild<MessageBar *>()->message().offer.text.isEmpty());
    }

    void tellsOnRequestWhatCannotBePasted()
    {
        paste(R"({"sudoku-workbench": 1, "size": 4, "givens": true})");
        QCOMPARE(message(), "No Sudoku found in the clipboard.");
        auto *bar = m_window->findChild<MessageBar *>();
        bar->message().offer.run();
        QVERIFY2(message().contains("givens: 'true' is not allowed here"), qPrintable(message()));
    }

    void asksWhichOfSeveralIsPasted_data()
    {
        QTest::addColumn<int>("key");
        QTest::addColumn<int>("first"); // the digit in the first cell afterwards
        QTest::newRow("the second") << int(Qt::Key_Return) << 2;
        QTest::newRow("none") << int(Qt::Key_Escape) << 0;
    }

    void asksWhichOfSeveralIsPasted()
    {
        QFETCH(int, key);
        QTimer::singleShot(0, this, [key] {
            auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            auto *list = dialog->findChild<QListWidget *>();
            const QString second = list->item(1)->text();
            const int count = list->count();
            QTest::keyClick(list, Qt::Key_Right);
            QTest::keyClick(list, Qt::Key(key));
            QCOMPARE(second, "2. the second");
            QCOMPARE(count, 3);
        });
        paste("1234341221434321\n2...............\tthe second\n3...............\n");
        QTEST(document().board().digitAt(0), "first");
    }

    void pastesWhatStandsInWords()
    {
        paste("My puzzle:\n\n1 x x x\nx x x 2\nx x x x\nx 3 x x\n\nWho solves it?");
        QCOMPARE(document().geometry().size(), 4);
        QCOMPARE(document().board().puzzle.givens.filledCount(), 3);
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

    void symbolsAreChosenAndRemembered()
    {
        paste(textOf(readCorpus("c16_other.txt", 1).front().puzzle.givens));
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

    void theCursorAdvancesAsChosenForGivensAndForEntries()
    {
        auto *box = m_window->findChild<QCheckBox *>("stepOn");
        const QAction &command = *m_window->action(Command::StepOn);
        QVERIFY(box->isChecked() && command.isChecked());
        for (const Qt::Key each : {Qt::Key_5, Qt::Key_3, Qt::Key_Space, Qt::Key_Space, Qt::Key_7})
            key(each);
        QVERIFY(textOf(document().board().puzzle.givens).startsWith("53..7."));
        trigger(Command::TypeEntries);
        QVERIFY(!box->isChecked() && !command.isChecked());
        const Cell cell = view().currentCell();
        key(Qt::Key_1);
        QCOMPARE(view().currentCell(), cell);
        box->click();
        QVERIFY(command.isChecked());
        key(Qt::Key_1);
        QCOMPARE(view().currentCell(), cell + 1);
        trigger(Command::TypeGivens);
        trigger(Command::StepOn);
        QVERIFY(!box->isChecked());
        key(Qt::Key_2);
        QCOMPARE(view().currentCell(), cell + 1);
        QVERIFY(!m_settings->isOn(Option::StepsOnGivens) && m_settings->isOn(Option::StepsOnEntries));
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
        for (const Qt::Key each : {Qt::Key_5, Qt::Key_Left, Qt::Key_Left, Qt::Key_3})
            key(each);
        QCOMPARE(message(), "Killer cage 9 at r1c1: r1c1 and r1c2 cannot add up to 9.");
        QCOMPARE(status(), "9 × 9, killer cage | Givens: 2 · Entries: 0 · Open: 79");
    }

    void selectAllInTheListOfRulesIsForItsRules()
    {
        Board board(emptyBoard(9));
        for (const char *rule : {"killer 3 r1c1 r1c2", "killer 4 r2c1 r2c2", "thermometer r3c1 r3c2"})
            board.puzzle.constraints.push_back(*readConstraint(board.puzzle.geometry, rule));
        document().edit(board, "Rules");
        auto *list = m_window->findChild<QTreeView *>("rules");
        QTest::mouseClick(list->viewport(), Qt::LeftButton, {},
                          list->visualRect(list->model()->index(1, 0)).center());
        QTest::keyClick(list, Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(list->selectionModel()->selectedIndexes().size(), 3);
        QVERIFY(view().selectedCells().size() < 81);
        QTest::keyClick(list, Qt::Key_Delete);
        QVERIFY(document().board().puzzle.constraints.empty());
        key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(document().board(), board);
        key(Qt::Key_A, Qt::ControlModifier); // on the board
        QCOMPARE(view().selectedCells().size(), 81U);
    }

    /// Who opens a puzzle wants to play it, whatever rules it has.
    void whatIsOpenedIsPlayedFromItsDigits()
    {
        auto *pages = m_window->centralWidget()->findChild<QTabWidget *>();
        const auto open = [&](const char *text) {
            QFile file(m_folder.filePath("rules.txt"));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
            file.close();
            openFile(file.fileName());
        };
        for (const char *text :
             {"# sudoku-workbench: variant diagonal\n1.34341221434321\n", "1.34341221434321\n"}) {
            pages->setCurrentIndex(1);
            open(text);
            QCOMPARE(pages->currentIndex(), 0);
        }
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
};

ADD_TEST(QApplication, TestMainWindow)

} // namespace sudoku::tst_mainwindow

#include "tst_mainwindow.moc"
