#include "core/solve/readingencoding.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace sudoku {
namespace {

constexpr Literal always = 0;

/// Which states can be reached by each number of cells read, and lead on to an accepted end.
template <typename Next, typename Accepts>
std::vector<std::set<int>> liveStates(std::span<const std::vector<Choice>> cells, Next next, Accepts accepts)
{
    std::vector<std::set<int>> live(cells.size() + 1);
    live[0] = {0};
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (const int state : live[i])
            for (const Choice &choice : cells[i])
                if (const std::optional<int> after = next(state, choice.digit))
                    live[i + 1].insert(*after);
    std::erase_if(live.back(), [&](int state) { return !accepts(state); });
    for (std::size_t i = cells.size(); i-- > 0;)
        std::erase_if(live[i], [&](int state) {
            return std::ranges::none_of(cells[i], [&](const Choice &choice) {
                const std::optional<int> after = next(state, choice.digit);
                return after && live[i + 1].contains(*after);
            });
        });
    return live;
}

/// A variable for each state, but none where it is the only one.
std::map<int, Literal> literalsOf(Cnf &cnf, const std::set<int> &states)
{
    std::map<int, Literal> literals;
    for (const int state : states)
        literals[state] = states.size() == 1 ? always : cnf.newVariable();
    return literals;
}

/// Reading begins in state 0.
template <typename Next, typename Accepts>
void encodeReading(Cnf &cnf, std::span<const std::vector<Choice>> cells, Next next, Accepts accepts)
{
    const std::vector<std::set<int>> live = liveStates(cells, next, accepts);
    if (live.front().empty()) {
        cnf.add({});
        return;
    }
    std::map<int, Literal> states{{0, always}};
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const std::map<int, Literal> nextStates = literalsOf(cnf, live[i + 1]);
        for (const auto &[state, isState] : states) {
            for (const Choice &choice : cells[i]) {
                Clause clause;
                if (choice.literal != always)
                    clause.push_back(-choice.literal);
                if (isState != always)
                    clause.push_back(-isState);
                const std::optional<int> after = next(state, choice.digit);
                const auto known = after ? nextStates.find(*after) : nextStates.end();
                if (known != nextStates.end() && known->second == always)
                    continue;
                if (known != nextStates.end())
                    clause.push_back(known->second);
                cnf.add(clause);
            }
        }
        states = nextStates;
    }
}

} // namespace

void encodeSum(Cnf &cnf, std::span<const std::vector<Choice>> cells, int total)
{
    encodeReading(
        cnf, cells,
        [total](int sum, Digit digit) {
            return sum + digit <= total ? std::optional(sum + digit) : std::nullopt;
        },
        [total](int sum) { return sum == total; });
}

void encodeSets(Cnf &cnf, std::span<const std::vector<Choice>> cells, std::span<const DigitSet> sets)
{
    std::map<Digit, Clause> places;
    for (const std::vector<Choice> &cell : cells)
        for (const Choice &choice : cell)
            places[choice.digit].push_back(choice.literal);
    Clause anySet;
    for (std::size_t i = 0; i < sets.size(); ++i)
        anySet.push_back(cnf.newVariable());
    cnf.add(anySet);
    for (auto &[digit, cellsWithIt] : places) {
        const Literal isThere = cnf.newVariable();
        for (const Literal place : cellsWithIt)
            cnf.add({-place, isThere});
        cellsWithIt.push_back(-isThere);
        cnf.add(cellsWithIt);
        for (std::size_t i = 0; i < sets.size(); ++i)
            cnf.add({-anySet[i], sets[i].contains(digit) ? isThere : -isThere});
    }
}

void encodeAutomaton(Cnf &cnf, std::span<const std::vector<Choice>> cells, const rule::Automaton &automaton)
{
    encodeReading(
        cnf, cells,
        [&automaton](int state, Digit digit) {
            const int next = automaton.next[state][digit];
            return next == rule::Automaton::deadState ? std::nullopt : std::optional(next);
        },
        [&automaton](int state) { return automaton.accepts[state]; });
}

} // namespace sudoku
