#pragma once

#include "core/sat/cnf.h"
#include "core/sat/halt.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>

namespace sudoku {

enum class Verdict {
    Satisfiable,
    Unsatisfiable,
};

/// Counters of a solver; 0 if the solver does not report one.
struct SatStatistics
{
    std::int64_t decisions = 0;
    std::int64_t conflicts = 0;
    std::int64_t propagations = 0;
    std::int64_t learnt = 0; ///< learnt clauses that it keeps: it forgets some of them
};

struct SatOptions
{
    /// The seed, any number; the same seed gives the same run.
    std::int64_t seed = 1;
    /// Whether to branch on random polarities, so that models vary.
    bool hasRandomPolarity = false;
    /// Whether to tune the solver, if possible, to find a model, at the cost of refuting later.
    bool expectsModel = false;
    /// The solver gives up after this many conflicts and answers Stopped; 0 means no limit.
    std::int64_t maxConflicts = 0;
    /// The solver branches on the first so many variables only, if it can: unit propagation must find out
    /// from them whether the others have values. 0 means all.
    int branchingVariables = 0;
};

/// Called from a thread of its own about ten times a second while a solver runs.
using SatProgress = std::function<void(const SatStatistics &)>;

/// A solver for formulas in conjunctive normal form.
///
///     const auto solver = makeMiniSat({});
///     solver->add(cnf, stop);
///     if (solver->solve({}, stop) == Verdict::Satisfiable && solver->isTrue(literal)) ...
///
/// Clauses may be added and questions asked in turn, from one thread at a time; a stop may be requested from
/// any thread.
class SatSolver
{
public:
    virtual ~SatSolver() = default;

    /// Adds the variables and clauses that \a cnf has gained since the last call: a formula may grow, and
    /// must live unchanged while questions are answered. If a stop is requested, or memory runs out, the
    /// solver has only a part of them, and every later solve() returns that halt.
    virtual void add(const Cnf &cnf, std::stop_token stop) = 0;

    /// Adds one clause over the variables already known.
    virtual void add(std::span<const Literal> clause) = 0;

    /// Looks for a model in which all \a assumptions are true. A solver that was stopped may be asked again;
    /// one that ran out of memory is useless.
    [[nodiscard]] virtual OrHalt<Verdict> solve(std::span<const Literal> assumptions, std::stop_token stop,
                                                const SatProgress &progress = {}) = 0;

    /// Returns literals that unit propagation derives from \a assumptions; none if it contradicts them, or if
    /// the solver does not tell.
    virtual Clause implied(std::span<const Literal> /*assumptions*/) { return {}; }

    /// Returns whether \a literal is true in the model of the last solve(), which must have returned
    /// Satisfiable.
    virtual bool isTrue(Literal literal) const = 0;

    /// Returns those assumptions of the last solve(), which must have returned Unsatisfiable, that contradict
    /// the clauses together: not always a smallest set. Empty if the clauses contradict themselves.
    virtual Clause core() const = 0;

    /// Returns the counters since the solver was made.
    virtual SatStatistics statistics() const = 0;

    /// Lets later calls of solve() give up after \a max conflicts each, as SatOptions::maxConflicts does, if
    /// the solver can. 0 lifts the limit.
    virtual void limitConflicts(std::int64_t /*max*/) {}

    /// Lets later calls of solve() go on from the last model, if the solver can: clauses that exclude it are
    /// added in between. Many models are found soon like that, but they differ little.
    virtual void expectMany() {}
};

std::unique_ptr<SatSolver> makeMiniSat(const SatOptions &options);

/// A kind of solver. It is copied with the options of every puzzle, so \a make must be small or share its
/// data.
struct SolverKind
{
    std::string id;   ///< the word used on the command line
    std::string name; ///< its name as its authors write it, or in English; translated in the context "Solver"
    std::function<std::unique_ptr<SatSolver>(const SatOptions &)> make;
    bool isProgram = false;   ///< runs as a separate program: it may fail, and reports no statistics
    bool isLibrary = false;   ///< somebody else's, which the program is linked with
    std::string version = {}; ///< of such a library, if it states one
};

/// Returns CaDiCaL if the program was built with it, or nothing. It reports only conflicts, counted as
/// learnt clauses, and those that it keeps.
std::optional<SolverKind> cadicalKind();

/// Returns a race of solvers: MiniSat, and after 0.2 s further solvers with other seeds on the other
/// processors, half of them CaDiCaL if it is available, which go on without MiniSat after 0.5 s. The first
/// answer stops the others, so the model may differ from run to run.
SolverKind raceKind();

} // namespace sudoku
