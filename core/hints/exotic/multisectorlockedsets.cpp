#include "core/hints/exotic/finders.h"
#include "core/hints/exotic/lineflow.h"
#include "core/hints/exotic/lockedcells.h"
#include "core/hints/steps/conclusions.h"

#include <algorithm>
#include <bit>
#include <set>

namespace sudoku {
namespace {

/// Looks for cells where rows and columns cross that have as many digits in these lines as there are cells.
/// For each choice of rows it finds the smallest sets of columns; then the same with columns.
class MultiSectorLockedSets
{
public:
    MultiSectorLockedSets(const Technique &technique, const Position &position, StepSink &sink)
        : m_technique(technique),
          m_position(position),
          m_size(position.rules().size()),
          // The rows and columns that are not chosen make the same locked set with the other digits.
          m_maxRows(m_size <= 9    ? m_size / 2
                    : m_size <= 16 ? 3
                                   : 2),
          m_sink(sink)
    {
    }

    void find()
    {
        for (const bool isTransposed : {false, true}) {
            m_isTransposed = isTransposed;
            m_found.clear();
            m_table = lines();
            addRows(LineFlow(m_table), 0, 0);
            for (const auto &[rows, columns] : m_found)
                if (bitCount(rows) > 1 && !isLockedWithFewerRows(rows, columns) && !m_sink.isDone())
                    offer(rows, columns);
        }
        m_conclusions.forEach([this](const CellSet &cells) {
            const LockedCells locked(m_position, cells);
            return m_sink.add(locked.step(m_technique, locked.eliminations()));
        });
    }

private:
    using Found = std::pair<LineBits, LineBits>; // rows, columns

    Cell cellAt(int row, int column) const
    {
        const Geometry &geometry = m_position.rules().geometry();
        return m_isTransposed ? geometry.cellAt(column, row) : geometry.cellAt(row, column);
    }

    LineTable lines() const
    {
        LineTable table;
        for (int row = 0; row < m_size; ++row)
            for (int column = 0; column < m_size; ++column)
                if (m_position.isOpen(cellAt(row, column)))
                    table.add(row, column, m_position.candidates(cellAt(row, column)));
        return table;
    }

    void addRows(const LineFlow &flow, int firstRow, int count)
    {
        for (int row = firstRow; row < m_size && !m_sink.isDone(); ++row) {
            LineFlow more = flow;
            if (!more.addRow(row))
                return;
            lookAcross(more);
            if (count + 1 < m_maxRows)
                addRows(more, row + 1, count + 1);
        }
    }

    /// Looks for columns that have locked cells in the rows of \a flow.
    void lookAcross(const LineFlow &flow)
    {
        LineBits other = 0; // columns that only all columns are locked with
        for (LineBits rest = flow.columns(); rest != 0; rest &= rest - 1) {
            const int column = std::countr_zero(rest);
            const LineBits columns = flow.lockedWith(column, other);
            // Those of a single column are a naked subset, those of all columns make a fish.
            if (columns == 0 || columns == flow.columns())
                other |= LineBits{1} << column;
            else if (bitCount(columns) > 1)
                m_found.emplace(flow.rows(), columns);
        }
    }

    bool isLockedWithFewerRows(LineBits rows, LineBits columns) const
    {
        for (LineBits rest = rows; rest != 0; rest &= rest - 1)
            if (m_found.contains({rows ^ (rest & -rest), columns}))
                return true;
        return false;
    }

    void offer(LineBits rows, LineBits columns)
    {
        CellSet cells(m_position.rules().cellCount());
        for (int column = 0; column < m_size; ++column)
            for (LineBits rest = m_table.open[column] & rows; (columns >> column & 1) != 0 && rest != 0;
                 rest &= rest - 1)
                cells.insert(cellAt(std::countr_zero(rest), column));
        const LockedCells locked(m_position, cells);
        if (!locked.areLocked())
            return;
        ConclusionKey key;
        for (const auto &[cell, digit] : locked.eliminations())
            key.add(cell * (m_position.rules().digitCount() + 1) + digit);
        if (key.count() > 0)
            m_conclusions.offer(key.value(), {key.count(), cells.size(), cells.first()}, cells);
    }

    const Technique &m_technique;
    const Position &m_position;
    int m_size;
    int m_maxRows;
    StepSink &m_sink;
    bool m_isTransposed = false;
    LineTable m_table;
    std::set<Found> m_found; // with those of a single row, which are naked subsets
    Conclusions<CellSet> m_conclusions;
};

} // namespace

void findMultiSectorLockedSets(const Technique &technique, const Position &position, StepSink &sink)
{
    MultiSectorLockedSets(technique, position, sink).find();
}

} // namespace sudoku
