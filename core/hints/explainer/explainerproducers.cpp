#include "core/hints/explainer/explainerproducers.h"

#include "core/hints/explainer/alignedexclusion.h"
#include "core/hints/explainer/deadlypatterns.h"
#include "core/hints/explainer/patterns.h"

#include <array>

namespace sudoku {
namespace {

using Result = std::optional<ExplainerStep>;

const std::array<std::string, 5> setNames{"", "", "Pair", "Triplet", "Quad"};

Result hiddenSingleOf(const Marks &marks, int house, int rating)
{
    for (Digit digit = 1; digit <= marks.digitCount(); ++digit)
        if (const Places places = marks.placesIn(house, digit); std::has_single_bit(places))
            return ExplainerStep{rating, "Hidden Single", {}, Candidate{marks.cellAt(house, places), digit}};
    return {};
}

} // namespace

Result findHiddenSingle(ExplainerState &state, int)
{
    constexpr int lastCellRating = 10;
    constexpr int boxRating = 12;
    constexpr int lineRating = 15;
    const RuleIndex &rules = state.order.rules();
    for (const bool isLast : {true, false})
        for (const int house : state.order.houses()) {
            if (!rules.house(house).hasEachDigit || (state.marks.openCountIn(house) == 1) != isLast)
                continue;
            const int rating = isLast                                      ? lastCellRating
                               : rules.house(house).type == HouseType::Box ? boxRating
                                                                           : lineRating;
            if (Result step = hiddenSingleOf(state.marks, house, rating))
                return step;
        }
    return {};
}

Result findNakedSingle(ExplainerState &state, int)
{
    constexpr int rating = 23;
    for (Cell cell = 0; cell < state.order.rules().cellCount(); ++cell)
        if (state.marks.candidates(cell).isSingle())
            return ExplainerStep{
                rating, "Naked Single", {}, Candidate{cell, state.marks.candidates(cell).first()}};
    return {};
}

Result findDirectLocked(ExplainerState &state, int)
{
    constexpr int pointingRating = 17;
    constexpr int claimingRating = 19;
    const RuleIndex &rules = state.order.rules();
    Result step;
    visitLockedDigits(state.order, state.marks, [&](const ScanOrder::Crossing &crossing, Digit digit) {
        const HouseType type = rules.house(crossing.base).type;
        for (const ScanOrder::Crossing &next : state.order.crossings()) {
            if (next.base == crossing.base || next.cover != crossing.cover
                || rules.house(next.base).type != type)
                continue;
            const Places places = state.marks.placesIn(next.base, digit);
            const Places rest = places & ~next.inBase;
            if (rest == places || !std::has_single_bit(rest))
                continue;
            const bool isPointing = type == HouseType::Box;
            step = ExplainerStep{isPointing ? pointingRating : claimingRating,
                                 isPointing ? "Direct Pointing" : "Direct Claiming",
                                 eliminationsOfLocked(state.marks, crossing, digit),
                                 Candidate{state.marks.cellAt(next.base, rest), digit}};
            return false;
        }
        return true;
    });
    return step;
}

Result findLocked(ExplainerState &state, int)
{
    constexpr int pointingRating = 26;
    constexpr int claimingRating = 28;
    Result step;
    visitLockedDigits(state.order, state.marks, [&](const ScanOrder::Crossing &crossing, Digit digit) {
        const bool isPointing = state.order.rules().house(crossing.base).type == HouseType::Box;
        step =
            ExplainerStep{isPointing ? pointingRating : claimingRating, isPointing ? "Pointing" : "Claiming",
                          eliminationsOfLocked(state.marks, crossing, digit)};
        return false;
    });
    return step;
}

Result findDirectHiddenSet(ExplainerState &state, int size)
{
    const int rating = size == 2 ? 20 : 25;
    Result step;
    const auto lookFurther = [&](int house, DigitSet digits, Places places) {
        for (Digit digit = 1; digit <= state.marks.digitCount(); ++digit) {
            const Places all = state.marks.placesIn(house, digit);
            if (digits.contains(digit) || std::has_single_bit(all) || !std::has_single_bit(all & ~places))
                continue;
            step = ExplainerStep{rating, "Direct Hidden " + setNames[size],
                                 eliminationsOfHiddenSet(state.marks, house, digits, places),
                                 Candidate{state.marks.cellAt(house, all & ~places), digit}};
            return false;
        }
        return true;
    };
    visitHiddenSets(state.order, state.marks, size, size + 1, lookFurther);
    return step;
}

Result findHiddenSet(ExplainerState &state, int size)
{
    constexpr std::array ratings{0, 0, 34, 40, 54};
    Result step;
    visitHiddenSets(
        state.order, state.marks, size, 2 * size + 1, [&](int house, DigitSet digits, Places places) {
            std::vector<Candidate> eliminations = eliminationsOfHiddenSet(state.marks, house, digits, places);
            if (!eliminations.empty())
                step = ExplainerStep{ratings[size], "Hidden " + setNames[size], std::move(eliminations)};
            return !step;
        });
    return step;
}

Result findNakedSet(ExplainerState &state, int size)
{
    constexpr std::array ratings{0, 0, 30, 36, 50};
    Result step;
    visitNakedSets(state.order, state.marks, size, [&](int house, Places places, DigitSet digits) {
        std::vector<Candidate> eliminations = eliminationsOfNakedSet(state.marks, house, places, digits);
        if (!eliminations.empty())
            step = ExplainerStep{ratings[size], "Naked " + setNames[size], std::move(eliminations)};
        return !step;
    });
    return step;
}

Result findFish(ExplainerState &state, int size)
{
    constexpr std::array ratings{0, 0, 32, 38, 52};
    const std::array<std::string, 5> names{"", "", "X-Wing", "Swordfish", "Jellyfish"};
    Result step;
    visitFish(state.order, state.marks, size, [&](const Fish &fish) {
        std::vector<Candidate> eliminations = eliminationsOfFish(state.order, state.marks, fish);
        if (!eliminations.empty())
            step = ExplainerStep{ratings[size], names[size], std::move(eliminations)};
        return !step;
    });
    return step;
}

namespace {

/// Returns what the pivot and its two pincers eliminate.
std::vector<Candidate> eliminationsOfWing(const ExplainerState &state, Cell pivot, Cell one, Cell other)
{
    const Marks &marks = state.marks;
    const DigitSet common = marks.candidates(one) & marks.candidates(other);
    const bool isXyz = marks.candidates(pivot).size() > 2;
    if (!common.isSingle()
        || (marks.candidates(one) | marks.candidates(other)) != (marks.candidates(pivot) | common)
        || marks.candidates(pivot).contains(common.first()) != isXyz)
        return {};
    CellSet seen = state.order.rules().peers(one) & state.order.rules().peers(other);
    if (isXyz)
        seen &= state.order.rules().peers(pivot);
    std::vector<Candidate> eliminations;
    for (const Cell cell : seen)
        if (marks.has(cell, common.first()))
            eliminations.push_back({cell, common.first()});
    return eliminations;
}

} // namespace

Result findWing(ExplainerState &state, int pivotSize)
{
    const bool isXyz = pivotSize > 2;
    const int rating = isXyz ? 44 : 42;
    for (Cell pivot = 0; pivot < state.order.rules().cellCount(); ++pivot) {
        if (state.marks.candidates(pivot).size() != pivotSize)
            continue;
        const auto peers = state.order.peersOf(pivot);
        for (std::size_t i = 0; i < peers.size(); ++i) {
            if (state.marks.candidates(peers[i]).size() != 2)
                continue;
            for (std::size_t j = i + 1; j < peers.size(); ++j) {
                if (state.marks.candidates(peers[j]).size() != 2)
                    continue;
                std::vector<Candidate> eliminations = eliminationsOfWing(state, pivot, peers[i], peers[j]);
                if (!eliminations.empty())
                    return ExplainerStep{rating, isXyz ? "XYZ-Wing" : "XY-Wing", std::move(eliminations)};
            }
        }
    }
    return {};
}

Result findUniqueLoop(ExplainerState &state, int)
{
    if (!state.order.rules().hasOnlyHouses())
        return {};
    constexpr std::size_t rectangle = 4;
    for (DeadlyPattern &loop : uniqueLoops(state.order, state.marks, state.stop))
        return ExplainerStep{loop.rating,
                             (loop.cells.size() == rectangle ? "Unique Rectangle type " : "Unique Loop type ")
                                 + std::to_string(loop.type),
                             std::move(loop.eliminations)};
    return {};
}

Result findUniversalGrave(ExplainerState &state, int)
{
    if (!state.order.rules().hasOnlyHouses())
        return {};
    for (DeadlyPattern &grave : universalGraves(state.order, state.marks))
        return ExplainerStep{grave.rating, "BUG type " + std::to_string(grave.type),
                             std::move(grave.eliminations)};
    return {};
}

Result findAligned(ExplainerState &state, int size)
{
    const int rating = size == 2 ? 62 : 75;
    for (AlignedExclusion &aligned : alignedExclusions(state.order, state.marks, size, 1, state.stop))
        return ExplainerStep{rating, "Aligned " + setNames[size] + " Exclusion",
                             std::move(aligned.eliminations)};
    return {};
}

} // namespace sudoku
