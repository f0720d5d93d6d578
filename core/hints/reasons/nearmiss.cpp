#include "core/hints/reasons/nearmiss.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr int wordSize = 64;
/// To keep so many premises, the search for a reason has gone deep, and is worth near misses that miss
/// little.
constexpr std::size_t manyPremises = 3;

/// Returns whether \a premise says more than that one of some candidates is true.
bool isAboutRule(const RuleIndex &rules, const Premise &premise)
{
    const auto *has = std::get_if<premise::HouseHasDigit>(&premise);
    return has ? rules.isImplied(has->house) : !std::holds_alternative<premise::CellHasDigit>(premise);
}

} // namespace

NearMisses::NearMisses(const Position &start, const std::stop_token &stop, std::int64_t maxConflicts)
    : m_position(start),
      m_formula(start, premisesOf(start), stop, maxConflicts),
      m_filler(start, m_formula.premises(), m_formula.exclusions()),
      m_selection(m_formula.exclusions()),
      m_isOpen(m_formula.premises().size(), true),
      m_premisesOf(m_formula.exclusions().count()),
      m_changedAt(m_formula.premises().size()),
      m_with(m_formula.exclusions().count() + 1)
{
    for (std::size_t premise = 0; premise < m_isOpen.size(); ++premise)
        for (const Candidate &candidate : candidatesOf(start, m_formula.premises()[premise]))
            m_premisesOf[m_formula.exclusions().numberOf(candidate)].push_back(static_cast<int>(premise));
    for (int number = 0; number < m_formula.exclusions().count(); ++number)
        if (start.has(m_formula.exclusions().candidate(number)))
            m_left.push_back(number);
}

void NearMisses::follow(const Position &position)
{
    const Exclusions &exclusions = m_formula.exclusions();
    std::vector<int> gone;
    const int timeBefore = m_time;
    for (int number = 0; number < exclusions.count(); ++number) {
        const Candidate candidate = exclusions.candidate(number);
        if (!m_position.has(candidate) || position.has(candidate))
            continue;
        const bool isPlaced = position.digitAt(candidate.cell) == candidate.digit;
        if (m_time == timeBefore)
            ++m_time;
        for (const int premise : m_premisesOf[number])
            m_changedAt[premise] = m_time;
        m_formula.fix(number, isPlaced);
        m_selection.remove(number);
        if (!isPlaced)
            gone.push_back(number);
    }
    m_position = position;
    std::erase_if(m_left, [&](int number) { return !position.has(exclusions.candidate(number)); });
    std::vector<Premise> open = premisesOf(position);
    std::ranges::sort(open);
    for (std::size_t i = 0; i < m_isOpen.size(); ++i)
        m_isOpen[i] = std::ranges::binary_search(open, m_formula.premises()[i]);
    forget(gone);
    m_changedSince.clear();
}

/// Erases the near misses in which one of the candidates \a gone is true, and from the others what is not
/// open.
void NearMisses::forget(const std::vector<int> &gone)
{
    const auto isWrong = [&](const NearMiss &miss) {
        return std::ranges::any_of(gone, [&](int number) { return miss.isTrue[number]; });
    };
    for (std::vector<const NearMiss *> &with : m_with)
        std::erase_if(with, [&](const NearMiss *miss) { return isWrong(*miss); });
    std::erase_if(m_misses, [&](const std::unique_ptr<NearMiss> &miss) { return isWrong(*miss); });
    for (const std::unique_ptr<NearMiss> &miss : m_misses)
        if (std::erase_if(miss->missed, [&](int premise) { return !m_isOpen[premise]; }) > 0)
            miss->bits = bitsOf(miss->missed);
}

const NearMiss *NearMisses::keep(NearMiss miss)
{
    miss.bits = bitsOf(miss.missed);
    m_misses.push_back(std::make_unique<NearMiss>(std::move(miss)));
    for (const int number : m_left)
        if (m_misses.back()->isTrue[number])
            m_with[number].push_back(m_misses.back().get());
    m_with.back().push_back(m_misses.back().get());
    return m_misses.back().get();
}

OrHalt<Verdict> NearMisses::decide(const Deduction &conclusion, const std::vector<int> &premises,
                                   const std::stop_token &stop)
{
    return m_formula.decide(premises, m_formula.exclusions().numberOf(conclusion.candidate),
                            !conclusion.isTrue, stop);
}

OrHalt<bool> NearMisses::isReason(const Deduction &conclusion, const std::vector<int> &premises,
                                  const std::stop_token &stop)
{
    return decide(conclusion, premises, stop).map([](Verdict verdict) {
        return verdict == Verdict::Unsatisfiable;
    });
}

/// Begins a selection in which \a conclusion is not true.
void NearMisses::assumeFalse(const Deduction &conclusion)
{
    const int number = m_formula.exclusions().numberOf(conclusion.candidate);
    if (conclusion.isTrue)
        m_selection.exclude(number);
    else
        m_selection.choose(number);
}

/// Chooses the candidates of the last model.
void NearMisses::chooseModel()
{
    for (const int number : m_formula.model())
        if (m_selection.isFree(number))
            m_selection.choose(number);
}

/// Returns the open premises that the chosen candidates miss.
std::vector<int> NearMisses::missedBySelection() const
{
    const RuleIndex &rules = m_position.rules();
    Grid digits = m_position.digits();
    std::vector<char> isMet(m_isOpen.size());
    for (const int number : m_left)
        if (m_selection.isChosen(number)) {
            const Candidate candidate = m_formula.exclusions().candidate(number);
            digits.set(candidate.cell, candidate.digit);
            for (const int premise : m_premisesOf[number])
                isMet[premise] = 1;
        }
    std::vector<int> missed;
    for (int premise = 0; premise < static_cast<int>(m_isOpen.size()); ++premise) {
        const Premise &open = m_formula.premises()[premise];
        if (m_isOpen[premise] && (isMet[premise] == 0 || isAboutRule(rules, open))
            && !isKept(rules, open, digits))
            missed.push_back(premise);
    }
    return missed;
}

/// Makes a near miss of the selection, which is empty then.
NearMiss NearMisses::filledUp()
{
    m_selection.fill(m_left, m_random);
    NearMiss miss{{m_selection.chosen().begin(), m_selection.chosen().end()}, missedBySelection(), {}};
    m_selection.undoTo(0);
    return miss;
}

/// Adds candidates to the last model until each other one is excluded.
NearMiss NearMisses::filled(const Deduction &conclusion)
{
    assumeFalse(conclusion);
    chooseModel();
    return filledUp();
}

/// Chooses candidates that keep \a premises while \a conclusion is not true. Answers whether there are such.
OrHalt<bool> NearMisses::chooseKeeping(const Deduction &conclusion, const std::vector<int> &premises,
                                       const std::stop_token &stop)
{
    assumeFalse(conclusion);
    const PremiseFiller::Answer answer = m_filler.keep(m_position, premises, m_selection);
    if (answer == PremiseFiller::Answer::Kept)
        return true;
    m_selection.undoTo(0);
    if (answer == PremiseFiller::Answer::Impossible)
        return false;
    const OrHalt<Verdict> verdict = decide(conclusion, premises, stop);
    if (verdict == Verdict::Satisfiable) {
        assumeFalse(conclusion);
        chooseModel();
    }
    return verdict.map([](Verdict known) { return known == Verdict::Satisfiable; });
}

OrHalt<bool> NearMisses::follows(const Deduction &conclusion, const std::vector<int> &premises,
                                 const std::stop_token &stop)
{
    const OrHalt<bool> isKept = chooseKeeping(conclusion, premises, stop);
    m_selection.undoTo(0);
    return isKept.map([](bool known) { return !known; });
}

/// Returns the open premises that \a miss does not miss.
std::vector<int> NearMisses::keptBy(const NearMiss &miss) const
{
    std::vector<int> kept;
    for (int premise = 0; premise < static_cast<int>(m_isOpen.size()); ++premise)
        if (m_isOpen[premise] && !std::ranges::binary_search(miss.missed, premise))
            kept.push_back(premise);
    return kept;
}

/// Returns the premises that \a miss misses, and perhaps need not: those about rules, as far as it fills all
/// their cells, or the others.
std::vector<int> NearMisses::addable(const NearMiss &miss, bool areRules) const
{
    const auto isMissed = [&](Cell cell) {
        const auto place =
            std::ranges::lower_bound(m_formula.premises(), Premise(premise::CellHasDigit{cell}));
        return std::ranges::binary_search(miss.missed,
                                          static_cast<int>(place - m_formula.premises().begin()));
    };
    std::vector<int> addable;
    for (const int number : miss.missed) {
        const Premise &premise = m_formula.premises()[number];
        if (isAboutRule(m_position.rules(), premise) == areRules
            && (!areRules || std::ranges::none_of(cellsOf(m_position.rules(), premise), isMissed)))
            addable.push_back(number);
    }
    return addable;
}

/// Changes \a miss until no premise can be added to those that it keeps: for rules, which are tried one after
/// the other, each once.
OrHalt<bool> NearMisses::keepMore(NearMiss &miss, const Deduction &conclusion, const std::stop_token &stop,
                                  bool isThorough)
{
    const int candidate = m_formula.exclusions().numberOf(conclusion.candidate);
    for (std::vector<int> untried = addable(miss, false); !untried.empty(); untried = addable(miss, false)) {
        const OrHalt<Verdict> more =
            m_formula.decideWithOneOf(untried, keptBy(miss), candidate, !conclusion.isTrue, stop, isThorough);
        if (more != Verdict::Satisfiable)
            break; // a stop is noticed by whoever asks next
        miss = filled(conclusion);
    }
    return keepMoreRules(miss, conclusion, stop);
}

OrHalt<bool> NearMisses::keepMoreRules(NearMiss &miss, const Deduction &conclusion,
                                       const std::stop_token &stop)
{
    for (const int rule : addable(miss, true)) {
        if (!std::ranges::binary_search(miss.missed, rule))
            continue;
        std::vector<int> kept = keptBy(miss);
        kept.push_back(rule);
        const OrHalt<Verdict> more = decide(conclusion, kept, stop);
        if (!more)
            return halted(more.error());
        if (more == Verdict::Satisfiable)
            miss = filled(conclusion);
    }
    return true;
}

OrHalt<const NearMiss *> NearMisses::against(const Deduction &conclusion, const std::vector<int> &premises,
                                             const std::stop_token &stop, bool isThorough)
{
    const OrHalt<bool> isKept = chooseKeeping(conclusion, premises, stop);
    if (!isKept)
        return halted(isKept.error());
    if (!*isKept)
        return nullptr;
    NearMiss miss = filledUp();
    if (isThorough || premises.size() >= manyPremises)
        if (const OrHalt<bool> more = keepMore(miss, conclusion, stop, isThorough); !more)
            return halted(more.error());
    return keep(std::move(miss));
}

std::vector<int> NearMisses::lastMissed(const Deduction &conclusion)
{
    return filled(conclusion).missed;
}

std::int64_t NearMisses::work() const
{
    constexpr std::int64_t movesOfStep = 20;
    constexpr std::int64_t propagationsOfStep = 100;
    return (m_moves + m_filler.tried()) / movesOfStep + m_formula.propagations() / propagationsOfStep;
}

std::vector<int> NearMisses::openPremises() const
{
    std::vector<int> open;
    for (int premise = 0; premise < static_cast<int>(m_isOpen.size()); ++premise)
        if (m_isOpen[premise])
            open.push_back(premise);
    return open;
}

const std::vector<int> &NearMisses::changedSince(int time)
{
    const auto [known, isNew] = m_changedSince.try_emplace(time);
    for (int premise = 0; isNew && premise < static_cast<int>(m_isOpen.size()); ++premise)
        if (m_isOpen[premise] && m_changedAt[premise] > time)
            known->second.push_back(premise);
    return known->second;
}

std::vector<std::uint64_t> NearMisses::bitsOf(const std::vector<int> &premises) const
{
    std::vector<std::uint64_t> bits(m_isOpen.size() / wordSize + 1);
    for (const int premise : premises)
        bits[premise / wordSize] |= std::uint64_t{1} << premise % wordSize;
    return bits;
}

bool NearMisses::needsMoreThan(int size, const Deduction &conclusion, const std::vector<int> &premises) const
{
    const int number = m_formula.exclusions().numberOf(conclusion.candidate);
    std::vector<std::uint64_t> taken = bitsOf(premises);
    int count = 1;
    for (auto miss = m_misses.rbegin(); miss != m_misses.rend() && count <= size; ++miss) {
        if ((*miss)->isTrue[number] == conclusion.isTrue)
            continue;
        const std::vector<std::uint64_t> &bits = (*miss)->bits;
        std::uint64_t common = 0;
        for (std::size_t i = 0; i < taken.size(); ++i)
            common |= taken[i] & bits[i];
        if (common != 0)
            continue;
        for (std::size_t i = 0; i < taken.size(); ++i)
            taken[i] |= bits[i];
        ++count;
    }
    return count > size;
}

const NearMiss *NearMisses::knownAgainst(const Deduction &conclusion, const std::vector<int> &premises)
{
    constexpr int missesOfMove = 10;
    constexpr int enough = 300; // to look at where one is known already
    const int number = m_formula.exclusions().numberOf(conclusion.candidate);
    const NearMiss *best = nullptr;
    int count = 0;
    const auto look = [&](const NearMiss &miss) {
        const auto isMissed = [&](int premise) {
            return (miss.bits[premise / wordSize] >> premise % wordSize & 1) != 0;
        };
        ++count;
        if ((!best || miss.missed.size() < best->missed.size()) && std::ranges::none_of(premises, isMissed))
            best = &miss;
    };
    const std::vector<const NearMiss *> &all = conclusion.isTrue ? m_with.back() : m_with[number];
    for (auto miss = all.rbegin(); miss != all.rend() && (!best || count < enough); ++miss)
        if ((*miss)->isTrue[number] != conclusion.isTrue)
            look(**miss);
    m_moves += count / missesOfMove;
    return best;
}

std::vector<const NearMiss *> NearMisses::knownAgainst(const Deduction &conclusion) const
{
    const int number = m_formula.exclusions().numberOf(conclusion.candidate);
    std::vector<const NearMiss *> known;
    for (const std::unique_ptr<NearMiss> &miss : m_misses)
        if (miss->isTrue[number] != conclusion.isTrue)
            known.push_back(miss.get());
    std::ranges::stable_sort(known, {}, [](const NearMiss *miss) { return miss->missed.size(); });
    return known;
}

} // namespace sudoku
