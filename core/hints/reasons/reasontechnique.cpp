#include "core/hints/reasons/reasontechnique.h"

#include "core/hints/walkthrough.h"

#include <algorithm>
#include <set>

namespace sudoku {
namespace {

using CandidateSet = std::set<Candidate>;

bool concludes(const Step &step, const Deduction &conclusion)
{
    const std::vector<Candidate> &found = conclusion.isTrue ? step.placements : step.eliminations;
    return std::ranges::find(found, conclusion.candidate) != found.end();
}

/// Returns the candidates that \a step is made of.
CandidateSet evidenceOf(const Step &step)
{
    CandidateSet evidence;
    for (const EvidenceGroup &group : step.groups)
        if (group.role != Role::Counted) // digits on the board are no candidates
            evidence.insert(group.candidates.begin(), group.candidates.end());
    for (const std::vector<ChainLink> &chain : step.chains)
        for (const ChainLink &link : chain) {
            evidence.insert(link.from.begin(), link.from.end());
            evidence.insert(link.to.begin(), link.to.end());
        }
    return evidence;
}

/// What a step concludes may be among its evidence, as at the end of a chain.
void eraseConclusions(CandidateSet &candidates, const Step &step)
{
    for (const Candidate &candidate : step.placements)
        candidates.erase(candidate);
    for (const Candidate &candidate : step.eliminations)
        candidates.erase(candidate);
}

bool saysTheSame(const Step &step, CandidateSet candidates)
{
    CandidateSet evidence = evidenceOf(step);
    eraseConclusions(evidence, step);
    eraseConclusions(candidates, step);
    return evidence == candidates;
}

/// Returns whether \a premises say only that a digit is once in the implied house of \a step.
bool isAboutItsHouse(const RuleIndex &rules, const Step &step, const std::vector<Premise> &premises)
{
    const auto *has = std::get_if<premise::HouseHasDigit>(&premises.front());
    return premises.size() == 1 && has && rules.isImplied(has->house) && step.houses.size() == 1
           && step.houses.front().house == has->house;
}

/// Returns whether the finder is quick, and its steps have evidence of their own.
bool isTried(const Technique &technique)
{
    return !technique.traits.asksSolver && technique.level != Level::Extreme;
}

} // namespace

const Technique *techniqueOf(const Position &position, const std::vector<Premise> &premises,
                             const Deduction &conclusion, const std::stop_token &stop)
{
    CandidateSet candidates;
    for (const Premise &premise : premises)
        for (const Candidate &candidate : candidatesOf(position, premise))
            candidates.insert(candidate);
    for (const Technique *technique : withoutUniqueness(defaultLadder(position.rules()))) {
        if (!isTried(*technique))
            continue;
        for (const Step &step : findSteps(*technique, position, maxStepsListed, stop))
            if (concludes(step, conclusion)
                && (isAboutItsHouse(position.rules(), step, premises) || saysTheSame(step, candidates)))
                return step.technique;
    }
    return nullptr;
}

const Technique *techniqueOf(const Position &before, const ReasonStep &step, const std::stop_token &stop)
{
    const bool isTrue = !step.placements.empty();
    const std::vector<Candidate> &concluded = isTrue ? step.placements : step.eliminations;
    for (const Candidate &candidate : concluded)
        if (const Technique *technique = techniqueOf(before, step.premises, {candidate, isTrue}, stop))
            return technique;
    return nullptr;
}

} // namespace sudoku
