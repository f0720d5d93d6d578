#pragma once

#include "core/encode/atmostone.h"
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

/// A given as a reason; other reasons are rules.
struct GivenCell
{
    Cell cell;
    auto operator<=>(const GivenCell &) const = default; // NOLINT(modernize-use-nullptr)
};
using Reason = std::variant<GivenCell, RuleSource>;

/// The literal that, assumed, switches a given or a rule on.
struct Selector
{
    Literal literal;
    Reason reason;
};

struct EncodeOptions
{
    const AtMostOne *atMostOne = &atMostOneEncodings().front();
    EncodingKind kind = EncodingKind::Facts;
    /// Clauses that two houses share (a row and a box) are written once, where the at-most-one encoding
    /// allows it. Has no effect with selectors, where each rule must hold by itself.
    bool sharesBetweenHouses = true;
    Auxiliaries auxiliaries = Auxiliaries::Implied;
};

/// A puzzle as clauses, and what their literals mean. A variable says "this cell has this digit"; cells, and
/// digits within rule::House, are exactly one: at least one and at most one.
/// (Lynce and Ouaknine, "Sudoku as a SAT Problem", 2006: the extended encoding.)
class Encoding
{
public:
    const Cnf &cnf() const { return m_cnf; }

    /// Returns the literal of "\a cell has \a digit", or 0 if propagation has decided it, see isFixed().
    Literal literal(Cell cell, Digit digit) const { return m_literals[cell * m_digitCount + digit - 1]; }
    int cellCount() const { return m_candidates.cellCount(); }
    /// Returns whether propagation has decided the digit of \a cell, which then has no variables.
    bool isFixed(Cell cell) const { return m_isFixed[cell]; }
    /// Returns the digits of \a cell that the formula contains.
    DigitSet candidates(Cell cell) const { return m_candidates[cell]; }

    /// Returns the selectors, one for each given and each house or constraint; empty unless the kind is
    /// EncodingKind::Selectors.
    std::span<const Selector> selectors() const { return m_selectors; }
    /// Returns the literals that switch the whole puzzle on.
    Clause selectorLiterals() const;

    /// Adds a variable without a meaning, for questions about the puzzle.
    Literal newVariable() { return m_cnf.newVariable(); }
    /// Adds a clause over existing variables.
    void add(std::span<const Literal> clause) { m_cnf.add(clause); }

    /// Returns the grid of the model that \a solver found.
    Grid decode(const SatSolver &solver) const;

private:
    friend class Encoder;

    Cnf m_cnf;
    int m_digitCount = 0;
    std::vector<Literal> m_literals;
    std::vector<bool> m_isFixed;
    Candidates m_candidates;
    std::vector<Selector> m_selectors;
};

/// Encodes \a puzzle, whose active rules are \a rules, over \a candidates: for EncodingKind::Facts the fixed
/// point of a Propagator with the givens, for the other kinds Candidates::all(). Returns nothing when \a stop
/// came first.
std::optional<Encoding> encode(const Puzzle &puzzle, std::span<const ActiveRule> rules, Candidates candidates,
                               const EncodeOptions &options, std::stop_token stop);

/// A cell as the topic of a part of a formula: its clauses say that it has one digit, and its given. Other
/// topics are houses and constraints.
struct CellTopic
{
    Cell cell;
    auto operator<=>(const CellTopic &) const = default; // NOLINT(modernize-use-nullptr)
};
using FormulaTopic = std::variant<CellTopic, RuleSource>;

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
