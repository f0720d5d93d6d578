#include "ui/text/sumwhy.h"

#include <QCoreApplication>

#include "core/hints/steps/sumcombinations.h"
#include "ui/text/strings.h"
#include "ui/text/sumterms.h"
#include "ui/text/words.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace sudoku {
namespace {

struct SumWords
{
    Q_DECLARE_TR_FUNCTIONS(SumWhy)
};

/// The open cells of a sum before a step.
class SumBefore
{
public:
    SumBefore(const StepTerms &text, const Step &step)
        : m_text(text),
          m_step(step),
          m_sets(text.combinations(step, maxCombinationsTried))
    {
        for (const auto *candidates : {&step.groups.front().candidates, &step.eliminations})
            for (const Candidate &candidate : *candidates)
                m_digits[candidate.cell].insert(candidate.digit);
    }

    bool hasSeveralCells() const { return m_digits.size() > 1; }
    bool hasFewSets() const { return m_sets && !m_sets->empty() && m_sets->size() <= maxCombinationsListed; }
    QString setsText() const { return combinationsText(m_text, *m_sets); }

    /// Returns the eliminations whose digits are in no combination.
    std::vector<Candidate> inNoSet() const
    {
        std::vector<Candidate> found;
        for (const Candidate &candidate : m_step.eliminations)
            if (m_sets && !isInSet(candidate.digit))
                found.push_back(candidate);
        return found;
    }

    /// Returns an elimination of a digit that a combination has, or null if there is none.
    const Candidate *inSet() const
    {
        for (const Candidate &candidate : m_step.eliminations)
            if (!m_sets || isInSet(candidate.digit))
                return &candidate;
        return nullptr;
    }

    /// Returns what the other cells would have to add up to, and cannot.
    QString boundText(const Candidate &candidate) const
    {
        const auto ofOthers = [this](int total) { return QString::number(shownOfOthers(total)); };
        const auto addUp = [&](auto pick) {
            return std::accumulate(m_digits.begin(), m_digits.end(), 0, [&](int sum, const auto &each) {
                return each.first == candidate.cell ? sum : sum + pick(each.second);
            });
        };
        const int min = addUp([](DigitSet digits) { return digits.first(); });
        const int max = addUp([](DigitSet digits) { return digits.last(); });
        const int rest = m_step.total - candidate.digit;
        const QString sentence =
            rest < min   ? SumWords::tr("with %1 in %2 the other cells would have to add up to %3, but they "
                                          "make at least %4")
            : rest > max ? SumWords::tr("with %1 in %2 the other cells would have to add up to %3, but they "
                                        "make at most %4")
                         : SumWords::tr("with %1 in %2 the other cells would have to add up to %3, which "
                                        "they cannot");
        const QString all =
            sentence.arg(m_text.digits({candidate}), m_text.cells({candidate}), ofOthers(rest));
        return rest < min ? all.arg(ofOthers(min)) : rest > max ? all.arg(ofOthers(max)) : all;
    }

    /// Returns "the other cells make at most 30, so r1c1 is at least 5" for cells that lose digits
    /// because of the least or the most that the others make; cells for which it is the same are told
    /// together.
    QStringList boundTexts() const
    {
        constexpr std::size_t maxTexts = 4;
        std::map<int, std::vector<Candidate>> most;
        std::map<int, std::vector<Candidate>> least;
        for (const auto &[cell, digits] : m_digits) {
            const SumBounds bounds = distinctBounds(others(cell));
            if (m_step.total - digits.first() > bounds.max)
                most[bounds.max].push_back({cell, noDigit});
            if (m_step.total - digits.last() < bounds.min)
                least[bounds.min].push_back({cell, noDigit});
            if (most.size() + least.size() >= maxTexts)
                break;
        }
        QStringList texts;
        for (const auto &[bound, cells] : most)
            texts += (cells.size() == 1
                          ? SumWords::tr("the other cells make at most %1, so %2 is at least %3")
                          : SumWords::tr("the other cells make at most %1 each time, so %2 are at least %3"))
                         .arg(QString::number(shownOfOthers(bound)), m_text.cells(cells), rest(bound));
        for (const auto &[bound, cells] : least)
            texts += (cells.size() == 1
                          ? SumWords::tr("the other cells make at least %1, so %2 is at most %3")
                          : SumWords::tr("the other cells make at least %1 each time, so %2 are at most %3"))
                         .arg(QString::number(shownOfOthers(bound)), m_text.cells(cells), rest(bound));
        return texts;
    }

private:
    QString rest(int others) const { return QString::number(m_text.shownTotal(m_step.total - others, 1)); }
    /// Returns a total of all cells but one as people see it.
    int shownOfOthers(int total) const
    {
        return m_text.shownTotal(total, static_cast<int>(m_digits.size()) - 1);
    }

    bool isInSet(Digit digit) const
    {
        return std::ranges::any_of(*m_sets, [&](DigitSet set) { return set.contains(digit); });
    }

    std::vector<DigitSet> others(Cell cell) const
    {
        std::vector<DigitSet> digits;
        for (const auto &[other, own] : m_digits)
            if (other != cell)
                digits.push_back(own);
        return digits;
    }

    const StepTerms &m_text;
    const Step &m_step;
    std::optional<std::vector<DigitSet>> m_sets;
    std::map<Cell, DigitSet> m_digits; // of the open cells
};

/// Returns what the digits that are left in the open cells of \a name make impossible.
QString impossibleText(const StepTerms &text, const SumBefore &before, const QString &name)
{
    const std::vector<Candidate> none = before.inNoSet();
    QString all;
    if (before.hasFewSets())
        all = SumWords::tr("%1 can only be %2").arg(name, before.setsText());
    else if (!none.empty())
        all = SumWords::tr("%1 has no combination with %2").arg(name, text.anyDigit(none));
    const Candidate *candidate = before.inSet();
    if (!candidate)
        return all;
    return all.isEmpty() ? SumWords::tr("%1: %2").arg(name, before.boundText(*candidate))
                         : SumWords::tr("%1, and %2").arg(all, before.boundText(*candidate));
}

/// Returns \a name, or "the rest of" it if the step is about less than its number.
QString openPart(const StepTerms &text, const Step &step, const QString &name)
{
    const auto cellCount = static_cast<int>(cellsOf(step.groups.front().candidates).size());
    const int total = text.shownTotal(step.total, cellCount);
    const bool isWhole = text.numberOf(step) == total;
    return capitalised(isWhole ? name : SumWords::tr("the rest of %1 (%2)").arg(name).arg(total));
}

QString openSumWhy(const StepTerms &text, const Step &step, const QString &name)
{
    const SumBefore before(text, step);
    if (!before.hasSeveralCells())
        return SumWords::tr("%1 has one open cell left, which must be %2")
            .arg(capitalised(name), text.digits(step.groups.front().candidates));
    return impossibleText(text, before, openPart(text, step, name));
}

/// Returns the names of the cages and cells that share the digits of a house: each group of the pattern is in
/// one.
QString unitsText(const StepTerms &text, const Step &step)
{
    QStringList names;
    for (const EvidenceGroup &group : step.groups) {
        const auto holds = [&](int constraint) {
            const std::vector<Cell> &cells = text.puzzle().constraints[constraint].cells;
            return std::ranges::find(cells, group.candidates.front().cell) != cells.end();
        };
        const auto cage = std::ranges::find_if(step.constraints, holds);
        names += cage == step.constraints.end() ? text.cells(group.candidates) : sumName(text, *cage);
    }
    return listText(names);
}

QString eachCombinationText(const StepTerms &text, const Step &step)
{
    return SumWords::tr("Each combination of %1 has %2")
        .arg(sumName(text, step.constraints.front()), text.digits(step.groups.front().candidates));
}

} // namespace

QString sumWhy(const StepTerms &text, const Step &step)
{
    return openSumWhy(text, step, text.where(step));
}

QString cageWhy(const StepTerms &text, const Step &step)
{
    return openSumWhy(text, step, sumName(text, step.constraints.front()));
}

QString cageBoundsWhy(const StepTerms &text, const Step &step)
{
    const SumBefore before(text, step);
    if (!before.hasSeveralCells())
        return cageWhy(text, step);
    return SumWords::tr("%1: %2").arg(openPart(text, step, sumName(text, step.constraints.front())),
                                      semicolonText(before.boundTexts()));
}

QString cageOverlapWhy(const StepTerms &text, const Step &step)
{
    const std::vector<Candidate> &pattern = step.groups.front().candidates;
    if (!step.placements.empty() && step.houses.empty())
        return SumWords::tr("%1, and only %2 can be that")
            .arg(eachCombinationText(text, step), text.cells(pattern));
    if (step.houses.front().role == HouseRole::Cover)
        return SumWords::tr("%1, in %2")
            .arg(eachCombinationText(text, step), text.houses(step, HouseRole::Cover));
    return SumWords::tr("In %1 only cells of %2 can be %3, so it has %3")
        .arg(text.houses(step, HouseRole::Base), sumName(text, step.constraints.front()),
             text.digits(pattern));
}

QString commonPeerWhy(const StepTerms &text, const Step &step)
{
    const bool isOne = cellsOf(step.eliminations).size() == 1;
    return (isOne ? SumWords::tr("%1, and %2 sees every place for it")
                  : SumWords::tr("%1, and %2 see every place for it"))
        .arg(eachCombinationText(text, step), text.cells(step.eliminations));
}

QString killerSubsetWhy(const StepTerms &text, const Step &step)
{
    return SumWords::tr("In %1, %2 need %3 between them")
        .arg(text.houses(step, HouseRole::Base), unitsText(text, step), text.digits(step.eliminations));
}

QString hiddenKillerSubsetWhy(const StepTerms &text, const Step &step)
{
    const std::vector<Candidate> digits = inRole(step, Role::Pattern);
    return SumWords::tr("In %1 only %2 can have %3, and each must have as many of them as it can")
        .arg(text.houses(step, HouseRole::Base), unitsText(text, step), text.digits(digits));
}

QString blockedCombinationWhy(const StepTerms &text, const Step &step)
{
    const std::vector<Candidate> blocker = inRole(step, Role::AlmostLocked);
    const QString other =
        step.constraints.size() > 1 ? sumName(text, step.constraints.back()) : text.cells(blocker);
    const auto sets = text.combinations(step.groups.front().candidates, step.total, maxCombinationsTried);
    const QString name = openPart(text, step, sumName(text, step.constraints.front()));
    if (!sets || sets->empty() || sets->size() > maxCombinationsListed)
        return SumWords::tr("Some combinations of %1 leave nothing for %2")
            .arg(sumName(text, step.constraints.front()), other);
    return SumWords::tr("%1 can only be %2: any other combination leaves nothing for %3")
        .arg(name, combinationsText(text, *sets), other);
}

} // namespace sudoku
