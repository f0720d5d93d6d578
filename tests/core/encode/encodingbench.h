#pragma once

#include "core/encode/encoding.h"
#include "tests/satdata.h"
#include "tests/testdata.h"

#include <set>

namespace sudoku::encodingbench {

using ClauseSet = std::multiset<Clause>;

inline Encoding encoded(const Puzzle &puzzle, const EncodeOptions &options)
{
    const std::vector<ActiveRule> rules = activeRules(puzzle);
    Candidates candidates = Candidates::all(puzzle.geometry);
    if (options.kind == EncodingKind::Facts) {
        candidates = Candidates::ofGivens(puzzle);
        require(propagatorOf(puzzle, {}, {})->propagate(candidates, {}) == Propagation::Done,
                "a puzzle that contradicts itself");
    }
    return *encode(puzzle, rules, candidates, options, {});
}

inline Encoding fullyEncoded(const Puzzle &puzzle, bool sharesBetweenHouses)
{
    return encoded(puzzle, {.kind = EncodingKind::FullFacts, .sharesBetweenHouses = sharesBetweenHouses});
}

inline Clause sorted(Clause clause)
{
    std::ranges::sort(clause);
    return clause;
}

inline ClauseSet clauseSet(const Cnf &cnf)
{
    ClauseSet set;
    for (Clause &clause : clausesOf(cnf))
        set.insert(sorted(std::move(clause)));
    return set;
}

} // namespace sudoku::encodingbench
