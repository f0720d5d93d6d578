#include "core/hints/techniques/finders.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

/// Cells of a house outside the intersection of two, and what they add to it.
struct SueDeCoqWing
{
    CellSet cells;
    DigitSet digits;
    int surplus; ///< how many cells more than digits that the intersection lacks
};

/// Looks for cells in the intersection of two houses, and cells in the rest of each, that have together as
/// many digits as there are cells, though the two rests share no digit of the intersection. Then each digit
/// has its place in one of the houses.
class SuesDeCoq
{
public:
    SuesDeCoq(const Technique &technique, const Position &position, StepSink &sink)
        : m_technique(technique),
          m_position(position),
          m_rules(position.rules()),
          m_maxRest(m_rules.size() <= 9 ? 6 : 3), // there are too many in large houses
          m_sink(sink)
    {
    }

    void find()
    {
        for (int line = 0; line < m_rules.houseCount(); ++line)
            for (int box = 0; box < m_rules.houseCount(); ++box) {
                const bool isIntersection = m_rules.house(line).type != HouseType::Box
                                            && (m_rules.house(box).type == HouseType::Box || line < box);
                if (isIntersection && !findIn(line, box))
                    return;
            }
    }

private:
    /// Returns whether the finder may go on.
    bool findIn(int line, int box)
    {
        const CellSet common = m_rules.house(line).set & m_rules.house(box).set;
        if (common.size() < 2)
            return true;
        m_houses = {line, box};
        std::vector<Cell> open;
        for (const Cell cell : common)
            if (m_position.isOpen(cell))
                open.push_back(cell);
        for (std::size_t i = 0; i < open.size(); ++i)
            for (std::size_t k = i + 1; k < open.size(); ++k) {
                if (!tryIntersection({open[i], open[k]}))
                    return false;
                for (std::size_t l = k + 1; l < open.size(); ++l)
                    if (!tryIntersection({open[i], open[k], open[l]}))
                        return false;
            }
        return !m_sink.isDone();
    }

    bool tryIntersection(const std::vector<Cell> &cells)
    {
        m_intersection = {};
        for (const Cell cell : cells)
            m_intersection |= m_position.candidates(cell);
        m_missing = m_intersection.size() - static_cast<int>(cells.size());
        if (m_missing < 2 || m_missing > 2 * m_maxRest)
            return true;
        m_minSurplus = std::max(1, m_missing - m_maxRest);
        m_cells = CellSet(m_rules.cellCount(), cells);
        for (int side = 0; side < 2; ++side)
            collectWings(side);
        for (const SueDeCoqWing &one : m_wings[0])
            for (const SueDeCoqWing &other : m_wings[1])
                if (one.surplus + other.surplus == m_missing
                    && (one.digits & other.digits & m_intersection).isEmpty()
                    && !one.cells.intersects(other.cells) && !addStep(one, other))
                    return false;
        return true;
    }

    void collectWings(int side)
    {
        m_wings[side].clear();
        m_open.clear();
        for (const Cell cell : m_rules.house(m_houses[side]).cells)
            if (m_position.isOpen(cell) && !m_rules.house(m_houses[1 - side]).set.contains(cell))
                m_open.push_back(cell);
        extend(m_wings[side], 0, SueDeCoqWing{CellSet(m_rules.cellCount()), {}, 0});
    }

    void extend(std::vector<SueDeCoqWing> &wings, std::size_t next, const SueDeCoqWing &wing)
    {
        const int size = wing.cells.size();
        if (wing.surplus >= m_minSurplus)
            wings.push_back(wing);
        if (wing.surplus + m_maxRest - size < m_minSurplus)
            return; // a cell adds one at most
        for (; size < m_maxRest && next < m_open.size(); ++next) {
            SueDeCoqWing more = wing;
            more.cells.insert(m_open[next]);
            more.digits |= m_position.candidates(m_open[next]);
            more.surplus = size + 1 - (more.digits - m_intersection).size();
            extend(wings, next + 1, more);
        }
    }

    bool addStep(const SueDeCoqWing &one, const SueDeCoqWing &other)
    {
        Step step{.technique = &m_technique};
        CellSet all = one.cells | other.cells;
        all |= m_cells;
        const DigitSet shared = one.digits & other.digits;
        eliminate(step, m_houses[0], all, (m_intersection | one.digits) - (other.digits - shared));
        eliminate(step, m_houses[1], all, (m_intersection | other.digits) - (one.digits - shared));
        std::ranges::sort(step.eliminations);
        const auto end = std::unique(step.eliminations.begin(), step.eliminations.end());
        step.eliminations.erase(end, step.eliminations.end());
        if (step.isEmpty())
            return true;
        for (int i = 0;
             const CellSet *cells : std::array<const CellSet *, 3>{&m_cells, &one.cells, &other.cells}) {
            EvidenceGroup group{i == 0 ? Role::Pattern : Role::AlmostLocked, {}, i};
            for (const Cell cell : *cells)
                for (const Digit digit : m_position.candidates(cell))
                    group.candidates.push_back({cell, digit});
            step.groups.push_back(std::move(group));
            ++i;
        }
        step.houses = {{m_houses[0], HouseRole::Base}, {m_houses[1], HouseRole::Base}};
        return m_sink.add(std::move(step));
    }

    void eliminate(Step &step, int house, const CellSet &kept, DigitSet digits) const
    {
        for (const Cell cell : m_rules.house(house).cells)
            if (!kept.contains(cell))
                for (const Digit digit : m_position.candidates(cell) & digits)
                    step.eliminations.push_back({cell, digit});
    }

    const Technique &m_technique;
    const Position &m_position;
    const RuleIndex &m_rules;
    int m_maxRest;
    StepSink &m_sink;
    std::array<int, 2> m_houses{};
    CellSet m_cells;
    DigitSet m_intersection; ///< the digits of m_cells
    int m_missing = 0;       ///< how many digits of them the other cells must take
    int m_minSurplus = 0;    ///< how many each side must take
    std::vector<Cell> m_open;
    std::array<std::vector<SueDeCoqWing>, 2> m_wings;
};

} // namespace

void findSuesDeCoq(const Technique &technique, const Position &position, StepSink &sink)
{
    SuesDeCoq(technique, position, sink).find();
}

} // namespace sudoku
