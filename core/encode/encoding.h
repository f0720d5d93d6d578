#pragma once

#include "core/encode/clausesection.h"
#include "core/encode/digitvariables.h"
#include "core/encode/encodingmethod.h"
#include "core/encode/readingencoding.h"
#include "core/encode/regionencoder.h"
#include "core/propagate/propagation.h"
#include "core/rules/activerules.h"
#include "core/sat/cnf.h"
#include "core/sat/satsolver.h"

#include <compare>
#include <optional>
#include <span>
#include <stop_token>
#include <variant>
#include <vector>

namespace sudoku {

/// How a puzzle is written as clauses.
enum class EncodingKind {
    Facts,     ///< candidates are propagated first, and only what is still open is written
    FullFacts, ///< as in the literature: every candidate a variable, every given a unit clause
    Selectors, ///< every given and every rule can be switched on and off by an assumption
};

/// The literal that, assumed, switches a given or a rule on.
struct Selector
{
    Literal literal;
    Reason reason;
};

struct EncodeOptions
{
    const EncodingMethod *method = &encodingMethods().front();
    EncodingKind kind = EncodingKind::Facts;
    /// Clauses that two houses share (a row and a box) are written once, where the at-most-one encoding
    /// allows it. Has no effect with selectors, where each rule must hold by itself.
    bool sharesBetweenHouses = true;
    Auxiliaries auxiliaries = Auxiliaries::Implied;
    /// Whether the encoding remembers what its clauses are about.
    bool isExplained = false;
};

/// A puzzle as clauses, and what their literals mean. In all models the digits of a cell are exactly one, and
/// so are the places of a digit in a rule::House; EncodingMethod says which of that the clauses state.
class Encoding
{
public:
    const Cnf &cnf() const { return m_cnf; }

    /// Returns the literals that are all true exactly if \a cell has \a digit: one, or bits. There are none
    /// if propagation has decided it, see isFixed().
    std::span<const Literal> conditions(Cell cell, Digit digit) const
    {
        return m_variables.conditions(cell, digit);
    }
    /// Returns the one literal that means the same, or 0 if there is none: it is decided, or values are bits
    /// and no clause needs it.
    Literal literal(Cell cell, Digit digit) const { return m_variables.literal(cell, digit); }
    /// Returns the same, and adds it where values are bits. Returns 0 if it is decided.
    Literal define(Cell cell, Digit digit) { return m_variables.define(m_cnf, cell, digit); }
    /// Returns the variables of the digits.
    const DigitVariables &variables() const { return m_variables; }
    int cellCount() const { return m_candidates.cellCount(); }
    /// Returns whether propagation has decided the digit of \a cell, which then has no variables.
    bool isFixed(Cell cell) const { return m_variables.isFixed(cell); }
    /// Returns the digits of \a cell that the formula contains.
    DigitSet candidates(Cell cell) const { return m_candidates[cell]; }

    /// Returns the literals of the regions of cells, if the puzzle does not say them.
    const RegionLabels &regionLabels() const { return m_regionLabels; }
    /// Returns the literals that all together exclude only \a solution.
    Clause differenceFrom(const Grid &solution) const;

    /// Returns the selectors, one for each given and each house or constraint; empty unless the kind is
    /// EncodingKind::Selectors.
    std::span<const Selector> selectors() const { return m_selectors; }
    /// Returns the literals that switch the whole puzzle on.
    Clause selectorLiterals() const;

    /// Returns what the clauses are about, in their order; empty unless EncodeOptions::isExplained.
    std::span<const ClauseSection> sections() const { return m_sections; }
    /// Returns what the auxiliary variables of sums and automata mean; empty unless
    /// EncodeOptions::isExplained.
    std::span<const ReadingVariable> readingVariables() const { return m_readingVariables; }

    /// Adds a variable without a meaning, for questions about the puzzle.
    Literal newVariable() { return m_cnf.newVariable(); }
    /// Adds a clause over existing variables.
    void add(std::span<const Literal> clause) { m_cnf.add(clause); }

    /// Returns the grid of the model that \a solver found.
    Grid decode(const SatSolver &solver) const;

private:
    friend class Encoder;

    Cnf m_cnf;
    DigitVariables m_variables;
    Candidates m_candidates;
    RegionLabels m_regionLabels;
    std::vector<Selector> m_selectors;
    std::vector<ClauseSection> m_sections;
    std::vector<ReadingVariable> m_readingVariables;
};

/// Encodes \a puzzle, whose active rules are \a rules, over \a candidates: for EncodingKind::Facts the fixed
/// point of a Propagator with the givens, for the other kinds Candidates::all(). Returns nothing when \a stop
/// came first.
std::optional<Encoding> encode(const Puzzle &puzzle, std::span<const ActiveRule> rules, Candidates candidates,
                               const EncodeOptions &options, std::stop_token stop);

/// Does what encode() does for the clauses about \a topic alone. The variables of cells have the numbers of
/// the whole formula.
std::optional<Encoding> encodePart(const Puzzle &puzzle, std::span<const ActiveRule> rules,
                                   Candidates candidates, const EncodeOptions &options,
                                   const FormulaTopic &topic, std::stop_token stop);

/// The candidates for which an encoding has variables; valid if the propagation is Done.
struct WrittenCandidates
{
    Propagation propagation;
    Candidates candidates = {};
};

/// Returns the candidates of an encoding of \a kind: for EncodingKind::Facts those that propagation leaves,
/// for the other kinds all.
WrittenCandidates writtenCandidates(const Puzzle &puzzle, EncodingKind kind, const Memo &memo,
                                    const std::stop_token &stop);

} // namespace sudoku
