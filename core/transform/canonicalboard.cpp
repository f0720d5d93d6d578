#include "core/transform/canonicalboard.h"

#include "core/transform/isometry.h"
#include "core/transform/movedboard.h"
#include "core/transform/relabelledboard.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

namespace sudoku {
namespace {

using Order = std::vector<int>; ///< of lines: by their new place, the old one
using Row = std::vector<Digit>;

/// Returns all orders of lines in which groups of \a breadth lines change places, and lines within a group.
std::vector<Order> lineOrders(int groupCount, int breadth)
{
    Order groups(groupCount);
    std::iota(groups.begin(), groups.end(), 0);
    std::vector<Order> all;
    do {
        std::vector<Order> begun{{}};
        for (const int group : groups) {
            Order lines(breadth);
            std::iota(lines.begin(), lines.end(), group * breadth);
            std::vector<Order> longer;
            do
                for (Order order : begun) {
                    order.insert(order.end(), lines.begin(), lines.end());
                    longer.push_back(std::move(order));
                }
            while (std::ranges::next_permutation(lines).found);
            begun = std::move(longer);
        }
        all.insert(all.end(), begun.begin(), begun.end());
    } while (std::ranges::next_permutation(groups).found);
    return all;
}

/// The form of a board with its rows, columns and digits in some order; perhaps not all rows yet.
struct Form
{
    std::vector<Digit> text = {}; ///< the digits, row by row
    Order rows = {};
    Order columns = {};
    bool isTransposed = false;
    DigitMap digits = {}; ///< noDigit for a digit that has no name yet
    Digit nextDigit = 1;

    /// Adds \a row, which was the row \a index, and names its digits that have no name yet.
    void add(const Row &row, int index)
    {
        for (const Digit digit : row) {
            if (digit != noDigit && digits[digit] == noDigit)
                digits[digit] = nextDigit++;
            text.push_back(digits[digit]);
        }
        rows.push_back(index);
    }
};

/// Finds the smallest form: tries all orders of the columns, and of the rows those that begin with the
/// smallest rows.
class CanonicalSearch
{
public:
    explicit CanonicalSearch(const Geometry &geometry)
        : m_size(geometry.size()),
          m_digitCount(geometry.digitCount()),
          m_boxes(*geometry.boxes())
    {
    }

    void tryAll(const Grid &grid, bool isTransposed)
    {
        for (const Order &columns : lineOrders(m_size / m_boxes.columns, m_boxes.columns)) {
            m_rows.assign(m_size, {});
            for (int row = 0; row < m_size; ++row)
                for (const int column : columns)
                    m_rows[row].push_back(grid[row * m_size + column]);
            extend({.columns = columns, .isTransposed = isTransposed, .digits = DigitMap(m_digitCount + 1)});
        }
    }

    const Form &best() const { return m_best; }

private:
    int bandOf(int row) const { return row / m_boxes.rows; }

    /// Returns whether \a form begins with more than the best one does.
    bool isWorse(const Form &form) const
    {
        const auto length = std::ssize(form.text);
        return std::lexicographical_compare(m_best.text.begin(), m_best.text.begin() + length,
                                            form.text.begin(), form.text.begin() + length);
    }

    /// Returns the rows that may come next: those of the band that was begun, or of any other.
    std::vector<int> nextRows(const Form &form) const
    {
        const auto place = form.rows.size();
        const bool beginsBand = place % m_boxes.rows == 0;
        std::vector<int> next;
        for (int row = 0; row < m_size; ++row) {
            const auto isUsed = [&](int used) {
                return used == row || (beginsBand && bandOf(used) == bandOf(row));
            };
            if (std::ranges::none_of(form.rows, isUsed)
                && (beginsBand || bandOf(row) == bandOf(form.rows.back())))
                next.push_back(row);
        }
        return next;
    }

    /// Returns \a row, and then the other rows of its band that are left, in a fixed order. Rows for which
    /// this is the same lead to the same forms.
    std::vector<Row> likenessOf(const Form &form, int row) const
    {
        std::vector<Row> others;
        for (int other = bandOf(row) * m_boxes.rows; other < (bandOf(row) + 1) * m_boxes.rows; ++other)
            if (other != row && std::ranges::count(form.rows, other) == 0)
                others.push_back(m_rows[other]);
        std::ranges::sort(others);
        others.insert(others.begin(), m_rows[row]);
        return others;
    }

    void extend(const Form &form)
    {
        if (!m_best.text.empty() && isWorse(form))
            return;
        if (std::ssize(form.rows) == m_size) {
            if (m_best.text.empty() || form.text < m_best.text)
                m_best = form;
            return;
        }
        std::vector<Form> longer;
        for (const int row : nextRows(form)) {
            longer.push_back(form);
            longer.back().add(m_rows[row], row);
        }
        const std::vector<Digit> smallest = std::ranges::min(longer, {}, &Form::text).text;
        std::set<std::vector<Row>> tried;
        for (const Form &next : longer)
            if (next.text == smallest && tried.insert(likenessOf(form, next.rows.back())).second)
                extend(next);
    }

    int m_size;
    int m_digitCount;
    BoxShape m_boxes;
    std::vector<Row> m_rows; // of the board with its columns in the order that is tried
    Form m_best;
};

CellMap mapOf(const Form &form, const Geometry &geometry)
{
    const CellMap rows = inverseOf(form.rows);
    const CellMap columns = inverseOf(form.columns);
    CellMap map(geometry.cellCount());
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        const int row = form.isTransposed ? geometry.columnOf(cell) : geometry.rowOf(cell);
        const int column = form.isTransposed ? geometry.rowOf(cell) : geometry.columnOf(cell);
        map[cell] = geometry.cellAt(rows[row], columns[column]);
    }
    return map;
}

/// Names the digits that are not on the board.
DigitMap digitsOf(Form form)
{
    for (Digit digit = 1; digit < std::ssize(form.digits); ++digit)
        if (form.digits[digit] == noDigit)
            form.digits[digit] = form.nextDigit++;
    return form.digits;
}

} // namespace

tl::expected<TransformedBoard, TransformObstacle> canonicalBoard(const Board &board)
{
    using Kind = TransformObstacle::Kind;
    const Geometry &geometry = board.puzzle.geometry;
    if (!geometry.boxes() || geometry.size() > maxCanonicalSize || !board.puzzle.constraints.empty()
        || !board.switchedOff.empty())
        return tl::unexpected(TransformObstacle{Kind::NoCanonicalForm, {}, maxCanonicalSize});
    CanonicalSearch search(geometry);
    const Grid &givens = board.puzzle.givens;
    search.tryAll(givens, false);
    if (geometry.boxes()->rows == geometry.boxes()->columns) {
        search.tryAll(mapped(givens, findIsometry("mirror-diagonal")->mapOf(geometry)), true);
    }
    const CellMap map = mapOf(search.best(), geometry);
    const TransformResult moved = movedBoard(board, map);
    const TransformResult result = moved ? relabelledBoard(*moved, digitsOf(search.best())) : moved;
    if (!result)
        return tl::unexpected(result.error());
    return TransformedBoard{*result, map};
}

} // namespace sudoku
