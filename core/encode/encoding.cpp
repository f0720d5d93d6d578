#include "core/encode/encoding.h"

#include <algorithm>

namespace sudoku {

Grid Encoding::decode(const SatSolver &solver) const
{
    Grid grid(m_candidates.cellCount());
    for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
        for (const Digit digit : m_candidates[cell])
            if (std::ranges::all_of(conditions(cell, digit),
                                    [&solver](Literal condition) { return solver.isTrue(condition); }))
                grid.set(cell, digit);
    }
    grid.setRegions(
        m_regionLabels.regions(grid.cellCount(), [&](Literal literal) { return solver.isTrue(literal); }));
    return grid;
}

Clause Encoding::differenceFrom(const Grid &solution) const
{
    Clause difference;
    for (Cell cell = 0; cell < solution.cellCount(); ++cell) {
        for (const Literal condition : conditions(cell, solution[cell]))
            difference.push_back(-condition);
        if (m_regionLabels.count > 0 && !solution.regions().empty())
            difference.push_back(-m_regionLabels.of(cell, solution.regions()[cell]));
    }
    return difference;
}

Clause Encoding::selectorLiterals() const
{
    Clause literals;
    for (const Selector &selector : m_selectors)
        literals.push_back(selector.literal);
    return literals;
}

WrittenCandidates writtenCandidates(const Puzzle &puzzle, EncodingKind kind, const Memo &memo,
                                    const std::stop_token &stop)
{
    if (kind != EncodingKind::Facts)
        return {Propagation::Done, Candidates::all(puzzle.geometry)};
    const auto propagator = propagatorOf(puzzle, memo, stop);
    if (!propagator)
        return {Propagation::Stopped};
    WrittenCandidates written{Propagation::Done, Candidates::ofGivens(puzzle)};
    written.propagation = propagator->propagate(written.candidates, stop);
    return written;
}

} // namespace sudoku
