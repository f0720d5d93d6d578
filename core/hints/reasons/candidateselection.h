#pragma once

#include "core/board/random.h"
#include "core/hints/reasons/premise.h"

#include <span>
#include <vector>

namespace sudoku {

/// Candidates, by number, that are chosen so that none excludes another. What is chosen is undone in the
/// reverse order, so that a selection costs no allocation.
class CandidateSelection
{
public:
    explicit CandidateSelection(const Exclusions &exclusions);

    /// Chooses \a candidate, which must be free.
    void choose(int candidate);
    /// Excludes \a candidate, whether it is free or not.
    void exclude(int candidate);
    /// Returns how much was done; undoTo() undoes what was done since.
    std::size_t mark() const { return m_done.size(); }
    void undoTo(std::size_t mark);
    /// Excludes \a candidate for good. It must not be chosen.
    void remove(int candidate) { ++m_excludedBy[candidate]; }

    bool isFree(int candidate) const { return m_excludedBy[candidate] == 0 && !m_isChosen[candidate]; }
    bool isChosen(int candidate) const { return m_isChosen[candidate] != 0; }
    const std::vector<char> &chosen() const { return m_isChosen; }

    /// Chooses as many of \a candidates as possible: free ones in a random order, then two in exchange for
    /// one as long as there are such. What was chosen before stays. (The exchanges: Andrade, Resende,
    /// Werneck, "Fast local search for the maximum independent set problem", 2012.)
    void fill(std::vector<int> candidates, Random &random);

private:
    struct Done
    {
        int candidate;
        enum { Chosen, Excluded, Dropped } what;
    };

    bool exchange(std::span<const int> candidates);
    bool chooseTwoOf(std::span<const int> rivals, int dropped);
    void put(int candidate, bool isChosen);
    int onlyRival(int candidate) const;
    bool excludesOther(int candidate, int other) const;

    const Exclusions *m_exclusions;
    std::vector<int> m_excludedBy; // how many chosen ones exclude a candidate, and for what else
    std::vector<char> m_isChosen;
    std::vector<Done> m_done;
    std::vector<char> m_isKept;
    std::vector<std::vector<int>> m_rivals; // by the chosen one that alone excludes them
};

} // namespace sudoku
