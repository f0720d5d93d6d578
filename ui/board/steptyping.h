#pragma once

#include <QObject>

#include "ui/board/boardeditor.h"

#include <vector>

namespace sudoku {

class BoardCursor;
class Document;

/// Types into the cells that are selected on a board. With *Advance after Each Digit* the cursor goes to the
/// next cell after each digit, so that rows are typed as they are read:
///
/// - A number ends when no figure can go on with it, or by Space, Enter, or whatever is typed next; moving
///   ends it too, and goes where it goes. The end of a number moves the cursor on, unless it was refused.
/// - Space and Enter behind a number of a board that has numbers of two figures are its end, and no step of
///   their own.
/// - 0 and the full stop leave a cell blank and step on. Space behind no number only steps on.
/// - Enter ends the row of a puzzle: the cursor goes to the first cell of the next one. Where a row has just
///   ended by itself, Enter is its end, and no step of its own.
/// - Backspace goes back cell by cell, and clears what was typed there.
/// - The last cell is the end. Pencil marks and several selected cells know no step.
class StepTyping : public QObject
{
    Q_OBJECT

public:
    StepTyping(BoardCursor &cursor, const Document &document, BoardEditor &editor, QObject *parent);

    void setSteppingOn(bool isSteppingOn);
    void type(const KeyInput &input);
    /// Handles the full stop.
    void skipAsBlank();
    /// Handles Space.
    void goOn();
    /// Handles Enter where it ends a number. Returns false if there is none.
    bool confirm();
    /// Handles Enter where it has no other meaning.
    void endRow();
    /// Ends the number, because something other than typing starts.
    void leave();
    /// Forgets the cells to which Backspace goes back, unless typing itself changed the cursor or the board.
    void forgetWhatOthersDo();

private:
    struct Step
    {
        Cell from;
        bool isTyped;
    };

    bool isStepping(std::optional<InputMode> mode = {}) const;
    void typeDigit(const KeyInput &input);
    void leaveBlank();
    void goBack();
    /// Ends the number that is being typed. Returns false if it is refused.
    bool endNumber();
    void step(bool isTyped);
    void moveTo(Cell cell);
    void forget();
    bool hasLongNumbers() const;

    BoardCursor &m_cursor;
    const Document &m_document;
    BoardEditor &m_editor;
    bool m_isSteppingOn = false;
    bool m_isActing = false;        // whether this object makes the current change
    bool m_hasJustEnded = false;    // a number has ended by itself; Space and Enter may still end it
    bool m_hasRowJustEnded = false; // likewise, for Enter
    std::vector<Step> m_steps;      // the steps that Backspace takes back
};

} // namespace sudoku
