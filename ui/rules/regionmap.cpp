#include "ui/rules/regionmap.h"

#include "core/board/regions.h"
#include "ui/text/words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

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

RegionMap::RegionMap(const Geometry &shape)
    : m_square(Geometry::withBoxes({1, shape.size()})),
      m_digits(shape.values()),
      m_boards(shape.boards().begin(), shape.boards().end()),
      m_hasLines(shape.hasLines()),
      m_regionOf(shape.regionMap())
{
    if (!m_hasLines)
        m_boards.push_back({0, 0, size()});
}

void RegionMap::clear()
{
    for (int &region : m_regionOf)
        region = std::min(region, noRegion);
}

int RegionMap::fullCount() const
{
    const bool hasAll = m_hasLines && m_boards.size() == 1 && cellCount(hole) == 0;
    return hasAll ? size() : m_digits.count;
}

std::vector<Cell> RegionMap::cellsOf(int region) const
{
    std::vector<Cell> cells;
    for (Cell cell = 0; cell < m_square.cellCount(); ++cell)
        if (m_regionOf[cell] == region)
            cells.push_back(cell);
    return cells;
}

bool RegionMap::isTorn(int region) const
{
    return !m_square.isConnected(cellsOf(region));
}

int RegionMap::unusedRegion() const
{
    for (int region = 0; region < maxRegions; ++region)
        if (cellCount(region) == 0)
            return region;
    return noRegion;
}

std::optional<Geometry> RegionMap::geometry() const
{
    const std::vector<SubBoard> boards = m_hasLines ? m_boards : std::vector<SubBoard>();
    auto made = geometryOf(size(), m_regionOf, m_digits.count, boards);
    if (!made) // a filled hole, or rows in which digits differ, may need more digits
        made = geometryOf(size(), m_regionOf, {}, boards);
    return made ? std::optional(made->withDigits({made->digitCount(), m_digits.first})) : std::nullopt;
}

QString RegionMap::note() const
{
    QStringList sentences;
    QStringList uneven;
    for (int region = 0; region < maxRegions; ++region)
        if (const int count = cellCount(region); count > 0 && count != fullCount())
            uneven +=
                RegionWords::tr("%1 has %2 of %3 cells").arg(regionName(region)).arg(count).arg(fullCount());
    if (const int holes = cellCount(hole); holes > 0)
        sentences += RegionWords::tr("%n place(s) are holes.", nullptr, holes);
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
    for (int region = 0; region < maxRegions; ++region)
        if (isTorn(region))
            torn += regionName(region);
    if (!torn.isEmpty())
        sentences += RegionWords::tr("%1 is/are not connected.", nullptr, static_cast<int>(torn.size()))
                         .arg(someText(torn));
    return sentences.join(QLatin1Char(' '));
}

QString regionName(int region)
{
    return region < 0 ? QString() : QString(QChar(QLatin1Char(regionLetter(region))));
}

} // namespace sudoku
