#include "core/generate/rarity.h"

#include "core/generate/irregularboard.h"
#include "core/generate/minimalsizes.h"
#include "core/rules/activerules.h"

#include <algorithm>
#include <map>

namespace sudoku {
namespace {

/// Minimal puzzles with rules are found in seconds up to this size.
constexpr int maxSoonMinimal = 12;
/// Hard puzzles with symmetric clues are rare up to this size.
constexpr int maxSmall = 8;
/// The size from which boards with two kinds of added houses are hard to fill.
constexpr int hardWithHouses = 16;

constexpr int rareExplainer = 90;     // an ER of 9.0
constexpr int percentOfFewSteps = 30; // of the cells
/// So many cells have clues in nearly all puzzles that are found soon, above 9x9 and above 16x16.
constexpr int percentAbove9 = 35;
constexpr int percentAbove16 = 45;

/// Returns whether a puzzle with so few clues is hardly ever that easy.
bool hasTooFewToBeEasy(const GenerateRequest &request)
{
    constexpr int rareAbove = 5; // the smallest number: on 9x9, those of fewer than 22 clues
    const std::optional<int> known = knownMinimum(request.shape);
    return known && request.derived.empty() && request.difficulty.level
           && *request.difficulty.level <= Level::Medium && request.goal != ClueGoal::Minimal
           && request.clues < *known + rareAbove;
}

/// Returns whether so few clues hardly ever suffice on a large board. Up to 16x16 marks make up for the clues
/// of beginners.
bool hasTooFewOnLargeBoard(const GenerateRequest &request)
{
    const int size = request.shape.geometry.size();
    if (size <= maxMinimalWithRules || request.goal == ClueGoal::Minimal)
        return false;
    if (size <= maxMinimal && request.difficulty.isForBeginners && !request.derived.empty())
        return false;
    const int percent = size > maxMinimal ? percentAbove16 : percentAbove9;
    return request.clues < request.shape.geometry.cellCount() * percent / 100;
}

/// Returns whether a rule adds houses that cover a large board, as disjoint groups do, and another one adds
/// houses too: several, unless the board is larger still.
bool hasHousesOfTwoKinds(const Puzzle &shape)
{
    const int size = shape.geometry.size();
    if (size < hardWithHouses)
        return false;
    std::map<ConstraintIndex, int> housesOf;
    for (const ActiveRule &active : activeRules(shape))
        if (const auto *constraint = std::get_if<ConstraintIndex>(&active.source);
            constraint && std::holds_alternative<rule::House>(active.rule))
            ++housesOf[*constraint];
    const auto countOf = [&](int least) {
        return std::ranges::count_if(housesOf, [least](const auto &entry) { return entry.second >= least; });
    };
    return countOf(size) > 0 && countOf(size > hardWithHouses ? 1 : 2) > 1;
}

/// Returns whether few boards have such rules about neighbours all over them: on irregular regions that are
/// given any, on large boards those of more than two cells.
bool hasRareBoard(const GenerateRequest &request)
{
    const Geometry &geometry = request.shape.geometry;
    const bool isUneven =
        !request.hasRandomRegions && !geometry.boxes() && geometry.size() > maxSoonIrregular;
    const bool isUsual = !isUneven && geometry.size() <= maxMinimalWithRules;
    if (isUsual || geometry.regionCount() != geometry.size()) // without regions digits may be repeated
        return false;
    const auto isOfNeighbours = [isUneven](const ActiveRule &active) {
        return std::holds_alternative<rule::Automaton>(active.rule)
               || (isUneven && std::holds_alternative<rule::Pair>(active.rule));
    };
    return std::ranges::count_if(activeRules(request.shape), isOfNeighbours) >= geometry.cellCount() / 2;
}

/// Returns whether each clue must be needed, and the puzzle have a level that few such puzzles have.
bool hasRareMinimalLevel(const GenerateRequest &request)
{
    const std::optional<Level> level = request.difficulty.level;
    return request.isMinimal && !request.derived.empty() && level && *level < Level::Extreme
           && (*level == Level::Easy || request.shape.geometry.size() > maxMinimalWithRules);
}

} // namespace

std::optional<Rarity> rarityOf(const GenerateRequest &request)
{
    const Difficulty &wish = request.difficulty;
    const int size = request.shape.geometry.size();
    const int cells = request.shape.geometry.cellCount();
    if (hasTooFewToBeEasy(request))
        return Rarity::FewEasyClues;
    if (request.isMinimal && wish.isForBeginners)
        return Rarity::EasyMinimal;
    if (hasRareMinimalLevel(request))
        return Rarity::MinimalLevel;
    if (size <= maxSmall && wish.level >= Level::Unfair && request.derived.empty()
        && request.symmetry != &symmetries().front())
        return Rarity::SmallHard;
    if (wish.rating && wish.rating->scale == RatingScale::Explainer && wish.rating->min >= rareExplainer)
        return Rarity::HighRating;
    if ((wish.level.value_or(Level::Easy) >= Level::Medium || wish.hardSteps.min > 0)
        && wish.steps.max < cells * percentOfFewSteps / 100)
        return Rarity::FewSteps;
    if (size > maxMinimal && wish.level >= (request.derived.empty() ? Level::Extreme : Level::Unfair))
        return Rarity::LargeHard;
    if (request.isMinimal && (size > maxMinimal || (size > maxSoonMinimal && hasRules(request))))
        return Rarity::LargeMinimal;
    if (hasTooFewOnLargeBoard(request))
        return Rarity::FewClues;
    const bool isRare = hasRareBoard(request) || hasHousesOfTwoKinds(request.shape);
    return isRare ? std::optional(Rarity::FewBoards) : std::nullopt;
}

} // namespace sudoku
