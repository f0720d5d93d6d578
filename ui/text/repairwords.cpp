#include "ui/text/repairwords.h"

#include "core/variants/variant.h"
#include "ui/text/notation.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace sudoku {
namespace {

struct RepairWords
{
    Q_DECLARE_TR_FUNCTIONS(RepairWords)
};

/// Returns the cells of \a one that the other does not have.
std::vector<Cell> withoutThose(const std::vector<Cell> &one, const std::vector<Cell> &other)
{
    std::vector<Cell> rest;
    std::ranges::copy_if(one, std::back_inserter(rest),
                         [&](Cell cell) { return std::ranges::find(other, cell) == other.end(); });
    return rest;
}

QString oldName(const Puzzle &puzzle, const RuleChange &change)
{
    return sourceText(puzzle, ConstraintIndex{change.constraint});
}

/// Returns the number that is new.
QString newNumber(const Constraint &from, const Constraint &to)
{
    for (std::size_t i = 0; i < to.numbers.size(); ++i)
        if (i >= from.numbers.size() || from.numbers[i] != to.numbers[i])
            return QString::number(to.numbers[i]);
    return {};
}

/// What a change of the cells of one constraint adds and takes away.
struct MovedCells
{
    MovedCells(const Puzzle &puzzle, const RuleChange &change)
        : added(cellsText(puzzle.geometry,
                          withoutThose(change.to->cells, puzzle.constraints[change.constraint].cells))),
          removed(cellsText(puzzle.geometry,
                            withoutThose(puzzle.constraints[change.constraint].cells, change.to->cells)))
    {
    }

    QString added;
    QString removed;
};

QString cellsRepairText(const Puzzle &puzzle, const std::vector<RuleChange> &rules)
{
    const RuleChange &first = rules.front();
    const MovedCells moved(puzzle, first);
    if (rules.size() > 1) {
        const QString one = oldName(puzzle, first);
        const QString other = oldName(puzzle, rules.back());
        return moved.added.isEmpty() ? RepairWords::tr("Move %1 from %2 to %3").arg(moved.removed, one, other)
                                     : RepairWords::tr("Move %1 from %2 to %3").arg(moved.added, other, one);
    }
    return moved.added.isEmpty()
               ? RepairWords::tr("Take %1 out of %2").arg(moved.removed, oldName(puzzle, first))
               : RepairWords::tr("Add %1 to %2").arg(moved.added, oldName(puzzle, first));
}

} // namespace

QString ruleRepairText(const Puzzle &puzzle, const PossibleRepair &repair)
{
    const RuleChange &first = repair.rules.front();
    if (repair.kind == RepairKind::AddRule)
        return RepairWords::tr("Add %1", "a rule").arg(ruleText(puzzle.geometry, *first.to));
    const QString name = oldName(puzzle, first);
    switch (repair.kind) {
    case RepairKind::Number:
        if (isOpenClue(puzzle.constraints[first.constraint]))
            return RepairWords::tr("Give %1 the number %2")
                .arg(name, listText(numberTexts(first.to->numbers)));
        return RepairWords::tr("Change %1 to %2")
            .arg(name, newNumber(puzzle.constraints[first.constraint], *first.to));
    case RepairKind::Exchange:
        return RepairWords::tr("Swap the numbers of %1 and %2")
            .arg(name, oldName(puzzle, repair.rules.back()));
    case RepairKind::OtherMark:
        return RepairWords::tr("Make %1 a %2", "a mark of another kind").arg(name, constraintName(*first.to));
    case RepairKind::Turn:
        return RepairWords::tr("Turn %1 round").arg(name);
    case RepairKind::Cells:
        return cellsRepairText(puzzle, repair.rules);
    default:
        return RepairWords::tr("Remove %1").arg(name);
    }
}

QStringList changedRuleTexts(const Puzzle &puzzle, const std::vector<RuleChange> &rules)
{
    QStringList texts;
    for (const RuleChange &change : rules) {
        if (change.constraint == std::ssize(puzzle.constraints)) {
            texts += RepairWords::tr("with %1").arg(ruleText(puzzle.geometry, *change.to));
            continue;
        }
        const Constraint &from = puzzle.constraints[change.constraint];
        const QString name = oldName(puzzle, change);
        if (isOpenClue(from) && change.to && !isOpenClue(*change.to)) {
            texts += RepairWords::tr("with the number %1 for %2")
                         .arg(listText(numberTexts(change.to->numbers)), name);
        } else if (!change.to) {
            texts += RepairWords::tr("without %1").arg(name);
        } else if (from.numbers != change.to->numbers || from.variant != change.to->variant) {
            texts += RepairWords::tr("with %1 instead of %2").arg(constraintName(*change.to), name);
        } else if (const MovedCells moved(puzzle, change); !moved.added.isEmpty()) {
            texts += RepairWords::tr("with %1 in %2").arg(moved.added, name);
        } else if (!moved.removed.isEmpty()) {
            texts += RepairWords::tr("without %1 in %2").arg(moved.removed, name);
        } else {
            texts += RepairWords::tr("with %1 turned round").arg(name);
        }
    }
    return texts;
}

QStringList numberRanges(const std::vector<int> &numbers, const QString &sign)
{
    return withRanges(numberTexts(numbers), sign,
                      [&](qsizetype index) { return numbers[index + 1] == numbers[index] + 1; });
}

} // namespace sudoku
