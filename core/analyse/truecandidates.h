#pragma once

#include "core/analyse/candidateasker.h"
#include "core/analyse/candidateknowledge.h"
#include "core/analyse/candidateplanes.h"
#include "core/analyse/solutionimages.h"

#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace sudoku {

/// Finds the true candidates of a puzzle, the digits that occur in a solution, and the number of these
/// solutions. Where the options allow guesses, a classic 9x9 or 16x16 board is searched without a solver,
/// unless that takes long.
class CandidateSearch
{
public:
    /// Counts the solutions of each candidate up to \a limit: 1 tells which candidates are true, 2 also which
    /// make the puzzle unique.
    CandidateSearch(Puzzle puzzle, int limit, const SolveOptions &options = {});

    /// Takes over what \a earlier found about another puzzle, as far as it is true of this one. Does nothing
    /// unless both boards have the same shape, and both searches count to the same limit of at least 2. Must
    /// come before run(). Returns false if \a stop was requested before the end.
    bool learnFrom(const CandidateSearch &earlier, const std::stop_token &stop = {});

    /// Searches until every candidate is decided and returns Solved, or None if the puzzle has no solution.
    /// May be called again after Stopped, and continues.
    [[nodiscard]] OrHalt<Outcome> run(const std::stop_token &stop = {},
                                      const CandidateProgress &progress = {});

    /// Lets other solvers join the one that was asked for, on all processors, where run() takes longer than
    /// \a time. What is decided first depends on chance then.
    void shareAfter(std::chrono::milliseconds time = std::chrono::milliseconds(200)) { m_timeAlone = time; }

    const CandidateCounts &counts() const { return m_known.counts(); }
    /// Returns the solutions found, if more than one is counted.
    const std::vector<Grid> &solutions() const { return m_known.solutions(); }
    SolveStatistics statistics() const;

private:
    using FindHalt = std::function<std::optional<Halt>()>;

    OrHalt<Outcome> searchBySolver(const std::stop_token &stop, const CandidateProgress &progress);
    OrHalt<Outcome> askTogether(const std::stop_token &stop, const CandidateProgress &afterEach);
    void addAskers();
    std::optional<Halt> help(int index, const std::stop_token &stop, const CandidateProgress &afterEach);
    OrHalt<Outcome> start(CandidateAsker &asker, const std::stop_token &stop,
                          const CandidateProgress &progress);
    OrHalt<Outcome> lookForSecond(CandidateAsker &asker, const std::stop_token &stop);
    OrHalt<Outcome> searchSecond(const Grid &first, const std::stop_token &stop);
    OrHalt<Outcome> askAll(CandidateAsker &asker, Cell first, const std::stop_token &stop,
                           const CandidateProgress &afterEach, const FindHalt &findHalt);
    bool isDecided(Cell cell, Digit digit, CandidateAsker &asker);
    void add(const Grid &solution);
    void learn(const Grid *solution, const CandidateKnowledge::Candidate &candidate,
               const CandidateProgress &afterEach);

    const Puzzle m_puzzle;
    const SolveOptions m_options;
    std::mutex m_mutex; // of what is known, while several ask
    CandidateKnowledge m_known;
    SolutionImages m_images;                   // of solutions that a solver finds: others take no time
    std::unique_ptr<CandidatePlanes> m_planes; // instead of the solver, unless they took too long
    std::chrono::nanoseconds m_planeTime{};
    std::optional<std::chrono::milliseconds> m_timeAlone;  // none if no others join
    std::vector<std::unique_ptr<CandidateAsker>> m_askers; // the first asks alone at first
};

} // namespace sudoku
