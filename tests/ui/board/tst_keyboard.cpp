// Covers ui/board: boardkeys

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/base/settings.h"
#include "ui/board/boardview.h"
#include "ui/play/newpuzzledialog.h"
#include "ui/window/mainwindow.h"

#include <algorithm>
#include <memory>
#include <set>

namespace sudoku::tst_keyboard {

QString mnemonicOf(const QString &text)
{
    return QKeySequence::mnemonic(text).toString();
}

/// The texts of \a menu that share their letter with one before them.
QStringList doubledMnemonics(const QList<QAction *> &actions)
{
    QStringList doubled;
    std::set<QString> letters;
    for (const QAction *action : actions) {
        const QString letter = mnemonicOf(action->text());
        if (!letter.isEmpty() && !letters.insert(letter).second)
            doubled += action->text();
    }
    return doubled;
}

bool isName(const QString &text)
{
    return std::ranges::any_of(text, [](QChar c) { return c.isLetter(); });
}

/// The window can be used without a mouse.
class TestKeyboard : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_settings = std::make_unique<Settings>(m_folder.filePath("settings"));
        m_window = std::make_unique<MainWindow>(*m_settings);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
        QTRY_VERIFY(m_window->boardView().hasFocus());
    }
    void cleanup() { m_window.reset(); }

    void menusHaveNoLetterTwice()
    {
        const QList<QAction *> menus = m_window->menuBar()->actions();
        QCOMPARE(doubledMnemonics(menus), QStringList());
        for (const QAction *menu : menus)
            QCOMPARE(doubledMnemonics(menu->menu()->actions()), QStringList());
    }

    void keysHaveOneMeaning()
    {
        std::set<QString> keys;
        for (const CommandInfo &info : commands())
            for (const QKeySequence &key : m_window->action(info.command)->shortcuts())
                QVERIFY2(keys.insert(key.toString()).second, qPrintable(key.toString()));
    }

    void tabVisitsEveryControlAndReturns()
    {
        const std::vector<QWidget *> visited = visitedByTab(Qt::Key_Tab);
        for (QAbstractButton *button : m_window->centralWidget()->findChildren<QAbstractButton *>())
            if (button->isVisible() && button->isEnabled())
                QVERIFY2(std::ranges::count(visited, button) == 1, qPrintable(button->text()));
        std::vector<QWidget *> back = visitedByTab(Qt::Key_Backtab);
        std::ranges::reverse(back);
        QCOMPARE(back, visited);
    }

    void tabVisitsTheDigitsInOrder()
    {
        for (const int size : {9, 16, 4}) {
            showBoard(size);
            QStringList names;
            for (const QWidget *widget : visitedByTab(Qt::Key_Tab))
                if (widget->accessibleName().startsWith("digit "))
                    names += widget->accessibleName();
            QCOMPARE(names.size(), size);
            for (int digit = 1; digit <= size; ++digit)
                QCOMPARE(names[digit - 1], QStringLiteral("digit %1").arg(digit));
        }
    }

    void clearComesAfterTheDigits()
    {
        showBoard(16);
        QStringList names;
        for (const QWidget *widget : visitedByTab(Qt::Key_Tab))
            if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
                names += button->accessibleName().isEmpty() ? button->text() : button->accessibleName();
        const qsizetype last = names.indexOf("digit 16");
        QCOMPARE(names.mid(last + 1, 2), (QStringList{"Clear", "Fill In Marks"}));
        const qsizetype filter = names.indexOf("filter digit 1");
        QVERIFY(filter > last || filter == -1); // it is shown where there is room
    }

    void whatTabReachesHasAName()
    {
        for (const QWidget *widget : visitedByTab(Qt::Key_Tab)) {
            const auto *button = qobject_cast<const QAbstractButton *>(widget);
            QVERIFY(isName(widget->accessibleName()) || (button && isName(button->text())));
        }
    }

    void theRulesAreReached()
    {
        m_window->action(Command::Rules)->trigger();
        QVERIFY(isName(QApplication::focusWidget()->accessibleName()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_K);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QVERIFY(m_window->boardView().hasFocus());
        QTest::keyClick(&m_window->boardView(), Qt::Key_7); // is the number
        m_window->boardView().setFocus();
        const std::vector<QWidget *> visited = visitedByTab(Qt::Key_Tab);
        for (const char *name : {"rules", "kinds", "edits", "number", "add"})
            QVERIFY2(std::ranges::count(visited, name, &QWidget::objectName) == 1, name);
        QTest::keyClick(&m_window->boardView(), Qt::Key_Escape);
        QCOMPARE(std::ranges::count(visitedByTab(Qt::Key_Tab), "number", &QWidget::objectName), 0);
    }

    void theActionOfAMessageIsReached()
    {
        for (const Qt::Key key : {Qt::Key_5, Qt::Key_Right, Qt::Key_5})
            QTest::keyClick(&m_window->boardView(), key);
        bool isReached = false;
        for (QWidget *widget : visitedByTab(Qt::Key_Tab)) {
            auto *button = qobject_cast<QToolButton *>(widget);
            if (!button || button->text() != "Show")
                continue;
            isReached = true;
            QVERIFY(button->accessibleDescription().contains("Two 5s in row 1"));
            button->setFocus();
            QTest::keyClick(button, Qt::Key_Space);
            QVERIFY(m_window->boardView().hasFocus());
            QCOMPARE(m_window->boardView().currentCell(), 0);
            break;
        }
        QVERIFY(isReached);
    }

    void aDigitButtonWorksByKey()
    {
        for (QWidget *widget : visitedByTab(Qt::Key_Tab))
            if (widget->accessibleName() == "digit 7")
                QTest::keyClick(widget, Qt::Key_Space);
        QCOMPARE(m_window->document().board().digitAt(0), 7);
    }

    void theNewDialogIsLabelled()
    {
        const NewPuzzleDialog dialog(emptyBoard(9).geometry, Level::Medium);
        QStringList texts;
        for (const QAbstractButton *button : dialog.findChildren<QAbstractButton *>())
            texts += button->text();
        for (const QLabel *label : dialog.findChildren<QLabel *>()) {
            texts += label->text();
            const bool isNote = label->objectName().contains("note", Qt::CaseInsensitive);
            QVERIFY2(label->buddy() || isNote, qPrintable(label->text()));
        }
        std::set<QString> letters;
        for (const QString &text : texts)
            if (const QString letter = mnemonicOf(text); !letter.isEmpty())
                QVERIFY2(letters.insert(letter).second, qPrintable(text));
    }

private:
    void showBoard(int size)
    {
        m_window->document().reset(Board(emptyBoard(size)));
        QCoreApplication::processEvents(); // layouts show new buttons later
    }

    /// What Tab, pressed in the board again and again, comes to before it is back.
    std::vector<QWidget *> visitedByTab(Qt::Key key)
    {
        std::vector<QWidget *> visited;
        m_window->boardView().setFocus();
        for (int i = 0; i < 100; ++i) {
            QTest::keyClick(QApplication::focusWidget(), key,
                            key == Qt::Key_Backtab ? Qt::ShiftModifier : Qt::NoModifier);
            if (m_window->boardView().hasFocus())
                break;
            visited.push_back(QApplication::focusWidget());
        }
        return visited;
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
};

ADD_TEST(QApplication, TestKeyboard)

} // namespace sudoku::tst_keyboard

#include "tst_keyboard.moc"
