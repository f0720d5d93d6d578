#include "core/hints/techniques/stronglinks.h"
#include "core/hints/uniqueness/finders.h"
#include "core/hints/uniqueness/rectangles.h"

namespace sudoku {
namespace {

/// A rectangle without givens; two cells of a line have digits already.
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
        for (Cell last = 0; last < m_rectangles.lineCellCount(); ++last)
            if (m_position.isOpen(last) && !visitFrom(last))
                return;
    }

private:
    bool isEntry(Cell cell) const { return !m_position.isOpen(cell) && !m_position.isGiven(cell); }

    /// One of the cells beside \a last has a digit already, the other one may be open.
    bool visitFrom(Cell last)
    {
        for (const Cell inRow : m_rules.house(m_rules.rowOf(last)).cells) {
            if (m_position.isGiven(inRow) || inRow == last)
                continue;
            const bool isOpenInRow = m_position.isOpen(inRow);
            for (const Cell inColumn : m_rules.house(m_rules.columnOf(last)).cells)
                if (isEntry(inColumn) || (!isOpenInRow && inColumn != last && m_position.isOpen(inColumn)))
                    if (!visitCorner(last, inRow, inColumn))
                        return false;
        }
        return true;
    }

    bool visitCorner(Cell last, Cell inRow, Cell inColumn)
    {
        const Cell first = m_rectangles.cornerOf(inColumn, inRow);
        return first == noCell || !isEntry(first)
               || (visitCells({first, inRow, inColumn, last}) && visitCells({first, inColumn, inRow, last}));
    }

    bool visitCells(const Rectangle &cells)
    {
        const auto &[first, second, third, last] = cells;
        if (!isEntry(second) || !m_position.has({last, m_position.digitAt(first)}))
            return true;
        const AvoidableRectangle rectangle{cells, m_position.digitAt(first), m_position.digitAt(second)};
        return !m_rectangles.areExchangeable(cells, rectangle.a, rectangle.b) || m_add(rectangle);
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
