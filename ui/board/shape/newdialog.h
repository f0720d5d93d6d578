#pragma once

#include <QDialog>

#include "core/board/puzzle.h"

namespace sudoku {

class ShapeChooser;

/// Asks for the shape and the rules of an empty board.
class NewDialog : public QDialog
{
    Q_OBJECT

public:
    /// Starts from the shape \a like, without rules.
    explicit NewDialog(const Geometry &like, QWidget *parent = nullptr);

    Puzzle puzzle() const;

private:
    ShapeChooser *m_shape;
};

} // namespace sudoku
