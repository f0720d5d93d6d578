// The part of MainWindow that makes actions, menus and tool bar from the table of commands.

#include "core/formats/text/format.h"
#include "ui/base/icons.h"
#include "ui/base/settings.h"
#include "ui/print/publisher.h"
#include "ui/text/boardtext.h"
#include "ui/text/requestwords.h"
#include "ui/text/toqstring.h"
#include "ui/text/words.h"
#include "ui/window/mainwindow.h"

#include <QAction>
#include <QActionGroup>
#include <QCoreApplication>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

namespace sudoku {
namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("Commands", text);
}

QKeySequence keyOf(const CommandInfo &info)
{
    return info.key ? QKeySequence(QString::fromLatin1(info.key)) : QKeySequence();
}

/// The tool bar groups by menu.
bool startsGroup(const CommandInfo &info, const CommandInfo *previous)
{
    return previous && previous->menu != info.menu;
}

} // namespace

void MainWindow::makeActions()
{
    for (const CommandInfo &info : commands()) {
        auto *made = new QAction(translated(info.text), this);
        if (info.icon)
            made->setIcon(icon(QString::fromLatin1(info.icon)));
        if (info.standardKey)
            made->setShortcuts(*info.standardKey);
        else
            made->setShortcut(keyOf(info));
        made->setCheckable(info.isCheckable);
        const QString key = made->shortcut().toString(QKeySequence::NativeText);
        const QString name = made->toolTip();
        made->setToolTip(key.isEmpty() ? name : tr("%1 (%2)").arg(name, key));
        m_actions.insert(info.command, made);
    }
    for (const auto &choices : {QList{Command::TypeGivens, Command::TypeEntries},
                                QList{Command::PenValue, Command::PenCorner, Command::PenCentre}}) {
        auto *group = new QActionGroup(this);
        for (const Command choice : choices)
            group->addAction(action(choice));
    }
    action(Command::TypeGivens)->setIconText(tr("Givens"));
    action(Command::TypeEntries)->setIconText(tr("Entries"));
    action(Command::PenValue)->setIconText(tr("Digit"));
    action(Command::PenCorner)->setIconText(tr("Corner"));
    action(Command::PenCentre)->setIconText(tr("Centre"));
    action(Command::Check)->setIconText(tr("Check"));
    action(Command::Explain)->setIconText(tr("Explain"));
    action(Command::ClearEntries)->setIconText(tr("Clear Entries"));
}

void MainWindow::makeMenus()
{
    for (const MenuInfo &menuInfo : menus()) {
        QMenu *menu = menuBar()->addMenu(translated(menuInfo.text));
        for (const CommandInfo &info : commands()) {
            if (info.menu != menuInfo.menu)
                continue;
            if (info.isAfterSeparator)
                menu->addSeparator();
            menu->addAction(action(info.command));
            if (info.command == Command::Open)
                addRecentMenu(menu);
            if (info.command == Command::SaveAs)
                addExportMenu(menu);
            if (info.command == Command::CopyGivens)
                addCopyAsMenu(menu);
            if (info.command == Command::Minimize)
                addMinimizeMenu(menu);
        }
        if (menuInfo.menu == Menu::View)
            addSymbolsMenu(menu);
    }
}

void MainWindow::makeToolBar()
{
    QToolBar *bar = addToolBar(tr("Tool Bar"));
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    const CommandInfo *previous = nullptr;
    for (const CommandInfo &info : commands()) {
        if (!info.isInToolBar)
            continue;
        if (startsGroup(info, previous))
            bar->addSeparator();
        bar->addAction(action(info.command));
        previous = &info;
    }
}

void MainWindow::addCopyAsMenu(QMenu *menu)
{
    QMenu *copyMenu = menu->addMenu(tr("Copy &Board As"));
    for (const Format &format : formats()) {
        const QString name = QCoreApplication::translate("Format", format.name.data());
        connect(copyMenu->addAction(name), &QAction::triggered, this, [this, &format] { copyAs(format); });
    }
}

void MainWindow::addExportMenu(QMenu *menu)
{
    QMenu *exportMenu = menu->addMenu(icon(QStringLiteral("export")), tr("&Export Board As"));
    for (const PictureFormat &format : pictureFormats()) {
        const QString name = QCoreApplication::translate("PictureFormat", format.name.data());
        connect(exportMenu->addAction(tr("%1…").arg(name)), &QAction::triggered, this,
                [this, &format] { m_publisher->exportPicture(format); });
    }
    exportMenu->addSeparator();
    for (const Format &format : formats()) {
        const QString name = QCoreApplication::translate("Format", format.name.data());
        connect(exportMenu->addAction(tr("Text: %1…").arg(name)), &QAction::triggered, this,
                [this, &format] { m_publisher->exportText(format); });
    }
}

void MainWindow::addMinimizeMenu(QMenu *menu)
{
    QMenu *minimizeMenu = menu->addMenu(tr("Minimize, &Keeping Symmetry"));
    for (const Symmetry &symmetry : symmetries().subspan(1))
        connect(minimizeMenu->addAction(symmetryText(symmetry)), &QAction::triggered, this,
                [this, &symmetry] { m_analyst->minimize(symmetry); });
    const auto follow = [minimizeMenu](bool isRunning) { minimizeMenu->setEnabled(!isRunning); };
    connect(m_computation, &Computation::runningChanged, minimizeMenu, follow);
}

void MainWindow::addRecentMenu(QMenu *menu)
{
    QMenu *recent = menu->addMenu(icon(QStringLiteral("recent")), tr("Open &Recent"));
    const auto fill = [this, recent] {
        recent->clear();
        const QStringList files = m_settings.recentFiles();
        for (const QString &path : files)
            connect(recent->addAction(QFileInfo(path).fileName()), &QAction::triggered, this,
                    [this, path] { m_files->openFile(path); });
        recent->addSeparator();
        connect(recent->addAction(tr("&Forget These Files")), &QAction::triggered, this, [this, recent] {
            m_settings.clearRecentFiles();
            recent->setEnabled(false);
        });
        recent->setEnabled(!files.isEmpty());
    };
    connect(menu, &QMenu::aboutToShow, recent, fill); // other windows open files too
    fill();
}

void MainWindow::addSymbolsMenu(QMenu *menu)
{
    QMenu *symbolsMenu = menu->addMenu(icon(QStringLiteral("symbols")), tr("&Symbols above 9 × 9"));
    auto *group = new QActionGroup(this);
    for (const SymbolSet &symbols : symbolSets()) {
        QAction *choice =
            symbolsMenu->addAction(QCoreApplication::translate("SymbolSet", symbols.name.data()));
        choice->setCheckable(true);
        choice->setChecked(&symbols == &m_settings.symbols());
        group->addAction(choice);
        connect(choice, &QAction::triggered, this, [this, &symbols] {
            m_settings.setSymbols(symbols);
            m_view->setChosenSymbols(symbols);
        });
    }
}

} // namespace sudoku
