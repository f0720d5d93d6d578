#include "ui/conclusions.h"

#include "ui/text/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <set>

namespace sudoku {
namespace {

constexpr std::size_t mostCellsNamed = 12;

QString words(const char *text)
{
    return QCoreApplication::translate("Conclusions", text);
}

#define TEXT(text) words(QT_TRANSLATE_NOOP("Conclusions", text))

QString aboutText(const Subject &subject, const QString &took)
{
    return took.isEmpty() ? subject.text() : TEXT("%1 %2.").arg(subject.text(), took);
}

QString symbolText(const SymbolSet &symbols, Digit digit)
{
    return QString::fromStdString(symbols.symbol(digit));
}

/// The first of many cells.
QString someCellsText(const Geometry &geometry, std::vector<Cell> cells)
{
    if (cells.size() <= mostCellsNamed)
        return cellsText(geometry, cells);
    const std::size_t others = cells.size() - mostCellsNamed;
    cells.resize(mostCellsNamed);
    QStringList names;
    for (const Cell cell : cells)
        names += QString::fromStdString(geometry.cellName(cell));
    return TEXT("%1 and %2 more").arg(names.join(QLatin1String(", "))).arg(others);
}

/// The cells that a house or a constraint is about.
std::vector<Cell> cellsOf(const Puzzle &puzzle, const RuleSource &source)
{
    std::set<Cell> cells;
    for (const ActiveRule &active : activeRules(puzzle))
        if (active.source == source)
            std::visit(Overloaded{
                           [&](const rule::Pair &pair) {
                               cells.insert({pair.first, pair.second});
                           },
                           [&](const rule::Domain &domain) { cells.insert(domain.cell); },
                           [&](const auto &rule) { cells.insert(rule.cells.begin(), rule.cells.end()); },
                       },
                       active.rule);
    return {cells.begin(), cells.end()};
}

BoardFindings findingsOf(const Puzzle &puzzle, const std::vector<Reason> &reasons)
{
    BoardFindings findings;
    for (const Reason &reason : reasons) {
        if (const auto *given = std::get_if<GivenCell>(&reason))
            findings.reasons.push_back(given->cell);
        else
            findings.reasonOutlines.push_back(cellsOf(puzzle, std::get<RuleSource>(reason)));
    }
    return findings;
}

QString countText(std::int64_t count)
{
    return QLocale().toString(static_cast<qlonglong>(count));
}

QString stoppedText()
{
    return TEXT("Stopped before the end: this is what was found so far.");
}

} // namespace

QString Subject::text() const
{
    QStringList rules{board.puzzle.geometry.boxes() ? TEXT("rows, columns and boxes")
                                                    : TEXT("rows, columns and regions")};
    for (int i = 0; i < std::ssize(board.puzzle.constraints); ++i)
        rules += sourceText(board.puzzle, ConstraintIndex{i});
    const QString digits = countsEntries ? TEXT("Givens and entries") : TEXT("The givens");
    return TEXT("%1; %2.").arg(digits, rules.join(QLatin1String(", ")));
}

Conclusion uniqueConclusion(const Subject &subject, const QString &took)
{
    return {.kind = Conclusion::Kind::Good,
            .headline = TEXT("Exactly one solution."),
            .about = aboutText(subject, took),
            .lines = {TEXT("There is one, and the proof that there is no other.")}};
}

Conclusion multipleConclusion(const Subject &subject, const SymbolSet &symbols, const Grid &solution,
                              const Difference &difference, const QString &took)
{
    Conclusion verdict{.kind = Conclusion::Kind::Problem,
                       .headline = TEXT("More than one solution."),
                       .about = aboutText(subject, took),
                       .legend = TEXT("3/5: 3 in one solution, 5 in another")};
    for (const Cell cell : difference.cells)
        verdict.findings.differing.push_back({cell, solution[cell], difference.rival[cell]});
    const DifferingCell &first = verdict.findings.differing.front();
    verdict.lines += TEXT("Two solutions differ in only %1 cells: %2.")
                         .arg(difference.cells.size())
                         .arg(someCellsText(subject.board.puzzle.geometry, difference.cells));
    verdict.lines += TEXT("A given in any of these cells, such as %1 or %2 in %3, tells the two apart.")
                         .arg(symbolText(symbols, first.first), symbolText(symbols, first.second),
                              QString::fromStdString(subject.board.puzzle.geometry.cellName(first.cell)));
    return verdict;
}

Conclusion noneConclusion(const Subject &subject, const QString &took)
{
    return {.kind = Conclusion::Kind::Problem,
            .headline = TEXT("No solution."),
            .about = aboutText(subject, took)};
}

Conclusion conflictConclusion(const Subject &subject, const SymbolSet &symbols, const ConflictAnswer &answer,
                              const QString &took)
{
    Conclusion verdict = noneConclusion(subject, took);
    const Puzzle puzzle = subject.puzzle();
    verdict.findings = findingsOf(puzzle, answer.reasons);
    verdict.legend = TEXT("Framed cells and dashed outlines: what cannot stand together");
    QStringList reasons;
    std::vector<Cell> entries;
    for (const Reason &reason : answer.reasons) {
        reasons += reasonText(puzzle, symbols, reason);
        if (const auto *given = std::get_if<GivenCell>(&reason); given && !subject.board.isGiven(given->cell))
            entries.push_back(given->cell);
    }
    const QString last = reasons.takeLast();
    verdict.lines += reasons.isEmpty()
                         ? TEXT("%1 cannot be kept.").arg(last)
                         : TEXT("%1 and %2 cannot stand together; without any one of them the others can.")
                               .arg(reasons.join(QLatin1String(", ")), last);
    if (answer.outcome == ConflictOutcome::Stopped)
        verdict.lines.back() = TEXT("Stopped; somewhere among these is a contradiction: %1.")
                                   .arg((reasons << last).join(QLatin1String(", ")));
    if (!entries.empty())
        verdict.lines += TEXT("Of these you entered %1.").arg(cellsText(puzzle.geometry, entries));
    return verdict;
}

Conclusion undecidedConclusion(const Subject &subject, const QString &took, std::int64_t conflicts)
{
    return {.kind = Conclusion::Kind::Open,
            .headline = TEXT("Not decided yet (%1, %2 conflicts).").arg(took, countText(conflicts)),
            .about = aboutText(subject, {})};
}

Conclusion failureConclusion(const Subject &subject, Outcome outcome)
{
    const bool isMemory = outcome == Outcome::OutOfMemory;
    return {.kind = Conclusion::Kind::Open,
            .headline = isMemory                      ? TEXT("Memory ran out before an answer was found.")
                        : outcome == Outcome::Stopped ? TEXT("Stopped before an answer was found.")
                                                      : TEXT("The solver gave a solution that breaks a rule. "
                                                             "This is a fault of the program."),
            .about = aboutText(subject, {})};
}

Conclusion countConclusion(const Subject &subject, const CountResult &result, const QString &took)
{
    Conclusion verdict{.kind = result.count == 1 && result.isExact() ? Conclusion::Kind::Good
                                                                     : Conclusion::Kind::Problem,
                       .about = aboutText(subject, took)};
    if (!result.isExact())
        verdict.headline =
            TEXT("More than %1 solutions.").arg(countText(std::max<std::int64_t>(result.count - 1, 0)));
    else if (result.count == 0)
        verdict.headline = TEXT("No solution.");
    else if (result.count == 1)
        verdict.headline = TEXT("Exactly one solution.");
    else
        verdict.headline = TEXT("Exactly %1 solutions.").arg(countText(result.count));
    if (result.end == Outcome::Solved) // there is one more than the limit
        verdict.headline = TEXT("More than %1 solutions.").arg(countText(result.count));
    if (result.end == Outcome::Stopped)
        verdict.lines += stoppedText();
    return verdict;
}

Conclusion candidatesConclusion(const Subject &subject, const CandidateCounts &counts, const QString &took)
{
    const Geometry &geometry = subject.board.puzzle.geometry;
    Conclusion verdict{
        .kind = counts.isComplete() ? Conclusion::Kind::Good : Conclusion::Kind::Open,
        .about = aboutText(subject, took),
        .legend = TEXT("Small digits: those of some solution. Framed: given, it leaves one solution")};
    int forced = 0;
    int deciding = 0;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        verdict.findings.candidates.push_back(counts.trueCandidates(cell));
        const bool isOpen = counts.trueCandidates(cell).size() > 1;
        verdict.findings.decidingCandidates.push_back(isOpen ? counts.uniqueCandidates(cell) : DigitSet());
        forced += counts.isForced(cell) ? 1 : 0;
        deciding += verdict.findings.decidingCandidates.back().size();
    }
    verdict.headline = counts.isComplete() ? TEXT("The true candidates of every cell.")
                                           : TEXT("True candidates: %1 of %2 decided.")
                                                 .arg(counts.decidedCount())
                                                 .arg(counts.candidateCount());
    verdict.lines +=
        TEXT("%1 of %2 cells are the same in all solutions.").arg(forced).arg(geometry.cellCount());
    if (deciding > 0)
        verdict.lines += TEXT("%1 digits would each, if given, leave exactly one solution.").arg(deciding);
    if (!counts.isComplete())
        verdict.lines += stoppedText();
    return verdict;
}

Conclusion completionConclusion(const Subject &subject, const SymbolSet &symbols, const Grid &solution,
                                const Completion &completion, const QString &took)
{
    const Geometry &geometry = subject.board.puzzle.geometry;
    Conclusion verdict{.kind = Conclusion::Kind::Good,
                       .about = aboutText(subject, took),
                       .legend = TEXT("Digit in a dashed frame: a given to add")};
    QStringList added;
    for (const Cell cell : completion.cells) {
        verdict.findings.changes.push_back({cell, noDigit, solution[cell]});
        if (added.size() < static_cast<qsizetype>(mostCellsNamed))
            added += TEXT("%1 in %2")
                         .arg(symbolText(symbols, solution[cell]),
                              QString::fromStdString(geometry.cellName(cell)));
    }
    verdict.headline = completion.cells.size() == 1
                           ? TEXT("One more given leaves exactly one solution.")
                           : TEXT("%1 more givens leave exactly one solution.").arg(completion.cells.size());
    verdict.lines += added.join(QLatin1String(", "))
                     + (completion.cells.size() > mostCellsNamed ? QStringLiteral(", …") : QString());
    if (completion.isSmallest)
        verdict.lines += TEXT("With fewer it cannot be done for this solution.");
    else if (completion.outcome == Outcome::Solved)
        verdict.lines += TEXT("None of them can be left out; another choice may be smaller.");
    else
        verdict.lines += stoppedText();
    return verdict;
}

Conclusion repairConclusion(const Subject &subject, const RepairResult &result, const QString &took)
{
    Conclusion verdict{.kind = result.repairs.empty() ? Conclusion::Kind::Problem : Conclusion::Kind::Good,
                       .headline = result.repairs.empty() ? TEXT("No way to mend it was found.")
                                                          : TEXT("What may have gone wrong:"),
                       .about = aboutText(subject, took)};
    if (result.outcome == Outcome::Stopped)
        verdict.lines += stoppedText();
    if (result.repairs.empty() && result.outcome == Outcome::None)
        verdict.lines += TEXT("The rules themselves leave no solution, or the puzzle has one.");
    return verdict;
}

Conclusion redundancyConclusion(const Subject &subject, const Redundancy &redundancy, const QString &took)
{
    Conclusion verdict{.kind = Conclusion::Kind::Good,
                       .about = aboutText(subject, took),
                       .legend = TEXT("Framed: givens of which each could go")};
    const bool isIrreducible = redundancy.givens.empty() && redundancy.constraints.empty();
    if (redundancy.outcome != Outcome::Solved)
        verdict.lines += stoppedText();
    verdict.headline = isIrreducible
                           ? TEXT("Irreducible: every given is needed.")
                           : TEXT("%1 givens could go, each by itself.").arg(redundancy.givens.size());
    if (!redundancy.givens.empty())
        verdict.lines += someCellsText(subject.board.puzzle.geometry, redundancy.givens);
    for (const int index : redundancy.constraints)
        verdict.lines +=
            TEXT("The rule %1 is not needed.").arg(sourceText(subject.board.puzzle, ConstraintIndex{index}));
    verdict.findings.reasons = redundancy.givens;
    return verdict;
}

Conclusion minimizedConclusion(const Subject &subject, const Puzzle &minimized, const QString &took)
{
    const Puzzle before = subject.puzzle();
    Conclusion verdict{.kind = Conclusion::Kind::Good,
                       .headline = TEXT("%1 givens are enough, of %2.")
                                       .arg(minimized.givens.filledCount())
                                       .arg(before.givens.filledCount()),
                       .about = aboutText(subject, took),
                       .legend = TEXT("Framed: givens that go")};
    for (Cell cell = 0; cell < before.geometry.cellCount(); ++cell)
        if (before.givens.isFilled(cell) && !minimized.givens.isFilled(cell))
            verdict.findings.reasons.push_back(cell);
    return verdict;
}

QString repairText(const Geometry &geometry, const SymbolSet &symbols, const Repair &repair)
{
    const auto name = [&](std::size_t index) {
        return QString::fromStdString(geometry.cellName(repair.changes[index].cell));
    };
    const CellChange &first = repair.changes.front();
    std::vector<Cell> cells;
    for (const CellChange &change : repair.changes)
        cells.push_back(change.cell);
    QString what;
    switch (repair.kind) {
    case RepairKind::Change:
        what = TEXT("Change %1 from %2 to %3")
                   .arg(name(0), symbolText(symbols, first.from), symbolText(symbols, first.to));
        break;
    case RepairKind::Swap:
        what = TEXT("Swap %1 and %2").arg(name(0), name(1));
        break;
    case RepairKind::Shift:
        what = TEXT("Shift row %1 from %2 on").arg(geometry.rowOf(first.cell) + 1).arg(name(0));
        break;
    case RepairKind::Remove:
        what = TEXT("Remove %1").arg(someCellsText(geometry, cells));
        break;
    }
    return repair.verdict == Uniqueness::Unique ? TEXT("%1: exactly one solution").arg(what)
                                                : TEXT("%1: more than one solution").arg(what);
}

#undef TEXT

} // namespace sudoku
