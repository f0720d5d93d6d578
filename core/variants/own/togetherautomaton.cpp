#include "core/variants/own/togetherautomaton.h"

#include "core/variants/own/rulesreader.h"
#include "core/variants/ruleparts.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace sudoku {
namespace {

/// Returns \a rule with the index of each cell in \a places instead of the cell.
Rule withIndexes(Rule rule, const std::vector<int> &places)
{
    return withCells(std::move(rule), [&](Cell cell) {
        return static_cast<int>(std::ranges::lower_bound(places, cell) - places.begin());
    });
}

/// Follows the members of a part of a rule while digits are read.
class TogetherReader
{
public:
    /// Of each member whether it holds (1), does not hold (0), or what must be known to find out (-1).
    /// Empty if the part holds, whatever comes.
    using State = std::vector<std::pair<int, RulesReader::State>>;

    TogetherReader(const TogetherRule &rule, int part, std::vector<int> members,
                   std::vector<RulesReader> readers)
        : m_rule(rule),
          m_part(part),
          m_members(std::move(members)),
          m_readers(std::move(readers))
    {
    }

    /// Returns nothing if the part cannot hold, whatever is read.
    std::optional<State> start() const
    {
        State state;
        for (const RulesReader &reader : m_readers)
            state.emplace_back(reader.isOverAfter(-1) ? std::pair(1, RulesReader::State())
                                                      : std::pair(-1, reader.start()));
        return judged(std::move(state));
    }

    /// Returns nothing if the part cannot hold after that digit.
    std::optional<State> after(State state, int place, Digit digit) const
    {
        for (std::size_t i = 0; i < state.size(); ++i) {
            auto &[verdict, known] = state[i];
            if (verdict >= 0)
                continue;
            const bool holds = m_readers[i].read(known, place, digit);
            if (holds && !m_readers[i].isOverAfter(place))
                continue;
            verdict = holds ? 1 : 0;
            known.clear();
        }
        return judged(std::move(state));
    }

private:
    /// Forgets everything that no longer counts.
    std::optional<State> judged(State state) const
    {
        std::vector<std::optional<bool>> known(m_rule.members().size());
        for (std::size_t i = 0; i < state.size(); ++i)
            if (state[i].first >= 0)
                known[m_members[i]] = state[i].first == 1;
        const auto holds = m_rule.holds(m_part, known);
        if (holds && !*holds)
            return {};
        return holds ? State() : std::move(state);
    }

    const TogetherRule &m_rule;
    int m_part;
    std::vector<int> m_members;
    std::vector<RulesReader> m_readers; ///< of m_members
};

/// The states after each number of digits, and where the digits lead from there.
struct Layers
{
    std::vector<std::vector<int>> next; ///< by number of digits, then state and digit; -1 if nowhere
    int lastCount = 0;                  ///< how many states there are after all digits
};

std::optional<Layers> layersOf(const TogetherReader &reader, int placeCount, int digitCount, int maxStates)
{
    using State = TogetherReader::State;
    Layers layers;
    std::vector<State> states;
    if (auto start = reader.start())
        states.push_back(std::move(*start));
    int left = maxStates;
    for (int place = 0; place < placeCount; ++place) {
        std::map<State, int> numbers;
        std::vector<int> next;
        for (const State &state : states)
            for (Digit digit = 1; digit <= digitCount; ++digit) {
                auto after = reader.after(state, place, digit);
                const auto number = static_cast<int>(numbers.size());
                next.push_back(after ? numbers.try_emplace(std::move(*after), number).first->second : -1);
            }
        left -= static_cast<int>(numbers.size());
        if (left < 0)
            return {};
        states.resize(numbers.size());
        for (const auto &[state, number] : numbers)
            states[number] = state;
        layers.next.push_back(std::move(next));
    }
    layers.lastCount = static_cast<int>(states.size());
    return layers;
}

/// Returns the automaton of \a layers with as few states as possible, from the last layer to the first.
rule::Automaton smallest(const Layers &layers, std::vector<int> cells, int digitCount)
{
    const auto width = static_cast<std::size_t>(digitCount);
    constexpr int dead = TransitionTable::deadState;
    std::vector<std::vector<int>> rows{std::vector<int>(width, dead)}; // the end
    std::vector<int> classes(static_cast<std::size_t>(layers.lastCount), 0);
    for (auto layer = layers.next.rbegin(); layer != layers.next.rend(); ++layer) {
        std::map<std::vector<int>, int> known;
        std::vector<int> own;
        for (auto begin = layer->begin(); begin != layer->end(); begin += digitCount) {
            std::vector<int> row;
            std::transform(begin, begin + digitCount, std::back_inserter(row),
                           [&](int next) { return next < 0 ? dead : classes[next]; });
            const bool isDead = std::ranges::all_of(row, [](int next) { return next == dead; });
            const auto number = static_cast<int>(rows.size());
            own.push_back(isDead ? dead : known.try_emplace(row, number).first->second);
            if (own.back() == number)
                rows.push_back(std::move(row));
        }
        classes = std::move(own);
    }
    if (classes.empty() || classes.front() == dead)
        rows.assign(1, std::vector<int>(width, dead)); // nothing is accepted
    const auto last = static_cast<int>(rows.size()) - 1;
    const auto next = [&](int state, Digit digit) {
        const int to = rows[last - state][digit - 1];
        return to == dead ? dead : last - to;
    };
    const bool acceptsSomething = !classes.empty() && classes.front() != dead;
    return {std::move(cells), std::make_shared<const TransitionTable>(last + 1, digitCount, next),
            acceptsSomething ? std::vector{last} : std::vector<int>()};
}

} // namespace

std::vector<int> placesOf(const MemberRules &rules, std::span<const int> members)
{
    std::set<int> places;
    for (const int member : members)
        for (const Rule &rule : rules[member])
            for (const Cell place : cellsOf(rule))
                places.insert(place);
    return {places.begin(), places.end()};
}

tl::expected<rule::Automaton, ConstraintProblem> togetherAutomaton(const TogetherRule &rule, int place,
                                                                   const MemberRules &members, int digitCount,
                                                                   int maxStates)
{
    const std::vector<int> own = rule.membersOf(place);
    std::vector<int> places = placesOf(members, own);
    const auto placeCount = static_cast<int>(places.size());
    std::vector<RulesReader> readers;
    for (const int member : own) {
        std::vector<Rule> rules;
        for (const Rule &each : members[member])
            rules.push_back(withIndexes(each, places));
        auto reader = RulesReader::make(rules, placeCount, digitCount);
        if (!reader)
            return tl::unexpected(ConstraintProblem{.kind = ConstraintProblem::Kind::UnfitMember,
                                                    .member = rule.members()[member].kind,
                                                    .memberKind = reader.error()});
        readers.push_back(std::move(*reader));
    }
    const TogetherReader reader(rule, place, own, std::move(readers));
    const auto layers = layersOf(reader, placeCount, digitCount, maxStates);
    if (!layers)
        return tl::unexpected(ConstraintProblem{ConstraintProblem::Kind::TooLarge});
    return smallest(*layers, std::move(places), digitCount);
}

} // namespace sudoku
