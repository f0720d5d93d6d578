#pragma once

#include <QDialog>

#include "core/board/puzzle.h"
#include "core/board/symbols.h"
#include "core/sat/satsolver.h"

#include <vector>

class QTabWidget;

namespace sudoku {

class FormulaPage;
class MeasurementsPage;
class Settings;

/// The laboratory: how a board is written as a formula, and how fast which solver is with it. Stays open
/// beside the board.
class LaboratoryDialog : public QDialog
{
    Q_OBJECT

public:
    LaboratoryDialog(Settings &settings, const Puzzle &puzzle, std::vector<SolverKind> solvers,
                     QWidget *parent = nullptr);
    ~LaboratoryDialog() override;

    /// The board is another one, or is shown in other symbols.
    void setPuzzle(const Puzzle &puzzle);
    /// The cursor of the board is there.
    void setCursor(Cell cell);

    MeasurementsPage &measurements() { return *m_measurements; }
    FormulaPage &formula() { return *m_formula; }

    /// Escape stops first.
    void reject() override;

protected:
    /// Stops what is running.
    void closeEvent(QCloseEvent *event) override;

private:
    Settings &m_settings;
    MeasurementsPage *m_measurements;
    FormulaPage *m_formula;
    QTabWidget *m_pages;
};

} // namespace sudoku
