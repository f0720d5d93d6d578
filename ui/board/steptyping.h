#pragma once

#include <QObject>

#include "ui/board/boardeditor.h"

#include <vector>

namespace sudoku {

class BoardCursor;
class Document;

/// Types into the cells that are selected on a board. With *Step On* the cursor goes to the next cell after
/// each digit, so that rows are typed as they are read:
///
/// - A number ends when no figure can go on with it, or by Space, Enter, or whatever is typed next; moving
///   ends it too, and goes where it goes. A number that ends steps on, unless it was refused.
/// - Space and Enter behind a number of a board that has numbers of two figures are its end, and no step of
///   their own.
/// - 0 and the full stop leave a cell blank and step on. Space behind no number only steps on.
/// - Backspace goes back cell by cell, and clears what was typed there.
/// - The last cell is the end. Pencil marks and several selected cells know no step.
class StepTyping : public QObject
{
    Q_OBJECT

public:
    StepTyping(BoardCursor &cursor, const Document &document, BoardEditor &editor, QObject *parent);

    void setSteppingOn(bool isSteppingOn);
    void type(const KeyInput &input);
    /// The full stop.
    void skipAsBlank();
    /// Space.
    void goOn();
    /// Enter; false where it means nothing here.
    bool confirm();
    /// Something else than typing begins.
    void leave();
    /// The cursor or the board has changed: nothing to go back to, unless it was by typing.
    void forgetWhatOthersDo();

private:
    struct Step
    {
        Cell from;
        bool isTyped;
    };

    bool isStepping(std::optional<Pen> pen = {}) const;
    void typeDigit(const KeyInput &input);
    void leaveBlank();
    void goBack();
    /// False where the number is refused.
    bool endNumber();
    void step(bool isTyped);
    void moveTo(Cell cell);
    void forget();
    bool hasLongNumbers() const;

    BoardCursor &m_cursor;
    const Document &m_document;
    BoardEditor &m_editor;
    bool m_isSteppingOn = false;
    bool m_isActing = false;     // what changes now is no one else's doing
    bool m_hasJustEnded = false; // a number, by itself: Space and Enter may still come as its end
    std::vector<Step> m_steps;   // that Backspace goes back
};

} // namespace sudoku
