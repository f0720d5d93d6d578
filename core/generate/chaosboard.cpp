#include "core/generate/chaosboard.h"

#include "core/board/regions.h"
#include "core/generate/filledboard.h"
#include "core/generate/randomregions.h"
#include "core/rules/violations.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <optional>
#include <set>
#include <utility>

namespace sudoku {
namespace {

bool areLines(BoxShape boxes)
{
    return boxes.rows == 1;
}

/// Returns the kind whose cells have different digits and which demands nothing else.
const Variant *kindOfRegions()
{
    const auto isIt = [](const Variant *kind) {
        return kind->isDistinct && kind->input == Input::Cells && kind->number == NumberUse::None
               && kind->digits == DigitUse::Identity;
    };
    const auto found = std::ranges::find_if(variants(), isIt);
    assert(found != variants().end());
    return *found;
}

/// A board with regions that are known.
struct KnownRegions
{
    Puzzle puzzle; ///< without rules about unknown regions
    std::vector<int> regions;
};

/// Returns \a shape with random regions; those beside boxes are further regions. Nothing if the regions have
/// another size, or a rule is about them.
std::optional<KnownRegions> withKnownRegions(const Puzzle &shape, Random &random)
{
    const auto boxes = shape.geometry.boxes();
    const bool isPlain = boxes && shape.geometry.digitCount() == shape.geometry.size();
    const bool isUsual = std::ranges::none_of(shape.constraints, [](const Constraint &constraint) {
        return constraint.variant->isAboutRegions
               || (constraint.variant->hasUnknownRegions && constraint.number());
    });
    if (!isPlain || !isUsual)
        return {};
    Puzzle jigsaw = withRandomRegions(shape, random);
    std::vector<int> regions = jigsaw.geometry.regionMap();
    if (!areLines(*boxes)) {
        jigsaw = shape;
        std::vector<std::vector<Cell>> cells(shape.geometry.size());
        for (Cell cell = 0; cell < shape.geometry.cellCount(); ++cell)
            cells[regions[cell]].push_back(cell);
        for (std::vector<Cell> &region : cells)
            jigsaw.constraints.push_back({kindOfRegions(), std::move(region)});
    }
    std::erase_if(jigsaw.constraints,
                  [](const Constraint &constraint) { return constraint.variant->hasUnknownRegions; });
    return KnownRegions{std::move(jigsaw), std::move(regions)};
}

/// Returns the cells that \a cell sees from it on, up to the edge.
std::vector<Cell> pathFrom(const Geometry &geometry, Cell cell, int rowStep, int columnStep)
{
    std::vector<Cell> path{cell};
    int row = geometry.rowOf(cell) + rowStep;
    int column = geometry.columnOf(cell) + columnStep;
    for (; const auto next = geometry.findCell(row, column); row += rowStep, column += columnStep)
        path.push_back(*next);
    return path;
}

/// Finds which clues about regions a board needs.
class RegionClues
{
public:
    RegionClues(const Puzzle &shape, const Grid &solution, Random &random)
        : m_shape(shape),
          m_solution(solution),
          m_random(random)
    {
        forEachKind(true, [this](const Variant &kind) { addPairs(kind); });
        const auto pairs = static_cast<std::ptrdiff_t>(m_clues.size());
        forEachKind(false, [this](const Variant &kind) { addCounts(kind); });
        std::vector<Constraint> counts(m_clues.begin() + pairs, m_clues.end());
        m_clues.resize(pairs);
        m_random.shuffle(m_clues);
        m_random.shuffle(counts);
        counts.resize(counts.size() / partOfCounts);
        m_pairs = m_clues.size();
        m_clues.insert(m_clues.end(), counts.begin(), counts.end());
    }

    /// Leaves out one clue after the other, pairs first.
    std::vector<Constraint> needed(const SolveOptions &options, const std::stop_token &stop)
    {
        Puzzle puzzle = m_shape;
        puzzle.givens = m_solution;
        const auto begin = static_cast<int>(puzzle.constraints.size());
        const int firstCount = begin + static_cast<int>(m_pairs);
        puzzle.constraints.insert(puzzle.constraints.end(), m_clues.begin(), m_clues.end());
        PuzzleSolver solver(puzzle, options.with(EncodingKind::Selectors));
        if (solver.prepare(stop))
            return {};
        solver.forbid(m_solution);
        if (m_shape.geometry.size() > maxMinimalChaos)
            solver.limitConflicts(maxConflictsOfChaos);
        Clause assumed = solver.encoding().selectorLiterals();
        for (int clue = begin; clue < std::ssize(puzzle.constraints); ++clue) {
            const Clause without = leftOut(solver, assumed, clue);
            const int first = clue < firstCount ? begin : firstCount; // of those that a refutation may drop
            const int end = clue < firstCount ? firstCount : static_cast<int>(puzzle.constraints.size());
            if (without.size() < assumed.size() && solver.decide(without, stop) == Verdict::Unsatisfiable)
                assumed = withCore(solver, without, first, end);
            if (stop.stop_requested())
                return {};
        }
        std::vector<Constraint> kept;
        for (const Selector &selector : solver.encoding().selectors())
            if (const int index = clueOf(selector);
                index >= begin && std::ranges::find(assumed, selector.literal) != assumed.end())
                kept.push_back(puzzle.constraints[index]);
        return joined(std::move(kept));
    }

private:
    static constexpr std::size_t partOfCounts = 3; // of those that are right, a third is taken into account

    /// Returns whether clues of \a kind say of any cells that they lie in one region.
    static bool isAboutPairs(const Variant &kind) { return kind.input == Input::Cells && kind.minCells == 2; }

    void addPairs(const Variant &kind)
    {
        for (Cell cell = 0; cell < m_solution.cellCount(); ++cell)
            for (const Cell other : m_shape.geometry.neighbours(cell))
                if (cell < other)
                    addIfRight({&kind, {cell, other}});
    }

    /// Adds the clues of \a kind whose first cell counts itself and others.
    void addCounts(const Variant &kind)
    {
        for (Cell cell = 0; cell < m_solution.cellCount(); ++cell) {
            if (kind.input == Input::Cells)
                addIfRight({&kind, {cell}});
            constexpr std::array steps{std::pair(-1, 0), std::pair(0, -1), std::pair(0, 1), std::pair(1, 0)};
            for (const auto &[rowStep, columnStep] : steps)
                if (std::vector<Cell> path = pathFrom(m_shape.geometry, cell, rowStep, columnStep);
                    kind.input == Input::Path && !kind.mayJump && path.size() > 1)
                    addIfRight({&kind, std::move(path)});
        }
    }

    template <typename Add>
    void forEachKind(bool ofPairs, Add add)
    {
        for (const Variant *kind : variants())
            if (kind->isAboutRegions && isAboutPairs(*kind) == ofPairs)
                add(*kind);
    }

    void addIfRight(Constraint clue)
    {
        Puzzle puzzle = m_shape;
        puzzle.constraints.push_back(clue);
        if (isSolution(puzzle, m_solution))
            m_clues.push_back(std::move(clue));
    }

    /// Returns the number of the constraint that \a selector switches on, or -1 if it is none.
    static int clueOf(const Selector &selector)
    {
        const auto *source = std::get_if<RuleSource>(&selector.reason);
        const auto *constraint = source ? std::get_if<ConstraintIndex>(source) : nullptr;
        return constraint ? constraint->index : -1;
    }

    static Clause leftOut(const PuzzleSolver &solver, Clause assumed, int clue)
    {
        for (const Selector &selector : solver.encoding().selectors())
            if (clueOf(selector) == clue)
                std::erase(assumed, selector.literal);
        return assumed;
    }

    /// Returns \a assumed without those clues from \a first on, up to \a end, that the last refutation did
    /// not need.
    static Clause withCore(const PuzzleSolver &solver, Clause assumed, int first, int end)
    {
        const Clause core = solver.core();
        for (const Selector &selector : solver.encoding().selectors())
            if (clueOf(selector) >= first && clueOf(selector) < end
                && std::ranges::find(core, selector.literal) == core.end())
                std::erase(assumed, selector.literal);
        return assumed;
    }

    /// Makes one clue of pairs that share a cell.
    static std::vector<Constraint> joined(std::vector<Constraint> clues)
    {
        for (std::size_t i = 0; i < clues.size(); ++i)
            for (std::size_t j = i + 1; j < clues.size();)
                if (isAboutPairs(*clues[i].variant) && clues[j].variant == clues[i].variant
                    && shareCell(clues[i], clues[j])) {
                    clues[i].cells = united(clues[i].cells, clues[j].cells);
                    clues.erase(clues.begin() + static_cast<std::ptrdiff_t>(j));
                    j = i + 1; // one before may share the new cells
                } else {
                    ++j;
                }
        return clues;
    }

    static bool shareCell(const Constraint &one, const Constraint &other)
    {
        return std::ranges::find_first_of(one.cells, other.cells) != one.cells.end();
    }

    static std::vector<Cell> united(const std::vector<Cell> &cells, const std::vector<Cell> &others)
    {
        std::set<Cell> all(cells.begin(), cells.end());
        all.insert(others.begin(), others.end());
        return {all.begin(), all.end()};
    }

    const Puzzle &m_shape;
    const Grid &m_solution;
    Random &m_random;
    std::vector<Constraint> m_clues; // pairs first
    std::size_t m_pairs = 0;
};

} // namespace

FilledBoard fillChaosBoard(const Puzzle &shape, Random &random, const SolveOptions &options,
                           const std::stop_token &stop)
{
    const std::optional<KnownRegions> known = withKnownRegions(shape, random);
    if (!known)
        return solveByChance(shape, random, options, stop);
    FilledBoard filled = fillBoard(known->puzzle, random, options, stop, attemptsWithOtherRegions);
    if (filled.outcome == Outcome::Solved)
        setRegions(filled.grid, known->regions);
    return filled;
}

std::vector<Constraint> cluesOfRegions(const Puzzle &shape, const Grid &solution, Random &random,
                                       const SolveOptions &options, const std::stop_token &stop)
{
    return RegionClues(shape, solution, random).needed(options, stop);
}

void addCluesOfRegions(Puzzle &shape, const Grid &solution, Random &random, const SolveOptions &options,
                       const std::stop_token &stop)
{
    for (Constraint &clue : cluesOfRegions(shape, solution, random, options, stop))
        shape.constraints.push_back(std::move(clue));
}

} // namespace sudoku
