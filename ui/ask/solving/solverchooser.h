#pragma once

#include <QObject>

class QWidget;

namespace sudoku {

class CommandActions;
class Computation;
class DetailsPanel;
class Settings;

/// Lets the user choose the solver that answers questions, and shows its name in the panel of statistics.
class SolverChooser : public QObject
{
    Q_OBJECT

public:
    /// \a window is the parent of the dialog.
    SolverChooser(Settings &settings, Computation &computation, DetailsPanel &details, QWidget *window);

    void connectCommands(const CommandActions &actions);

signals:
    /// Emitted when the user has chosen, added or removed solvers.
    void changed();

private:
    void choose();
    /// Uses the chosen solver for questions from now on.
    void apply();

    Settings &m_settings;
    Computation &m_computation;
    DetailsPanel &m_details;
    QWidget *m_window;
};

} // namespace sudoku
