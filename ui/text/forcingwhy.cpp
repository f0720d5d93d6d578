#include "ui/text/forcingwhy.h"

#include <QCoreApplication>

#include "ui/text/patternwhy.h"
#include "ui/text/strings.h"

#include <algorithm>

namespace sudoku {
namespace {

struct ForcingWords
{
    Q_DECLARE_TR_FUNCTIONS(ForcingWhy)
};

/// Returns whether all chains begin with the same assumption.
bool isContradiction(const Step &step)
{
    const ChainLink &first = step.chains.front().front();
    return std::ranges::all_of(step.chains, [&](const std::vector<ChainLink> &chain) {
        return chain.front().from == first.from && chain.front().isFromOn == first.isFromOn;
    });
}

QString assumptionOf(const StepTerms &text, const Step &step)
{
    const ChainLink &first = step.chains.front().front();
    return text.node(first.from, first.isFromOn);
}

QString contradictionText(const StepTerms &text, const Step &step)
{
    const QString assumption = assumptionOf(text, step);
    if (step.groups.empty())
        return ForcingWords::tr("%1 contradicts itself").arg(assumption);
    if (step.houses.empty())
        return ForcingWords::tr("If %1, no digit is left for %2").arg(assumption, text.cells(placeOf(step)));
    return ForcingWords::tr("If %1, no place is left for %2 in %3")
        .arg(assumption, text.digits(placeOf(step)), text.house(step.houses.front().house));
}

QString verityText(const StepTerms &text, const Step &step)
{
    if (step.groups.empty() || placeOf(step).size() < 2)
        return ForcingWords::tr("It follows whether %1 or not").arg(assumptionOf(text, step));
    if (step.houses.empty())
        return ForcingWords::tr("It follows from each digit of %1").arg(text.cells(placeOf(step)));
    return ForcingWords::tr("It follows from each place for %1 in %2")
        .arg(text.digits(placeOf(step)), text.house(step.houses.front().house));
}

} // namespace

QString withChains(const StepTerms &text, const Step &step, const QString &first)
{
    QStringList lines{first};
    for (const std::vector<ChainLink> &links : step.chains)
        lines +=
            ForcingWords::tr("%1. %2").arg(QString::number(lines.size()), capitalised(text.chain(links)));
    return lines.join(QStringLiteral(".\n"));
}

QString forcingWhy(const StepTerms &text, const Step &step)
{
    return withChains(text, step,
                      isContradiction(step) ? contradictionText(text, step) : verityText(text, step));
}

QString explainerForcingWhy(const StepTerms &text, const Step &step)
{
    return withChains(text, step,
                      isContradiction(step)
                          ? ForcingWords::tr("%1 contradicts itself").arg(assumptionOf(text, step))
                          : verityText(text, step));
}

QString krakenWhy(const StepTerms &text, const Step &step)
{
    return withChains(text, step,
                      ForcingWords::tr("%1; chains lead from each exception to the same conclusion")
                          .arg(krakenFishText(text, step)));
}

} // namespace sudoku
