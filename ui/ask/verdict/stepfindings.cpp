#include "ui/ask/verdict/stepfindings.h"

#include <QCoreApplication>

#include "ui/ask/verdict/evidencenotes.h"
#include "ui/text/regionterms.h"

#include <algorithm>
#include <iterator>

namespace sudoku {
namespace {

struct StepFindingWords
{
    Q_DECLARE_TR_FUNCTIONS(HintWords)
};

StepEvidence evidenceOf(const Step &step, const Position &position)
{
    StepEvidence evidence{.groups = step.groups,
                          .chains = step.chains,
                          .placements = step.placements,
                          .eliminations = step.eliminations};
    for (const HouseEvidence &house : step.houses)
        evidence.houses.push_back({position.rules().house(house.house).cells, house.role});
    for (Cell cell = 0; cell < position.rules().cellCount(); ++cell)
        evidence.candidates.push_back(position.candidates(cell));
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

BoardFindings stepFindings(const Step &step, const Position &position, const SymbolSet &symbols)
{
    BoardFindings findings;
    findings.reasonMeaning = StepFindingWords::tr("part of the hint");
    for (const int constraint : step.constraints)
        findings.reasonOutlines.push_back(position.rules().constraints()[constraint].cells);
    findings.evidence = evidenceOf(step, position);
    findings.reasons = takeFilled(findings.evidence, position);
    std::ranges::copy(regionCells(step), std::back_inserter(findings.reasons));
    std::ranges::sort(findings.reasons);
    findings.reasons.erase(std::unique(findings.reasons.begin(), findings.reasons.end()),
                           findings.reasons.end());
    if (step.isPlacedInHouse())
        findings.reasons = excludingCells(position, step.houses.front().house, step.placements.front());
    findings.notes = evidenceNotes(findings.evidence, position.rules().cellCount(), symbols);
    return findings;
}

BoardFindings withPlacedDigits(BoardFindings findings, const Position &position)
{
    for (Cell cell = 0; cell < position.rules().cellCount(); ++cell) {
        const bool isPlaced = !position.isOpen(cell) && !position.isGiven(cell);
        findings.candidates.push_back(isPlaced ? DigitSet{position.digitAt(cell)} : DigitSet());
    }
    findings.oneCandidateMeaning = StepFindingWords::tr("follows from the steps before: %1");
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

} // namespace sudoku
