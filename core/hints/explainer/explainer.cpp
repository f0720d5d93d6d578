#include "core/hints/explainer/explainer.h"

#include "core/board/stopcheck.h"
#include "core/hints/explainer/explainerproducers.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

using Result = std::optional<ExplainerStep>;

std::string nameOf(const ChainHint &hint, int level)
{
    using enum ChainKind;
    constexpr std::array<std::string_view, 6> suffixes{"",
                                                       " (+)",
                                                       " (+ Forcing Chains)",
                                                       " (+ Multiple Forcing Chains)",
                                                       " (+ Dynamic Forcing Chains)",
                                                       " (+ Dynamic Forcing Chains (+ Forcing Chains))"};
    constexpr int turbotComplexity = 6;
    constexpr int xWingComplexity = 4;
    const std::string prefix = level < 0 ? "" : "Dynamic ";
    const std::string suffix(level < 0 ? "" : suffixes[level]);
    switch (hint.kind) {
    case XCycle:
        return hint.complexity == xWingComplexity ? "Generalized X-Wing" : "Bidirectional X-Cycle";
    case XChain:
        return hint.complexity == turbotComplexity ? "Turbot Fish" : "Forcing X-Chain";
    case YCycle:
        return "Bidirectional Y-Cycle";
    case XyCycle:
        return "Bidirectional Cycle";
    case XyChain:
        return "Forcing Chain";
    case Double:
        return prefix + "Double Forcing Chains" + suffix;
    case EachDigit:
        return prefix + "Cell Forcing Chains" + suffix;
    case EachPlace:
        return prefix + "Region Forcing Chains" + suffix;
    case Contradiction:
        return prefix + "Contradiction Forcing Chains" + suffix;
    case Nishio:
        break;
    }
    return "Nishio Forcing Chains";
}

/// Returns the best chain of \a search.
template <typename Search>
Result bestChain(ExplainerState &state, Search &search, int level = -1)
{
    ChainCollector collector(ChainCollector::Wanted::Best);
    search.find(state.marks, collector);
    for (ChainHint &hint : collector.takeHints()) {
        ExplainerStep step{hint.rating, nameOf(hint, level), std::move(hint.eliminations)};
        if (LiteralCode::isOn(hint.target) && !isCycle(hint.kind))
            step.placement = LiteralCode(state.order.rules()).candidate(hint.target);
        return step;
    }
    return {};
}

Result bestMultipleChain(ExplainerState &state, const ChainMode &mode, int key)
{
    const auto [entry, isNew] =
        state.multipleChains.try_emplace(key, state.order, state.marks, mode, state.stop);
    return bestChain(state, entry->second, mode.isDynamic && !mode.isNishio ? mode.patternLevel : -1);
}

// In the order in which they are asked.
constexpr auto producers = std::to_array<ExplainerProducer>({
    {findHiddenSingle, 0, 10},
    {findDirectLocked, 0, 17},
    {findDirectHiddenSet, 2, 20},
    {findNakedSingle, 0, 23},
    {findDirectHiddenSet, 3, 25},
    {findLocked, 0, 26},
    {findNakedSet, 2, 30},
    {findFish, 2, 32},
    {findHiddenSet, 2, 34},
    {findNakedSet, 3, 36},
    {findFish, 3, 38},
    {findHiddenSet, 3, 40},
    {findWing, 2, 42},
    {findWing, 3, 44},
    {findUniqueLoop, 0, 45},
    {findNakedSet, 4, 50},
    {findFish, 4, 52},
    {findHiddenSet, 4, 54},
    {findUniversalGrave, 0, 56},
    {findAligned, 2, 62},
    {findStaticChain, 0, 65},
    {findAligned, 3, 75},
    {findNishio, 0, 75},
    {findMultipleChain, 0, 80},
    {findDynamicChain, 0, 85},
    {findDynamicChain, 1, 90},
    {findDynamicChain, 2, 95},
    {findDynamicChain, 3, 100},
    {findDynamicChain, 4, 105},
    {findDynamicChain, 5, 110},
});

/// Returns nothing if it was stopped or nobody has a step of at most \a maxRating. \a minRating becomes what
/// the step has at least.
Result nextExplainerStep(ExplainerState &state, int maxRating, int &minRating)
{
    for (const ExplainerProducer &producer : producers) {
        minRating = producer.minRating;
        if (minRating > maxRating)
            return {};
        Result step = producer.find(state, producer.argument);
        if (isStopped(state.stop))
            return {};
        if (step)
            return step;
    }
    return {};
}

void count(ExplainerRating &rating, const ExplainerStep &step, bool &hasPlaced)
{
    if (rating.ed == 0)
        rating.ed = step.rating;
    if (step.rating > rating.er) {
        rating.er = step.rating;
        rating.hardest = step.name;
    }
    if (!hasPlaced)
        rating.ep = rating.er;
    hasPlaced = hasPlaced || step.placement;
    const auto known = std::ranges::find(rating.techniques, step.name, &ExplainerRating::Count::name);
    if (known == rating.techniques.end())
        rating.techniques.push_back({step.name, 1});
    else
        ++known->count;
}

} // namespace

Result findStaticChain(ExplainerState &state, int)
{
    if (!state.staticChains)
        state.staticChains.emplace(state.order, state.stop);
    return bestChain(state, *state.staticChains);
}

Result findNishio(ExplainerState &state, int)
{
    return bestMultipleChain(state, {.isNishio = true, .isDynamic = true}, -2);
}

Result findMultipleChain(ExplainerState &state, int)
{
    return bestMultipleChain(state, {}, -1);
}

Result findDynamicChain(ExplainerState &state, int level)
{
    return bestMultipleChain(state, {.isDynamic = true, .patternLevel = level}, level);
}

ExplainerRating explainerRating(const Position &start, const std::stop_token &stop, int maxRating)
{
    const ScanOrder order(start.rules());
    ExplainerState state{order, Marks(start), stop};
    ExplainerRating rating;
    bool hasPlaced = false;
    while (!state.marks.isSolved()) {
        int minRating = 0;
        const Result step = nextExplainerStep(state, maxRating, minRating);
        if (!step) {
            rating.er = std::max(rating.er, minRating);
            rating.ep = hasPlaced ? rating.ep : rating.er;
            rating.ed = rating.ed == 0 ? minRating : rating.ed;
            return rating;
        }
        count(rating, *step, hasPlaced);
        if (rating.er > maxRating)
            return rating;
        if (step->placement)
            state.marks.place(step->placement->cell, step->placement->digit);
        else
            for (const auto &[cell, digit] : step->eliminations)
                state.marks.remove(cell, digit);
    }
    rating.isComplete = true;
    return rating;
}

} // namespace sudoku
