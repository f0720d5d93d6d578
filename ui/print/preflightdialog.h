#pragma once

#include <QDialog>

#include "ui/paint/paper/preflight.h"

namespace sudoku {

/// Lists what printing houses refuse.
class PreflightDialog : public QDialog
{
    Q_OBJECT

public:
    PreflightDialog(const std::vector<PrintFault> &faults, QWidget *parent);
};

} // namespace sudoku
