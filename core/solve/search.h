#pragma once

#include "core/solve/encoding.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>

namespace sudoku {

struct SolveOptions
{
    EncodeOptions encode = {};
    const SolverKind *solver = &solverKinds().front();
    std::int64_t seed = 1;
};

/// How far a long computation is.
struct ProgressReport
{
    std::int64_t conflicts = 0;
};

/// Called about ten times a second, from any thread.
using Progress = std::function<void(const ProgressReport &)>;

struct SolveStatistics
{
    int variables = 0; ///< of the formula; 0 where propagation alone gave the answer
    int clauses = 0;
    SatStatistics sat;
    std::chrono::nanoseconds encodeTime{}; ///< propagation, encoding and handing over to the solver
    std::chrono::nanoseconds solveTime{};
};

enum class Outcome {
    Solved,
    None,    ///< there is no (further) solution: proved
    Stopped, ///< not decided yet
    OutOfMemory,
    WrongSolution, ///< the solver's answer breaks a rule or comes twice: a bug, and never handed out
};

/// The solutions of a puzzle, one after the other.
class SolutionSearch
{
public:
    SolutionSearch(Puzzle puzzle, const SolveOptions &options);

    /// Looks for a solution that was not found before. After Stopped it may be asked again. Each
    /// solution has passed isSolution().
    Outcome next(const std::stop_token &stop, const Progress &progress = {});

    /// What the last next(), which was Solved, found.
    const Grid &solution() const { return m_solution; }
    const SolveStatistics &statistics() const { return m_statistics; }

private:
    enum class State { New, Open, Exhausted };

    /// Nothing when the solver is ready to be asked, else the answer.
    std::optional<Outcome> prepare(const std::stop_token &stop);
    Outcome ask(const std::stop_token &stop, const Progress &progress);
    Outcome accept();
    void forbid(const Grid &solution);

    Puzzle m_puzzle;
    SolveOptions m_options;
    State m_state = State::New;
    std::optional<Encoding> m_encoding;
    Clause m_assumptions;
    std::unique_ptr<SatSolver> m_solver;
    Grid m_solution;
    SolveStatistics m_statistics;
};

} // namespace sudoku
