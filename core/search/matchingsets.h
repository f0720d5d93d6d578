#pragma once

#include "core/rules/activerules.h"
#include "core/search/digitmask.h"

#include <map>
#include <optional>
#include <span>
#include <vector>

namespace sudoku {

/// Finds the sets of digits that cells with different digits can have together, where each two of the cells
/// have the same rule about pairs: a renban line of four has four digits in a row.
class MatchingSets
{
public:
    explicit MatchingSets(std::span<const ActiveRule> rules);

    /// Returns the sets of digits for \a cells, or nothing if not each two of them have the same rule, the
    /// same in both directions, or if there are very many sets.
    std::optional<std::vector<DigitMask>> of(const std::vector<Cell> &cells) const;

private:
    std::map<std::pair<Cell, Cell>, const std::vector<DigitSet> *> m_allowed; // of a symmetric rule
};

} // namespace sudoku
