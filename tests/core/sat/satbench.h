#pragma once

#include <QTest>

#include "core/sat/solverkinds.h"
#include "tests/satdata.h"
#include "tests/testdata.h"

namespace sudoku::satbench {

/// A row for every solver.
inline void addEverySolver()
{
    QTest::addColumn<const SolverKind *>("kind");
    for (const SolverKind &kind : solverKinds())
        QTest::newRow(kind.id.data()) << &kind;
}

/// Exactly one of each row and column of \a size x \a size: has size! models.
inline Cnf permutations(int size)
{
    Cnf cnf;
    const Clause cells = newVariables(cnf, size * size);
    for (int i = 0; i < size; ++i) {
        Clause row;
        Clause column;
        for (int j = 0; j < size; ++j) {
            row.push_back(cells[i * size + j]);
            column.push_back(cells[j * size + i]);
            for (int k = 0; k < j; ++k) {
                cnf.add({-row[j], -row[k]});
                cnf.add({-column[j], -column[k]});
            }
        }
        cnf.add(row);
        cnf.add(column);
    }
    return cnf;
}

inline bool satisfies(const SatSolver &solver, const Cnf &cnf)
{
    for (const Clause &clause : clausesOf(cnf))
        if (std::ranges::none_of(clause, [&](Literal literal) { return solver.isTrue(literal); }))
            return false;
    return true;
}

} // namespace sudoku::satbench
