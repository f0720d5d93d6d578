#pragma once

#include "ui/rules/boardrules.h"

#include <optional>

namespace sudoku {

class Document;
class SelectedRule;

/// Chooses which constraint a click or the cursor selects, where several may have the same cell.
class RulePicker
{
public:
    RulePicker(const Document &document, const SelectedRule &rule);

    /// Returns the constraint to select at \a cell, or nothing: after a second click, the one below. While a
    /// \a kind is chosen, only a click selects, and only constraints of this kind: a number beside the board
    /// by its first cell.
    std::optional<BoardRule> pick(Cell cell, const Variant *kind, bool isByMouse);
    /// Returns the constraint of that \a kind in exactly these \a cells, or nothing. Their order matters only
    /// to kinds with a direction.
    std::optional<BoardRule> pickIn(const std::vector<Cell> &cells, const Variant *kind) const;
    /// Returns the constraint of that \a kind that has \a cell, the selected one before others, or nothing.
    std::optional<BoardRule> pickAt(Cell cell, const Variant &kind) const;
    /// Returns the constraint below the selected one at \a cell, or the first, or nothing.
    std::optional<BoardRule> below(Cell cell) const;
    /// Lets the next click be the first one.
    void forgetClick() { m_clicked.reset(); }

private:
    const Document &m_document;
    const SelectedRule &m_rule;
    std::optional<Cell> m_clicked; // the cell of the last click
};

} // namespace sudoku
