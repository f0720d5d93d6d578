#include "core/hints/regions/finders.h"
#include "core/hints/regions/regionroom.h"

#include <algorithm>
#include <iterator>

namespace sudoku {
namespace {

using Cells = std::vector<Cell>;
using RegionArgument = RegionEvidence::Argument;

/// Looks for what follows about regions, the easiest to see first.
class RegionBorders
{
public:
    RegionBorders(const Technique &technique, const Position &position, StepSink &sink)
        : m_technique(technique),
          m_position(position),
          m_regions(position.regions()),
          m_geometry(position.rules().geometry()),
          m_sink(sink)
    {
    }

    void find()
    {
        using Look = void (RegionBorders::*)();
        for (const Look look :
             {&RegionBorders::findWholeRegions, &RegionBorders::findOnlyWays, &RegionBorders::findMisfits,
              &RegionBorders::findClues, &RegionBorders::findTightPairs, &RegionBorders::findOnlyPlaces}) {
            if (m_sink.isDone())
                return;
            (this->*look)();
        }
    }

private:
    /// Calls \a look with each part, by its first cell, until the sink is done.
    template <typename Look>
    void forEachPart(Look look)
    {
        for (Cell cell = 0; cell < m_geometry.cellCount() && !m_sink.isDone(); ++cell)
            if (const Cells &part = m_regions.partOf(cell); part.front() == cell)
                look(part);
    }

    /// Calls \a look with each two parts that share a side and may lie in one region or in different ones.
    template <typename Look>
    void forEachOpenPair(Look look)
    {
        forEachPart([&](const Cells &part) {
            CellSet seen(m_geometry.cellCount());
            for (const Cell cell : part)
                for (const Cell other : m_geometry.neighbours(cell)) {
                    const Cells &next = m_regions.partOf(other);
                    if (part.front() > next.front() || m_regions.isKnown(cell, other)
                        || seen.contains(next.front()) || m_sink.isDone())
                        continue;
                    seen.insert(next.front());
                    look(part, next);
                }
        });
    }

    Step step(RegionEvidence evidence) const
    {
        return {.technique = &m_technique, .region = std::move(evidence)};
    }

    /// Makes \a found conclude that \a part and \a other lie in different regions.
    void separate(Step &found, const Cells &part, const Cells &other) const
    {
        for (const Cell cell : part)
            for (const Cell next : m_geometry.neighbours(cell))
                if (std::ranges::binary_search(other, next))
                    found.regionLinks.push_back(RegionLink::of(cell, next, false));
        if (found.regionLinks.empty())
            found.regionLinks.push_back(RegionLink::of(part.front(), other.front(), false));
        std::ranges::sort(found.regionLinks);
    }

    /// Makes \a found conclude that the parts of \a cell and \a other lie in one region, and what their
    /// digits eliminate then.
    void join(Step &found, Cell cell, Cell other) const
    {
        found.regionLinks.push_back(RegionLink::of(cell, other, true));
        for (const auto &[from, to] : {std::pair(cell, other), std::pair(other, cell)}) {
            const DigitSet placed = placedIn(m_position, m_regions.partOf(from));
            for (const Cell open : m_regions.partOf(to))
                for (const Digit digit : m_position.candidates(open) & placed)
                    found.eliminations.push_back({open, digit});
        }
        std::ranges::sort(found.eliminations);
    }

    /// Returns two cells of \a part and \a other that share a side, or the first cells if none do.
    std::pair<Cell, Cell> contact(const Cells &part, const Cells &other) const
    {
        for (const Cell cell : part)
            for (const Cell next : m_geometry.neighbours(cell))
                if (std::ranges::binary_search(other, next))
                    return {cell, next};
        return {part.front(), other.front()};
    }

    void findWholeRegions()
    {
        forEachPart([this](const Cells &part) {
            if (std::ssize(part) != m_regions.regionSize())
                return;
            Step found = step({.argument = RegionArgument::Whole, .parts = {part}});
            for (const Cell cell : part)
                for (const Cell next : m_geometry.neighbours(cell))
                    if (!m_regions.isKnown(cell, next))
                        found.regionLinks.push_back(RegionLink::of(cell, next, false));
            std::ranges::sort(found.regionLinks);
            if (!found.regionLinks.empty())
                m_sink.add(std::move(found));
        });
    }

    /// Two parts that have one digit, or too many cells.
    void findMisfits()
    {
        forEachOpenPair([this](const Cells &part, const Cells &other) {
            const DigitSet both = placedIn(m_position, part) & placedIn(m_position, other);
            const auto cells = static_cast<int>(part.size() + other.size());
            if (both.isEmpty() && cells <= m_regions.regionSize())
                return;
            Step found =
                step({.argument = both.isEmpty() ? RegionArgument::TooLarge : RegionArgument::EqualDigits,
                      .parts = {part, other},
                      .count = cells});
            if (!both.isEmpty()) {
                found.region->digit = both.first();
                found.groups.push_back({Role::Counted, {}});
                for (const Cells &cellsOfPart : {part, other})
                    for (const Cell cell : cellsOfPart)
                        if (m_position.digitAt(cell) == both.first())
                            found.groups.back().candidates.push_back({cell, both.first()});
            }
            separate(found, part, other);
            m_sink.add(std::move(found));
        });
    }

    void findOnlyWays()
    {
        forEachPart([this](const Cells &part) {
            if (std::ssize(part) >= m_regions.regionSize())
                return;
            CellSet seen(m_geometry.cellCount());
            for (const Cell cell : part)
                for (const Cell next : m_geometry.neighbours(cell)) {
                    if (m_regions.isKnown(cell, next) || seen.contains(next) || m_sink.isDone()
                        || !mayJoin(m_position, part, next))
                        continue;
                    const Cells &other = m_regions.partOf(next);
                    seen.insert(other);
                    const int room = roomOf(m_position, part, other).size();
                    if (room >= m_regions.regionSize())
                        continue;
                    Step found =
                        step({.argument = RegionArgument::OnlyWay, .parts = {part, other}, .count = room});
                    join(found, cell, next);
                    m_sink.add(std::move(found));
                }
        });
    }

    /// Two parts that would leave too little room in one region, for themselves or for another part.
    void findTightPairs()
    {
        forEachOpenPair([this](const Cells &part, const Cells &other) {
            Cells both;
            std::ranges::merge(part, other, std::back_inserter(both));
            if (std::ssize(both) > m_regions.regionSize())
                return;
            const int room = roomOf(m_position, both).size();
            if (room < m_regions.regionSize()) {
                Step found =
                    step({.argument = RegionArgument::TooTight, .parts = {part, other}, .count = room});
                separate(found, part, other);
                m_sink.add(std::move(found));
            } else if (std::ssize(both) == m_regions.regionSize()) {
                findShutIn(part, other, both);
            }
        });
    }

    /// Another part that the whole region \a both would leave too little room.
    void findShutIn(const Cells &part, const Cells &other, const Cells &both)
    {
        for (const Cell cell : both)
            for (const Cell next : m_geometry.neighbours(cell)) {
                if (std::ranges::binary_search(both, next))
                    continue;
                const int room = roomOf(m_position, m_regions.partOf(next), both).size();
                if (room >= m_regions.regionSize())
                    continue;
                Step found = step({.argument = RegionArgument::ShutsIn,
                                   .parts = {part, other, m_regions.partOf(next)},
                                   .count = room});
                separate(found, part, other);
                m_sink.add(std::move(found));
                return;
            }
    }

    /// A digit that a region can have in one part or cell alone.
    void findOnlyPlaces()
    {
        if (m_regions.regionSize() != m_position.rules().digitCount())
            return;
        forEachPart([this](const Cells &part) {
            if (std::ssize(part) >= m_regions.regionSize())
                return;
            const CellSet room = roomOf(m_position, part);
            const DigitSet missing =
                DigitSet::all(m_position.rules().digitCount()) - placedIn(m_position, part);
            for (const Digit digit : missing)
                if (!m_sink.isDone())
                    findOnlyPlace(part, room, digit);
        });
    }

    void findOnlyPlace(const Cells &part, const CellSet &room, Digit digit)
    {
        Cells places;
        for (const Cell cell : room)
            if (m_position.digitAt(cell) == digit || m_position.has({cell, digit}))
                places.push_back(cell);
        const auto isWithFirst = [&](Cell cell) { return m_regions.areTogether(cell, places.front()); };
        if (places.empty() || !std::ranges::all_of(places, isWithFirst))
            return;
        const bool isOwn = m_regions.areTogether(places.front(), part.front());
        if (isOwn && places.size() > 1)
            return;
        Step found = step({.argument = isOwn ? RegionArgument::OnlyCell : RegionArgument::OnlyPlace,
                           .parts = {part, places},
                           .digit = digit});
        if (isOwn) {
            found.placements.push_back({places.front(), digit});
        } else {
            const auto [cell, next] = contact(part, m_regions.partOf(places.front()));
            join(found, cell, next);
        }
        m_sink.add(std::move(found));
    }

    /// Clues whose digit counts cells of its region.
    void findClues()
    {
        using Demand = rule::Regions::Demand;
        for (const ActiveRule &active : m_position.rules().otherRules()) {
            const auto *clue = std::get_if<rule::Regions>(&active.rule);
            if (!clue || m_sink.isDone() || (clue->demand != Demand::Count && clue->demand != Demand::View))
                continue;
            std::vector<Cells> arms = clue->arms;
            if (clue->demand == Demand::Count)
                for (const Cell cell : clue->cells)
                    if (cell != clue->cells.front())
                        arms.push_back({cell});
            lookAtClue(clue->cells.front(), arms, std::get<ConstraintIndex>(active.source).index);
        }
    }

    /// The digit of \a first counts it and the cells along \a arms up to another region.
    void lookAtClue(Cell first, const std::vector<Cells> &arms, int constraint)
    {
        const Cells part = m_regions.partOf(first);
        int sure = 1;
        int possible = 1;
        Cells undecided;
        Cells nexts; // behind those that are sure
        for (const Cells &arm : arms) {
            const auto isIn = [&](Cell cell) { return m_regions.areTogether(first, cell); };
            const auto mayBeIn = [&](Cell cell) { return isIn(cell) || mayJoin(m_position, part, cell); };
            const auto next = std::ranges::find_if_not(arm, isIn);
            const auto border = std::adjacent_find(
                arm.begin(), arm.end(), [&](Cell one, Cell other) { return m_regions.areApart(one, other); });
            const auto end =
                std::find_if_not(arm.begin(), border == arm.end() ? border : std::next(border), mayBeIn);
            sure += static_cast<int>(next - arm.begin());
            possible += static_cast<int>(end - arm.begin());
            if (next < end)
                undecided.insert(undecided.end(), next, end);
            if (next < end && !m_regions.areApart(first, *next))
                nexts.push_back(*next);
        }
        RegionEvidence evidence{
            .argument = RegionArgument::Bounds, .parts = {part}, .count = possible, .least = sure};
        if (m_position.isOpen(first))
            boundDigit(evidence, first, constraint);
        else if (m_position.digitAt(first) == possible && !undecided.empty())
            joinCounted(evidence, first, undecided.front(), constraint);
        else if (m_position.digitAt(first) == sure && !nexts.empty())
            separateCounted(evidence, first, nexts.front(), constraint);
    }

    void boundDigit(const RegionEvidence &evidence, Cell cell, int constraint)
    {
        Step found = step(evidence);
        found.constraints = {constraint};
        for (const Digit digit : m_position.candidates(cell))
            if (digit < evidence.least || digit > evidence.count)
                found.eliminations.push_back({cell, digit});
        if (!found.isEmpty())
            m_sink.add(std::move(found));
    }

    void joinCounted(RegionEvidence evidence, Cell cell, Cell other, int constraint)
    {
        evidence.argument = RegionArgument::TooFew;
        Step found = step(std::move(evidence));
        found.constraints = {constraint};
        join(found, cell, other);
        m_sink.add(std::move(found));
    }

    void separateCounted(RegionEvidence evidence, Cell cell, Cell other, int constraint)
    {
        evidence.argument = RegionArgument::Enough;
        evidence.count = evidence.least;
        Step found = step(std::move(evidence));
        found.constraints = {constraint};
        separate(found, m_regions.partOf(cell), m_regions.partOf(other));
        m_sink.add(std::move(found));
    }

    const Technique &m_technique;
    const Position &m_position;
    const RegionKnowledge &m_regions;
    const Geometry &m_geometry;
    StepSink &m_sink;
};

} // namespace

void findRegionBorders(const Technique &technique, const Position &position, StepSink &sink)
{
    RegionBorders(technique, position, sink).find();
}

} // namespace sudoku
