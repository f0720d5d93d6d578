#pragma once

#include <QString>

#include "core/board/puzzle.h"

#include <optional>
#include <vector>

namespace sudoku {

// Rules as text, for the clipboard: the directives of plain texts ("# sudoku-workbench: variant killer 15
// r1c1 r1c2"), so that they can be pasted into a file of a puzzle too.

/// Rules of a text, and the board in whose cells they are.
struct CopiedRules
{
    Geometry geometry;
    std::vector<Constraint> constraints;
};

QString textOfRules(const Geometry &geometry, const std::vector<Constraint> &constraints);

/// Returns the rules of \a text if each of its lines is a rule, with the words of the directive or without.
/// The board is \a wanted if that has all cells, otherwise the smallest usual one.
std::optional<CopiedRules> rulesInText(const QString &text, const Geometry &wanted);

} // namespace sudoku
