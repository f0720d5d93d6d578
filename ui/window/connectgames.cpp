#include "ui/window/connectgames.h"

#include "ui/ask/verdict/messenger.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/list/collection.h"
#include "ui/list/windowwork.h"
#include "ui/play/play.h"
#include "ui/results/gameend.h"
#include "ui/teach/course/sudokucourse.h"
#include "ui/teach/hints/hinter.h"
#include "ui/teach/hints/singlesfiller.h"
#include "ui/teach/hints/walkthroughviewer.h"
#include "ui/teach/practice/practice.h"
#include "ui/window/parts/sidepanel.h"

namespace sudoku {
namespace {

void connectPanel(const GameSurroundings &parts)
{
    QObject::connect(&parts.games, &GameEnd::ended, &parts.panel, [parts] {
        if (!parts.panel.isVisible())
            return; // the message is enough
        parts.panel.showEnd(true);
        parts.messenger.dismiss();
        parts.panel.end()->speak();
    });
    QObject::connect(parts.panel.end(), &EndPanel::left, &parts.panel, [parts] {
        parts.panel.showEnd(false);
        parts.messenger.say(
            {.text = Messenger::tr("The puzzle is solved. Enter shows the result again."),
             .offer = {.text = Messenger::tr("Show Result"), .run = [parts] { parts.games.showAgain(); }}});
    });
    QObject::connect(&parts.games, &GameEnd::left, &parts.panel, [parts] {
        if (parts.panel.end()->isOpen())
            parts.panel.showEnd(false);
    });
}

/// Lets a player begin with the digits, whatever rules the puzzle has.
void connectBeginning(const GameSurroundings &parts)
{
    const auto begin = [parts] {
        parts.document.setRole(DigitRole::Entry);
        parts.panel.showRules(false);
    };
    QObject::connect(&parts.play, &Play::opened, &parts.panel, begin);
    parts.play.setResume([parts](const Puzzle &puzzle) { return parts.work.resumePuzzle(puzzle); });
}

void connectHelp(const GameSurroundings &parts)
{
    GameEnd *games = &parts.games;
    QObject::connect(&parts.singles, &SinglesFiller::filled, games, &GameEnd::noteFilling);
    QObject::connect(&parts.hinter, &Hinter::stepFound, games, &GameEnd::noteHint);
    QObject::connect(&parts.walkthrough, &WalkthroughViewer::begun, games, &GameEnd::noteHint);
}

} // namespace

void connectGames(const GameSurroundings &parts)
{
    parts.games.connectCommands(parts.actions);
    parts.singles.connectCommands(parts.actions);
    parts.games.setExercise([parts] { return parts.practice.isActive() || parts.course.isOnBoard(); });
    parts.games.setList([parts] { return !parts.collection.title().isEmpty(); });
    connectBeginning(parts);
    connectPanel(parts);
    connectHelp(parts);
    QObject::connect(&parts.games, &GameEnd::message, &parts.messenger, &Messenger::say);
    QObject::connect(&parts.games, &GameEnd::nextOfListRequested, parts.actions.action(Command::NextPuzzle),
                     &QAction::trigger);
    QObject::connect(&parts.games, &GameEnd::walkthroughRequested, parts.actions.action(Command::Walkthrough),
                     &QAction::trigger);
}

} // namespace sudoku
