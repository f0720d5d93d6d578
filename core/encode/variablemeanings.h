#pragma once

#include "core/encode/auxiliarymeaning.h"
#include "core/encode/encoding.h"

#include <optional>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace sudoku {

/// What the variables of an encoding mean: those of digits first, in the order of cells, then selectors,
/// auxiliary variables, and candidates that bits together mean.
class VariableMeanings
{
public:
    /// Derives the meanings from \a encoding. They are incomplete if \a stop was requested.
    VariableMeanings(const Encoding &encoding, const std::stop_token &stop);

    /// Returns the candidate that \a variable stands for, or nothing if it is a bit, an auxiliary variable or
    /// a selector.
    std::optional<std::pair<Cell, Digit>> candidate(Literal variable) const
    {
        return m_digits.candidate(variable);
    }
    /// Returns the bit that \a variable stands for, or nothing.
    std::optional<DigitBit> bit(Literal variable) const { return m_digits.bit(variable); }
    /// Returns the cell that a candidate or a bit is about, or nothing.
    std::optional<Cell> cell(Literal variable) const;
    /// Returns the reason that \a variable switches on, or null if the variable is not a selector.
    const Reason *selected(Literal variable) const;
    /// Returns whether \a variable is none of these.
    bool isAuxiliary(Literal variable) const
    {
        return variable >= m_firstAuxiliary && !candidate(variable) && !selected(variable);
    }
    /// Returns the meaning of \a variable, which isAuxiliary().
    const AuxiliaryMeaning &auxiliary(Literal variable) const
    {
        return m_auxiliaries[auxiliaryIndex(variable)];
    }
    /// Returns the number of \a variable among those behind the variables of digits, from 0.
    int auxiliaryIndex(Literal variable) const { return variable - m_firstAuxiliary; }
    /// Returns how many variables there are behind those of digits.
    int auxiliaryCount() const { return static_cast<int>(m_auxiliaries.size()); }

    /// Returns what DigitVariables::excluded() does.
    std::vector<std::pair<Cell, Digit>> excluded(std::span<const Literal> clause, Clause &rest) const
    {
        return m_digits.excluded(clause, rest);
    }

private:
    DigitVariables m_digits;
    std::vector<Selector> m_selectors;
    Literal m_firstAuxiliary;
    std::vector<AuxiliaryMeaning> m_auxiliaries; // of the variables from m_firstAuxiliary
};

} // namespace sudoku
