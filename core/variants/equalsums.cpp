#include "core/variants/equalsums.h"

#include "core/board/automaton.h"

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

/// Reads \a firstCount digits, then others with the same sum.
rule::Automaton sameSumAutomaton(const std::vector<Cell> &cells, int firstCount, DigitValues values)
{
    using State = std::pair<int, int>; // how many digits were read, and by how much the first ones are ahead
    const int count = static_cast<int>(cells.size());
    const auto step = [=](State state, int value) -> std::optional<State> {
        const auto [read, ahead] = state;
        const State next{read + 1, read < firstCount ? ahead + value : ahead - value};
        const int rest = count - std::max(next.first, firstCount);
        const bool canBecomeLevel =
            next.first < firstCount
            || (next.second >= rest * values.first && next.second <= rest * values.last());
        return canBecomeLevel ? std::optional(next) : std::nullopt;
    };
    const auto accepts = [=](State state) { return state == State{count, 0}; };
    return withCoefficients(makeAutomaton(cells, values, State{0, 0}, step, accepts), values,
                            std::vector<int>(static_cast<std::size_t>(firstCount), 1));
}

} // namespace

Rule equalSums(std::vector<Cell> one, const std::vector<Cell> &other, DigitValues values)
{
    static AutomatonCache known;
    const int firstCount = static_cast<int>(one.size());
    one.insert(one.end(), other.begin(), other.end());
    return known.get(
        one, values, [&] { return sameSumAutomaton(one, firstCount, values); }, firstCount);
}

} // namespace sudoku
