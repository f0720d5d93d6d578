#pragma once

#include <QObject>

class QWidget;

namespace sudoku {

class CommandActions;
class Computation;
class DetailsPanel;
class Settings;

/// Lets the user choose the solver that answers, and has the panel of its figures say which one it is.
class SolverChooser : public QObject
{
    Q_OBJECT

public:
    /// \a window is the parent of the dialog.
    SolverChooser(Settings &settings, Computation &computation, DetailsPanel &details, QWidget *window);

    void connectCommands(const CommandActions &actions);

private:
    void choose();
    /// Questions are asked with the chosen solver from now on.
    void apply();

    Settings &m_settings;
    Computation &m_computation;
    DetailsPanel &m_details;
    QWidget *m_window;
};

} // namespace sudoku
