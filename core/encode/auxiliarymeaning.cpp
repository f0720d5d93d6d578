#include "core/encode/auxiliarymeaning.h"

#include "core/board/stopcheck.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace sudoku {
namespace {

void insert(Clause &sorted, Literal literal)
{
    const auto place = std::ranges::lower_bound(sorted, literal);
    if (place == sorted.end() || *place != literal)
        sorted.insert(place, literal);
}

class AuxiliaryReader
{
public:
    AuxiliaryReader(const Cnf &cnf, const VariableKinds &kinds)
        : m_cnf(cnf),
          m_kinds(kinds),
          m_meanings(cnf.variableCount() + 1 - kinds.firstAuxiliary)
    {
    }

    /// Encodings write the conditions of an auxiliary variable before they use it, so one pass is enough.
    std::vector<AuxiliaryMeaning> read(const std::stop_token &stop)
    {
        for (int i = 0; i < m_cnf.clauseCount() && !isStopped(stop); ++i)
            readCauses(m_cnf.clause(i));
        for (int i = 0; i < m_cnf.clauseCount() && !isStopped(stop); ++i)
            readDefinition(m_cnf.clause(i));
        return std::move(m_meanings);
    }

private:
    bool isAuxiliary(Literal variable) const
    {
        return variable >= m_kinds.firstAuxiliary && m_kinds.isAuxiliary(variable);
    }
    AuxiliaryMeaning &meaning(Literal variable) { return m_meanings[variable - m_kinds.firstAuxiliary]; }

    void readCauses(std::span<const Literal> clause)
    {
        Clause rest;
        for (const Literal literal : clause)
            if (!m_kinds.isSelector(std::abs(literal)))
                rest.push_back(literal);
        if (rest.size() != 2)
            return;
        for (const auto &[cause, effect] : {std::pair{-rest[0], rest[1]}, std::pair{-rest[1], rest[0]}})
            if (cause > 0 && isAuxiliary(std::abs(effect)))
                learn(cause, effect);
    }

    void learn(Literal cause, Literal auxiliary)
    {
        AuxiliaryMeaning &known = meaning(std::abs(auxiliary));
        if (!isAuxiliary(cause))
            insert(auxiliary > 0 ? known.whenTrue : known.whenFalse, cause);
        else if (auxiliary > 0)
            for (const Literal each : Clause(meaning(cause).whenTrue))
                insert(known.whenTrue, each);
    }

    /// Reads a clause "not the variable, or one of these", where these are all that make it true.
    void readDefinition(std::span<const Literal> clause)
    {
        Literal auxiliary = 0;
        bool isDefinition = true;
        Clause causes;
        for (const Literal literal : clause) {
            if (m_kinds.isSelector(std::abs(literal)))
                continue;
            if (literal < 0) {
                isDefinition = isDefinition && auxiliary == 0 && isAuxiliary(-literal);
                auxiliary = -literal;
            } else {
                for (const Literal each : isAuxiliary(literal) ? meaning(literal).whenTrue : Clause{literal})
                    insert(causes, each);
            }
        }
        if (isDefinition && auxiliary != 0 && causes == meaning(auxiliary).whenTrue)
            meaning(auxiliary).isExact = true;
    }

    const Cnf &m_cnf;
    const VariableKinds &m_kinds;
    std::vector<AuxiliaryMeaning> m_meanings;
};

} // namespace

std::vector<AuxiliaryMeaning> readAuxiliaries(const Cnf &cnf, const VariableKinds &kinds,
                                              const std::stop_token &stop)
{
    return AuxiliaryReader(cnf, kinds).read(stop);
}

} // namespace sudoku
