#pragma once

#include <QTemporaryDir>

#include "core/solve/solve.h"
#include "tests/testdata.h"
#include "ui/programs/programanswer.h"

namespace sudoku::programbench {

inline OrHalt<Verdict> answerOf(const SolverKind &kind, const Cnf &cnf)
{
    const auto solver = kind.make({});
    solver->add(cnf, {});
    return solver->solve({}, {});
}

class ProgramSolverFixture : public QObject
{
protected:
    QTemporaryDir m_temporary; // where formulas and answers are kept
};

} // namespace sudoku::programbench
