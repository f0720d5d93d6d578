#pragma once

#include "core/proof/rupclauses.h"
#include "core/trace/trace.h"
#include "tests/testdata.h"

#include <algorithm>
#include <string>
#include <vector>

namespace sudoku {

/// Follows a trace step by step with books of its own, and names the first step that is wrong.
class RunCheck
{
public:
    explicit RunCheck(const Trace &trace)
        : m_trace(trace),
          m_isTrue(2 * trace.clauses.variableCount() + 1),
          m_known(trace.clauses.variableCount())
    {
        for (int i = 0; i < trace.formulaSize; ++i)
            m_known.add(clauseAt(i));
    }

    /// Empty if all is well.
    std::string firstFault()
    {
        for (std::size_t i = 0; i < m_trace.steps.size(); ++i)
            if (const std::string fault = faultOf(m_trace.steps[i]); !fault.empty())
                return "step " + std::to_string(i) + ": " + fault;
        return m_isOver ? "" : "no end";
    }

    /// The literals that are true, in their order.
    const std::vector<Literal> &trail() const { return m_trail; }
    /// Does the next step without a check.
    void follow(const TraceStep &step)
    {
        if (step.kind == TraceStep::Kind::Guess)
            m_begins.push_back(m_trail.size());
        if (step.assigns()) {
            m_trail.push_back(step.literal);
            place(step.literal) = true;
        } else if (step.kind == TraceStep::Kind::Back) {
            const std::size_t size = m_begins[step.level];
            for (std::size_t i = size; i < m_trail.size(); ++i)
                place(m_trail[i]) = false;
            m_trail.resize(size);
            m_begins.resize(step.level);
        }
    }

private:
    Clause clauseAt(int index) const
    {
        const auto literals = m_trace.clauses.clause(index);
        return {literals.begin(), literals.end()};
    }
    std::vector<bool>::reference place(Literal literal)
    {
        return m_isTrue[m_trace.clauses.variableCount() + literal];
    }
    bool isTrue(Literal literal) { return place(literal); }
    bool areFalse(const Clause &clause, Literal except = 0)
    {
        return std::ranges::all_of(clause,
                                   [&](Literal literal) { return literal == except || isTrue(-literal); });
    }
    bool isOpen(Literal literal) { return !isTrue(literal) && !isTrue(-literal); }
    int level() const { return static_cast<int>(m_begins.size()); }

    std::string faultOf(const TraceStep &step)
    {
        if (m_isOver)
            return "after the end";
        const std::string fault = faultBefore(step);
        follow(step);
        return fault.empty() && step.level != level() ? "wrong level" : fault;
    }

    std::string faultBefore(const TraceStep &step)
    {
        const Clause clause = step.clause < 0 ? Clause{} : clauseAt(step.clause);
        switch (step.kind) {
        case TraceStep::Kind::Guess:
            return isOpen(step.literal) ? "" : "guesses what has a value";
        case TraceStep::Kind::Propagate:
            if (!isOpen(step.literal))
                return "propagates what has a value";
            return std::ranges::count(clause, step.literal) == 1 && areFalse(clause, step.literal)
                       ? ""
                       : "does not follow from its reason";
        case TraceStep::Kind::Conflict:
            return areFalse(clause) ? "" : "the clause is not false";
        case TraceStep::Kind::Learn:
            if (step.clause != m_trace.formulaSize + m_learntCount++ || !areFalse(clause))
                return "what is learnt is no conflict";
            if (!m_known.imply(clause))
                return "what is learnt does not follow";
            m_known.add(clause);
            return {};
        case TraceStep::Kind::Back:
            return step.level < level() ? "" : "goes back to where it is";
        case TraceStep::Kind::Model:
            m_isOver = true;
            return isModel() ? "" : "no model";
        case TraceStep::Kind::Refuted:
            m_isOver = true;
            return level() == 0 && m_known.imply({}) ? "" : "not refuted";
        case TraceStep::Kind::GiveUp:
            m_isOver = true;
            return {};
        }
        return "unknown";
    }

    bool isModel()
    {
        for (int i = 0; i < m_trace.formulaSize; ++i)
            if (std::ranges::none_of(clauseAt(i), [this](Literal literal) { return isTrue(literal); }))
                return false;
        return static_cast<int>(m_trail.size()) == m_trace.clauses.variableCount();
    }

    const Trace &m_trace;
    std::vector<bool> m_isTrue; // by literal
    std::vector<Literal> m_trail;
    std::vector<std::size_t> m_begins; // of the levels, in the trail
    RupClauses m_known;
    int m_learntCount = 0;
    bool m_isOver = false;
};

} // namespace sudoku
