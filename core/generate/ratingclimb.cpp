#include "core/generate/ratingclimb.h"

#include "core/analyse/reduction.h"
#include "core/board/stopcheck.h"
#include "core/generate/clueaim.h"
#include "core/generate/filledboard.h"
#include "core/hints/explainer/explainer.h"
#include "core/solve/guesssearch.h"

#include <algorithm>
#include <map>
#include <utility>

namespace sudoku {
namespace {

/// Below such an ER puzzles are found by DifficultySearch.
constexpr int minEr = 95;
constexpr int firstPuzzles = 2000;
constexpr std::size_t maxMembers = 40;
constexpr int othersOfEach = 12;
constexpr int roundsBeforeRating = 8;
constexpr int ratingsInRound = 2;
constexpr std::size_t maxNearest = 10;
constexpr int othersOfNearest = 12;
constexpr std::size_t ratingsOfOthers = 3; // of those of the nearest, in a round
/// The members have come to resemble each other by then, so that others begin.
constexpr int roundsOfMembers = 60;
constexpr int maxRounds = 600;
constexpr int maxRemoved = 2; // groups of clues
/// After clues were removed: with more of them few clues decide.
constexpr std::size_t solutionsLookedAt = 300;
constexpr int cluesBeforeGivingUp = 3;
/// The ER from which on Explainer follows several chains within each other: it looks for minutes.
constexpr int slowExplainer = 100;

std::vector<Digit> digitsOf(const Grid &grid)
{
    std::vector<Digit> digits(grid.cellCount());
    for (Cell cell = 0; cell < grid.cellCount(); ++cell)
        digits[cell] = grid[cell];
    return digits;
}

} // namespace

bool RatingClimb::isFor(const GenerateRequest &request)
{
    const std::optional<RatingRange> &wish = request.difficulty.rating;
    return wish && wish->scale == RatingScale::Explainer && wish->min >= minEr
           && ClassicSearch::suits(request.shape) && request.derived.empty() && !request.hasRandomRegions
           && request.clueWish.isEmpty() && symmetricPattern(request).without.empty();
}

RatingClimb::RatingClimb(const GenerateRequest &request, const SymmetricPattern &pattern, Random &random,
                         const SolveOptions &options, const std::stop_token &stop, Report report)
    : m_request(request),
      m_pattern(pattern),
      m_random(random),
      m_options(options),
      m_stop(stop),
      m_report(std::move(report)),
      m_search(request.shape.givens)
{
    m_options.maxGuesses = defaultGuesses;
}

OrHalt<Outcome> RatingClimb::findNearer()
{
    while (!isStopped()) {
        if (m_toRate.empty()) {
            if (m_rounds == maxRounds)
                return Outcome::None;
            goOn();
        } else if (rateNext()) {
            return Outcome::Solved;
        }
    }
    return halted(Halt::Stopped);
}

double RatingClimb::effort() const
{
    return static_cast<double>(m_rounds) / maxRounds;
}

bool RatingClimb::isStopped() const
{
    return sudoku::isStopped(m_stop);
}

/// Replaces members by harder ones that are made of them, and chooses the puzzles to rate.
void RatingClimb::goOn()
{
    if (m_rounds++ % roundsOfMembers == 0)
        begin();
    std::vector<Member> members = othersOf(m_members, othersOfEach);
    members.insert(members.begin(), m_members.begin(), m_members.end());
    m_members = hardestOf(std::move(members), maxMembers);
    if ((m_rounds - 1) % roundsOfMembers < roundsBeforeRating)
        return;
    m_toRate = hardestOf(othersOf(m_nearest, othersOfNearest), ratingsOfOthers);
    for (int i = 0; i < ratingsInRound; ++i) {
        const auto next = std::ranges::find(m_members, false, &Member::isRated);
        if (next == m_members.end())
            return;
        next->isRated = true;
        m_toRate.push_back(*next);
    }
}

/// Makes the first members.
void RatingClimb::begin()
{
    m_seen.clear();
    m_nearest.clear();
    std::vector<Member> members;
    for (int i = 0; i < firstPuzzles; ++i) {
        Member member{m_request.shape, fillBoard(m_request.shape, m_random, m_options, m_stop).grid};
        if (isStopped())
            return;
        member.puzzle = withAllGivens(std::move(member.puzzle), m_pattern, member.solution);
        reduce(member);
        member.weakness = m_weakness.of(member.puzzle.givens);
        members.push_back(std::move(member));
        m_report();
    }
    m_members = hardestOf(std::move(members), maxMembers);
}

/// Returns what changes of \a members lead to, at most \a tries of each.
std::vector<RatingClimb::Member> RatingClimb::othersOf(const std::vector<Member> &members, int tries)
{
    std::vector<Member> others;
    for (const Member &member : members)
        for (int i = 0; i < tries && !isStopped(); ++i) {
            if (std::optional<Member> other = otherOf(member))
                others.push_back(std::move(*other));
            m_report();
        }
    return others;
}

std::vector<RatingClimb::Member> RatingClimb::hardestOf(std::vector<Member> members, std::size_t count)
{
    std::ranges::stable_sort(members, {}, &Member::weakness);
    if (members.size() > count)
        members.erase(members.begin() + static_cast<std::ptrdiff_t>(count), members.end());
    return members;
}

/// Returns nothing if no clue was found soon, or the puzzle was there before.
std::optional<RatingClimb::Member> RatingClimb::otherOf(const Member &member)
{
    Member other{member.puzzle, member.solution};
    const std::vector<CellGroup> given = shuffledGroups(m_pattern, member.puzzle, true, m_random);
    const std::size_t removed = std::min<std::size_t>(1 + m_random.below(maxRemoved), given.size());
    for (std::size_t i = 0; i < removed; ++i)
        other.puzzle = withoutGivens(std::move(other.puzzle), given[i]);
    if (!makeUnique(other))
        return {};
    reduce(other);
    if (isStopped() || !m_seen.insert(digitsOf(other.puzzle.givens)).second)
        return {};
    other.weakness = m_weakness.of(other.puzzle.givens);
    return other;
}

/// Adds clues until there is one solution. Returns false if that takes too many.
bool RatingClimb::makeUnique(Member &member)
{
    for (int i = 0; i < cluesBeforeGivingUp; ++i) {
        const std::vector<Grid> solutions = solutionsOf(member.puzzle);
        if (solutions.empty())
            return false; // stopped
        if (solutions.size() == 1) {
            member.solution = solutions.front();
            return true;
        }
        if (solutions.size() <= solutionsLookedAt && addDecisiveClues(member, solutions))
            return true;
        const std::vector<CellGroup> missing = freeGroups(m_pattern, member.puzzle, false);
        const Grid &solution = solutions[m_random.below(solutions.size())];
        member.puzzle =
            withGivens(std::move(member.puzzle), missing[m_random.below(missing.size())], solution);
    }
    return false;
}

/// Adds a group of clues that a single one of all \a solutions has. Returns false if there is none.
bool RatingClimb::addDecisiveClues(Member &member, const std::vector<Grid> &solutions)
{
    for (const CellGroup &group : shuffledGroups(m_pattern, member.puzzle, false, m_random)) {
        std::map<std::vector<Digit>, std::vector<int>> solutionsWith;
        for (int i = 0; i < std::ssize(solutions); ++i) {
            std::vector<Digit> digits;
            for (const Cell cell : group)
                digits.push_back(solutions[i][cell]);
            solutionsWith[digits].push_back(i);
        }
        std::vector<int> single;
        for (const auto &[digits, indices] : solutionsWith)
            if (indices.size() == 1)
                single.push_back(indices.front());
        if (single.empty())
            continue;
        member.solution = solutions[single[m_random.below(single.size())]];
        member.puzzle = withGivens(std::move(member.puzzle), group, member.solution);
        return true;
    }
    return false;
}

/// Returns one more than \a solutionsLookedAt at most.
std::vector<Grid> RatingClimb::solutionsOf(const Puzzle &puzzle)
{
    std::vector<Grid> solutions;
    m_search.restart(puzzle.givens);
    while (solutions.size() <= solutionsLookedAt && m_search.next(m_stop) == Outcome::Solved)
        solutions.push_back(m_search.solution());
    return isStopped() ? std::vector<Grid>() : solutions;
}

void RatingClimb::reduce(Member &member)
{
    Reduction reduction(member.puzzle, member.solution,
                        shuffledGroups(m_pattern, member.puzzle, true, m_random), m_options);
    [[maybe_unused]] const OrHalt<Outcome> outcome = reduction.run({}, m_stop); // a stop is seen later
    member.puzzle = reduction.puzzle();
}

/// Rates a puzzle that was chosen for it. Returns whether it is nearer than all before.
bool RatingClimb::rateNext()
{
    Member member = std::move(m_toRate.back());
    m_toRate.pop_back();
    const bool isKnown = rate(member);
    m_report();
    if (isStopped())
        return false;
    const bool isNearer = isKnown && (member.distance < m_bestDistance || member.distance == 0);
    if (isNearer) {
        m_bestDistance = member.distance;
        m_found = member;
    }
    m_nearest.push_back(std::move(member));
    std::ranges::stable_sort(m_nearest, {},
                             [](const Member &near) { return std::pair(near.distance, near.weakness); });
    if (m_nearest.size() > maxNearest)
        m_nearest.pop_back();
    return isNearer;
}

/// Sets how far \a member is from the wish. Returns false if it is farther, above it.
bool RatingClimb::rate(Member &member) const
{
    const RatingRange &wish = *m_request.difficulty.rating;
    const int limit = wish.min < slowExplainer ? std::min(wish.max, slowExplainer) : wish.max;
    const ExplainerRating rating = explainerRating(Position(member.puzzle, m_options.memo), m_stop, limit);
    member.distance = std::max({0, wish.min - rating.er, rating.er - limit});
    return rating.isComplete;
}

} // namespace sudoku
