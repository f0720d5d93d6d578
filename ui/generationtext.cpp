#include "ui/generationtext.h"

#include "core/variants/variant.h"
#include "ui/durationtext.h"
#include "ui/text/requestwords.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

namespace sudoku {
namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Generation", text);
}

} // namespace

QString progressText(const PuzzleProgress &progress)
{
    QStringList parts;
    if (progress.grids > 1)
        parts += tr("filled board %1").arg(progress.grids);
    parts += progress.best ? tr("%1 so far").arg(cluesText(progress.best->givens.filledCount()))
                           : tr("looking for a filled board");
    if (progress.tests > 0)
        parts += tr("%1 tests").arg(QLocale().toString(static_cast<qlonglong>(progress.tests)));
    parts += durationText(progress.elapsed);
    return tr("Puzzle %1 of %2: %3").arg(progress.done + 1).arg(progress.count).arg(parts.join(tr(", ")));
}

QString missText(const MadePuzzle &made)
{
    if (made.result.outcome == Outcome::Solved || !made.result.puzzle)
        return {};
    const int clues = made.result.puzzle->givens.filledCount();
    const QString reached = tr("%1 after %2").arg(cluesText(clues), durationText(made.took));
    const bool isNumberMissed = made.request.goal == ClueGoal::AtMost  ? clues > made.request.clues
                                : made.request.goal == ClueGoal::About ? clues != made.request.clues
                                                                       : false;
    return isNumberMissed ? tr("%1; %2 asked").arg(reached).arg(made.request.clues)
                          : tr("%1; more may be able to go").arg(reached);
}

QString kindText(const GenerateRequest &request)
{
    QStringList parts{tr("%1 × %1").arg(request.shape.geometry.size())};
    if (!request.shape.geometry.boxes())
        parts += tr("irregular");
    for (const Constraint &constraint : request.shape.constraints)
        parts += QCoreApplication::translate("Variant", constraint.variant->name.data());
    if (!request.symmetry->maps.empty())
        parts += symmetryText(*request.symmetry);
    if (request.hasManySolutions)
        parts += tr("more than one solution");
    return parts.join(tr(", "));
}

QString endText(Outcome outcome, int count)
{
    const QString made = count == 1 ? tr("1 puzzle made.") : tr("%1 puzzles made.").arg(count);
    switch (outcome) {
    case Outcome::Solved:
        return made;
    case Outcome::Stopped:
        return tr("Stopped. %1").arg(made);
    case Outcome::None:
        return tr("There is no such puzzle: no filled board obeys these rules.");
    case Outcome::OutOfMemory:
        return tr("There is not enough memory. %1").arg(made);
    case Outcome::WrongSolution:
        return tr("The solver gave a wrong answer: please report this. %1").arg(made);
    }
    return {};
}

} // namespace sudoku
