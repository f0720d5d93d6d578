#include "ui/window/connecthints.h"

#include "ui/ask/verdict/analyst.h"
#include "ui/ask/verdict/messenger.h"
#include "ui/ask/verdict/verdictdisplay.h"
#include "ui/board/boardview.h"
#include "ui/commands/commandactions.h"
#include "ui/rules/rulespanel.h"
#include "ui/rules/ruletool.h"
#include "ui/teach/hints/hinter.h"
#include "ui/teach/hints/storyexporter.h"
#include "ui/teach/hints/walkthroughviewer.h"

#include <algorithm>

namespace sudoku {
namespace {

void closeIfOpen(VerdictDisplay &verdict)
{
    if (verdict.isOpen())
        verdict.close();
}

void connectHinter(const HintSurroundings &parts)
{
    Hinter *hinter = &parts.hinter;
    QObject::connect(hinter, &Hinter::begun, &parts.verdict, [parts] {
        parts.rules.tool().leave();
        closeIfOpen(parts.verdict);
    });
    QObject::connect(hinter, &Hinter::ended, &parts.messenger, &Messenger::withdraw);
    QObject::connect(hinter, &Hinter::checkRequested, &parts.analyst, &Analyst::check);
    QObject::connect(hinter, &Hinter::explanationRequested, &parts.analyst, &Analyst::explain);
    QObject::connect(&parts.view, &BoardView::confirmed, hinter, &Hinter::apply);
}

void connectWalkthrough(const HintSurroundings &parts)
{
    WalkthroughViewer *walkthrough = &parts.walkthrough;
    QObject::connect(walkthrough, &WalkthroughViewer::begun, &parts.hinter, [parts] {
        parts.rules.tool().leave();
        parts.hinter.end();
        closeIfOpen(parts.verdict);
    });
    QObject::connect(walkthrough, &WalkthroughViewer::foundNone, &parts.hinter, &Hinter::tellObstacle);
    QObject::connect(walkthrough, &WalkthroughViewer::message, &parts.messenger, &Messenger::say);
    QObject::connect(walkthrough, &WalkthroughViewer::ended, &parts.messenger, &Messenger::withdraw);
    QObject::connect(&parts.hinter, &Hinter::begun, walkthrough, &WalkthroughViewer::close);
    QObject::connect(&parts.hinter, &Hinter::techniquesChosen, walkthrough, &WalkthroughViewer::close);
}

void connectStories(const HintSurroundings &parts)
{
    QObject::connect(&parts.analyst, &Analyst::exportRequested, &parts.stories, &StoryExporter::exportStory);
    QObject::connect(&parts.stories, &StoryExporter::message, &parts.messenger, &Messenger::say);
}

/// Returns whether \a command only changes what is seen, so that typing goes on.
bool isForTheEyes(Command command)
{
    const Menu menu =
        std::ranges::find(commands(), command, [](const CommandInfo &info) { return info.command; })->menu;
    return menu == Menu::View || menu == Menu::Help;
}

void connectRuleEditing(const HintSurroundings &parts)
{
    QObject::connect(&parts.rules.tool(), &RuleTool::begun, &parts.hinter, [parts] {
        parts.hinter.end();
        parts.walkthrough.close();
    });
    QObject::connect(&parts.rules, &RulesPanel::fillInRequested, &parts.analyst, &Analyst::fillIn);
    QObject::connect(&parts.actions, &CommandActions::aboutToRun, &parts.rules, [parts](Command command) {
        RuleTool &tool = parts.rules.tool();
        if (command == Command::Solve || command == Command::Paste)
            tool.leave();
        else if (!isForTheEyes(command))
            tool.finishNumber();
    });
}

} // namespace

void connectHints(const HintSurroundings &parts)
{
    connectHinter(parts);
    connectWalkthrough(parts);
    connectStories(parts);
    connectRuleEditing(parts);
}

} // namespace sudoku
