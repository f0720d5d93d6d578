#pragma once

#include <QString>
#include <QStringList>

#include "core/analyse/estimate.h"
#include "core/analyse/truecandidates.h"
#include "core/analyse/unavoidableset.h"
#include "core/analyse/verify.h"
#include "core/board/puzzle.h"
#include "core/board/symbols.h"
#include "core/solve/count.h"
#include "ui/ask/verdict/conclusiontext.h"
#include "ui/base/message.h"
#include "ui/paint/findings.h"
#include "ui/text/storywords.h"

#include <vector>

namespace sudoku {

/// The result of an analysis, in words and on the board.
struct Conclusion
{
    enum class Kind { Good, Problem, Open };

    Kind kind = Kind::Open;
    QString title = {};    ///< above the headline: which part of an answer it is, "Step 2 of 5"; may be empty
    QString headline = {}; ///< one sentence
    QString about = {};    ///< the digits and rules that it is about, and the duration
    QStringList lines = {};
    std::vector<Offer> offers = {}; ///< the first one is the next sensible thing: the primary button
    BoardFindings findings = {};
    std::vector<Constraint> rules = {}; ///< that it is about
    /// Numbered steps instead of the lines, which a screen reader reads; and what follows from them.
    std::vector<StoryFact> facts = {};
    QString closing = {};
    QString message = {};    ///< what the message bar says, instead of where the answer is; or empty
    QString advice = {};     ///< a note above the primary button
    bool takesEnter = false; ///< Enter on the board takes the first offer
    QString legend = {};     ///< the meaning of the highlights on the board
    /// Whether it takes the place of the digits and rules beside the board, because it is long or one goes
    /// through it step by step.
    bool fillsPanel = false;
};

/// These functions return the words and the highlights for each result, without offers. \a speed is a text
/// such as "in 12 ms", or empty; \a took one such as "12 ms".
Conclusion uniqueConclusion(const Subject &subject, const QString &speed);
Conclusion multipleConclusion(const Subject &subject, const SymbolSet &symbols, const Grid &solution,
                              const OtherSolution &difference, const QString &speed);
Conclusion noneConclusion(const Subject &subject, const QString &speed);
/// Returns \a unique with a statement about the player's entries; those in \a wrong differ from the solution.
Conclusion withEntries(Conclusion unique, const Subject &subject, const std::vector<Cell> &wrong);
Conclusion wrongEntriesConclusion(const Subject &subject, const std::vector<Cell> &cells);
/// Returns the conclusion after the verdict was verified.
Conclusion verifiedConclusion(const Subject &subject, const CheckResult &result,
                              const OrHalt<Verification> &verification, const QString &speed);
Conclusion undecidedConclusion(const Subject &subject, const QString &took, std::int64_t conflicts);
/// Returns the conclusion for a question that has no answer.
Conclusion haltConclusion(const Subject &subject, const Halt &halt);
Conclusion countConclusion(const Subject &subject, const CountResult &result, const QString &speed);
/// Returns the conclusion that shows one of \a solutions. \a isAll says that there are no others.
Conclusion solutionConclusion(const Subject &subject, const std::vector<Grid> &solutions, std::size_t index,
                              bool isAll);
Conclusion estimateConclusion(const Subject &subject, const Estimate &estimate, const QString &speed);
Conclusion candidatesConclusion(const Subject &subject, const SymbolSet &symbols,
                                const CandidateCounts &counts, const QString &speed);

} // namespace sudoku
