#pragma once

#include "core/trace/textbookoptions.h"
#include "core/trace/trace.h"

#include <array>
#include <cstdlib>
#include <stop_token>
#include <vector>

namespace sudoku {

/// A SAT solver to be read and watched. It does what MiniSat does at its core, and nothing more: no restarts,
/// no forgotten clauses, no preprocessing.
///
/// The solver guesses literals (decisions). After each guess it propagates: if all literals of a clause but
/// one are false, that one becomes true. If all of them are false, there is a conflict. Then the solver
/// finds out why, learns that as a clause, and goes back. How the parts are called, and who had the idea:
///
/// - Davis, Logemann, Loveland, "A Machine Program for Theorem-Proving", 1962: guess, propagate, try the
///   opposite (DPLL).
/// - Marques-Silva, Sakallah, "GRASP: A Search Algorithm for Propositional Satisfiability", 1996/1999: learn
///   from a conflict, and go back over several levels (CDCL); unique implication points.
/// - Moskewicz, Madigan, Zhao, Zhang, Malik, "Chaff: Engineering an Efficient SAT Solver", 2001: two watched
///   literals for each clause; VSIDS.
/// - Zhang, Madigan, Moskewicz, Malik, "Efficient Conflict Driven Learning in a Boolean Satisfiability
///   Solver", 2001: the first unique implication point is the best one.
/// - Eén, Sörensson, "An Extensible SAT-solver", 2003: MiniSat, whose order of work this follows.
/// - Haralick, Elliott, "Increasing Tree Search Efficiency for Constraint Satisfaction Problems", 1980: guess
///   where there are fewest choices.
///
/// Knuth, "The Art of Computer Programming", 7.2.2.2, tells the whole story (Algorithms D and C).
class TextbookSolver
{
public:
    TextbookSolver(const Cnf &formula, const TextbookOptions &options);

    /// Runs to the end, once. A \a stop ends the run like too many steps.
    Trace run(const std::stop_token &stop = {});

private:
    using Kind = TraceStep::Kind;
    enum class Value : signed char { False = -1, Open = 0, True = 1 };

    /// What is known about a variable. Level, reason and place matter only while it has a value.
    struct Variable
    {
        Value value = Value::Open;
        int level = 0;
        int reason = TraceStep::noClause; ///< the clause that made it so; none for a guess
        bool isSeen = false;              ///< while a conflict is analysed
        double activity = 0;
    };

    struct Lesson
    {
        Clause clause; ///< its first literal becomes true by it; the others stay false
        int level;     ///< to which to go back: the highest one of the others
    };

    // Values
    Variable &variable(Literal literal) { return m_variables[std::abs(literal)]; }
    const Variable &variable(Literal literal) const { return m_variables[std::abs(literal)]; }
    Value value(Literal literal) const;
    bool isTrue(Literal literal) const { return value(literal) == Value::True; }
    bool isFalse(Literal literal) const { return value(literal) == Value::False; }
    int level() const { return static_cast<int>(m_guesses.size()); }
    void makeTrue(Literal literal, int reason);

    // Clauses
    int beginWithUnits();
    void watch(int clause, Literal first, Literal second);
    std::vector<int> &watchers(Literal literal) { return m_watchers[2 * std::abs(literal) + (literal < 0)]; }

    // Search
    int propagate();
    bool visit(int clause, Literal falseLiteral);
    void guess(Literal literal);
    void resolve(int conflict);
    Lesson firstUip(int conflict);
    void mark(int clause, Literal except, Clause &below, int &openCount);
    Lesson forbiddenGuesses() const;
    void goBack(int to);

    // What to guess; 0 if every variable has a value
    Literal choose() const;
    Literal firstOpen() const;
    Literal fewestChoices() const;
    Literal mostActive() const;
    void bump(Literal literal);

    void note(TraceStep step) { m_trace.steps.push_back(step); }

    TextbookOptions m_options;
    Trace m_trace;
    std::vector<Variable> m_variables;             // from 1
    std::vector<std::array<Literal, 2>> m_watched; // by clause: at most one of them is false, unless the
                                                   // other one is true, or propagation has yet to come to it
    std::vector<std::vector<int>> m_watchers;      // by literal: the clauses that watch it
    std::vector<Literal> m_trail;                  // the true literals, in their order
    std::size_t m_propagated = 0;                  // of them, those whose consequences are drawn
    std::vector<std::size_t> m_guesses;            // by level from 1: the place in the trail where it begins
    double m_bump = 1;                             // what a variable's activity grows by
};

} // namespace sudoku
