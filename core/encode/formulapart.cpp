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
    FormulaPart part(topic, std::move(*encoding));
    part.findAuxiliaries(stop);
    part.makeClauseGroups(isByDigit(*rules, topic), stop);
    if (isStopped(stop))
        return tl::unexpected(Propagation::Stopped); // it may be half read
    return part;
}

FormulaPart::FormulaPart(FormulaTopic topic, Encoding encoding)
    : m_topic(topic),
      m_encoding(std::move(encoding))
{
    m_firstAuxiliary = m_encoding.variables().count() + 1;
}

const Reason *FormulaPart::selected(Literal variable) const
{
    if (variable < m_firstAuxiliary || candidate(variable))
        return nullptr; // a given is switched by its candidate
    const auto found = std::ranges::find(m_encoding.selectors(), variable, &Selector::literal);
    return found == m_encoding.selectors().end() ? nullptr : &found->reason;
}

int FormulaPart::variableCount() const
{
    std::set<Literal> variables;
    for (int i = 0; i < cnf().clauseCount(); ++i)
        for (const Literal literal : cnf().clause(i))
            variables.insert(std::abs(literal));
    return static_cast<int>(variables.size());
}

void FormulaPart::findAuxiliaries(const std::stop_token &stop)
{
    m_auxiliaries =
        readAuxiliaries(cnf(),
                        {.firstAuxiliary = m_firstAuxiliary,
                         .isAuxiliary = [this](Literal variable) { return isAuxiliary(variable); },
                         .isSelector = [this](Literal variable) { return selected(variable) != nullptr; }},
                        stop);
}

void FormulaPart::makeClauseGroups(bool isByDigit, const std::stop_token &stop)
{
    const bool isCell = std::holds_alternative<CellTopic>(m_topic);
    std::vector<Digit> auxiliaryDigits(m_auxiliaries.size());
    std::vector<bool> isListed(m_auxiliaries.size());
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
            if (!isAuxiliary(variable) || isListed[variable - m_firstAuxiliary])
                continue;
            isListed[variable - m_firstAuxiliary] = true;
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
        if (literal < 0 || isAuxiliary(literal))
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
        else if (isAuxiliary(variable) && auxiliaryDigits[variable - m_firstAuxiliary] != noDigit)
            digit = auxiliaryDigits[variable - m_firstAuxiliary];
    }
    for (const Literal literal : clause)
        if (isAuxiliary(std::abs(literal)))
            auxiliaryDigits[std::abs(literal) - m_firstAuxiliary] = digit;
    return digit;
}

} // namespace sudoku
