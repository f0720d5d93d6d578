#pragma once

#include "core/board/board.h"
#include "core/formats/symbols.h"
#include "core/solve/completion.h"
#include "core/solve/conflict.h"
#include "core/solve/count.h"
#include "core/solve/difference.h"
#include "core/solve/estimate.h"
#include "core/solve/minimize.h"
#include "core/solve/repair.h"
#include "core/solve/truecandidates.h"
#include "core/solve/verify.h"
#include "ui/conclusion.h"

namespace sudoku {

/// What a verdict is about.
struct Subject
{
    Board board;
    bool countsEntries = false; ///< the entries count as givens

    Puzzle puzzle() const { return countsEntries ? board.withEntriesAsGivens() : board.puzzle; }
    /// "The givens; rows, columns, boxes and Falling diagonal."
    QString text() const;
};

/// Where there are no givens the entries count in any case.
Subject subjectOf(const Board &board, bool countsEntries);

/// "Took 12 ms".
QString tookText(std::chrono::nanoseconds time);

/// The words and the signs for each result, without what can be done about it. \a took is a duration in words.
Conclusion uniqueConclusion(const Subject &subject, const QString &took);
Conclusion multipleConclusion(const Subject &subject, const SymbolSet &symbols, const Grid &solution,
                              const Difference &difference, const QString &took);
Conclusion noneConclusion(const Subject &subject, const QString &took);
Conclusion conflictConclusion(const Subject &subject, const SymbolSet &symbols, const ConflictAnswer &answer,
                              const QString &took);
/// The verdict was looked at by other means.
Conclusion verifiedConclusion(const Subject &subject, const CheckResult &result, Verification verification,
                              const QString &took);
Conclusion undecidedConclusion(const Subject &subject, const QString &took, std::int64_t conflicts);
Conclusion failureConclusion(const Subject &subject, Outcome outcome);
Conclusion countConclusion(const Subject &subject, const CountResult &result, const QString &took);
/// \a isAll: there are no others than \a solutions.
Conclusion solutionConclusion(const Subject &subject, const std::vector<Grid> &solutions, std::size_t index,
                              bool isAll);
Conclusion estimateConclusion(const Subject &subject, const Estimate &estimate, const QString &took);
Conclusion candidatesConclusion(const Subject &subject, const CandidateCounts &counts, const QString &took);
Conclusion completionConclusion(const Subject &subject, const SymbolSet &symbols, const Grid &solution,
                                const Completion &completion, const QString &took);
Conclusion repairConclusion(const Subject &subject, const RepairResult &result, const QString &took);
Conclusion redundancyConclusion(const Subject &subject, const Redundancy &redundancy, const QString &took);
Conclusion minimizedConclusion(const Subject &subject, const MinimizeResult &result, const QString &took);

QString symmetryText(const Symmetry &symmetry);

/// "Change r3c4 from 6 to 8: then exactly one solution."
QString repairText(const Geometry &geometry, const SymbolSet &symbols, const Repair &repair);

} // namespace sudoku
