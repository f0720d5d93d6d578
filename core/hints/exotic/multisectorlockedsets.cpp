#include "core/hints/exotic/finders.h"
#include "core/hints/exotic/lockedcells.h"
#include "core/hints/steps/conclusions.h"

#include <algorithm>
#include <array>
#include <bit>
#include <set>

namespace sudoku {
namespace {

/// The rows or columns of a board, as bits.
using Lines = std::uint32_t;

/// What the lines of one direction ("rows") have in those across ("columns").
struct LineTable
{
    std::array<Lines, maxBoardSize> open{}; ///< by column: the rows where its cell is open
    std::array<std::array<DigitSet, maxBoardSize>, maxBoardSize> digits{}; ///< by row and column: candidates
};

/// A digit for each open cell of some rows: none twice in a row or in a column, and as many in each column as
/// it has open cells there. That is a flow from the columns through the digits of each column to those of
/// each row; Ford and Fulkerson's way finds it, and where there is no way on, what it saw is a smallest cut.
class LineFlow
{
public:
    explicit LineFlow(const LineTable &table) : m_table(&table)
    {
        for (auto &owners : m_owner)
            owners.fill(-1);
    }

    Lines rows() const { return m_rows; }

    /// Adds a row. Returns whether that is possible; otherwise the position has no solution.
    bool addRow(int row, int columnCount)
    {
        m_rows |= Lines{1} << row;
        for (int column = 0; column < columnCount; ++column)
            if ((m_table->open[column] >> row & 1) != 0 && !addDigit(column))
                return false;
        return true;
    }

    /// Looks for a way to give \a column one digit more. Returns whether there is one, and has it then.
    bool addDigit(int column)
    {
        m_seenColumns = 0;
        m_seen.fill({});
        return visit(column);
    }
    /// Returns the columns that addDigit() saw; where it found no way, their cells in rows() are locked.
    Lines seenColumns() const { return m_seenColumns; }

private:
    bool visit(int column)
    {
        if ((m_seenColumns >> column & 1) != 0)
            return false;
        m_seenColumns |= Lines{1} << column;
        DigitSet digits;
        forEachRow(column, [&](int row) {
            digits |= m_table->digits[row][column];
            return false;
        });
        for (const Digit digit : digits - m_taken[column])
            if (!m_seen[column].contains(digit) && visit(column, digit)) {
                m_taken[column].insert(digit);
                return true;
            }
        return false;
    }

    /// Looks for a row of \a column that can take \a digit.
    bool visit(int column, Digit digit)
    {
        m_seen[column].insert(digit);
        const auto has = [&](int row) { return m_table->digits[row][column].contains(digit); };
        if (forEachRow(column, [&](int row) {
                if (!has(row) || m_owner[row][digit] >= 0)
                    return false;
                m_owner[row][digit] = static_cast<std::int8_t>(column);
                return true;
            }))
            return true;
        return forEachRow(column, [&](int row) { return has(row) && takeOver(row, column, digit); });
    }

    /// Lets \a column have \a digit in \a row, if the column that has it there finds another row or digit.
    bool takeOver(int row, int column, Digit digit)
    {
        const int owner = m_owner[row][digit];
        if (owner == column || m_seen[owner].contains(digit))
            return false;
        bool isFree = visit(owner, digit);
        if (!isFree) {
            m_taken[owner].remove(digit);
            isFree = visit(owner);
            if (!isFree)
                m_taken[owner].insert(digit);
        }
        if (isFree)
            m_owner[row][digit] = static_cast<std::int8_t>(column);
        return isFree;
    }

    /// Calls \a visit with the rows where \a column is open, until it returns true; returns whether it did.
    template <typename Visit>
    bool forEachRow(int column, Visit visit) const
    {
        for (Lines rest = m_table->open[column] & m_rows; rest != 0; rest &= rest - 1)
            if (visit(std::countr_zero(rest)))
                return true;
        return false;
    }

    static constexpr int digitSlots = 32;

    const LineTable *m_table;
    Lines m_rows = 0;
    std::array<std::array<std::int8_t, digitSlots>, maxBoardSize> m_owner{}; // by row and digit: the column
    std::array<DigitSet, maxBoardSize> m_taken{};                            // by column
    Lines m_seenColumns = 0;
    std::array<DigitSet, maxBoardSize> m_seen{}; // by column
};

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
            const LineTable table = lines();
            m_table = &table;
            addRows(LineFlow(table), 0, 0);
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
    using Found = std::pair<Lines, Lines>; // rows, columns

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
                if (m_position.isOpen(cellAt(row, column))) {
                    table.open[column] |= Lines{1} << row;
                    table.digits[row][column] = m_position.candidates(cellAt(row, column));
                }
        return table;
    }

    void addRows(const LineFlow &flow, int firstRow, int count)
    {
        for (int row = firstRow; row < m_size && !m_sink.isDone(); ++row) {
            LineFlow more = flow;
            if (!more.addRow(row, m_size))
                return;
            lookAcross(more);
            if (count + 1 < m_maxRows)
                addRows(more, row + 1, count + 1);
        }
    }

    /// Looks for the columns whose cells in the rows of \a flow are locked.
    void lookAcross(const LineFlow &flow)
    {
        Lines all = 0;
        for (int column = 0; column < m_size; ++column)
            if ((m_table->open[column] & flow.rows()) != 0)
                all |= Lines{1} << column;
        for (Lines rest = all; rest != 0; rest &= rest - 1) {
            LineFlow tried = flow;
            if (tried.addDigit(std::countr_zero(rest)))
                continue;
            const Lines columns = tried.seenColumns();
            // Those of a single column are a naked subset, those of all columns make a fish.
            if (bitCount(columns) > 1 && columns != all)
                m_found.emplace(flow.rows(), columns);
        }
    }

    bool isLockedWithFewerRows(Lines rows, Lines columns) const
    {
        for (Lines rest = rows; rest != 0; rest &= rest - 1)
            if (m_found.contains({rows ^ (rest & -rest), columns}))
                return true;
        return false;
    }

    void offer(Lines rows, Lines columns)
    {
        CellSet cells(m_position.rules().cellCount());
        for (int column = 0; column < m_size; ++column)
            for (Lines rest = m_table->open[column] & rows; (columns >> column & 1) != 0 && rest != 0;
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
    const LineTable *m_table = nullptr;
    std::set<Found> m_found; // with those of a single row, which are naked subsets
    Conclusions<CellSet> m_conclusions;
};

} // namespace

void findMultiSectorLockedSets(const Technique &technique, const Position &position, StepSink &sink)
{
    MultiSectorLockedSets(technique, position, sink).find();
}

} // namespace sudoku
