#include "ui/teach/steps/hinttext.h"

#include <QCoreApplication>

#include "ui/ask/verdict/conclusiontext.h"
#include "ui/text/notation.h"
#include "ui/text/steptext.h"
#include "ui/text/words.h"

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
    if (outlines.empty())
        for (const int constraint : found.step.constraints) {
            outlines.push_back(rules.constraints()[constraint].cells);
            if (!areJoined(found.step, found.puzzle))
                break; // the first one is named alone
        }
    return outlines;
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
        return HintWords::tr("%1.").arg(inWords(text.whole(step))); // which beginners read too
    }
    return {};
}

QString openingsText(int count)
{
    return count == 1 ? HintWords::tr("It is the only step of its level at this moment.")
                      : HintWords::tr("At this moment there are %n steps of this level.", nullptr, count);
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
        if (findings.reasonOutlines.empty() || !found.step.isPlacedInHouse())
            findings.reasons = evidenceCells(found.step);
        break;
    case HintDepth::Step:
        return stepFindings(found.step, found.position, symbols);
    }
    return findings;
}

CellSet cellsOfStep(const Step &step, const RuleIndex &rules)
{
    CellSet cells(rules.cellCount(), evidenceCells(step));
    for (const HouseEvidence &house : step.houses)
        cells |= rules.house(house.house).set;
    for (const int constraint : step.constraints)
        for (const Cell cell : rules.constraints()[constraint].cells)
            cells.insert(cell);
    for (const auto &candidates : {step.placements, step.eliminations})
        for (const Candidate &candidate : candidates)
            cells.insert(candidate.cell);
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
