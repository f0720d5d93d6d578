#pragma once

#include "core/hints/explainer/branch.h"

#include <limits>
#include <vector>

namespace sudoku {

/// The kinds of chains, as Sudoku Explainer prefers them among equals: see rankOf().
enum class ChainKind {
    Double, ///< the same follows from a candidate and from its contrary
    XCycle,
    XChain,
    YCycle,
    XyCycle,
    XyChain,
    EachDigit, ///< the same follows from each candidate of a cell
    EachPlace, ///< the same follows from each place of a digit in a house
    Contradiction,
    Nishio,
};

/// What a chain proves, and its rating by Sudoku Explainer.
struct ChainHint
{
    ChainKind kind;
    int rating = 0; ///< in tenths
    int complexity = 0;
    std::vector<Candidate> eliminations = {}; ///< ascending
    Literal target = -1;                      ///< the conclusion; of a cycle a literal of it
    Cell sourceCell = -1;                     ///< of a cell chain
    int sourceHouse = -1;                     ///< of a region chain
    Digit sourceDigit = noDigit;
    std::vector<Trail> trails = {};
};

inline bool isCycle(ChainKind kind)
{
    return kind == ChainKind::XCycle || kind == ChainKind::YCycle || kind == ChainKind::XyCycle;
}
/// Returns what Sudoku Explainer adds for the length of a chain, in tenths.
int lengthRating(int complexity);
/// Returns the rank of a kind among hints of one rating and complexity; the lowest comes first.
int rankOf(ChainKind kind);

/// Keeps of the hints that a search offers those that matter, and tells the search which still would.
class ChainCollector
{
public:
    enum class Wanted {
        Best,            ///< the first of the lowest rating, complexity and rank
        EachElimination, ///< for each candidate the best that eliminates it
        All,
    };
    /// \a max bounds All.
    explicit ChainCollector(Wanted wanted, std::size_t max = std::numeric_limits<std::size_t>::max())
        : m_wanted(wanted),
          m_max(max)
    {
    }

    /// Hints of other kinds than \a kinds do not matter.
    void restrictTo(std::vector<ChainKind> kinds) { m_kinds = std::move(kinds); }

    /// Returns the highest complexity with which a hint still matters, 0 if no hint of the kind does.
    int maxComplexity(int baseRating, ChainKind kind) const;
    /// Returns whether a hint with these eliminations matters.
    bool wants(int rating, int complexity, ChainKind kind, const std::vector<Candidate> &eliminations) const;
    void take(ChainHint hint);
    bool isFull() const { return m_wanted == Wanted::All && m_hints.size() >= m_max; }

    /// Returns the hints, the best first.
    std::vector<ChainHint> takeHints();

private:
    struct Worth
    {
        int rating;
        int complexity;
        int rank;
        auto operator<=>(const Worth &) const = default; // NOLINT(modernize-use-nullptr)
    };
    const Worth *bestFor(Candidate candidate) const;

    Wanted m_wanted;
    std::size_t m_max;
    std::vector<ChainKind> m_kinds; // all if it is empty
    std::vector<ChainHint> m_hints;
    std::vector<std::pair<Candidate, Worth>> m_best; // by elimination, ascending
};

} // namespace sudoku
