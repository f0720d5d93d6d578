#include "core/encode/formulapart.h"

#include "core/board/stopcheck.h"
#include "core/encode/encoding.h"

#include <algorithm>
#include <map>
#include <set>

namespace sudoku {
namespace {

/// Returns whether the rules of \a topic are about one digit at a time.
bool isByDigit(std::span<const ActiveRule> rules, const FormulaTopic &topic)
{
    const auto *source = std::get_if<RuleSource>(&topic);
    return source && std::ranges::all_of(rules, [&](const ActiveRule &active) {
               return active.source != *source || std::holds_alternative<rule::House>(active.rule)
                      || std::holds_alternative<rule::Distinct>(active.rule);
           });
}

} // namespace

tl::expected<FormulaPart, Propagation> FormulaPart::make(const Puzzle &puzzle, const EncodeOptions &options,
                                                         const FormulaTopic &topic,
                                                         const std::stop_token &stop)
{
    const std::optional<std::vector<ActiveRule>> rules = activeRules(puzzle, stop);
    if (!rules)
        return tl::unexpected(Propagation::Stopped);
    WrittenCandidates over = writtenCandidates(puzzle, options.kind, Memo::none(), stop);
    if (over.propagation != Propagation::Done)
        return tl::unexpected(over.propagation);
    std::optional<Encoding> encoding =
        encodePart(puzzle, *rules, std::move(over.candidates), options, topic, stop);
    if (!encoding)
        return tl::unexpected(Propagation::Stopped);
    FormulaPart part(topic, std::move(*encoding), stop);
    part.makeClauseGroups(isByDigit(*rules, topic), stop);
    if (isStopped(stop))
        return tl::unexpected(Propagation::Stopped); // it may be half read
    return part;
}

FormulaPart::FormulaPart(FormulaTopic topic, Encoding encoding, const std::stop_token &stop)
    : m_topic(topic),
      m_encoding(std::move(encoding)),
      m_variables(m_encoding, stop)
{
}

int FormulaPart::variableCount() const
{
    std::set<Literal> variables;
    for (int i = 0; i < cnf().clauseCount(); ++i)
        for (const Literal literal : cnf().clause(i))
            variables.insert(std::abs(literal));
    return static_cast<int>(variables.size());
}

void FormulaPart::makeClauseGroups(bool isByDigit, const std::stop_token &stop)
{
    const bool isCell = std::holds_alternative<CellTopic>(m_topic);
    std::vector<Digit> auxiliaryDigits(m_variables.auxiliaryCount());
    std::vector<bool> isListed(m_variables.auxiliaryCount());
    std::map<std::pair<Digit, ClauseGroup::Kind>, ClauseGroup> clauseGroups;
    for (int i = 0; i < cnf().clauseCount() && !isStopped(stop); ++i) {
        const std::span<const Literal> clause = cnf().clause(i);
        const Digit digit = isByDigit ? digitOf(clause, auxiliaryDigits) : noDigit;
        const ClauseGroup::Kind kind = isByDigit || isCell ? kindOf(clause) : ClauseGroup::Kind::Other;
        ClauseGroup &group =
            clauseGroups.try_emplace({digit, kind}, ClauseGroup{.kind = kind, .digit = digit}).first->second;
        group.clauses.push_back(i);
        for (const Literal literal : clause) {
            const Literal variable = std::abs(literal);
            if (!m_variables.isAuxiliary(variable) || isListed[m_variables.auxiliaryIndex(variable)])
                continue;
            isListed[m_variables.auxiliaryIndex(variable)] = true;
            group.auxiliaries.push_back(variable);
        }
    }
    for (auto &entry : clauseGroups) {
        std::ranges::sort(entry.second.auxiliaries);
        m_clauseGroups.push_back(std::move(entry.second));
    }
}

ClauseGroup::Kind FormulaPart::kindOf(std::span<const Literal> clause) const
{
    if (m_encoding.variables().values() == ValueEncoding::Binary)
        return kindOfBits(clause);
    int positives = 0;
    for (const Literal literal : clause) {
        if (selected(std::abs(literal)))
            continue;
        if (literal < 0 || m_variables.isAuxiliary(literal))
            return ClauseGroup::Kind::AtMostOne;
        ++positives;
    }
    const bool isGiven = positives == 1 && std::holds_alternative<CellTopic>(m_topic);
    return isGiven ? ClauseGroup::Kind::Given : ClauseGroup::Kind::AtLeastOne;
}

/// Where digits are written in bits, the clauses of a cell exclude bits, or say which bits a clue has.
ClauseGroup::Kind FormulaPart::kindOfBits(std::span<const Literal> clause) const
{
    if (!std::holds_alternative<CellTopic>(m_topic))
        return ClauseGroup::Kind::AtMostOne;
    const bool isGiven = clause.size() == 1 || std::ranges::any_of(clause, [this](Literal literal) {
                             return candidate(std::abs(literal)).has_value();
                         });
    return isGiven ? ClauseGroup::Kind::Given : ClauseGroup::Kind::AtLeastOne;
}

/// Returns the digit that \a clause is about; its auxiliary variables are about the same digit.
Digit FormulaPart::digitOf(std::span<const Literal> clause, std::vector<Digit> &auxiliaryDigits) const
{
    Digit digit = noDigit;
    Clause rest;
    if (const auto excluded = m_encoding.variables().excluded(clause, rest); !excluded.empty())
        digit = excluded.front().second;
    for (const Literal literal : clause) {
        const Literal variable = std::abs(literal);
        if (const auto known = candidate(variable))
            digit = known->second;
        else if (m_variables.isAuxiliary(variable)
                 && auxiliaryDigits[m_variables.auxiliaryIndex(variable)] != noDigit)
            digit = auxiliaryDigits[m_variables.auxiliaryIndex(variable)];
    }
    for (const Literal literal : clause)
        if (m_variables.isAuxiliary(std::abs(literal)))
            auxiliaryDigits[m_variables.auxiliaryIndex(std::abs(literal))] = digit;
    return digit;
}

} // namespace sudoku
