#include "core/transform/canonicalform.h"

#include <algorithm>
#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <numeric>

namespace sudoku {
namespace {

/// The digits of a row, or the rows or columns at the places of others.
using LineText = std::array<std::uint8_t, maxCanonicalSize>;
constexpr int maxDigits = 31; // a bit for each, and for a blank
static_assert(maxBoardSize < maxDigits);

/// A form that is known for its first rows. Columns between which these rows make no difference are still in
/// any order: so there are few forms to look at.
struct BegunForm
{
    bool isTransposed = false;
    LineText rows{};               ///< by their new place, the old one
    LineText columns{};            ///< the same
    std::uint32_t usedRows = 0;    ///< a bit for each old row
    std::uint32_t groupBegins = 0; ///< a bit for each place at which a group of like columns begins
    std::array<std::uint8_t, maxDigits + 1> names{}; ///< noDigit for a digit that has no name yet
    std::uint8_t nextName = 1;
};

/// Finds the smallest form row by row: of all forms that begin with the smallest rows, it keeps those whose
/// next row is the smallest.
class CanonicalSearch
{
public:
    CanonicalSearch(const Geometry &geometry, const Grid &givens)
        : m_size(geometry.size()),
          m_boxes(*geometry.boxes())
    {
        for (int row = 0; row < m_size; ++row)
            for (int column = 0; column < m_size; ++column) {
                const auto digit = static_cast<std::uint8_t>(givens[row * m_size + column]);
                m_lines[0][row][column] = digit;
                m_lines[1][column][row] = digit;
            }
        for (const bool isTransposed : {false, true})
            for (int row = 0; row < m_size; ++row)
                noteRow(isTransposed, row);
    }

    BegunForm run()
    {
        beginAll(false);
        if (m_boxes.rows == m_boxes.columns)
            beginAll(true);
        for (int place = 0; place < m_size; ++place) {
            m_hasBest = false;
            for (const BegunForm &form : m_forms)
                addRows(form, place);
            m_forms.swap(m_longer);
            m_longer.clear();
            m_text.insert(m_text.end(), m_best.begin(), m_best.begin() + m_size);
        }
        return m_forms.front();
    }

    std::vector<Digit> takeText() { return std::move(m_text); }

private:
    void noteRow(bool isTransposed, int row)
    {
        std::uint32_t seen = 0;
        for (int column = 0; column < m_size; ++column) {
            const std::uint32_t bit = 1U << m_lines[isTransposed][row][column];
            if (bit != 1U << noDigit && (seen & bit) != 0)
                m_repeating[isTransposed] |= 1U << row;
            seen |= bit;
        }
        if (seen == 1U << noDigit)
            m_empty[isTransposed] |= 1U << row;
    }

    /// Begins a form for each order of the stacks.
    void beginAll(bool isTransposed)
    {
        std::vector<int> stacks(m_size / m_boxes.columns);
        std::iota(stacks.begin(), stacks.end(), 0);
        do {
            BegunForm form{.isTransposed = isTransposed};
            for (int place = 0; place < m_size; ++place) {
                const int inStack = place % m_boxes.columns;
                form.columns[place] =
                    static_cast<std::uint8_t>(stacks[place / m_boxes.columns] * m_boxes.columns + inStack);
                form.groupBegins |= inStack == 0 ? 1U << place : 0;
            }
            m_forms.push_back(form);
        } while (std::ranges::next_permutation(stacks).found);
    }

    std::uint32_t bandOf(int row) const
    {
        return ((1U << m_boxes.rows) - 1) << (row / m_boxes.rows * m_boxes.rows);
    }

    /// Returns whether \a row would lead to the same forms as an earlier row: both are empty and in one band,
    /// or all rows of both bands are.
    bool isLikeEarlier(const BegunForm &form, int row, bool beginsBand) const
    {
        const std::uint32_t empty = m_empty[form.isTransposed] & ~form.usedRows;
        const std::uint32_t earlier = empty & ((1U << row) - 1);
        const std::uint32_t band = bandOf(row);
        if ((empty >> row & 1) == 0 || earlier == 0)
            return false;
        if ((earlier & band) != 0)
            return true;
        for (int other = 0; beginsBand && (empty & band) == band && other < row; other += m_boxes.rows)
            if ((empty & bandOf(other)) == bandOf(other))
                return true;
        return false;
    }

    /// Adds each row that may come next: one of the band that was begun, or of any other.
    void addRows(const BegunForm &form, int place)
    {
        const bool beginsBand = place % m_boxes.rows == 0;
        const std::uint32_t offered = beginsBand ? (1U << m_size) - 1 : bandOf(form.rows[place - 1]);
        for (int row = 0; row < m_size; ++row) {
            if (((offered & ~form.usedRows) >> row & 1) == 0 || isLikeEarlier(form, row, beginsBand))
                continue;
            const LineText &line = m_lines[form.isTransposed][row];
            if (m_hasBest && (m_repeating[form.isTransposed] >> row & 1) == 0 && isWorse(form, line))
                continue;
            BegunForm longer = form;
            longer.rows[place] = static_cast<std::uint8_t>(row);
            longer.usedRows |= 1U << row;
            LineText text{};
            addGroup(longer, line, text, 0);
        }
    }

    int groupEnd(const BegunForm &form, int begin) const
    {
        int end = begin + 1;
        while (end < m_size && (form.groupBegins >> end & 1) == 0)
            ++end;
        return end;
    }

    /// Returns whether \a line, in which no digit is repeated, would be larger than the best row. Within a
    /// group of columns blanks come first, then digits with a name, then those that get the next ones.
    bool isWorse(const BegunForm &form, const LineText &line) const
    {
        std::uint8_t next = form.nextName;
        for (int begin = 0; begin < m_size;) {
            const int end = groupEnd(form, begin);
            std::uint32_t named = 0;
            int blanks = 0;
            for (int place = begin; place < end; ++place) {
                const std::uint8_t digit = line[form.columns[place]];
                blanks += digit == noDigit ? 1 : 0;
                named |= 1U << form.names[digit];
            }
            named &= ~1U;
            int place = begin;
            const auto differs = [&](std::uint8_t name) { return name <=> m_best[place++]; };
            for (; blanks > 0; --blanks)
                if (const auto order = differs(noDigit); order != 0)
                    return order > 0;
            for (; named != 0; named &= named - 1)
                if (const auto order = differs(static_cast<std::uint8_t>(std::countr_zero(named)));
                    order != 0)
                    return order > 0;
            while (place < end)
                if (const auto order = differs(next++); order != 0)
                    return order > 0;
            begin = end;
        }
        return false;
    }

    /// Orders the columns of the group from \a begin on by \a line, in each way that may be the smallest, and
    /// then those of the next groups.
    void addGroup(const BegunForm &form, const LineText &line, LineText &text, int begin)
    {
        if (begin == m_size) {
            take(form, text);
            return;
        }
        const int end = groupEnd(form, begin);
        BegunForm sorted = form;
        const auto columns = sorted.columns.begin();
        const auto rank = [&](std::uint8_t column) { // blanks, digits with a name, others
            const std::uint8_t digit = line[column];
            return digit == noDigit               ? 0
                   : form.names[digit] != noDigit ? form.names[digit]
                                                  : maxDigits + digit;
        };
        std::sort(columns + begin, columns + end,
                  [&](std::uint8_t one, std::uint8_t other) { return rank(one) < rank(other); });
        const auto hasName = [&](std::uint8_t column) { return rank(column) <= maxDigits; };
        const auto unnamed = std::find_if_not(columns + begin, columns + end, hasName);
        const auto digitLess = [&](std::uint8_t one, std::uint8_t other) { return line[one] < line[other]; };
        do {
            BegunForm longer = sorted;
            for (int place = begin; place < end; ++place) {
                const std::uint8_t digit = line[longer.columns[place]];
                if (digit != noDigit && longer.names[digit] == noDigit)
                    longer.names[digit] = longer.nextName++;
                text[place] = digit == noDigit ? std::uint8_t{noDigit} : longer.names[digit];
                if (place > begin && text[place] != text[place - 1])
                    longer.groupBegins |= 1U << place;
            }
            addGroup(longer, line, text, end);
        } while (std::next_permutation(unnamed, columns + end, digitLess));
    }

    void take(const BegunForm &form, const LineText &text)
    {
        const auto order = m_hasBest ? text <=> m_best : std::strong_ordering::less;
        if (order < 0) {
            m_longer.clear();
            m_best = text;
            m_hasBest = true;
        }
        if (order <= 0)
            m_longer.push_back(form);
    }

    int m_size;
    BoxShape m_boxes;
    std::array<std::array<LineText, maxCanonicalSize>, 2> m_lines{}; // rows; columns
    std::array<std::uint32_t, 2> m_repeating{};                      // of these, a bit for each
    std::array<std::uint32_t, 2> m_empty{};
    std::vector<BegunForm> m_forms;
    std::vector<BegunForm> m_longer; // by one row, which is the smallest
    bool m_hasBest = false;
    LineText m_best{}; // that row
    std::vector<Digit> m_text;
};

CellMap mapOf(const BegunForm &form, const Geometry &geometry)
{
    LineText newRow{};
    LineText newColumn{};
    for (int place = 0; place < geometry.size(); ++place) {
        newRow[form.rows[place]] = static_cast<std::uint8_t>(place);
        newColumn[form.columns[place]] = static_cast<std::uint8_t>(place);
    }
    CellMap map(geometry.cellCount());
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        const int row = form.isTransposed ? geometry.columnOf(cell) : geometry.rowOf(cell);
        const int column = form.isTransposed ? geometry.rowOf(cell) : geometry.columnOf(cell);
        map[cell] = geometry.cellAt(newRow[row], newColumn[column]);
    }
    return map;
}

/// Names the digits that are not on the board too.
DigitMap namesOf(BegunForm form, int digitCount)
{
    DigitMap names = sameDigits(digitCount);
    for (Digit digit = 1; digit <= digitCount; ++digit)
        names[digit] = form.names[digit] != noDigit ? form.names[digit] : form.nextName++;
    return names;
}

} // namespace

CanonicalForm canonicalForm(const Geometry &geometry, const Grid &givens)
{
    CanonicalSearch search(geometry, givens);
    const BegunForm smallest = search.run();
    return {search.takeText(), mapOf(smallest, geometry), namesOf(smallest, geometry.digitCount())};
}

} // namespace sudoku
