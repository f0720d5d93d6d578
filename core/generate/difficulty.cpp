#include "core/generate/difficulty.h"

#include "core/hints/hodokurating.h"
#include "core/hints/ladderchoice.h"
#include "core/hints/techniques.h"

#include <algorithm>
#include <array>
#include <utility>

namespace sudoku {
namespace {

using ProblemKind = DifficultyProblem::Kind;

/// By level: the highest ER, in tenths, that HoDoKu's techniques of the level need; Explainer has all of
/// them.
constexpr std::array maxErs{std::pair(Level::Easy, 23), std::pair(Level::Medium, 40)};
constexpr int maxEr = 120; // of the hardest puzzles known it is 11.9

bool isAnyOf(const Technique &technique, const std::vector<const Technique *> &wanted)
{
    return std::ranges::any_of(wanted, [&](const Technique *other) { return isKindOf(technique, *other); });
}

/// Returns the techniques that must occur.
std::vector<const Technique *> occurring(const Difficulty &wish)
{
    std::vector<const Technique *> techniques = wish.needed;
    if (wish.hardest)
        techniques.push_back(wish.hardest);
    return techniques;
}

std::optional<DifficultyProblem> findTechniqueProblem(const Difficulty &wish, const RuleIndex &rules)
{
    for (const Technique *technique : wish.allowed)
        if (!finderOf(*technique).isFor(rules))
            return DifficultyProblem{ProblemKind::NotForBoard, technique};
    for (const Technique *technique : occurring(wish)) {
        const Technique &rung = finderOf(*technique);
        if (!rung.isFor(rules))
            return DifficultyProblem{ProblemKind::NotForBoard, technique};
        if (!wish.allowed.empty() && !isAnyOf(*technique, wish.allowed))
            return DifficultyProblem{ProblemKind::NotAllowed, technique};
        if (wish.allowed.empty() && !rung.traits.isOn)
            return DifficultyProblem{ProblemKind::NotUsed, technique};
        if (wish.level && technique->level > *wish.level)
            return DifficultyProblem{ProblemKind::HarderThanLevel, technique, *wish.level};
        if (wish.hardest && isHarder(*technique, *wish.hardest))
            return DifficultyProblem{ProblemKind::HarderThanHardest, technique};
    }
    return {};
}

/// Returns whether no number of steps, the hardest of them \a hardest, makes a puzzle of \a level. On
/// HoDoKu's scale easy ones are never enough for more than Medium; on the general scale many medium or hard
/// ones make the next level.
bool fixesLevel(const Technique &hardest, Level level, const RuleIndex &rules)
{
    if (rules.isClassic9x9())
        return hardest.level == Level::Easy && level > Level::Medium;
    const bool canRise = hardest.level == Level::Medium || hardest.level == Level::Hard;
    return static_cast<int>(level) > static_cast<int>(hardest.level) + (canRise ? 1 : 0);
}

std::optional<DifficultyProblem> findLevelProblem(const Difficulty &wish, const RuleIndex &rules)
{
    const Technique *hardest = wish.hardest;
    if (!wish.allowed.empty() && !hardest)
        hardest = *std::ranges::max_element(wish.allowed, {}, &Technique::level);
    if (wish.level && hardest && hardest->level < *wish.level && fixesLevel(*hardest, *wish.level, rules))
        return DifficultyProblem{ProblemKind::EasierThanLevel, hardest, *wish.level};
    const auto places = [](const Technique *technique) { return technique->level == Level::Easy; };
    if (!wish.allowed.empty() && std::ranges::none_of(wish.allowed, places))
        return DifficultyProblem{ProblemKind::NoPlacement};
    return {};
}

/// Returns the highest level of most puzzles that are rated so: others are hardly worth the time that their
/// ratings take.
Level usualLevelOf(const RatingRange &range)
{
    if (range.scale == RatingScale::Hodoku)
        return range.min < 3000 ? Level::Unfair : Level::Extreme;
    return range.max <= 50 ? Level::Hard : range.max <= 72 ? Level::Unfair : Level::Extreme;
}

bool isAboveLevel(const RatingRange &range, Level level)
{
    if (range.scale == RatingScale::Hodoku)
        return range.min > maxHodokuScore(level);
    return std::ranges::any_of(
        maxErs, [&](const auto &limit) { return level <= limit.first && range.min > limit.second; });
}

std::optional<DifficultyProblem> findRangeProblem(const Difficulty &wish, const RuleIndex &rules)
{
    if (!wish.rating)
        return {};
    const RatingRange &range = *wish.rating;
    if (range.min > range.max)
        return DifficultyProblem{ProblemKind::EmptyRange};
    if (!rules.isClassic9x9())
        return DifficultyProblem{ProblemKind::ScaleOfOtherBoard};
    if (range.scale == RatingScale::Explainer && range.min > maxEr)
        return DifficultyProblem{ProblemKind::RangeAboveAll};
    if (wish.level && isAboveLevel(range, *wish.level))
        return DifficultyProblem{ProblemKind::RangeAboveLevel, nullptr, *wish.level};
    int score = 0;
    for (const Technique *technique : wish.needed)
        score += technique->score;
    if (range.scale == RatingScale::Hodoku && score > range.max)
        return DifficultyProblem{ProblemKind::RangeBelowNeeds};
    return {};
}

std::optional<DifficultyProblem> findStepProblem(const Difficulty &wish)
{
    if (wish.steps.min > wish.steps.max || wish.hardSteps.min > wish.hardSteps.max)
        return DifficultyProblem{ProblemKind::EmptyRange};
    if (wish.hardSteps.min > wish.steps.max)
        return DifficultyProblem{ProblemKind::TooFewSteps};
    if (wish.hardSteps.min > 0 && maxLevelOf(wish) == Level::Easy)
        return DifficultyProblem{ProblemKind::NoHardSteps, nullptr, Level::Easy};
    const std::vector<const Technique *> techniques = occurring(wish);
    const auto isHard = [](const Technique *technique) { return technique->level > Level::Easy; };
    const bool isHardLevel = wish.level && *wish.level > (wish.isByHardestStep ? Level::Easy : Level::Medium);
    const int needed =
        std::max(static_cast<int>(std::ranges::count_if(techniques, isHard)), isHardLevel ? 1 : 0);
    if (wish.hardSteps.max < needed)
        return DifficultyProblem{.kind = ProblemKind::TooFewHardSteps, .number = needed};
    return {};
}

} // namespace

Ladder ladderOf(const Difficulty &wish, const RuleIndex &rules)
{
    if (wish.allowed.empty())
        return defaultLadder(rules);
    LadderChoice choice = hodokuChoice();
    for (LadderRung &rung : choice)
        rung.isOn = std::ranges::any_of(wish.allowed, [&](const Technique *technique) {
            return technique->traits.countsAs == rung.technique->id || isKindOf(*rung.technique, *technique);
        });
    return ladderOf(choice, rules);
}

std::optional<DifficultyProblem> findProblem(const Difficulty &wish, const RuleIndex &rules)
{
    if (const auto problem = findTechniqueProblem(wish, rules))
        return problem;
    if (const auto problem = findLevelProblem(wish, rules))
        return problem;
    if (const auto problem = findRangeProblem(wish, rules))
        return problem;
    return findStepProblem(wish);
}

Level maxLevelOf(const Difficulty &wish)
{
    if (wish.level)
        return *wish.level;
    const std::vector<const Technique *> techniques = wish.allowed.empty() ? occurring(wish) : wish.allowed;
    if (!techniques.empty())
        return (*std::ranges::max_element(techniques, {}, &Technique::level))->level;
    return wish.rating ? usualLevelOf(*wish.rating) : Level::Extreme;
}

} // namespace sudoku
