#include "ui/board/padcommands.h"

#include "ui/base/settings.h"
#include "ui/board/boardview.h"
#include "ui/board/digitpad.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"

namespace sudoku {
namespace {

KeyPlace::Kind placeOf(InputMode mode, bool areMarksInGrid)
{
    switch (mode) {
    case InputMode::CornerMark:
        return KeyPlace::Kind::Corner;
    case InputMode::CentreMark:
        return areMarksInGrid ? KeyPlace::Kind::Grid : KeyPlace::Kind::Centre;
    case InputMode::Value:
    case InputMode::Colour:
        break;
    case InputMode::CandidateColour:
    case InputMode::StrongLine:
    case InputMode::WeakLine:
        return KeyPlace::Kind::Drawing;
    }
    return KeyPlace::Kind::Middle;
}

/// Shows where the digits go that \a pad enters now.
void showPlaces(DigitPad &pad, BoardView &view)
{
    pad.setPlaces(placeOf(view.editor().inputMode(), view.areMarksInGrid()));
}

/// Lets \a pad filter digits, and fill in marks.
void connectPadMarks(DigitPad &pad, BoardView &view, const CommandActions &actions)
{
    QObject::connect(&pad, &DigitPad::filterClicked, &view,
                     [&view](Digit digit) { view.setFilter(view.filter().withDigit(digit, true)); });
    QObject::connect(&pad, &DigitPad::fillClicked, actions.action(Command::FillCandidates),
                     &QAction::trigger);
    pad.showFillButton();
    QObject::connect(&view, &BoardView::marksInGridChanged, &pad, [&pad, &view] { showPlaces(pad, view); });
}

} // namespace

void showKeys(DigitPad &pad, BoardView &view)
{
    if (view.editor().inputMode() == InputMode::Colour)
        pad.setColours();
    else
        pad.setDigits(view.document().geometry(), view.symbols());
    pad.showLeft(view.document().board());
    pad.setHeld(view.heldDigit());
    showPlaces(pad, view);
}

void connectPad(DigitPad &pad, BoardView &view, const CommandActions &actions, Settings &settings)
{
    QAction *isDigitFirst = actions.action(Command::DigitFirst);
    QObject::connect(&pad, &DigitPad::clearClicked, actions.action(Command::Clear), &QAction::trigger);
    QObject::connect(&pad, &DigitPad::digitClicked, &view, [&view, isDigitFirst](Digit digit) {
        if (isDigitFirst->isChecked() && !isDrawing(view.editor().inputMode()))
            view.holdDigit(view.heldDigit() == digit ? noDigit : digit);
        else
            view.enterDigit(digit);
    });
    QObject::connect(&view, &BoardView::heldDigitChanged, &pad, &DigitPad::setHeld);
    QObject::connect(&view.document(), &Document::boardChanged, &pad,
                     [&pad, &view] { pad.showLeft(view.document().board()); });
    QObject::connect(&view, &BoardView::symbolsChanged, &pad, [&pad, &view] { showKeys(pad, view); });
    QObject::connect(&view.editor(), &BoardEditor::inputModeChanged, &pad,
                     [&pad, &view, hasColours = false](InputMode mode) mutable {
                         const bool wereColours = std::exchange(hasColours, mode == InputMode::Colour);
                         if (wereColours == hasColours)
                             return showPlaces(pad, view);
                         view.holdDigit(noDigit);
                         showKeys(pad, view);
                     });
    actions.connectOption(Command::DigitFirst, settings, Option::DigitFirst, &view, [&view](bool isOn) {
        if (!isOn)
            view.holdDigit(noDigit);
    });
    connectPadMarks(pad, view, actions);
    showKeys(pad, view);
}

} // namespace sudoku
