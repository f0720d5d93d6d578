#include "core/encode/rankencoding.h"

#include "core/board/stopcheck.h"

#include <algorithm>
#include <map>
#include <utility>

namespace sudoku {
namespace {

class RankEncoder
{
public:
    using ChoicesOf = std::function<std::vector<Choice>(Cell)>;

    RankEncoder(Cnf &cnf, const rule::Rank &rank, const ChoicesOf &choicesOf)
        : m_cnf(cnf),
          m_rank(rank),
          m_true(cnf.newVariable())
    {
        cnf.add({m_true});
        for (const Cell cell : cellsOf(rank))
            m_choices[cell] = choicesOf(cell);
    }

    void encode(Auxiliaries auxiliaries, const std::stop_token &stop)
    {
        m_cnf.add({literalOf(m_rank.cells.front(), m_rank.first)});
        std::vector<std::vector<Choice>> counted; // a line that is less counts 1, another one 2
        for (const std::vector<Cell> &other : m_rank.others) {
            if (isStopped(stop))
                return;
            const Literal isLess = countsOf(other);
            counted.push_back({{1, isLess}, {2, -isLess}});
        }
        encodeSum(m_cnf, counted, 2 * static_cast<int>(counted.size()) - m_rank.lessCount, stop, auxiliaries);
    }

private:
    /// Returns a literal of "\a other begins with the same digit, and is less".
    Literal countsOf(const std::vector<Cell> &other)
    {
        const Literal begins = literalOf(other.front(), m_rank.first);
        if (begins == -m_true)
            return begins;
        Literal isLess = -m_true; // from the cell that was looked at last on
        Clause differs{-begins};
        for (std::size_t i = other.size() - 1; i > 0; --i) {
            const Cell own = m_rank.cells[i];
            if (other[i] == own)
                continue;
            const Literal isEqual = equal(own, other[i]);
            differs.push_back(-isEqual);
            isLess = anyOf(less(other[i], own), bothOf(isEqual, isLess));
        }
        if (!m_rank.mayTie)
            m_cnf.add(differs);
        return bothOf(begins, isLess);
    }

    /// Returns a literal of "both cells have the same digit".
    Literal equal(Cell own, Cell other)
    {
        const Literal isEqual = m_cnf.newVariable();
        for (const Choice &choice : m_choices[other]) {
            const Literal has = literalOf(choice);
            const Literal hasToo = literalOf(own, choice.digit);
            m_cnf.add({-has, -isEqual, hasToo});
            m_cnf.add({-has, isEqual, -hasToo});
        }
        return isEqual;
    }

    /// Returns a literal of "the digit of \a other is less".
    Literal less(Cell other, Cell own)
    {
        const Literal isLess = m_cnf.newVariable();
        for (const Choice &choice : m_choices[other]) {
            const Literal isGreater = greater(own, choice.digit);
            m_cnf.add({-literalOf(choice), -isLess, isGreater});
            m_cnf.add({-literalOf(choice), isLess, -isGreater});
        }
        return isLess;
    }

    /// Returns a literal of "the digit of \a own is greater than \a digit".
    Literal greater(Cell own, Digit digit)
    {
        if (m_choices[own].empty() || digit >= m_choices[own].back().digit)
            return -m_true;
        const auto [known, isNew] = m_greater.try_emplace({own, digit});
        if (isNew)
            known->second = anyOf(literalOf(own, digit + 1), greater(own, digit + 1));
        return known->second;
    }

    Literal anyOf(Literal one, Literal other) { return -bothOf(-one, -other); }

    Literal bothOf(Literal one, Literal other)
    {
        if (one == -m_true || other == -m_true)
            return -m_true;
        if (one == m_true || other == m_true)
            return one == m_true ? other : one;
        const Literal both = m_cnf.newVariable();
        m_cnf.add({-both, one});
        m_cnf.add({-both, other});
        m_cnf.add({both, -one, -other});
        return both;
    }

    Literal literalOf(const Choice &choice) const { return choice.literal == 0 ? m_true : choice.literal; }
    Literal literalOf(Cell cell, Digit digit) const
    {
        const std::vector<Choice> &choices = m_choices.at(cell);
        const auto found = std::ranges::find(choices, digit, &Choice::digit);
        return found == choices.end() ? -m_true : literalOf(*found);
    }

    Cnf &m_cnf;
    const rule::Rank &m_rank;
    Literal m_true;
    std::map<Cell, std::vector<Choice>> m_choices;
    std::map<std::pair<Cell, Digit>, Literal> m_greater;
};

} // namespace

void encodeRank(Cnf &cnf, const rule::Rank &rank, const std::function<std::vector<Choice>(Cell)> &choicesOf,
                Auxiliaries auxiliaries, const std::stop_token &stop)
{
    RankEncoder(cnf, rank, choicesOf).encode(auxiliaries, stop);
}

} // namespace sudoku
