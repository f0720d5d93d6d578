#pragma once

#include <QObject>

#include "ui/board/boardeditor.h"

#include <vector>

namespace sudoku {

class BoardCursor;
class Document;

/// Types into the cells that are selected on a board. With *Advance after Each Digit* the cursor goes from
/// cell to cell, so that rows are typed as they are read:
///
/// - Space goes to the next cell, which leaves a cell blank where nothing was typed.
/// - Where each digit is one key, the cursor goes on by itself. Where digits are numbers of two figures, it
///   waits in the cell that was typed until Space, Enter or the next number ends that; so Space means the
///   same.
/// - 0 and the full stop leave a cell blank, which is as if it were typed.
/// - Enter ends a number, and the row with the number in its last cell. Otherwise it ends the row of a
/// puzzle:
///   the cursor goes to the first cell of the next one. Where a row has just ended by itself, Enter is its
///   end, and no step of its own.
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
    /// Goes on from a cell that was typed, or has the cursor wait in it.
    void leaveTypedCell();
    /// Goes on from the cell in which the cursor waits, if it does. Returns false if its number is refused.
    bool endCell();
    /// Does the same, or ends the number of a mark. Returns false if there is nothing to end.
    bool endTyping();
    void step(bool isTyped);
    void moveTo(Cell cell);
    void startAnew();
    void forget();

    BoardCursor &m_cursor;
    const Document &m_document;
    BoardEditor &m_editor;
    bool m_isSteppingOn = false;
    bool m_isActing = false;        // whether this object makes the current change
    bool m_isWaiting = false;       // the cursor is still in the cell that was typed
    bool m_hasRowJustEnded = false; // by itself; Enter may still end it
    std::vector<Step> m_steps;      // the steps that Backspace takes back
};

} // namespace sudoku
