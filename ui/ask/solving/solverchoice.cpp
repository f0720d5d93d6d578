#include "ui/ask/solving/solverchoice.h"

#include "core/sat/solverkinds.h"
#include "ui/base/settings.h"
#include "ui/programs/programsolver.h"

namespace sudoku {

SolverKind chosenSolver(const Settings &settings)
{
    const QString id = settings.solver();
    if (const SolverKind *builtIn = findSolver(id.toStdString()))
        return *builtIn;
    for (const SolverProgram &program : settings.solverPrograms())
        if (program.command == id)
            return programKind(program);
    return raceKind();
}

std::vector<SolverKind> allSolvers(const Settings &settings)
{
    const auto builtIn = solverKinds();
    std::vector<SolverKind> solvers(builtIn.begin(), builtIn.end());
    for (const SolverProgram &program : settings.solverPrograms())
        solvers.push_back(programKind(program));
    return solvers;
}

} // namespace sudoku
