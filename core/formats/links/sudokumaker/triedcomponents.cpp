#include "core/formats/links/sudokumaker/triedcomponents.h"

#include "core/board/automaton.h"

#include <algorithm>
#include <array>
#include <map>

namespace sudoku {
namespace {

constexpr int refused = -1;
constexpr int accepted = -2;
constexpr std::size_t mostNodes = 20'000;

using Node = std::vector<int>; ///< the place of a cell, and what comes next by digit

/// The nodes of a decision diagram, which may ask for cells in different orders.
class Diagram
{
public:
    explicit Diagram(std::vector<Node> nodes) : m_nodes(std::move(nodes)) {}

    int first() const { return static_cast<int>(m_nodes.size()) - 1; }
    int cellCount() const
    {
        int count = 0;
        for (const Node &node : m_nodes)
            count = std::max(count, node.front() + 1);
        return count;
    }

    /// Returns whether each node has \a digitCount other ones, or the ends, and all are made before it.
    bool isRight(int digitCount) const
    {
        constexpr int mostCells = 20;
        for (int at = 0; at < std::ssize(m_nodes); ++at) {
            const Node &node = m_nodes[at];
            if (std::ssize(node) != digitCount + 1 || node[0] < 0 || node[0] >= mostCells)
                return false;
            if (std::any_of(node.begin() + 1, node.end(),
                            [at](int next) { return next < accepted || next >= at; }))
                return false;
        }
        return !m_nodes.empty() && !isTooLarge();
    }
    bool isTooLarge() const { return m_nodes.size() > mostNodes; }

    /// Returns \a node if \a cell has \a digit. It adds nodes if others are asked for before that cell.
    int with(int node, int cell, Digit digit)
    {
        if (node < 0 || isTooLarge())
            return node;
        if (m_nodes[node].front() == cell)
            return m_nodes[node][digit];
        const auto key = std::array{node, cell, digit};
        if (const auto found = m_with.find(key); found != m_with.end())
            return found->second;
        Node after = m_nodes[node];
        for (Digit each = 1; each < std::ssize(after); ++each)
            after[each] = with(after[each], cell, digit);
        return m_with[key] = add(std::move(after));
    }

private:
    int add(Node node)
    {
        if (std::all_of(node.begin() + 1, node.end(), [&node](int next) { return next == node[1]; }))
            return node[1];
        const auto [place, isNew] = m_added.try_emplace(node, static_cast<int>(m_nodes.size()));
        if (isNew)
            m_nodes.push_back(std::move(node));
        return place->second;
    }

    std::vector<Node> m_nodes;
    std::map<Node, int> m_added = {};
    std::map<std::array<int, 3>, int> m_with = {};
};

/// Returns the automaton that reads the cells of \a diagram in the order of their numbers.
rule::Automaton automatonOf(Diagram &diagram, int digitCount)
{
    using State = std::pair<int, int>; // how many digits were read; the node
    const auto step = [&](const State &state, Digit digit) -> std::optional<State> {
        const int next = diagram.with(state.second, state.first, digit);
        return next == refused ? std::nullopt : std::optional(State{state.first + 1, next});
    };
    const State first{0, diagram.first()};
    const auto isEnd = [](const State &state) { return state.second == accepted; };
    return makeAutomaton(std::vector<Cell>(diagram.cellCount()), digitCount, first, step, isEnd);
}

void addTable(ComponentWords &words, ScriptRules &rules)
{
    const int digitCount = rules.geometry().digitCount();
    Diagram diagram(words.groups(0));
    if (!words.areRight() || !diagram.isRight(digitCount))
        return words.refuse();
    rules.addTable(automatonOf(diagram, digitCount));
    if (diagram.isTooLarge())
        words.refuse();
}

void addOwn(ComponentWords &words, ScriptRules &rules)
{
    const int number = words.number(0);
    const std::vector<Cell> cells = words.cells(1);
    if (!words.areRight() || !rules.addFromTable(number, cells))
        words.refuse();
}

constexpr std::array tried{MakerComponent{"Own", addOwn}, MakerComponent{"Table", addTable}};

} // namespace

std::span<const MakerComponent> triedComponents()
{
    return tried;
}

} // namespace sudoku
