#pragma once

#include <QWidget>

#include "ui/laboratory/quantities.h"

#include <vector>

class QCheckBox;
class QComboBox;
class QVBoxLayout;

namespace sudoku {

class Settings;

/// Asks what shall be measured.
class ExperimentForm : public QWidget
{
    Q_OBJECT

public:
    /// \a solvers are those that can be chosen.
    ExperimentForm(Settings &settings, std::vector<SolverKind> solvers, QWidget *parent = nullptr);

    /// One for each encoding and solver that is chosen; encodings follow each other as in their table.
    std::vector<Experiment> experiments() const;
    void remember();

signals:
    void changed();

private:
    void fillLists();
    QWidget *makeChoices();
    QWidget *makeRuns();
    QWidget *makeEncodings();
    QWidget *makeSolvers();
    void updateFields();

    Settings &m_settings;
    std::vector<SolverKind> m_solvers;
    QComboBox *m_task;
    QComboBox *m_kind;
    QCheckBox *m_isShared;
    QComboBox *m_runs;
    QComboBox *m_timeLimit;
    std::vector<QCheckBox *> m_encodingChoices; // one for each encoding
    std::vector<QCheckBox *> m_solverChoices;
};

/// The forms of all pages are as wide as this, or they would jump.
int laboratoryFormWidth(const QWidget &form);

/// The kinds of encoding, as choices of \a list.
void fillWithKinds(QComboBox &list);

} // namespace sudoku
