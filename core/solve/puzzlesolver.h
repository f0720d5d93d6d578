#pragma once

#include "core/encode/encoding.h"
#include "core/solve/outcome.h"

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
    /// For solutions that differ from each other more, see SatOptions.
    bool hasRandomPolarity = false;
    /// After so many conflicts a question is given up: Halt::Stopped. 0 is no limit.
    std::int64_t maxConflicts = 0;
    /// So many guesses are made with propagation alone before a formula is written; 0 is none. Which solution of several comes
    /// first does not depend on the seed then.
    int maxGuesses = 0;

    /// The same with another kind of encoding, for analyses that need just that one.
    SolveOptions with(EncodingKind kind) const
    {
        SolveOptions options = *this;
        options.encode.kind = kind;
        return options;
    }
};

struct SolveStatistics
{
    int variables = 0; ///< of the formula; 0 where propagation alone gave the answer
    int clauses = 0;
    SatStatistics sat;
    std::chrono::nanoseconds encodeTime{}; ///< propagation, encoding and handing over to the solver
    std::chrono::nanoseconds solveTime{};

    /// With the work of another solver; the formula is the larger one.
    SolveStatistics &operator+=(const SolveStatistics &other);
};

/// A puzzle as clauses in a solver: any number of questions, one after the other.
class PuzzleSolver
{
public:
    PuzzleSolver(Puzzle puzzle, const SolveOptions &options);
    PuzzleSolver(const PuzzleSolver &) = delete; // the solver knows where the formula is
    PuzzleSolver &operator=(const PuzzleSolver &) = delete;

    const Puzzle &puzzle() const { return m_puzzle; }

    /// Propagates and encodes, unless that is done. Nothing when questions can be asked, else the answer to all of
    /// them: None, or a halt, after which it may be tried again.
    [[nodiscard]] std::optional<OrHalt<Outcome>> prepare(const std::stop_token &stop);

    /// Whether all \a assumptions can be true together, after prepare(). A question that was stopped may be
    /// asked again.
    [[nodiscard]] OrHalt<Verdict> decide(std::span<const Literal> assumptions, const std::stop_token &stop,
                                         const Progress &progress = {});

    /// Looks for a solution in which all \a assumptions are true, among them the selectors where there are any.
    /// Each solution has passed isSolution().
    [[nodiscard]] OrHalt<Outcome> ask(std::span<const Literal> assumptions, const std::stop_token &stop,
                                      const Progress &progress = {});

    /// What the last ask(), which was Solved, found.
    const Grid &solution() const { return m_solution; }
    /// Of the assumptions of the last question, whose answer was no, those that contradict the puzzle together.
    Clause core() const { return m_solver->core(); }

    /// What the literals of the questions mean; after prepare().
    const Encoding &encoding() const { return *m_encoding; }

    /// From now on only solutions that differ from \a solution are found; where there is a \a condition, only
    /// while it is assumed.
    void forbid(const Grid &solution, Literal condition = 0);
    /// From now on only solutions in which \a literal, or one of \a clause, is true.
    void require(Literal literal) { m_solver->add(std::span(&literal, 1)); }
    void require(const Clause &clause) { m_solver->add(clause); }
    /// A literal that means nothing yet.
    Literal newLiteral();

    const SolveStatistics &statistics() const { return m_statistics; }

private:
    std::optional<OrHalt<Outcome>> encodePuzzle(const std::stop_token &stop);
    OrHalt<Outcome> accept();

    Puzzle m_puzzle;
    SolveOptions m_options;
    bool m_isContradictory = false;
    std::optional<Encoding> m_encoding;
    std::unique_ptr<SatSolver> m_solver; // last of what prepare() makes: complete where it is there
    Grid m_solution;
    SolveStatistics m_statistics;
};

} // namespace sudoku
