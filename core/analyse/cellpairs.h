#pragma once

#include "core/analyse/solutionimages.h"
#include "core/analyse/truecandidates.h"
#include "core/board/cellset.h"

#include <compare>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace sudoku {

/// Two cells, the smaller one first.
struct CellPair
{
    Cell first;
    Cell second;

    auto operator<=>(const CellPair &) const = default; // NOLINT(modernize-use-nullptr)
};

/// What all solutions of a puzzle have in common, besides the cells that never change.
struct CellPairs
{
    /// Groups of cells, ascending, with the same digit in every solution. Groups that are equal by rules
    /// alone are left out. No cell is in two groups.
    std::vector<std::vector<Cell>> equal;
    /// Cells with different digits in every solution although they share a true candidate. The first cell of
    /// a group stands for all of its cells. Pairs are left out if a rule makes them differ, or makes cells
    /// differ that equal them.
    std::vector<CellPair> different;
    int open = 0; ///< pairs that are not decided: they were always equal so far, or never
};

/// Called after each question, on the thread that searches or a helping one, with how far the search is:
/// first among the candidates, then among the cells that may be equal, then among the pairs that may differ.
using PairProgress = std::function<void(int done, int total)>;

/// Finds cells that are equal in every solution, and cells that never are. The solutions that the search for
/// true candidates finds settle most pairs; a solver is asked about each of the others.
class CellPairSearch
{
public:
    explicit CellPairSearch(Puzzle puzzle, const SolveOptions &options = {});

    /// Searches until every pair is decided and returns Solved, or None if the puzzle has no solution. May be
    /// called again after Stopped, and continues.
    [[nodiscard]] OrHalt<Outcome> run(const std::stop_token &stop = {}, const PairProgress &progress = {});

    /// Returns what is proved so far.
    CellPairs found() const;
    /// Returns the number of cells with several true candidates; valid after Solved.
    int openCellCount() const { return m_openCells.size(); }
    SolveStatistics statistics() const;

private:
    void readRules();
    std::optional<OrHalt<Outcome>> prepare(const std::stop_token &stop);
    void learn(const Grid &solution);
    OrHalt<Outcome> findEqual(const std::stop_token &stop, const PairProgress &progress);
    OrHalt<Outcome> findDifferent(const std::stop_token &stop, const PairProgress &progress);
    OrHalt<Outcome> ask(Literal question, const std::stop_token &stop);
    Literal thatTheyDiffer(CellPair pair);
    Literal thatTheyAreEqual(CellPair pair);
    bool isApart(CellPair pair) const;
    bool isJoinedByRules(const CellSet &group) const;
    std::vector<CellPair> pairsOfGroups() const;
    int undecidedCount() const;

    const Puzzle m_puzzle;
    const SolveOptions m_options;
    CandidateSearch m_candidates;
    SolutionImages m_images;
    std::unique_ptr<PuzzleSolver> m_solver; // made when the candidates are known
    CellSet m_openCells;                    // empty before that
    std::vector<CellSet> m_alwaysEqual;     // by cell: those with its digit in all solutions so far
    std::vector<CellSet> m_everEqual;       // by cell: those with its digit in one of them
    std::vector<CellSet> m_differByRule;
    std::vector<CellSet> m_equalByRule;
    std::vector<CellSet> m_groups;     // by cell, for the first of a group: the cells proved to be equal
    std::vector<Cell> m_firstOf;       // by cell: the first of its group
    std::vector<CellPair> m_different; // proved
    bool m_hasAllEqual = false;
    std::size_t m_nextPair = 0; // of pairsOfGroups(): those before it are decided
};

} // namespace sudoku
