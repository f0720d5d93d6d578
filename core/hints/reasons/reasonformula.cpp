#include "core/hints/reasons/reasonformula.h"

#include "core/encode/rankencoding.h"
#include "core/encode/readingencoding.h"
#include "core/propagate/sumcandidates.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr std::int64_t maxConflictsToAdd = 20; // more are seldom worth another premise

/// Returns what the open cells of \a cells may take, with literals; a cell with a digit has a single choice.
std::vector<std::vector<Choice>> choicesOf(const Position &start, const std::vector<Cell> &cells,
                                           const Exclusions &exclusions, const std::vector<Literal> &literals)
{
    std::vector<std::vector<Choice>> choices;
    for (const Cell cell : cells) {
        choices.emplace_back();
        if (!start.isOpen(cell))
            choices.back().push_back({start.digitAt(cell), 0});
        for (const Digit digit : start.candidates(cell))
            choices.back().push_back({digit, literals[exclusions.numberOf({cell, digit})]});
    }
    return choices;
}

/// Returns the sets of digits that the open cells of \a sum may have if they see each other; nothing if they
/// do not, or if there are too many.
std::optional<std::vector<DigitSet>> openSets(const Position &start, const rule::Sum &sum)
{
    constexpr std::size_t maxSets = 40;
    if (!start.rules().seeEachOther(sum.cells))
        return {};
    int rest = sum.total;
    int open = 0;
    DigitSet digits;
    for (const Cell cell : sum.cells)
        if (start.isOpen(cell)) {
            digits |= start.candidates(cell);
            ++open;
        } else {
            rest -= start.digitAt(cell);
        }
    return setsWithSum(digits, open, rest, maxSets);
}

} // namespace

ReasonFormula::ReasonFormula(const Position &start, std::vector<Premise> premises,
                             const std::stop_token &stop, std::int64_t maxConflicts,
                             const std::set<int> &without)
    : m_premises(std::move(premises)),
      m_exclusions(start, without),
      m_maxConflicts(maxConflicts),
      m_literals(m_exclusions.count())
{
    for (int number = 0; number < m_exclusions.count(); ++number)
        if (start.has(m_exclusions.candidate(number))) {
            m_literals[number] = m_cnf.newVariable();
            m_candidates.push_back(number);
        }
    for (const int number : m_candidates)
        for (const int other : m_exclusions.of(number))
            if (other > number)
                m_cnf.add({-m_literals[number], -m_literals[other]});
    for (int premise = 0; premise < static_cast<int>(m_premises.size()); ++premise)
        writePremise(start.rules(), start, premise, stop);
    m_solver = makeMiniSat(
        {.maxConflicts = maxConflicts, .branchingVariables = static_cast<int>(m_candidates.size())});
    m_solver->add(m_cnf, stop);
}

void ReasonFormula::writePremise(const RuleIndex &rules, const Position &start, int premise,
                                 const std::stop_token &stop)
{
    m_selectors.push_back(m_cnf.newVariable());
    m_oneOf.emplace_back();
    const Cnf::Guard guard(m_cnf, m_selectors.back());
    const auto literalsOf = [&](const Premise &oneOf) {
        Clause clause;
        for (const Candidate &candidate : candidatesOf(start, oneOf))
            clause.push_back(m_literals[m_exclusions.numberOf(candidate)]);
        return clause;
    };
    const auto addCells = [&] {
        for (const Cell cell : cellsOf(rules, m_premises[premise]))
            if (start.isOpen(cell))
                m_cnf.add(literalsOf(premise::CellHasDigit{cell}));
    };
    const auto addRule = [&](const Rule &rule) {
        addCells();
        if (const auto *sum = std::get_if<rule::Sum>(&rule))
            writeSum(start, *sum, stop);
        else if (const auto *automaton = std::get_if<rule::Automaton>(&rule))
            encodeAutomaton(m_cnf, choicesOf(start, automaton->cells, m_exclusions, m_literals), *automaton,
                            stop);
        else if (const auto *rank = std::get_if<rule::Rank>(&rule))
            encodeRank(
                m_cnf, *rank,
                [&](Cell cell) { return choicesOf(start, {cell}, m_exclusions, m_literals).front(); },
                Auxiliaries::Implied, stop);
    };
    const auto *has = std::get_if<premise::HouseHasDigit>(&m_premises[premise]);
    if (has && rules.isImplied(has->house))
        excludeRepeated(start, *has);
    if (const auto *kept = std::get_if<premise::RuleIsKept>(&m_premises[premise]))
        addRule(rules.otherRules()[kept->rule].rule);
    else if (const auto *implied = std::get_if<premise::ImpliedSumIsKept>(&m_premises[premise]))
        addRule(rules.impliedSums()[implied->sum].sum);
    else if (!has || !filledPlace(start, *has))
        m_cnf.add(m_oneOf.back() = literalsOf(m_premises[premise]));
}

/// Writes that at most one of the candidates is true, or none if the digit is there already.
void ReasonFormula::excludeRepeated(const Position &start, const premise::HouseHasDigit &has)
{
    Clause excluded;
    for (const Candidate &candidate : candidatesOf(start, has))
        excluded.push_back(-m_literals[m_exclusions.numberOf(candidate)]);
    for (std::size_t i = 0; i < excluded.size(); ++i)
        if (filledPlace(start, has))
            m_cnf.add({excluded[i]});
        else
            for (std::size_t j = 0; j < i; ++j)
                m_cnf.add({excluded[j], excluded[i]});
}

void ReasonFormula::writeSum(const Position &start, const rule::Sum &sum, const std::stop_token &stop)
{
    const auto sets = openSets(start, sum);
    std::vector<Cell> cells = sum.cells;
    if (!sets) {
        encodeSum(m_cnf, choicesOf(start, cells, m_exclusions, m_literals), sum.total, stop);
        return;
    }
    std::erase_if(cells, [&](Cell cell) { return !start.isOpen(cell); });
    encodeSets(m_cnf, choicesOf(start, cells, m_exclusions, m_literals), *sets);
}

OrHalt<Verdict> ReasonFormula::decide(std::span<const int> premises, int candidate, bool isTrue,
                                      const std::stop_token &stop)
{
    assume(premises, candidate, isTrue);
    return m_solver->solve(m_assumptions, stop);
}

void ReasonFormula::assume(std::span<const int> premises, int candidate, bool isTrue)
{
    m_assumptions.assign(1, isTrue ? m_literals[candidate] : -m_literals[candidate]);
    for (const int premise : premises)
        m_assumptions.push_back(m_selectors[premise]);
}

OrHalt<Verdict> ReasonFormula::decideWithOneOf(std::span<const int> others, std::span<const int> premises,
                                               int candidate, bool isTrue, const std::stop_token &stop,
                                               bool isThorough)
{
    const Literal asked = m_cnf.newVariable(); // whether the clause is meant, which only this question does
    m_solver->add(m_cnf, stop);
    Clause clause{-asked};
    for (const int other : others)
        clause.insert(clause.end(), m_oneOf[other].begin(), m_oneOf[other].end());
    m_solver->add(clause);
    assume(premises, candidate, isTrue);
    m_assumptions.push_back(asked);
    m_solver->limitConflicts(isThorough ? m_maxConflicts : maxConflictsToAdd);
    const OrHalt<Verdict> verdict = m_solver->solve(m_assumptions, stop);
    m_solver->limitConflicts(m_maxConflicts);
    clause.resize(1);
    m_solver->add(clause);
    return verdict;
}

/// Returns the premise with the selector \a literal, or -1.
int ReasonFormula::premiseOf(Literal literal) const
{
    const auto place = std::ranges::lower_bound(m_selectors, literal);
    return place != m_selectors.end() && *place == literal ? static_cast<int>(place - m_selectors.begin())
                                                           : -1;
}

std::vector<int> ReasonFormula::model() const
{
    std::vector<int> model;
    for (const int number : m_candidates)
        if (m_solver->isTrue(m_literals[number]))
            model.push_back(number);
    return model;
}

std::vector<int> ReasonFormula::core() const
{
    std::vector<int> premises;
    for (const Literal literal : m_solver->core())
        if (const int premise = premiseOf(literal); premise >= 0)
            premises.push_back(premise);
    std::ranges::sort(premises);
    return premises;
}

void ReasonFormula::fix(int candidate, bool isTrue)
{
    const Literal literal = isTrue ? m_literals[candidate] : -m_literals[candidate];
    m_solver->add(std::span(&literal, 1));
}

} // namespace sudoku
