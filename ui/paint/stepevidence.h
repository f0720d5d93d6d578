#pragma once

#include "core/board/digitset.h"
#include "core/hints/steps/step.h"

#include <vector>

namespace sudoku {

/// The evidence of a step and its conclusions, as a board shows them.
struct StepEvidence
{
    struct House
    {
        std::vector<Cell> cells;
        HouseRole role;
    };

    std::vector<House> houses = {};
    std::vector<EvidenceGroup> groups = {};
    std::vector<std::vector<ChainLink>> chains = {};
    std::vector<Candidate> placements = {};
    std::vector<Candidate> eliminations = {};
    /// By cell: all candidates, which stand plainly beside the evidence in its cells; or empty.
    std::vector<DigitSet> candidates = {};

    bool isEmpty() const
    {
        return houses.empty() && groups.empty() && chains.empty() && placements.empty()
               && eliminations.empty();
    }
};

} // namespace sudoku
