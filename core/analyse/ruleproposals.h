#pragma once

#include "core/analyse/possiblerepairs.h"
#include "core/solve/solve.h"

#include <optional>
#include <vector>

namespace sudoku {

/// A rule that leaves one solution of a puzzle with several.
struct RuleProposal : PossibleRepair
{
    Grid solution = {};     ///< that is left
    bool isNewKind = false; ///< the puzzle has no rule of this kind yet
};

struct [[nodiscard]] RuleProposals
{
    /// Solved if the search is complete; None if the puzzle has rules of cells and no solution.
    OrHalt<Outcome> outcome;
    /// Those of kinds on the board first, numbers of open clues before them. If the search halted, those
    /// found so far.
    std::vector<RuleProposal> proposals = {};
};

/// The most proposals that findRuleProposals() returns.
inline constexpr std::size_t maxRuleProposals = 8;
/// The most of one kind, so that there is a choice.
inline constexpr std::size_t maxProposalsOfAKind = 3;

/// Looks for single rules that leave exactly one solution of \a puzzle, or \a wanted alone if a solution is
/// wanted: the number of an open clue, a dot, a longer thermometer. Nothing is
/// proposed for a puzzle without rules of cells, and rules of kinds that it does not have only where those of
/// other kinds help nothing. Some solutions refute most
/// rules, which leave two of them; a check settles each other one, and its solutions refute further rules.
RuleProposals findRuleProposals(const Puzzle &puzzle, const std::optional<Grid> &wanted = {},
                                const SolveOptions &options = {}, const std::stop_token &stop = {});

} // namespace sudoku
