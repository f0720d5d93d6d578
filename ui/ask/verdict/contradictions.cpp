#include "ui/ask/verdict/contradictions.h"

#include "core/board/rule.h"
#include "core/formats/entrypuzzle.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <algorithm>
#include <set>

namespace sudoku {
namespace {

constexpr std::size_t maxOutlines = 6; // of houses and whole boards; more of them cover the board

/// Returns the cells that a house or a constraint is about.
std::vector<Cell> cellsOfSource(const Puzzle &puzzle, const RuleSource &source)
{
    std::set<Cell> cells;
    for (const ActiveRule &active : activeRules(puzzle))
        if (active.source == source)
            for (const Cell cell : cellsOf(active.rule))
                cells.insert(cell);
    return {cells.begin(), cells.end()};
}

const Constraint *constraintOf(const Puzzle &puzzle, const Reason &reason)
{
    const auto *source = std::get_if<RuleSource>(&reason);
    const auto *constraint = source ? std::get_if<ConstraintIndex>(source) : nullptr;
    return constraint ? &puzzle.constraints[constraint->index] : nullptr;
}

std::vector<Constraint> constraintsOf(const Puzzle &puzzle, const std::vector<Reason> &reasons)
{
    std::vector<Constraint> constraints;
    for (const Reason &reason : reasons)
        if (const Constraint *constraint = constraintOf(puzzle, reason))
            constraints.push_back(*constraint);
    return constraints;
}

/// Frames the givens, and outlines the rules. Of many rules outlines only those with cells of their own, if
/// there are any.
BoardFindings findingsOf(const Puzzle &puzzle, const std::vector<Reason> &reasons)
{
    BoardFindings findings;
    findings.reasonMeaning = Conclusions::tr("part of the contradiction");
    std::vector<std::vector<Cell>> wide;
    for (const Reason &reason : reasons) {
        if (const auto *given = std::get_if<GivenCell>(&reason)) {
            findings.reasons.push_back(given->cell);
            continue;
        }
        const Constraint *constraint = constraintOf(puzzle, reason);
        const bool isLocal = constraint && !constraint->cells.empty();
        (isLocal ? findings.reasonOutlines : wide)
            .push_back(cellsOfSource(puzzle, std::get<RuleSource>(reason)));
    }
    const bool isAllShown = findings.reasonOutlines.size() + wide.size() <= maxOutlines;
    if (isAllShown || (findings.reasonOutlines.empty() && findings.reasons.empty()))
        findings.reasonOutlines.insert(findings.reasonOutlines.end(), wide.begin(), wide.end());
    return findings;
}

/// Returns what a reason demands: "No digit is repeated in row 4.", "This is your entry."
QString demandOf(const Subject &subject, const Puzzle &puzzle, const Reason &reason)
{
    if (const auto *given = std::get_if<GivenCell>(&reason))
        return subject.board.isGiven(given->cell) ? Conclusions::tr("This is a given of the puzzle.")
                                                  : Conclusions::tr("This is your entry.");
    if (const Constraint *constraint = constraintOf(puzzle, reason))
        return Conclusions::tr("%1.").arg(demandText(*constraint));
    return Conclusions::tr("No digit is repeated in %1.")
        .arg(sourceText(puzzle, std::get<RuleSource>(reason)));
}

/// Returns a text such as "Two 5s in row 1: r1c1 and r1c7" if that is the whole contradiction, or an empty
/// text.
QString equalDigitsText(const Puzzle &puzzle, const SymbolSet &symbols, const std::vector<Reason> &reasons)
{
    Violation pair{HouseName{}, {}};
    for (const Reason &reason : reasons)
        if (const auto *given = std::get_if<GivenCell>(&reason))
            pair.cells.push_back(given->cell);
        else
            pair.source = std::get<RuleSource>(reason);
    const bool isPair = reasons.size() == 3 && pair.cells.size() == 2
                        && std::holds_alternative<HouseName>(pair.source)
                        && puzzle.givens[pair.cells[0]] == puzzle.givens[pair.cells[1]];
    if (!isPair)
        return {};
    pair.digit = puzzle.givens[pair.cells.front()];
    return violationText(puzzle, symbols, pair);
}

/// Returns a sentence on how the reasons of \a answer contradict each other.
QString contradictionText(const Subject &subject, const SymbolSet &symbols, const MusAnswer &answer)
{
    if (const QString pair = equalDigitsText(subject.puzzle(), symbols, answer.reasons); !pair.isEmpty())
        return Conclusions::tr("%1.").arg(pair);
    const QString reasons = reasonsText(subject, symbols, answer.reasons);
    if (!answer.outcome)
        return Conclusions::tr("The search was stopped. Some of these contradict each other: %1.")
            .arg(reasons);
    if (answer.reasons.size() == 1)
        return Conclusions::tr("%1 leaves no solution.").arg(capitalised(reasons));
    if (answer.reasons.size() == 2)
        return Conclusions::tr("%1 contradict each other.").arg(capitalised(reasons));
    return Conclusions::tr("%1 contradict each other; without any one of them the others do not.")
        .arg(capitalised(reasons));
}

/// Returns a sentence on the reasons of a contradiction that the player may change.
QString blameText(const Subject &subject, const std::vector<Cell> &givens, const MusAnswer &answer)
{
    if (givens.empty())
        return answer.reasons.size() == 1 ? Conclusions::tr("Change or remove this rule.")
                                          : Conclusions::tr("Change or remove one of these rules.");
    if (areEntriesThePuzzle(subject.board))
        return {}; // all of them were entered
    std::vector<Cell> entries;
    for (const Cell cell : givens)
        if (!subject.board.isGiven(cell))
            entries.push_back(cell);
    const QString names = someCellsText(subject.board.puzzle.geometry, entries);
    if (entries.empty())
        return {};
    return answer.outcome == MusOutcome::Found && entries.size() == 1
               ? Conclusions::tr("Your entry in %1 contradicts the puzzle.").arg(names)
               : Conclusions::tr("You entered %1.").arg(names);
}

} // namespace

Conclusion conflictConclusion(const Subject &subject, const SymbolSet &symbols, const MusAnswer &answer,
                              const QString &speed)
{
    Conclusion conclusion = noneConclusion(subject, {});
    conclusion.about = aboutText(subject, speed);
    const Puzzle puzzle = subject.puzzle();
    const bool isMinimal = answer.outcome == MusOutcome::Found;
    conclusion.findings = findingsOf(puzzle, answer.reasons);
    conclusion.rules = constraintsOf(puzzle, answer.reasons);
    conclusion.legend = Conclusions::tr("Outlined: cells that contradict each other");
    conclusion.lines += contradictionText(subject, symbols, answer);
    if (conclusion.findings.reasons.empty() && isMinimal)
        conclusion.headline =
            answer.reasons.size() == 1
                ? Conclusions::tr("The puzzle has no solution: one of its rules leaves none.")
                : Conclusions::tr("The puzzle has no solution: its rules contradict each other.");
    const QString blame = blameText(subject, conclusion.findings.reasons, answer);
    if (!blame.isEmpty())
        conclusion.lines += blame;
    return conclusion;
}

Conclusion reasonConclusion(const Subject &subject, const SymbolSet &symbols,
                            const std::vector<Reason> &reasons, std::size_t index)
{
    const Puzzle puzzle = subject.puzzle();
    const Reason &reason = reasons[index];
    Conclusion conclusion{.kind = Conclusion::Kind::Problem,
                          .title = Conclusions::tr("%1 of %2").arg(index + 1).arg(reasons.size()),
                          .headline = capitalised(reasonText(puzzle, symbols, reason)),
                          .about = subject.text(),
                          .lines = {demandOf(subject, puzzle, reason)},
                          .findings = findingsOf(puzzle, {reason}),
                          .rules = constraintsOf(puzzle, {reason}),
                          .legend = Conclusions::tr("Outlined: part of the contradiction"),
                          .fillsPanel = true};
    const std::vector<std::vector<Cell>> &outlines = conclusion.findings.reasonOutlines;
    for (const Cell cell : findingsOf(puzzle, reasons).reasons) // those that the rule is about
        if (!outlines.empty() && std::ranges::count(outlines.front(), cell) > 0)
            conclusion.findings.reasons.push_back(cell);
    return conclusion;
}

} // namespace sudoku
