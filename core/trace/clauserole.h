#pragma once

#include "core/encode/variablemeanings.h"
#include "core/rules/activerules.h"

#include <optional>
#include <span>
#include <vector>

namespace sudoku {

/// What a clause says, in terms of cells and digits.
struct ClauseRole
{
    enum class Kind {
        Given,    ///< \a cell has \a digit, which is given
        AnyDigit, ///< \a cell has one of its digits
        OneDigit, ///< \a cell does not have both \a digit and \a otherDigit
        AnyPlace, ///< \a digit is in one of the cells of \a source
        OnePlace, ///< \a digit is not both in \a cell and in \a otherCell, which are in \a source
        Demand,   ///< something else that \a source demands
        Other,    ///< about auxiliary variables, or learnt
    };

    Kind kind = Kind::Other;
    Cell cell = 0;
    Cell otherCell = 0;
    Digit digit = noDigit;
    Digit otherDigit = noDigit;
    std::optional<RuleSource> source = {};

    bool operator==(const ClauseRole &) const = default;
};

/// Finds the role of clauses from their literals alone, so that it knows nothing of how they were written.
class ClauseRoles
{
public:
    /// All arguments must outlive it.
    ClauseRoles(const Puzzle &puzzle, const std::vector<ActiveRule> &rules, const Encoding &encoding,
                const VariableMeanings &variables)
        : m_puzzle(puzzle),
          m_rules(rules),
          m_encoding(encoding),
          m_variables(variables)
    {
    }

    ClauseRole of(std::span<const Literal> clause) const;

private:
    ClauseRole ofUnit(Literal literal) const;
    ClauseRole ofPair(Literal first, Literal second) const;
    ClauseRole ofChoice(std::span<const Literal> clause) const;
    std::optional<RuleSource> houseWithPlaces(std::span<const Literal> clause, Digit digit) const;

    const Puzzle &m_puzzle;
    const std::vector<ActiveRule> &m_rules;
    const Encoding &m_encoding;
    const VariableMeanings &m_variables;
};

} // namespace sudoku
