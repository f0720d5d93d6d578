#include "ui/text/rulewhy.h"

#include <QCoreApplication>

#include "ui/text/words.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace sudoku {
namespace {

struct RuleWords
{
    Q_DECLARE_TR_FUNCTIONS(RuleWhy)
};

constexpr std::size_t maxListed = 4; // combinations
constexpr std::size_t maxTried = 2000;

/// The open cells of a sum before a step.
class SumBefore
{
public:
    SumBefore(const StepTerms &text, const Step &step)
        : m_text(text),
          m_step(step),
          m_sets(text.combinations(step, maxTried))
    {
        for (const auto *candidates : {&step.groups.front().candidates, &step.eliminations})
            for (const Candidate &candidate : *candidates)
                m_digits[candidate.cell].insert(candidate.digit);
    }

    bool hasSeveralCells() const { return m_digits.size() > 1; }
    bool hasFewSets() const { return m_sets && !m_sets->empty() && m_sets->size() <= maxListed; }

    /// Returns "6+9 or 7+8".
    QString setsText() const
    {
        QStringList texts;
        for (const DigitSet set : *m_sets) {
            QStringList digits;
            for (const Digit digit : set)
                digits += m_text.digits({{0, digit}});
            texts += digits.join(QLatin1Char('+'));
        }
        return texts.join(RuleWords::tr(" or "));
    }

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
        const auto addUp = [&](auto pick) {
            return std::accumulate(m_digits.begin(), m_digits.end(), 0, [&](int sum, const auto &each) {
                return each.first == candidate.cell ? sum : sum + pick(each.second);
            });
        };
        const int min = addUp([](DigitSet digits) { return digits.first(); });
        const int max = addUp([](DigitSet digits) { return digits.last(); });
        const int rest = m_step.total - candidate.digit;
        const QString with = RuleWords::tr("with %1 in %2 the other cells would have to add up to %3")
                                 .arg(m_text.digits({candidate}), m_text.cells({candidate}))
                                 .arg(rest);
        if (rest < min)
            return RuleWords::tr("%1, but they make at least %2").arg(with).arg(min);
        if (rest > max)
            return RuleWords::tr("%1, but they make at most %2").arg(with).arg(max);
        return RuleWords::tr("%1, which they cannot").arg(with);
    }

private:
    bool isInSet(Digit digit) const
    {
        return std::ranges::any_of(*m_sets, [&](DigitSet set) { return set.contains(digit); });
    }

    const StepTerms &m_text;
    const Step &m_step;
    std::optional<std::vector<DigitSet>> m_sets;
    std::map<Cell, DigitSet> m_digits; // of the open cells
};

/// Returns what the digits that are left in the open cells of \a name make impossible.
QString combinationsText(const StepTerms &text, const SumBefore &before, const QString &name)
{
    const std::vector<Candidate> none = before.inNoSet();
    QString all;
    if (before.hasFewSets())
        all = RuleWords::tr("%1 can only be %2").arg(name, before.setsText());
    else if (!none.empty())
        all = RuleWords::tr("%1 has no combination with %2").arg(name, text.anyDigit(none));
    const Candidate *candidate = before.inSet();
    if (!candidate)
        return all;
    return all.isEmpty() ? RuleWords::tr("%1: %2").arg(name, before.boundText(*candidate))
                         : RuleWords::tr("%1, and %2").arg(all, before.boundText(*candidate));
}

} // namespace

QString sumWhy(const StepTerms &text, const Step &step)
{
    const SumBefore before(text, step);
    const QString name = text.where(step);
    if (!before.hasSeveralCells())
        return RuleWords::tr("%1 has one open cell left, which must be %2")
            .arg(name, text.digits(step.groups.front().candidates));
    const bool isWhole = text.numberOf(step) == step.total;
    return combinationsText(text, before,
                            isWhole ? name : RuleWords::tr("The rest of %1 (%2)").arg(name).arg(step.total));
}

QString impliedSumWhy(const StepTerms &text, const Step &step)
{
    const std::vector<Candidate> &pattern = step.groups.front().candidates;
    const bool isWithin = std::ranges::any_of(step.houses, [&](const HouseEvidence &evidence) {
        return text.areInHouse({pattern.front()}, evidence.house);
    });
    const QString sentence = isWithin ? RuleWords::tr("The sums within %1 leave %2 for %3")
                                      : RuleWords::tr("The sums that cover %1 reach beyond with %2, in %3");
    const QString why = sentence.arg(text.where(step), QString::number(step.total), text.cells(pattern));
    const SumBefore before(text, step);
    return before.hasSeveralCells() && before.hasFewSets()
               ? RuleWords::tr("%1, which can only be %2").arg(why, before.setsText())
               : why;
}

} // namespace sudoku
