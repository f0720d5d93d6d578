#include "core/encode/readingencoding.h"

#include "core/board/automaton.h"
#include "core/board/stopcheck.h"

#include <map>

namespace sudoku {
namespace {

constexpr Literal always = 0;

/// The states of an automaton after some cells: a variable for each, but none for a single state.
class ReadStates
{
public:
    ReadStates(Cnf &cnf, const StateSet &live, int stateCount)
        : m_live(&live),
          m_states(live.states()),
          m_literals(stateCount, always)
    {
        if (m_states.size() > 1)
            for (const int state : m_states)
                m_literals[state] = cnf.newVariable();
    }

    const std::vector<int> &states() const { return m_states; }
    bool contains(int state) const { return state != TransitionTable::deadState && m_live->contains(state); }
    Literal literal(int state) const { return m_literals[state]; }
    /// Returns the variables of all states.
    Clause literals() const
    {
        Clause literals;
        for (const int state : m_states)
            if (m_literals[state] != always)
                literals.push_back(m_literals[state]);
        return literals;
    }

private:
    const StateSet *m_live;
    std::vector<int> m_states;
    std::vector<Literal> m_literals; // by state
};

std::vector<DigitSet> digitsRead(std::span<const std::vector<Choice>> cells)
{
    std::vector<DigitSet> digits(cells.size());
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (const Choice &choice : cells[i])
            digits[i].insert(choice.digit);
    return digits;
}

/// Writes to which of the states \a after the cell \a choice leads from \a state.
void encodeStep(Cnf &cnf, Clause &clause, const Choice &choice, Literal state, int next,
                const ReadStates &after)
{
    clause.clear();
    if (choice.literal != always)
        clause.push_back(-choice.literal);
    if (state != always)
        clause.push_back(-state);
    if (after.contains(next)) {
        if (after.literal(next) == always)
            return;
        clause.push_back(after.literal(next));
    }
    cnf.add(clause);
}

/// Returns an automaton that adds digits.
rule::Automaton sumAutomaton(std::span<const DigitSet> cells, int total)
{
    DigitSet digits;
    for (const DigitSet each : cells)
        digits |= each;
    const auto next = [total](int sum, Digit digit) {
        return sum + digit <= total ? sum + digit : TransitionTable::deadState;
    };
    const int digitCount = digits.isEmpty() ? 1 : digits.last();
    return {{}, std::make_shared<const TransitionTable>(total + 1, digitCount, next), {total}};
}

/// Adds to \a meanings what the variables of \a after mean, if anybody asks.
void explain(const ReadStates &after, std::size_t cellsRead, ReadingVariable::Kind kind,
             std::vector<ReadingVariable> *meanings)
{
    if (!meanings)
        return;
    for (const int state : after.states())
        if (after.literal(state) != always)
            meanings->push_back({after.literal(state), kind, static_cast<int>(cellsRead), state});
}

/// Does what encodeAutomaton() does; a state is a sum or any number, as \a kind says.
void encodeReading(Cnf &cnf, std::span<const std::vector<Choice>> cells, const rule::Automaton &automaton,
                   const std::stop_token &stop, Auxiliaries auxiliaries, ReadingVariable::Kind kind,
                   std::vector<ReadingVariable> *meanings)
{
    std::vector<DigitSet> useful = digitsRead(cells);
    const std::vector<StateSet> live = liveStates(automaton, useful);
    if (!live.front().contains(0)) {
        cnf.add({});
        return;
    }
    const int stateCount = automaton.table->stateCount();
    ReadStates before(cnf, live.front(), stateCount);
    Clause clause; // kept, so that a step costs no allocation
    for (std::size_t i = 0; i < cells.size(); ++i) {
        ReadStates after(cnf, live[i + 1], stateCount);
        explain(after, i + 1, kind, meanings);
        if (auxiliaries == Auxiliaries::Determined)
            atmostone::tree2(cnf, after.literals(), auxiliaries); // the state that is reached is true
        for (const int state : before.states()) {
            if (isStopped(stop))
                return;
            for (const Choice &choice : cells[i])
                encodeStep(cnf, clause, choice, before.literal(state),
                           automaton.table->next(state, choice.digit), after);
        }
        before = std::move(after);
    }
}

} // namespace

void encodeAutomaton(Cnf &cnf, std::span<const std::vector<Choice>> cells, const rule::Automaton &automaton,
                     const std::stop_token &stop, Auxiliaries auxiliaries,
                     std::vector<ReadingVariable> *meanings)
{
    encodeReading(cnf, cells, automaton, stop, auxiliaries, ReadingVariable::Kind::State, meanings);
}

void encodeSum(Cnf &cnf, std::span<const std::vector<Choice>> cells, int total, const std::stop_token &stop,
               Auxiliaries auxiliaries, std::vector<ReadingVariable> *meanings)
{
    if (total < 0)
        cnf.add({});
    else
        encodeReading(cnf, cells, sumAutomaton(digitsRead(cells), total), stop, auxiliaries,
                      ReadingVariable::Kind::Sum, meanings);
}

void encodeSets(Cnf &cnf, std::span<const std::vector<Choice>> cells, std::span<const DigitSet> sets,
                std::vector<ReadingVariable> *meanings)
{
    const auto newVariable = [&](ReadingVariable::Kind kind, DigitSet digits) {
        const Literal variable = cnf.newVariable();
        if (meanings)
            meanings->push_back({.variable = variable, .kind = kind, .digits = digits});
        return variable;
    };
    std::map<Digit, Clause> places;
    for (const std::vector<Choice> &cell : cells)
        for (const Choice &choice : cell)
            places[choice.digit].push_back(choice.literal);
    Clause anySet;
    for (const DigitSet set : sets)
        anySet.push_back(newVariable(ReadingVariable::Kind::Set, set));
    cnf.add(anySet);
    for (auto &[digit, cellsWithIt] : places) {
        const Literal isThere = newVariable(ReadingVariable::Kind::Place, DigitSet{digit});
        for (const Literal place : cellsWithIt)
            cnf.add({-place, isThere});
        cellsWithIt.push_back(-isThere);
        cnf.add(cellsWithIt);
        for (std::size_t i = 0; i < sets.size(); ++i)
            cnf.add({-anySet[i], sets[i].contains(digit) ? isThere : -isThere});
    }
}

} // namespace sudoku
