// Covers ui/commands: commandactions, commandmenus
// Covers ui/handbook: about

#include <QAction>
#include <QApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QMetaMethod>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QToolBar>

#include "tests/testprogram.h"
#include "ui/base/icons.h"
#include "ui/base/settings.h"
#include "ui/commands/commandactions.h"
#include "ui/handbook/handbookpages.h"
#include "ui/window/mainwindow.h"

#include <algorithm>
#include <set>

namespace sudoku::tst_commands {

/// Makes QObject's question public.
struct Connections : QObject
{
    static bool has(const QAction &action, void (QAction::*signal)(bool))
    {
        return (action.*(&Connections::isSignalConnected))(QMetaMethod::fromSignal(signal));
    }
};

bool isInMenu(const QMenu *menu, const QAction *action)
{
    return menu->actions().contains(action);
}

/// The letter behind the '&', or nothing.
QChar mnemonicOf(const QString &text)
{
    const QKeySequence key = QKeySequence::mnemonic(text);
    return key.isEmpty() ? QChar() : key.toString().back();
}

bool isInMenu(const MainWindow &window, const QString &menu, const QString &entry)
{
    for (const QAction *shown : window.menuBar()->actions())
        if (shown->text().remove('&') == menu)
            for (const QAction *action : shown->menu()->actions())
                if (action->text().remove('&') == entry)
                    return true;
    return false;
}

/// The cells of the row that the handbook's page of keys has for the command of that \a name.
QStringList handbookRow(const QString &name)
{
    for (const QString &line : handbookText("keys.md").split('\n')) {
        QStringList cells;
        for (const QString &cell : line.split('|').mid(1, 3))
            cells += cell.trimmed();
        if (cells.value(0) == name)
            return cells;
    }
    return {};
}

bool hasInk(const QImage &image)
{
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qAlpha(image.pixel(x, y)) > 100)
                return true;
    return false;
}

class TestCommands : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;

    static void addCommands()
    {
        QTest::addColumn<const CommandInfo *>("info");
        for (const CommandInfo &info : commands())
            QTest::newRow(info.text) << &info;
    }

private slots:
    void initTestCase()
    {
        m_settings = std::make_unique<Settings>(m_folder.filePath("settings.ini"));
        m_window = std::make_unique<MainWindow>(*m_settings);
    }

    void cleanupTestCase()
    {
        m_window.reset();
        m_settings.reset();
    }

    void everyCommandIsListedOnce()
    {
        std::set<Command> seen;
        for (const CommandInfo &info : commands())
            QVERIFY(seen.insert(info.command).second);
        QCOMPARE(std::ssize(seen), static_cast<int>(Command::About) + 1); // the last one
    }

    void everyCommandIsInItsMenu_data() { addCommands(); }

    void everyCommandIsInItsMenu()
    {
        QFETCH(const CommandInfo *, info);
        const QAction *action = m_window->action(info->command);
        QVERIFY(action);
        const QList<QAction *> bar = m_window->menuBar()->actions();
        QCOMPARE(bar.size(), std::ssize(menus()));
        for (std::size_t i = 0; i < menus().size(); ++i)
            QCOMPARE(isInMenu(bar[static_cast<int>(i)]->menu(), action), menus()[i].menu == info->menu);
    }

    void everyCommandDoesSomething_data() { addCommands(); }

    void everyCommandDoesSomething()
    {
        QFETCH(const CommandInfo *, info);
        const QAction *action = m_window->action(info->command);
        QCOMPARE(action->menu() != nullptr, info->isSubmenu);
        QVERIFY(info->isSubmenu ? !action->menu()->isEmpty()
                                : Connections::has(*action, &QAction::triggered)
                                      || Connections::has(*action, &QAction::toggled));
    }

    void everyIconExists_data() { addCommands(); }

    void everyIconExists()
    {
        QFETCH(const CommandInfo *, info);
        if (m_window->findChild<QToolBar *>()->actions().contains(m_window->action(info->command)))
            QVERIFY(info->icon);
        if (!info->icon)
            return;
        const QIcon icon = sudoku::icon(info->icon);
        QVERIFY(!icon.isNull());
        for (const QIcon::Mode mode : {QIcon::Normal, QIcon::Disabled})
            QVERIFY(hasInk(icon.pixmap(QSize(24, 24), mode).toImage()));
    }

    void missingIconIsNoIcon() { QVERIFY(sudoku::icon("none").isNull()); }

    void applicationHasAnIcon() { QVERIFY(hasInk(applicationIcon().pixmap(64, 64).toImage())); }

    void noTwoCommandsShareAKey()
    {
        QMap<QString, QString> users;
        for (const QAction *action : m_window->findChildren<QAction *>()) {
            for (const QKeySequence &key : action->shortcuts()) {
                const QString name = key.toString();
                QVERIFY2(!users.contains(name),
                         qPrintable(name + ": " + users.value(name) + " and " + action->text()));
                users.insert(name, action->text());
            }
        }
        QVERIFY(users.size() > 15);
    }

    void contractOfTheKeyboard_data()
    {
        QTest::addColumn<Command>("command");
        QTest::addColumn<QString>("key");
        const std::pair<Command, const char *> keys[] = {
            {Command::Solve, "F9"},        {Command::Check, "F8"},          {Command::Stop, "Esc"},
            {Command::Undo, "Ctrl+Z"},     {Command::Redo, "Ctrl+Shift+Z"}, {Command::Copy, "Ctrl+C"},
            {Command::Paste, "Ctrl+V"},    {Command::SelectAll, "Ctrl+A"},  {Command::New, "Ctrl+N"},
            {Command::Open, "Ctrl+O"},     {Command::Save, "Ctrl+S"},       {Command::ZoomIn, "Ctrl++"},
            {Command::ZoomOut, "Ctrl+-"},  {Command::Handbook, "F1"},       {Command::Cut, "Ctrl+X"},
            {Command::Settings, "Ctrl+,"}, {Command::FullScreen, "F11"},    {Command::SaveAs, "Ctrl+Shift+S"},
            {Command::Redo, "Ctrl+Y"},
        };
        for (const auto &[command, key] : keys)
            QTest::newRow(key) << command << key;
    }

    void contractOfTheKeyboard()
    {
        QFETCH(Command, command);
        QFETCH(QString, key);
        QVERIFY(m_window->action(command)->shortcuts().contains(QKeySequence(key)));
    }

    void everyCommandIsInTheHandbookWithItsKey_data() { addCommands(); }

    void everyCommandIsInTheHandbookWithItsKey()
    {
        QFETCH(const CommandInfo *, info);
        const QAction *action = m_window->action(info->command);
        const QStringList row = handbookRow(action->text().remove('&'));
        QVERIFY2(row.size() == 3, "keys.md needs a line <!-- commands -->");
        QCOMPARE(QString(row[1]).remove('`'), action->shortcut().toString(QKeySequence::NativeText));
        QVERIFY2(!row[2].isEmpty(), "the table of commands does not say what it does");
    }

    void onlyWhatCanBeChosenIsEnabled_data() { addCommands(); }

    void onlyWhatCanBeChosenIsEnabled()
    {
        QFETCH(const CommandInfo *, info);
        QMainWindow window;
        CommandActions actions(window);
        const QAction *action = actions.action(info->command);
        const auto isEnabled = [&](bool isComputing, bool canStop) {
            actions.setRunning(isComputing, canStop);
            return action->isEnabled();
        };
        QCOMPARE(isEnabled(false, false), info->when != When::Busy);
        QCOMPARE(isEnabled(true, true), info->when != When::Idle);
        QVERIFY(isEnabled(false, true)); // a file is read
    }

    void choicesExcludeEachOther()
    {
        QMainWindow window;
        CommandActions actions(window);
        for (const CommandInfo &info : commands())
            if (info.choice != CommandChoice::None)
                actions.action(info.command)->trigger();
        for (const CommandChoice choice : {CommandChoice::Role, CommandChoice::InputMode})
            QCOMPARE(std::ranges::count_if(commands(),
                                           [&](const CommandInfo &info) {
                                               return info.choice == choice
                                                      && actions.action(info.command)->isChecked();
                                           }),
                     1);
    }

    void everyMenuThatTheHandbookNamesIsThere()
    {
        static const QRegularExpression path("\\*([A-Z][a-z]+) > ([^*]+)\\*");
        int count = 0;
        for (const HandbookPage &page : readHandbook()) {
            const QString text = handbookText(page.file).replace('\n', ' ');
            for (auto it = path.globalMatch(text); it.hasNext(); ++count) {
                const QRegularExpressionMatch match = it.next();
                QVERIFY2(isInMenu(*m_window, match.captured(1), match.captured(2)),
                         qPrintable(page.file + ": " + match.captured()));
            }
        }
        QVERIFY(count > 20);
    }

    void lettersOfMenusAreUnique()
    {
        QList<QMenu *> all = m_window->findChildren<QMenu *>();
        std::vector<QList<QAction *>> lists{m_window->menuBar()->actions()};
        for (const QMenu *menu : all)
            lists.push_back(menu->actions());
        for (const QList<QAction *> &actions : lists) {
            QMap<QChar, QString> users;
            for (const QAction *action : actions) {
                const QChar letter = mnemonicOf(action->text());
                if (letter.isNull())
                    continue;
                QVERIFY2(!users.contains(letter), qPrintable(users.value(letter) + " and " + action->text()));
                users.insert(letter, action->text());
            }
        }
    }
};

ADD_TEST(QApplication, TestCommands)

} // namespace sudoku::tst_commands

#include "tst_commands.moc"
