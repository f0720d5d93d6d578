#pragma once

#include "core/hints/explainer/chainhint.h"
#include "core/hints/explainer/multiplechains.h"
#include "core/hints/explainer/staticchains.h"

#include <map>
#include <optional>
#include <string>

namespace sudoku {

/// A step on the way of a rating.
struct ExplainerStep
{
    int rating; ///< in tenths
    std::string name;
    std::vector<Candidate> eliminations;
    std::optional<Candidate> placement = {};
};

/// What the producers of steps read, and the searches that they keep.
struct ExplainerState
{
    const ScanOrder &order;
    Marks marks;
    std::stop_token stop;
    std::optional<StaticChains> staticChains = {};
    std::map<int, MultipleChains> multipleChains = {}; ///< by index of the producer
};

/// Finds the first step of its techniques, or nothing.
struct ExplainerProducer
{
    std::optional<ExplainerStep> (*find)(ExplainerState &state, int argument);
    int argument;  ///< a size or a level
    int minRating; ///< the lowest rating of its steps
};

std::optional<ExplainerStep> findHiddenSingle(ExplainerState &state, int);
std::optional<ExplainerStep> findDirectLocked(ExplainerState &state, int);
std::optional<ExplainerStep> findDirectHiddenSet(ExplainerState &state, int size);
std::optional<ExplainerStep> findNakedSingle(ExplainerState &state, int);
std::optional<ExplainerStep> findLocked(ExplainerState &state, int);
std::optional<ExplainerStep> findNakedSet(ExplainerState &state, int size);
std::optional<ExplainerStep> findHiddenSet(ExplainerState &state, int size);
std::optional<ExplainerStep> findFish(ExplainerState &state, int size);
std::optional<ExplainerStep> findWing(ExplainerState &state, int pivotSize);
std::optional<ExplainerStep> findUniqueLoop(ExplainerState &state, int);
std::optional<ExplainerStep> findUniversalGrave(ExplainerState &state, int);
std::optional<ExplainerStep> findAligned(ExplainerState &state, int size);
std::optional<ExplainerStep> findStaticChain(ExplainerState &state, int);
std::optional<ExplainerStep> findNishio(ExplainerState &state, int);
std::optional<ExplainerStep> findMultipleChain(ExplainerState &state, int);
std::optional<ExplainerStep> findDynamicChain(ExplainerState &state, int level);

} // namespace sudoku
