#include "ui/board/boardcommands.h"

#include "ui/base/settings.h"
#include "ui/board/boardarea.h"
#include "ui/board/boardview.h"
#include "ui/board/cellmenu.h"
#include "ui/board/document.h"
#include "ui/board/filtercommands.h"
#include "ui/board/symbolsmenu.h"
#include "ui/commands/commandactions.h"
#include "ui/text/strings.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMenu>

namespace sudoku {
namespace {

void connectUndo(const CommandActions &actions, QUndoStack &stack)
{
    actions.on(Command::Undo, &stack, [&stack] { stack.undo(); });
    actions.on(Command::Redo, &stack, [&stack] { stack.redo(); });
    const auto follow = [undo = actions.action(Command::Undo), redo = actions.action(Command::Redo), &stack] {
        undo->setEnabled(stack.canUndo());
        redo->setEnabled(stack.canRedo());
    };
    QObject::connect(&stack, &QUndoStack::indexChanged, actions.action(Command::Undo), follow);
    follow();
}

void connectEditing(const CommandActions &actions, BoardView &view)
{
    BoardEditor &editor = view.editor();
    actions.on(Command::SelectAll, &view, [&view] { view.selectAll(); });
    actions.on(Command::Clear, &view, [&view, &editor] { editor.clear(view.typedCells()); });
    actions.on(Command::MakeEntriesGivens, &view, [&editor] { editor.makeEntriesGivens(); });
    actions.on(Command::ClearEntries, &view, [&editor] { editor.reset(); });
    actions.on(Command::EraseDrawing, &view, [&editor] { editor.eraseDrawing(); });
    actions.on(Command::ClearAll, &view, [&editor] { editor.clearAll(); });
}

/// Connects the commands that choose what typing sets. The actions follow if something else changes the role.
void connectTyping(const CommandActions &actions, BoardView &view)
{
    BoardEditor &editor = view.editor();
    const auto onRole = [&](Command command, DigitRole role) {
        QAction *action = actions.action(command);
        actions.on(command, &view, [&view, &editor, role] {
            view.finishNumber();
            editor.setRole(role);
        });
        QObject::connect(&editor, &BoardEditor::roleChanged, action,
                         [action, role](DigitRole now) { action->setChecked(now == role); });
        action->setChecked(editor.role() == role);
    };
    onRole(Command::TypeGivens, DigitRole::Given);
    onRole(Command::TypeEntries, DigitRole::Entry);

    const auto onInputMode = [&](Command command, InputMode mode) {
        actions.on(command, &view, [&view, &editor, mode] {
            view.finishNumber();
            editor.setInputMode(mode);
        });
        QAction *action = actions.action(command);
        QObject::connect(&editor, &BoardEditor::inputModeChanged, action,
                         [action, mode](InputMode now) { action->setChecked(now == mode); });
        action->setChecked(editor.inputMode() == mode);
    };
    onInputMode(Command::InputDigits, InputMode::Value);
    onInputMode(Command::InputCornerMarks, InputMode::CornerMark);
    onInputMode(Command::InputCentreMarks, InputMode::CentreMark);
    onInputMode(Command::InputColours, InputMode::Colour);
    onInputMode(Command::InputDrawing, InputMode::CandidateColour);
    actions.on(Command::NextPenColour, &view, [&editor] {
        editor.setInputMode(InputMode::CandidateColour);
        editor.setPenColour(editor.pen().colour() % colourCount + 1);
    });
    actions.on(Command::SwitchMarks, &view, [&view, &editor] {
        view.finishNumber();
        editor.setInputMode(editor.inputMode() == InputMode::Value ? InputMode::CentreMark
                                                                   : InputMode::Value);
    });
}

/// Connects the command that lets the cursor advance. Givens and entries have a choice each, because who
/// types in a puzzle wants it, and who solves one does not. The command shows the choice for what is typed
/// now.
void connectSteps(const CommandActions &actions, BoardView &view, Settings &settings)
{
    BoardEditor &editor = view.editor();
    QAction *action = actions.action(Command::StepOn);
    const auto show = [action, &settings](DigitRole role) {
        action->setChecked(role == DigitRole::Given ? settings.isOn(Option::StepsOnGivens)
                                                    : settings.isOn(Option::StepsOnEntries));
    };
    QObject::connect(action, &QAction::toggled, &view, &BoardView::setSteppingOn);
    QObject::connect(&editor, &BoardEditor::roleChanged, action, show);
    actions.on(Command::StepOn, &view, [action, &editor, &settings] {
        settings.setOn(editor.role() == DigitRole::Given ? Option::StepsOnGivens : Option::StepsOnEntries,
                       action->isChecked());
    });
    show(editor.role());
}

/// Lets the player choose between marks in a grid, and marks in the corners and in the centre.
void connectMarksInGrid(const CommandActions &actions, BoardView &view, Settings &settings)
{
    actions.connectOption(
        Command::MarksInGrid, settings, Option::MarksInGrid, &view, [&view, &actions](bool isOn) {
            view.setMarksInGrid(isOn);
            const auto in = [](const char *text) { return QCoreApplication::translate("Commands", text); };
            if (isOn)
                actions.setName(Command::InputCentreMarks, in("Pe&ncil Marks"), in("Marks"));
            else
                actions.setName(Command::InputCentreMarks, in(QT_TRANSLATE_NOOP("Commands", "Ce&ntre Marks")),
                                in(QT_TRANSLATE_NOOP("Commands", "Centre")));
        });
}

void connectMarks(const CommandActions &actions, BoardView &view, Settings &settings)
{
    actions.connectOption(Command::SameDigitClears, settings, Option::SameDigitClears, &view,
                          [&view](bool isOn) { view.editor().setSameDigitClears(isOn); });
    actions.connectOption(Command::KeepCandidates, settings, Option::KeepsCandidates, &view,
                          [&view](bool isOn) { view.editor().setKeepsCandidates(isOn); });
    const auto onHighlight = [&](Command command, Option option, bool HighlightChoice::*has) {
        actions.connectOption(command, settings, option, &view, [&view, has](bool isOn) {
            HighlightChoice choice = view.highlightChoice();
            choice.*has = isOn;
            view.setHighlightChoice(choice);
        });
    };
    onHighlight(Command::HighlightPeers, Option::HighlightsPeers, &HighlightChoice::hasPeers);
    onHighlight(Command::HighlightDigits, Option::HighlightsDigits, &HighlightChoice::hasDigits);
    onHighlight(Command::HighlightMarks, Option::HighlightsMarks, &HighlightChoice::hasMarks);
    actions.connectOption(Command::Coordinates, settings, Option::ShowsCoordinates, &view,
                          [&view](bool isOn) { view.setCoordinatesShown(isOn); });
    actions.connectOption(Command::Fog, settings, Option::ShowsFog, &view,
                          [&view](bool isOn) { view.setFogShown(isOn); });
}

} // namespace

void connectBoardCommands(const CommandActions &actions, Document &document, BoardView &view, BoardArea &area,
                          Settings &settings)
{
    connectUndo(actions, document.undoStack());
    connectEditing(actions, view);
    connectTyping(actions, view);
    connectSteps(actions, view, settings);
    connectMarks(actions, view, settings);
    connectMarksInGrid(actions, view, settings);
    connectFilter(actions, view);
    QObject::connect(&view, &BoardView::menuRequested, &view,
                     [&view, &actions](const QPoint &place) { showCellMenu(view, actions, place); });
    view.setDigitScale(settings.digitPercent() / 100.0);
    actions.on(Command::ZoomIn, &area, [&area] { area.zoomIn(); });
    actions.on(Command::ZoomOut, &area, [&area] { area.zoomOut(); });
    actions.on(Command::ZoomFit, &area, [&area] { area.zoomToFit(); });
    fillSymbolsMenu(actions.submenu(Command::Symbols), document, view, settings);
}

void chooseSymbols(const CommandActions &actions, const SymbolSet &symbols)
{
    chooseSymbols(actions.submenu(Command::Symbols), symbols);
}

} // namespace sudoku
