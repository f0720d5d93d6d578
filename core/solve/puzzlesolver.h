#pragma once

#include "core/board/memo.h"
#include "core/encode/encoding.h"
#include "core/sat/halt.h"
#include "core/sat/solverkinds.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>

namespace sudoku {

struct SolveOptions
{
    EncodeOptions encode = {};
    SolverKind solver = solverKinds().front();
    std::int64_t seed = 1;
    /// Whether the solver branches on random polarities, for more varied solutions: see SatOptions.
    bool hasRandomPolarity = false;
    /// The number of conflicts after which a question halts as Stopped; 0 means no limit.
    std::int64_t maxConflicts = 0;
    /// The number of guesses that propagation alone may make before a formula is written. If it is not 0, a
    /// classic 9x9 board is searched without a limit and without a formula (see PlaneSearch), a classic 16x16
    /// board and one with cages with limits of their own (see CageSearch), and the seed does not decide which
    /// of several solutions comes first.
    int maxGuesses = 0;
    /// How long the first turn of such a search and of the solver is, where they take turns: 1 is usual. It
    /// is for tests; the answer is the same.
    double firstTurn = 1;
    /// What copies of these options share, for several questions about the same rules.
    Memo memo = {};

    /// Returns these options with another kind of encoding, for analyses that need that kind.
    SolveOptions with(EncodingKind kind) const
    {
        SolveOptions options = *this;
        options.encode.kind = kind;
        return options;
    }
};

struct SolveStatistics
{
    int variables =
        0; ///< variables of the formula; 0 if there was none, because nothing was left to a solver
    int clauses = 0;
    SatStatistics sat;
    std::chrono::nanoseconds encodeTime{}; ///< propagation, encoding and adding the clauses to the solver
    std::chrono::nanoseconds solveTime{};  ///< of the solver, and of the guesses before it
    std::chrono::nanoseconds encodeProcessorTime{}; ///< processorTime() of the same; none of guesses
    std::chrono::nanoseconds solveProcessorTime{};

    /// Adds the work of another solver; keeps the size of the larger formula.
    SolveStatistics &operator+=(const SolveStatistics &other);
};

/// A puzzle as clauses in a solver, which answers any number of questions one after the other.
class PuzzleSolver
{
public:
    PuzzleSolver(Puzzle puzzle, const SolveOptions &options);
    PuzzleSolver(const PuzzleSolver &) = delete; // the solver points to the formula
    PuzzleSolver &operator=(const PuzzleSolver &) = delete;

    const Puzzle &puzzle() const { return m_puzzle; }

    /// Propagates and encodes, unless that is already done. Returns nothing if questions can be asked,
    /// otherwise the answer to all of them: None, or a halt, after which it may be called again.
    [[nodiscard]] std::optional<OrHalt<Outcome>> prepare(const std::stop_token &stop);

    /// Decides whether all \a assumptions can be true together, after prepare(). A question that was stopped
    /// may be asked again.
    [[nodiscard]] OrHalt<Verdict> decide(std::span<const Literal> assumptions, const std::stop_token &stop,
                                         const Progress &progress = {});

    /// Looks for a solution in which all \a assumptions are true, which must contain the selectors if there
    /// are any. Each solution has passed isSolution().
    [[nodiscard]] OrHalt<Outcome> ask(std::span<const Literal> assumptions, const std::stop_token &stop,
                                      const Progress &progress = {});

    /// Returns the solution that the last ask() found; valid after Solved.
    const Grid &solution() const { return m_solution; }
    /// Returns the assumptions of the last question that together contradict the puzzle; valid after None or
    /// Unsatisfiable.
    Clause core() const { return m_solver->core(); }

    /// Returns the meaning of the literals; valid after prepare().
    const Encoding &encoding() const { return *m_encoding; }

    /// Excludes \a solution from now on; with a \a condition, only while that literal is assumed.
    void forbid(const Grid &solution, Literal condition = 0);
    /// Requires from now on that \a literal, or a literal of \a clause, is true.
    void require(Literal literal) { m_solver->add(std::span(&literal, 1)); }
    void require(const Clause &clause) { m_solver->add(clause); }
    /// Adds a literal without a meaning.
    Literal newLiteral();
    /// Returns the literal of "\a cell has \a digit", which must be a candidate, or 0 if it is decided. Adds
    /// it where the encoding has none.
    Literal literal(Cell cell, Digit digit);

    /// Lets later questions give up after \a max conflicts each, if the solver can; 0 lets them take what the
    /// options say. It needs prepare().
    void limitConflicts(std::int64_t max)
    {
        m_solver->limitConflicts(max > 0 ? max : m_options.maxConflicts);
    }

    /// Lets later questions go on from the last solution, which is forbidden in between, if the solver can.
    /// It needs prepare().
    void expectMany() { m_solver->expectMany(); }

    const SolveStatistics &statistics() const { return m_statistics; }

private:
    std::optional<OrHalt<Outcome>> encodePuzzle(const std::stop_token &stop);
    OrHalt<Outcome> accept();

    Puzzle m_puzzle;
    SolveOptions m_options;
    bool m_isContradictory = false;
    std::optional<Encoding> m_encoding;
    std::unique_ptr<SatSolver> m_solver; // made last by prepare(), which is complete if it exists
    Grid m_solution;
    SolveStatistics m_statistics;
};

} // namespace sudoku
