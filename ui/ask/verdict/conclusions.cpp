#include "ui/ask/verdict/conclusions.h"

#include "ui/ask/verdict/conclusiontext.h"
#include "ui/text/halttext.h"
#include "ui/text/storywords.h"
#include "ui/text/strings.h"
#include "ui/text/symbolwords.h"
#include "ui/text/words.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace sudoku {
namespace {

QString verificationText(const OrHalt<Verification> &verification, bool isUnique)
{
    if (verification == halted(Halt::OutOfMemory))
        return Conclusions::tr("Not verified: there is not enough memory.");
    if (!verification)
        return Conclusions::tr("Not verified: the search was stopped.");
    switch (*verification) {
    case Verification::Verified:
        return isUnique ? Conclusions::tr("The solution obeys every rule. A second solver, CaDiCaL, proved "
                                          "that there is no other, and every step of its proof was checked.")
                        : Conclusions::tr("A second solver, CaDiCaL, proved this, and every step of its "
                                          "proof was checked.");
    case Verification::Refuted:
        return Conclusions::tr("Not verified: the second solver found another answer. This is an error in "
                               "the program; please report it.");
    case Verification::WrongProof:
        return Conclusions::tr(
            "Not verified: a step of the proof is wrong. This is an error in the program; please report it.");
    case Verification::CannotStore:
        return Conclusions::tr("Not verified: the folder of temporary files has no room for the proof.");
    case Verification::NotAvailable:
        break;
    }
    return Conclusions::tr(
        "Not verified: this program was built without CaDiCaL (libcadical-dev), which writes the proof.");
}

/// Returns a text such as "Solutions by digit of r1c3: 4 in 12, 7 in 100 or more."
QString candidateNote(const Geometry &geometry, const SymbolSet &symbols, const CandidateCounts &counts,
                      Cell cell)
{
    QStringList texts;
    for (const Digit digit : counts.trueCandidates(cell)) {
        const int count = counts.count(cell, digit);
        const bool isExact = counts.isDecided(cell, digit) && count < counts.limit();
        texts += (isExact ? Conclusions::tr("%1 in %2", "digit 1 in 12 solutions")
                          : Conclusions::tr("%1 in %2 or more", "digit 1 in 100 solutions or more"))
                     .arg(symbolText(symbols, digit), countText(count));
    }
    return Conclusions::tr("Solutions by digit of %1: %2.")
        .arg(QString::fromStdString(geometry.cellName(cell)), texts.join(QLatin1String(", ")));
}

std::vector<QString> candidateNotes(const Geometry &geometry, const SymbolSet &symbols,
                                    const CandidateCounts &counts)
{
    std::vector<QString> notes(geometry.cellCount());
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        if (counts.trueCandidates(cell).size() > 1)
            notes[cell] = candidateNote(geometry, symbols, counts, cell);
    return notes;
}

} // namespace

Conclusion uniqueConclusion(const Subject &subject, const QString &speed)
{
    return {.kind = Conclusion::Kind::Good,
            .headline = speed.isEmpty() ? Conclusions::tr("The solution is unique.")
                                        : Conclusions::tr("The solution is unique (proved %1).").arg(speed),
            .about = subject.text()};
}

Conclusion multipleConclusion(const Subject &subject, const SymbolSet &symbols, const Grid &solution,
                              const OtherSolution &difference, const QString &speed)
{
    Conclusion conclusion{.kind = Conclusion::Kind::Problem,
                          .headline = Conclusions::tr("The puzzle has more than one solution."),
                          .about = aboutText(subject, speed)};
    if (difference.cells.empty()) {
        conclusion.lines += Conclusions::tr("Two solutions have the same digits, but other regions.");
        return conclusion;
    }
    for (const Cell cell : difference.cells)
        conclusion.findings.differing.push_back({cell, solution[cell], difference.grid[cell]});
    const DifferingCell &first = conclusion.findings.differing.front();
    conclusion.legend = Conclusions::tr("%1/%2: %1 in one solution, %2 in another")
                            .arg(symbolText(symbols, first.first), symbolText(symbols, first.second));
    conclusion.lines +=
        Conclusions::tr("Two solutions differ in only %n cell(s): %1.", nullptr,
                        static_cast<int>(difference.cells.size()))
            .arg(exchangeText(subject.board.puzzle.geometry, symbols, solution, difference.grid));
    conclusion.lines +=
        Conclusions::tr("A given in any of these cells, such as %1 or %2 in %3, tells the two apart.")
            .arg(symbolText(symbols, first.first), symbolText(symbols, first.second),
                 QString::fromStdString(subject.board.puzzle.geometry.cellName(first.cell)));
    return conclusion;
}

Conclusion noneConclusion(const Subject &subject, const QString &speed)
{
    if (subject.addsEntries())
        return {.kind = Conclusion::Kind::Problem,
                .headline = Conclusions::tr("The puzzle has no solution with your entries."),
                .about = aboutText(subject, speed)};
    return {.kind = Conclusion::Kind::Problem,
            .headline = speed.isEmpty()
                            ? Conclusions::tr("The puzzle has no solution.")
                            : Conclusions::tr("The puzzle has no solution (proved %1).").arg(speed),
            .about = subject.text()};
}

Conclusion withEntries(Conclusion unique, const Subject &subject, const std::vector<Cell> &wrong)
{
    if (!subject.leavesEntriesOut())
        return unique;
    if (wrong.empty()) {
        unique.lines += Conclusions::tr("Your %n entry(s) are right.", nullptr,
                                        subject.board.playerEntries().filledCount());
        return unique;
    }
    unique.kind = Conclusion::Kind::Problem;
    unique.headline = Conclusions::tr("The solution is unique, but %1.").arg(wrongEntriesText(wrong.size()));
    return unique;
}

Conclusion wrongEntriesConclusion(const Subject &subject, const std::vector<Cell> &cells)
{
    Conclusion conclusion{
        .kind = Conclusion::Kind::Problem,
        .headline = Conclusions::tr("%1: %2.").arg(capitalised(wrongEntriesText(cells.size())),
                                                   someCellsText(subject.board.puzzle.geometry, cells)),
        .about = subject.text(),
        .legend = Conclusions::tr("Outlined: the wrong entry(s)", nullptr, static_cast<int>(cells.size()))};
    conclusion.findings.reasons = cells;
    conclusion.findings.reasonMeaning = Conclusions::tr("wrong entry");
    return conclusion;
}

Conclusion verifiedConclusion(const Subject &subject, const CheckResult &result,
                              const OrHalt<Verification> &verification, const QString &speed)
{
    const bool isUnique = result.verdict == Uniqueness::Unique;
    Conclusion conclusion = isUnique ? uniqueConclusion(subject, {}) : noneConclusion(subject, {});
    conclusion.lines = {verificationText(verification, isUnique)};
    if (verification == Verification::Verified)
        conclusion.headline = (isUnique ? Conclusions::tr("The solution is unique (verified %1).")
                                        : Conclusions::tr("The puzzle has no solution (verified %1)."))
                                  .arg(speed);
    else
        conclusion.kind = Conclusion::Kind::Open;
    return conclusion;
}

Conclusion undecidedConclusion(const Subject &subject, const QString &took, std::int64_t conflicts)
{
    return {.kind = Conclusion::Kind::Open,
            .headline =
                Conclusions::tr("Not decided after %1 and %2.").arg(took, solverConflictsText(conflicts)),
            .about = aboutText(subject, {})};
}

Conclusion haltConclusion(const Subject &subject, const Halt &halt)
{
    Conclusion conclusion{
        .kind = Conclusion::Kind::Open, .headline = haltSentence(halt), .about = aboutText(subject, {})};
    if (halt == Halt::SolverFailed)
        conclusion.lines = {std::exchange(conclusion.headline, Conclusions::tr("The solver failed."))};
    return conclusion;
}

Conclusion countConclusion(const Subject &subject, const CountResult &result, const QString &speed)
{
    if (result.isExact() && result.count < 2)
        return result.count == 1 ? uniqueConclusion(subject, speed) : noneConclusion(subject, speed);
    const int count = static_cast<int>(result.count);
    Conclusion conclusion{.kind = Conclusion::Kind::Problem, .about = aboutText(subject, speed)};
    if (result.isExact())
        conclusion.headline = Conclusions::tr("The puzzle has exactly %Ln solution(s).", nullptr, count);
    else if (result.end == Outcome::Solved)
        conclusion.headline = Conclusions::tr("The puzzle has more than %Ln solution(s).", nullptr, count);
    else
        conclusion.headline = Conclusions::tr("The puzzle has at least %Ln solution(s).", nullptr, count);
    if (!result.end)
        conclusion.lines += partialText(result.end.error());
    return conclusion;
}

Conclusion solutionConclusion(const Subject &subject, const std::vector<Grid> &solutions, std::size_t index,
                              bool isAll)
{
    const Grid &solution = solutions[index];
    Conclusion conclusion{.kind = Conclusion::Kind::Good,
                          .about = subject.text(),
                          .legend = Conclusions::tr("Outlined: cells that differ between the solutions")};
    conclusion.findings.reasonMeaning = Conclusions::tr("differs between the solutions");
    conclusion.findings.oneCandidateMeaning = Conclusions::tr("in this solution: %1");
    const QString number = countText(static_cast<std::int64_t>(index) + 1);
    const QString count = countText(static_cast<std::int64_t>(solutions.size()));
    conclusion.headline = isAll ? Conclusions::tr("Solution %1 of %2.").arg(number, count)
                                : Conclusions::tr("Solution %1 of the first %2.").arg(number, count);
    for (Cell cell = 0; cell < solution.cellCount(); ++cell) {
        conclusion.findings.candidates.push_back({solution[cell]});
        if (std::ranges::any_of(solutions, [&](const Grid &other) { return other[cell] != solution[cell]; }))
            conclusion.findings.reasons.push_back(cell);
    }
    return conclusion;
}

Conclusion estimateConclusion(const Subject &subject, const Estimate &estimate, const QString &speed)
{
    const double exponent = std::floor(estimate.log10Count);
    const QString mantissa = QLocale().toString(std::pow(10, estimate.log10Count - exponent), 'f', 1);
    const QString number =
        exponent < 6
            ? countText(std::llround(std::pow(10, estimate.log10Count)))
            : Conclusions::tr("%1 × 10^%2").arg(mantissa, QString::number(static_cast<int>(exponent)));
    return {
        .kind = Conclusion::Kind::Problem,
        .headline = Conclusions::tr("The puzzle has about %1 solutions.").arg(number),
        .about = aboutText(subject, speed),
        .lines = {Conclusions::tr("This is an estimate from %1 random walks with a standard error of %2 %.")
                      .arg(estimate.probes)
                      .arg(std::lround(100 * estimate.relativeError))}};
}

Conclusion candidatesConclusion(const Subject &subject, const SymbolSet &symbols,
                                const CandidateCounts &counts, const QString &speed)
{
    const Geometry &geometry = subject.board.puzzle.geometry;
    Conclusion conclusion{
        .kind = counts.isComplete() ? Conclusion::Kind::Good : Conclusion::Kind::Open,
        .about = aboutText(subject, speed),
        .legend = Conclusions::tr(
            "Small digits: true candidates. Outlined: as a given, the digit leaves one solution")};
    if (counts.isComplete())
        conclusion.findings.oneCandidateMeaning = Conclusions::tr("the same in all solutions: %1");
    int forced = 0;
    int deciding = 0;
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell) {
        conclusion.findings.candidates.push_back(counts.trueCandidates(cell));
        const bool isOpen = counts.trueCandidates(cell).size() > 1;
        conclusion.findings.decidingCandidates.push_back(isOpen ? counts.uniqueCandidates(cell) : DigitSet());
        forced += counts.isForced(cell) ? 1 : 0;
        deciding += conclusion.findings.decidingCandidates.back().size();
    }
    conclusion.headline = counts.isComplete() ? Conclusions::tr("The cells show their true candidates.")
                                              : Conclusions::tr("%1 of %2 candidates are decided.")
                                                    .arg(counts.decidedCount())
                                                    .arg(counts.candidateCount());
    conclusion.lines +=
        Conclusions::tr("The same in all solutions: %1 of %2 cells.").arg(forced).arg(geometry.cellCount());
    if (deciding > 0)
        conclusion.lines +=
            Conclusions::tr("%n digit(s) each leave exactly one solution as a given.", nullptr, deciding);
    if (counts.limit() > 2) { // more than uniqueCandidates() needs: the numbers were asked for
        conclusion.findings.notes = candidateNotes(geometry, symbols, counts);
        conclusion.lines +=
            Conclusions::tr("The solutions of each digit are counted up to %1. Move to a cell to read them.")
                .arg(counts.limit());
    }
    if (!counts.isComplete())
        conclusion.lines += stoppedText();
    return conclusion;
}

} // namespace sudoku
