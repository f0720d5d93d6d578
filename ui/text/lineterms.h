#pragma once

#include "core/hints/lines/lineways.h"
#include "core/variants/variant.h"
#include "ui/text/stepterms.h"

#include <map>
#include <optional>
#include <span>
#include <vector>

namespace sudoku {

/// A part of a reason: a sentence, or none; and what it does not explain of the step.
struct LineReason
{
    QString text;
    std::vector<Candidate> unexplained;
};

/// The constraint of a step of core/hints/lines, its cells before and after the step, and the terms in which
/// both are told.
class LineTerms
{
public:
    LineTerms(const StepTerms &text, const Step &step);

    const StepTerms &text() const { return m_text; }
    const Step &step() const { return m_step; }
    /// Returns the constraint, or the first of those that hang together.
    const Constraint &constraint() const { return m_constraint; }
    bool isChain() const { return m_step.constraints.size() > 1; }
    /// Returns whether the step says what several lines leave whatever is on the board.
    bool isOfAllLines() const
    {
        return isChain() && saysSomethingAlways(m_constraint.variant->logic)
               && m_constraint.variant->input == Input::Path;
    }
    int number() const { return m_constraint.number().value_or(0); }
    int digitCount() const { return m_text.rules().digitCount(); }
    DigitValues values() const { return m_text.rules().geometry().values(); }

    /// Returns the cells of the constraint that the step is about, each once, in their order; of
    /// constraints that hang together row by row.
    const std::vector<Cell> &cells() const { return m_cells; }
    /// Returns the candidates of a cell before the step, or its digit.
    DigitSet before(Cell cell) const;
    DigitSet left(Cell cell) const;
    /// Returns all digits that some of \a cells have before the step.
    DigitSet before(std::span<const Cell> cells) const;
    bool arePeers(Cell one, Cell other) const { return m_text.rules().arePeers(one, other); }
    /// Returns whether all of \a cells see each other.
    bool areDistinct(std::span<const Cell> cells) const;
    /// Returns the rules that relate two cells; if these see each other, without pairs of equal digits.
    std::vector<rule::Pair> pairs() const;
    /// Returns whether a cell that \a gone sees is left with its digit, or whether its cell is the only one
    /// of a house that is left with another digit.
    bool isSeen(const Candidate &gone) const;
    /// Returns the ways to fill the cells before the step, in the order of cells(), or nothing if there are
    /// more than \a max.
    std::optional<std::vector<std::vector<Digit>>> ways(std::size_t max) const;

    /// Returns "r1c1, r1c2 and r1c3 can only be 129 or 138", or nothing if there are more than \a max ways.
    QString waysText(std::size_t max) const;

    /// Returns \a text with the eliminations for which \a isExplained returns false.
    template <typename IsExplained>
    LineReason reason(const QString &text, const IsExplained &isExplained) const
    {
        LineReason reason{text, {}};
        for (const Candidate &candidate : m_step.eliminations)
            if (!isExplained(candidate))
                reason.unexplained.push_back(candidate);
        return reason;
    }

    /// Returns \a text with an upper case first letter, unless it begins with a cell.
    QString sentence(const QString &text) const;
    QString name() const { return m_text.where(m_step); }
    QString cell(Cell cell) const;
    QString cellsText(std::span<const Cell> cells) const;
    QString digit(Digit digit) const;
    /// Returns "3 or 5".
    QString anyOf(DigitSet digits) const;
    /// Returns "3 or 5" of one or two digits, of more "3/5-7".
    QString someOf(DigitSet digits) const;
    /// Returns "2-5", "3/5-7/9" or "4".
    QString range(DigitSet digits) const;
    /// Returns the digits of a way one behind the other: "129"; with blanks if a symbol is longer.
    QString row(std::span<const Digit> digits) const;
    /// Returns "1+2+9".
    QString addition(std::span<const Digit> digits) const;
    QString addition(DigitSet digits) const;
    /// Returns "4 or 9 in r1c1, 3 in r1c2 or r1c4", the first cells only where there are many.
    QString candidates(const std::vector<Candidate> &candidates) const;
    /// Returns "a, b or c".
    static QString orText(QStringList texts);
    /// Returns the first of \a texts, and "…" if there are more than \a max.
    static QStringList firstOf(const QStringList &texts, qsizetype max);

private:
    const StepTerms &m_text;
    const Step &m_step;
    const Constraint &m_constraint;
    std::map<Cell, DigitSet> m_left;
    std::map<Cell, DigitSet> m_before;
    std::vector<Cell> m_cells;
};

} // namespace sudoku
