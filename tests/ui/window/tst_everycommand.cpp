#include <QApplication>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QTest>

#include "tests/settle.h"
#include "tests/testprogram.h"
#include "tests/ui/window/dialogpresser.h"
#include "tests/ui/window/windowbench.h"

namespace sudoku::tst_everycommand {

const std::string classic =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// A killer of 16x16 whose cages are pairs.
Board killer()
{
    Board board(emptyBoard(16));
    for (Cell cell = 0; cell < board.puzzle.geometry.cellCount(); cell += 2)
        board.puzzle.constraints.push_back({findVariant("killer"), {cell, cell + 1}, {17}});
    return board;
}

const std::pair<const char *, Board> boards[] = {
    {"9x9", Board(board(classic))}, {"16x16 killer", killer()}, {"empty 25x25", Board(emptyBoard(25))}};

/// The entries of a menu and of those within it.
std::vector<QPointer<QAction>> entriesOf(const QMenu &menu)
{
    std::vector<QPointer<QAction>> entries;
    for (QAction *action : menu.actions()) {
        if (action->menu())
            std::ranges::copy(entriesOf(*action->menu()), std::back_inserter(entries));
        else if (!action->isSeparator())
            entries.push_back(action);
    }
    return entries;
}

/// Triggers every command of every menu, with the main button of each dialog, to see whether the program
/// survives it; the sanitizers see more.
class TestEveryCommand : public QObject, private WindowBench
{
    Q_OBJECT

    void reset(const Board &board)
    {
        QVERIFY(waitUntilSolved());
        document().reset(board);
        QCoreApplication::processEvents();
    }

    /// Does what the user does with a window that is not modal.
    void useOtherWindows()
    {
        for (QWidget *window : QApplication::topLevelWidgets()) {
            if (window == m_window.get() || !window->isVisible())
                continue;
            if (QPushButton *button = DialogPresser::mainButton(*window))
                button->click();
            settle();
            window->close();
        }
    }

    void stop()
    {
        QVERIFY(QTest::qWaitFor(
            [this] {
                trigger(Command::Stop); // nothing where nothing runs
                return !m_window->action(Command::Stop)->isEnabled();
            },
            windowPatience));
    }

private slots:
    void init() { openWindow(); }
    void cleanup()
    {
        document().undoStack().setClean();
        closeWindow();
    }

    void everyCommandCanBeTriggered_data()
    {
        QTest::addColumn<int>("board");
        QTest::addColumn<int>("menu");
        for (int board = 0; board < static_cast<int>(std::size(boards)); ++board)
            for (int menu = 0; menu < static_cast<int>(menus().size()); ++menu)
                QTest::addRow("%s, %s", boards[board].first, menus()[menu].text) << board << menu;
    }

    void everyCommandCanBeTriggered()
    {
        QFETCH(int, board);
        QFETCH(int, menu);
        const QString opened = m_folder.filePath("opened.txt");
        QFile file(opened);
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(classic.c_str());
        file.close();
        const DialogPresser presser(m_folder.path(), opened);
        const QList<QAction *> bar = m_window->menuBar()->actions();
        int count = 0;
        for (const QPointer<QAction> &entry : entriesOf(*bar[menu]->menu())) {
            reset(boards[board].second);
            if (!entry || !entry->isEnabled())
                continue;
            entry->trigger();
            settle();
            useOtherWindows();
            stop();
            ++count;
        }
        QVERIFY(count > 0);
    }
};

ADD_TEST(QApplication, TestEveryCommand)

} // namespace sudoku::tst_everycommand

#include "tst_everycommand.moc"
