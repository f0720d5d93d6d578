#include "core/hints/exotic/lineflow.h"

#include <algorithm>
#include <bit>

namespace sudoku {
namespace {

LineBits bitOf(int line)
{
    return LineBits{1} << line;
}

} // namespace

void LineTable::add(int row, int column, DigitSet candidates)
{
    open[column] |= bitOf(row);
    all[row][column] = candidates;
    for (const Digit digit : candidates)
        rowsWith[column][digit] |= bitOf(row);
}

LineFlow::LineFlow(const LineTable &table) : m_table(&table)
{
    for (auto &owners : m_owner)
        owners.fill(nobody);
}

bool LineFlow::addRow(int row)
{
    m_rows |= bitOf(row);
    for (int column = 0; column < maxBoardSize; ++column)
        if ((m_table->open[column] & bitOf(row)) != 0) {
            m_columns |= bitOf(column);
            m_seenColumns = 0;
            m_seen.fill({});
            if (!addDigit(column))
                return false;
        }
    return true;
}

DigitSet LineFlow::digitsOf(int column) const
{
    DigitSet digits;
    for (LineBits rest = m_rows; rest != 0; rest &= rest - 1)
        digits |= m_table->all[std::countr_zero(rest)][column];
    return digits;
}

/// Gives \a column one digit more. Returns whether there was a way.
bool LineFlow::addDigit(int column)
{
    if ((m_seenColumns & bitOf(column)) != 0)
        return false;
    m_seenColumns |= bitOf(column);
    for (const Digit digit : digitsOf(column) - m_taken[column])
        if (!m_seen[column].contains(digit) && addDigit(column, digit)) {
            m_taken[column].insert(digit);
            return true;
        }
    return false;
}

/// Looks for a row of \a column that can take \a digit.
bool LineFlow::addDigit(int column, Digit digit)
{
    m_seen[column].insert(digit);
    const LineBits rows = rowsWith(column, digit);
    for (LineBits rest = rows; rest != 0; rest &= rest - 1)
        if (std::int16_t &owner = m_owner[std::countr_zero(rest)][digit]; owner == nobody) {
            owner = static_cast<std::int16_t>(column);
            return true;
        }
    for (LineBits rest = rows; rest != 0; rest &= rest - 1)
        if (takeOver(std::countr_zero(rest), column, digit))
            return true;
    return false;
}

/// Lets \a column have \a digit in \a row, if the column that has it there finds another row or digit.
bool LineFlow::takeOver(int row, int column, Digit digit)
{
    const int owner = m_owner[row][digit];
    if (owner == column || m_seen[owner].contains(digit))
        return false;
    bool isFree = addDigit(owner, digit);
    if (!isFree) {
        m_taken[owner].remove(digit);
        isFree = addDigit(owner);
        if (!isFree)
            m_taken[owner].insert(digit);
    }
    if (isFree)
        m_owner[row][digit] = static_cast<std::int16_t>(column);
    return isFree;
}

LineBits LineFlow::lockedWith(int column, LineBits unwanted) const
{
    LineBits columns = bitOf(column);
    LineBits done = 0;
    while (columns != done) {
        const int next = std::countr_zero(columns & ~done);
        done |= bitOf(next);
        for (const Digit digit : digitsOf(next) - m_taken[next])
            if (!reach(columns, next, digit) || (columns & unwanted) != 0)
                return 0;
    }
    return columns;
}

/// Adds the columns that \a column could take \a digit from, and those that these could take it from. Returns
/// false if a row has it to spare.
bool LineFlow::reach(LineBits &columns, int column, Digit digit) const
{
    LineBits reached = bitOf(column);
    for (LineBits waiting = reached; waiting != 0;) {
        const int from = std::countr_zero(waiting);
        waiting &= waiting - 1;
        for (LineBits rest = rowsWith(from, digit); rest != 0; rest &= rest - 1) {
            const int owner = m_owner[std::countr_zero(rest)][digit];
            if (owner == nobody)
                return false;
            waiting |= bitOf(owner) & ~reached;
            reached |= bitOf(owner);
        }
    }
    columns |= reached;
    return true;
}

} // namespace sudoku
