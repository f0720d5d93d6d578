#include "ui/text/regionterms.h"

#include <QCoreApplication>

#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <algorithm>
#include <set>

namespace sudoku {
namespace {

struct RegionTermWords
{
    Q_DECLARE_TR_FUNCTIONS(RegionTermWords)
};

/// Returns "r1c1 and r1c2, r2c1 and r2c2".
QString pairsText(const Geometry &geometry, const std::vector<RegionLink> &links, bool isTogether)
{
    QStringList texts;
    for (const RegionLink &link : links)
        if (link.isTogether == isTogether)
            texts +=
                RegionTermWords::tr("%1 and %2")
                    .arg(toQString(geometry.cellName(link.first)), toQString(geometry.cellName(link.second)));
    return texts.join(RegionTermWords::tr(", "));
}

} // namespace

QString linksText(const Geometry &geometry, const std::vector<RegionLink> &links)
{
    QStringList texts;
    const auto borders = std::ranges::count(links, false, &RegionLink::isTogether);
    if (borders > 0)
        texts += (borders == 1 ? RegionTermWords::tr("border between %1")
                               : RegionTermWords::tr("borders between %1"))
                     .arg(pairsText(geometry, links, false));
    if (borders < std::ssize(links))
        texts += RegionTermWords::tr("%1 in one region").arg(pairsText(geometry, links, true));
    return semicolonText(texts);
}

QString regionConclusion(const Geometry &geometry, const Step &step)
{
    if (step.region && step.region->argument == RegionEvidence::Argument::Whole)
        return RegionTermWords::tr("border around it");
    return linksText(geometry, step.regionLinks);
}

std::vector<Cell> regionCells(const Step &step)
{
    std::set<Cell> cells;
    if (step.region)
        for (const std::vector<Cell> &part : step.region->parts)
            cells.insert(part.begin(), part.end());
    for (const RegionLink &link : step.regionLinks)
        cells.insert({link.first, link.second});
    return {cells.begin(), cells.end()};
}

} // namespace sudoku
