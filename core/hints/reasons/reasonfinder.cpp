#include "core/hints/reasons/reasonfinder.h"

#include "core/board/translate.h"
#include "core/hints/reasons/smallreason.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace sudoku {
namespace {

// More facts than these nobody keeps in mind.
constexpr std::size_t maxPremises = 4;
// In steps of NearMisses::work(): for a first reason of each conclusion, then for smaller ones of the best.
constexpr std::int64_t firstWork = 20'000;
constexpr std::int64_t moreWork = 10'000;
constexpr int maxVainTries = 12;
// A single question may be as hard as the puzzle.
constexpr std::int64_t maxConflicts = 200;

/// Returns the candidates of open cells, those of cells with the fewest first: what excludes them is short.
std::vector<Candidate> candidatesOf(const Position &position)
{
    std::vector<Candidate> candidates;
    for (Cell cell = 0; cell < position.rules().cellCount(); ++cell)
        for (const Digit digit : position.candidates(cell))
            candidates.push_back({cell, digit});
    std::ranges::stable_sort(candidates, {}, [&](const Candidate &candidate) {
        return position.candidates(candidate.cell).size();
    });
    return candidates;
}

/// Looks for the smallest reason of any candidate to be excluded.
class SmallReasonSearch
{
public:
    SmallReasonSearch(const Position &position, const std::stop_token &stop)
        : m_position(position),
          m_stop(stop),
          m_misses(position, stop, maxConflicts)
    {
    }

    /// Returns the premises, or nothing if all reasons that were found are large.
    std::optional<std::vector<Premise>> run(Candidate &excluded)
    {
        begin();
        std::vector<Found *> smallestFirst;
        for (Found &found : m_found)
            smallestFirst.push_back(&found);
        std::ranges::stable_sort(smallestFirst, {}, &Found::size);
        const std::int64_t end = m_misses.work() + moreWork;
        for (Found *found : smallestFirst)
            if (m_misses.work() < end)
                (void)found->reason.improve(end, maxVainTries, m_stop); // keeps its best
        const auto best = std::ranges::min_element(m_found, {}, &Found::size);
        if (best == m_found.end() || best->size() > maxPremises)
            return {};
        excluded = best->candidate;
        std::vector<Premise> premises;
        for (const int number : *best->reason.best())
            premises.push_back(m_misses.formula().premises()[number]);
        return premises;
    }

private:
    struct Found
    {
        Candidate candidate;
        SmallReason reason;

        std::size_t size() const { return reason.best()->size(); }
    };

    void begin()
    {
        for (const Candidate &candidate : candidatesOf(m_position)) {
            if (m_misses.work() >= firstWork || (!m_found.empty() && m_found.back().size() == 1))
                return;
            SmallReason reason(m_misses, {candidate, false});
            const OrHalt<bool> follows = reason.begin(m_stop);
            if (!follows && m_stop.stop_requested())
                return;
            if (reason.best())
                m_found.push_back({candidate, std::move(reason)});
        }
    }

    const Position &m_position;
    const std::stop_token &m_stop;
    NearMisses m_misses;
    std::vector<Found> m_found;
};

/// What some premises of a position exclude.
class ExcludedBy
{
public:
    ExcludedBy(const Position &position, std::vector<Premise> premises, const std::stop_token &stop)
        : m_position(position),
          m_stop(stop),
          m_formula(position, std::move(premises), stop, maxConflicts),
          m_all(m_formula.premises().size())
    {
        std::iota(m_all.begin(), m_all.end(), 0);
    }

    bool excludes(const Candidate &candidate)
    {
        return m_position.has(candidate)
               && m_formula.decide(m_all, m_formula.exclusions().numberOf(candidate), true, m_stop)
                      == Verdict::Unsatisfiable;
    }
    /// Returns those of \a cell, ascending.
    std::vector<Candidate> in(Cell cell)
    {
        std::vector<Candidate> excluded;
        for (const Digit digit : m_position.candidates(cell))
            if (excludes({cell, digit}))
                excluded.push_back({cell, digit});
        return excluded;
    }
    /// Returns the same digit as \a first in the cells of the premises, ascending.
    std::vector<Candidate> alike(const Candidate &first)
    {
        std::set<Candidate> excluded{first};
        for (const Premise &premise : m_formula.premises())
            for (const Cell cell : cellsOf(m_position.rules(), premise))
                if (const Candidate other{cell, first.digit}; excludes(other))
                    excluded.insert(other);
        return {excluded.begin(), excluded.end()};
    }

private:
    const Position &m_position;
    const std::stop_token &m_stop;
    ReasonFormula m_formula;
    std::vector<int> m_all; // premises, by number
};

/// Returns what a step says that excludes \a first: several digits of its cell, or the digit in several
/// cells.
std::vector<Candidate> conclusionOf(ExcludedBy &excluded, const Candidate &first)
{
    std::vector<Candidate> inCell = excluded.in(first.cell);
    return inCell.size() > 1 ? inCell : excluded.alike(first);
}

/// Makes a step of premises.
class ReasonStepMaker
{
public:
    explicit ReasonStepMaker(const Position &position) : m_position(position), m_rules(position.rules()) {}

    /// Returns the step, or nothing if a premise is of a rule that no step can name.
    std::optional<Step> make(const std::vector<Premise> &premises, std::vector<Candidate> excluded)
    {
        m_step.technique = &smallReasonTechnique();
        m_step.eliminations = std::move(excluded);
        for (const Premise &premise : premises)
            if (!add(premise))
                return {};
        addPairs();
        m_step.constraints.assign(m_constraints.begin(), m_constraints.end());
        return std::move(m_step);
    }

private:
    bool add(const Premise &premise)
    {
        int index = reasonOfCell;
        if (const auto *has = std::get_if<premise::HouseHasDigit>(&premise)) {
            m_step.houses.push_back({has->house});
            index = static_cast<int>(m_step.houses.size());
        } else if (const auto *kept = std::get_if<premise::RuleIsKept>(&premise)) {
            if (!addSource(m_rules.otherRules()[kept->rule].source))
                return false;
            index = reasonOfRule;
        } else if (std::holds_alternative<premise::ImpliedSumIsKept>(premise)) {
            addSum(m_rules.impliedSums()[std::get<premise::ImpliedSumIsKept>(premise).sum]);
            index = reasonOfRule;
        }
        m_step.groups.push_back({Role::Pattern, sudoku::candidatesOf(m_position, premise), index});
        return true;
    }

    bool addSource(const RuleSource &source)
    {
        const auto *constraint = std::get_if<ConstraintIndex>(&source);
        if (constraint)
            m_constraints.insert(constraint->index);
        return constraint;
    }

    void addSum(const RuleIndex::IndexedSum &sum)
    {
        for (const int house : sum.houses)
            m_step.houses.push_back({house});
        m_constraints.insert(sum.constraints.begin(), sum.constraints.end());
    }

    /// Adds the rules of pairs by which candidates of the step exclude each other.
    void addPairs()
    {
        std::vector<DigitSet> digits(m_rules.cellCount());
        for (const Candidate &candidate : m_step.evidence())
            digits[candidate.cell].insert(candidate.digit);
        for (const Candidate &candidate : m_step.eliminations)
            digits[candidate.cell].insert(candidate.digit);
        for (const ActiveRule &active : m_rules.otherRules())
            if (const auto *pair = std::get_if<rule::Pair>(&active.rule))
                for (const Digit digit : digits[pair->first])
                    if (!(digits[pair->second] - pair->allowed[digit]).isEmpty())
                        addSource(active.source);
    }

    const Position &m_position;
    const RuleIndex &m_rules;
    Step m_step;
    std::set<int> m_constraints;
};

bool containsAll(const std::vector<Cell> &cells, const std::vector<Candidate> &candidates)
{
    return std::ranges::all_of(candidates, [&](const Candidate &candidate) {
        return std::ranges::find(cells, candidate.cell) != cells.end();
    });
}

bool areNamed(const Step &step, const RuleIndex::IndexedSum &sum)
{
    return std::ranges::all_of(sum.houses,
                               [&](int house) {
                                   return std::ranges::find(step.houses, house, &HouseEvidence::house)
                                          != step.houses.end();
                               })
           && std::ranges::all_of(sum.constraints, [&](int constraint) {
                  return std::ranges::find(step.constraints, constraint) != step.constraints.end();
              });
}

bool isNamed(const Step &step, const RuleSource &source)
{
    const auto *constraint = std::get_if<ConstraintIndex>(&source);
    return constraint && std::ranges::find(step.constraints, constraint->index) != step.constraints.end();
}

/// Returns the premises of \a step; where several rules may be meant, all of them.
std::vector<Premise> premisesOf(const RuleIndex &rules, const Step &step)
{
    std::vector<Premise> premises;
    for (const EvidenceGroup &group : step.groups) {
        if (group.index == reasonOfCell)
            premises.emplace_back(premise::CellHasDigit{group.candidates.front().cell});
        else if (group.index != reasonOfRule)
            premises.emplace_back(
                premise::HouseHasDigit{step.houses[group.index - 1].house, group.candidates.front().digit});
        if (group.index != reasonOfRule)
            continue;
        for (int rule = 0; rule < std::ssize(rules.otherRules()); ++rule)
            if (const ActiveRule &active = rules.otherRules()[rule];
                isNamed(step, active.source) && containsAll(cellsOf(active.rule), group.candidates))
                premises.emplace_back(premise::RuleIsKept{rule});
        for (int sum = 0; sum < std::ssize(rules.impliedSums()); ++sum)
            if (const RuleIndex::IndexedSum &implied = rules.impliedSums()[sum];
                areNamed(step, implied) && containsAll(implied.sum.cells, group.candidates))
                premises.emplace_back(premise::ImpliedSumIsKept{sum});
    }
    std::ranges::sort(premises);
    premises.erase(std::unique(premises.begin(), premises.end()), premises.end());
    return premises;
}

} // namespace

const Technique &smallReasonTechnique()
{
    static constexpr Technique technique{
        "small-reason", TR_NOOP("Technique", "A Few Facts"), "", "", Level::Extreme, 500, findSmallReasons};
    return technique;
}

void findSmallReasons(const Technique & /*technique*/, const Position &position, StepSink &sink)
{
    Candidate excluded{};
    const std::optional<std::vector<Premise>> premises =
        SmallReasonSearch(position, sink.stopToken()).run(excluded);
    if (!premises)
        return;
    ExcludedBy all(position, *premises, sink.stopToken());
    if (!all.excludes(excluded))
        return; // a stop came
    if (std::optional<Step> step = ReasonStepMaker(position).make(*premises, conclusionOf(all, excluded)))
        sink.add(*std::move(step));
}

std::optional<Step> smallReasonIn(const Position &position, const Step &step, const std::stop_token &stop)
{
    const std::vector<Premise> premises = premisesOf(position.rules(), step);
    ExcludedBy excluded(position, premises, stop);
    const auto first = std::ranges::find_if(
        step.eliminations, [&](const Candidate &candidate) { return excluded.excludes(candidate); });
    if (first == step.eliminations.end())
        return {};
    return ReasonStepMaker(position).make(premises, conclusionOf(excluded, *first));
}

} // namespace sudoku
