#include "ui/window/connecthints.h"

#include "ui/board/boardview.h"
#include "ui/hints/hinter.h"
#include "ui/hints/walkthroughviewer.h"
#include "ui/rules/rulespanel.h"
#include "ui/rules/ruletool.h"
#include "ui/verdict/analyst.h"
#include "ui/verdict/messenger.h"
#include "ui/verdict/verdictdisplay.h"

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
    QObject::connect(hinter, &Hinter::begun, &parts.verdict,
                     [&verdict = parts.verdict] { closeIfOpen(verdict); });
    QObject::connect(hinter, &Hinter::ended, &parts.messenger, &Messenger::withdraw);
    QObject::connect(hinter, &Hinter::checkRequested, &parts.analyst, &Analyst::check);
    QObject::connect(hinter, &Hinter::explanationRequested, &parts.analyst, &Analyst::explain);
    QObject::connect(&parts.view, &BoardView::confirmed, hinter, [&rules = parts.rules, hinter] {
        if (!rules.tool().isActive())
            hinter->apply();
    });
}

void connectWalkthrough(const HintSurroundings &parts)
{
    WalkthroughViewer *walkthrough = &parts.walkthrough;
    QObject::connect(walkthrough, &WalkthroughViewer::begun, &parts.hinter, [parts] {
        parts.rules.tool().end();
        parts.hinter.end();
        closeIfOpen(parts.verdict);
    });
    QObject::connect(walkthrough, &WalkthroughViewer::foundNone, &parts.hinter, &Hinter::tellObstacle);
    QObject::connect(walkthrough, &WalkthroughViewer::message, &parts.messenger, &Messenger::say);
    QObject::connect(walkthrough, &WalkthroughViewer::ended, &parts.messenger, &Messenger::withdraw);
    QObject::connect(&parts.hinter, &Hinter::begun, walkthrough, &WalkthroughViewer::close);
    QObject::connect(&parts.hinter, &Hinter::techniquesChosen, walkthrough, &WalkthroughViewer::close);
    QObject::connect(&parts.rules, &RulesPanel::wanted, walkthrough, &WalkthroughViewer::close);
}

} // namespace

void connectHints(const HintSurroundings &parts)
{
    connectHinter(parts);
    connectWalkthrough(parts);
}

} // namespace sudoku
