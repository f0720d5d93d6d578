#include "core/hints/als/alsrow.h"
#include "core/hints/als/finders.h"

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

/// Looks for two sets with a restricted digit: one of them lacks it and has all its others.
class AlsPairs
{
public:
    AlsPairs(const Technique &technique, const Position &position, StepSink &sink)
        : m_technique(technique),
          m_shared(AlsNetwork::of(position, Overlap::No)),
          m_network(*m_shared),
          m_sink(sink)
    {
    }

    void find()
    {
        for (int one = 0; one < m_network.count() && !m_sink.isDone(); ++one)
            for (const AlsNetwork::Link &link : m_network.links(one))
                if (link.other > one)
                    consider({one, link.other, link.digits});
        m_conclusions.forEach([this](const Way &way) { return addStep(way); });
    }

private:
    struct Way
    {
        int one;
        int other;
        DigitSet restricted;
    };

    void consider(const Way &way)
    {
        AlsElimination all;
        forEachEliminated(way, [&](const Candidate &candidate) { all.add(candidate); });
        all.offer(m_conclusions, m_network.cells(way.one).size() + m_network.cells(way.other).size(), way);
    }

    /// With two restricted digits both sets lack one of them, therefore they have all others. As HoDoKu has
    /// it, nothing is eliminated in the sets themselves.
    template <typename Take>
    void forEachEliminated(const Way &way, Take take) const
    {
        const bool isDouble = way.restricted.size() > 1;
        const DigitSet both = m_network.digits(way.one) & m_network.digits(way.other);
        const DigitSet digits =
            isDouble ? m_network.digits(way.one) | m_network.digits(way.other) : both - way.restricted;
        for (const Digit digit : digits) {
            const Bits a = m_network.seen(way.one, digit);
            const Bits b = m_network.seen(way.other, digit);
            const bool needsBoth = !isDouble || way.restricted.contains(digit);
            for (std::size_t i = 0; i < a.size(); ++i)
                forEachBit(needsBoth ? a[i] & b[i] : a[i] | b[i], static_cast<int>(i), [&](Cell cell) {
                    if (!m_network.cells(way.one).contains(cell)
                        && !m_network.cells(way.other).contains(cell))
                        take({cell, digit});
                });
        }
    }

    bool addStep(const Way &way)
    {
        Step step{.technique = &m_technique};
        forEachEliminated(way, [&](const Candidate &candidate) { step.eliminations.push_back(candidate); });
        std::ranges::sort(step.eliminations);
        step.groups = {m_network.evidence(way.one, 0), m_network.evidence(way.other, 1)};
        for (const Digit digit : way.restricted)
            step.groups.push_back(m_network.evidence(Role::Restricted, way.one, way.other, digit));
        if (way.restricted.isSingle())
            for (const Digit digit : m_network.excluded(way.one, way.other) - way.restricted)
                step.groups.push_back(m_network.evidence(Role::Pincer, way.one, way.other, digit));
        return m_sink.add(std::move(step));
    }

    const Technique &m_technique;
    std::shared_ptr<const AlsNetwork> m_shared;
    const AlsNetwork &m_network;
    StepSink &m_sink;
    Conclusions<Way> m_conclusions;
};

/// Looks for two sets that have each a restricted digit with a third one, which cannot lack both.
class AlsWings
{
public:
    AlsWings(const Technique &technique, const Position &position, Overlap overlap, StepSink &sink)
        : m_technique(technique),
          m_shared(AlsNetwork::of(position, overlap)),
          m_network(*m_shared),
          m_sink(sink)
    {
    }

    void find()
    {
        for (int one = 0; one < m_network.count() && !m_sink.isDone(); ++one)
            for (int other = one + 1; other < m_network.count(); ++other) {
                const DigitSet common = m_network.digits(one) & m_network.digits(other);
                if (!common.isEmpty() && m_network.mayMeet(one, other))
                    considerPair(one, other);
            }
        m_conclusions.forEach(
            [this](const AlsRow &way) { return m_sink.add(alsStep(m_technique, m_network, way)); });
    }

private:
    void considerPair(int one, int other)
    {
        const DigitSet excluded = m_network.excluded(one, other);
        if (excluded.isEmpty())
            return;
        const Bits a = m_network.neighbours(one);
        const Bits b = m_network.neighbours(other);
        for (std::size_t i = 0; i < a.size(); ++i)
            forEachBit(a[i] & b[i], static_cast<int>(i),
                       [&](int pivot) { considerWing(one, pivot, other, excluded); });
    }

    void considerWing(int one, int pivot, int other, DigitSet excluded)
    {
        for (const Digit first : m_network.restricted(one, pivot))
            for (const Digit last : m_network.restricted(other, pivot))
                if (const DigitSet digits = excluded - DigitSet{first, last};
                    first != last && !digits.isEmpty())
                    offerAlsRow(m_conclusions, m_network, {{one, pivot, other}, {first, last}, digits});
    }

    const Technique &m_technique;
    std::shared_ptr<const AlsNetwork> m_shared;
    const AlsNetwork &m_network;
    StepSink &m_sink;
    Conclusions<AlsRow> m_conclusions;
};

} // namespace

void findAlsXz(const Technique &technique, const Position &position, StepSink &sink)
{
    AlsPairs(technique, position, sink).find();
}

void findAlsWings(const Technique &technique, const Position &position, StepSink &sink)
{
    AlsWings(technique, position, Overlap::No, sink).find();
}

void findOverlappingAlsWings(const Technique &technique, const Position &position, StepSink &sink)
{
    AlsWings(technique, position, Overlap::Yes, sink).find();
}

} // namespace sudoku
