#include "ui/ask/solving/solverchooser.h"

#include "ui/ask/solving/computation.h"
#include "ui/ask/solving/detailspanel.h"
#include "ui/ask/solving/solverchoice.h"
#include "ui/ask/solving/solverdialog.h"
#include "ui/commands/commandactions.h"
#include "ui/text/words.h"

namespace sudoku {

SolverChooser::SolverChooser(Settings &settings, Computation &computation, DetailsPanel &details,
                             QWidget *window)
    : QObject(window),
      m_settings(settings),
      m_computation(computation),
      m_details(details),
      m_window(window)
{
    apply();
}

void SolverChooser::connectCommands(const CommandActions &actions)
{
    actions.on(Command::ChooseSolver, this, [this] { choose(); });
}

void SolverChooser::choose()
{
    SolverDialog dialog(m_settings, m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    apply();
    emit changed();
}

void SolverChooser::apply()
{
    const SolverKind solver = chosenSolver(m_settings);
    m_computation.setSolver(solver);
    m_details.showSolver(solverName(solver));
}

} // namespace sudoku
