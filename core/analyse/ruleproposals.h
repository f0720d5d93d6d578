#pragma once

#include "core/analyse/possiblerepairs.h"
#include "core/solve/solve.h"

#include <optional>
#include <vector>

namespace sudoku {

/// A rule that leaves one solution of a puzzle with several.
struct RuleProposal : PossibleRepair
{
    Grid solution = {};     ///< the one that is left
    bool isNewKind = false; ///< the puzzle has no rule of this kind yet
};

struct [[nodiscard]] RuleProposals
{
    /// Solved if the search is complete; None if the puzzle has rules of cells and no solution.
    OrHalt<Outcome> outcome;
    /// Numbers of open clues first, then kinds on the board, then other kinds. If the search halted, those
    /// found so far.
    std::vector<RuleProposal> proposals = {};
};

/// The most proposals that findRuleProposals() returns.
inline constexpr std::size_t maxRuleProposals = 8;
/// The most of one kind, so that there is a choice.
inline constexpr std::size_t maxProposalsOfAKind = 3;

/// Looks for single rules that leave exactly one solution of \a puzzle: the number of an open clue, a dot, a
/// longer thermometer. If a solution is \a wanted, they leave that one. Nothing is proposed for a puzzle
/// without rules of cells. Kinds that are not on the board are tried only if the others give no proposal.
/// Most rules are refuted at once, because they leave two known solutions. Each other rule is checked, and
/// the solutions that this finds refute further rules.
RuleProposals findRuleProposals(const Puzzle &puzzle, const std::optional<Grid> &wanted = {},
                                const SolveOptions &options = {}, const std::stop_token &stop = {});

} // namespace sudoku
