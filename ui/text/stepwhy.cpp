#include "ui/text/stepwhy.h"

#include <QCoreApplication>

#include "core/hints/techniques/finders.h"
#include "ui/text/patternwhy.h"

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

QString nakedSubsetWhy(const StepTerms &text, const Step &step)
{
    return WhyWords::tr("%1 contain only %2").arg(text.cells(patternOf(step)), text.digits(patternOf(step)));
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

QString impliedSumWhy(const StepTerms &text, const Step &step)
{
    const bool isWithin = std::ranges::any_of(step.houses, [&](const HouseEvidence &evidence) {
        return text.areInHouse({patternOf(step).front()}, evidence.house);
    });
    const QString sentence = isWithin ? WhyWords::tr("The sums within %1 leave %2 for %3")
                                      : WhyWords::tr("The sums that cover %1 reach beyond with %2, in %3");
    return sentence.arg(text.where(step), QString::number(step.total), text.cells(patternOf(step)));
}

QString solverWhy(const StepTerms &text, const Step &step)
{
    return WhyWords::tr("No technique finds a step here, but a solver found %1 for %2")
        .arg(text.digits(step.placements), text.cells(step.placements));
}

/// Returns whether all chains begin with the same assumption.
bool isContradiction(const Step &step)
{
    const ChainLink &first = step.chains.front().front();
    return std::ranges::all_of(step.chains, [&](const std::vector<ChainLink> &chain) {
        return chain.front().from == first.from && chain.front().isFromOn == first.isFromOn;
    });
}

QString contradictionText(const StepTerms &text, const Step &step, const QString &assumption)
{
    if (step.groups.empty())
        return WhyWords::tr("%1 contradicts itself").arg(assumption);
    if (step.houses.empty())
        return WhyWords::tr("%1 leaves no digit for %2").arg(assumption, text.cells(patternOf(step)));
    return WhyWords::tr("%1 leaves no place for %2 in %3")
        .arg(assumption, text.digits(patternOf(step)), text.house(step.houses.front().house));
}

QString verityText(const StepTerms &text, const Step &step, const QString &assumption)
{
    if (step.groups.empty())
        return WhyWords::tr("It follows whether %1 or not").arg(assumption);
    if (step.houses.empty())
        return WhyWords::tr("It follows from each digit of %1").arg(text.cells(patternOf(step)));
    return WhyWords::tr("It follows from each place for %1 in %2")
        .arg(text.digits(patternOf(step)), text.house(step.houses.front().house));
}

QString forcingWhy(const StepTerms &text, const Step &step)
{
    const ChainLink &first = step.chains.front().front();
    const QString assumption = text.node(first.from, first.isFromOn);
    QStringList texts{isContradiction(step) ? contradictionText(text, step, assumption)
                                            : verityText(text, step, assumption)};
    for (const std::vector<ChainLink> &links : step.chains)
        texts += text.chain(links);
    return texts.join(QStringLiteral("; "));
}

QString ruleWhy(const StepTerms &text, const Step &step)
{
    return WhyWords::tr("No way to satisfy %1 has one of these").arg(text.where(step));
}

struct FinderWords
{
    Finder *find;
    Why *why;
};

/// Techniques whose steps have a sentence of their own; those of the others list their evidence.
constexpr std::array finderWords{
    FinderWords{findFullHouses, fullHouseWhy},
    FinderWords{findNakedSingles, nakedSingleWhy},
    FinderWords{findHiddenSingles, hiddenSingleWhy},
    FinderWords{findPointing, intersectionWhy},
    FinderWords{findClaiming, intersectionWhy},
    FinderWords{findPairSteps, ruleWhy},
    FinderWords{findSumSteps, ruleWhy},
    FinderWords{findLineSteps, ruleWhy},
    FinderWords{findInniesAndOuties, impliedSumWhy},
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
    FinderWords{findTemplateSets, templateSetWhy},
    FinderWords{findTemplateDeletes, templateDeleteWhy},
    FinderWords{findBySolver, solverWhy},
};

} // namespace

QString whyText(const StepTerms &text, const Step &step)
{
    const Technique *kind = findTechnique(step.technique->traits.countsAs);
    const auto found =
        std::ranges::find(finderWords, (kind ? kind : step.technique)->find, &FinderWords::find);
    return found != finderWords.end() ? found->why(text, step) : QString();
}

} // namespace sudoku
