#include "core/encode/encoding.h"

#include "core/board/stopcheck.h"
#include "core/encode/readingencoding.h"
#include "core/encode/segments.h"
#include "core/propagate/sumcandidates.h"
#include "core/rules/impliedhouses.h"
#include "core/rules/impliedsums.h"

#include <algorithm>
#include <array>

namespace sudoku {

/// Writes the clauses of one Encoding.
class Encoder
{
public:
    Encoder(const Puzzle &puzzle, Candidates candidates, const EncodeOptions &options, std::stop_token stop)
        : m_puzzle(puzzle),
          m_options(options),
          m_stop(std::move(stop)),
          m_shared(options.sharesBetweenHouses && options.kind != EncodingKind::Selectors
                       ? options.atMostOne->shared
                       : SharedBetweenHouses::Nothing),
          m_cellCount(puzzle.geometry.cellCount())
    {
        m_encoding.m_digitCount = puzzle.geometry.digitCount();
        m_encoding.m_candidates = std::move(candidates);
        if (m_shared == SharedBetweenHouses::Pairs)
            m_isApart.resize(m_cellCount * m_cellCount);
        if (m_shared == SharedBetweenHouses::Segments)
            m_segments.emplace(puzzle.geometry, cnf(),
                               [this](Cell cell, Digit digit) { return literal(cell, digit); });
    }

    std::optional<Encoding> run(std::span<const ActiveRule> rules)
    {
        makeVariables();
        findDistinctCells(rules);
        encodeCells();
        encodeGivens();
        for (const ActiveRule &active : rules) {
            if (isStopped(m_stop))
                return {};
            encodeActive(active);
        }
        if (m_options.kind == EncodingKind::Facts)
            encodeImplied(rules);
        return finished();
    }

    std::optional<Encoding> runPart(std::span<const ActiveRule> rules, const FormulaTopic &topic)
    {
        makeVariables();
        findDistinctCells(rules);
        if (const auto *cellTopic = std::get_if<CellTopic>(&topic)) {
            encodeCell(cellTopic->cell);
            encodeGiven(cellTopic->cell);
        } else {
            for (const ActiveRule &active : rules)
                if (active.source == std::get<RuleSource>(topic))
                    encodeActive(active);
        }
        return finished();
    }

private:
    Cnf &cnf() { return m_encoding.m_cnf; }
    DigitSet candidates(Cell cell) const { return m_encoding.m_candidates[cell]; }
    Literal literal(Cell cell, Digit digit) const { return m_encoding.literal(cell, digit); }
    bool isFixed(Cell cell) const { return m_encoding.isFixed(cell); }

    /// Returns nothing if something was left out because of the stop.
    std::optional<Encoding> finished()
    {
        return isStopped(m_stop) ? std::nullopt : std::optional(std::move(m_encoding));
    }

    void makeVariables()
    {
        m_encoding.m_literals.resize(m_cellCount * m_encoding.m_digitCount);
        m_encoding.m_isFixed.resize(m_cellCount);
        for (Cell cell = 0; cell < m_cellCount; ++cell) {
            if (m_options.kind == EncodingKind::Facts && candidates(cell).isSingle()) {
                m_encoding.m_isFixed[cell] = true;
                continue;
            }
            for (const Digit digit : candidates(cell))
                m_encoding.m_literals[cell * m_encoding.m_digitCount + digit - 1] = cnf().newVariable();
        }
    }

    void encodeCells()
    {
        for (Cell cell = 0; cell < m_cellCount; ++cell)
            encodeCell(cell);
    }

    void encodeCell(Cell cell)
    {
        if (isFixed(cell))
            return;
        Clause digits;
        for (const Digit digit : candidates(cell))
            digits.push_back(literal(cell, digit));
        cnf().add(digits);
        m_options.atMostOne->encode(cnf(), digits, m_options.auxiliaries);
    }

    void encodeGivens()
    {
        for (Cell cell = 0; cell < m_cellCount; ++cell)
            encodeGiven(cell);
    }

    void encodeGiven(Cell cell)
    {
        if (m_options.kind == EncodingKind::Facts || !m_puzzle.givens.isFilled(cell))
            return; // the facts are in the candidates
        const Literal given = literal(cell, m_puzzle.givens[cell]);
        if (m_options.kind == EncodingKind::Selectors)
            m_encoding.m_selectors.push_back({given, GivenCell{cell}});
        else
            cnf().add({given});
    }

    void encodeActive(const ActiveRule &active)
    {
        if (m_options.kind != EncodingKind::Selectors) {
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

    void encodeImplied(std::span<const ActiveRule> rules)
    {
        for (const ImpliedHouse &implied : impliedHouses(m_puzzle.geometry, rules, m_stop))
            encodeRule(rule::House{implied.cells});
        for (const ImpliedSum &implied : impliedSums(m_puzzle.geometry, rules, m_stop))
            encodeRule(implied.sum);
    }

    void encodeRule(const rule::House &house)
    {
        for (Digit digit = 1; digit <= m_encoding.m_digitCount; ++digit) {
            if (isPlaced(house.cells, digit))
                continue;
            cnf().add(placesOf(house.cells, digit));
        }
        encodeDistinct(house.cells);
    }

    void encodeRule(const rule::Distinct &distinct) { encodeDistinct(distinct.cells); }

    void encodeRule(const rule::Sum &sum)
    {
        if (!areDistinct(sum.cells) || !encodeBySets(sum))
            encodeSum(cnf(), choicesOf(sum.cells), sum.total, m_stop, m_options.auxiliaries);
    }

    /// Returns false if there are too many sets.
    bool encodeBySets(const rule::Sum &sum)
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
            encodeSets(cnf(), choicesOf(open), *sets);
        return sets.has_value();
    }

    /// Returns whether a house or a rule of distinct digits contains all \a cells; with selectors only rules
    /// with the same reason count.
    bool areDistinct(const std::vector<Cell> &cells) const
    {
        return std::ranges::any_of(m_distinctCells, [&cells](const std::vector<Cell> *distinct) {
            return std::ranges::all_of(cells, [distinct](Cell cell) {
                return std::ranges::find(*distinct, cell) != distinct->end();
            });
        });
    }

    void findDistinctCells(std::span<const ActiveRule> rules)
    {
        if (m_options.kind != EncodingKind::Selectors)
            std::ranges::for_each(rules, [this](const ActiveRule &active) { noteDistinctCells(active); });
    }

    void noteDistinctCells(const ActiveRule &active)
    {
        if (const auto *house = std::get_if<rule::House>(&active.rule))
            m_distinctCells.push_back(&house->cells);
        else if (const auto *distinct = std::get_if<rule::Distinct>(&active.rule))
            m_distinctCells.push_back(&distinct->cells);
    }

    void encodeRule(const rule::Automaton &automaton)
    {
        encodeAutomaton(cnf(), choicesOf(automaton.cells), automaton, m_stop, m_options.auxiliaries);
    }

    std::vector<std::vector<Choice>> choicesOf(const std::vector<Cell> &cells) const
    {
        std::vector<std::vector<Choice>> choices;
        for (const Cell cell : cells) {
            choices.emplace_back();
            for (const Digit digit : candidates(cell))
                choices.back().push_back({digit, literal(cell, digit)});
        }
        return choices;
    }

    void encodeRule(const rule::Pair &pair)
    {
        if (isFixed(pair.first) || isFixed(pair.second))
            return; // propagated
        for (const Digit first : candidates(pair.first))
            for (const Digit second : candidates(pair.second) - pair.allowed[first])
                cnf().add({-literal(pair.first, first), -literal(pair.second, second)});
    }

    void encodeRule(const rule::Domain &domain)
    {
        if (isFixed(domain.cell))
            return; // propagated
        for (const Digit digit : candidates(domain.cell) - domain.allowed)
            cnf().add({-literal(domain.cell, digit)});
    }

    void encodeDistinct(const std::vector<Cell> &cells)
    {
        if (m_shared == SharedBetweenHouses::Pairs) {
            encodePairsApart(cells);
            return;
        }
        for (Digit digit = 1; digit <= m_encoding.m_digitCount; ++digit)
            if (!m_segments || !m_segments->encodeAtMostOnce(cells, digit))
                m_options.atMostOne->encode(cnf(), placesOf(cells, digit), m_options.auxiliaries);
    }

    void encodePairsApart(const std::vector<Cell> &cells)
    {
        for (std::size_t i = 0; i < cells.size(); ++i)
            for (std::size_t j = i + 1; j < cells.size(); ++j)
                if (!isFixed(cells[i]) && !isFixed(cells[j]) && markApart(cells[i], cells[j]))
                    encodeApart(cells[i], cells[j]);
    }

    void encodeApart(Cell a, Cell b)
    {
        for (const Digit digit : candidates(a) & candidates(b)) {
            const std::array pair{literal(a, digit), literal(b, digit)};
            m_options.atMostOne->encode(cnf(), pair, m_options.auxiliaries);
        }
    }

    /// Marks that the two cells have different digits; returns false if that was marked already.
    bool markApart(Cell a, Cell b)
    {
        std::vector<bool>::reference isApart = m_isApart[std::min(a, b) * m_cellCount + std::max(a, b)];
        const bool isNew = !isApart;
        isApart = true;
        return isNew;
    }

    bool isPlaced(const std::vector<Cell> &cells, Digit digit) const
    {
        return std::ranges::any_of(
            cells, [&](Cell cell) { return isFixed(cell) && candidates(cell).contains(digit); });
    }

    const Clause &placesOf(const std::vector<Cell> &cells, Digit digit)
    {
        m_places.clear();
        for (const Cell cell : cells)
            if (!isFixed(cell) && candidates(cell).contains(digit))
                m_places.push_back(literal(cell, digit));
        return m_places;
    }

    const Puzzle &m_puzzle;
    const EncodeOptions &m_options;
    std::stop_token m_stop;
    SharedBetweenHouses m_shared;
    int m_cellCount;
    std::vector<bool> m_isApart;                            // by pair of cells
    std::optional<SegmentEncoder> m_segments;               // where houses share them
    std::vector<const std::vector<Cell> *> m_distinctCells; // of the rules that say so
    Clause m_places;                                        // kept, so that a house costs no allocation
    Encoding m_encoding;
};

Grid Encoding::decode(const SatSolver &solver) const
{
    Grid grid(m_candidates.cellCount());
    for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
        for (const Digit digit : m_candidates[cell])
            if (isFixed(cell) || solver.isTrue(literal(cell, digit)))
                grid.set(cell, digit);
    }
    return grid;
}

Clause Encoding::selectorLiterals() const
{
    Clause literals;
    for (const Selector &selector : m_selectors)
        literals.push_back(selector.literal);
    return literals;
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

WrittenCandidates writtenCandidates(const Puzzle &puzzle, EncodingKind kind, const Memo &memo,
                                    const std::stop_token &stop)
{
    if (kind != EncodingKind::Facts)
        return {Propagation::Done, Candidates::all(puzzle.geometry)};
    const auto propagator = propagatorOf(puzzle, memo, stop);
    if (!propagator)
        return {Propagation::Stopped};
    WrittenCandidates written{Propagation::Done, Candidates::ofGivens(puzzle)};
    written.propagation = propagator->propagate(written.candidates, stop);
    return written;
}

} // namespace sudoku
