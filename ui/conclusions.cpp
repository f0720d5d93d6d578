#include "ui/conclusions.h"

#include "ui/durationtext.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>
#include <set>

namespace sudoku {
namespace {

constexpr std::size_t mostCellsNamed = 12;
constexpr std::size_t mostReasonsNamed = 30;
constexpr std::size_t mostOutlines = 6; // more of them cover the board

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
    findings.reasonMeaning = TEXT("reason of the conflict");
    for (const Reason &reason : reasons) {
        if (const auto *given = std::get_if<GivenCell>(&reason))
            findings.reasons.push_back(given->cell);
        else
            findings.reasonOutlines.push_back(cellsOf(puzzle, std::get<RuleSource>(reason)));
    }
    if (findings.reasonOutlines.size() > mostOutlines)
        findings.reasonOutlines.clear();
    return findings;
}

/// "5 in r1c1, 5 in r1c7 and row 1"; of many only how many there are, for the board shows which.
QString reasonsText(const Puzzle &puzzle, const SymbolSet &symbols, const std::vector<Reason> &reasons)
{
    if (reasons.size() > mostReasonsNamed) {
        const auto isGiven = [](const Reason &reason) { return std::holds_alternative<GivenCell>(reason); };
        const auto givens = std::ranges::count_if(reasons, isGiven);
        return TEXT("%1 givens and %2 rules").arg(givens).arg(std::ssize(reasons) - givens);
    }
    QStringList texts;
    for (const Reason &reason : reasons)
        texts += reasonText(puzzle, symbols, reason);
    const QString last = texts.takeLast();
    return texts.isEmpty() ? last : TEXT("%1 and %2").arg(texts.join(QLatin1String(", ")), last);
}

QString countText(std::int64_t count)
{
    return QLocale().toString(static_cast<qlonglong>(count));
}

QString verificationText(Verification verification, bool isUnique)
{
    switch (verification) {
    case Verification::Verified:
        return isUnique
                   ? TEXT(
                       "The solution keeps every rule. That there is no other was proved by a second solver, "
                       "CaDiCaL, and every step of its proof was checked.")
                   : TEXT("Proved by a second solver, CaDiCaL, and every step of its proof was checked.");
    case Verification::Refuted:
        return TEXT(
            "NOT verified: the second look came to another answer. This is a fault of the program; please "
            "report it.");
    case Verification::WrongProof:
        return TEXT(
            "Not verified: a step of the proof does not hold. This is a fault of the program; please report "
            "it.");
    case Verification::Stopped:
        return TEXT("Not verified: stopped before the end.");
    case Verification::OutOfMemory:
        return TEXT("Not verified: memory ran out.");
    case Verification::CannotStore:
        return TEXT("Not verified: there was no room for the proof in the folder of temporary files.");
    case Verification::NotAvailable:
        break;
    }
    return TEXT("Not verified: this program was built without CaDiCaL (libcadical-dev), which proves it.");
}

QString stoppedText()
{
    return TEXT("Not everything was looked at: this is what is known so far.");
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

Subject subjectOf(const Board &board, bool countsEntries)
{
    return {board, countsEntries || board.puzzle.givens.filledCount() == 0};
}

QString tookText(std::chrono::nanoseconds time)
{
    return TEXT("Took %1").arg(durationText(time));
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
    Conclusion conclusion{.kind = Conclusion::Kind::Problem,
                          .headline = TEXT("More than one solution."),
                          .about = aboutText(subject, took),
                          .legend = TEXT("3/5: 3 in one solution, 5 in another")};
    for (const Cell cell : difference.cells)
        conclusion.findings.differing.push_back({cell, solution[cell], difference.rival[cell]});
    const DifferingCell &first = conclusion.findings.differing.front();
    conclusion.lines += TEXT("Two solutions differ in only %1 cells: %2.")
                            .arg(difference.cells.size())
                            .arg(someCellsText(subject.board.puzzle.geometry, difference.cells));
    conclusion.lines += TEXT("A given in any of these cells, such as %1 or %2 in %3, tells the two apart.")
                            .arg(symbolText(symbols, first.first), symbolText(symbols, first.second),
                                 QString::fromStdString(subject.board.puzzle.geometry.cellName(first.cell)));
    return conclusion;
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
    Conclusion conclusion = noneConclusion(subject, took);
    const Puzzle puzzle = subject.puzzle();
    conclusion.findings = findingsOf(puzzle, answer.reasons);
    conclusion.legend = conclusion.findings.reasonOutlines.empty()
                            ? TEXT("Framed cells: what cannot stand together under the rules named")
                            : TEXT("Framed cells and dashed outlines: what cannot stand together");
    const QString reasons = reasonsText(puzzle, symbols, answer.reasons);
    if (answer.outcome == ConflictOutcome::Stopped)
        conclusion.lines += TEXT("Stopped; somewhere among these is a contradiction: %1.").arg(reasons);
    else if (answer.reasons.size() == 1)
        conclusion.lines += TEXT("%1 cannot be kept.").arg(reasons);
    else
        conclusion.lines +=
            TEXT("%1 cannot stand together; without any one of them the others can.").arg(reasons);
    std::vector<Cell> entries;
    for (const Cell cell : conclusion.findings.reasons)
        if (!subject.board.isGiven(cell))
            entries.push_back(cell);
    if (!entries.empty())
        conclusion.lines += TEXT("Of these you entered %1.").arg(someCellsText(puzzle.geometry, entries));
    return conclusion;
}

Conclusion verifiedConclusion(const Subject &subject, const CheckResult &result, Verification verification,
                              const QString &took)
{
    const bool isUnique = result.verdict == Uniqueness::Unique;
    Conclusion conclusion = isUnique ? uniqueConclusion(subject, took) : noneConclusion(subject, took);
    conclusion.lines = {verificationText(verification, isUnique)};
    if (verification == Verification::Verified)
        conclusion.headline =
            isUnique ? TEXT("Exactly one solution: verified.") : TEXT("No solution: verified.");
    else
        conclusion.kind = Conclusion::Kind::Open;
    return conclusion;
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
    const bool isOne = result.count == 1 && result.isExact();
    Conclusion conclusion{.kind = isOne ? Conclusion::Kind::Good : Conclusion::Kind::Problem,
                          .about = aboutText(subject, took)};
    if (isOne)
        conclusion.headline = TEXT("Exactly one solution.");
    else if (result.isExact() && result.count == 0)
        conclusion.headline = TEXT("No solution.");
    else if (result.isExact())
        conclusion.headline = TEXT("Exactly %1 solutions.").arg(countText(result.count));
    else if (result.end == Outcome::Solved)
        conclusion.headline = TEXT("More than %1 solutions.").arg(countText(result.count));
    else
        conclusion.headline = TEXT("%1 solutions, or more.").arg(countText(result.count));
    if (result.end == Outcome::Stopped)
        conclusion.lines += stoppedText();
    return conclusion;
}

Conclusion solutionConclusion(const Subject &subject, const std::vector<Grid> &solutions, std::size_t index,
                              bool isAll)
{
    const Grid &solution = solutions[index];
    Conclusion conclusion{.kind = Conclusion::Kind::Good,
                          .about = subject.text(),
                          .legend = TEXT("Framed: cells that are not the same in all of them")};
    conclusion.findings.reasonMeaning = TEXT("not the same in all solutions");
    conclusion.findings.oneCandidateMeaning = TEXT("in this solution: %1");
    const QString number = countText(static_cast<std::int64_t>(index) + 1);
    const QString count = countText(static_cast<std::int64_t>(solutions.size()));
    conclusion.headline = isAll ? TEXT("Solution %1 of %2.").arg(number, count)
                                : TEXT("Solution %1 of the first %2.").arg(number, count);
    for (Cell cell = 0; cell < solution.cellCount(); ++cell) {
        conclusion.findings.candidates.push_back({solution[cell]});
        if (std::ranges::any_of(solutions, [&](const Grid &other) { return other[cell] != solution[cell]; }))
            conclusion.findings.reasons.push_back(cell);
    }
    return conclusion;
}

Conclusion estimateConclusion(const Subject &subject, const Estimate &estimate, const QString &took)
{
    const double exponent = std::floor(estimate.log10Count);
    const QString mantissa = QLocale().toString(std::pow(10, estimate.log10Count - exponent), 'f', 1);
    const QString number =
        exponent < 6 ? countText(std::llround(std::pow(10, estimate.log10Count)))
                     : TEXT("%1 × 10^%2").arg(mantissa, QString::number(static_cast<int>(exponent)));
    return {.kind = Conclusion::Kind::Problem,
            .headline = TEXT("About %1 solutions.").arg(number),
            .about = aboutText(subject, took),
            .lines = {TEXT("An estimate from %1 random walks; its standard error is %2 %.")
                          .arg(estimate.probes)
                          .arg(std::lround(100 * estimate.relativeError))}};
}

Conclusion candidatesConclusion(const Subject &subject, const CandidateCounts &counts, const QString &took)
{
    const Geometry &geometry = subject.board.puzzle.geometry;
    Conclusion conclusion{
        .kind = counts.isComplete() ? Conclusion::Kind::Good : Conclusion::Kind::Open,
        .about = aboutText(subject, took),
        .legend = TEXT("Small digits: those of some solution. Framed: given, it leaves one solution")};
    if (geometry.digitCount() > 9)
        conclusion.legend += TEXT(". Dots: digits that have no room; zoom in to read them");
    if (counts.isComplete())
        conclusion.findings.oneCandidateMeaning = TEXT("the same in all solutions: %1");
    int forced = 0;
    int deciding = 0;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        conclusion.findings.candidates.push_back(counts.trueCandidates(cell));
        const bool isOpen = counts.trueCandidates(cell).size() > 1;
        conclusion.findings.decidingCandidates.push_back(isOpen ? counts.uniqueCandidates(cell) : DigitSet());
        forced += counts.isForced(cell) ? 1 : 0;
        deciding += conclusion.findings.decidingCandidates.back().size();
    }
    conclusion.headline = counts.isComplete() ? TEXT("The true candidates of every cell.")
                                              : TEXT("True candidates: %1 of %2 decided.")
                                                    .arg(counts.decidedCount())
                                                    .arg(counts.candidateCount());
    conclusion.lines +=
        TEXT("%1 of %2 cells are the same in all solutions.").arg(forced).arg(geometry.cellCount());
    if (deciding > 0)
        conclusion.lines += TEXT("%1 digits would each, if given, leave exactly one solution.").arg(deciding);
    if (!counts.isComplete())
        conclusion.lines += stoppedText();
    return conclusion;
}

Conclusion completionConclusion(const Subject &subject, const SymbolSet &symbols, const Grid &solution,
                                const Completion &completion, const QString &took)
{
    const Geometry &geometry = subject.board.puzzle.geometry;
    Conclusion conclusion{.kind = Conclusion::Kind::Good,
                          .about = aboutText(subject, took),
                          .legend = TEXT("Digit in a dashed frame: a given to add")};
    QStringList added;
    for (const Cell cell : completion.cells) {
        conclusion.findings.changes.push_back({cell, noDigit, solution[cell]});
        if (added.size() < static_cast<qsizetype>(mostCellsNamed))
            added += TEXT("%1 in %2")
                         .arg(symbolText(symbols, solution[cell]),
                              QString::fromStdString(geometry.cellName(cell)));
    }
    conclusion.headline =
        completion.cells.size() == 1
            ? TEXT("One more given leaves exactly one solution.")
            : TEXT("%1 more givens leave exactly one solution.").arg(completion.cells.size());
    conclusion.lines += added.join(QLatin1String(", "))
                        + (completion.cells.size() > mostCellsNamed ? QStringLiteral(", …") : QString());
    if (completion.isSmallest)
        conclusion.lines += TEXT("With fewer it cannot be done for this solution.");
    else if (completion.outcome == Outcome::Solved)
        conclusion.lines += TEXT("None of them can be left out; another choice may be smaller.");
    else
        conclusion.lines += stoppedText();
    return conclusion;
}

Conclusion repairConclusion(const Subject &subject, const RepairResult &result, const QString &took)
{
    Conclusion conclusion{.kind = Conclusion::Kind::Problem,
                          .headline = result.repairs.empty() ? TEXT("No way to mend it was found.")
                                                             : TEXT("What may have gone wrong:"),
                          .about = aboutText(subject, took)};
    if (result.outcome == Outcome::Stopped)
        conclusion.lines += stoppedText();
    if (result.repairs.empty() && result.outcome == Outcome::None)
        conclusion.lines += TEXT("The rules themselves leave no solution, or the puzzle has one.");
    return conclusion;
}

Conclusion redundancyConclusion(const Subject &subject, const Redundancy &redundancy, const QString &took)
{
    Conclusion conclusion{.kind = Conclusion::Kind::Good,
                          .about = aboutText(subject, took),
                          .legend = TEXT("Framed: givens of which each could go")};
    const bool isIrreducible = redundancy.givens.empty() && redundancy.constraints.empty();
    if (redundancy.outcome != Outcome::Solved)
        conclusion.lines += stoppedText();
    conclusion.headline = isIrreducible
                              ? TEXT("Irreducible: every given is needed.")
                              : TEXT("%1 givens could go, each by itself.").arg(redundancy.givens.size());
    if (!redundancy.givens.empty())
        conclusion.lines += someCellsText(subject.board.puzzle.geometry, redundancy.givens);
    for (const int index : redundancy.constraints)
        conclusion.lines +=
            TEXT("The rule %1 is not needed.").arg(sourceText(subject.board.puzzle, ConstraintIndex{index}));
    conclusion.findings.reasons = redundancy.givens;
    conclusion.findings.reasonMeaning = TEXT("could go");
    return conclusion;
}

Conclusion minimizedConclusion(const Subject &subject, const MinimizeResult &result, const QString &took)
{
    const Puzzle before = subject.puzzle();
    const Grid &left = result.puzzle.givens;
    Conclusion conclusion{
        .kind = Conclusion::Kind::Good,
        .headline =
            TEXT("%1 givens are enough, of %2.").arg(left.filledCount()).arg(before.givens.filledCount()),
        .about = aboutText(subject, took),
        .lines = {result.outcome == Outcome::Solved ? TEXT("No more can go.") : stoppedText()},
        .legend = TEXT("Framed: givens that go")};
    conclusion.findings.reasonMeaning = TEXT("goes");
    for (Cell cell = 0; cell < before.geometry.cellCount(); ++cell)
        if (before.givens.isFilled(cell) && !left.isFilled(cell))
            conclusion.findings.reasons.push_back(cell);
    return conclusion;
}

QString symmetryText(const Symmetry &symmetry)
{
    return QCoreApplication::translate("Symmetry", std::string(symmetry.name).c_str());
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
