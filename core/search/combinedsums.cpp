#include "core/search/combinedsums.h"

#include <algorithm>
#include <optional>

namespace sudoku {
namespace {

constexpr int minCells = 6; // of a sum; and so many of them must see the other sum
constexpr std::size_t maxSums = 100;

class SumCombiner
{
public:
    SumCombiner(const DifferentCells &different, int digitCount)
        : m_different(different),
          m_digitCount(digitCount)
    {
    }

    void add(const rule::Sum &sum)
    {
        const CellSet cells(static_cast<int>(m_different.peers().size()), sum.cells);
        if (cells.size() == static_cast<int>(sum.cells.size()) && cells.size() >= minCells
            && m_sums.size() < maxSums)
            if (auto made = scored(cells, sum.total, false))
                m_sums.push_back(*std::move(made));
    }

    /// Combines the two sums that gain most by it, again and again, until no two gain.
    std::vector<rule::Sum> combine()
    {
        while (combineBest()) {
        }
        std::vector<rule::Sum> combined;
        for (const ScoredSum &sum : m_sums)
            if (sum.isCombined && sum.score > 0)
                combined.push_back({sum.cells.toVector(), sum.total});
        return combined;
    }

private:
    struct ScoredSum
    {
        CellSet cells;
        int total;
        bool isCombined;
        int score; ///< how much the bounds of its groups may narrow its cells
    };

    /// Returns the sum with its score, or nothing if no digits add up to it.
    std::optional<ScoredSum> scored(const CellSet &cells, int total, bool isCombined) const
    {
        int least = 0;
        int most = 0;
        const auto groups = m_different.groupsOf(cells.toVector());
        int score = 0;
        for (const std::vector<Cell> &group : groups) {
            const int count = static_cast<int>(group.size());
            least += count * (count + 1) / 2;
            most += count * (2 * m_digitCount - count + 1) / 2;
            score += count * (m_digitCount - count);
        }
        if (total < least || total > most)
            return {};
        score -= std::min(total - least, most - total) * static_cast<int>(groups.size());
        return ScoredSum{cells, total, isCombined, score};
    }

    bool areRelated(const ScoredSum &one, const ScoredSum &other) const
    {
        if (one.cells.intersects(other.cells))
            return false;
        const auto seesOther = [&](Cell cell) { return m_different.peers()[cell].intersects(other.cells); };
        return std::count_if(one.cells.begin(), one.cells.end(), seesOther) >= minCells;
    }

    bool combineBest()
    {
        std::optional<ScoredSum> best;
        std::size_t first = 0;
        std::size_t second = 0;
        for (std::size_t i = 0; i < m_sums.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) {
                const ScoredSum &one = m_sums[i];
                const ScoredSum &other = m_sums[j];
                if (!areRelated(one, other))
                    continue;
                auto both = scored(one.cells | other.cells, one.total + other.total, true);
                const auto gains = [&](int score) {
                    return score > std::max(one.score, other.score) || score > one.score + other.score;
                };
                if (both && gains(both->score) && (!best || both->score > best->score)) {
                    best = std::move(both);
                    first = j;
                    second = i;
                }
            }
        if (!best)
            return false;
        m_sums.erase(m_sums.begin() + static_cast<std::ptrdiff_t>(second));
        m_sums[first] = *std::move(best);
        return true;
    }

    const DifferentCells &m_different;
    int m_digitCount;
    std::vector<ScoredSum> m_sums;
};

} // namespace

std::vector<rule::Sum> combinedSums(const std::vector<rule::Sum> &sums, const DifferentCells &different,
                                    int digitCount)
{
    SumCombiner combiner(different, digitCount);
    for (const rule::Sum &sum : sums)
        combiner.add(sum);
    return combiner.combine();
}

} // namespace sudoku
