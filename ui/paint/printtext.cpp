#include "ui/paint/printtext.h"

#include "core/formats/boardremarks.h"
#include "core/formats/text/puzzletitle.h"
#include "core/formats/text/remark.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>

namespace sudoku {
namespace {

QString translate(const char *text)
{
    return QCoreApplication::translate("Print", text);
}

/// \a one with the name of the only one, \a many with the names of all.
QString namedText(const char *one, const char *many, const QStringList &names)
{
    return translate(names.size() == 1 ? one : many).arg(listText(names));
}

QString reasonText(const PrintedPuzzle &puzzle)
{
    switch (puzzle.solutions) {
    case Solutions::Undecided:
        return translate("stopped before there was an answer");
    case Solutions::OutOfMemory:
        return translate("not enough memory");
    case Solutions::SolverFailed:
        return translate("the solver failed");
    case Solutions::NotCovered:
        return missingRulesText(puzzle.board);
    case Solutions::NotChecked:
    case Solutions::One:
    case Solutions::Many:
    case Solutions::None:
        break;
    }
    return {};
}

} // namespace

QString warningText(const PrintedPuzzle &puzzle)
{
    if (puzzle.solutions == Solutions::One)
        return {};
    if (puzzle.solutions == Solutions::Many)
        return translate("more than one solution");
    if (puzzle.solutions == Solutions::None)
        return translate("no solution");
    const QString reason = reasonText(puzzle);
    return reason.isEmpty() ? translate("not checked") : translate("not checked: %1").arg(reason);
}

QString missingRulesText(const Board &board)
{
    QStringList unsupported;
    for (const Remark &remark : remarksOn(board))
        if (remark.code == Remark::Code::Unsupported)
            unsupported += quotedText(remark.what);
    QStringList switchedOff;
    for (const Constraint &constraint : board.switchedOff)
        if (const QString name = translate("'%1'").arg(nameText(*constraint.variant));
            !switchedOff.contains(name))
            switchedOff += name;
    QStringList texts;
    if (!unsupported.isEmpty())
        texts += namedText(QT_TRANSLATE_NOOP("Print", "the rule %1 is not supported"),
                           QT_TRANSLATE_NOOP("Print", "the rules %1 are not supported"), unsupported);
    if (!switchedOff.isEmpty())
        texts += namedText(QT_TRANSLATE_NOOP("Print", "the rule %1 is switched off"),
                           QT_TRANSLATE_NOOP("Print", "the rules %1 are switched off"), switchedOff);
    return listText(texts);
}

void addTitle(PrintedPuzzle &puzzle, const QString &note)
{
    static const QRegularExpression seedNote(QStringLiteral("^seed (\\d+)$"));
    const PuzzleTitle known = titleOf(puzzle.board);
    const QString own = QString::fromStdString(known.title).simplified();
    const QString author = QString::fromStdString(known.author).simplified();
    const QString title = own.isEmpty() ? note.simplified() : own;
    bool isSeed = false;
    const auto seed = seedNote.match(title).captured(1).toULongLong(&isSeed);
    if (isSeed)
        puzzle.seed = seed;
    else if (author.isEmpty())
        puzzle.title = title;
    else
        puzzle.title =
            title.isEmpty() ? translate("by %1").arg(author) : translate("%1, by %2").arg(title, author);
}

QString factsText(const PrintedPuzzle &puzzle)
{
    QStringList facts;
    if (const QString warning = warningText(puzzle); !warning.isEmpty())
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
