#include "core/encode/encoder.h"

#include "core/board/stopcheck.h"
#include "core/encode/rankencoding.h"
#include "core/propagate/sumcandidates.h"
#include "core/rules/impliedhouses.h"
#include "core/rules/impliedsums.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

bool isAboutEachDigit(const Rule &rule)
{
    return std::holds_alternative<rule::House>(rule) || std::holds_alternative<rule::Distinct>(rule);
}

/// Returns whether the clauses of \a rule need a literal for each digit of a cell.
bool readsDigits(const Rule &rule)
{
    return std::holds_alternative<rule::Sum>(rule) || std::holds_alternative<rule::Automaton>(rule)
           || std::holds_alternative<rule::Regions>(rule) || std::holds_alternative<rule::Rank>(rule);
}

} // namespace

Encoder::Encoder(const Puzzle &puzzle, Candidates candidates, const EncodeOptions &options,
                 std::stop_token stop)
    : m_puzzle(puzzle),
      m_options(options),
      m_stop(std::move(stop)),
      m_shared(options.sharesBetweenHouses && !hasSelectors() ? options.method->shared
                                                              : SharedBetweenHouses::Nothing),
      m_cellCount(puzzle.geometry.cellCount()),
      m_hasImpliedDigit(m_cellCount)
{
    m_encoding.m_candidates = std::move(candidates);
    m_encoding.m_variables = DigitVariables(cnf(), m_encoding.m_candidates, digitCount(),
                                            options.method->values, options.kind == EncodingKind::Facts);
    if (m_shared == SharedBetweenHouses::Pairs)
        m_isApart.resize(m_cellCount * m_cellCount);
    if (m_shared == SharedBetweenHouses::Segments)
        m_segments.emplace(puzzle.geometry, cnf(),
                           [this](Cell cell, Digit digit) { return literal(cell, digit); });
}

std::optional<Encoding> Encoder::run(std::span<const ActiveRule> rules)
{
    learnRules(rules);
    encodeRegionNames(rules);
    for (Cell cell = 0; cell < m_cellCount; ++cell)
        encodeCell(cell);
    for (Cell cell = 0; cell < m_cellCount; ++cell)
        encodeGiven(cell);
    for (const ActiveRule &active : rules) {
        if (isStopped(m_stop))
            return {};
        encodeActive(active);
    }
    if (m_options.kind == EncodingKind::Facts)
        encodeImplied(rules);
    return finished();
}

std::optional<Encoding> Encoder::runPart(std::span<const ActiveRule> rules, const FormulaTopic &topic)
{
    learnRules(rules);
    if (const auto *cellTopic = std::get_if<CellTopic>(&topic)) {
        encodeCell(cellTopic->cell);
        encodeGiven(cellTopic->cell);
    } else {
        encodeRegionNames(rules);
        for (const ActiveRule &active : rules)
            if (active.source == std::get<RuleSource>(topic))
                encodeActive(active);
    }
    return finished();
}

/// Returns nothing if something was left out because of the stop.
std::optional<Encoding> Encoder::finished()
{
    return isStopped(m_stop) ? std::nullopt : std::optional(std::move(m_encoding));
}

/// Remembers that the next clauses are about m_topic and state this of it.
void Encoder::begin(Statement statement, Digit digit)
{
    if (m_options.isExplained)
        m_encoding.m_sections.push_back({m_topic, statement, digit, cnf().clauseCount()});
}

void Encoder::learnRules(std::span<const ActiveRule> rules)
{
    if (hasSelectors())
        return; // each rule must hold by itself
    for (const ActiveRule &active : rules) {
        noteDistinctCells(active);
        // As many cells as digits, and no digit twice: if each cell has a digit, none has two.
        if (const auto *house = std::get_if<rule::House>(&active.rule))
            for (const Cell cell : house->cells)
                m_hasImpliedDigit[cell] = true;
    }
}

void Encoder::noteDistinctCells(const ActiveRule &active)
{
    if (const auto *house = std::get_if<rule::House>(&active.rule))
        m_distinctCells.push_back(&house->cells);
    else if (const auto *distinct = std::get_if<rule::Distinct>(&active.rule))
        m_distinctCells.push_back(&distinct->cells);
}

/// Returns whether a house or a rule of distinct digits contains all \a cells; with selectors only rules with
/// the same reason count.
bool Encoder::areDistinct(const std::vector<Cell> &cells) const
{
    return std::ranges::any_of(m_distinctCells, [&cells](const std::vector<Cell> *distinct) {
        return std::ranges::all_of(
            cells, [distinct](Cell cell) { return std::ranges::find(*distinct, cell) != distinct->end(); });
    });
}

void Encoder::encodeCell(Cell cell)
{
    if (isFixed(cell))
        return;
    m_topic = CellTopic{cell};
    begin(Statement::AtLeastOne);
    if (isBinary()) {
        m_encoding.m_variables.encodeBits(cnf(), cell, candidates(cell));
        return;
    }
    Clause digits;
    for (const Digit digit : candidates(cell))
        digits.push_back(literal(cell, digit));
    cnf().add(digits);
    if (!m_options.method->statesOneDigitInCells && m_hasImpliedDigit[cell])
        return;
    begin(Statement::AtMostOne);
    m_options.method->encode(cnf(), digits, m_options.auxiliaries);
}

void Encoder::encodeGiven(Cell cell)
{
    if (m_options.kind == EncodingKind::Facts || !m_puzzle.givens.isFilled(cell))
        return; // the facts are in the candidates
    const Digit digit = m_puzzle.givens[cell];
    m_topic = CellTopic{cell};
    begin(Statement::Given, digit);
    if (hasSelectors()) {
        m_encoding.m_selectors.push_back({m_encoding.define(cell, digit), GivenCell{cell}});
        return;
    }
    for (const Literal condition : m_encoding.conditions(cell, digit))
        cnf().add({condition});
}

void Encoder::encodeActive(const ActiveRule &active)
{
    m_topic = active.source;
    if (isBinary() && readsDigits(active.rule))
        defineDigits(active.rule);
    if (!isAboutEachDigit(active.rule))
        begin(Statement::Other);
    if (!hasSelectors()) {
        std::visit([this](const auto &rule) { encodeRule(rule); }, active.rule);
        return;
    }
    // The rules of one constraint are consecutive and are one reason.
    const Reason reason = active.source;
    if (m_encoding.m_selectors.empty() || m_encoding.m_selectors.back().reason != reason) {
        m_encoding.m_selectors.push_back({cnf().newVariable(), reason});
        m_distinctCells.clear();
    }
    noteDistinctCells(active);
    const Cnf::Guard guard(cnf(), m_encoding.m_selectors.back().literal);
    std::visit([this](const auto &rule) { encodeRule(rule); }, active.rule);
}

/// Gives each digit of the cells of a rule a literal, which holds whether the rule is switched on or off.
void Encoder::defineDigits(const Rule &rule)
{
    begin(Statement::Meaning);
    choicesOf(cellsOf(rule));
}

void Encoder::encodeImplied(std::span<const ActiveRule> rules)
{
    m_topic.reset();
    for (const ImpliedHouse &implied : impliedHouses(m_puzzle.geometry, rules, m_stop))
        encodeRule(rule::House{implied.cells});
    for (const ImpliedSum &implied : impliedSums(m_puzzle.geometry, rules, m_stop)) {
        begin(Statement::Other);
        encodeRule(implied.sum);
    }
}

void Encoder::encodeRule(const rule::House &house)
{
    if (m_options.method->statesPlacesInHouses)
        for (Digit digit = 1; digit <= digitCount(); ++digit) {
            if (isPlaced(house.cells, digit))
                continue;
            begin(Statement::AtLeastOne, digit);
            cnf().add(placesOf(house.cells, digit));
        }
    encodeDistinct(house.cells);
}

void Encoder::encodeRule(const rule::Sum &sum)
{
    if (!areDistinct(sum.cells) || !encodeBySets(sum))
        encodeSum(cnf(), choicesOf(sum.cells), sum.total, m_stop, m_options.auxiliaries, readingVariables());
}

/// Returns false if there are too many sets.
bool Encoder::encodeBySets(const rule::Sum &sum)
{
    constexpr std::size_t maxSets = 40;
    int rest = sum.total;
    DigitSet digits;
    std::vector<Cell> open;
    for (const Cell cell : sum.cells) {
        if (isFixed(cell)) {
            rest -= candidates(cell).first();
            continue;
        }
        open.push_back(cell);
        digits |= candidates(cell);
    }
    const auto sets = setsWithSum(digits, static_cast<int>(open.size()), rest, maxSets);
    if (sets)
        encodeSets(cnf(), choicesOf(open), *sets, readingVariables());
    return sets.has_value();
}

void Encoder::encodeRule(const rule::Automaton &automaton)
{
    encodeAutomaton(cnf(), choicesOf(automaton.cells), automaton, m_stop, m_options.auxiliaries,
                    readingVariables());
}

void Encoder::encodeRule(const rule::Regions &regions)
{
    m_regions->encode(regions, !hasSelectors(), m_options.auxiliaries, m_stop);
}

void Encoder::encodeRule(const rule::Rank &rank)
{
    encodeRank(
        cnf(), rank, [this](Cell cell) { return choicesOf({cell}).front(); }, m_options.auxiliaries, m_stop);
}

/// Writes what the literals of regions mean, if some are unknown, whether rules are switched on or off.
void Encoder::encodeRegionNames(std::span<const ActiveRule> rules)
{
    if (std::ranges::none_of(rules, [](const ActiveRule &active) {
            return std::holds_alternative<rule::Regions>(active.rule);
        }))
        return;
    m_topic.reset();
    begin(Statement::Meaning);
    m_regions.emplace(m_puzzle.geometry, cnf(), rules,
                      [this](Cell cell) { return choicesOf({cell}).front(); });
    m_encoding.m_regionLabels = m_regions->labels();
}

void Encoder::encodeRule(const rule::Pair &pair)
{
    if (isFixed(pair.first) || isFixed(pair.second))
        return; // propagated
    for (const Digit first : candidates(pair.first))
        for (const Digit second : candidates(pair.second) - pair.allowed[first])
            exclude({{pair.first, first}, {pair.second, second}});
}

void Encoder::encodeRule(const rule::Domain &domain)
{
    if (isFixed(domain.cell))
        return; // propagated
    for (const Digit digit : candidates(domain.cell) - domain.allowed)
        exclude({{domain.cell, digit}});
}

void Encoder::encodeDistinct(const std::vector<Cell> &cells)
{
    if (m_shared == SharedBetweenHouses::Pairs) {
        begin(Statement::AtMostOne);
        encodePairsApart(cells);
        return;
    }
    for (Digit digit = 1; digit <= digitCount(); ++digit) {
        begin(Statement::AtMostOne, digit);
        if (isBinary())
            encodeBitsApart(cells, digit);
        else if (!m_segments || !m_segments->encodeAtMostOnce(cells, digit))
            m_options.method->encode(cnf(), placesOf(cells, digit), m_options.auxiliaries);
    }
}

void Encoder::encodePairsApart(const std::vector<Cell> &cells)
{
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t j = i + 1; j < cells.size(); ++j)
            if (!isFixed(cells[i]) && !isFixed(cells[j]) && markApart(cells[i], cells[j]))
                encodeApart(cells[i], cells[j]);
}

void Encoder::encodeApart(Cell a, Cell b)
{
    for (const Digit digit : candidates(a) & candidates(b)) {
        const std::array pair{literal(a, digit), literal(b, digit)};
        m_options.method->encode(cnf(), pair, m_options.auxiliaries);
    }
}

void Encoder::encodeBitsApart(const std::vector<Cell> &cells, Digit digit)
{
    const auto hasPlace = [&](Cell cell) { return !isFixed(cell) && candidates(cell).contains(digit); };
    for (std::size_t i = 0; i < cells.size(); ++i)
        for (std::size_t j = i + 1; j < cells.size() && hasPlace(cells[i]); ++j)
            if (hasPlace(cells[j]))
                exclude({{cells[i], digit}, {cells[j], digit}});
}

/// Writes that \a candidates, of cells that are not fixed, are not all true.
void Encoder::exclude(std::initializer_list<Candidate> candidates)
{
    m_clause.clear();
    for (const auto &[cell, digit] : candidates)
        for (const Literal condition : m_encoding.conditions(cell, digit))
            m_clause.push_back(-condition);
    cnf().add(m_clause);
}

std::vector<std::vector<Choice>> Encoder::choicesOf(const std::vector<Cell> &cells)
{
    std::vector<std::vector<Choice>> choices;
    for (const Cell cell : cells) {
        choices.emplace_back();
        for (const Digit digit : candidates(cell))
            choices.back().push_back({digit, m_encoding.define(cell, digit)});
    }
    return choices;
}

/// Marks that the two cells have different digits; returns false if that was marked already.
bool Encoder::markApart(Cell a, Cell b)
{
    std::vector<bool>::reference isApart = m_isApart[std::min(a, b) * m_cellCount + std::max(a, b)];
    const bool isNew = !isApart;
    isApart = true;
    return isNew;
}

bool Encoder::isPlaced(const std::vector<Cell> &cells, Digit digit) const
{
    return std::ranges::any_of(cells,
                               [&](Cell cell) { return isFixed(cell) && candidates(cell).contains(digit); });
}

const Clause &Encoder::placesOf(const std::vector<Cell> &cells, Digit digit)
{
    m_places.clear();
    for (const Cell cell : cells)
        if (!isFixed(cell) && candidates(cell).contains(digit))
            m_places.push_back(literal(cell, digit));
    return m_places;
}

/// Returns the list that gets the meaning of auxiliary variables, or null.
std::vector<ReadingVariable> *Encoder::readingVariables()
{
    return m_options.isExplained ? &m_encoding.m_readingVariables : nullptr;
}

std::optional<Encoding> encode(const Puzzle &puzzle, std::span<const ActiveRule> rules, Candidates candidates,
                               const EncodeOptions &options, std::stop_token stop)
{
    return Encoder(puzzle, std::move(candidates), options, std::move(stop)).run(rules);
}

std::optional<Encoding> encodePart(const Puzzle &puzzle, std::span<const ActiveRule> rules,
                                   Candidates candidates, const EncodeOptions &options,
                                   const FormulaTopic &topic, std::stop_token stop)
{
    return Encoder(puzzle, std::move(candidates), options, std::move(stop)).runPart(rules, topic);
}

} // namespace sudoku
