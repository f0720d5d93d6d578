#include "ui/solverchoice.h"

#include "ui/programs/programsolver.h"
#include "ui/settings.h"

namespace sudoku {

SolverKind chosenSolver(const Settings &settings)
{
    const QString id = settings.solver();
    if (const SolverKind *builtIn = findSolver(id.toStdString()))
        return *builtIn;
    for (const SolverProgram &program : settings.solverPrograms())
        if (program.command == id)
            return programKind(program);
    return solverKinds().front();
}

} // namespace sudoku
