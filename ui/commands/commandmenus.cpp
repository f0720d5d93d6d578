#include "ui/commands/commandmenus.h"

#include "ui/commands/commandactions.h"
#include "ui/text/strings.h"

#include <QCoreApplication>
#include <QMainWindow>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

namespace sudoku {

void addCommandMenus(QMainWindow &window, const CommandActions &actions)
{
    for (const MenuInfo &menuInfo : menus()) {
        QMenu *menu = window.menuBar()->addMenu(translate("Commands", menuInfo.text));
        for (const CommandInfo &info : commands()) {
            if (info.menu != menuInfo.menu)
                continue;
            if (info.isAfterSeparator)
                menu->addSeparator();
            menu->addAction(actions.action(info.command));
        }
    }
}

/// Adds a tool bar, in which each menu is a group.
QToolBar *addCommandToolBar(QMainWindow &window, const CommandActions &actions)
{
    QToolBar *bar = window.addToolBar(CommandActions::tr("Tool Bar"));
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    const CommandInfo *previous = nullptr;
    for (const CommandInfo &info : commands()) {
        if (!info.isInToolBar)
            continue;
        if (previous && previous->menu != info.menu)
            bar->addSeparator();
        bar->addAction(actions.action(info.command));
        if (info.isSubmenu)
            qobject_cast<QToolButton *>(bar->widgetForAction(actions.action(info.command)))
                ->setPopupMode(QToolButton::InstantPopup);
        previous = &info;
    }
    bar->setContextMenuPolicy(Qt::PreventContextMenu); // which would hide it without its command knowing
    return bar;
}

void setIconsOnly(QMainWindow &window, bool areWordsHidden)
{
    for (QToolBar *bar : window.findChildren<QToolBar *>(Qt::FindDirectChildrenOnly))
        bar->setToolButtonStyle(areWordsHidden ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextUnderIcon);
}

} // namespace sudoku
