#pragma once

#include "core/hints/steps/position.h"

#include <array>
#include <vector>

namespace sudoku {

/// Four cells in two rows and two columns: a cell, the other one of its row, the other one of its column, and
/// the one opposite.
using Rectangle = std::array<Cell, 4>;

/// Two digits that fill a rectangle could change places without breaking a rule, so that a puzzle with a
/// single solution cannot have them there unless a given is among them. This class knows for which cells and
/// digits that holds.
class Rectangles
{
public:
    explicit Rectangles(const Position &position);

    /// Returns whether no rule tells apart \a a and \a b in the cells of \a rectangle.
    bool areExchangeable(const Rectangle &rectangle, Digit a, Digit b) const;

    /// Calls \a visit(rectangle, a, b) for each rectangle of open cells that are allowed the digits a and b,
    /// and one with just these candidates, which comes first. Stops when that returns false.
    template <typename Visit>
    void visitOpen(Visit visit) const
    {
        for (Cell first = 0; first < lineCellCount(); ++first)
            if (m_position.candidates(first).size() == 2 && !visitFrom(first, visit))
                return;
    }

    /// Calls \a visit(rectangle, a, b) for each rectangle all of whose cells have the candidates a and b.
    /// Stops when that returns false.
    template <typename Visit>
    void visitWithBoth(Visit visit) const
    {
        for (Cell first = 0; first < lineCellCount(); ++first)
            if (m_position.candidates(first).size() > 1 && !visitBelow(first, visit))
                return;
    }

    /// Returns the number of cells that have a row and a column as houses: all or none.
    int lineCellCount() const { return m_rules.geometry().hasLines() ? m_rules.cellCount() : 0; }
    /// Returns the cell in the row of \a row and the column of \a column, or noCell if that is a hole.
    Cell cornerOf(Cell row, Cell column) const
    {
        const Geometry &geometry = m_rules.geometry();
        return geometry.cellAt(geometry.rowOf(row), geometry.columnOf(column));
    }

private:
    template <typename Visit>
    bool visitFrom(Cell first, Visit visit) const
    {
        const Digit a = m_position.candidates(first).first();
        const Digit b = m_position.candidates(first).last();
        const CellSet both = m_cellsAllowing[a] & m_cellsAllowing[b];
        for (const Cell inRow : both &m_rules.house(m_rules.rowOf(first)).set)
            for (const Cell inColumn : both &m_rules.house(m_rules.columnOf(first)).set) {
                const Rectangle rectangle{first, inRow, inColumn, cornerOf(inColumn, inRow)};
                if (inRow != first && inColumn != first && rectangle.back() != noCell
                    && both.contains(rectangle.back()) && isFirstOf(rectangle)
                    && areExchangeable(rectangle, a, b) && !visit(rectangle, a, b))
                    return false;
            }
        return true;
    }

    /// Visits the rectangles that have \a first as their top left corner.
    template <typename Visit>
    bool visitBelow(Cell first, Visit visit) const
    {
        const auto common = [this](Cell one, Cell other) {
            return m_position.candidates(one) & m_position.candidates(other);
        };
        for (const Cell inRow : m_rules.house(m_rules.rowOf(first)).cells)
            for (const Cell inColumn : m_rules.house(m_rules.columnOf(first)).cells) {
                const Rectangle rectangle{first, inRow, inColumn, cornerOf(inColumn, inRow)};
                if (inRow <= first || inColumn <= first || rectangle.back() == noCell)
                    continue;
                const DigitSet digits = common(first, inRow) & common(inColumn, rectangle.back());
                if (digits.size() < 2)
                    continue;
                for (const Digit a : digits)
                    for (const Digit b : digits)
                        if (a < b && areExchangeable(rectangle, a, b) && !visit(rectangle, a, b))
                            return false;
            }
        return true;
    }

    /// Returns whether no smaller cell of the rectangle has the same two candidates as its first.
    bool isFirstOf(const Rectangle &rectangle) const;
    bool areInTwoBoxes(const Rectangle &rectangle) const;

    const Position &m_position;
    const RuleIndex &m_rules;
    bool m_isClassic;
    CellSet m_untouched;                  // by rules other than houses
    std::vector<CellSet> m_cellsAllowing; // a digit that no digit on the board, but perhaps a step removed
};

} // namespace sudoku
