#include "ui/ask/verdict/proposals.h"

#include "ui/text/repairwords.h"
#include "ui/text/symbolwords.h"
#include "ui/text/words.h"

#include <algorithm>

namespace sudoku {
namespace {

QString repairHeadline(std::size_t count)
{
    if (count == 0)
        return Conclusions::tr("No fix was found.");
    return Conclusions::tr("There are %n possible fix(es), the likeliest first.", nullptr,
                           static_cast<int>(count));
}

QString digitInCell(const Geometry &geometry, const SymbolSet &symbols, Cell cell, Digit digit)
{
    return Conclusions::tr("%1 in %2")
        .arg(symbolText(symbols, digit), QString::fromStdString(geometry.cellName(cell)));
}

QString cluesRepairText(const Geometry &geometry, const SymbolSet &symbols, const Repair &repair)
{
    std::vector<Cell> cells;
    for (const CellChange &change : repair.changes)
        cells.push_back(change.cell);
    const auto name = [&](std::size_t index) {
        return QString::fromStdString(geometry.cellName(cells[index]));
    };
    const CellChange &first = repair.changes.front();
    switch (repair.kind) {
    case RepairKind::Change:
        return Conclusions::tr("Change %1 from %2 to %3")
            .arg(name(0), symbolText(symbols, first.from), symbolText(symbols, first.to));
    case RepairKind::Swap:
        return Conclusions::tr("Swap %1 and %2").arg(name(0), name(1));
    case RepairKind::Shift:
        return Conclusions::tr("Shift row %1 from %2 on").arg(geometry.rowOf(first.cell) + 1).arg(name(0));
    default:
        return Conclusions::tr("Remove %1").arg(someCellsText(geometry, cells));
    }
}

constexpr int maxNumbersListed = 8;

/// Returns a text such as "Killer cage 21 at r1c6: one solution with 22; several with 20, 23–25".
QString numbersLine(const Puzzle &puzzle, const NumberValues &found)
{
    const auto list = [&](Uniqueness verdict) {
        return numberRanges(found.with(verdict), QStringLiteral("–")).join(QStringLiteral(", "));
    };
    const QString one = list(Uniqueness::Unique);
    const QString several = list(Uniqueness::Multiple);
    const QString name = sourceText(puzzle, ConstraintIndex{found.place.constraint});
    if (one.isEmpty() && several.isEmpty())
        return Conclusions::tr("%1: no number leaves a solution").arg(name);
    if (several.isEmpty())
        return Conclusions::tr("%1: one solution with %2").arg(name, one);
    if (one.isEmpty())
        return Conclusions::tr("%1: several solutions with %2").arg(name, several);
    return Conclusions::tr("%1: one solution with %2; several with %3").arg(name, one, several);
}

/// Returns \a texts in one line, and says whether they are fewer than \a count.
QString withRest(const QStringList &texts, std::size_t count)
{
    const bool isAll = static_cast<std::size_t>(texts.size()) == count;
    return texts.join(QLatin1String(", ")) + (isAll ? QString() : QStringLiteral(", …"));
}

} // namespace

Conclusion completionConclusion(const Subject &subject, const SymbolSet &symbols,
                                const Completion &completion, const std::vector<RuleProposal> &rules,
                                const QString &speed)
{
    const Geometry &geometry = subject.board.puzzle.geometry;
    Conclusion conclusion{.kind = Conclusion::Kind::Good,
                          .about = aboutText(subject, speed),
                          .legend = Conclusions::tr("Rounded outline: a given to add")};
    QStringList added;
    for (const Cell cell : completion.cells) {
        conclusion.findings.changes.push_back({cell, noDigit, completion.solution[cell]});
        if (added.size() < static_cast<qsizetype>(maxCellsNamed))
            added += digitInCell(geometry, symbols, cell, completion.solution[cell]);
    }
    conclusion.headline = Conclusions::tr("%n more given(s) leave exactly one solution.", nullptr,
                                          static_cast<int>(completion.cells.size()));
    conclusion.lines += withRest(added, completion.cells.size());
    if (completion.isMinimum) {
        if (completion.cells.size() > 1) // everybody knows that none is not enough
            conclusion.lines += Conclusions::tr("Fewer givens are not enough for this solution.");
    } else if (completion.outcome)
        conclusion.lines +=
            Conclusions::tr("None of them can be left out, but another choice may be smaller.");
    else
        conclusion.lines += partialText(completion.outcome.error());
    if (!rules.empty())
        conclusion.lines += rules.front().isNewKind
                                ? Conclusions::tr("One rule of another kind is enough instead.")
                                : Conclusions::tr("One rule is enough instead.");
    return conclusion;
}

Conclusion repairConclusion(const Subject &subject, const RepairResult &result, const QString &speed)
{
    Conclusion conclusion{.kind = Conclusion::Kind::Problem,
                          .headline = repairHeadline(result.repairs.size()),
                          .about = aboutText(subject, speed)};
    if (!result.outcome)
        conclusion.lines += partialText(result.outcome.error());
    return conclusion;
}

Conclusion needlessRepairConclusion(const Subject &subject, const OrHalt<Uniqueness> &verdict,
                                    const QString &speed)
{
    Conclusion conclusion{.kind = Conclusion::Kind::Good,
                          .headline = Conclusions::tr("There is nothing to fix: the puzzle has a solution."),
                          .about = aboutText(subject, speed)};
    if (verdict == Uniqueness::Unique)
        conclusion.headline = Conclusions::tr("There is nothing to fix: the solution is unique.");
    if (verdict == Uniqueness::Multiple) {
        conclusion.kind = Conclusion::Kind::Open;
        conclusion.headline = Conclusions::tr("The puzzle has more than one solution.");
        conclusion.lines += Conclusions::tr("Make Unique adds the clues that are missing.");
    }
    return conclusion;
}

Conclusion redundancyConclusion(const Subject &subject, const Redundancy &redundancy, const QString &speed)
{
    Conclusion conclusion{.kind = Conclusion::Kind::Good, .about = aboutText(subject, speed)};
    const auto givens = static_cast<int>(redundancy.givens.size());
    const auto rules = static_cast<int>(redundancy.constraints.size());
    if (!redundancy.outcome)
        conclusion.lines += partialText(redundancy.outcome.error());
    conclusion.headline = givens > 0
                              ? Conclusions::tr("%n clue(s) are redundant, each by itself.", nullptr, givens)
                          : rules > 0 ? Conclusions::tr("Every clue is needed, but not every rule.")
                                      : Conclusions::tr("Minimal: every clue is needed.");
    if (givens > 0) {
        conclusion.lines += someCellsText(subject.board.puzzle.geometry, redundancy.givens);
        conclusion.legend = Conclusions::tr("Outlined: redundant clues");
    }
    for (const int index : redundancy.constraints) {
        conclusion.lines += Conclusions::tr("The rule %1 is redundant.")
                                .arg(sourceText(subject.board.puzzle, ConstraintIndex{index}));
        conclusion.rules.push_back(subject.board.puzzle.constraints[index]);
    }
    if (givens + rules > 1)
        conclusion.lines += Conclusions::tr("Without one of them, another may be needed.");
    conclusion.findings.reasons = redundancy.givens;
    conclusion.findings.reasonMeaning = Conclusions::tr("redundant");
    return conclusion;
}

Conclusion minimizedConclusion(const Subject &subject, const MinimizeResult &result, const QString &speed)
{
    const Puzzle before = subject.puzzle();
    const Grid &left = result.puzzle.givens;
    Conclusion conclusion{.kind = Conclusion::Kind::Good,
                          .headline =
                              Conclusions::tr("%n of %1 clues are enough.", nullptr, left.filledCount())
                                  .arg(before.givens.filledCount()),
                          .about = aboutText(subject, speed),
                          .legend = Conclusions::tr("Outlined: clues to remove")};
    if (!result.outcome)
        conclusion.lines = {partialText(result.outcome.error())};
    conclusion.findings.reasonMeaning = Conclusions::tr("to remove");
    for (Cell cell = 0; cell < before.geometry.cellCount(); ++cell)
        if (before.givens.isFilled(cell) && !left.isFilled(cell))
            conclusion.findings.reasons.push_back(cell);
    return conclusion;
}

Conclusion numbersConclusion(const Subject &subject, const NumberValuesResult &result, const QString &speed)
{
    const Puzzle &puzzle = subject.board.puzzle;
    const auto changeable = std::ranges::count_if(
        result.found, [&](const NumberValues &found) { return found.couldChange(puzzle); });
    Conclusion conclusion{.kind = result.outcome ? Conclusion::Kind::Good : Conclusion::Kind::Open,
                          .about = aboutText(subject, speed)};
    if (changeable > 0)
        conclusion.legend = Conclusions::tr("Outlined: rules that could have another number");
    conclusion.headline = changeable == 0 ? Conclusions::tr("No other number leaves exactly one solution.")
                                          : Conclusions::tr("%1 of %n number(s) could be another one.",
                                                            nullptr, static_cast<int>(result.found.size()))
                                                .arg(changeable);
    for (const NumberValues &found : result.found) {
        if (conclusion.lines.size() < maxNumbersListed)
            conclusion.lines += numbersLine(puzzle, found);
        const Constraint &constraint = puzzle.constraints[found.place.constraint];
        if (found.couldChange(puzzle))
            conclusion.findings.reasonOutlines.push_back(constraint.cells);
    }
    if (std::ssize(result.found) > maxNumbersListed)
        conclusion.lines += Conclusions::tr("… and %n more", nullptr,
                                            static_cast<int>(result.found.size()) - maxNumbersListed);
    if (!result.outcome)
        conclusion.lines += partialText(result.outcome.error());
    return conclusion;
}

Conclusion noNumbersConclusion(const Subject &subject)
{
    return {.headline = Conclusions::tr("No rule here has a number."), .about = aboutText(subject, {})};
}

QString changedText(const Geometry &geometry, const SymbolSet &symbols,
                    const std::vector<CellChange> &changes)
{
    std::vector<Cell> cells;
    QStringList added;
    for (const CellChange &change : changes) {
        cells.push_back(change.cell);
        if (added.size() < static_cast<qsizetype>(maxCellsNamed))
            added += digitInCell(geometry, symbols, change.cell, change.to);
    }
    const QString names = someCellsText(geometry, cells);
    if (std::ranges::all_of(changes, [](const CellChange &change) { return change.to == noDigit; }))
        return Conclusions::tr("Cleared %1.").arg(names);
    if (std::ranges::all_of(changes, [](const CellChange &change) { return change.from == noDigit; }))
        return Conclusions::tr("Added %1.").arg(withRest(added, changes.size()));
    const CellChange &first = changes.front();
    if (changes.size() == 1)
        return Conclusions::tr("Changed %1 from %2 to %3.")
            .arg(names, symbolText(symbols, first.from), symbolText(symbols, first.to));
    return Conclusions::tr("Changed %1.").arg(names);
}

QString repairName(const Puzzle &puzzle, const SymbolSet &symbols, const Repair &repair)
{
    return repair.rules.empty() ? cluesRepairText(puzzle.geometry, symbols, repair)
                                : ruleRepairText(puzzle, repair);
}

QString repairText(const Puzzle &puzzle, const SymbolSet &symbols, const Repair &repair)
{
    const QString name = repairName(puzzle, symbols, repair);
    return repair.verdict == Uniqueness::Unique ? Conclusions::tr("%1: one solution").arg(name)
                                                : Conclusions::tr("%1: several").arg(name);
}

} // namespace sudoku
