#pragma once

#include <QAction>
#include <QMap>
#include <QObject>

#include "ui/base/settings.h"
#include "ui/commands/commands.h"

#include <utility>

class QMenu;

namespace sudoku {

/// The actions of one window, one for each command of the table. Each part of the window connects its own
/// commands.
class CommandActions : public QObject
{
    Q_OBJECT

public:
    explicit CommandActions(QWidget &window);

    QAction *action(Command command) const { return m_actions[command]; }
    QList<QAction *> actions(std::initializer_list<Command> commands) const;
    /// Returns the empty menu of a command that opens one.
    QMenu &submenu(Command command) const;

    /// Calls \a handler when \a command is triggered and not refused, as long as \a context lives.
    template <typename Handler>
    void on(Command command, const QObject *context, Handler handler) const
    {
        connect(action(command), &QAction::triggered, context, [this, command, handler = std::move(handler)] {
            if (isRefused(command))
                emit refused();
            else {
                emit aboutToRun(command);
                handler();
            }
        });
    }
    /// Calls \a handler with the new state whenever \a command is checked or unchecked.
    template <typename Handler>
    void onToggled(Command command, const QObject *context, Handler handler) const
    {
        connect(action(command), &QAction::toggled, context, std::move(handler));
    }

    /// Lets \a command switch \a option, which \a settings keeps. Calls \a apply with the state now and after
    /// each change, as long as \a context lives.
    template <typename Apply>
    void connectOption(Command command, Settings &settings, Option option, const QObject *context,
                       Apply apply) const
    {
        action(command)->setChecked(settings.isOn(option));
        apply(settings.isOn(option));
        onToggled(command, context, [&settings, option, apply = std::move(apply)](bool isOn) mutable {
            settings.setOn(option, isOn);
            apply(isOn);
        });
    }

    /// Gives \a command another name: what it does is called otherwise now. \a iconText is for buttons.
    void setName(Command command, const QString &text, const QString &iconText) const;

    /// Gives each command its keys: those that the user chose, or its own.
    void setKeys(const Settings &settings);

    /// Enables the commands that are available. \a isComputing: a computation runs. \a canStop: the
    /// computation or other work can be stopped.
    void setRunning(bool isComputing, bool canStop);

    /// Refuses the commands that need the board while that is hidden.
    void setBoardHidden(bool isHidden);

signals:
    /// Emitted before \a command runs: what the user has begun to type can be finished.
    void aboutToRun(sudoku::Command command) const;
    /// Emitted when a command is refused.
    void refused() const;

private:
    bool isRefused(Command command) const;
    void makeChoices(QWidget &window);
    void addSpareKeys();
    void enable();

    QMap<Command, QAction *> m_actions;
    bool m_isComputing = false;
    bool m_canStop = false;
    bool m_isBoardHidden = false;
};

} // namespace sudoku
