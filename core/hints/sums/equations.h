#pragma once

#include "core/hints/steps/position.h"

#include <memory>
#include <span>
#include <vector>

namespace sudoku {

/// Cells whose sum follows from full houses and cages: the digits of \e plus less those of \e minus are
/// \e total. (The "rule of 45" of Killer Sudoku.) Of n houses that share no cell and of cages that share
/// none, the cells of the houses that are in no cage ("innies") less the cells of the cages outside
/// ("outies") are n times the total of a house less the totals of the cages.
struct SumEquation
{
    std::vector<Cell> plus;
    std::vector<Cell> minus;
    int total;
    std::vector<int> houses;      ///< indices of RuleIndex::houses(); none if two cages share cells
    std::vector<int> constraints; ///< the cages and other sums, in their order
    bool isInside = true;         ///< whether \e plus is in the houses, and \e minus outside; or the reverse
};

/// The equations of a puzzle that have few cells. A memo keeps them: they depend on the rules alone.
class SumEquations
{
public:
    /// Returns those of single houses, which are soon found.
    static std::shared_ptr<const SumEquations> ofOneHouse(const Position &position);
    /// Returns those of two to four houses that cages connect, in whatever shape, and those of two cages that
    /// share cells. On large boards these are only the first few thousand sets of houses.
    static std::shared_ptr<const SumEquations> ofSeveral(const Position &position);

    std::span<const SumEquation> all() const { return m_equations; }

private:
    static std::shared_ptr<const SumEquations> make(const Position &position, bool isOfOneHouse);
    explicit SumEquations(std::shared_ptr<const RuleIndex> rules) : m_rules(std::move(rules)) {}

    std::shared_ptr<const RuleIndex> m_rules;
    std::vector<SumEquation> m_equations;
};

} // namespace sudoku
