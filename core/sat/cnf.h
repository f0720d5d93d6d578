#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <stop_token>
#include <vector>

namespace sudoku {

/// A variable is a number from 1; a literal is the variable or, negated, the variable with a minus
/// sign, as in DIMACS.
using Literal = int;
using Clause = std::vector<Literal>;

/// A formula in conjunctive normal form: all clauses one after the other in one array.
class Cnf
{
public:
    /// The maximum number of literals: about ten times as many as the largest board has without variants. A
    /// solver needs about 20 bytes for each.
    static constexpr std::size_t maxLiterals = 15'000'000;

    Literal newVariable() { return ++m_variableCount; }

    int variableCount() const { return m_variableCount; }
    int clauseCount() const { return static_cast<int>(m_ends.size()); }
    /// Returns the number of literals of all clauses.
    std::size_t literalCount() const { return m_literals.size(); }
    std::span<const Literal> clause(int index) const;

    /// Adds a clause. The literals must belong to variables made by newVariable(). Throws std::bad_alloc
    /// above maxLiterals, so that memory is bounded for every puzzle.
    void add(std::span<const Literal> literals);
    void add(std::initializer_list<Literal> literals) { add(std::span(literals.begin(), literals.size())); }

    void reserve(std::size_t clauses, std::size_t literals);

    /// Adds \a selector as a condition to every clause that is added during its life: the clause holds only
    /// if \a selector is true. Guards do not nest.
    class Guard
    {
    public:
        Guard(Cnf &cnf, Literal selector) : m_cnf(cnf) { cnf.m_selector = selector; }
        ~Guard() { m_cnf.m_selector = 0; }
        Guard(const Guard &) = delete;
        Guard &operator=(const Guard &) = delete;

    private:
        Cnf &m_cnf;
    };

private:
    int m_variableCount = 0;
    Literal m_selector = 0; // the selector of the current guard, or 0
    std::vector<Literal> m_literals;
    std::vector<std::uint32_t> m_ends; // the end of each clause in m_literals
};

/// Remembers the number of clauses of a growing formula that a solver already has.
class ClauseFeed
{
public:
    /// Calls \a take with each clause that was added to \a cnf since the last call. Returns false if \a stop
    /// was requested before the last clause.
    template <typename Take>
    bool feed(const Cnf &cnf, const std::stop_token &stop, Take take)
    {
        for (; m_taken < cnf.clauseCount(); ++m_taken) {
            if (m_taken % 1024 == 0 && stop.stop_requested())
                return false;
            take(cnf.clause(m_taken));
        }
        return true;
    }

    /// Adds these clauses to \a copy, and the variables. Returns the same.
    bool copy(const Cnf &cnf, const std::stop_token &stop, Cnf &copy)
    {
        while (copy.variableCount() < cnf.variableCount())
            copy.newVariable();
        return feed(cnf, stop, [&copy](std::span<const Literal> clause) { copy.add(clause); });
    }

private:
    int m_taken = 0;
};

} // namespace sudoku
