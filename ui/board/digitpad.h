#pragma once

#include <QWidget>

#include "core/board/digitset.h"
#include "core/board/symbols.h"

#include <vector>

class QGridLayout;
class QPushButton;
class QToolButton;

namespace sudoku {

/// A button for each digit, for the mouse.
class DigitPad : public QWidget
{
    Q_OBJECT

public:
    explicit DigitPad(QWidget *parent = nullptr);

    void setDigits(int digitCount, const SymbolSet &symbols);

signals:
    void digitClicked(sudoku::Digit digit);
    void clearClicked();

private:
    QToolButton *addButton(int row, int column);

    QGridLayout *m_grid;
    QPushButton *m_clear;
    std::vector<QToolButton *> m_buttons;
};

} // namespace sudoku
