#pragma once

#include "core/analyse/reduction.h"
#include "core/generate/generaterequest.h"

namespace sudoku {

class Random;

/// Returns the number of clues at which to aim: the one that is asked for, or any of a range, so that the
/// puzzles of a list differ.
int clueTarget(const GenerateRequest &request);

/// Returns how many conflicts the removal of a clue may take where a number of clues is wished; nothing means
/// no limit.
std::optional<std::int64_t> maxConflictsForNumber(const GenerateRequest &request);

/// Returns the same where a level is wished too: what the first questions leave mostly has few enough clues.
std::optional<std::int64_t> maxConflictsForLevel(const GenerateRequest &request);

/// Returns what a Reduction for \a request aims at. Where it need not be minimal and clues are not counted,
/// it ends at the knee: what propagation does not take away costs seconds a clue on large boards.
ReductionGoal reductionGoal(const GenerateRequest &request, const SymmetricPattern &pattern);

/// Returns the groups of \a pattern that are free and have clues in \a puzzle, or have none.
std::vector<CellGroup> freeGroups(const SymmetricPattern &pattern, const Puzzle &puzzle, bool areGiven);
/// Returns the same in random order.
std::vector<CellGroup> shuffledGroups(const SymmetricPattern &pattern, const Puzzle &puzzle, bool areGiven,
                                      Random &random);
/// Returns \a puzzle with clues of \a solution wherever \a pattern allows them.
Puzzle withAllGivens(Puzzle puzzle, const SymmetricPattern &pattern, const Grid &solution);

/// The number of clues that a request asks for. Clues come and go in groups, so that a number is met if half
/// a group is missing.
class ClueAim
{
public:
    ClueAim(const GenerateRequest &request, const SymmetricPattern &pattern);

    /// Returns half of the cells of the largest group.
    int tolerance() const { return m_tolerance; }
    /// Returns whether there is a number; otherwise the difficulty decides.
    bool hasNumber() const { return m_goal != ClueGoal::Minimal; }
    /// Returns the number of clues at which no more need to go.
    int target() const { return m_target; }
    /// Returns the number of clues that there must be at least.
    int least() const { return m_minClues; }
    /// Returns whether \a puzzle may lose \a group.
    bool mayLose(const Puzzle &puzzle, const CellGroup &group) const;
    /// Returns whether what is left after clues were removed keeps the wish for the places of clues.
    bool mayLeave(const Puzzle &rest) const { return !m_keepsWish || missingClues(m_wish, rest) == 0; }
    /// Returns whether \a puzzle need not lose any more.
    bool hasFewEnough(const Puzzle &puzzle) const;
    /// Returns how many clues \a puzzle has too many or too few, in all or for the wish for their places.
    int distance(const Puzzle &puzzle) const;

    /// Returns how far \a clues are from the number, or all of them where there is none: fewer are better.
    int offset(int clues) const;
    /// Returns how many clues the wish for their places finds missing or too many.
    int misplaced(const Puzzle &puzzle) const;

private:
    int numberDistance(int clues) const;

    ClueGoal m_goal;
    int m_target;
    int m_clues;
    int m_minClues;
    ClueWish m_wish;
    bool m_keepsWish;            // clues that the wish needs are not removed
    bool m_wantsConstraintsUsed; // cages, lines and dots are there to be used
    int m_tolerance;
};

} // namespace sudoku
