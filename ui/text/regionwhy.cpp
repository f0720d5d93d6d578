#include "ui/text/regionwhy.h"

#include <QCoreApplication>

#include "ui/text/regionterms.h"
#include "ui/text/strings.h"
#include "ui/text/symbolwords.h"
#include "ui/text/words.h"

namespace sudoku {
namespace {

using RegionArgument = RegionEvidence::Argument;

struct RegionWords
{
    Q_DECLARE_TR_FUNCTIONS(RegionWords)
};

QString cellText(const Geometry &geometry, Cell cell)
{
    return toQString(geometry.cellName(cell));
}

QString ifTogether(const Geometry &geometry, const RegionLink &link, const QString &then)
{
    return RegionWords::tr("If %1 and %2 lay in one region, %3")
        .arg(cellText(geometry, link.first), cellText(geometry, link.second), then);
}

int sizeOfRegions(const StepTerms &text)
{
    return std::get<rule::Regions>(text.rules().regionRule()->rule).size;
}

/// Returns "the region of r1c1 would have room for only 3 of its 6 cells".
QString roomText(const StepTerms &text, Cell cell, int room)
{
    return RegionWords::tr("the region of %1 would have room for only %2 of its %3 cells")
        .arg(cellText(text.puzzle().geometry, cell))
        .arg(room)
        .arg(sizeOfRegions(text));
}

/// Returns the sentence of a step that learns a border.
QString borderWhy(const StepTerms &text, const Step &step)
{
    const Geometry &geometry = text.puzzle().geometry;
    const RegionEvidence &region = *step.region;
    const RegionLink &link = step.regionLinks.front();
    switch (region.argument) {
    case RegionArgument::EqualDigits:
        return ifTogether(
            geometry, link,
            RegionWords::tr("it would have %1 twice, in %2")
                .arg(symbolText(text.symbols(), region.digit), text.cells(step.groups.front().candidates)));
    case RegionArgument::TooLarge:
        return ifTogether(geometry, link,
                          RegionWords::tr("it would have %1 cells instead of %2")
                              .arg(region.count)
                              .arg(sizeOfRegions(text)));
    case RegionArgument::TooTight:
        return ifTogether(geometry, link,
                          RegionWords::tr("it would have room for only %1 of its %2 cells")
                              .arg(region.count)
                              .arg(sizeOfRegions(text)));
    case RegionArgument::ShutsIn:
        return ifTogether(geometry, link, roomText(text, region.parts.back().front(), region.count));
    default:
        return {};
    }
}

/// Returns the sentence of a step about a clue that counts cells of its region.
QString clueWhy(const StepTerms &text, const Step &step)
{
    const RegionEvidence &region = *step.region;
    const QString clue = sourceText(text.puzzle(), ConstraintIndex{step.constraints.front()});
    if (region.argument == RegionArgument::TooFew)
        return RegionWords::tr("%1 needs all %2 cells that it can still count").arg(clue).arg(region.count);
    if (region.argument == RegionArgument::Enough)
        return RegionWords::tr("%1 has counted as many cells as its digit says").arg(clue);
    return RegionWords::tr("%1 counts at least %2 and at most %3 cells")
        .arg(clue)
        .arg(region.least)
        .arg(region.count);
}

/// Returns the sentence of a step whose opposite a solver has refuted.
QString trialWhy(const StepTerms &text, const Step &step)
{
    QStringList facts;
    for (const EvidenceGroup &group : step.groups)
        for (const Candidate &candidate : group.candidates)
            facts += text.node({candidate}, true);
    const Geometry &geometry = text.puzzle().geometry;
    for (const RegionLink &link : step.region->known)
        facts += linksText(geometry, {link});
    if (facts.isEmpty())
        return RegionWords::tr("Any other way that was tried breaks a rule");
    return RegionWords::tr("Any other way that was tried breaks a rule, given %1").arg(listText(facts));
}

QString onlyWayWhy(const StepTerms &text, const Step &step)
{
    const Geometry &geometry = text.puzzle().geometry;
    const RegionLink &link = step.regionLinks.front();
    return RegionWords::tr("If %1 and %2 lay in different regions, %3")
        .arg(cellText(geometry, link.first), cellText(geometry, link.second),
             roomText(text, step.region->parts.front().front(), step.region->count));
}

} // namespace

QString regionWhy(const StepTerms &text, const Step &step)
{
    const Geometry &geometry = text.puzzle().geometry;
    const RegionEvidence &region = *step.region;
    switch (region.argument) {
    case RegionArgument::Whole:
        return RegionWords::tr("%1 are a whole region").arg(cellsText(geometry, region.parts.front()));
    case RegionArgument::OnlyWay:
        return onlyWayWhy(text, step);
    case RegionArgument::OnlyPlace:
    case RegionArgument::OnlyCell:
        return RegionWords::tr("The region of %1 can have %2 only in %3")
            .arg(cellText(geometry, region.parts.front().front()), symbolText(text.symbols(), region.digit),
                 cellsText(geometry, region.parts.back()));
    case RegionArgument::TooFew:
    case RegionArgument::Enough:
    case RegionArgument::Bounds:
        return clueWhy(text, step);
    case RegionArgument::Trial:
        return trialWhy(text, step);
    default:
        return borderWhy(text, step);
    }
}

} // namespace sudoku
