#pragma once

#include "core/board/random.h"
#include "core/generate/generaterequest.h"
#include "core/planes/trialweakness.h"
#include "core/solve/puzzlesolver.h"

#include <functional>
#include <limits>
#include <optional>
#include <set>
#include <vector>

namespace sudoku {

/// Looks for puzzles with a rating that hardly any has, on the board of newspapers.
///
/// It keeps the puzzles that resist trials most (see TrialWeakness), of many random minimal ones at first. In
/// each round it makes others of them: it removes a clue or two, adds another one that leaves a single
/// solution, often another solution than before, and then every clue goes that is not needed. After some
/// rounds the hardest few are rated, and others are made of those with the nearest ratings, too.
class RatingClimb
{
public:
    /// Called after each puzzle that was made or rated.
    using Report = std::function<void()>;

    /// Returns whether \a request asks for such a rating, on such a board.
    static bool isFor(const GenerateRequest &request);

    /// All arguments must outlive the search.
    RatingClimb(const GenerateRequest &request, const SymmetricPattern &pattern, Random &random,
                const SolveOptions &options, const std::stop_token &stop, Report report);

    /// Goes on until a puzzle has a rating as wished, or nearer to it than all before. Returns Solved then,
    /// and None if the search gives up.
    [[nodiscard]] OrHalt<Outcome> findNearer();

    /// Returns the minimal puzzle that was found last, and its solution; valid after Solved.
    const Puzzle &puzzle() const { return m_found->puzzle; }
    const Grid &solution() const { return m_found->solution; }
    /// Returns the part that is done of the work after which the search gives up.
    double effort() const;

private:
    struct Member
    {
        Puzzle puzzle;
        Grid solution;
        std::int64_t weakness = TrialWeakness::none;
        bool isRated = false;
        int distance = std::numeric_limits<int>::max(); ///< of the rating, once it is known, from the wish
    };

    bool isStopped() const;
    void goOn();
    void begin();
    std::vector<Member> othersOf(const std::vector<Member> &members, int tries);
    static std::vector<Member> hardestOf(std::vector<Member> members, std::size_t count);
    std::optional<Member> otherOf(const Member &member);
    bool makeUnique(Member &member);
    bool addDecisiveClues(Member &member, const std::vector<Grid> &solutions);
    std::vector<Grid> solutionsOf(const Puzzle &puzzle);
    void reduce(Member &member);
    bool rateNext();
    bool rate(Member &member) const;

    const GenerateRequest &m_request;
    const SymmetricPattern &m_pattern;
    Random &m_random;
    SolveOptions m_options;
    const std::stop_token &m_stop;
    Report m_report;
    TrialWeakness m_weakness;
    ClassicSearch m_search;
    std::vector<Member> m_members; ///< the hardest first
    std::set<std::vector<Digit>> m_seen;
    std::vector<Member> m_toRate;  ///< in this round
    std::vector<Member> m_nearest; ///< of those that were rated, the nearest first
    int m_bestDistance = std::numeric_limits<int>::max();
    int m_rounds = 0;
    std::optional<Member> m_found;
};

} // namespace sudoku
