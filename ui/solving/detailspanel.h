#pragma once

#include <QWidget>

#include "core/solve/puzzlesolver.h"

#include <vector>

class QLabel;

namespace sudoku {

/// The figures of the last run of the solver.
class DetailsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit DetailsPanel(QWidget *parent = nullptr);

    void show(const SolveStatistics &statistics);
    /// The figures are not about the board any more.
    void clear();
    /// Says what \a solver, by its name, is used.
    void showSolver(const QString &solver);

private:
    QLabel *addRow(const QString &name);

    QLabel *m_solver;
    std::vector<QLabel *> m_values; // one for each row of the table in the .cpp
};

} // namespace sudoku
