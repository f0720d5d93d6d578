#pragma once

#include <QDialog>

#include "core/transform/transformkinds.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace sudoku {

/// Asks for the numbers of a transform: two lines, or what becomes of each digit. Says at once why a board
/// does not allow it.
class TransformDialog : public QDialog
{
    Q_OBJECT

public:
    TransformDialog(const Board &board, const TransformKind &kind, QWidget *parent = nullptr);

    /// Returns the numbers; they are possible if the dialog was accepted.
    std::vector<int> numbers() const;

private:
    void follow();

    const Board &m_board;
    const TransformKind &m_kind;
    QLineEdit *m_numbers;
    QLabel *m_state;
    QPushButton *m_apply;
};

} // namespace sudoku
