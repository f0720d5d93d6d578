#include "ui/window/escape.h"

#include "ui/ask/verdict/messenger.h"
#include "ui/ask/verdict/verdictdisplay.h"
#include "ui/board/boardview.h"
#include "ui/commands/fullscreen.h"
#include "ui/list/windowwork.h"
#include "ui/results/endpanel.h"
#include "ui/rules/ruletool.h"
#include "ui/teach/hints/hinter.h"
#include "ui/teach/hints/walkthroughviewer.h"
#include "ui/window/parts/sidepanel.h"

namespace sudoku {

bool endByEscape(const EscapeParts &parts)
{
    if (parts.verdict.isOpen()) { // first, as its message says
        parts.verdict.close();
    } else if (parts.rules.isActive()) {
        parts.rules.leave();
        parts.view.setFocus();
    } else if (parts.hinter.isShown()) {
        parts.hinter.end();
    } else if (parts.walkthrough.isOpen()) {
        parts.walkthrough.leave();
    } else if (parts.panel.end()->isOpen()) {
        parts.panel.end()->leave();
    } else if (!parts.view.findingsIn(BoardLayer::Exercise).isEmpty()) {
        parts.view.setFindings(BoardLayer::Exercise, {});
        parts.messenger.forget();
    } else if (parts.view.heldDigit() != noDigit) {
        parts.view.holdDigit(noDigit);
    } else if (parts.view.filter().isOn()) {
        parts.view.setFilter({});
    } else {
        return parts.fullScreen.leave() || parts.messenger.dismiss() || parts.work.leaveExercise();
    }
    return true;
}

} // namespace sudoku
