#pragma once

#include <QWidget>

#include "core/solve/search.h"

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

private:
    std::vector<QLabel *> m_values; // one for each row of the table in the .cpp
};

} // namespace sudoku
