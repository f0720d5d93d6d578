#include "ui/commands/commandactions.h"

#include "ui/base/icons.h"
#include "ui/text/mnemonic.h"
#include "ui/text/strings.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

#include <algorithm>

namespace sudoku {
namespace {

/// Gives \a action its keys, and a tool tip with the first one.
void setKeysOf(QAction &action, const QList<QKeySequence> &keys)
{
    action.setShortcuts(keys);
    const QString key = action.shortcut().toString(QKeySequence::NativeText);
    const QString name = withoutMnemonic(action.text());
    action.setToolTip(key.isEmpty() ? name : CommandActions::tr("%1 (%2)").arg(name, key));
}

QAction *makeAction(const CommandInfo &info, QWidget &window)
{
    const QString text = translate("Commands", info.text);
    QAction *action = info.isSubmenu ? (new QMenu(text, &window))->menuAction() : new QAction(text, &window);
    if (info.icon)
        action->setIcon(icon(QString::fromLatin1(info.icon)));
    action->setCheckable(info.isCheckable || info.choice != CommandChoice::None);
    action->setIconText(info.iconText ? translate("Commands", info.iconText) : withoutMnemonic(text));
    setKeysOf(*action, defaultKeys(info));
    return action;
}

} // namespace

CommandActions::CommandActions(QWidget &window) : QObject(&window)
{
    for (const CommandInfo &info : commands())
        m_actions.insert(info.command, makeAction(info, window));
    makeChoices(window);
    addSpareKeys();
    enable();
}

bool CommandActions::isRefused(Command command) const
{
    return m_isBoardHidden && needsBoard(infoOf(command));
}

void CommandActions::makeChoices(QWidget &window)
{
    QMap<CommandChoice, QActionGroup *> groups;
    for (const CommandInfo &info : commands()) {
        if (info.choice == CommandChoice::None)
            continue;
        QActionGroup *&group = groups[info.choice];
        if (!group)
            group = new QActionGroup(&window);
        group->addAction(action(info.command));
    }
}

void CommandActions::setKeys(const Settings &settings)
{
    for (const CommandInfo &info : commands()) {
        const std::optional<QString> chosen = settings.keysOf(commandId(info));
        setKeysOf(*action(info.command), !chosen             ? defaultKeys(info)
                                         : chosen->isEmpty() ? QList<QKeySequence>()
                                                             : QKeySequence::listFromString(*chosen));
    }
    addSpareKeys();
}

void CommandActions::setName(Command command, const QString &text, const QString &iconText) const
{
    QAction &named = *action(command);
    named.setText(text);
    named.setIconText(iconText);
    setKeysOf(named, named.shortcuts()); // whose tool tip has the name
}

/// Gives the spare keys to the commands that have their own keys.
void CommandActions::addSpareKeys()
{
    const auto isInUse = [this](const QKeySequence &key) {
        return std::ranges::any_of(
            m_actions, [&key](const QAction *action) { return action->shortcuts().contains(key); });
    };
    for (const CommandInfo &info : commands()) {
        const QKeySequence spare = spareKey(info);
        if (!spare.isEmpty() && action(info.command)->shortcuts() == defaultKeys(info) && !isInUse(spare))
            setKeysOf(*action(info.command), defaultKeys(info) << spare);
    }
}

QList<QAction *> CommandActions::actions(std::initializer_list<Command> commands) const
{
    QList<QAction *> list;
    for (const Command command : commands)
        list << action(command);
    return list;
}

QMenu &CommandActions::submenu(Command command) const
{
    return *action(command)->menu();
}

void CommandActions::setRunning(bool isComputing, bool canStop)
{
    m_isComputing = isComputing;
    m_canStop = canStop;
    enable();
}

void CommandActions::setBoardHidden(bool isHidden)
{
    m_isBoardHidden = isHidden;
    enable();
}

/// Enables each command that depends on what runs, and each submenu: these refuse nothing when they are
/// triggered.
void CommandActions::enable()
{
    for (const CommandInfo &info : commands()) {
        const bool isAvailable =
            info.when == When::Always || (info.when == When::Idle ? !m_isComputing : m_canStop);
        if (info.when != When::Always || (info.isSubmenu && needsBoard(info)))
            action(info.command)->setEnabled(isAvailable && !(info.isSubmenu && isRefused(info.command)));
    }
}

} // namespace sudoku
