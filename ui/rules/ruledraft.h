#pragma once

#include "ui/rules/boardrules.h"

#include <optional>
#include <vector>

class QString;

namespace sudoku {

class BoardView;
class Document;
class KindBox;
class NumberEditor;
class SelectedRule;

/// The constraint that the user draws or changes; a drag may draw several at once. It is drawn while none is
/// selected: its kind is the one in the list, its cells are those that are selected on the board, its number
/// is the one in the field.
class RuleDraft
{
public:
    /// What becomes of the constraint that the selected cells describe.
    enum class Proposal {
        Shown,
        Kept,   ///< it was removed just now: it can be added again, but is not shown
        Awaited ///< the cells are not meant: others must be selected first
    };

    RuleDraft(Document &document, BoardView &view, const KindBox &kinds, NumberEditor &editor,
              const SelectedRule &rule);

    /// Returns the kind of the constraints that are drawn, or null.
    const Variant *kind() const;
    /// Returns the kind of the selected constraint, or the one that is drawn, or null.
    const Variant *editedKind() const;
    /// Returns the constraint that is drawn, or the first of several; it may have problems.
    Constraint drawn() const { return allDrawn().front(); }
    /// Returns the constraint that the number belongs to: the selected one as it will be, or the drawn one.
    Constraint edited() const;
    /// Returns a sentence that says why nothing that is drawn can be added, or an empty text.
    QString obstacle() const;
    /// Returns whether the edited constraint lacks at most its number.
    bool takesNumber() const;
    /// Returns whether the drawn constraint demands nothing without a number, and none is typed.
    bool lacksNumber() const;
    /// Returns whether the field for the number belongs beside what the mouse has drawn or just added: lines
    /// rarely have one.
    bool offersNumber() const;
    /// Returns whether what is drawn is complete where a drag ends: cells or lines to which no number must be
    /// typed.
    bool isWholeDrag() const;

    /// Returns the numbers that the digits on the board give \a clue, if its kind can wait for them. Returns
    /// none while cells are empty.
    std::vector<int> numbersOnBoard(Constraint clue) const;
    /// Gives the next constraints of the kind that is drawn the \a number, until another kind is chosen.
    void setNextNumber(int number) { m_nextNumber = number; }
    void forgetNextNumber() { m_nextNumber.reset(); }

    Proposal proposal() const { return m_proposal; }
    void setProposal(Proposal proposal) { m_proposal = proposal; }
    /// Returns whether other cells must be selected first.
    bool awaitsCells() const;

    /// Returns whether a number was typed for the drawn constraint.
    bool isTyped() const { return !m_typed.empty(); }
    /// Follows what is typed. The first figure decides which cells it is for.
    void noteTyped();
    /// Gives the number that was typed, if there is one, the cells that are selected now.
    void takeCells();

    /// Selects the cells of \a constraint, if it has any. The cursor stays if it is on one of them.
    void selectCellsOf(const Constraint &constraint);
    /// Selects the cell of the cursor instead of several.
    void deselectCells();
    /// Selects the cells beside the edge, or around the corner, that was clicked, or the line whose number
    /// stands there; another click selects the other one of two diagonals. Returns false if the kind that is
    /// drawn has no such place there.
    bool selectClicked();

    /// Selects the first two cells of the diagonal that a drag draws, instead of the cells that the mouse has
    /// passed. Does nothing for other kinds.
    void selectDragged();

    /// Shows the constraint that is drawn, or the selected one as it will be, on the board.
    void sketch() const;
    /// A constraint that was added, and the group of the step that added it.
    struct Addition
    {
        Constraint constraint;
        int group;
        std::vector<BoardRule> replaced; ///< the signs that had its place: see rivalsOf()
    };
    /// Adds what is drawn to the board, as one step, and returns the last of the constraints.
    Addition add();

private:
    using Constraints = std::vector<Constraint>;

    Constraints allDrawn() const;
    std::vector<Cell> selectedFor(const Variant &kind) const;
    std::vector<Cell> draggedCells(const Variant &kind) const;
    Constraints drawnWith(const Variant &kind, const std::vector<int> &numbers) const;
    Constraints addable() const;
    std::vector<BoardRule> rivals(const Constraints &added) const;
    std::vector<Cell> clickedLine();
    std::vector<int> numbers() const;

    Document &m_document;
    BoardView &m_view;
    const KindBox &m_kinds;
    NumberEditor &m_editor;
    const SelectedRule &m_rule;
    Proposal m_proposal = Proposal::Shown;
    std::optional<int> m_nextNumber; // of what is drawn without typing one
    Constraints m_typed;             // what is drawn, as soon as a number was typed for it
    std::vector<Cell> m_clickedLine; // whose place beside the board was clicked last
};

} // namespace sudoku
