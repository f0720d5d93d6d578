#include "core/board/automaton.h"
#include "core/variants/outsidemark.h"
#include "core/variants/variant.h"

namespace sudoku {
namespace {

// Digits are buildings of that height. From the side of a clue one sees those that are higher than all before
// them. A building of height 0 is not visible, as in the Interactive Sudoku Solver.

constexpr char seenSign[] = "▲";
constexpr char hiddenSign[] = "△";

template <const char *sign>
std::vector<Mark> skylineMarks(const Geometry &geometry, const Constraint &clue)
{
    return {outsideTextOf(geometry, clue, sign)};
}

NumberRange seenCounts(const Geometry &geometry, std::span<const Cell>)
{
    return {1, geometry.size()};
}

/// States are how many buildings were seen, and the height of the last one. Accepts where one is seen in
/// all: the states of a greater count are further on.
rule::Automaton seenAutomaton(DigitValues values)
{
    const int digitCount = values.count;
    const int heights = digitCount + 1;
    const auto next = [=](int state, Digit digit) {
        const int seen = state / heights;
        const int height = state % heights;
        if (values.of(digit) == 0)
            return state;
        if (seen > height)
            return TransitionTable::deadState; // nobody sees so many
        return digit > height ? (seen + 1) * heights + digit : state;
    };
    rule::Automaton automaton{
        {}, std::make_shared<const TransitionTable>(heights * heights, digitCount, next), {}};
    for (int height = 1; height <= digitCount; ++height)
        automaton.accepted.push_back(heights + height);
    return automaton;
}

std::vector<Rule> skyscraperRules(const Puzzle &puzzle, const Constraint &clue)
{
    if (!clue.number())
        return {};
    static AutomatonCache known;
    const DigitValues values = puzzle.geometry.values();
    rule::Automaton automaton = known.get(clue.cells, values, [&] { return seenAutomaton(values); });
    for (int &state : automaton.accepted)
        state += (*clue.number() - 1) * (values.count + 1);
    return {std::move(automaton)};
}

NumberRange hiddenHeights(const Geometry &geometry, std::span<const Cell>)
{
    return {geometry.values().first, geometry.values().last() - 1};
}

/// States are the greatest height so far, and behind these the height of the first building that was hidden.
rule::Automaton hiddenAutomaton(int digitCount)
{
    const auto next = [=](int state, Digit digit) {
        if (state > digitCount)
            return state;
        return digit >= state ? digit : digitCount + digit;
    };
    return {{}, std::make_shared<const TransitionTable>(2 * digitCount, digitCount, next), {digitCount}};
}

std::vector<Rule> hiddenRules(const Puzzle &puzzle, const Constraint &clue)
{
    if (!clue.number())
        return {};
    static AutomatonCache known;
    const int digitCount = puzzle.geometry.digitCount();
    rule::Automaton automaton =
        known.get(clue.cells, digitCount, [&] { return hiddenAutomaton(digitCount); });
    automaton.accepted.front() += puzzle.geometry.values().digitOf(*clue.number());
    return {std::move(automaton)};
}

} // namespace

extern const Variant skyscraper{
    .id = "skyscraper-clue",
    .name = TR_NOOP("Variant", "Skyscraper clue"),
    .keywords = TR_NOOP("Variant", "skyscrapers, visible buildings, outside clue"),
    .demand =
        TR_NOOP("Variant", "A number with ▲ is how many digits of its row or column are greater than all "
                           "digits before them, from that side"),
    .input = Input::Line,
    .logic = LineLogic::Visible,
    .rules = skyscraperRules,
    .marks = skylineMarks<seenSign>,
    .number = NumberUse::Open,
    .numbers = seenCounts,
};

extern const Variant hiddenSkyscraper{
    .id = "hidden-skyscraper",
    .name = TR_NOOP("Variant", "Hidden skyscraper"),
    .keywords = TR_NOOP("Variant", "first hidden building"),
    .demand = TR_NOOP("Variant", "A number with △ is the first digit of its row or column that has a greater "
                                 "digit before it, from that side"),
    .input = Input::Line,
    .logic = LineLogic::Hidden,
    .rules = hiddenRules,
    .marks = skylineMarks<hiddenSign>,
    .number = NumberUse::Open,
    .numbers = hiddenHeights,
};

} // namespace sudoku
