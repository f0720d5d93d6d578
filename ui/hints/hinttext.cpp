#include "ui/hints/hinttext.h"

#include <QCoreApplication>

#include "ui/text/steptext.h"
#include "ui/text/toqstring.h"
#include "ui/text/words.h"
#include "ui/verdict/conclusiontext.h"

#include <map>
#include <set>

namespace sudoku {
namespace {

struct HintWords
{
    Q_DECLARE_TR_FUNCTIONS(HintWords)
};

/// Returns the cells of the evidence, ascending; none if a step is told by its house alone.
std::vector<Cell> evidenceCells(const Step &step)
{
    std::set<Cell> cells;
    const auto add = [&](const std::vector<Candidate> &candidates) {
        for (const Candidate &candidate : candidates)
            cells.insert(candidate.cell);
    };
    for (const EvidenceGroup &group : step.groups)
        add(group.candidates);
    for (const std::vector<ChainLink> &chain : step.chains)
        for (const ChainLink &link : chain) {
            add(link.from);
            add(link.to);
        }
    return {cells.begin(), cells.end()};
}

/// Returns the places that StepText::where() names.
std::vector<std::vector<Cell>> outlines(const FoundStep &found)
{
    const RuleIndex &rules = found.position.rules();
    std::vector<std::vector<Cell>> outlines;
    if (!found.step.constraints.empty())
        outlines.push_back(rules.constraints()[found.step.constraints.front()].cells);
    if (outlines.empty())
        for (const HouseEvidence &evidence : found.step.houses)
            if (evidence.role == HouseRole::Base)
                outlines.push_back(rules.house(evidence.house).cells);
    return outlines;
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
    const std::vector<Cell> cells = evidenceCells(step);
    switch (depth) {
    case HintDepth::Where:
        return HintWords::tr("Look at %1.").arg(text.where(step));
    case HintDepth::What:
        return HintWords::tr("%1: %2.").arg(techniqueName(*step.technique),
                                            cells.empty() ? text.where(step)
                                                          : someCellsText(found.puzzle.geometry, cells));
    case HintDepth::Step:
        return HintWords::tr("%1. Enter applies it.").arg(text.whole(step));
    }
    return {};
}

BoardFindings hintFindings(const FoundStep &found, const SymbolSet &symbols, HintDepth depth)
{
    BoardFindings findings;
    findings.reasonMeaning = HintWords::tr("part of the hint");
    if (depth != HintDepth::Step)
        findings.reasonOutlines = outlines(found);
    std::vector<Cell> cells = evidenceCells(found.step);
    switch (depth) {
    case HintDepth::Where:
    case HintDepth::What:
        if (cells.empty())
            cells = {found.step.placements.front().cell};
        if (findings.reasonOutlines.empty() || (depth == HintDepth::What && !found.step.groups.empty()))
            findings.reasons = cells;
        break;
    case HintDepth::Step:
        for (const int constraint : found.step.constraints)
            findings.reasonOutlines.push_back(found.position.rules().constraints()[constraint].cells);
        findings.evidence = evidenceOf(found);
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
