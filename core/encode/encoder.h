#pragma once

#include "core/encode/encoding.h"
#include "core/encode/regionencoder.h"
#include "core/encode/segments.h"

#include <initializer_list>
#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace sudoku {

/// Writes the clauses of one Encoding: encode() and encodePart(), which encoding.h declares.
class Encoder
{
public:
    Encoder(const Puzzle &puzzle, Candidates candidates, const EncodeOptions &options, std::stop_token stop);

    std::optional<Encoding> run(std::span<const ActiveRule> rules);
    std::optional<Encoding> runPart(std::span<const ActiveRule> rules, const FormulaTopic &topic);

private:
    using Candidate = std::pair<Cell, Digit>;

    Cnf &cnf() { return m_encoding.m_cnf; }
    DigitSet candidates(Cell cell) const { return m_encoding.m_candidates[cell]; }
    Literal literal(Cell cell, Digit digit) const { return m_encoding.literal(cell, digit); }
    bool isFixed(Cell cell) const { return m_encoding.isFixed(cell); }
    int digitCount() const { return m_puzzle.geometry.digitCount(); }
    bool isBinary() const { return m_options.method->values == ValueEncoding::Binary; }
    bool hasSelectors() const { return m_options.kind == EncodingKind::Selectors; }

    std::optional<Encoding> finished();
    void begin(Statement statement, Digit digit = noDigit);

    void learnRules(std::span<const ActiveRule> rules);
    void noteDistinctCells(const ActiveRule &active);
    bool areDistinct(const std::vector<Cell> &cells) const;

    void encodeCell(Cell cell);
    void encodeGiven(Cell cell);
    void encodeActive(const ActiveRule &active);
    void encodeImplied(std::span<const ActiveRule> rules);
    void encodeRule(const rule::House &house);
    void encodeRule(const rule::Distinct &distinct) { encodeDistinct(distinct.cells); }
    void encodeRule(const rule::Sum &sum);
    void encodeRule(const rule::Pair &pair);
    void encodeRule(const rule::Domain &domain);
    void encodeRule(const rule::Automaton &automaton);
    void encodeRule(const rule::Regions &regions);
    void encodeRule(const rule::Rank &rank);
    void encodeRegionNames(std::span<const ActiveRule> rules);
    bool encodeBySets(const rule::Sum &sum);
    void encodeDistinct(const std::vector<Cell> &cells);
    void encodePairsApart(const std::vector<Cell> &cells);
    void encodeApart(Cell a, Cell b);
    void encodeBitsApart(const std::vector<Cell> &cells, Digit digit);

    void defineDigits(const Rule &rule);
    void exclude(std::initializer_list<Candidate> candidates);
    std::vector<std::vector<Choice>> choicesOf(const std::vector<Cell> &cells);
    bool markApart(Cell a, Cell b);
    bool isPlaced(const std::vector<Cell> &cells, Digit digit) const;
    const Clause &placesOf(const std::vector<Cell> &cells, Digit digit);
    std::vector<ReadingVariable> *readingVariables();

    const Puzzle &m_puzzle;
    const EncodeOptions &m_options;
    std::stop_token m_stop;
    SharedBetweenHouses m_shared;
    int m_cellCount;
    std::optional<FormulaTopic> m_topic;                    // of the clauses that are written
    std::vector<bool> m_hasImpliedDigit;                    // by cell: its houses imply that it has not two
    std::vector<bool> m_isApart;                            // by pair of cells
    std::optional<RegionEncoder> m_regions;                 // where these are unknown
    std::optional<SegmentEncoder> m_segments;               // where houses share them
    std::vector<const std::vector<Cell> *> m_distinctCells; // of the rules that say so
    Clause m_places;                                        // kept, so that a house costs no allocation
    Clause m_clause;                                        // as well
    Encoding m_encoding;
};

} // namespace sudoku
