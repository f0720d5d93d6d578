#include "core/hints/sums/equations.h"

#include "core/hints/sums/equationsearch.h"

namespace sudoku {

std::shared_ptr<const SumEquations> SumEquations::ofOneHouse(const Position &position)
{
    return make(position, true);
}

std::shared_ptr<const SumEquations> SumEquations::ofSeveral(const Position &position)
{
    return make(position, false);
}

std::shared_ptr<const SumEquations> SumEquations::make(const Position &position, bool isOfOneHouse)
{
    return position.memo().last<SumEquations>(
        [&](const SumEquations &last) { return last.m_rules == position.sharedRules(); },
        [&] {
            const std::shared_ptr<SumEquations> made(new SumEquations(position.sharedRules()));
            EquationSearch search(position.rules());
            made->m_equations = isOfOneHouse ? search.ofOneHouse() : search.ofSeveral();
            return made;
        },
        isOfOneHouse ? 1 : 0);
}

} // namespace sudoku
