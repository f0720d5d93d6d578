#include "ui/text/stepwhy.h"

#include <QCoreApplication>

#include "core/hints/als/finders.h"
#include "core/hints/chains/finders.h"
#include "core/hints/exotic/finders.h"
#include "core/hints/lines/finders.h"
#include "core/hints/reasons/reasonfinder.h"
#include "core/hints/regions/finders.h"
#include "core/hints/sums/finders.h"
#include "core/hints/techniques.h"
#include "core/hints/techniques/finders.h"
#include "core/hints/uniqueness/finders.h"
#include "ui/text/equationwhy.h"
#include "ui/text/exoticwhy.h"
#include "ui/text/forcingwhy.h"
#include "ui/text/linewhy.h"
#include "ui/text/patternwhy.h"
#include "ui/text/regionwhy.h"
#include "ui/text/smallreasonwhy.h"
#include "ui/text/strings.h"
#include "ui/text/sumwhy.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

struct WhyWords
{
    Q_DECLARE_TR_FUNCTIONS(WhyWords)
};

const std::vector<Candidate> &patternOf(const Step &step)
{
    return step.groups.front().candidates;
}

QString fullHouseWhy(const StepTerms &text, const Step &step)
{
    return WhyWords::tr("%1 is the last open cell of %2")
        .arg(text.cells(step.placements), text.house(step.houses.front().house));
}

QString nakedSingleWhy(const StepTerms &text, const Step &step)
{
    return WhyWords::tr("%1 can only be %2").arg(text.cells(step.placements), text.digits(step.placements));
}

QString hiddenSingleWhy(const StepTerms &text, const Step &step)
{
    return WhyWords::tr("In %1 only %2 can be %3")
        .arg(text.house(step.houses.front().house), text.cells(step.placements),
             text.digits(step.placements));
}

QString intersectionWhy(const StepTerms &text, const Step &step)
{
    const QString only = WhyWords::tr("In %1 only %2 can be %3")
                             .arg(text.house(step.houses.front().house), text.cells(patternOf(step)),
                                  text.digits(patternOf(step)));
    if (step.houses.size() > 1 && text.areInHouse(step.eliminations, step.houses.back().house))
        return WhyWords::tr("%1, which are in %2 too").arg(only, text.house(step.houses.back().house));
    return WhyWords::tr("%1, and all of them see %2").arg(only, text.cells(step.eliminations));
}

QString leftoversWhy(const StepTerms &text, const Step &step)
{
    const int house = step.houses.front().house;
    if (!step.placements.empty())
        return hiddenSingleWhy(text, step);
    if (step.houses.size() > 1 || !text.areInHouse(step.eliminations, house))
        return intersectionWhy(text, step);
    return WhyWords::tr("%1 has %2 already, in %3")
        .arg(capitalised(text.house(house)), text.digits(patternOf(step)), text.cells(patternOf(step)));
}

QString nakedSubsetWhy(const StepTerms &text, const Step &step)
{
    const QString contain =
        WhyWords::tr("%1 contain only %2").arg(text.cells(patternOf(step)), text.digits(patternOf(step)));
    const int house = step.houses.front().house;
    return text.isHidden(house) ? WhyWords::tr("In %1, %2").arg(text.house(house), contain) : contain;
}

QString hiddenSubsetWhy(const StepTerms &text, const Step &step)
{
    return WhyWords::tr("In %1 only %2 can be %3")
        .arg(text.house(step.houses.front().house), text.cells(patternOf(step)),
             text.digits(patternOf(step)));
}

QString templateSetWhy(const StepTerms &text, const Step &step)
{
    return WhyWords::tr("Every way to place %1 in all houses has it in %2")
        .arg(text.digits(step.placements), text.cells(step.placements));
}

QString templateDeleteWhy(const StepTerms &text, const Step &step)
{
    return WhyWords::tr("No way to place %1 in all houses has it in %2")
        .arg(text.digits(step.eliminations), text.cells(step.eliminations));
}

QString solverWhy(const StepTerms &text, const Step &step)
{
    return WhyWords::tr("No technique leads on from here, but a solver found %1 for %2")
        .arg(text.digits(step.placements), text.cells(step.placements));
}

struct FinderWords
{
    Finder *find;
    Why *why;                   ///< null if the evidence is listed instead
    bool saysPlacement = false; ///< whether the sentence of a step that places a digit names both
};

/// The sentences of all techniques.
constexpr std::array finderWords{
    FinderWords{findFullHouses, fullHouseWhy},
    FinderWords{findNakedSingles, nakedSingleWhy, true},
    FinderWords{findHiddenSingles, hiddenSingleWhy, true},
    FinderWords{findPointing, intersectionWhy},
    FinderWords{findClaiming, intersectionWhy},
    FinderWords{findLeftovers, leftoversWhy, true},
    FinderWords{findLinesByPairs, lineWhy},
    FinderWords{findWholeLines, lineWhy},
    FinderWords{findTriedLines, triedLineWhy},
    FinderWords{findRegionBorders, regionWhy},
    FinderWords{findRegionTrials, regionWhy},
    FinderWords{findSumSteps, sumWhy},
    FinderWords{findSingleCombinations, cageWhy},
    FinderWords{findCageBounds, cageBoundsWhy},
    FinderWords{findCageCombinations, cageWhy},
    FinderWords{findCagePermutations, cageWhy},
    FinderWords{findInnies, equationWhy},
    FinderWords{findOuties, equationWhy},
    FinderWords{findInniesAndOuties, equationWhy},
    FinderWords{findInnieOutieDifferences, equationWhy},
    FinderWords{findCageSplits, cageSplitWhy},
    FinderWords{findOverlappingCages, overlappingCagesWhy},
    FinderWords{findCageUnitOverlaps, cageOverlapWhy},
    FinderWords{findCommonPeerEliminations, commonPeerWhy},
    FinderWords{findKillerSubsets, killerSubsetWhy},
    FinderWords{findHiddenKillerSubsets, hiddenKillerSubsetWhy},
    FinderWords{findBlockedCombinations, blockedCombinationWhy},
    FinderWords{findLockedSubsets, nakedSubsetWhy},
    FinderWords{findNakedSubsets, nakedSubsetWhy},
    FinderWords{findHiddenSubsets, hiddenSubsetWhy},
    FinderWords{findBasicFish, fishWhy},
    FinderWords{findFinnedFish, fishWhy},
    FinderWords{findSashimiFish, fishWhy},
    FinderWords{findFrankenFish, fishWhy},
    FinderWords{findFinnedFrankenFish, fishWhy},
    FinderWords{findMutantFish, fishWhy},
    FinderWords{findFinnedMutantFish, fishWhy},
    FinderWords{findSkyscrapers, pincersWhy},
    FinderWords{findTwoStringKites, pincersWhy},
    FinderWords{findTurbotFish, pincersWhy},
    FinderWords{findEmptyRectangles, pincersWhy},
    FinderWords{findSmallEmptyRectangles, pincersWhy},
    FinderWords{findWWings, pincersWhy},
    FinderWords{findXyWings, pincersWhy},
    FinderWords{findXChains, pincersWhy},
    FinderWords{findXyChains, pincersWhy},
    FinderWords{findNiceLoops, loopWhy},
    FinderWords{findGroupedNiceLoops, loopWhy},
    FinderWords{findAlsXz, almostLockedWhy},
    FinderWords{findAlsWings, almostLockedWhy},
    FinderWords{findOverlappingAlsWings, almostLockedWhy},
    FinderWords{findAlsChains, almostLockedWhy},
    FinderWords{findSuesDeCoq, sueDeCoqWhy},
    FinderWords{findSimpleColours, simpleColoursWhy},
    FinderWords{findMultiColours, multiColoursWhy},
    FinderWords{findRemotePairs, remotePairWhy},
    FinderWords{findUniqueness1, exchangeWhy},
    FinderWords{findUniqueness2, exchangeWhy},
    FinderWords{findUniqueness3, exchangeWhy},
    FinderWords{findUniqueness4, exchangeWhy},
    FinderWords{findUniqueness5, exchangeWhy},
    FinderWords{findUniqueness6, exchangeWhy},
    FinderWords{findHiddenRectangles, exchangeWhy},
    FinderWords{findAvoidableRectangles1, exchangeWhy},
    FinderWords{findAvoidableRectangles2, exchangeWhy},
    FinderWords{findUniqueLoops, exchangeWhy},
    FinderWords{findBugPlusOne, universalGraveWhy},
    FinderWords{findForcingChains, forcingWhy},
    FinderWords{findForcingNets, forcingWhy},
    FinderWords{findKrakenFish, krakenWhy},
    FinderWords{findAlmostLockedNiceLoops, loopWhy},
    FinderWords{findDeathBlossoms, deathBlossomWhy},
    FinderWords{findOverlappingDeathBlossoms, deathBlossomWhy},
    FinderWords{findExternalRectangles, externalRectangleWhy},
    FinderWords{findMedusas, medusaWhy},
    FinderWords{findJuniorExocets, exocetWhy},
    FinderWords{findSeniorExocets, exocetWhy},
    FinderWords{findSkLoops, lockedCellsWhy},
    FinderWords{findMultiSectorLockedSets, lockedCellsWhy},
    FinderWords{findTridagons, tridagonWhy},
    FinderWords{findUniversalGraves2, universalGravesWhy},
    FinderWords{findUniversalGraves3, universalGravesWhy},
    FinderWords{findUniversalGraves4, universalGravesWhy},
    FinderWords{findAlignedExclusions, alignedExclusionWhy},
    FinderWords{findXCycles, loopWhy},
    FinderWords{findYCycles, loopWhy},
    FinderWords{findXyCycles, loopWhy},
    FinderWords{findXForcingChains, explainerForcingWhy},
    FinderWords{findXyForcingChains, explainerForcingWhy},
    FinderWords{findNishioChains, explainerForcingWhy},
    FinderWords{findCellForcingChains, explainerForcingWhy},
    FinderWords{findRegionForcingChains, explainerForcingWhy},
    FinderWords{findDynamicForcingChains, explainerForcingWhy},
    FinderWords{findDynamicForcingChainsWithPatterns, explainerForcingWhy},
    FinderWords{findNestedForcingChains, explainerForcingWhy},
    FinderWords{findTemplateSets, templateSetWhy},
    FinderWords{findTemplateDeletes, templateDeleteWhy},
    FinderWords{findBySolver, solverWhy},
    FinderWords{findSmallReasons, smallReasonWhy},
    // Two steps at once, each with evidence of its own: a sentence would be about one of them.
    FinderWords{findSiameseFinnedFish, nullptr},
    FinderWords{findSiameseSashimiFish, nullptr},
    FinderWords{findSiameseFrankenFish, nullptr},
    FinderWords{findSiameseMutantFish, nullptr},
    FinderWords{findDualTwoStringKites, nullptr},
    FinderWords{findDualEmptyRectangles, nullptr},
};

/// Returns the row of \a technique, or null.
const FinderWords *findWords(const Technique &technique)
{
    const Technique *whole = findTechnique(technique.traits.countsAs);
    const auto found = std::ranges::find(finderWords, (whole ? *whole : technique).find, &FinderWords::find);
    return found == finderWords.end() ? nullptr : &*found;
}

} // namespace

QString whyText(const StepTerms &text, const Step &step)
{
    const FinderWords *words = findWords(*step.technique);
    return words && words->why ? words->why(text, step) : QString();
}

bool saysConclusion(const Step &step)
{
    const FinderWords *words = findWords(*step.technique);
    return words && words->saysPlacement && !step.placements.empty();
}

bool isInWhyTable(const Technique &technique)
{
    return findWords(technique) != nullptr;
}

} // namespace sudoku
