#include "core/hints/finders.h"
#include "core/hints/rectangles.h"
#include "core/hints/stronglinks.h"

#include <algorithm>

namespace sudoku {
namespace {

/// A rectangle without givens, of which two cells of a line have digits already.
struct AvoidableRectangle
{
    Rectangle cells; ///< the two with digits, then the one beside the first, then the one beside the second
    Digit a;         ///< of the first; the last must not be it
    Digit b;         ///< of the second; the third must not be it, if the last is the other
};

/// Calls \a add(rectangle) for each, until that returns false.
template <typename Add>
class AvoidableRectangles
{
public:
    AvoidableRectangles(const Position &position, Add add)
        : m_position(position),
          m_rules(position.rules()),
          m_rectangles(position),
          m_add(add)
    {
    }

    void visit()
    {
        for (Cell cell = 0; cell < m_rules.cellCount(); ++cell)
            if (isEntry(cell) && !visitFrom(cell))
                return;
    }

private:
    bool isEntry(Cell cell) const { return !m_position.isOpen(cell) && !m_position.isGiven(cell); }

    bool visitFrom(Cell first)
    {
        const IndexedHouse &row = m_rules.house(m_rules.rowOf(first));
        const IndexedHouse &column = m_rules.house(m_rules.columnOf(first));
        for (const Cell inRow : row.cells)
            for (const Cell inColumn : column.cells)
                if (inRow != first && inColumn != first
                    && (!visitCells({first, inRow, inColumn, m_rectangles.cornerOf(inColumn, inRow)})
                        || !visitCells({first, inColumn, inRow, m_rectangles.cornerOf(inColumn, inRow)})))
                    return false;
        return true;
    }

    bool visitCells(const Rectangle &cells)
    {
        const auto &[first, second, third, last] = cells;
        if (!isEntry(second) || m_position.isGiven(third) || !m_position.isOpen(last))
            return true;
        const AvoidableRectangle rectangle{cells, m_position.digitAt(first), m_position.digitAt(second)};
        return !m_position.has({last, rectangle.a})
               || !m_rectangles.areExchangeable(cells, rectangle.a, rectangle.b) || m_add(rectangle);
    }

    const Position &m_position;
    const RuleIndex &m_rules;
    Rectangles m_rectangles;
    Add m_add;
};

} // namespace

// Three cells have digits.
void findAvoidableRectangles1(const Technique &technique, const Position &position, StepSink &sink)
{
    AvoidableRectangles(position, [&](const AvoidableRectangle &rectangle) {
        const auto &[first, second, third, last] = rectangle.cells;
        if (second > third || position.digitAt(third) != rectangle.b) // or it is found with these exchanged
            return true;
        const Candidate eliminated{last, rectangle.a};
        return sink.add({.technique = &technique,
                         .eliminations = {eliminated},
                         .groups = {{Role::Pattern,
                                     {{first, rectangle.a}, {second, rectangle.b}, {third, rectangle.b}}}}});
    }).visit();
}

// Two cells have digits, and the others one other candidate, which is the same: it is in one of them.
void findAvoidableRectangles2(const Technique &technique, const Position &position, StepSink &sink)
{
    AvoidableRectangles(position, [&](const AvoidableRectangle &rectangle) {
        const auto &[first, second, third, last] = rectangle.cells;
        const DigitSet extra = position.candidates(last) - DigitSet{rectangle.a};
        const DigitSet digits = extra | DigitSet{rectangle.b};
        if (first > second || !extra.isSingle() || extra.contains(rectangle.b)
            || position.candidates(third) != digits)
            return true;
        const Digit digit = extra.first();
        const CellSet eliminated =
            position.rules().peers(third) & position.rules().peers(last) & position.cellsWith(digit);
        return eliminated.isEmpty()
               || sink.add({.technique = &technique,
                            .eliminations = candidatesIn(eliminated, digit),
                            .groups = {{Role::Pattern,
                                        {{first, rectangle.a},
                                         {second, rectangle.b},
                                         {third, rectangle.b},
                                         {last, rectangle.a}}},
                                       {Role::Fin, {{third, digit}, {last, digit}}}}});
    }).visit();
}

} // namespace sudoku
