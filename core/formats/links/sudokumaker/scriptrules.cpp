#include "core/formats/links/sudokumaker/scriptrules.h"

#include "core/board/symmetricpairs.h"
#include "core/variants/constraintproblem.h"
#include "core/variants/own/machinetext.h"
#include "core/variants/own/ownkind.h"
#include "core/variants/own/ownplaces.h"
#include "core/variants/own/ownproblem.h"
#include "core/variants/own/pairwords.h"
#include "core/variants/own/shortname.h"
#include "core/variants/ruleparts.h"
#include "core/variants/variant.h"

#include <algorithm>
#include <array>
#include <functional>

namespace sudoku {
namespace {

constexpr std::size_t mostConstraints = 1500;

/// Takes a path along \a pairs out of them, from a cell on that has no pair before it, if there is one. If \a
/// isBothWays, a pair may be passed in either direction.
std::vector<Cell> takePath(std::set<std::pair<Cell, Cell>> &pairs, bool isBothWays)
{
    const auto leads = [&](Cell cell) { return [cell](const auto &pair) { return pair.second == cell; }; };
    auto first = std::ranges::find_if(
        pairs, [&](const auto &pair) { return std::ranges::none_of(pairs, leads(pair.first)); });
    if (first == pairs.end())
        first = pairs.begin();
    std::vector<Cell> path{first->first};
    while (true) {
        const auto isNext = [&](const std::pair<Cell, Cell> &pair) {
            const bool isForward = pair.first == path.back();
            const Cell other = isForward ? pair.second : pair.first;
            return (isForward || (isBothWays && pair.second == path.back()))
                   && std::ranges::find(path, other) == path.end();
        };
        const auto next = std::ranges::find_if(pairs, isNext);
        if (next == pairs.end())
            return path;
        path.push_back(next->first == path.back() ? next->second : next->first);
        pairs.erase(next);
    }
}

} // namespace

ScriptRules::ScriptRules(const Geometry &geometry, std::string name)
    : m_geometry(geometry),
      m_name(std::move(name))
{
}

void ScriptRules::addPair(Cell first, Cell second, const std::function<bool(int, int)> &holds)
{
    const DigitValues values = m_geometry.values();
    if (first == second) {
        DigitSet allowed;
        for (Digit digit = 1; digit <= values.count; ++digit)
            if (holds(values.of(digit), values.of(digit)))
                allowed.insert(digit);
        addDigits({first}, allowed);
        return;
    }
    const bool isForward = first < second;
    const auto inOrder = [&](int a, int b) { return isForward ? holds(a, b) : holds(b, a); };
    std::vector<DigitSet> allowed = pairTable(values, inOrder);
    if (allowed == pairTable(values, std::not_equal_to<>())
        && std::ranges::binary_search(m_geometry.peers(first), second))
        return;
    auto rule = std::ranges::find(m_pairs, allowed, &PairRule::allowed);
    if (rule == m_pairs.end())
        rule = m_pairs.insert(m_pairs.end(), {std::move(allowed), {}});
    rule->pairs.insert(std::minmax(first, second));
}

void ScriptRules::addEachPair(const std::vector<Cell> &cells, const std::function<bool(int, int)> &holds)
{
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t j = i + 1; j < cells.size(); ++j)
            addPair(cells[i], cells[j], holds);
}

void ScriptRules::addDigits(const std::vector<Cell> &cells, DigitSet allowed)
{
    std::vector<int> digits(allowed.begin(), allowed.end());
    if (static_cast<int>(digits.size()) < m_geometry.digitCount())
        m_digits[std::move(digits)].insert(cells.begin(), cells.end());
}

void ScriptRules::addWhole(const std::vector<Cell> &cells, const std::string &rule)
{
    m_read.emplace_back(definition(OwnForm::Whole, rule), cells);
}

void ScriptRules::addRunning(const std::vector<Cell> &cells, const std::string &step)
{
    OwnKindDefinition running = definition(OwnForm::Running, step);
    running.start = "0";
    running.accept = "s = 0";
    m_read.emplace_back(std::move(running), cells);
}

void ScriptRules::addMachine(const std::vector<Cell> &cells, const rule::Automaton &automaton)
{
    m_read.emplace_back(definition(OwnForm::Machine, machineText(automaton, m_geometry.digitCount())), cells);
}

bool ScriptRules::addFromTable(int number, const std::vector<Cell> &cells)
{
    if (number < 0 || number >= std::ssize(m_tables) || m_tables[number].cells.size() != cells.size())
        return false;
    const rule::Automaton &table = m_tables[number];
    const DigitValues values = m_geometry.values();
    const auto after = [&](int state, int value) {
        return state < 0 ? state : table.table->next(state, values.digitOf(value));
    };
    if (cells.size() == 1)
        addPair(cells[0], cells[0], [&](int a, int) { return table.accepts(after(0, a)); });
    else if (cells.size() == 2)
        addPair(cells[0], cells[1], [&](int a, int b) { return table.accepts(after(after(0, a), b)); });
    else
        addMachine(cells, table);
    return true;
}

void ScriptRules::addDistinct(const std::vector<Cell> &cells)
{
    const std::set<Cell> sorted(cells.begin(), cells.end());
    for (const House &house : m_geometry.houses())
        if (std::ranges::includes(house.cells, sorted)) {
            if (sorted.size() == house.cells.size())
                m_statedHouses.insert(house.name);
            return;
        }
    if (cells.size() > 2)
        m_distinct.push_back(cells);
    else
        addEachPair(cells, std::not_equal_to<>());
}

bool ScriptRules::sayRows() const
{
    return std::ranges::all_of(m_geometry.houses(), [this](const House &house) {
        const bool isRow = house.name.kind == HouseKind::Row || house.name.kind == HouseKind::Column;
        return !isRow || m_statedHouses.contains(house.name);
    });
}

std::vector<int> ScriptRules::valuesOf(std::vector<int> digits) const
{
    for (int &digit : digits)
        digit = m_geometry.values().of(digit);
    return digits;
}

OwnKindDefinition ScriptRules::definition(OwnForm form, std::string rule) const
{
    constexpr std::size_t longestId = 30;
    OwnKindDefinition definition;
    definition.name = m_name;
    definition.id = "maker-" + shortName(m_name, longestId);
    definition.form = form;
    definition.rule = std::move(rule);
    definition.place = OwnPlace::Chain;
    definition.look = OwnLook::Nothing;
    return definition;
}

void ScriptRules::addOwn(const OwnKindDefinition &definition, std::vector<Cell> cells,
                         std::vector<Constraint> &constraints) const
{
    // One that makes no kind has no variant, and constraints() finds it.
    constraints.push_back({findProblem(definition) ? nullptr : ownKind(definition), std::move(cells)});
}

/// Says by one constraint each what holds for all neighbours of the board, or all cells a leap apart.
void ScriptRules::takeBoardPairs(const OwnKindDefinition &definition, Pairs &pairs,
                                 std::vector<Constraint> &constraints) const
{
    for (const bool isRing : {true, false})
        for (const std::array<int, 2> leap : {std::array{0, 1}, std::array{1, 1}, std::array{1, 2}}) {
            const auto apart = cellsApart(m_geometry, leap, isRing);
            const auto isThere = [&](const auto &pair) {
                return pairs.contains(std::minmax(pair.first, pair.second));
            };
            if (apart.empty() || !std::ranges::all_of(apart, isThere))
                continue;
            OwnKindDefinition ofBoard = definition;
            ofBoard.place = leap[0] == 0 ? OwnPlace::Touching : OwnPlace::Leap;
            ofBoard.leap = leap[0] == 0 ? definition.leap : leap;
            ofBoard.isWrapping = isRing;
            addOwn(ofBoard, {}, constraints);
            for (const auto &pair : apart)
                pairs.erase(std::minmax(pair.first, pair.second));
        }
}

void ScriptRules::addPairs(PairRule rule, std::vector<Constraint> &constraints) const
{
    const bool isBothWays = isSymmetric(rule.allowed);
    const OwnKindDefinition kind = definition(OwnForm::Pair, expressionOf(rule.allowed, m_geometry.values()));
    if (isBothWays)
        takeBoardPairs(kind, rule.pairs, constraints);
    while (!rule.pairs.empty() && constraints.size() <= mostConstraints)
        addOwn(kind, takePath(rule.pairs, isBothWays), constraints);
}

std::optional<std::vector<Constraint>> ScriptRules::constraints() const
{
    std::vector<Constraint> constraints;
    for (const PairRule &rule : m_pairs)
        addPairs(rule, constraints);
    for (const auto &[digits, cells] : m_digits)
        constraints.push_back(
            {findVariant("given-candidates"), {cells.begin(), cells.end()}, valuesOf(digits)});
    for (const auto &[definition, cells] : m_read)
        addOwn(definition, cells, constraints);
    for (const std::vector<Cell> &cells : m_distinct) {
        const bool isHouse = std::ssize(cells) == m_geometry.digitCount();
        constraints.push_back({findVariant(isHouse ? "extra-region" : "killer"), cells});
    }
    const auto isWrong = [this](const Constraint &constraint) {
        return !constraint.variant || findProblem(m_geometry, constraint);
    };
    if (constraints.size() > mostConstraints || std::ranges::any_of(constraints, isWrong))
        return {};
    return constraints;
}

} // namespace sudoku
