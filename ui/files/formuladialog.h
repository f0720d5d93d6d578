#pragma once

#include <QDialog>

#include "core/encode/formula.h"
#include "ui/base/job.h"
#include "ui/board/subject.h"

class QCheckBox;
class QComboBox;
class QLabel;

namespace sudoku {

class Settings;

/// Returns a text such as "729 variables, 10,560 clauses".
QString formulaSizeText(int variables, int clauses);

/// Asks how to write a puzzle as a formula, and shows the size of the formula.
class FormulaDialog : public QDialog
{
    Q_OBJECT

public:
    FormulaDialog(const Subject &subject, Settings &settings, QWidget *parent = nullptr);
    ~FormulaDialog() override;

    /// Returns the puzzle that is written, with the entries as givens if the user chose that.
    Puzzle puzzle() const { return asked().puzzle(); }
    FormulaOptions options() const;

private:
    void makeLayout();
    void enableBoxes();
    void count();
    Subject asked() const;

    const Board m_board;
    Settings &m_settings;
    QComboBox *m_atMostOne;
    QCheckBox *m_open;
    QCheckBox *m_givens;
    QCheckBox *m_entries;
    QCheckBox *m_forbid;
    QLabel *m_size;
    Job m_job;
};

} // namespace sudoku
