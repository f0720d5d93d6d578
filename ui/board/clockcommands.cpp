#include "ui/board/clockcommands.h"

#include "ui/board/boardarea.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/board/pausecover.h"
#include "ui/board/solveclock.h"
#include "ui/commands/commandactions.h"

#include <utility>

namespace sudoku {

void connectPause(SolveClock &clock, BoardView &view, BoardArea &area, CommandActions &actions)
{
    QAction *pause = actions.action(Command::PauseTimer);
    QAction *timer = actions.action(Command::Timer);
    auto *pauseCover = new PauseCover(area);
    actions.on(Command::PauseTimer, &clock, [&clock, pause, timer] {
        if (pause->isChecked())
            timer->setChecked(true); // so that one sees what is paused
        clock.setPaused(pause->isChecked());
        pause->setChecked(clock.isPaused());
    });
    const auto cover = [=, &view, &actions, isInstead = false](bool isPaused) mutable {
        pause->setChecked(isPaused);
        actions.setBoardHidden(isPaused);
        pauseCover->setShown(isPaused);
        if (isPaused && !view.isReadOnly()) { // or it shows something else already
            view.showInstead(Board(Puzzle(view.document().geometry())), pausedText());
            isInstead = true;
        } else if (!isPaused && std::exchange(isInstead, false))
            view.showDocument();
    };
    QObject::connect(&clock, &SolveClock::pausedChanged, &view, cover);
    QObject::connect(pauseCover, &PauseCover::goOnRequested, &clock, [&clock] { clock.setPaused(false); });
    QObject::connect(timer, &QAction::toggled, &clock, [&clock](bool isShown) {
        if (!isShown)
            clock.setPaused(false);
    });
    const auto follow = [=, &clock] { pause->setEnabled(clock.isRunning()); };
    QObject::connect(&clock, &SolveClock::changed, pause, follow);
    follow();
}

} // namespace sudoku
