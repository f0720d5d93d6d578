// Covers core/board: transitiontable
#include <QTest>

#include "core/board/automaton.h"
#include "tests/testprogram.h"

#include <rapidcheck.h>
#include <span>
#include <vector>

namespace sudoku::tst_automaton {

constexpr int digitCount = 4;
constexpr int cellCount = 4;

/// Any table of \a stateCount states, in which digits often move many states alike, or lead many to one.
rule::Automaton anyAutomaton(int stateCount)
{
    std::vector<int> next;
    for (int state = 0; state < stateCount; ++state)
        for (int digit = 1; digit <= digitCount; ++digit) {
            const int kind = *rc::gen::inRange(0, 8);
            const int before = state > 0 ? next[next.size() - digitCount] : TransitionTable::deadState;
            if (kind == 0 || (kind > 1 && before == TransitionTable::deadState))
                next.push_back(kind < 3 ? TransitionTable::deadState : (state + digit) % stateCount);
            else if (kind == 1)
                next.push_back(*rc::gen::inRange(0, stateCount));
            else
                next.push_back(kind < 5 ? before : (before + 1) % stateCount);
        }
    const auto known = [&](int state, int digit) { return next[state * digitCount + digit - 1]; };
    rule::Automaton automaton{
        {0, 1, 2, 3}, std::make_shared<const TransitionTable>(stateCount, digitCount, known), {}};
    for (int state = 0; state < stateCount; ++state)
        if (*rc::gen::inRange(0, 4) == 0)
            automaton.accepted.push_back(state);
    return automaton;
}

std::vector<DigitSet> anyCells()
{
    std::vector<DigitSet> cells(cellCount);
    for (DigitSet &cell : cells)
        for (int digit = 1; digit <= digitCount; ++digit)
            if (*rc::gen::inRange(0, 3) > 0)
                cell.insert(digit);
    return cells;
}

/// Adds to \a left the digits of each way to read the rest of \a cells that is accepted.
bool read(const rule::Automaton &automaton, const std::vector<DigitSet> &cells, int state, std::size_t place,
          std::vector<DigitSet> &left)
{
    if (place == cells.size())
        return automaton.accepts(state);
    bool isAccepted = false;
    for (const Digit digit : cells[place])
        if (const int next = automaton.table->next(state, digit);
            next != TransitionTable::deadState && read(automaton, cells, next, place + 1, left)) {
            left[place].insert(digit);
            isAccepted = true;
        }
    return isAccepted;
}

class TestAutomaton : public QObject
{
    Q_OBJECT

private slots:
    void narrowsToWhatIsAccepted_data()
    {
        QTest::addColumn<int>("stateCount");
        for (const int stateCount : {1, 5, 63, 64, 65, 200})
            QTest::addRow("%d states", stateCount) << stateCount;
    }
    void narrowsToWhatIsAccepted()
    {
        QFETCH(const int, stateCount);
        QVERIFY(rc::check([stateCount] {
            const rule::Automaton automaton = anyAutomaton(stateCount);
            const std::vector<DigitSet> cells = anyCells();
            std::vector<DigitSet> expected(cells.size());
            const bool isPossible = read(automaton, cells, 0, 0, expected);
            std::vector<DigitSet> all(cells.size(), DigitSet::all(digitCount));
            const std::vector<StateSet> known = liveStates(automaton, all);
            std::vector<StateSet> memory;
            for (const std::span<const StateSet> states : {std::span<const StateSet>(), std::span(known)}) {
                std::vector<DigitSet> narrowed = cells;
                RC_ASSERT(narrowToAccepted(narrowed, automaton, states, memory) == isPossible);
                RC_ASSERT(!isPossible || narrowed == expected);
            }
            RC_ASSERT(acceptsSome(automaton, cells) == isPossible);
        }));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestAutomaton)

} // namespace sudoku::tst_automaton

#include "tst_automaton.moc"
