#pragma once

#include <QDialog>

#include "core/board/board.h"

class QCheckBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace sudoku {

class RegionEditor;

/// Changes the regions of a board. Digits stay, and so do rules that fit the new regions.
class RegionDialog : public QDialog
{
    Q_OBJECT

public:
    explicit RegionDialog(const Board &board, QWidget *parent = nullptr);

    /// Returns the board with the new regions, or unchanged if they are not valid.
    Board board() const;

    /// Asks first if regions were drawn: Escape and the window's own button close by mistake.
    void reject() override;

private:
    QWidget *makeSide();
    QLayout *makeRepeats();
    /// Takes the regions of \a shape.
    void setRegions(const Geometry &shape);
    void follow();
    /// Returns \a shape with the digits of the board, or more if it needs them.
    Geometry withEnoughDigits(const Geometry &shape) const;

    Board m_board;
    RegionEditor *m_editor;
    QLabel *m_state;
    QPushButton *m_apply = nullptr;
    QPushButton *m_undo = nullptr;
    QCheckBox *m_repeats = nullptr;
    QSpinBox *m_lastDigit = nullptr;
};

} // namespace sudoku
