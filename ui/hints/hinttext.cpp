#include "ui/hints/hinttext.h"

#include <QCoreApplication>

#include "ui/text/steptext.h"
#include "ui/text/toqstring.h"
#include "ui/text/words.h"
#include "ui/verdict/conclusiontext.h"

#include <algorithm>
#include <map>

namespace sudoku {
namespace {

struct HintWords
{
    Q_DECLARE_TR_FUNCTIONS(HintWords)
};

/// Returns the places that StepText::where() names.
std::vector<std::vector<Cell>> outlines(const FoundStep &found)
{
    const RuleIndex &rules = found.position.rules();
    std::vector<std::vector<Cell>> outlines;
    for (const HouseEvidence &evidence : found.step.houses)
        if (evidence.role == HouseRole::Base)
            outlines.push_back(rules.house(evidence.house).cells);
    if (outlines.empty() && !found.step.constraints.empty())
        outlines.push_back(rules.constraints()[found.step.constraints.front()].cells);
    return outlines;
}

/// Returns the cells whose digit excludes the other places in a house for the digit that a step places there:
/// no more of them than it takes, those first that exclude the most places.
std::vector<Cell> excludingCells(const FoundStep &found)
{
    const auto &[step, position, puzzle] = found;
    if (!isPlacedInHouse(step))
        return {};
    const Digit digit = step.placements.front().digit;
    const RuleIndex &rules = position.rules();
    CellSet others(rules.cellCount());
    for (const Cell cell : rules.house(step.houses.front().house).cells)
        if (position.isOpen(cell) && cell != step.placements.front().cell)
            others.insert(cell);
    std::vector<Cell> cells;
    for (;;) {
        Cell best = 0;
        int most = 0;
        for (Cell cell = 0; cell < rules.cellCount(); ++cell)
            if (!position.isOpen(cell) && position.digitAt(cell) == digit)
                if (const int excluded = (rules.peers(cell) & others).size(); excluded > most) {
                    best = cell;
                    most = excluded;
                }
        if (most == 0)
            break;
        cells.push_back(best);
        others -= rules.peers(best);
    }
    std::ranges::sort(cells);
    return cells;
}

StepEvidence evidenceOf(const FoundStep &found)
{
    const Step &step = found.step;
    StepEvidence evidence{.groups = step.groups,
                          .chains = step.chains,
                          .placements = step.placements,
                          .eliminations = step.eliminations};
    for (const HouseEvidence &house : step.houses)
        evidence.houses.push_back({found.position.rules().house(house.house).cells, house.role});
    for (Cell cell = 0; cell < found.position.rules().cellCount(); ++cell)
        evidence.candidates.push_back(found.position.candidates(cell));
    return evidence;
}

/// Adds a note for each cell that has one of \a candidates; %1 stands for their digits.
void addNotes(std::vector<QString> &notes, const SymbolSet &symbols, const QString &text,
              const std::vector<Candidate> &candidates)
{
    std::map<Cell, QStringList> digits;
    for (const auto &[cell, digit] : candidates)
        digits[cell] += toQString(symbols.symbol(digit));
    for (const auto &[cell, names] : digits)
        notes[cell] += (notes[cell].isEmpty() ? QString() : QStringLiteral(", "))
                       + text.arg(names.join(QLatin1Char(' ')));
}

std::vector<QString> notesOf(const FoundStep &found, const SymbolSet &symbols)
{
    std::vector<QString> notes(found.position.rules().cellCount());
    for (const EvidenceGroup &group : found.step.groups)
        addNotes(notes, symbols, HintWords::tr("evidence %1"), group.candidates);
    addNotes(notes, symbols, HintWords::tr("follows: %1"), found.step.placements);
    addNotes(notes, symbols, HintWords::tr("eliminated: %1"), found.step.eliminations);
    return notes;
}

} // namespace

QString hintText(const FoundStep &found, const SymbolSet &symbols, HintDepth depth)
{
    const Step &step = found.step;
    const StepText text(found.puzzle, found.position.rules(), symbols);
    switch (depth) {
    case HintDepth::Where:
        return HintWords::tr("Look at %1.").arg(text.where(step));
    case HintDepth::What:
        return HintWords::tr("%1.").arg(text.what(step));
    case HintDepth::Step:
        return HintWords::tr("%1.").arg(text.whole(step));
    }
    return {};
}

BoardFindings hintFindings(const FoundStep &found, const SymbolSet &symbols, HintDepth depth)
{
    BoardFindings findings;
    findings.reasonMeaning = HintWords::tr("part of the hint");
    if (depth != HintDepth::Step)
        findings.reasonOutlines = outlines(found);
    switch (depth) {
    case HintDepth::Where:
        if (findings.reasonOutlines.empty())
            findings.reasons = cellsOf(placeOf(found.step));
        break;
    case HintDepth::What:
        if (findings.reasonOutlines.empty() || !isPlacedInHouse(found.step))
            findings.reasons = evidenceCells(found.step);
        break;
    case HintDepth::Step:
        for (const int constraint : found.step.constraints)
            findings.reasonOutlines.push_back(found.position.rules().constraints()[constraint].cells);
        findings.evidence = evidenceOf(found);
        findings.reasons = excludingCells(found);
        findings.notes = notesOf(found, symbols);
        break;
    }
    return findings;
}

QString wrongText(const Geometry &geometry, const std::vector<Cell> &cells)
{
    const QString text = cells.size() == 1 ? HintWords::tr("%1 is wrong.") : HintWords::tr("%1 are wrong.");
    return text.arg(someCellsText(geometry, cells));
}

QString wrongMarksText(const Geometry &geometry, const std::vector<Cell> &cells)
{
    const QString text = cells.size() == 1 ? HintWords::tr("The pencil marks of %1 leave out its digit.")
                                           : HintWords::tr("The pencil marks of %1 leave out their digits.");
    return text.arg(someCellsText(geometry, cells));
}

} // namespace sudoku
