#include "ui/commands/commandmenus.h"

#include "ui/commands/commandactions.h"
#include "ui/commands/commands.h"
#include "ui/text/strings.h"

#include <QCoreApplication>
#include <QMainWindow>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

#include <array>
#include <span>

namespace sudoku {
namespace {

// The tool bar, in its order: puzzles and files, changes, answers.
constexpr std::array files{Command::Play, Command::New,  Command::Generate,
                           Command::Open, Command::Save, Command::Print};
constexpr std::array changes{Command::Undo, Command::Redo};
constexpr std::array answers{Command::Solve,       Command::Check, Command::Explain, Command::Hint,
                             Command::Walkthrough, Command::Learn, Command::Stop};
constexpr std::array<std::span<const Command>, 3> toolBarGroups{files, changes, answers};

} // namespace

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

QToolBar *addCommandToolBar(QMainWindow &window, const CommandActions &actions)
{
    QToolBar *bar = window.addToolBar(CommandActions::tr("Tool Bar"));
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    for (const std::span<const Command> &group : toolBarGroups) {
        if (!bar->actions().isEmpty())
            bar->addSeparator();
        for (const Command command : group) {
            bar->addAction(actions.action(command));
            if (infoOf(command).isSubmenu)
                qobject_cast<QToolButton *>(bar->widgetForAction(actions.action(command)))
                    ->setPopupMode(QToolButton::InstantPopup);
        }
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
