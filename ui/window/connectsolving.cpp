#include "ui/window/connectsolving.h"

#include "core/board/clues.h"
#include "ui/ask/solving/rightstate.h"
#include "ui/ask/verdict/messenger.h"
#include "ui/base/settings.h"
#include "ui/board/awaywatch.h"
#include "ui/board/boardarea.h"
#include "ui/board/boardeditor.h"
#include "ui/board/boardview.h"
#include "ui/board/cellmarks.h"
#include "ui/board/clockcommands.h"
#include "ui/board/document.h"
#include "ui/board/padcommands.h"
#include "ui/board/solveclock.h"
#include "ui/commands/commandactions.h"
#include "ui/teach/hints/stepnamer.h"
#include "ui/window/parts/sidepanel.h"
#include "ui/window/parts/timerhead.h"

namespace sudoku {
namespace {

/// Returns whether there is something to measure: while a puzzle is typed in, a timer would only be in the
/// way.
bool isPlayed(const SolvingSurroundings &parts)
{
    const Document &document = parts.question.document;
    return (hasClues(document.board()) && document.role() == DigitRole::Entry) || parts.clock.isRunning()
           || parts.clock.elapsed().count() > 0;
}

void connectTimer(const SolvingSurroundings &parts)
{
    auto *timer = new TimerHead(parts.clock, *parts.actions.action(Command::PauseTimer));
    parts.panel.setHead(*timer);
    const auto show = [parts, timer] {
        timer->setVisible(parts.settings.isOn(Option::ShowsTimer) && isPlayed(parts));
    };
    parts.actions.connectOption(Command::Timer, parts.settings, Option::ShowsTimer, timer,
                                [show](bool) { show(); });
    QObject::connect(&parts.question.document, &Document::boardChanged, timer, show);
    QObject::connect(&parts.question.document, &Document::roleChanged, timer, show);
    QObject::connect(&parts.clock, &SolveClock::changed, timer, show);
    parts.messenger.setTime([parts] {
        const bool isTimed = parts.settings.isOn(Option::ShowsTimer) && parts.clock.elapsed().count() > 0;
        return isTimed ? clockText(parts.clock.elapsed()) : QString();
    });
    connectPause(parts.clock, parts.question.view, parts.area, parts.actions);
    new AwayWatch(parts.clock, *parts.area.window(), parts.settings, timer);
    QObject::connect(&parts.clock, &SolveClock::pausedChanged, &parts.panel, [parts](bool isPaused) {
        parts.panel.setDisabled(isPaused); // whose digits and rules change the board
        parts.messenger.setQuiet(isPaused);
    });
}

/// Lets messages say how digits are typed on the board.
void connectTyping(const Question::Parts &question, Messenger &messenger)
{
    messenger.setTyping([question] {
        BoardView &view = question.view;
        if (view.editor().inputMode() != InputMode::Value || view.ruleEditing().isOn)
            return Messenger::Typing::Other;
        return view.symbols().hasLongSymbols(question.document.geometry().digitCount())
                   ? Messenger::Typing::Numbers
                   : Messenger::Typing::Digits;
    });
    QObject::connect(&question.view, &BoardView::symbolsChanged, &messenger, &Messenger::refresh);
    QObject::connect(&question.view.editor(), &BoardEditor::inputModeChanged, &messenger,
                     &Messenger::refresh);
    QObject::connect(&question.view, &BoardView::ruleEditingChanged, &messenger, &Messenger::refresh);
}

void connectHelpers(const SolvingSurroundings &parts, QObject *owner)
{
    const Question::Parts &question = parts.question;
    auto *rightState = new RightState(question.document, question.view, question.liveCheck, owner);
    rightState->connectCommands(parts.actions);
    QObject::connect(rightState, &RightState::message, &parts.messenger, &Messenger::say);
    auto *namer = new StepNamer(question, owner);
    namer->connectCommands(parts.actions, parts.settings);
}

} // namespace

void connectSolving(const SolvingSurroundings &parts, QObject *owner)
{
    BoardView &view = parts.question.view;
    connectPad(*parts.panel.digitPad(), view, parts.actions, parts.settings);
    parts.panel.addFilterOf(view); // whose keys Tab visits after those of the pad
    parts.panel.cellMarks()->follow(view);
    connectHelpers(parts, owner);
    connectTyping(parts.question, parts.messenger);
    connectTimer(parts);
}

} // namespace sudoku
