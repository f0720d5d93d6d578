#pragma once

#include <QDialog>

#include "ui/teach/practice/practicerequest.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace sudoku {

class KindList;
class TechniqueList;

/// Asks which technique is practised, on which kind of board, and on how many boards.
class PracticeDialog : public QDialog
{
    Q_OBJECT

public:
    explicit PracticeDialog(QWidget *parent = nullptr);

    /// Returns what was chosen, which is possible; a technique must be chosen.
    PracticeRequest request() const;

private:
    const Technique *technique() const;
    void check();

    TechniqueList *m_techniques;
    KindList *m_kind;
    QSpinBox *m_count;
    QCheckBox *m_part;
    QLabel *m_problem;
    QPushButton *m_start;
};

} // namespace sudoku
