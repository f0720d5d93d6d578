#pragma once

#include "core/rules/activerules.h"
#include "core/search/digitmask.h"

#include <map>
#include <optional>
#include <span>
#include <vector>

namespace sudoku {

/// Finds the sets of digits that some cells can have together. Their digits differ, and each two of the cells
/// have the same rule about pairs: a renban line of four cells has four consecutive digits.
class MatchingSets
{
public:
    explicit MatchingSets(std::span<const ActiveRule> rules);

    /// Returns the sets of digits for \a cells. Returns nothing if there are very many sets, or unless each
    /// two of the cells have the same rule, which must be symmetric.
    std::optional<std::vector<DigitMask>> of(const std::vector<Cell> &cells) const;

private:
    std::map<std::pair<Cell, Cell>, const std::vector<DigitSet> *> m_allowed; // of a symmetric rule
};

} // namespace sudoku
