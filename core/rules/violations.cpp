#include "core/rules/violations.h"

#include "core/board/automaton.h"
#include "core/board/linerank.h"
#include "core/rules/foundregions.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

class ViolationFinder
{
public:
    ViolationFinder(const Grid &digits, int digitCount, std::vector<Violation> &found)
        : m_digits(digits),
          m_digitCount(digitCount),
          m_found(found)
    {
    }

    void check(const ActiveRule &active)
    {
        m_source = active.source;
        std::visit([this](const auto &rule) { check(rule); }, active.rule);
    }

private:
    void check(const rule::House &house) { checkDistinct(house.cells); }
    void check(const rule::Distinct &distinct) { checkDistinct(distinct.cells); }

    void checkDistinct(const std::vector<Cell> &cells)
    {
        for (std::size_t i = 0; i < cells.size(); ++i)
            for (std::size_t j = i + 1; j < cells.size(); ++j)
                if (m_digits.isFilled(cells[i]) && m_digits[cells[i]] == m_digits[cells[j]])
                    report({cells[i], cells[j]}, m_digits[cells[i]]);
    }

    void check(const rule::Sum &sum)
    {
        int min = 0;
        int max = 0;
        for (const Cell cell : sum.cells) {
            min += m_digits.isFilled(cell) ? m_digits[cell] : 1;
            max += m_digits.isFilled(cell) ? m_digits[cell] : m_digitCount;
        }
        if (sum.total < min || sum.total > max)
            report(sum.cells, noDigit);
    }

    void check(const rule::Pair &pair)
    {
        const Digit first = m_digits[pair.first];
        const Digit second = m_digits[pair.second];
        if (first != noDigit && second != noDigit && !pair.allowed[first].contains(second))
            report({pair.first, pair.second}, first == second ? first : noDigit);
    }

    void check(const rule::Domain &domain)
    {
        if (m_digits.isFilled(domain.cell) && !domain.allowed.contains(m_digits[domain.cell]))
            report({domain.cell}, noDigit);
    }

    void check(const rule::Automaton &automaton)
    {
        std::vector<DigitSet> digits;
        for (const Cell cell : automaton.cells)
            digits.push_back(m_digits.isFilled(cell) ? DigitSet{m_digits[cell]}
                                                     : DigitSet::all(m_digitCount));
        if (!acceptsSome(automaton, digits))
            report(automaton.cells, noDigit);
    }

    /// Regions that are not found yet break nothing.
    void check(const rule::Regions &demand)
    {
        if (!m_digits.regions().empty() && !areKept(demand, m_digits))
            report(demand.cells, noDigit);
    }

    /// Names the line alone, which the clue is about, although it depends on others.
    void check(const rule::Rank &rank)
    {
        std::vector<DigitSet> digits;
        for (Cell cell = 0; cell < m_digits.cellCount(); ++cell)
            digits.push_back(m_digits.isFilled(cell) ? DigitSet{m_digits[cell]}
                                                     : DigitSet::all(m_digitCount));
        if (!narrowToRank(digits, rank))
            report(rank.cells, noDigit);
    }

    void report(std::vector<Cell> cells, Digit digit)
    {
        std::ranges::sort(cells);
        m_found.push_back({m_source, std::move(cells), digit});
    }

    const Grid &m_digits;
    int m_digitCount;
    std::vector<Violation> &m_found;
    RuleSource m_source;
};

/// Returns whether no house of \a geometry has a digit twice.
bool obeysHouses(const Geometry &geometry, const Grid &solution)
{
    std::array<DigitSet, maxBoardSize * maxBoardSize> digits;
    for (Cell cell = 0; cell < solution.cellCount(); ++cell)
        digits[cell].insert(solution[cell]);
    return std::ranges::all_of(geometry.houses(), [&](const House &house) {
        DigitSet seen;
        for (const Cell cell : house.cells)
            seen |= digits[cell];
        return seen.size() == std::ssize(house.cells);
    });
}

} // namespace

std::vector<Violation> findViolations(const Puzzle &puzzle, const Grid &digits)
{
    return findViolations(activeRules(puzzle), digits, puzzle.geometry.digitCount());
}

std::vector<Violation> findViolations(std::span<const ActiveRule> rules, const Grid &digits, int digitCount)
{
    std::vector<Violation> found;
    ViolationFinder finder(digits, digitCount, found);
    for (const ActiveRule &active : rules)
        finder.check(active);
    return found;
}

std::vector<Violation> findViolations(const Board &board)
{
    return findViolations(board.puzzle, board.digits());
}

bool isKept(const Puzzle &puzzle, const Constraint &constraint, const Grid &grid)
{
    std::vector<Violation> found;
    ViolationFinder finder(grid, puzzle.geometry.digitCount(), found);
    for (Rule &rule : constraint.variant->rules(puzzle, constraint))
        finder.check({std::move(rule), ConstraintIndex{0}});
    return found.empty();
}

bool isSolution(const Puzzle &puzzle, const Grid &solution)
{
    const Grid &givens = puzzle.givens;
    if (solution.cellCount() != givens.cellCount())
        return false;
    for (Cell cell = 0; cell < solution.cellCount(); ++cell) {
        if (solution[cell] < 1 || solution[cell] > puzzle.geometry.digitCount())
            return false;
        if (givens.isFilled(cell) && givens[cell] != solution[cell])
            return false;
    }
    if (hasUnknownRegions(puzzle) && solution.regions().empty())
        return false; // nothing shows that there are any
    return obeysHouses(puzzle.geometry, solution)
           && (puzzle.constraints.empty() || findViolations(puzzle, solution).empty());
}

} // namespace sudoku
