#include "ui/board/subject.h"

#include "core/formats/entrypuzzle.h"
#include "ui/text/remarkwords.h"
#include "ui/text/rulestext.h"
#include "ui/text/words.h"

namespace sudoku {

QString coveredRulesText(const Puzzle &puzzle)
{
    const Geometry &geometry = puzzle.geometry;
    QStringList rules{!geometry.hasLines()
                          ? (geometry.regionCount() > 0 ? Subject::tr("regions, but not rows and columns")
                                                        : Subject::tr("no rows and columns"))
                      : hasRealBoxes(geometry) ? Subject::tr("rows, columns and boxes")
                      : geometry.boxes()       ? Subject::tr("rows and columns")
                                               : Subject::tr("rows, columns and regions")};
    return (rules + ruleNames(puzzle)).join(QLatin1String(", "));
}

QString Subject::text() const
{
    const bool hasGivens = board.puzzle.givens.filledCount() > 0;
    const QString digits = !countsEntries ? (hasGivens ? tr("The givens") : tr("No givens"))
                           : hasGivens    ? tr("Givens and entries")
                                          : tr("Your entries, as there are no givens");
    QStringList parts{digits, coveredRulesText(board.puzzle)};
    if (!hasGivens && leavesEntriesOut())
        parts += tr("your entries do not count");
    if (const QString off = notCoveredText(board); !off.isEmpty())
        parts += off;
    return tr("%1.").arg(semicolonText(parts));
}

bool Subject::addsEntries() const
{
    return countsEntries && board.playerEntries().filledCount() > 0 && !areEntriesThePuzzle(board);
}

bool Subject::leavesEntriesOut() const
{
    return !countsEntries && board.playerEntries().filledCount() > 0;
}

} // namespace sudoku
