#pragma once

#include <QWidget>

#include "ui/laboratory/quantitytext.h"

#include <vector>

class QCheckBox;
class QComboBox;
class QGroupBox;
class QVBoxLayout;

namespace sudoku {

class Settings;

/// Asks what to measure.
class ExperimentForm : public QWidget
{
    Q_OBJECT

public:
    /// Makes a form that offers \a solvers.
    ExperimentForm(Settings &settings, std::vector<SolverKind> solvers, QWidget *parent = nullptr);

    /// Returns an experiment for each chosen encoding and solver; encodings are in the order of their table.
    std::vector<Experiment> experiments() const;
    void remember();
    /// Offers \a solvers. Those that were offered before stay chosen or not.
    void setSolvers(std::vector<SolverKind> solvers);

signals:
    void changed();

private:
    void fillLists();
    QWidget *makeChoices();
    QWidget *makeRuns();
    QWidget *makeEncodings();
    QWidget *makeSolvers();
    void fillSolvers();
    void updateFields();

    Settings &m_settings;
    std::vector<SolverKind> m_solvers;
    QComboBox *m_task;
    QComboBox *m_kind;
    QCheckBox *m_isShared;
    QComboBox *m_runs;
    QComboBox *m_timeLimit;
    std::vector<QCheckBox *> m_encodingChoices; // one for each encoding
    QGroupBox *m_solverBox;
    std::vector<QCheckBox *> m_solverChoices;
};

/// Returns the width of the forms of all pages, so that a change of the page does not move anything.
int laboratoryFormWidth(const QWidget &form);

/// Fills \a list with the kinds of encoding.
void fillWithKinds(QComboBox &list);

} // namespace sudoku
