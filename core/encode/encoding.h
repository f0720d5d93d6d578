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

/// The two ways to write a puzzle as clauses, and the first without its short cut.
enum class EncodingKind {
    Facts,     ///< candidates are propagated first, and only what is still open is written
    FullFacts, ///< as in the literature: every candidate a variable, every given a unit clause
    Selectors, ///< every given and every rule can be switched on and off by an assumption
};

/// A given that is a reason; the other reasons are rules.
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
    /// What two houses have in common (a row and a box) is written once, where the at-most-one encoding allows it. Never
    /// with selectors: there each rule must hold by itself.
    bool sharesBetweenHouses = true;
};

/// A puzzle as clauses, and what their literals mean. A variable says "this cell has this digit"; cells, and
/// digits within rule::House, are exactly one: at least one and at most one.
/// (Lynce and Ouaknine, "Sudoku as a SAT Problem", 2006: the extended encoding.)
class Encoding
{
public:
    const Cnf &cnf() const { return m_cnf; }

    /// "\a cell has \a digit", or 0 where that was decided before: see isFixed().
    Literal literal(Cell cell, Digit digit) const { return m_literals[cell * m_digitCount + digit - 1]; }
    int cellCount() const { return static_cast<int>(m_candidates.size()); }
    /// Whether the digit of \a cell was decided before and has no variables.
    bool isFixed(Cell cell) const { return m_isFixed[cell]; }
    /// The digits of \a cell that were written.
    DigitSet candidates(Cell cell) const { return m_candidates[cell]; }

    /// One for each given and each house or constraint; only of EncodingKind::Selectors.
    std::span<const Selector> selectors() const { return m_selectors; }
    /// Those that switch the whole puzzle on.
    Clause selectorLiterals() const;

    /// A variable that means nothing yet, for questions about the puzzle.
    Literal newVariable() { return m_cnf.newVariable(); }
    /// One more demand, over variables that are here.
    void add(std::span<const Literal> clause) { m_cnf.add(clause); }

    /// The grid of the model that \a solver found.
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

/// Encodes \a puzzle, whose active rules are \a rules, over \a candidates. For EncodingKind::Facts these are at the
/// fixed point of a Propagator, with the givens; for the other kinds they are allCandidates(). Nothing when
/// \a stop came first.
std::optional<Encoding> encode(const Puzzle &puzzle, std::span<const ActiveRule> rules, Candidates candidates,
                               const EncodeOptions &options, std::stop_token stop);

/// What a part of a formula is about: a cell, which has one digit and perhaps a given; or a house or constraint.
struct CellTopic
{
    Cell cell;
    auto operator<=>(const CellTopic &) const = default; // NOLINT(modernize-use-nullptr)
};
using FormulaTopic = std::variant<CellTopic, RuleSource>;

/// As encode(), but only the clauses about \a topic, as if there were no other. The variables of cells are numbered as in
/// the whole formula.
std::optional<Encoding> encodePart(const Puzzle &puzzle, std::span<const ActiveRule> rules,
                                   Candidates candidates, const EncodeOptions &options,
                                   const FormulaTopic &topic, std::stop_token stop);

/// Over which candidates an encoding of some kind writes a puzzle; of no use unless the propagation is done.
struct WrittenCandidates
{
    Propagation propagation;
    Candidates candidates = {};
};
WrittenCandidates writtenCandidates(const Puzzle &puzzle, EncodingKind kind, const std::stop_token &stop);

} // namespace sudoku
