#pragma once

#include "core/analyse/candidateknowledge.h"
#include "core/planes/planesearch.h"
#include "core/solve/puzzlesolver.h"

#include <memory>

namespace sudoku {

/// Finds solutions with each candidate of a classic board, without a solver.
class CandidatePlanes
{
public:
    /// Returns nothing if there is no PlaneSearch for \a puzzle, which must outlive it.
    static std::unique_ptr<CandidatePlanes> make(const Puzzle &puzzle, const SolveOptions &options);

    /// Adds to what is \a known until every candidate is decided, and returns Solved, or None if there is no
    /// solution; Halt::Stopped if \a stop is requested or a question takes more than its guesses.
    [[nodiscard]] OrHalt<Outcome> run(CandidateKnowledge &known, const std::stop_token &stop,
                                      const CandidateProgress &progress);

private:
    CandidatePlanes(const Puzzle &puzzle, std::unique_ptr<PlaneSearch> search, const SolveOptions &options);

    OrHalt<Outcome> findTwo(CandidateKnowledge &known, const std::stop_token &stop,
                            const CandidateProgress &progress);
    OrHalt<Outcome> searchInCell(Cell cell, CandidateKnowledge &known, const std::stop_token &stop);
    void restrict(Cell cell, DigitSet digits);
    OrHalt<Outcome> next(const std::stop_token &stop);

    const Puzzle &m_puzzle;
    std::unique_ptr<PlaneSearch> m_search;
    Memo m_memo;
    std::int64_t m_maxPositions; ///< for each question
};

} // namespace sudoku
