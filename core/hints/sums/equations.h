#pragma once

#include "core/hints/steps/position.h"
#include "core/hints/sums/sumequation.h"

#include <memory>
#include <span>
#include <vector>

namespace sudoku {

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
