#pragma once

#include <QCoreApplication>
#include <QString>

#include "core/board/board.h"
#include "core/variants/constraintproblem.h"
#include "core/variants/variant.h"
#include "ui/rules/boardrules.h"

namespace sudoku {

/// The context of these texts in translations, and of the names of the steps that change constraints.
class RuleWords
{
    Q_DECLARE_TR_FUNCTIONS(RuleWords)
};

/// Returns sentences that say which cells to select for a constraint.
QString drawingHint(Input input);
/// Returns a sentence that says what clicks do to a constraint of single cells.
QString clickingHint();
/// What a letter that stands for a number, such as X, is for.
enum class LetterUse {
    Drawn,          ///< the constraint that is drawn
    Selected,       ///< the selected one
    SelectedAndNext ///< also those that are drawn next
};
/// Returns a sentence that says which letters set the number of \a kind, after a blank, or an empty text.
QString letterHint(const Geometry &geometry, const Variant &kind, LetterUse use);
/// Returns a sentence that says which signs gave their place to others.
QString replacedText(const Geometry &geometry, const std::vector<BoardRule> &replaced);
/// Returns a sentence that says what can be turned round.
QString turningHint();
/// Returns sentences about the keys that select cells.
QString selectionKeysText();
/// Returns sentences that say how \a constraint is changed while it is selected.
QString changingHint(const Geometry &geometry, const Constraint &constraint);

/// Returns a sentence that says why \a board cannot have \a constraint, or an empty text.
QString whyNot(const Board &board, const Constraint &constraint);
/// Returns whether only the number is missing or wrong.
bool isAboutNumber(const ConstraintProblem &problem);

} // namespace sudoku
