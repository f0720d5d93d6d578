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

/// The laboratory: shows how a board is written as a formula, and compares encodings and solvers. Stays open
/// beside the board.
class LaboratoryDialog : public QDialog
{
    Q_OBJECT

public:
    LaboratoryDialog(Settings &settings, const Puzzle &puzzle, std::vector<SolverKind> solvers,
                     QWidget *parent = nullptr);
    ~LaboratoryDialog() override;

    /// Sets the puzzle of the board and its symbols.
    void setPuzzle(const Puzzle &puzzle);
    /// Sets the cell of the board's cursor.
    void setCursor(Cell cell);
    /// Sets the solvers that are offered.
    void setSolvers(std::vector<SolverKind> solvers);

    /// Stops the measurement, or closes the dialog if none runs.
    void reject() override;

protected:
    /// Stops the measurement.
    void closeEvent(QCloseEvent *event) override;

private:
    Settings &m_settings;
    MeasurementsPage *m_measurements;
    FormulaPage *m_formula;
    QTabWidget *m_pages;
};

} // namespace sudoku
