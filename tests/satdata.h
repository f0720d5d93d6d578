#pragma once

#include "core/sat/satsolver.h"

#include <initializer_list>
#include <vector>

/// Formulas for tests.
namespace sudoku {

/// Makes \a count variables.
inline Clause newVariables(Cnf &cnf, int count)
{
    Clause variables;
    for (int i = 0; i < count; ++i)
        variables.push_back(cnf.newVariable());
    return variables;
}

inline std::vector<Clause> clausesOf(const Cnf &cnf)
{
    std::vector<Clause> clauses;
    for (int i = 0; i < cnf.clauseCount(); ++i)
        clauses.emplace_back(cnf.clause(i).begin(), cnf.clause(i).end());
    return clauses;
}

/// "holes + 1 pigeons in \a holes holes": contradicts itself, and takes a solver of clauses exponentially
/// long to find out; 11 holes take minutes.
inline void addPigeons(Cnf &cnf, int holes)
{
    std::vector<Clause> placeOf;
    for (int pigeon = 0; pigeon <= holes; ++pigeon) {
        placeOf.push_back(newVariables(cnf, holes));
        cnf.add(placeOf.back());
    }
    for (int place = 0; place < holes; ++place)
        for (int a = 0; a <= holes; ++a)
            for (int b = a + 1; b <= holes; ++b)
                cnf.add({-placeOf[a][place], -placeOf[b][place]});
}

/// Whether \a assumptions can be true together with \a cnf.
inline bool isSatisfiable(SatSolver &solver, const Clause &assumptions)
{
    return solver.solve(assumptions, {}) == Verdict::Satisfiable;
}

/// The number of models of \a cnf, all variables counted, or \a limit if there are as many.
inline int modelCount(const Cnf &cnf, int limit)
{
    const auto solver = makeMiniSat({});
    solver->add(cnf, {});
    int count = 0;
    while (count < limit && solver->solve({}, {}) == Verdict::Satisfiable) {
        ++count;
        Clause another;
        for (Literal variable = 1; variable <= cnf.variableCount(); ++variable)
            another.push_back(solver->isTrue(variable) ? -variable : variable);
        solver->add(another);
    }
    return count;
}

/// The choice of \a literals by the bits of \a chosen: those that are set true, the others false.
inline Clause choose(const Clause &literals, unsigned chosen)
{
    Clause choice;
    for (std::size_t i = 0; i < literals.size(); ++i)
        choice.push_back((chosen >> i & 1) != 0 ? literals[i] : -literals[i]);
    return choice;
}

} // namespace sudoku
