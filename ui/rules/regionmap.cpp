#include "ui/rules/regionmap.h"

#include "core/board/regions.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QStringList>

namespace sudoku {
namespace {

constexpr qsizetype maxNamed = 3;

struct RegionWords
{
    Q_DECLARE_TR_FUNCTIONS(RegionMap)
};

/// Returns a list of \a several that names only the first ones.
QString someText(QStringList several)
{
    const qsizetype others = several.size() - maxNamed;
    if (others <= 0)
        return listText(several);
    several.resize(maxNamed);
    several += RegionWords::tr("%n more", nullptr, static_cast<int>(others));
    return listText(several);
}

} // namespace

RegionMap::RegionMap(const Geometry &shape) : m_shape(shape)
{
    for (Cell cell = 0; cell < shape.cellCount(); ++cell)
        m_regionOf.push_back(shape.regionOf(cell));
}

std::vector<Cell> RegionMap::cellsOf(int region) const
{
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < m_shape.cellCount(); ++cell)
        if (m_regionOf[cell] == region)
            cells.push_back(cell);
    return cells;
}

bool RegionMap::isTorn(int region) const
{
    return !m_shape.isConnected(cellsOf(region));
}

int RegionMap::unusedRegion() const
{
    for (int region = 0; region < maxBoardSize; ++region)
        if (cellCount(region) == 0)
            return region;
    return noRegion;
}

std::optional<Geometry> RegionMap::geometry() const
{
    const auto made = geometryOf(size(), m_regionOf, m_shape.digitCount());
    return made ? std::optional(made->withDigits(m_shape.values())) : std::nullopt;
}

QString RegionMap::note() const
{
    QStringList sentences;
    QStringList uneven;
    for (int region = 0; region < maxBoardSize; ++region)
        if (const int count = cellCount(region); count > 0 && count != size())
            uneven += RegionWords::tr("%1 has %2 of %3 cells").arg(regionName(region)).arg(count).arg(size());
    if (const int free = cellCount(noRegion); free > 0)
        sentences += RegionWords::tr("%n cell(s) belong to no region.", nullptr, free);
    if (!uneven.isEmpty())
        sentences += RegionWords::tr("%1.").arg(someText(uneven));
    return sentences.join(QLatin1Char(' '));
}

QString RegionMap::problem() const
{
    QStringList sentences;
    if (const QString sizes = note(); !sizes.isEmpty())
        sentences += sizes;
    QStringList torn;
    for (int region = 0; region < maxBoardSize; ++region)
        if (isTorn(region))
            torn += regionName(region);
    if (!torn.isEmpty())
        sentences += RegionWords::tr("%1 is/are not connected.", nullptr, static_cast<int>(torn.size()))
                         .arg(someText(torn));
    return sentences.join(QLatin1Char(' '));
}

QString regionName(int region)
{
    return region == noRegion ? QString() : QString(QChar('A' + region));
}

} // namespace sudoku
