#include "core/generate/difficultygauge.h"

#include "core/hints/explainer/explainer.h"
#include "core/hints/hodokurating.h"

#include <algorithm>
#include <array>
#include <limits>

namespace sudoku {
namespace {

/// Returns the number of regions in which an open cell has a single candidate, or is the only place of a
/// digit in a house.
int regionsWithSingles(const Position &position)
{
    const Geometry &geometry = position.rules().geometry();
    std::vector<bool> hasSingle(geometry.regionCount());
    const auto note = [&](Cell cell) {
        if (const int region = geometry.regionOf(cell); region != noRegion && position.isOpen(cell))
            hasSingle[region] = true;
    };
    std::ranges::for_each(position.nakedSingles(), note);
    for (const Candidate &candidate : position.hiddenSingles())
        note(candidate.cell);
    return static_cast<int>(std::ranges::count(hasSingle, true));
}

/// Returns in how many regions an easier puzzle begins at least.
int minRegionsOf(Level level, int regionCount)
{
    switch (level) {
    case Level::Easy:
        return regionCount / 2;
    case Level::Medium:
        return regionCount / 4;
    default:
        return 0;
    }
}

} // namespace

/// What the steps of a walkthrough come to.
struct DifficultyGauge::Tally
{
    bool isSolved = false;
    bool isProof = true;
    int score = 0;
    std::vector<const Technique *> kinds = {};
    GeneralRating general = {};
    Grid end = {};

    Level level() const
    {
        int level = static_cast<int>(Level::Extreme);
        while (level > 0 && general.counts[level] == 0)
            --level;
        return static_cast<Level>(level);
    }

    StepCounts steps() const
    {
        const int hardest = general.counts[static_cast<int>(level())];
        const int easy = general.counts[static_cast<int>(Level::Easy)];
        return {.hardest = hardest,
                .others = level() == Level::Easy ? 0 : general.stepCount - easy - hardest};
    }

    void add(const Technique &technique, int cellCount)
    {
        score += technique.score;
        general.add(technique, cellCount);
        isProof = isProof && !technique.traits.assumesUniqueness && !technique.traits.asksSolver;
        if (std::ranges::find(kinds, &technique) == kinds.end())
            kinds.push_back(&technique);
    }

    int hardSteps() const { return general.stepCount - general.counts[static_cast<int>(Level::Easy)]; }

    bool isWithin(const Limits &limits) const
    {
        return score <= limits.score && hardSteps() <= limits.hardSteps;
    }

    bool has(const Technique &wanted) const
    {
        return std::ranges::any_of(kinds,
                                   [&](const Technique *technique) { return isKindOf(*technique, wanted); });
    }
};

DifficultyGauge::DifficultyGauge(Difficulty wish, const RuleIndex &rules, const Memo &memo)
    : m_wish(std::move(wish)),
      m_memo(memo),
      m_isHodoku(rules.isClassic9x9()),
      m_endsAtExtreme(m_wish == Difficulty{.level = Level::Extreme})
{
    if (m_wish.level && rules.otherRules().empty()) // a person begins with cages, lines and dots otherwise
        m_minRegions = minRegionsOf(*m_wish.level, rules.geometry().regionCount());
    const bool hasScore = m_wish.rating && m_wish.rating->scale == RatingScale::Hodoku;
    m_ratedLimits.level = m_endsAtExtreme ? Level::Unfair : maxLevelOf(m_wish);
    m_ratedLimits.score = hasScore ? m_wish.rating->max : std::numeric_limits<int>::max();
    if (m_isHodoku && m_wish.level)
        m_ratedLimits.score = std::min(m_ratedLimits.score, maxHodokuScore(*m_wish.level));
    m_limits = m_ratedLimits;
    if (!m_wish.allowed.empty())
        m_limits = {.score = std::numeric_limits<int>::max()};
    m_limits.hardest = m_wish.hardest;
    m_limits.hardSteps = m_wish.hardSteps.max;
    if (m_wish.allowed.empty()) {
        m_ladder = ladderWithin(ladderOf(m_wish, rules), m_limits);
        return;
    }
    m_ladder = ladderWithin(ladderOf(m_wish, rules), m_limits);
    if (m_wish.level || hasScore)
        m_ratedLadder = ladderWithin(defaultLadder(rules), m_ratedLimits);
}

/// Returns \a ladder without what follows the last technique that the limits allow. What is too hard and
/// stands before that one stays, because it may be the next step.
Ladder DifficultyGauge::ladderWithin(Ladder ladder, const Limits &limits) const
{
    while (!ladder.empty()
           && (ladder.back()->level > limits.level
               || (limits.hardest && isHarder(*ladder.back(), *limits.hardest))))
        ladder.pop_back();
    return ladder;
}

DifficultyGauge::Tally DifficultyGauge::walk(const Position &start, const Ladder &ladder,
                                             const Limits &limits, const std::stop_token &stop) const
{
    Tally tally;
    Position position = start;
    while (!position.isSolved()) {
        const std::optional<Step> step = nextStep(position, ladder, stop);
        if (!step || step->technique->level > limits.level
            || (limits.hardest && isHarder(*step->technique, *limits.hardest)))
            break;
        tally.add(*step->technique, start.rules().cellCount());
        if (!tally.isWithin(limits) || (!m_isHodoku && tally.general.level > limits.level))
            break;
        position.apply(*step);
    }
    tally.isSolved = position.isSolved();
    tally.isProof = tally.isProof && tally.isSolved;
    tally.end = position.digits();
    return tally;
}

Assessment DifficultyGauge::assess(const Puzzle &puzzle, const std::stop_token &stop) const
{
    const Position start(puzzle, m_memo);
    const Tally tally = walk(start, m_ladder, m_limits, stop);
    Assessment result{.isProof = tally.isProof, .steps = tally.steps(), .end = tally.end};
    DifficultyDistance &distance = result.distance;
    if (!tally.isSolved) {
        if (!m_endsAtExtreme)
            distance.open = tally.end.cellCount() - tally.end.filledCount();
        return result;
    }
    if (m_ratedLadder.empty()) {
        compareLevel(distance, tally);
        compareRating(distance, tally, start, stop);
        if (!m_isHodoku && m_wish.allowed.empty())
            result.rating = levelRating(tally.general);
    } else {
        const Tally rated = walk(start, m_ratedLadder, m_ratedLimits, stop);
        distance.open = rated.end.cellCount() - rated.end.filledCount();
        compareLevel(distance, rated);
        compareRating(distance, rated, start, stop);
    }
    for (const Technique *technique : m_wish.needed)
        distance.missing += tally.has(*technique) ? 0 : 1;
    distance.missing += m_wish.hardest && !tally.has(*m_wish.hardest) ? 1 : 0;
    const int steps = tally.general.stepCount;
    distance.steps = std::max({0, m_wish.steps.min - steps, steps - m_wish.steps.max})
                     + std::max(0, m_wish.hardSteps.min - tally.hardSteps());
    distance.isCrowded = regionsWithSingles(start) < m_minRegions;
    return result;
}

void DifficultyGauge::compareLevel(DifficultyDistance &distance, const Tally &tally) const
{
    if (!m_wish.level)
        return;
    Level level = m_isHodoku || m_wish.isByHardestStep ? tally.level() : tally.general.level;
    while (m_isHodoku && !m_wish.isByHardestStep && tally.score > maxHodokuScore(level))
        level = static_cast<Level>(static_cast<int>(level) + 1);
    distance.levels = std::max(0, static_cast<int>(*m_wish.level) - static_cast<int>(level));
}

void DifficultyGauge::compareRating(DifficultyDistance &distance, const Tally &tally, const Position &start,
                                    const std::stop_token &stop) const
{
    if (!m_wish.rating || distance.open > 0)
        return;
    const auto &[scale, min, max] = *m_wish.rating;
    int rating = tally.score;
    if (scale == RatingScale::Explainer) {
        rating = explainerRating(start, stop, max).er;
        if (rating > max)
            distance.open = start.openCount();
    }
    distance.rating = std::max({0, min - rating, rating - max});
}

} // namespace sudoku
