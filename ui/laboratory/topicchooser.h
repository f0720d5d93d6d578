#pragma once

#include <QWidget>

#include "core/encode/encoding.h"

#include <vector>

class QCheckBox;
class QComboBox;

namespace sudoku {

/// Asks for a cell, a house or a constraint of a puzzle, or follows the cursor of the board.
class TopicChooser : public QWidget
{
    Q_OBJECT

public:
    explicit TopicChooser(const Puzzle &puzzle, QWidget *parent = nullptr);

    void setPuzzle(const Puzzle &puzzle);
    /// Sets the cell of the board's cursor.
    void setCursor(Cell cell);

    FormulaTopic topic() const;

signals:
    void changed();

private:
    /// The kinds of topics; cells come after the houses.
    enum Kind { Row, Column, Region, CellKind, Constraint };

    void fillKinds();
    void fillPlaces();
    std::vector<House> houses() const;
    void follow();
    Kind kind() const;

    Puzzle m_puzzle;
    Cell m_cursor = 0;
    QComboBox *m_kind;
    QComboBox *m_place;
    QCheckBox *m_follows;
};

} // namespace sudoku
