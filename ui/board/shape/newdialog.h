#pragma once

#include <QDialog>

#include "core/board/puzzle.h"

class QComboBox;

namespace sudoku {

class ShapeChooser;
struct Variant;

/// Asks for the shape and the rules of an empty board, and for the kind of rule to draw first, such as cages.
class NewDialog : public QDialog
{
    Q_OBJECT

public:
    /// Starts from the shape \a like, without rules.
    explicit NewDialog(const Geometry &like, QWidget *parent = nullptr);

    Puzzle puzzle() const;
    /// Returns the kind of constraint that the user wants to draw, or null.
    const Variant *drawnKind() const;

private:
    void offerKinds();

    ShapeChooser *m_shape;
    QComboBox *m_drawn;
};

} // namespace sudoku
