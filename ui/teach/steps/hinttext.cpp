#include "ui/teach/steps/hinttext.h"

#include <QCoreApplication>

#include "ui/ask/verdict/conclusiontext.h"
#include "ui/ask/verdict/evidencenotes.h"
#include "ui/text/steptext.h"
#include "ui/text/words.h"

#include <algorithm>

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

/// Takes the candidates of filled cells from \a evidence, because their digits stand there in large. Returns
/// the cells.
std::vector<Cell> takeFilled(StepEvidence &evidence, const Position &position)
{
    std::vector<Cell> filled;
    for (EvidenceGroup &group : evidence.groups)
        std::erase_if(group.candidates, [&](const Candidate &candidate) {
            if (position.isOpen(candidate.cell))
                return false;
            filled.push_back(candidate.cell);
            return true;
        });
    return filled;
}

} // namespace

QString hintText(const FoundStep &found, const SymbolSet &symbols, HintDepth depth)
{
    const Step &step = found.step;
    const StepText text(found.puzzle, found.position.rules(), symbols, Notation::Window);
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
        findings.reasons = takeFilled(findings.evidence, found.position);
        if (isPlacedInHouse(found.step))
            findings.reasons = excludingCells(found.position, found.step.houses.front().house,
                                              found.step.placements.front());
        findings.notes = evidenceNotes(findings.evidence, found.position.rules().cellCount(), symbols);
        break;
    }
    return findings;
}

std::vector<Cell> excludingCells(const Position &position, int house, const Candidate &placed)
{
    const RuleIndex &rules = position.rules();
    CellSet others(rules.cellCount());
    for (const Cell cell : rules.house(house).cells)
        if (position.isOpen(cell) && cell != placed.cell)
            others.insert(cell);
    std::vector<Cell> cells;
    for (;;) {
        Cell best = 0;
        int most = 0;
        for (Cell cell = 0; cell < rules.cellCount(); ++cell)
            if (!position.isOpen(cell) && position.digitAt(cell) == placed.digit)
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
