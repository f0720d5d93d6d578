#include "core/hints/als/alsrow.h"
#include "core/hints/als/finders.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Looks for a cell (the stem) each of whose candidates takes a digit from an almost locked set (a petal), so
/// that one of these has all its others.
class DeathBlossoms
{
public:
    DeathBlossoms(const Technique &technique, const Position &position, Overlap overlap, StepSink &sink)
        : m_technique(technique),
          m_position(position),
          m_shared(AlsNetwork::of(position, overlap)),
          m_network(*m_shared),
          m_sink(sink),
          m_petals(position.rules().digitCount() + 1)
    {
    }

    void find()
    {
        for (m_stem = 0; m_stem < m_position.rules().cellCount() && !m_sink.isDone(); ++m_stem)
            if (const int count = m_position.candidates(m_stem).size(); count > 1 && count <= maxPetals)
                findWithStem();
        m_conclusions.forEach([this](const Way &way) { return addStep(way); });
    }

private:
    struct Way
    {
        Cell stem;
        std::vector<int> petals; ///< for each candidate of the stem
    };

    void findWithStem()
    {
        const DigitSet stemDigits = m_position.candidates(m_stem);
        m_stemDigits.assign(stemDigits.begin(), stemDigits.end());
        for (const Digit digit : m_stemDigits) {
            m_petals[digit].clear();
            for (int set = 0; set < m_network.count(); ++set)
                if (m_network.digits(set).contains(digit) && sees(m_stem, set, digit))
                    m_petals[digit].push_back(set);
        }
        for (Digit digit = 1; digit <= m_position.rules().digitCount(); ++digit)
            if (!stemDigits.contains(digit)) {
                m_excluded = digit;
                extend(m_position.cellsWith(digit));
            }
    }

    bool sees(Cell cell, int set, Digit digit) const
    {
        constexpr int bitsPerWord = 64;
        return (m_network.seen(set, digit)[cell / bitsPerWord] >> cell % bitsPerWord & 1) != 0;
    }

    /// Chooses a petal for the next candidate of the stem; \a left are the cells that see all chosen ones.
    void extend(const CellSet &left)
    {
        if (m_chosen.size() == m_stemDigits.size()) {
            AlsElimination all;
            forEachEliminated({m_stem, m_chosen}, [&](const Candidate &candidate) { all.add(candidate); });
            all.offer(m_conclusions, static_cast<int>(m_chosen.size()), {m_stem, m_chosen});
            return;
        }
        for (const int set : m_petals[m_stemDigits[m_chosen.size()]]) {
            const bool mayBeChosen =
                m_network.digits(set).contains(m_excluded)
                && std::ranges::all_of(m_chosen, [&](int other) { return m_network.mayMeet(set, other); });
            if (!mayBeChosen)
                continue;
            CellSet more(m_position.rules().cellCount());
            forEachBit(m_network.seen(set, m_excluded), [&](Cell cell) {
                if (left.contains(cell))
                    more.insert(cell);
            });
            if (more.isEmpty() || m_sink.isDone())
                continue;
            m_chosen.push_back(set);
            extend(more);
            m_chosen.pop_back();
        }
    }

    /// Returns the cells that see all places of \a digit in all petals.
    CellSet eliminated(const Way &way, Digit digit) const
    {
        CellSet cells = m_position.cellsWith(digit);
        for (const int set : way.petals)
            for (const Cell cell : m_position.cellsWith(digit))
                if (!sees(cell, set, digit))
                    cells.remove(cell);
        return cells;
    }
    template <typename Take>
    void forEachEliminated(const Way &way, Take take) const
    {
        for (const Digit digit :
             DigitSet::all(m_position.rules().digitCount()) - m_position.candidates(way.stem))
            for (const Cell cell : eliminated(way, digit))
                take({cell, digit});
    }

    bool addStep(const Way &way)
    {
        Step step{.technique = &m_technique};
        DigitSet excluded;
        forEachEliminated(way, [&](const Candidate &candidate) {
            excluded.insert(candidate.digit);
            step.eliminations.push_back(candidate);
        });
        std::ranges::sort(step.eliminations);
        EvidenceGroup stem{Role::Pattern, {}};
        for (int i = 0; const Digit digit : m_position.candidates(way.stem)) {
            const int set = way.petals[i];
            stem.candidates.push_back({way.stem, digit});
            step.groups.push_back(m_network.evidence(set, i));
            step.groups.push_back(m_network.evidence(Role::Restricted, set, set, digit, i));
            for (const Digit other : excluded)
                step.groups.push_back(m_network.evidence(Role::Pincer, set, set, other, i));
            ++i;
        }
        step.groups.push_back(std::move(stem));
        return m_sink.add(std::move(step));
    }

    static constexpr int maxPetals = 3; // more take long to find and to follow

    const Technique &m_technique;
    const Position &m_position;
    std::shared_ptr<const AlsNetwork> m_shared;
    const AlsNetwork &m_network;
    StepSink &m_sink;
    Cell m_stem = 0;
    Digit m_excluded = noDigit;
    std::vector<Digit> m_stemDigits;
    std::vector<std::vector<int>> m_petals; // by digit of the stem
    std::vector<int> m_chosen;
    Conclusions<Way> m_conclusions;
};

} // namespace

void findDeathBlossoms(const Technique &technique, const Position &position, StepSink &sink)
{
    DeathBlossoms(technique, position, Overlap::No, sink).find();
}

void findOverlappingDeathBlossoms(const Technique &technique, const Position &position, StepSink &sink)
{
    DeathBlossoms(technique, position, Overlap::Yes, sink).find();
}

} // namespace sudoku
