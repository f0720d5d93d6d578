// Covers app: main, platformguard, savebeforeend, startoptions
// Covers ui/list: windowwork

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QDropEvent>
#include <QListView>
#include <QMimeData>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/base/settings.h"
#include "ui/files/recovery/journal.h"
#include "ui/files/recovery/recovery.h"
#include "ui/files/recovery/recoverybar.h"
#include "ui/handbook/handbookbrowser.h"
#include "ui/handbook/handbookwindow.h"
#include "ui/list/windowwork.h"
#include "ui/rules/rulespanel.h"
#include "ui/window/mainwindow.h"
#include "ui/window/windows.h"

#include <memory>

namespace sudoku::tst_windows {

constexpr int patience = 60'000; // ms; for slow machines

/// A program with its windows.
struct Program
{
    explicit Program(const QString &folder) : settings(folder + "/settings.ini"), recovery(folder + "/state")
    {
        windows = std::make_unique<Windows>(settings, recovery);
    }

    MainWindow *window(const QString &title) const
    {
        for (MainWindow *window : mainWindows())
            if (window->windowTitle().startsWith(title))
                return window;
        return nullptr;
    }

    Settings settings;
    Recovery recovery;
    std::unique_ptr<Windows> windows;
};

void enter(MainWindow &window, Cell cell, Digit digit)
{
    Board board = window.document().board();
    board.entries.set(cell, digit);
    window.document().edit(board, "Enter Digit");
}

void press(const RecoveryBar &bar, const char *name)
{
    for (auto *button : bar.findChildren<QToolButton *>())
        if (button->text().remove('&') == name)
            button->click();
}

class TestWindows : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Program> m_program;

    QString path(const char *name) const { return m_folder->filePath(name); }
    void write(const char *name, const QByteArray &contents)
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(contents) == contents.size());
    }
    void startAgain()
    {
        m_program.reset();
        m_program = std::make_unique<Program>(m_folder->path());
    }
    /// The program ends with unsaved work on a file in as many windows.
    void leaveWork(int windows)
    {
        for (int i = 0; i < windows; ++i)
            m_program->windows->open({});
        for (MainWindow *window : mainWindows()) {
            window->document().setFilePath(path("left.txt"));
            enter(*window, 0, 1);
        }
        m_program->recovery.saveAll();
        startAgain();
    }
    /// The bar of the only window.
    RecoveryBar *offered()
    {
        m_program->windows->open({});
        m_program->windows->offerLeftWork();
        RecoveryBar &bar = mainWindows().constFirst()->recoveryBar();
        return QTest::qWaitFor([&] { return bar.isVisible(); }, patience) ? &bar : nullptr;
    }
    qsizetype journalCount() const { return QDir(path("state")).entryList({"*.json"}, QDir::Files).size(); }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_program = std::make_unique<Program>(m_folder->path());
    }
    void cleanup() { m_program.reset(); }

    void eachFileHasAWindow()
    {
        write("a.txt", "1.34341221434321\n");
        write("b.txt", "4321341221431.34\n");
        m_program->windows->open({path("a.txt"), path("b.txt"), path("none.txt")});
        QCOMPARE(mainWindows().size(), 3);
        QTRY_VERIFY_WITH_TIMEOUT(m_program->window("a.txt") && m_program->window("b.txt"), patience);
        m_program->window("a.txt")->close();
        QCOMPARE(mainWindows().size(), 2);
        QCOMPARE(text(m_program->window("b.txt")->document().board().digits()), "4321341221431.34");
        closeAllWindows();
        QVERIFY(mainWindows().isEmpty());
    }

    void anotherWindowDoesNotHideTheFirst_data()
    {
        QTest::addColumn<Qt::WindowState>("state");
        QTest::newRow("of its own size") << Qt::WindowNoState;
        QTest::newRow("as large as the screen") << Qt::WindowMaximized;
    }

    void anotherWindowDoesNotHideTheFirst()
    {
        QFETCH(Qt::WindowState, state);
        m_program->windows->open({});
        mainWindows().constFirst()->move(40, 30);
        mainWindows().constFirst()->setWindowState(state);
        for (int i = 0; i < 3; ++i)
            mainWindows().constFirst()->action(Command::NewWindow)->trigger();
        const QList<MainWindow *> windows = mainWindows();
        QCOMPARE(windows.size(), 4);
        QSet<std::pair<int, int>> places;
        for (const MainWindow *window : windows)
            places.insert({window->x(), window->y()});
        QCOMPARE(places.size(), windows.size());
        QCOMPARE(std::ranges::count_if(windows, &QWidget::isMaximized), state == Qt::WindowMaximized ? 1 : 0);
    }

    void endsWithDialogsAndMenusOpen()
    {
        m_program->windows->open({});
        m_program->windows->open({});
        for (MainWindow *window : mainWindows()) {
            window->action(Command::Generate)->trigger(); // a window too, that goes with its own
            window->action(Command::Encodings)->trigger();
        }
        m_program.reset();
        QVERIFY(mainWindows().isEmpty());
    }

    void allWindowsShareTheHandbook()
    {
        m_program->windows->open({});
        m_program->windows->open({});
        Handbook &handbook = m_program->windows->handbook();
        mainWindows().constFirst()->action(Command::Shortcuts)->trigger();
        QVERIFY(handbook.window()->isVisible());
        QCOMPARE(handbook.window()->browser().source(), handbookUrl("keys.md"));
        const HandbookWindow *shown = handbook.window();
        mainWindows().constLast()->action(Command::Handbook)->trigger(); // where the reader left it
        QCOMPARE(handbook.window(), shown);
        QCOMPARE(handbook.window()->browser().source(), handbookUrl("keys.md"));
        mainWindows().constFirst()->close();
        QVERIFY(handbook.window()->isVisible());
    }

    void handbookOpensAtThePageOfThePanelWithTheFocus()
    {
        m_program->windows->open({});
        MainWindow &window = *mainWindows().constFirst();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        window.action(Command::Rules)->trigger();
        QVERIFY(window.findChild<RulesPanel *>()->isAncestorOf(QApplication::focusWidget()));
        window.action(Command::Handbook)->trigger();
        QCOMPARE(m_program->windows->handbook().window()->browser().source(), handbookUrl("rules.md"));
    }

    void droppedFilesHaveAWindowEach()
    {
        write("a.txt", "1.34341221434321\n");
        write("b.txt", "4321341221431.34\n");
        m_program->windows->open({});
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path("a.txt")), QUrl::fromLocalFile(path("b.txt"))});
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(mainWindows().constFirst(), &enter);
        QDropEvent drop({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(mainWindows().constFirst(), &drop);
        QTRY_VERIFY_WITH_TIMEOUT(m_program->window("a.txt") && m_program->window("b.txt"), patience);
        QCOMPARE(mainWindows().size(), 2);
    }

    void whatHoldsNoPuzzleIsNamedAsItCame()
    {
        m_program->windows->open({});
        MainWindow *window = mainWindows().constFirst();
        auto *data = new QMimeData;
        data->setText("Dear reader");
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window, &enter);
        QDropEvent drop({5, 5}, Qt::CopyAction, data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window, &drop);
        QCOMPARE(window->messageBar().message().text, "No Sudoku found in what you dropped.");
        QApplication::clipboard()->setMimeData(data);
        window->action(Command::Paste)->trigger();
        QCOMPARE(window->messageBar().message().text, "No Sudoku found in the clipboard.");
    }

    void filesArePastedFromTheClipboard()
    {
        write("a.txt", "1.34341221434321\n");
        m_program->windows->open({});
        auto *data = new QMimeData;
        data->setUrls({QUrl::fromLocalFile(path("a.txt"))});
        data->setText(path("a.txt"));
        QApplication::clipboard()->setMimeData(data);
        mainWindows().constFirst()->action(Command::Paste)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(m_program->window("a.txt"), patience);
    }

    void whatWasLeftIsOfferedAndRestored()
    {
        leaveWork(1);
        RecoveryBar *bar = offered();
        QVERIFY(bar);
        QVERIFY2(bar->text().endsWith("was found: left.txt."), qPrintable(bar->text()));
        press(*bar, "Restore");
        QVERIFY(!bar->isVisible());
        MainWindow *window = mainWindows().constFirst();
        QTRY_VERIFY_WITH_TIMEOUT(window->document().isModified(), patience);
        QCOMPARE(mainWindows().size(), 1); // it was empty
        QCOMPARE(window->document().board().entries[0], 1);
        QCOMPARE(window->messageBar().message().text, "Restored: left.txt.");
        window->document().undoStack().setClean();
        QVERIFY(window->close());
        startAgain();
        QCOMPARE(journalCount(), 0);
    }

    void workIsRestoredOnceWhereRestoreIsPressedTwice()
    {
        leaveWork(1);
        RecoveryBar *bar = offered();
        QVERIFY(bar);
        press(*bar, "Restore"); // by its key
        press(*bar, "Restore"); // and with the mouse before the work was read
        MainWindow *window = mainWindows().constFirst();
        QTRY_VERIFY_WITH_TIMEOUT(window->document().isModified(), patience);
        press(*bar, "Discard");
        QVERIFY(window->messageBar().message().text.startsWith("Restored: "));
    }

    void generatedPuzzlesComeBack()
    {
        m_program->windows->open({});
        MainWindow *first = mainWindows().constFirst();
        first->work().restore({.board = Board(emptyBoard(9))}, {{.text = "1.34341221434321\tseed 7\n"}},
                              std::make_shared<JournalFiles>(path("state")));
        m_program->recovery.saveAll();
        startAgain();
        RecoveryBar *bar = offered();
        QVERIFY(bar);
        QVERIFY(bar->text().endsWith("was found: 1 generated puzzle."));
        press(*bar, "Restore");
        MainWindow *window = mainWindows().constFirst();
        auto *list = window->findChild<QListView *>("collection"); // beside the board
        QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 1, patience);
        QVERIFY(list->isVisible());
        QCOMPARE(list->model()->index(0, 0).data(Qt::AccessibleTextRole), "Puzzle 1, 15 clues · seed 7, new");
        m_program->recovery.saveAll();
        startAgain(); // it is still unsaved
        QVERIFY(offered());
    }

    void severalAreRestoredBesideWhatIsThere()
    {
        leaveWork(2);
        RecoveryBar *bar = offered();
        QVERIFY(bar);
        QVERIFY(bar->text().startsWith("Unsaved work of 2 windows was found, the latest from "));
        MainWindow *offering = mainWindows().constFirst(); // the list of windows has no order
        enter(*offering, 40, 9);                           // meanwhile
        press(*bar, "Restore");
        QTRY_COMPARE_WITH_TIMEOUT(mainWindows().size(), 3, patience);
        QCOMPARE(offering->document().board().entries.filledCount(), 1);
        m_program->recovery.saveAll();
        QCOMPARE(journalCount(), 3);
    }

    void discardCanBeUndone()
    {
        leaveWork(1);
        RecoveryBar *bar = offered();
        QVERIFY(bar);
        press(*bar, "Discard");
        QVERIFY(!bar->isVisible());
        const auto undo = mainWindows().constFirst()->messageBar().message().offer.run;
        undo();
        QVERIFY(
            mainWindows().constFirst()->messageBar().message().text.startsWith("Type a puzzle row by row"));
        QVERIFY(bar->isVisible());
        press(*bar, "Discard");
        QCOMPARE(journalCount(), 1);
        startAgain();
        QCOMPARE(journalCount(), 0);
    }

    void withoutAnAnswerItIsOfferedAgain()
    {
        leaveWork(1);
        QVERIFY(offered());
        m_program->windows->open({});
        MainWindow *other = mainWindows().constFirst()->recoveryBar().isVisible()
                                ? mainWindows().constLast()
                                : mainWindows().constFirst();
        MainWindow *offering =
            other == mainWindows().constFirst() ? mainWindows().constLast() : mainWindows().constFirst();
        offering->close();
        QTRY_VERIFY_WITH_TIMEOUT(other->recoveryBar().isVisible(), patience);
        other->close();
        startAgain();
        QVERIFY(offered());
    }

    void whoAnsweredGetsNoOffer()
    {
        m_program->windows->open({});
        enter(*mainWindows().constFirst(), 0, 1);
        m_program->recovery.saveAll();
        QCOMPARE(journalCount(), 1);
        mainWindows().constFirst()->document().undoStack().setClean(); // as if saved
        mainWindows().constFirst()->close();
        startAgain();
        QCOMPARE(journalCount(), 0);
    }

    void damagedFilesAreSaid()
    {
        QDir().mkpath(path("state"));
        write("state/one.json", "{");
        m_program->windows->open({});
        m_program->windows->offerLeftWork();
        MainWindow *window = mainWindows().constFirst();
        const QString said = "Unsaved work was found, but cannot be read. It is kept in "
                             + path("state/one.json.unreadable") + ".";
        QTRY_COMPARE_WITH_TIMEOUT(window->messageBar().message().text, said, patience);
        QVERIFY(!window->recoveryBar().isVisible());
    }
};

ADD_TEST(QApplication, TestWindows)

} // namespace sudoku::tst_windows

#include "tst_windows.moc"
