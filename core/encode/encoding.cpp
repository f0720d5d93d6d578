#include "core/encode/encoding.h"

#include <algorithm>
#include <cstdint>

namespace sudoku {
namespace {

/// Returns the region of each cell in the model of \a solver, or nothing if there are no labels.
std::vector<std::uint16_t> regionsOf(const RegionLabels &labels, int cellCount, const SatSolver &solver)
{
    std::vector<std::uint16_t> regions(labels.count > 0 ? cellCount : 0);
    for (Cell cell = 0; cell < std::ssize(regions); ++cell)
        for (int region = 0; region < labels.count; ++region)
            if (solver.isTrue(labels.of(cell, region)))
                regions[cell] = static_cast<std::uint16_t>(region);
    return regions;
}

} // namespace

Grid Encoding::decode(const SatSolver &solver) const
{
    Grid grid(m_candidates.cellCount());
    for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
        for (const Digit digit : m_candidates[cell])
            if (std::ranges::all_of(conditions(cell, digit),
                                    [&solver](Literal condition) { return solver.isTrue(condition); }))
                grid.set(cell, digit);
    }
    grid.setRegions(regionsOf(m_regionLabels, grid.cellCount(), solver));
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
