#pragma once

#include <QWidget>

#include "core/solve/puzzlesolver.h"

#include <vector>

class QLabel;

namespace sudoku {

/// The statistics of the last run of the solver.
class DetailsPanel : public QWidget
{
    Q_OBJECT

public:
    explicit DetailsPanel(QWidget *parent = nullptr);

    void show(const SolveStatistics &statistics);
    /// Clears the statistics, because they are about another board.
    void clear();
    /// Shows the name of the solver.
    void showSolver(const QString &solver);

private:
    QLabel *addRow(const QString &name);

    QLabel *m_solver;
    std::vector<QLabel *> m_values; // one for each row of the table in the .cpp
};

} // namespace sudoku
