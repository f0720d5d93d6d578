#include "core/hints/sums/finders.h"
#include "core/hints/sums/opencages.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Looks for combinations of cages that take what other cells need.
class BlockedCombinations
{
public:
    BlockedCombinations(const Technique &technique, const Position &position, StepSink &sink)
        : m_technique(technique),
          m_position(position),
          m_rules(position.rules()),
          m_cages(OpenCages::of(position)),
          m_sink(sink)
    {
    }

    void find()
    {
        for (const OpenCage &cage : m_cages->all()) {
            if (!cage.isKnown())
                continue;
            const CellSet seen = m_rules.commonPeers(cage.cells) - cage.set;
            for (const OpenCage &other : m_cages->all())
                if (other.isKnown() && other.set.isSubsetOf(seen)
                    && (m_sink.isDone() || !addBlockedByCage(cage, other)))
                    return;
            for (const Cell cell : seen)
                if (m_position.isOpen(cell) && (m_sink.isDone() || !addBlockedByCell(cage, cell)))
                    return;
        }
    }

private:
    /// Adds the step that \a cage has none of the combinations that \a blocks, if there are such.
    template <typename Blocks>
    bool addBlocked(const OpenCage &cage, const Blocks &blocks, const std::vector<Candidate> &blocker,
                    std::optional<int> blockingCage)
    {
        std::vector<DigitSet> allowed;
        std::ranges::remove_copy_if(cage.combinations, std::back_inserter(allowed), blocks);
        if (allowed.size() == cage.combinations.size())
            return true;
        StepSink one(1);
        addAllowed(stepOf(m_technique, cage), m_position, cage, allowed, one);
        if (one.steps().empty())
            return true;
        Step step = one.takeSteps().front();
        step.groups.push_back({Role::AlmostLocked, blocker});
        if (blockingCage)
            step.constraints.push_back(*blockingCage);
        return m_sink.add(std::move(step));
    }

    bool addBlockedByCage(const OpenCage &cage, const OpenCage &other)
    {
        const auto blocks = [&](DigitSet set) {
            return std::ranges::none_of(other.combinations,
                                        [&](DigitSet needed) { return (needed & set).isEmpty(); });
        };
        DigitSet all;
        for (const DigitSet needed : other.combinations)
            all |= needed;
        return addBlocked(cage, blocks, other.candidates(all, other.cells), other.constraint);
    }

    bool addBlockedByCell(const OpenCage &cage, Cell cell)
    {
        const DigitSet needed = m_position.candidates(cell);
        if (needed.size() > static_cast<int>(cage.cells.size()))
            return true;
        std::vector<Candidate> blocker;
        for (const Digit digit : needed)
            blocker.push_back({cell, digit});
        return addBlocked(cage, [&](DigitSet set) { return (needed - set).isEmpty(); }, blocker, {});
    }

    const Technique &m_technique;
    const Position &m_position;
    const RuleIndex &m_rules;
    std::shared_ptr<const OpenCages> m_cages;
    StepSink &m_sink;
};

} // namespace

void findBlockedCombinations(const Technique &technique, const Position &position, StepSink &sink)
{
    BlockedCombinations(technique, position, sink).find();
}

} // namespace sudoku
