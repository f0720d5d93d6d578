#pragma once

#include "core/variants/variant.h"

#include <optional>
#include <vector>

class QString;

namespace sudoku {

class BoardView;
class Document;
class KindBox;
class NumberEditor;
class SelectedRule;

/// The constraint that the user draws or changes. It is drawn while none is selected: its kind is the one in
/// the list, its cells are those that are selected on the board, its number is the one in the field.
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
    /// Returns the constraint that is drawn; it may have problems.
    Constraint drawn() const;
    /// Returns the constraint that the number belongs to: the selected one as it will be, or the drawn one.
    Constraint edited() const;
    /// Returns a sentence that says why the drawn constraint cannot be added, or an empty text.
    QString obstacle() const;
    /// Returns whether the edited constraint lacks at most its number.
    bool takesNumber() const;
    /// Returns whether the drawn constraint demands nothing without a number, and none is typed.
    bool lacksNumber() const;
    /// Returns whether the drawn constraint is a line that can be added without a number.
    bool isWholeLine() const;

    Proposal proposal() const { return m_proposal; }
    void setProposal(Proposal proposal) { m_proposal = proposal; }
    /// Returns whether other cells must be selected first.
    bool awaitsCells() const;

    /// Returns whether a number was typed for the drawn constraint.
    bool isTyped() const { return m_typed.has_value(); }
    /// Follows what is typed. The first figure decides which cells it is for.
    void noteTyped();
    /// Gives the number that was typed, if there is one, the cells that are selected now.
    void takeCells();

    /// Shows the constraint that is drawn, or the selected one as it will be, on the board.
    void sketch() const;
    /// Adds the drawn constraint to the board, and returns it.
    Constraint add();

private:
    Constraint drawnWith(const Variant &kind, const std::vector<int> &numbers) const;

    Document &m_document;
    BoardView &m_view;
    const KindBox &m_kinds;
    NumberEditor &m_editor;
    const SelectedRule &m_rule;
    Proposal m_proposal = Proposal::Shown;
    std::optional<Constraint> m_typed; // what is drawn, as soon as a number was typed for it
};

} // namespace sudoku
