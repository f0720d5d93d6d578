#include "core/hints/story/story.h"

#include "core/board/stopcheck.h"
#include "core/hints/story/argumentreasons.h"
#include "core/hints/story/argumentreplay.h"
#include "core/hints/story/argumentslice.h"
#include "core/hints/story/brokentotal.h"

#include <algorithm>
#include <new>

namespace sudoku {
namespace {

// Some sets take minutes to become minimal, and some single questions about them.
constexpr std::int64_t maxConflictsOfQuestion = 2'000;
constexpr std::int64_t maxConflictsOfSet = 10'000;
constexpr std::int64_t maxConflictsOfSets = 20'000;

SolveOptions limited(SolveOptions options)
{
    options.maxConflicts = maxConflictsOfQuestion;
    return options;
}

/// Tries minimal sets, and keeps the best story.
class StorySearch
{
public:
    StorySearch(const Puzzle &puzzle, const StoryOptions &options, const std::stop_token &stop,
                const StoryProgress &progress)
        : m_puzzle(puzzle),
          m_options(options),
          m_stop(stop),
          m_progress(progress)
    {
    }

    StoryAnswer run(const std::vector<Reason> &known)
    {
        if (!known.empty())
            take(known);
        takeWalks();
        OrHalt<MusOutcome> outcome = MusOutcome::Found;
        if (!hasReadable())
            outcome = takeSets(limited(m_options.solve));
        if (!m_best && outcome == halted(Halt::Stopped) && !isStopped(m_stop))
            outcome = takeSets(m_options.solve); // whatever a question takes
        if (m_best)
            return {MusOutcome::Found, std::move(m_best)};
        return {std::move(outcome)};
    }

private:
    bool hasReadable() const { return m_best && isReadable(*m_best); }

    bool isDone() const
    {
        constexpr int shortEnough = 1;
        return isStopped(m_stop) || std::ssize(m_tried) >= m_options.maxSets
               || (m_best && m_best->isWhole() && lengthOf(m_best->argument) <= shortEnough);
    }

    void take(const std::vector<Reason> &reasons, bool isMinimal = true)
    {
        if (!m_tried.insert(reasons).second)
            return;
        std::optional<Story> story = tellStory(m_puzzle, reasons, m_options.effort, m_stop);
        if (!story)
            return;
        story->isMinimal = isMinimal;
        keepBetter(*std::move(story));
    }

    void keepBetter(Story story)
    {
        if (m_best && !isBetter(story, *m_best))
            return;
        m_best = std::move(story);
        if (m_progress)
            m_progress(*m_best);
    }

    /// Takes a set that is not minimal yet, so that there is a story soon, unless there is one.
    void takeSoon(const ReasonSet &reasons)
    {
        if (m_best)
            return;
        ArgumentEffort effort = m_options.effort;
        effort.orders = 0;
        std::optional<Story> story = tellStory(m_puzzle, {reasons.begin(), reasons.end()}, effort, m_stop);
        if (!story || !story->isWhole()) // then they may not contradict each other
            return;
        story->isMinimal = false;
        keepBetter(*std::move(story));
    }

    /// Takes the sets that walks through the whole puzzle lead to.
    void takeWalks()
    {
        const std::optional<Position> start = Position::of(m_puzzle, m_options.solve.memo, m_stop);
        const std::vector<Violation> violations = findViolations(m_puzzle, m_puzzle.givens);
        if (!start || !violations.empty())
            return; // a MusSearch begins with them
        if (const std::optional<contradiction::TotalBroken> broken = findBrokenTotal(start->rules())) {
            takeReasonsOf(*start, {.end = *broken, .cases = {}});
            return;
        }
        ArgumentSearch search(m_options.effort, m_stop);
        std::optional<Argument> first = search.walk(*start, 0);
        if (!first) { // all orders end in the same position
            if (const Argument beyond = search.find(*start); beyond.isWhole())
                takeReasonsOf(*start, beyond);
            return;
        }
        takeReasonsOf(*start, sliced(*start, *std::move(first), {}, m_stop));
        std::vector<Argument> others;
        for (int seed = 1; seed <= m_options.maxWalks && !isDone(); ++seed)
            if (std::optional<Argument> argument = search.walk(*start, seed))
                others.push_back(sliced(*start, *std::move(argument), {}, m_stop));
        std::ranges::stable_sort(others, {}, lengthOf);
        for (const Argument &argument : others)
            if (!isDone())
                takeReasonsOf(*start, argument);
    }

    void takeReasonsOf(const Position &start, const Argument &argument)
    {
        if (isStopped(m_stop))
            return;
        const ReasonSet suspects = reasonsOf(m_puzzle, start, argument);
        takeSoon(suspects);
        MusShrinker shrinker(m_puzzle, suspects, MusEffort::Minimal, limited(m_options.solve));
        shrinker.limitConflicts(maxConflictsOfSet);
        const OrHalt<Verdict> verdict = shrinker.run(m_stop);
        const ReasonSet reasons = shrinker.reasons(); // none if they do not contradict each other
        if (!reasons.empty() && !isStopped(m_stop))
            take({reasons.begin(), reasons.end()}, verdict == Verdict::Unsatisfiable);
    }

    /// Goes on to other sets where these are found soon. One that is not minimal then is the last.
    OrHalt<MusOutcome> takeSets(const SolveOptions &options)
    {
        MusSearch search(m_puzzle, options);
        search.limitConflicts(maxConflictsOfSet);
        do {
            const MusAnswer answer = search.next(m_stop);
            const bool isFound = answer.outcome == MusOutcome::Found;
            if (!answer.reasons.empty() && !isStopped(m_stop))
                take(answer.reasons, isFound);
            if (!isFound)
                return answer.outcome;
        } while (!isDone() && !hasReadable() && search.statistics().sat.conflicts < maxConflictsOfSets);
        return MusOutcome::Found;
    }

    const Puzzle &m_puzzle;
    const StoryOptions &m_options;
    const std::stop_token &m_stop;
    const StoryProgress &m_progress;
    std::set<std::vector<Reason>> m_tried;
    std::optional<Story> m_best;
};

} // namespace

std::optional<Story> tellStory(const Puzzle &puzzle, const std::vector<Reason> &reasons,
                               const ArgumentEffort &effort, const std::stop_token &stop)
{
    std::set<RuleSource> sources;
    Grid givens(puzzle.geometry.cellCount());
    for (const Reason &reason : reasons)
        if (const auto *given = std::get_if<GivenCell>(&reason))
            givens.set(given->cell, puzzle.givens[given->cell]);
        else
            sources.insert(std::get<RuleSource>(reason));
    const std::shared_ptr<const RuleIndex> rules = RuleIndex::ofPart(puzzle, sources, stop);
    if (!rules)
        return {};
    Story story{reasons, Position(rules, givens), {}};
    for (const Violation &violation : findViolations(puzzle, givens))
        if (sources.contains(violation.source)) {
            story.argument.end = violation;
            return story;
        }
    if (std::optional<contradiction::TotalBroken> broken = findBrokenTotal(*rules)) {
        story.argument.end = *std::move(broken);
        return story;
    }
    story.argument = ArgumentSearch(effort, stop).find(story.start);
    return story;
}

std::optional<Story> tellBrokenTotal(const Puzzle &puzzle, const Memo &memo, const std::stop_token &stop)
{
    if (!findViolations(puzzle, puzzle.givens).empty())
        return {};
    const std::optional<Position> start = Position::of(puzzle, memo, stop);
    if (!start)
        return {};
    std::optional<contradiction::TotalBroken> broken = findBrokenTotal(start->rules());
    if (!broken)
        return {};
    const Argument argument{.end = *std::move(broken), .cases = {}};
    const ReasonSet reasons = reasonsOf(puzzle, *start, argument);
    std::optional<Story> story = tellStory(puzzle, {reasons.begin(), reasons.end()}, {}, stop);
    if (story)
        story->isMinimal = false;
    return story;
}

StoryAnswer findStory(const Puzzle &puzzle, const std::vector<Reason> &known, const StoryOptions &options,
                      const std::stop_token &stop, const StoryProgress &progress)
{
    try {
        return StorySearch(puzzle, options, stop, progress).run(known);
    } catch (const std::bad_alloc &) {
        return {halted(Halt::OutOfMemory)};
    }
}

bool isReadable(const Story &story)
{
    constexpr int maxLength = 30;
    return story.isWhole() && lengthOf(story.argument) <= maxLength;
}

bool isBetter(const Story &one, const Story &other)
{
    if (one.isWhole() != other.isWhole())
        return one.isWhole();
    if (isReadable(one) != isReadable(other))
        return isReadable(one);
    if (one.isMinimal != other.isMinimal && isReadable(one))
        return one.isMinimal;
    const auto length = [](const Story &story) { return lengthOf(story.argument) + depthOf(story.argument); };
    return length(one) != length(other) ? length(one) < length(other)
                                        : one.reasons.size() < other.reasons.size();
}

} // namespace sudoku
