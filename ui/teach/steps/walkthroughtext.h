#pragma once

#include <QString>

#include "core/board/symbols.h"
#include "core/hints/explainer/explainer.h"
#include "core/hints/reasons/reasonwalk.h"
#include "ui/teach/steps/ratedwalkthrough.h"

namespace sudoku {

/// Returns the rating in short, "Hard, score 1234", or why there is none.
QString headlineText(const RatedWalkthrough &walkthrough);
/// Returns the name of the rating and the number of steps.
QString scaleText(const RatedWalkthrough &walkthrough);
/// Returns "51 steps".
QString stepCountText(std::size_t count);
/// Returns how often each technique is used, the hardest first: "1 × X-Wing, 20 × Naked Single".
QString techniquesText(const RatedWalkthrough &walkthrough);
/// Returns why the steps end before the solution, or an empty text.
QString endText(const RatedWalkthrough &walkthrough);

/// Returns "Sudoku Explainer: ER 7.1, EP 1.2, ED 1.2", or how much is known.
QString explainerText(const ExplainerRating &rating);

/// Returns "General rating: 4, sum 92", or how much is known.
QString reasonRatingText(const ReasonWalk &walk);

/// Returns "12. X-Wing (Hard, 140)" for the step with that \a index; without the score where it has no
/// meaning.
QString stepHeading(const RatedWalkthrough &walkthrough, std::size_t index);

/// Returns the title that the board has, else \a name, else a general one.
QString titleText(const Board &board, const QString &name = {});
/// Returns how difficult the puzzle is, and its rules, a paragraph each.
QStringList summaryTexts(const RatedWalkthrough &walkthrough, const std::optional<ExplainerRating> &rating);
/// Returns a walkthrough as plain text: a title, the puzzle of \a board, how difficult it is, how many steps
/// there are of each kind, the steps, and why they end before the solution.
QString walkthroughAsText(const Board &board, const SymbolSet &symbols, const QStringList &summary,
                          const QString &kinds, const QStringList &sentences, const QString &end);

} // namespace sudoku
