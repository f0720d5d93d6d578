#pragma once

#include <QWidget>

#include "ui/laboratory/measurementsmodel.h"
#include "ui/laboratory/measurer.h"

#include <optional>
#include <vector>

class QBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QSortFilterProxyModel;
class QTableView;

namespace sudoku {

class ExperimentForm;
class MeasurementsChart;
class Settings;

/// Measures encodings and solvers with a puzzle, and shows the results as a table and a chart.
class MeasurementsPage : public QWidget
{
    Q_OBJECT

public:
    MeasurementsPage(Settings &settings, const Puzzle &puzzle, std::vector<SolverKind> solvers,
                     QWidget *parent = nullptr);
    ~MeasurementsPage() override;

    /// Sets the puzzle of the next measurement; the results so far stay.
    void setPuzzle(const Puzzle &puzzle);

    /// Sets the solvers that are offered.
    void setSolvers(std::vector<SolverKind> solvers);

    bool isRunning() const { return m_measurer.isRunning(); }
    void stop() { m_measurer.stop(); }
    const MeasurementsModel &model() const { return m_model; }
    /// Returns the results as comma-separated values, see csvText().
    QString csv() const;

private:
    QWidget *makeFormColumn();
    QWidget *makeResults();
    QWidget *makeChanged();
    QWidget *makeTable();
    QLayout *makeButtons();
    void connectParts();

    void start();
    void add(const MeasuredRow &row);
    void showProgress(const ProgressReport &progress);
    void showEnd(bool isStopped);
    void updateButtons();
    void copy();
    void save();

    Puzzle m_puzzle;
    std::optional<Puzzle> m_measured;
    MeasurementsModel m_model;
    Measurer m_measurer;
    std::vector<Experiment> m_experiments; // the experiments of the last start
    ExperimentForm *m_form;
    QSortFilterProxyModel *m_sorted;
    QTableView *m_table;
    MeasurementsChart *m_chart;
    QLabel *m_subject;
    QLabel *m_status;
    QWidget *m_changed = nullptr;
    QProgressBar *m_progress;
    QPushButton *m_start = nullptr;
    QPushButton *m_stop = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_save = nullptr;
};

} // namespace sudoku
