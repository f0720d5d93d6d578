#include "core/trace/clauserole.h"

#include <algorithm>

namespace sudoku {
namespace {

bool contains(const std::vector<Cell> &cells, Cell cell)
{
    return std::ranges::find(cells, cell) != cells.end();
}

/// Returns the cells of \a rule if it forbids that two of them are alike, or null.
const std::vector<Cell> *distinctCells(const Rule &rule)
{
    if (const auto *house = std::get_if<rule::House>(&rule))
        return &house->cells;
    if (const auto *distinct = std::get_if<rule::Distinct>(&rule))
        return &distinct->cells;
    return nullptr;
}

/// Returns the source of the first rule that \a fits, or nothing.
std::optional<RuleSource> sourceWhere(const std::vector<ActiveRule> &rules, auto fits)
{
    const auto found = std::ranges::find_if(rules, fits, &ActiveRule::rule);
    return found == rules.end() ? std::nullopt : std::optional(found->source);
}

/// Returns whether \a rule forbids \a a and \a b together.
bool forbids(const Rule &rule, std::pair<Cell, Digit> a, std::pair<Cell, Digit> b)
{
    const auto *pair = std::get_if<rule::Pair>(&rule);
    if (!pair)
        return false;
    if (pair->first != a.first)
        std::swap(a, b);
    return pair->first == a.first && pair->second == b.first && !pair->allowed[a.second].contains(b.second);
}

} // namespace

ClauseRole ClauseRoles::of(std::span<const Literal> clause) const
{
    const auto isAboutCandidate = [this](Literal literal) {
        return m_variables.candidate(std::abs(literal)).has_value();
    };
    const auto isNegated = [](Literal literal) { return literal < 0; };
    if (clause.empty() || !std::ranges::all_of(clause, isAboutCandidate))
        return {};
    if (clause.size() == 1)
        return ofUnit(clause[0]);
    if (std::ranges::none_of(clause, isNegated))
        return ofChoice(clause);
    if (clause.size() == 2 && std::ranges::all_of(clause, isNegated))
        return ofPair(-clause[0], -clause[1]);
    return {};
}

ClauseRole ClauseRoles::ofUnit(Literal literal) const
{
    const Cell cell = m_variables.candidate(std::abs(literal))->first;
    const Digit digit = m_variables.candidate(std::abs(literal))->second;
    if (literal > 0 && m_puzzle.givens[cell] == digit)
        return {.kind = ClauseRole::Kind::Given, .cell = cell, .digit = digit};
    const auto source = sourceWhere(m_rules, [&](const Rule &rule) {
        const auto *domain = std::get_if<rule::Domain>(&rule);
        return literal < 0 && domain && domain->cell == cell && !domain->allowed.contains(digit);
    });
    if (!source)
        return {};
    return {.kind = ClauseRole::Kind::Demand, .cell = cell, .digit = digit, .source = source};
}

ClauseRole ClauseRoles::ofPair(Literal first, Literal second) const
{
    const std::pair<Cell, Digit> a = *m_variables.candidate(first);
    const std::pair<Cell, Digit> b = *m_variables.candidate(second);
    ClauseRole role{.cell = a.first, .otherCell = b.first, .digit = a.second, .otherDigit = b.second};
    if (a.first == b.first) {
        role.kind = ClauseRole::Kind::OneDigit;
        return role;
    }
    if (a.second == b.second)
        role.source = sourceWhere(m_rules, [&](const Rule &rule) {
            const std::vector<Cell> *cells = distinctCells(rule);
            return cells && contains(*cells, a.first) && contains(*cells, b.first);
        });
    role.kind = ClauseRole::Kind::OnePlace;
    if (!role.source) {
        role.source = sourceWhere(m_rules, [&](const Rule &rule) { return forbids(rule, a, b); });
        role.kind = role.source ? ClauseRole::Kind::Demand : ClauseRole::Kind::Other;
    }
    return role;
}

ClauseRole ClauseRoles::ofChoice(std::span<const Literal> clause) const
{
    const Cell cell = m_variables.candidate(clause[0])->first;
    const Digit digit = m_variables.candidate(clause[0])->second;
    const auto isOfCell = [&](Literal literal) { return m_variables.candidate(literal)->first == cell; };
    const auto isOfDigit = [&](Literal literal) { return m_variables.candidate(literal)->second == digit; };
    if (std::ranges::all_of(clause, isOfCell))
        return {.kind = ClauseRole::Kind::AnyDigit, .cell = cell};
    if (!std::ranges::all_of(clause, isOfDigit))
        return {};
    const std::optional<RuleSource> house = houseWithPlaces(clause, digit);
    if (!house)
        return {};
    return {.kind = ClauseRole::Kind::AnyPlace, .cell = cell, .digit = digit, .source = house};
}

/// Returns the house in which the places of \a digit that the formula knows are those of \a clause.
std::optional<RuleSource> ClauseRoles::houseWithPlaces(std::span<const Literal> clause, Digit digit) const
{
    return sourceWhere(m_rules, [&](const Rule &rule) {
        const auto *house = std::get_if<rule::House>(&rule);
        if (!house)
            return false;
        Clause places;
        for (const Cell cell : house->cells)
            if (const Literal literal = m_encoding.literal(cell, digit);
                literal != 0 && m_encoding.candidates(cell).contains(digit))
                places.push_back(literal);
        return std::ranges::is_permutation(places, clause);
    });
}

} // namespace sudoku
