#include "core/variants/own/ownrules.h"

#include "core/board/symmetricpairs.h"
#include "core/variants/own/expressionparser.h"
#include "core/variants/own/linepatternparser.h"
#include "core/variants/own/machinetext.h"
#include "core/variants/own/ownnames.h"
#include "core/variants/own/ownplaces.h"
#include "core/variants/own/wholereader.h"
#include "core/variants/ruleparts.h"
#include "core/variants/squares.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Returns \a text as an expression. It has been read without an error before.
Expression known(const std::string &text, std::span<const std::string_view> names,
                 std::span<const std::string_view> wanted = {})
{
    return parseExpression(text, names, wanted).value_or(Expression());
}

LinePattern patternOf(const OwnKindDefinition &definition)
{
    if (!isMatched(definition.form))
        return {};
    const LinePattern pattern = (definition.form == OwnForm::Machine ? machineOfText(definition.rule)
                                                                     : parseLinePattern(definition.rule))
                                    .value_or(LinePattern());
    if (definition.reading == OwnReading::Either)
        return pattern.orElse(pattern.reversed());
    return definition.reading == OwnReading::Part ? pattern.parts() : pattern;
}

/// Counts steps; past the limit an automaton is given up.
class StepLimit
{
public:
    explicit StepLimit(int digitCount) : m_left(maxOwnStates * digitCount) {}

    bool isPast() { return --m_left < 0; }
    rule::Automaton orNothing(rule::Automaton automaton) const
    {
        return m_left < 0 ? rule::Automaton{} : std::move(automaton);
    }

private:
    int m_left;
};

} // namespace

OwnRules::OwnRules(const OwnKindDefinition &definition, TogetherRule together)
    : m_definition(definition),
      m_rule(isMatched(definition.form) || definition.form == OwnForm::Together
                 ? Expression()
                 : known(definition.rule, namesIn(definition.form), namesWantedIn(definition.form))),
      m_start(known(definition.start, {})),
      m_accept(known(definition.accept, runningNames)),
      m_pattern(patternOf(definition)),
      m_combined(std::move(together))
{
}

std::vector<Rule> OwnRules::rules(const Geometry &geometry, const Constraint &constraint) const
{
    if (m_definition.hasNumber && !constraint.number())
        return {};
    if (m_definition.form == OwnForm::Pair)
        return pairRules(geometry, constraint);
    std::vector<Rule> rules;
    for (const Scope &scope : scopes(geometry, constraint))
        for (Rule &rule : rulesOf(geometry, scope))
            rules.push_back(std::move(rule));
    return rules;
}

std::vector<Rule> OwnRules::rulesOf(const Geometry &geometry, const Scope &scope) const
{
    if (m_definition.form != OwnForm::Together)
        return readRules(geometry, scope);
    return m_combined.rules(geometry, scope.cells, scope.number).value_or(std::vector<Rule>());
}

std::optional<ConstraintProblem> OwnRules::problem(const Geometry &geometry,
                                                   const Constraint &constraint) const
{
    if (m_definition.form == OwnForm::Pair || (m_definition.hasNumber && !constraint.number()))
        return {};
    for (const Scope &scope : scopes(geometry, constraint))
        if (auto problem = problemOf(geometry, scope))
            return problem;
    return {};
}

std::optional<ConstraintProblem> OwnRules::problemOf(const Geometry &geometry, const Scope &scope) const
{
    if (m_definition.form != OwnForm::Together) {
        const bool isPossible = onlySum(geometry.values(), scope) || read(geometry.values(), scope).table;
        return isPossible ? std::nullopt
                          : std::optional(ConstraintProblem{ConstraintProblem::Kind::TooLarge});
    }
    if (auto unfit = m_combined.unfitMember(geometry, scope.cells, scope.number))
        return unfit;
    const auto rules = m_combined.rules(geometry, scope.cells, scope.number);
    return rules ? std::nullopt : std::optional(rules.error());
}

std::vector<OwnRules::Scope> OwnRules::scopes(const Geometry &geometry, const Constraint &constraint) const
{
    const int number = constraint.number().value_or(0);
    const auto eachOf = [number](std::vector<std::vector<Cell>> parts) {
        std::vector<Scope> scopes;
        for (std::vector<Cell> &part : parts)
            scopes.push_back({std::move(part), number});
        return scopes;
    };
    switch (m_definition.place) {
    case OwnPlace::Rows:
    case OwnPlace::Columns:
    case OwnPlace::Regions:
        return eachOf(linesOf(geometry, m_definition.place));
    case OwnPlace::Squares:
        return eachOf(squaresOf(geometry));
    case OwnPlace::Line:
    case OwnPlace::Loop:
    case OwnPlace::Chain:
    case OwnPlace::Cells:
    case OwnPlace::Dot:
    case OwnPlace::Touching:
    case OwnPlace::Leap:
    case OwnPlace::Outside:
    case OwnPlace::Diagonal:
        break;
    }
    return {{constraint.cells, number}};
}

std::vector<DigitSet> OwnRules::table(DigitValues values, int number, bool isEachWay) const
{
    const auto holds = [&](int a, int b) { return m_rule.holds(std::array<std::int64_t, 3>{a, b, number}); };
    const auto make = [&] {
        return pairTable(values, [&](int a, int b) { return holds(a, b) && (!isEachWay || holds(b, a)); });
    };
    return m_tables.get(values, number, isEachWay, make);
}

bool OwnRules::isSymmetric() const
{
    const int maxNumber = m_definition.hasNumber ? 2 * maxBoardSize : 0;
    for (const DigitValues values : {DigitValues(maxBoardSize), DigitValues(maxBoardSize, 0)})
        for (int number = 0; number <= maxNumber; ++number)
            if (!sudoku::isSymmetric(table(values, number, false)))
                return false;
    return true;
}

int OwnRules::minCells() const
{
    if (m_definition.form == OwnForm::Pair)
        return 2;
    if (m_definition.form == OwnForm::Together)
        return m_combined.minCells();
    return m_definition.form == OwnForm::Whole ? cellsNeeded(m_rule) : 1;
}

bool OwnRules::isOnlySum() const
{
    for (int count = 2; count <= 6; ++count) // sum % 10 = 0 is a sum for two cells only
        if (!onlySum(9, {std::vector<Cell>(static_cast<std::size_t>(count)), 3 * count}))
            return false;
    return true;
}

std::vector<Rule> OwnRules::pairRules(const Geometry &geometry, const Constraint &constraint) const
{
    const DigitValues values = geometry.values();
    const int number = constraint.number().value_or(0);
    const OwnPlace place = m_definition.place;
    std::vector<Rule> rules;
    if (place == OwnPlace::Touching || place == OwnPlace::Leap) {
        const auto leap = place == OwnPlace::Leap ? m_definition.leap : std::array{0, 1};
        const std::vector<DigitSet> allowed = table(values, number, true);
        for (const auto &[first, second] : cellsApart(geometry, leap, m_definition.isWrapping))
            rules.emplace_back(rule::Pair{first, second, allowed});
        return rules;
    }
    const bool isOfGroup =
        place == OwnPlace::Cells || place == OwnPlace::Regions || place == OwnPlace::Squares;
    const std::vector<DigitSet> allowed = table(values, number, isOfGroup);
    for (const Scope &scope : scopes(geometry, constraint)) {
        std::vector<Cell> cells = scope.cells;
        if (place == OwnPlace::Loop && cells.size() > 2)
            cells.push_back(cells.front());
        for (std::size_t i = 0; i < cells.size(); ++i)
            for (std::size_t j = i + 1; j < (isOfGroup ? cells.size() : std::min(i + 2, cells.size())); ++j)
                rules.emplace_back(rule::Pair{cells[i], cells[j], allowed});
    }
    return rules;
}

std::vector<Rule> OwnRules::negativeRules(const Puzzle &puzzle, const Variant &dots) const
{
    const Geometry &geometry = puzzle.geometry;
    std::vector<DigitSet> allowed = table(geometry.values(), 0, false);
    const std::vector<DigitSet> positive = allowed;
    for (Digit a = 1; a <= geometry.digitCount(); ++a)
        for (Digit b = 1; b <= geometry.digitCount(); ++b)
            if (positive[a].contains(b) || positive[b].contains(a))
                allowed[a].remove(b);
            else
                allowed[a].insert(b);
    std::vector<Rule> rules;
    for (const auto &[first, second] : cellsApart(geometry, {0, 1}, false)) {
        const auto isBetween = [&, one = first, other = second](const Constraint &constraint) {
            return constraint.variant == &dots
                   && std::ranges::find(constraint.cells, one) != constraint.cells.end()
                   && std::ranges::find(constraint.cells, other) != constraint.cells.end();
        };
        if (std::ranges::none_of(puzzle.constraints, isBetween))
            rules.emplace_back(rule::Pair{first, second, allowed});
    }
    return rules;
}

std::vector<Rule> OwnRules::readRules(const Geometry &geometry, const Scope &scope) const
{
    const DigitValues values = geometry.values();
    if (const auto total = onlySum(values, scope))
        return {sumRule(geometry, scope.cells, *total)};
    std::vector<Rule> rules{read(values, scope)};
    if (m_definition.reading == OwnReading::Both) {
        Scope backward = scope;
        std::ranges::reverse(backward.cells);
        rules.emplace_back(read(values, backward));
    }
    return rules;
}

std::optional<int> OwnRules::onlySum(DigitValues values, const Scope &scope) const
{
    return m_definition.form == OwnForm::Whole ? reader(scope).onlySum(values) : std::nullopt;
}

WholeReader OwnRules::reader(const Scope &scope) const
{
    return {m_rule, static_cast<int>(scope.cells.size()), scope.number};
}

/// Returns the automaton of \a scope, or one without a table if it has too many states. The symbols of a
/// state machine are the digits in their order, whatever they stand for.
rule::Automaton OwnRules::read(DigitValues values, const Scope &scope) const
{
    const DigitValues symbols = m_definition.form == OwnForm::Machine ? DigitValues(values.count) : values;
    const auto make = [&]() -> rule::Automaton {
        if (isMatched(m_definition.form))
            return m_pattern.automaton(scope.cells, symbols, maxOwnStates).value_or(rule::Automaton{});
        return m_definition.form == OwnForm::Running ? running(values, scope) : whole(values, scope);
    };
    return m_known.get(scope.cells, values, make, scope.number);
}

rule::Automaton OwnRules::running(DigitValues values, const Scope &scope) const
{
    using State = std::pair<std::int64_t, std::int64_t>; // how many digits were read; the rule's own state
    constexpr int placeName = 2;                         // "i" of runningNames
    StepLimit limit(values.count);
    const std::int64_t count = std::ssize(scope.cells);
    const bool asksWhere = m_rule.uses(placeName);
    const auto step = [&](const State &state, int value) -> std::optional<State> {
        if (limit.isPast())
            return {};
        const auto next = m_rule.value(std::array<std::int64_t, runningNames.size()>{
            state.second, value, state.first, count, scope.number});
        return next ? std::optional(State{asksWhere ? state.first + 1 : 0, *next}) : std::nullopt;
    };
    const auto accepts = [&](const State &state) {
        return m_accept.holds(
            std::array<std::int64_t, runningNames.size()>{state.second, 0, count, count, scope.number});
    };
    const State start{0, m_start.value({}).value_or(0)};
    return limit.orNothing(makeAutomaton(scope.cells, values, start, step, accepts));
}

rule::Automaton OwnRules::whole(DigitValues values, const Scope &scope) const
{
    using Values = WholeReader::Values;
    StepLimit limit(values.count);
    const WholeReader digits = reader(scope);
    const auto step = [&](const Values &read, int value) -> std::optional<Values> {
        return limit.isPast() ? std::nullopt : std::optional(digits.withDigit(read, value));
    };
    const auto isAccepted = [&](const Values &read) { return digits.accepts(read); };
    return limit.orNothing(makeAutomaton(scope.cells, values, Values{}, step, isAccepted));
}

} // namespace sudoku
