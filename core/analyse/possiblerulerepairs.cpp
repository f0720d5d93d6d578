#include "core/analyse/possiblerulerepairs.h"

#include "core/analyse/numbervalues.h"
#include "core/variants/constraintproblem.h"

#include <algorithm>

namespace sudoku {
namespace {

using Cells = std::vector<Cell>;

bool contains(const Cells &cells, Cell cell)
{
    return std::ranges::find(cells, cell) != cells.end();
}

/// Collects the repairs of a puzzle, without those that make a constraint impossible.
class RuleRepairs
{
public:
    explicit RuleRepairs(const Puzzle &puzzle) : m_puzzle(puzzle) {}

    void addVersions(int index)
    {
        const Constraint &constraint = m_puzzle.constraints[index];
        addNumbers(index, constraint);
        switch (constraint.variant->input) {
        case Input::Cells:
            addCells(index, constraint);
            break;
        case Input::Path:
            addEnds(index, constraint);
            break;
        case Input::Neighbours:
            addMarks(index, constraint);
            break;
        default:
            break;
        }
        if (constraint.variant->isDirected)
            add(RepairKind::Turn, index, reversed(constraint));
    }

    void addExchange(int one, int other)
    {
        Constraint first = m_puzzle.constraints[one];
        Constraint second = m_puzzle.constraints[other];
        if (first.variant != second.variant)
            return;
        if (hasNumbers(*first.variant) && first.numbers != second.numbers) {
            std::swap(first.numbers, second.numbers);
            add(RepairKind::Exchange, {one, first}, {other, second});
        }
        if (first.variant->input == Input::Cells) {
            addHandovers(one, other);
            addHandovers(other, one);
        }
    }

    std::vector<PossibleRepair> take() { return std::move(m_repairs); }

private:
    bool isPossible(const Constraint &constraint) const
    {
        return !findProblemOrImpossibility(m_puzzle.geometry, constraint);
    }

    void add(RepairKind kind, int index, Constraint to)
    {
        if (to != m_puzzle.constraints[index] && isPossible(to))
            m_repairs.push_back({kind, {}, {{index, std::move(to)}}});
    }

    void add(RepairKind kind, RuleChange one, RuleChange other)
    {
        if (!isPossible(*one.to) || !isPossible(*other.to))
            return;
        if (other.constraint < one.constraint)
            std::swap(one, other);
        m_repairs.push_back({kind, {}, {std::move(one), std::move(other)}});
    }

    static Constraint withCells(Constraint constraint, Cells cells)
    {
        constraint.cells = std::move(cells);
        return constraint;
    }

    static Constraint reversed(Constraint constraint)
    {
        std::ranges::reverse(constraint.cells);
        return constraint;
    }

    void addNumbers(int index, const Constraint &constraint)
    {
        if (!hasNumbers(*constraint.variant))
            return;
        const NumberRange range = constraint.variant->numbers(m_puzzle.geometry, constraint.cells);
        for (std::size_t i = 0; i < constraint.numbers.size(); ++i)
            for (int value = range.min; value <= range.max; ++value) {
                Constraint changed = constraint;
                changed.numbers[i] = value;
                add(RepairKind::Number, index, std::move(changed));
            }
    }

    /// Returns whether a constraint of that kind has \a cell; they seldom share one.
    bool isTaken(const Variant *kind, Cell cell) const
    {
        return std::ranges::any_of(m_puzzle.constraints, [&](const Constraint &other) {
            return other.variant == kind && contains(other.cells, cell);
        });
    }

    void addCells(int index, const Constraint &constraint)
    {
        Cells around;
        for (const Cell cell : constraint.cells)
            for (const Cell next : m_puzzle.geometry.neighbours(cell))
                if (!contains(around, next) && !isTaken(constraint.variant, next))
                    around.push_back(next);
        for (const Cell cell : around) {
            Cells more = constraint.cells;
            more.push_back(cell);
            add(RepairKind::Cells, index, withCells(constraint, std::move(more)));
        }
        for (const Cell cell : constraint.cells) {
            Cells fewer = constraint.cells;
            std::erase(fewer, cell);
            add(RepairKind::Cells, index, withCells(constraint, std::move(fewer)));
        }
    }

    /// A line that is longer or shorter by a cell at one end.
    void addEnds(int index, const Constraint &line)
    {
        const Cells &cells = line.cells;
        add(RepairKind::Cells, index, withCells(line, {cells.begin() + 1, cells.end()}));
        add(RepairKind::Cells, index, withCells(line, {cells.begin(), cells.end() - 1}));
        for (Cell cell = 0; cell < m_puzzle.geometry.cellCount(); ++cell) {
            if (contains(cells, cell))
                continue;
            Cells longer = cells; // a line with a gap is impossible
            longer.push_back(cell);
            add(RepairKind::Cells, index, withCells(line, longer));
            std::rotate(longer.begin(), longer.end() - 1, longer.end());
            add(RepairKind::Cells, index, withCells(line, std::move(longer)));
        }
    }

    void addMarks(int index, const Constraint &mark)
    {
        for (const Variant *kind : variants())
            if (kind->input == Input::Neighbours && !kind->isDirected && kind != mark.variant)
                add(RepairKind::OtherMark, index, {kind, mark.cells});
    }

    /// The first gives a cell to the second, which lies beside it.
    void addHandovers(int from, int to)
    {
        const Constraint &giver = m_puzzle.constraints[from];
        const Constraint &taker = m_puzzle.constraints[to];
        for (const Cell cell : giver.cells) {
            const bool isTouching = std::ranges::any_of(
                m_puzzle.geometry.neighbours(cell), [&](Cell next) { return contains(taker.cells, next); });
            if (!isTouching || contains(taker.cells, cell))
                continue;
            Cells fewer = giver.cells;
            std::erase(fewer, cell);
            Cells more = taker.cells;
            more.push_back(cell);
            add(RepairKind::Cells, {from, withCells(giver, std::move(fewer))},
                {to, withCells(taker, std::move(more))});
        }
    }

    const Puzzle &m_puzzle;
    std::vector<PossibleRepair> m_repairs;
};

} // namespace

std::vector<PossibleRepair> versionsOf(const Puzzle &puzzle, int constraint)
{
    RuleRepairs repairs(puzzle);
    repairs.addVersions(constraint);
    return repairs.take();
}

std::vector<PossibleRepair> exchangesOf(const Puzzle &puzzle, std::span<const int> constraints)
{
    RuleRepairs repairs(puzzle);
    const auto isAsked = [&](int index) {
        return std::ranges::find(constraints, index) != constraints.end();
    };
    for (const int one : constraints)
        for (int other = 0; other < std::ssize(puzzle.constraints); ++other)
            if (other > one || (other < one && !isAsked(other)))
                repairs.addExchange(one, other);
    return repairs.take();
}

} // namespace sudoku
