#pragma once

#include <QWidget>

#include "ui/base/job.h"
#include "ui/laboratory/measurementsmodel.h"
#include "ui/laboratory/measurer.h"

#include <optional>
#include <tl/expected.hpp>
#include <vector>

class QBoxLayout;
class QComboBox;
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
    /// Returns all results as comma-separated values, see measurementtable.h.
    QByteArray csv() const;
    /// Shows the measurements in the file \a path, or says why it cannot.
    void open(const QString &path);

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
    void askForFile();
    void say(const QString &text);
    void read(const QString &path, const tl::expected<QByteArray, QString> &text);
    void showRows(std::vector<MeasuredRow> rows);
    void fillPuzzles();
    void showPuzzle();

    Puzzle m_puzzle;
    std::optional<Puzzle> m_measured;
    std::vector<MeasuredRow> m_rows; // of all puzzles
    MeasurementsModel m_model;       // of one of them, or their sums
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
    QPushButton *m_open = nullptr;
    QComboBox *m_puzzles;
    Job m_reading;
};

} // namespace sudoku
