#include "core/hints/reasons/nearmiss.h"

#include <algorithm>

namespace sudoku {

NearMisses::NearMisses(const Position &start, const std::stop_token &stop)
    : m_position(start),
      m_formula(start, premisesOf(start), stop),
      m_isOpen(m_formula.premises().size(), true)
{
}

void NearMisses::follow(const Position &position)
{
    const Exclusions &exclusions = m_formula.exclusions();
    std::vector<int> gone;
    for (int number = 0; number < exclusions.count(); ++number) {
        const Candidate candidate = exclusions.candidate(number);
        if (!m_position.has(candidate) || position.has(candidate))
            continue;
        const bool isPlaced = position.digitAt(candidate.cell) == candidate.digit;
        m_formula.fix(number, isPlaced);
        if (!isPlaced)
            gone.push_back(number);
    }
    m_position = position;
    std::vector<Premise> open = premisesOf(position);
    std::ranges::sort(open);
    for (std::size_t i = 0; i < m_isOpen.size(); ++i)
        m_isOpen[i] = std::ranges::binary_search(open, m_formula.premises()[i]);
    std::erase_if(m_misses, [&](const std::unique_ptr<NearMiss> &miss) {
        return std::ranges::any_of(gone, [&](int number) { return miss->isTrue[number]; });
    });
    for (const std::unique_ptr<NearMiss> &miss : m_misses)
        std::erase_if(miss->missed, [&](int premise) { return !m_isOpen[premise]; });
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

/// Adds candidates to \a model until each other one is excluded.
NearMiss NearMisses::filled(std::vector<int> model, int barred)
{
    const Exclusions &exclusions = m_formula.exclusions();
    NearMiss miss{std::vector<bool>(exclusions.count()), {}};
    std::vector<bool> isExcluded(exclusions.count());
    if (barred >= 0)
        isExcluded[barred] = true;
    Grid digits = m_position.digits();
    const auto add = [&](int number) {
        if (isExcluded[number] || miss.isTrue[number])
            return;
        miss.isTrue[number] = true;
        digits.set(exclusions.candidate(number).cell, exclusions.candidate(number).digit);
        for (const int other : exclusions.of(number))
            isExcluded[other] = true;
    };
    std::ranges::for_each(model, add);
    std::vector<int> rest;
    for (Cell cell = 0; cell < digits.cellCount(); ++cell)
        if (!digits.isFilled(cell))
            for (const Digit digit : m_position.candidates(cell))
                rest.push_back(exclusions.numberOf({cell, digit}));
    m_random.shuffle(rest);
    std::ranges::for_each(rest, add);
    for (int premise = 0; premise < static_cast<int>(m_isOpen.size()); ++premise)
        if (m_isOpen[premise] && !isKept(m_position.rules(), m_formula.premises()[premise], digits))
            miss.missed.push_back(premise);
    return miss;
}

OrHalt<const NearMiss *> NearMisses::against(const Deduction &conclusion, const std::vector<int> &premises,
                                             const std::stop_token &stop)
{
    const OrHalt<Verdict> verdict = decide(conclusion, premises, stop);
    if (!verdict)
        return halted(verdict.error());
    if (verdict == Verdict::Unsatisfiable)
        return nullptr;
    const int barred = conclusion.isTrue ? m_formula.exclusions().numberOf(conclusion.candidate) : -1;
    NearMiss best = filled(m_formula.model(), barred);
    std::vector<int> order = best.missed;
    m_random.shuffle(order);
    for (const int tried : order) {
        if (!std::ranges::binary_search(best.missed, tried))
            continue;
        std::vector<int> kept{tried};
        for (int premise = 0; premise < static_cast<int>(m_isOpen.size()); ++premise)
            if (m_isOpen[premise] && !std::ranges::binary_search(best.missed, premise))
                kept.push_back(premise);
        const OrHalt<Verdict> more = decide(conclusion, kept, stop);
        if (!more)
            return halted(more.error());
        if (more == Verdict::Satisfiable)
            best = filled(m_formula.model(), barred);
    }
    m_misses.push_back(std::make_unique<NearMiss>(std::move(best)));
    return m_misses.back().get();
}

std::vector<int> NearMisses::openPremises() const
{
    std::vector<int> open;
    for (int premise = 0; premise < static_cast<int>(m_isOpen.size()); ++premise)
        if (m_isOpen[premise])
            open.push_back(premise);
    return open;
}

std::vector<const std::vector<int> *> NearMisses::missedFor(const Deduction &conclusion, int skipped) const
{
    const int number = m_formula.exclusions().numberOf(conclusion.candidate);
    std::vector<const std::vector<int> *> found;
    for (int i = skipped; i < count(); ++i)
        if (m_misses[i]->isTrue[number] != conclusion.isTrue)
            found.push_back(&m_misses[i]->missed);
    std::ranges::stable_sort(found, {}, [](const std::vector<int> *set) { return set->size(); });
    return found;
}

} // namespace sudoku
