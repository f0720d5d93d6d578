#pragma once

#include <QPointF>
#include <QString>

#include "core/board/board.h"
#include "core/board/candidate.h"
#include "core/board/grid.h"
#include "core/board/symbols.h"
#include "ui/board/selection.h"

#include <functional>
#include <optional>
#include <vector>

namespace sudoku {

/// The place on a board where digits are typed.
class BoardCursor
{
public:
    virtual Cell currentCell() const = 0;
    virtual void setCurrentCell(Cell cell) = 0;
    /// Returns the cells that typing changes: the selected ones, or the cell of the cursor if it is not
    /// selected.
    virtual std::vector<Cell> typedCells() const = 0;
    /// Returns the symbols of the digits; boards up to 9x9 always show numbers.
    virtual const SymbolSet &symbols() const = 0;

protected:
    ~BoardCursor() = default;
};

struct Variant;

/// How the user selected cells.
enum class SelectionChange {
    Single,   ///< one cell alone: by a click or an arrow key
    Replaced, ///< others in its place: by a drag or a range
    Altered,  ///< cells were added to the selection or removed from it, with Ctrl
};

/// What the tool that edits rules wants of the board.
struct RuleEditing
{
    bool isOn = false;
    const Variant *kind = nullptr; ///< of the constraints that are drawn
    bool takesNumbers = false;     ///< typed figures are a number of a constraint
    bool hasRule = false;          ///< the selected cells are those of a constraint: digits go to the cursor
    bool isOutside = false;        ///< that kind has its number beside the board, which needs room

    bool operator==(const RuleEditing &) const = default;
};

/// A board as keys and the mouse see it: what it shows, its selection, and whom it tells.
class InputBoard : public BoardCursor
{
public:
    using SelectionEdit = std::function<void(Selection &)>;

    virtual const Board &shownBoard() const = 0;
    virtual const Selection &selection() const = 0;
    virtual const RuleEditing &ruleEditing() const = 0;
    /// Returns the candidate on which the player can draw at \a place, in the units of the widget.
    virtual std::optional<Candidate> candidateAt(QPointF place) = 0;
    /// Returns the digit that clicks enter, or noDigit.
    virtual Digit heldDigit() const = 0;
    virtual bool isReadOnly() const = 0;
    virtual bool hasFindings() const = 0;

    /// Runs \a change, then announces the changes of the cursor and the selection.
    virtual void changeSelection(const SelectionEdit &change) = 0;
    /// Does the same for a key of the user.
    virtual void selectByKey(SelectionChange how, const SelectionEdit &change) = 0;

    /// Says why nothing can be typed on a board that is read-only.
    virtual void refuseTyping() = 0;
    /// Says \a why a key has no meaning; with \a letters, not null, it would have one.
    virtual void refuseKey(const QString &why, const SymbolSet *letters) = 0;
    /// Takes a figure for the number of a constraint.
    virtual void takeFigure(const QString &figure) = 0;
    /// Handles Enter where it does not belong to typing.
    virtual void confirm() = 0;
    /// Handles a press on \a cell, which was the only selected one.
    virtual void pressAgain(Cell cell) = 0;

protected:
    ~InputBoard() = default;
};

} // namespace sudoku
