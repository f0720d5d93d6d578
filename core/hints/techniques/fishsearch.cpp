#include "core/hints/techniques/fishsearch.h"

#include "core/hints/techniques/digittemplates.h"

#include <algorithm>

namespace sudoku {

FishSearch::FishSearch(const Technique &technique, const Position &position, const FishShape &shape,
                       StepSink &sink)
    : m_technique(technique),
      m_position(position),
      m_rules(position.rules()),
      m_shape(shape),
      m_sink(sink),
      m_size(technique.size)
{
}

void FishSearch::find()
{
    for (m_digit = 1; m_digit <= m_rules.digitCount() && !m_sink.isDone(); ++m_digit) {
        if (refutableCells(m_position, m_digit).isEmpty())
            continue;
        m_plane = m_position.cellsWith(m_digit);
        if (!findInHouses(HouseType::Row, HouseType::Column)
            || (m_shape.kind != FishKind::Mutant && !findInHouses(HouseType::Column, HouseType::Row)))
            return;
    }
}

bool FishSearch::findInHouses(HouseType baseLines, HouseType coverLines)
{
    collect(m_baseParts, baseLines, true);
    collect(m_coverParts, coverLines, false);
    if (std::ssize(m_baseParts) < m_size)
        return true;
    m_reach.assign(m_rules.cellCount(), CellSet(m_rules.cellCount()));
    for (const Part &cover : m_coverParts)
        for (const Cell cell : cover.cells)
            m_reach[cell] |= cover.cells;
    return findInParts();
}

bool FishSearch::findInParts()
{
    const CellSet targets = refutableCells(m_position, m_digit);
    return std::all_of(targets.begin(), targets.end(),
                       [this](Cell target) { return findAgainst(target, m_rules.peers(target)); });
}

void FishSearch::collect(std::vector<Part> &parts, HouseType lines, bool areBases) const
{
    parts.clear();
    for (int i = 0; i < m_rules.houseCount(); ++i) {
        const IndexedHouse &house = m_rules.house(i);
        const bool isSuitable = m_shape.kind == FishKind::Mutant || house.type == lines
                                || (m_shape.kind == FishKind::Franken && !house.isLine());
        const bool isCage = house.type == HouseType::Extra && !house.hasEachDigit; // there are too many
        if (!isSuitable || isCage || (areBases && !house.hasEachDigit))
            continue;
        CellSet cells = house.set & m_plane;
        if (!cells.isEmpty())
            parts.push_back({i, std::move(cells)});
    }
}

bool FishSearch::findAgainst(Cell target, const CellSet &seen)
{
    m_target = target;
    const CellSet none(m_rules.cellCount());
    m_unseen = m_plane - seen;
    if (target != noTarget)
        m_unseen.remove(target);
    m_finCells = m_shape.hasFins ? m_plane & seen : none;
    return chooseBases(0, none, none);
}

bool FishSearch::chooseBases(std::size_t next, const CellSet &united, const CellSet &endoFins)
{
    if (std::ssize(m_bases) == m_size) {
        m_united = united;
        m_endoFins = endoFins;
        m_known.clear();
        return chooseTargetCovers();
    }
    for (; next < m_baseParts.size(); ++next) {
        const Part &base = m_baseParts[next];
        if (!base.cells.intersects(m_unseen) && !isTargetIn(base.cells))
            continue; // it suffices alone
        const CellSet more = united | base.cells;
        const CellSet moreEndoFins = endoFins | (united & base.cells);
        if (!moreEndoFins.isSubsetOf(m_finCells) || moreEndoFins.size() > m_maxEndoFins
            || hasTooManyFins(more) || needsTooManyCovers(more))
            continue;
        m_bases.push_back(&base);
        const bool goesOn = !m_sink.isDone() && chooseBases(next + 1, more, moreEndoFins);
        m_bases.pop_back();
        if (!goesOn)
            return false;
    }
    return true;
}

/// Returns whether a basic fish leaves too many cells uncovered, because a base and a cover share one.
bool FishSearch::hasTooManyFins(const CellSet &united) const
{
    const int baseCount = static_cast<int>(m_bases.size()) + 1;
    return m_shape.kind == FishKind::Basic
           && united.size() > baseCount * m_size + (m_shape.hasFins ? m_maxFins : 0);
}

/// Returns whether \a united has cells that do not see the target, no two of them in one cover, more
/// than there are covers without the target.
bool FishSearch::needsTooManyCovers(const CellSet &united) const
{
    CellSet rest = united & m_unseen;
    const int maxCovers = m_size - (isTargetIn(united) ? 2 : 1);
    for (int i = 0; i < maxCovers && !rest.isEmpty(); ++i)
        rest -= m_reach[rest.first()];
    return !rest.isEmpty();
}

/// Chooses the covers that have the target: two, if it is in a base.
bool FishSearch::chooseTargetCovers()
{
    if (m_target == noTarget)
        return chooseFinCover();
    const bool needsTwo = m_united.contains(m_target);
    const CellSet rest = m_shape.hasFins ? m_united & m_unseen : m_united;
    for (auto one = m_coverParts.begin(); one != m_coverParts.end(); ++one) {
        if (!one->cells.contains(m_target) || !isFree(*one))
            continue;
        m_covers.push_back(&*one);
        bool goesOn = needsTwo || coverRest(rest - one->cells);
        for (auto other = one + 1; needsTwo && goesOn && other != m_coverParts.end(); ++other)
            if (other->cells.contains(m_target) && isFree(*other)) {
                m_covers.push_back(&*other);
                goesOn = coverRest(rest - one->cells - other->cells);
                m_covers.pop_back();
            }
        m_covers.pop_back();
        if (!goesOn)
            return false;
    }
    return true;
}

bool FishSearch::chooseFinCover()
{
    for (const Part &cover : m_coverParts) {
        const CellSet shared = cover.cells & m_united;
        if (shared.isEmpty() || !shared.isSubsetOf(m_finCells) || !isFree(cover))
            continue;
        m_covers.push_back(&cover);
        const bool goesOn = coverRest((m_united & m_unseen) - cover.cells);
        m_covers.pop_back();
        if (!goesOn)
            return false;
    }
    return true;
}

bool FishSearch::isFree(const Part &cover) const
{
    const auto isSame = [&](const Part *part) { return part->house == cover.house; };
    return std::ranges::none_of(m_bases, isSame) && std::ranges::none_of(m_covers, isSame);
}

bool FishSearch::coverRest(const CellSet &rest)
{
    if (rest.isEmpty())
        return fillCovers(0);
    if (std::ssize(m_covers) == m_size)
        return true;
    const Cell cell = rest.first();
    for (const Part &cover : m_coverParts) {
        if (!cover.cells.contains(cell) || !isFree(cover))
            continue;
        m_covers.push_back(&cover);
        const bool goesOn = coverRest(rest - cover.cells);
        m_covers.pop_back();
        if (!goesOn)
            return false;
    }
    return true;
}

/// Adds any covers that are still missing.
bool FishSearch::fillCovers(std::size_t next)
{
    if (std::ssize(m_covers) == m_size)
        return complete();
    if (!m_shape.hasFins)
        return true; // fewer suffice: the position has no solution
    for (; next < m_coverParts.size(); ++next) {
        const Part &cover = m_coverParts[next];
        if (!cover.cells.intersects(m_united) || !isFree(cover))
            continue;
        m_covers.push_back(&cover);
        const bool goesOn = fillCovers(next + 1);
        m_covers.pop_back();
        if (!goesOn)
            return false;
    }
    return true;
}

CellSet FishSearch::covered() const
{
    CellSet covered(m_rules.cellCount());
    for (const Part *cover : m_covers)
        covered |= cover->cells;
    return covered;
}

bool FishSearch::complete()
{
    CellSet covered(m_rules.cellCount());
    CellSet coveredTwice(m_rules.cellCount());
    for (const Part *cover : m_covers) {
        coveredTwice |= covered & cover->cells;
        covered |= cover->cells;
    }
    const CellSet fins = (m_united - covered) | m_endoFins;
    if (fins.isEmpty() == m_shape.hasFins || (fins - m_endoFins).size() > m_maxFins
        || !isOfShape(covered - fins))
        return true;
    CellSet eliminated = ((covered - m_united) | coveredTwice) - fins;
    for (const Cell fin : fins)
        eliminated &= m_rules.peers(fin);
    // It is found from each cell that it eliminates.
    if (eliminated.isEmpty() || eliminated.first() != m_target)
        return true;
    Parts covers = m_covers;
    std::ranges::sort(covers);
    if (std::ranges::find(m_known, covers) != m_known.end())
        return true;
    m_known.push_back(std::move(covers));
    Step step = stepOf(covered, fins);
    step.eliminations = candidatesIn(eliminated, m_digit);
    return m_sink.add(std::move(step));
}

bool FishSearch::isOfShape(const CellSet &covered) const
{
    if (m_shape.kind == FishKind::Basic) {
        const bool isSashimi = std::ranges::any_of(
            m_bases, [&](const Part *base) { return (base->cells & covered).size() < 2; });
        return !m_shape.hasFins || isSashimi == m_shape.isSashimi;
    }
    const bool hasBaseRow = hasHouse(m_bases, HouseType::Row);
    const bool hasBaseColumn = hasHouse(m_bases, HouseType::Column);
    const bool hasCoverRow = hasHouse(m_covers, HouseType::Row);
    const bool hasCoverColumn = hasHouse(m_covers, HouseType::Column);
    const bool hasBox = std::ranges::any_of(std::array{&m_bases, &m_covers}, [this](const Parts *parts) {
        return std::ranges::any_of(*parts,
                                   [this](const Part *part) { return !m_rules.house(part->house).isLine(); });
    });
    const bool isPlain = (!hasBaseRow || !hasBaseColumn) && (!hasCoverRow || !hasCoverColumn)
                         && (!hasBaseRow || !hasCoverRow) && (!hasBaseColumn || !hasCoverColumn);
    return m_shape.kind == FishKind::Franken ? hasBox : !isPlain;
}

bool FishSearch::hasHouse(const Parts &parts, HouseType type) const
{
    return std::ranges::any_of(parts,
                               [&](const Part *part) { return m_rules.house(part->house).type == type; });
}

/// Returns the step without its conclusion.
Step FishSearch::stepOf(const CellSet &covered, const CellSet &fins) const
{
    Step step{.technique = &m_technique, .groups = {{Role::Pattern, candidatesIn(m_united - fins, m_digit)}}};
    const auto addGroup = [&](Role role, const CellSet &cells) {
        if (!cells.isEmpty())
            step.groups.push_back({role, candidatesIn(cells, m_digit)});
    };
    addGroup(Role::Cover, covered - m_united);
    addGroup(Role::Fin, fins - m_endoFins);
    addGroup(Role::EndoFin, m_endoFins);
    for (const Part *base : m_bases)
        step.houses.push_back({base->house, HouseRole::Base});
    Parts covers = m_covers;
    std::ranges::sort(covers);
    for (const Part *cover : covers)
        step.houses.push_back({cover->house, HouseRole::Cover});
    return step;
}

} // namespace sudoku
