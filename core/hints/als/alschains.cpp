#include "core/hints/als/alsrow.h"
#include "core/hints/als/finders.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Looks for rows of at least four sets. A set that is entered by a digit is left by another one. Sets that
/// are not next to each other may have cells in common.
class AlsChains
{
public:
    AlsChains(const Technique &technique, const Position &position, StepSink &sink)
        : m_technique(technique),
          m_shared(AlsNetwork::of(position, Overlap::No)),
          m_network(*m_shared),
          m_sink(sink),
          m_maxSets(m_network.count() <= fewSets ? 12 : 5),
          m_excluded(m_network.count()),
          m_entries(m_network.count())
    {
    }

    void find()
    {
        for (m_start = 0; m_start < m_network.count() && !m_sink.isDone(); ++m_start) {
            const DigitSet digits = lookForEnds();
            for (const Digit digit : digits)
                search(digit);
        }
        m_conclusions.forEach(
            [this](const AlsRow &row) { return m_sink.add(alsStep(m_technique, m_network, row)); });
    }

private:
    /// A set, entered by a restricted digit.
    struct State
    {
        int set;
        Digit digit;
        int from; ///< the state before
        int length;
    };

    /// Notes for each set what would follow from a row that ends there. Returns these digits.
    DigitSet lookForEnds()
    {
        DigitSet all;
        for (int other = m_start + 1; other < m_network.count(); ++other) {
            const bool isPossible = !(m_network.digits(m_start) & m_network.digits(other)).isEmpty();
            m_excluded[other] = isPossible ? m_network.excluded(m_start, other) : DigitSet();
            all |= m_excluded[other];
        }
        return all;
    }

    /// Looks for the shortest rows that exclude \a digit.
    void search(Digit digit)
    {
        m_states.clear();
        std::ranges::fill(m_entries, DigitSet());
        m_states.push_back({m_start, digit, -1, 1});
        for (std::size_t i = 0; i < m_states.size(); ++i) {
            const State state = m_states[i];
            if (state.length == m_maxSets)
                return;
            for (const AlsNetwork::Link &link : m_network.links(state.set))
                if (link.other != m_start && m_entries[link.other].size() < 2)
                    enter(link, static_cast<int>(i), digit);
        }
    }

    /// Two ways into a set suffice, because each way out can be continued from one of them.
    void enter(const AlsNetwork::Link &link, int from, Digit excluded)
    {
        for (const Digit digit : link.digits) {
            DigitSet &entries = m_entries[link.other];
            if (digit == m_states[from].digit || entries.contains(digit) || entries.size() == 2)
                continue;
            entries.insert(digit);
            m_states.push_back({link.other, digit, from, m_states[from].length + 1});
            if (link.other > m_start && digit != excluded && m_states.back().length >= minSets
                && m_excluded[link.other].contains(excluded))
                offer();
        }
    }

    void offer()
    {
        AlsRow row;
        for (int at = static_cast<int>(m_states.size()) - 1; at >= 0; at = m_states[at].from) {
            if (std::ranges::find(row.sets, m_states[at].set) != row.sets.end())
                return;
            row.sets.push_back(m_states[at].set);
            if (m_states[at].from >= 0)
                row.restricted.push_back(m_states[at].digit);
        }
        row.excluded = m_excluded[row.sets.front()] - DigitSet{row.restricted.front(), row.restricted.back()};
        offerAlsRow(m_conclusions, m_network, row);
    }

    static constexpr int minSets = 4;
    static constexpr int fewSets = 400;

    const Technique &m_technique;
    std::shared_ptr<const AlsNetwork> m_shared;
    const AlsNetwork &m_network;
    StepSink &m_sink;
    int m_maxSets;
    int m_start = 0;
    std::vector<DigitSet> m_excluded; // by set
    std::vector<DigitSet> m_entries;  // by set: the digits by which it was entered
    std::vector<State> m_states;
    Conclusions<AlsRow> m_conclusions;
};

} // namespace

void findAlsChains(const Technique &technique, const Position &position, StepSink &sink)
{
    AlsChains(technique, position, sink).find();
}

} // namespace sudoku
