#include "ui/paint/printtext.h"

#include "ui/text/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace sudoku {
namespace {

QString translate(const char *text)
{
    return QCoreApplication::translate("Print", text);
}

} // namespace

QString warningText(Solutions solutions)
{
    switch (solutions) {
    case Solutions::One:
        return {};
    case Solutions::Many:
        return translate("more than one solution");
    case Solutions::None:
        return translate("no solution");
    case Solutions::NotChecked:
        break;
    }
    return translate("not checked");
}

QString factsText(const PrintedPuzzle &puzzle)
{
    QStringList facts;
    if (const QString warning = warningText(puzzle.solutions); !warning.isEmpty())
        facts += warning;
    facts += cluesText(puzzle.board.puzzle.givens.filledCount());
    if (puzzle.seed)
        facts += translate("seed %1").arg(*puzzle.seed);
    return facts.join(QStringLiteral(" · "));
}

QString rulesText(const Puzzle &puzzle)
{
    QStringList rules;
    for (const Constraint &constraint : puzzle.constraints)
        if (const QString demand = demandText(constraint); !rules.contains(demand))
            rules += demand;
    if (const int digitCount = puzzle.geometry.digitCount(); digitCount > puzzle.geometry.size())
        rules += translate("Digits from 1 to %1").arg(digitCount);
    if (!puzzle.geometry.boxes())
        rules += translate("No digit twice in a thick outline");
    return rules.join(QStringLiteral(" · "));
}

bool hasTitles(const PrintJob &job)
{
    return !job.title.isEmpty() || std::ranges::any_of(job.sections, [](const PrintSection &section) {
        return !section.title.isEmpty();
    });
}

QString solutionsHeading()
{
    return translate("Solutions");
}

} // namespace sudoku
