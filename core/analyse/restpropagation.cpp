#include "core/analyse/restpropagation.h"

namespace sudoku {

RestPropagation::RestPropagation(const Propagator &propagator, const Grid &solution,
                                 std::span<const CellGroup> groups)
    : m_propagator(propagator),
      m_solution(solution),
      m_groups(groups),
      m_scratch(propagator)
{
}

std::optional<CellGroup> RestPropagation::cellsLeftOpen(std::size_t index, const Puzzle &puzzle,
                                                        const std::stop_token &stop)
{
    if (!narrowTo(index, puzzle, stop))
        return {};
    CellGroup open;
    Candidates known = m_parts.back().candidates;
    for (const Cell cell : m_groups[index]) {
        const DigitSet digit{m_solution[cell]};
        Candidates candidates = known;
        Propagation propagation = narrow(candidates, cell, known[cell] - digit, stop);
        if (propagation == Propagation::Done)
            open.push_back(cell);
        else if (propagation == Propagation::Contradiction)
            propagation = narrow(known, cell, digit, stop); // it follows from the others
        if (propagation == Propagation::Stopped)
            return {};
    }
    return open;
}

/// Lets the last part be the group \a index alone. Returns false if \a stop was requested.
bool RestPropagation::narrowTo(std::size_t index, const Puzzle &puzzle, const std::stop_token &stop)
{
    if (m_parts.empty() && !begin(puzzle, stop))
        return false;
    while (!m_parts.back().contains(index))
        m_parts.pop_back();
    while (m_parts.back().size() > 1)
        if (!halve(index, puzzle, stop))
            return false;
    return true;
}

bool RestPropagation::begin(const Puzzle &puzzle, const std::stop_token &stop)
{
    Puzzle rest = puzzle;
    for (const CellGroup &group : m_groups)
        for (const Cell cell : group)
            rest.givens.clear(cell);
    Candidates candidates = Candidates::ofGivens(rest);
    if (m_propagator.propagate(candidates, stop) != Propagation::Done)
        return false;
    m_parts.push_back({0, m_groups.size(), std::move(candidates)});
    return true;
}

/// Adds the half of the last part that has the group \a index.
bool RestPropagation::halve(std::size_t index, const Puzzle &puzzle, const std::stop_token &stop)
{
    const Part &whole = m_parts.back();
    const std::size_t middle = whole.begin + whole.size() / 2;
    Part half{whole.begin, middle, whole.candidates};
    std::span<const CellGroup> others = m_groups.subspan(middle, whole.end - middle);
    if (!half.contains(index)) {
        others = m_groups.subspan(whole.begin, middle - whole.begin);
        half.begin = middle;
        half.end = whole.end;
    }
    m_changes.clear();
    for (const CellGroup &group : others)
        for (const Cell cell : group)
            if (puzzle.givens.isFilled(cell))
                m_changes.push_back({cell, DigitSet{m_solution[cell]}});
    if (m_propagator.narrow(half.candidates, m_changes, m_scratch, stop) != Propagation::Done)
        return false;
    m_parts.push_back(std::move(half));
    return true;
}

Propagation RestPropagation::narrow(Candidates &candidates, Cell cell, DigitSet digits,
                                    const std::stop_token &stop)
{
    const CellDigits change{cell, digits};
    return m_propagator.narrow(candidates, std::span(&change, 1), m_scratch, stop);
}

} // namespace sudoku
