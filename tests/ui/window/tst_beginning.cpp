// Covers ui/paint: boardpicture
// Covers ui/play: play, recenttext, starter

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRadioButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include "tests/puzzles.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/ui/window/mainwindowbench.h"
#include "ui/base/messagebar.h"
#include "ui/base/settings.h"
#include "ui/board/solveclock.h"
#include "ui/files/filecontroller.h"
#include "ui/files/recovery/recovery.h"
#include "ui/list/windowwork.h"
#include "ui/play/newpuzzledialog.h"
#include "ui/play/play.h"
#include "ui/play/playkinds.h"
#include "ui/play/recentdialog.h"
#include "ui/play/recenttext.h"
#include "ui/play/starter.h"
#include "ui/window/windows.h"

#include <memory>

namespace sudoku::tst_beginning {

constexpr int patience = 120'000; // ms; for slow machines
constexpr auto puzzleText = "1.34341221434321";

/// A program with its windows, which can end and start again.
class TestBeginning : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Recovery> m_recovery;
    std::unique_ptr<Windows> m_windows;

    QString path(const char *name) const { return m_folder->filePath(name); }
    void start(const QStringList &files = {})
    {
        m_windows.reset();
        m_recovery.reset();
        m_settings = std::make_unique<Settings>(path("settings.ini"));
        m_recovery = std::make_unique<Recovery>(path("state"));
        m_windows = std::make_unique<Windows>(*m_settings, *m_recovery);
        m_windows->open(files);
        QVERIFY(QTest::qWaitForWindowActive(&window()));
    }
    static MainWindow &window() { return *mainWindows().constFirst(); }
    static StartCard &card() { return window().starter().card(); }
    static const Board &shown() { return window().document().board(); }
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    static void paste(const QString &text)
    {
        QApplication::clipboard()->setText(text);
        window().action(Command::Paste)->trigger();
    }
    /// Closes the window and starts again. No question may come: nobody would answer it.
    void closeAndStart()
    {
        QVERIFY(window().close());
        start();
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        start();
    }
    void cleanup()
    {
        m_windows.reset();
        m_recovery.reset();
    }

    void oneKeyStartsAMediumGame()
    {
        QVERIFY(card().isVisible());
        QCOMPARE(card().buttons().front()->text(), "Play"); // there is nothing to continue
        press(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(shown().puzzle.givens.filledCount() > 0, patience);
        QVERIFY(shown().info.level.starts_with("Medium"));
        QCOMPARE(window().messageBar().message().text, "A new puzzle: Classic 9 × 9, medium.");
        QVERIFY(!card().isVisible());
        QVERIFY(window().boardView().hasFocus());
        QVERIFY(!window().document().isModified());
    }

    void whatWasMadeAheadIsThereAtOnce()
    {
        const PuzzleStock &stock = m_windows->stock().stock();
        QVERIFY(stock.add(defaultPlayKind(), Board(board(puzzleText))));
        press(Qt::Key_P);
        QCOMPARE(text(shown().puzzle.givens), puzzleText);
        QCOMPARE(stock.count(defaultPlayKind()), 0);
    }

    void theLastKindIsPlayedAgain()
    {
        QVERIFY(m_windows->stock().stock().add(*findPlayKind("killer-medium"), Board(board(puzzleText))));
        window().play().play(*findPlayKind("killer-medium"));
        QCOMPARE(text(shown().puzzle.givens), puzzleText);
        QVERIFY(
            m_windows->stock().stock().add(*findPlayKind("killer-medium"), Board(board("4321341221431.34"))));
        window().action(Command::PlayLikeLast)->trigger(); // without a question
        QCOMPARE(text(shown().puzzle.givens), "4321341221431.34");
        QVERIFY(m_recovery->recentPuzzles().paths().empty()); // nothing was done with the one before it
    }

    void aPuzzleStaysInTheStockIfTheBoardIsKept()
    {
        QFile file(path("four.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("1.34341221434321\n") > 0);
        file.close();
        window().close();
        start({path("four.txt")});
        QTRY_COMPARE_WITH_TIMEOUT(window().document().filePath(), path("four.txt"), patience);
        Board begun = shown();
        begun.entries.set(1, 2);
        window().document().edit(begun, "Enter Digit");
        const PuzzleStock &stock = m_windows->stock().stock();
        QVERIFY(stock.add(defaultPlayKind(), Board(board("4321341221431.34"))));
        mainwindowbench::answerNextQuestion(QMessageBox::Cancel);
        window().action(Command::PlayLikeLast)->trigger();
        QCOMPARE(stock.count(defaultPlayKind()), 1);
        mainwindowbench::answerNextQuestion(QMessageBox::Discard);
        window().action(Command::PlayLikeLast)->trigger();
        QCOMPARE(stock.count(defaultPlayKind()), 0);
        QCOMPARE(text(shown().puzzle.givens), "4321341221431.34");
    }

    /// *Next Puzzle* of a game that has the kind and the level of one that was made ahead.
    void theNextPuzzleComesFromTheStock()
    {
        const PlayKind &kind = *findPlayKind("6x6-easy");
        QVERIFY(m_windows->stock().stock().add(kind, Board(board(puzzleText))));
        window().play().playLike(emptyBoard(6), Level::Easy);
        QCOMPARE(text(shown().puzzle.givens), puzzleText); // at once
        QCOMPARE(&window().play().last(), &kind);
    }

    void whatIsNotAmongTheKindsIsMade()
    {
        window().play().playLike(emptyBoard(4), Level::Easy);
        QTRY_COMPARE_WITH_TIMEOUT(shown().puzzle.geometry.size(), 4, patience);
        QCOMPARE(window().messageBar().message().text, "A new puzzle: 4 × 4, easy.");
        QCOMPARE(&window().play().last(), &defaultPlayKind());
    }

    void anotherBoardEndsTheMaking()
    {
        window().play().playLike(emptyBoard(25), Level::Medium); // which takes some time
        QVERIFY(window().play().isMaking());
        press(Qt::Key_5);
        QTRY_VERIFY_WITH_TIMEOUT(!window().play().isMaking(), patience);
        QCOMPARE(shown().puzzle.givens[0], 5);
    }

    /// As the puzzle of the day, which somebody may ask for twice.
    void aPuzzleThatWasBegunGoesOn()
    {
        paste(puzzleText);
        const Puzzle puzzle = shown().puzzle;
        press(Qt::Key_Escape);
        Board begun = shown();
        begun.entries.set(1, 3);
        window().document().edit(begun, "Enter Digit");
        QVERIFY(window().work().resumePuzzle(puzzle)); // it is on the board
        QCOMPARE(shown().entries[1], 3);
        paste("4321341221431.34");
        QVERIFY(window().work().resumePuzzle(puzzle));
        QCOMPARE(shown().entries[1], 3);
        QVERIFY(!window().work().resumePuzzle(emptyBoard(9)));
    }

    void lessonsKeepTheBoardAndGiveItBack()
    {
        paste(puzzleText);
        Board begun = shown();
        begun.entries.set(1, 3);
        window().document().edit(begun, "Enter Digit");
        window().action(Command::LearnSudoku)->trigger();
        const Message &message = window().messageBar().message();
        QVERIFY2(message.text.startsWith("Lesson 1 of 10: "), qPrintable(message.text));
        QVERIFY2(message.text.endsWith("Your board is kept in Recent Puzzles; Esc brings it back."),
                 qPrintable(message.text));
        QCOMPARE(message.exit.text, "End (Esc)");
        QCOMPARE(m_recovery->recentPuzzles().paths().size(), 1);
        press(Qt::Key_Escape);
        QVERIFY(shown() == begun);
        QCOMPARE(window().messageBar().message().text, "The board is as you left it.");
        QVERIFY(!window().document().isModified()); // it is kept
        press(Qt::Key_Escape);
        press(Qt::Key_Escape); // there is nothing more to leave
        QVERIFY(shown() == begun);
    }

    void oneKeyContinuesWhatWasClosedWithoutAQuestion()
    {
        paste(puzzleText);
        Board begun = shown();
        begun.entries.set(1, 3);
        begun.centreMarks[1].insert(2);
        window().document().edit(begun, "Enter Digit");
        closeAndStart();
        QCOMPARE(card().buttons().front()->text(), "Continue “4 × 4”");
        press(Qt::Key_Return);
        QCOMPARE(shown().entries[1], 3);
        QVERIFY(!window().document().isModified());
        QCOMPARE(window().document().role(), DigitRole::Entry);
        begun.entries.set(1, 2); // solved
        window().document().edit(begun, "Enter Digit");
        closeAndStart();
        QCOMPARE(card().buttons().front()->text(), "Play"); // there is nothing left to continue
        QCOMPARE(m_recovery->recentPuzzles().paths().size(), 1);
    }

    void aTypedBoardIsKeptAndAnEmptyOneIsNot()
    {
        press(Qt::Key_5);
        QVERIFY(!card().isVisible());
        closeAndStart();
        QCOMPARE(m_recovery->recentPuzzles().paths().size(), 1);
        press(Qt::Key_Return);
        QCOMPARE(shown().puzzle.givens[0], 5);
        closeAndStart(); // as it was kept
        QCOMPARE(m_recovery->recentPuzzles().paths().size(), 1);
        press(Qt::Key_6);
        window().document().undoStack().undo();
        window().action(Command::ClearAll)->trigger();
        closeAndStart();
        QCOMPARE(m_recovery->recentPuzzles().paths().size(), 1);
    }

    void aPastedBoardKeepsTheOneBeforeIt()
    {
        press(Qt::Key_5);
        paste(puzzleText);
        QCOMPARE(m_recovery->recentPuzzles().paths().size(), 1);
        window().document().undoStack().undo();
        QCOMPARE(shown().puzzle.givens[0], 5);
        QCOMPARE(m_recovery->recentPuzzles().paths().size(), 2); // the pasted one too
    }

    void aGeneratedPuzzleIsKeptAndAListOfThemAsks()
    {
        window().work().restore({.board = Board(emptyBoard(9))}, {{.text = "1.34341221434321\tseed 7\n"}},
                                std::make_shared<JournalFiles>(path("state")));
        closeAndStart();
        QCOMPARE(card().buttons().front()->text(), "Continue “4 × 4”");
        const ListedPuzzle puzzle{.text = "4321341221431.34\tseed 8\n"};
        window().work().restore({.board = Board(emptyBoard(9))}, {puzzle, puzzle},
                                std::make_shared<JournalFiles>(path("state")));
        mainwindowbench::answerNextQuestion(QMessageBox::Discard);
        QVERIFY(window().close());
        QCOMPARE(m_recovery->recentPuzzles().paths().size(), 1);
    }

    void aFileWithAnEntryAsksAsBefore()
    {
        QFile file(path("four.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("1.34341221434321\n") > 0);
        file.close();
        window().close();
        start({path("four.txt")});
        QTRY_COMPARE_WITH_TIMEOUT(window().document().filePath(), path("four.txt"), patience);
        QVERIFY(!card().isVisible());
        Board begun = shown();
        begun.entries.set(1, 2);
        window().document().edit(begun, "Enter Digit");
        mainwindowbench::answerNextQuestion(QMessageBox::Cancel);
        QVERIFY(!window().close());
        mainwindowbench::answerNextQuestion(QMessageBox::Discard);
        QVERIFY(window().close());
        QVERIFY(m_recovery->recentPuzzles().paths().isEmpty());
    }

    void whatACrashLeftIsOfferedToo()
    {
        press(Qt::Key_5);
        m_recovery->saveAll(); // and no more: the program is gone
        start();
        QCOMPARE(card().buttons().front()->text(), "Play");
        m_windows->offerLeftWork();
        QTRY_COMPARE_WITH_TIMEOUT(card().buttons().front()->text(), "Continue “Classic 9 × 9”", patience);
        press(Qt::Key_Return);
        QCOMPARE(shown().puzzle.givens[0], 5);
    }

    void whatIsSavedInAFileIsContinuedFromThere()
    {
        paste(puzzleText);
        closeAndStart();
        QTRY_VERIFY_WITH_TIMEOUT(card().buttons().front()->text().startsWith("Continue"), patience);
        press(Qt::Key_Return);
        QCOMPARE(shown().puzzle.givens[0], 1);
        QVERIFY(m_recovery->recentPuzzles().latestUnfinished());
        emit window().findChild<FileController *>()->saved();
        QVERIFY(!m_recovery->recentPuzzles().latestUnfinished());
    }

    void recentPuzzlesAreListed()
    {
        press(Qt::Key_5);
        paste(puzzleText);
        closeAndStart();
        QString accessible;
        QSize picture;
        QTimer::singleShot(0, this, [&] {
            auto *dialog = qobject_cast<RecentDialog *>(QApplication::activeModalWidget());
            auto *list = dialog->findChild<QListWidget *>();
            accessible = list->item(0)->data(Qt::AccessibleTextRole).toString();
            picture = list->item(0)->icon().availableSizes().value(0);
            list->setCurrentRow(1);
            dialog->accept();
        });
        window().action(Command::RecentPuzzles)->trigger();
        QVERIFY2(accessible.startsWith("4 × 4, ") && accessible.contains("15 of 16, "),
                 qPrintable(accessible)); // the level is known by now, or not
        QVERIFY2(picture.width() >= 48, qPrintable(QString::number(picture.width())));
        QCOMPARE(shown().puzzle.givens[0], 5);
    }

    void aCommandClosesTheCard()
    {
        window().action(Command::Rules)->trigger();
        QVERIFY(!card().isVisible());
    }

    void aNewBoardBeginsWithWhatIsDrawn()
    {
        QTimer::singleShot(0, this, [] {
            auto *dialog = qobject_cast<NewPuzzleDialog *>(QApplication::activeModalWidget());
            auto *kinds = dialog->findChild<QComboBox *>("drawn");
            kinds->setCurrentIndex(kinds->findData("thermometer"));
            dialog->findChild<QPushButton *>("empty")->click();
        });
        window().action(Command::New)->trigger();
        const RuleEditing &editing = window().boardView().ruleEditing();
        QVERIFY(editing.isOn);
        QCOMPARE(editing.kind, findVariant("thermometer"));
        QCOMPARE(window().focusWidget(), &window().boardView());
        QVERIFY(!card().isVisible());
    }

    void aPuzzleThatWasAskedForIsPlayed()
    {
        const PuzzleStock &stock = m_windows->stock().stock();
        QVERIFY(stock.add(*findPlayKind("killer-hard"), Board(board(puzzleText))));
        QString note;
        QTimer::singleShot(0, this, [&note] {
            auto *dialog = qobject_cast<NewPuzzleDialog *>(QApplication::activeModalWidget());
            for (auto *card : dialog->findChildren<QRadioButton *>())
                if (card->text() == "Killer" || card->text() == "Hard")
                    card->click();
            note = dialog->findChild<QLabel *>("note")->text();
            QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        });
        window().action(Command::New)->trigger();
        QCOMPARE(note, "The next puzzle is ready.");
        QCOMPARE(text(shown().puzzle.givens), puzzleText);
        QCOMPARE(window().play().last().name(), "Killer, hard");
    }

    void saysHowFarABoardIs()
    {
        UnsavedWork work{.board = Board(board(puzzleText)), .level = "Hard 812"};
        work.solvingTime = std::chrono::seconds(768);
        QCOMPARE(recentName(work), "4 × 4");
        QCOMPARE(recentDetails(work), "Hard · 12:48 · 15 of 16");
        work.board.info.title = "Sunday";
        work.board.entries.set(1, 2);
        QCOMPARE(recentName(work), "Sunday");
        QCOMPARE(recentDetails(work), "Hard · 12:48 · solved");
        work.time = QDateTime(QDate(2026, 11, 27), QTime(18, 42));
        const QString today = recentTime(work, QDate(2026, 11, 27));
        QVERIFY2(today.startsWith("today, ") && today.contains("42"), qPrintable(today));
        const QString yesterday = recentTime(work, QDate(2026, 11, 28));
        QVERIFY2(yesterday.startsWith("yesterday, ") && yesterday.contains("42"), qPrintable(yesterday));
        const QString earlier = recentTime(work, QDate(2026, 11, 29));
        QVERIFY2(earlier.contains("2026") && !earlier.contains("42"), qPrintable(earlier));
    }
};

ADD_TEST(QApplication, TestBeginning)

} // namespace sudoku::tst_beginning

#include "tst_beginning.moc"
