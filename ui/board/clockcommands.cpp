#include "ui/board/clockcommands.h"

#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/board/solveclock.h"
#include "ui/commands/commandactions.h"

namespace sudoku {

void connectPause(SolveClock &clock, BoardView &view, const CommandActions &actions)
{
    QAction *pause = actions.action(Command::PauseTimer);
    actions.on(Command::PauseTimer, &clock, [&clock, pause] {
        clock.setPaused(pause->isChecked());
        pause->setChecked(clock.isPaused());
    });
    QObject::connect(&clock, &SolveClock::pausedChanged, &view, [&view, pause](bool isPaused) {
        pause->setChecked(isPaused);
        if (!isPaused)
            view.showDocument();
        else if (!view.isReadOnly()) // which shows something else already
            view.showInstead(Board(Puzzle(view.document().geometry())),
                             SolveClock::tr("The timer is paused. Press Pause to go on."));
    });
    const auto follow = [&clock, pause] { pause->setEnabled(clock.isRunning()); };
    QObject::connect(&clock, &SolveClock::changed, pause, follow);
    follow();
}

} // namespace sudoku
