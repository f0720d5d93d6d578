#include "core/generate/deriveconstraints.h"

#include "core/board/stopcheck.h"
#include "core/generate/growcages.h"
#include "core/rules/violations.h"
#include "core/variants/constraintproblem.h"
#include "core/variants/own/ownkind.h"
#include "core/variants/squares.h"
#include "core/variants/straightline.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <string>

namespace sudoku {
namespace {

constexpr std::size_t minPathLength = 3; // shorter ones are no lines to look at
constexpr int triesForEachPath = 20;

class ConstraintDeriver
{
public:
    ConstraintDeriver(const Puzzle &shape, const Grid &solution, const Variant &kind, Random &random,
                      const std::stop_token &stop, const DeriveOptions &options)
        : m_shape(shape),
          m_geometry(shape.geometry),
          m_solution(solution),
          m_kind(kind),
          m_random(random),
          m_stop(stop),
          m_options(options),
          m_isUsed(solution.cellCount())
    {
        for (const Constraint &constraint : options.kept)
            for (const Cell cell : constraint.cells)
                m_isUsed[cell] = true;
    }

    std::vector<Constraint> run()
    {
        switch (m_kind.input) {
        case Input::Cells:
            if (isOwn())
                derivePaths(); // groups of cells that touch
            else
                m_kind.isDistinct ? deriveCages() : deriveSingleCells();
            break;
        case Input::Path:
            derivePaths();
            break;
        case Input::Neighbours:
            derivePairs();
            break;
        case Input::Block:
            deriveBlocks();
            break;
        case Input::Line:
            deriveLines({{0, 1}, {1, 0}});
            break;
        case Input::Diagonal:
            deriveLines({{1, 1}, {1, -1}, {-1, 1}, {-1, -1}});
            break;
        case Input::Nothing:
        case Input::Clones:
            break;
        }
        return std::move(m_derived);
    }

private:
    std::vector<Cell> shuffledCells()
    {
        std::vector<Cell> cells(m_solution.cellCount());
        std::iota(cells.begin(), cells.end(), 0);
        m_random.shuffle(cells);
        return cells;
    }

    std::optional<Cell> cellAt(int row, int column) const { return m_geometry.findCell(row, column); }

    /// Returns the neighbours of \a cell that no constraint has yet, in random order.
    std::vector<Cell> freeNeighbours(Cell cell)
    {
        std::vector<Cell> found;
        for (int row = -1; row <= 1; ++row)
            for (int column = -1; column <= 1; ++column)
                if (row != 0 || column != 0)
                    if (const auto next =
                            cellAt(m_geometry.rowOf(cell) + row, m_geometry.columnOf(cell) + column);
                        next && !m_isUsed[*next])
                        found.push_back(*next);
        m_random.shuffle(found);
        return found;
    }

    /// Returns whether the solution satisfies \a constraint; returns false after the stop, so that the search
    /// ends soon.
    bool isKept(const Constraint &constraint)
    {
        m_isStopped = m_isStopped || isStopped(m_stop);
        return !m_isStopped && !findProblem(m_geometry, constraint)
               && !m_kind.rules(m_shape, constraint).empty() // or it would say nothing
               && sudoku::isKept(m_shape, constraint, m_solution);
    }

    /// Returns the constraint on \a cells, with the numbers of the solution if it takes numbers, or nothing
    /// if the solution satisfies none.
    std::optional<Constraint> constraintOf(std::vector<Cell> cells, bool withNumber)
    {
        Constraint constraint{&m_kind, std::move(cells)};
        if (!withNumber)
            return isKept(constraint) ? std::optional(constraint) : std::nullopt;
        std::vector<int> kept;
        for (const int number : numbersToTry(constraint.cells)) {
            constraint.numbers = {number};
            if (std::ssize(kept) < m_kind.maxNumbers && isKept(constraint))
                kept.push_back(number);
        }
        constraint.numbers = std::move(kept);
        return constraint.numbers.empty() ? std::nullopt : std::optional(constraint);
    }

    /// Whether a person has made the kind.
    bool isOwn() const { return m_kind.data != nullptr; }

    /// Returns the numbers that the digits of \a cells can add up to, and smaller ones, in any order: an own
    /// rule does not say which numbers go with it, and the smallest may be the one that says least.
    std::vector<int> ownNumbersToTry(const std::vector<Cell> &cells)
    {
        std::vector<int> numbers(cells.size() * m_geometry.digitCount() + 1);
        std::iota(numbers.begin(), numbers.end(), 0);
        m_random.shuffle(numbers);
        return numbers;
    }

    std::vector<int> numbersToTry(const std::vector<Cell> &cells)
    {
        if (isOwn())
            return ownNumbersToTry(cells);
        if (!m_kind.commonNumbers.empty())
            return {m_kind.commonNumbers.begin(), m_kind.commonNumbers.end()};
        const NumberRange range = m_kind.numbers(m_geometry, cells);
        std::vector<int> numbers(std::max(0, range.max - range.min + 1));
        std::iota(numbers.begin(), numbers.end(), range.min);
        if (m_kind.logic == LineLogic::NoSum)
            m_random.shuffle(numbers); // many are right
        return numbers;
    }

    int wantedCount() const { return (m_options.isDense ? 3 : 1) * m_geometry.size(); }

    bool needsNumber() const
    {
        return m_kind.number == NumberUse::Needed || m_kind.number == NumberUse::Open;
    }

    void keep(Constraint constraint)
    {
        if (m_kind.input == Input::Cells && !isOwn())
            std::ranges::sort(constraint.cells);
        for (const Cell cell : constraint.cells)
            m_isUsed[cell] = true;
        m_derived.push_back(std::move(constraint));
    }

    void deriveCages()
    {
        for (std::vector<Cell> &cage : growCages(m_geometry, m_solution, m_random, m_options.cages))
            if (auto constraint = constraintOf(std::move(cage), true))
                keep(std::move(*constraint));
    }

    /// Derives one constraint for half of the cells that may have it.
    void deriveSingleCells()
    {
        std::vector<Cell> fitting;
        for (const Cell cell : shuffledCells())
            if (isKept({&m_kind, {cell}}))
                fitting.push_back(cell);
        fitting.resize((fitting.size() + 1) / 2);
        std::ranges::sort(fitting);
        if (!fitting.empty())
            keep({&m_kind, std::move(fitting)});
    }

    void derivePaths()
    {
        const int wanted = wantedCount();
        for (int i = 0; i < wanted * triesForEachPath && std::ssize(m_derived) < wanted; ++i)
            if (auto path = findPath(static_cast<Cell>(m_random.below(m_isUsed.size()))))
                keep(std::move(*path));
    }

    /// Extends a path from \a start at random, preferably so that it may end there.
    std::optional<Constraint> findPath(Cell start)
    {
        std::optional<Constraint> longest;
        Constraint path{&m_kind, {start}};
        const std::size_t longer = m_options.isDense ? m_geometry.digitCount() - minPathLength + 1 : 4;
        const std::size_t wanted =
            std::max(minPathLength + m_random.below(longer), static_cast<std::size_t>(m_kind.minCells));
        while (!m_isUsed[path.cells.front()] && path.cells.size() < wanted) {
            std::vector<Cell> onward = freeNeighbours(path.cells.back());
            std::erase_if(onward,
                          [&](Cell next) { return std::ranges::find(path.cells, next) != path.cells.end(); });
            if (onward.empty())
                break;
            path.cells.push_back(onward.front());
            auto fitting = constraintOf(path.cells, needsNumber());
            for (std::size_t i = 1; i < onward.size() && !fitting; ++i) {
                path.cells.back() = onward[i];
                fitting = constraintOf(path.cells, needsNumber());
            }
            if (path.cells.size() >= minPathLength && fitting)
                longest = std::move(fitting);
        }
        return longest;
    }

    /// Derives constraints between all neighbours that satisfy it, and the negative constraint ("all dots are
    /// given") if there is one.
    void derivePairs()
    {
        for (Cell cell = 0; cell < m_solution.cellCount(); ++cell) {
            const int row = m_geometry.rowOf(cell);
            const int column = m_geometry.columnOf(cell);
            for (const auto next : {cellAt(row, column + 1), cellAt(row + 1, column)}) {
                if (!next)
                    continue;
                auto pair = constraintOf({cell, *next}, needsNumber());
                if (!pair)
                    pair = constraintOf({*next, cell}, needsNumber());
                if (pair)
                    keep(std::move(*pair));
            }
        }
        for (const Variant *variant : variants())
            if (variant->negativeOf == &m_kind)
                m_derived.push_back({variant, {}});
        const Variant *all = isOwn() ? findOwnKind("all-" + std::string(m_kind.id)) : nullptr;
        if (all && all->negativeOf == &m_kind)
            m_derived.push_back({all, {}});
    }

    void deriveBlocks()
    {
        for (const Cell cell : shuffledCells()) {
            std::vector<Cell> cells = squareFrom(m_geometry, cell);
            if (cells.empty() || std::ssize(m_derived) >= wantedCount())
                continue;
            if (std::ranges::any_of(cells, [this](Cell each) { return m_isUsed[each]; }))
                continue;
            if (auto block = constraintOf(std::move(cells), needsNumber()))
                keep(std::move(*block));
        }
    }

    struct Step
    {
        int rows;
        int columns;
    };

    /// Derives lines from each cell at the edge in each direction; only some of the diagonals.
    void deriveLines(const std::vector<Step> &steps)
    {
        const bool isSparse = m_kind.input == Input::Diagonal;
        for (const Cell start : shuffledCells())
            for (const Step step : steps) {
                const auto next =
                    cellAt(m_geometry.rowOf(start) + step.rows, m_geometry.columnOf(start) + step.columns);
                if (!next || (isSparse && std::ssize(m_derived) >= wantedCount()))
                    continue;
                std::vector<Cell> line = straightFrom(m_geometry, start, *next);
                if (line.size() < minPathLength)
                    continue;
                if (auto constraint = constraintOf(std::move(line), needsNumber()))
                    keep(std::move(*constraint));
            }
    }

    const Puzzle &m_shape;
    const Geometry &m_geometry;
    const Grid &m_solution;
    const Variant &m_kind;
    Random &m_random;
    const std::stop_token &m_stop;
    const DeriveOptions &m_options;
    bool m_isStopped = false;
    std::vector<bool> m_isUsed;
    std::vector<Constraint> m_derived;
};

} // namespace

bool canBeDerived(const Variant &kind)
{
    if (kind.isAboutRegions || kind.logic == LineLogic::Tally)
        return false; // nobody knows the regions; few cells have the counts of digits that it wants
    switch (kind.input) {
    case Input::Nothing:
    case Input::Clones:
        return false;
    case Input::Cells: // regions without a number would have to be as large as a house
        if (kind.data)
            return true;
        return kind.isDistinct ? kind.number != NumberUse::None
                               : kind.number == NumberUse::None && kind.minCells == 1;
    case Input::Path:
    case Input::Neighbours:
    case Input::Block:
    case Input::Line:
    case Input::Diagonal:
        break;
    }
    return true;
}

bool hasCages(const Variant &kind)
{
    return kind.input == Input::Cells && kind.isDistinct && kind.sums;
}

std::vector<Constraint> deriveConstraints(const Puzzle &shape, const Grid &solution, const Variant &kind,
                                          Random &random, const std::stop_token &stop,
                                          const DeriveOptions &options)
{
    if (!canBeDerived(kind) || !kind.isFor(shape.geometry))
        return {};
    return ConstraintDeriver(shape, solution, kind, random, stop, options).run();
}

} // namespace sudoku
