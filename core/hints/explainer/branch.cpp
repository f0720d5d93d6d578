#include "core/hints/explainer/branch.h"

#include <algorithm>

namespace sudoku {

void Branch::clear(int literalCount)
{
    constexpr int bitsPerWord = 64;
    m_nodes.clear();
    m_parents.clear();
    m_reached.assign((literalCount + bitsPerWord - 1) / bitsPerWord, 0);
    m_nestedChains.clear();
    m_conflict = -1;
    m_otherConflict = -1;
}

int Branch::add(Literal literal, int house, int nested)
{
    m_reached[static_cast<std::size_t>(literal) / 64] |= std::uint64_t{1} << literal % 64;
    m_nodes.push_back({literal, house, static_cast<int>(m_parents.size()), 0, nested});
    return static_cast<int>(m_nodes.size()) - 1;
}

int Branch::addConflict(Literal literal, int house)
{
    m_nodes.push_back({literal, house, static_cast<int>(m_parents.size()), 0, -1});
    return static_cast<int>(m_nodes.size()) - 1;
}

int Branch::find(Literal literal) const
{
    return static_cast<int>(std::ranges::find(m_nodes, literal, &Node::literal) - m_nodes.begin());
}

void Ancestry::collect(const BranchEnd &end, int max)
{
    const std::vector<Branch::Node> &nodes = end.branch->nodes();
    if (m_stamps.size() < nodes.size())
        m_stamps.resize(nodes.size());
    ++m_stamp;
    m_found.assign(1, end.node);
    m_stamps[end.node] = m_stamp;
    for (std::size_t i = 0; i < m_found.size() && static_cast<int>(i) <= max; ++i) {
        const Branch::Node &node = nodes[m_found[i]];
        const int *parents = end.branch->parentsOf(node);
        for (int parent = 0; parent < node.parentCount; ++parent)
            if (m_stamps[parents[parent]] != m_stamp) {
                m_stamps[parents[parent]] = m_stamp;
                m_found.push_back(parents[parent]);
            }
    }
}

int Ancestry::complexity(const std::vector<BranchEnd> &ends, int max)
{
    int total = 0;
    m_nested.clear();
    for (const BranchEnd &end : ends) {
        collect(end, max - total);
        total += static_cast<int>(m_found.size());
        if (total > max)
            return total;
        if (end.branch->nestedChains().empty())
            continue;
        for (const int node : m_found) {
            const int index = end.branch->nodes()[node].nested;
            if (index < 0)
                continue;
            const NestedChain &nested = end.branch->nestedChains()[index];
            if (std::ranges::any_of(m_nested,
                                    [&](const NestedChain *known) { return known->trails == nested.trails; }))
                continue;
            m_nested.push_back(&nested);
            total += nested.complexity;
        }
    }
    return total;
}

Trail Ancestry::trail(const BranchEnd &end)
{
    collect(end, static_cast<int>(end.branch->nodes().size()));
    std::ranges::sort(m_found); // reasons were added before what follows from them
    Trail trail;
    for (const int index : m_found) {
        const Branch::Node &node = end.branch->nodes()[index];
        trail.push_back({node.literal, node.house, {}});
        const int *parents = end.branch->parentsOf(node);
        for (int parent = 0; parent < node.parentCount; ++parent)
            trail.back().parents.push_back(
                static_cast<int>(std::ranges::lower_bound(m_found, parents[parent]) - m_found.begin()));
    }
    return trail;
}

} // namespace sudoku
