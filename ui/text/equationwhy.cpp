#include "ui/text/equationwhy.h"

#include <QCoreApplication>

#include "core/hints/steps/sumcombinations.h"
#include "core/variants/variant.h"
#include "ui/text/strings.h"
#include "ui/text/sumterms.h"
#include "ui/text/words.h"

#include <algorithm>
#include <numeric>

namespace sudoku {
namespace {

struct EquationWords
{
    Q_DECLARE_TR_FUNCTIONS(EquationWhy)
};

/// The arithmetic of full houses and of the sums that are taken from them.
class Arithmetic
{
public:
    Arithmetic(const StepTerms &text, const Step &step, std::vector<int> sums, bool isDifference)
        : m_text(text),
          m_step(step),
          m_sums(std::move(sums)),
          m_isDifference(isDifference)
    {
        for (const Candidate &counted : inRole(step, Role::Counted))
            (isInside(counted) ? m_inside : m_outside).push_back(counted);
    }

    /// Returns "box 2 adds up to 45; its cages 13, 6, 11 and 13 make 43".
    QString text() const { return EquationWords::tr("%1; %2").arg(housesText(), sumsText()); }

    bool isInside(const Candidate &candidate) const
    {
        return std::ranges::any_of(m_step.houses, [&](const HouseEvidence &evidence) {
            return m_text.areInHouse({candidate}, evidence.house);
        });
    }

private:
    bool isFirstInside() const { return isInside(m_step.groups.front().candidates.front()); }

    QString housesText() const
    {
        const int count = static_cast<int>(m_step.houses.size());
        const QString sentence =
            count == 1 ? EquationWords::tr("%1 adds up to %2") : EquationWords::tr("%1 add up to %2");
        return capitalised(sentence.arg(m_text.houses(m_step, HouseRole::Base),
                                        QString::number(count * m_text.houseTotal())));
    }

    QString numbersText() const
    {
        constexpr std::size_t maxNumbers = 16;
        if (m_sums.size() > maxNumbers)
            return EquationWords::tr("%n sum(s)", nullptr, static_cast<int>(m_sums.size()));
        QStringList numbers;
        for (const int sum : m_sums)
            numbers += QString::number(m_text.puzzle().constraints[sum].number().value_or(0));
        if (numbers.size() == 1)
            return EquationWords::tr("%1 %2").arg(kindText(), numbers.front());
        return (areCages() ? EquationWords::tr("cages %1") : EquationWords::tr("sums %1"))
            .arg(listText(numbers));
    }

    QString kindText() const { return areCages() ? EquationWords::tr("cage") : EquationWords::tr("sum"); }

    bool areCages() const
    {
        return std::ranges::all_of(
            m_sums, [&](int sum) { return m_text.puzzle().constraints[sum].variant->isDistinct; });
    }

    bool hasOneHouse() const { return m_step.houses.size() == 1; }

    int total(const std::vector<Candidate> &counted) const
    {
        return std::accumulate(counted.begin(), counted.end(), 0,
                               [](int sum, const Candidate &each) { return sum + each.digit; });
    }

    int sumsTotal() const
    {
        return std::accumulate(m_sums.begin(), m_sums.end(), 0, [this](int sum, int index) {
            return sum + m_text.puzzle().constraints[index].number().value_or(0);
        });
    }

    QString sumsText() const
    {
        if (!m_isDifference && isFirstInside() && m_outside.empty())
            return withinText();
        if (m_isDifference || isFirstInside() || !m_inside.empty())
            return withCounted(makeText(EquationWords::tr("the %1"), sumsTotal()));
        const QString cover = hasOneHouse() ? EquationWords::tr("%1 cover it and make %2")
                                            : EquationWords::tr("%1 cover them and make %2");
        return withCounted(
            cover.arg(EquationWords::tr("the %1").arg(numbersText()), QString::number(sumsTotal())));
    }

    /// Returns "its cages 13, 6, 11 and 13 make 43"; the cages are all within the houses.
    QString withinText() const
    {
        const QString own = hasOneHouse() ? EquationWords::tr("its %1") : EquationWords::tr("their %1");
        if (m_inside.empty())
            return makeText(own, sumsTotal());
        return EquationWords::tr("%1 and %2 make %3")
            .arg(own.arg(numbersText()), digitsInCellsText(m_text, m_inside),
                 QString::number(sumsTotal() + total(m_inside)));
    }

    /// Returns "its cages 13 and 6 make 19" or, of one, "its cage makes 13".
    QString makeText(const QString &owner, int made) const
    {
        if (m_sums.size() == 1)
            return EquationWords::tr("%1 makes %2").arg(owner.arg(kindText()), QString::number(made));
        return EquationWords::tr("%1 make %2").arg(owner.arg(numbersText()), QString::number(made));
    }

    /// Returns \a sums with what is added to them and taken from them, and what they make then.
    QString withCounted(const QString &sums) const
    {
        int made = sumsTotal();
        QString all = sums;
        if (!m_inside.empty()) {
            made += total(m_inside);
            all = EquationWords::tr("%1, with %2 %3")
                      .arg(all, digitsInCellsText(m_text, m_inside), QString::number(made));
        }
        if (!m_outside.empty()) {
            made -= total(m_outside);
            all = EquationWords::tr("%1, without %2 outside %3")
                      .arg(all, digitsInCellsText(m_text, m_outside), QString::number(made));
        }
        return all;
    }

    const StepTerms &m_text;
    const Step &m_step;
    std::vector<int> m_sums;
    bool m_isDifference;             // of some cells inside and others outside
    std::vector<Candidate> m_inside; // of the digits that are counted
    std::vector<Candidate> m_outside;
};

/// Returns ", which can only be 1+6 or 2+5", or nothing if that is not short.
QString onlyText(const StepTerms &text, const Step &step)
{
    const auto sets = text.combinations(step, maxCombinationsTried);
    return sets && !sets->empty() && sets->size() <= maxCombinationsListed
               ? EquationWords::tr(", which can only be %1").arg(combinationsText(text, *sets))
               : QString();
}

/// Returns "r1c1 and r1c2 are 3 more than r2c4", or that they are equal.
QString differenceText(const StepTerms &text, const Step &step)
{
    const std::vector<Candidate> &more = step.groups.front().candidates;
    const std::vector<Candidate> less = inRole(step, Role::OtherSide);
    const bool isOne = cellsOf(more).size() == 1;
    if (step.total == 0)
        return (isOne ? EquationWords::tr("%1 is as much as %2") : EquationWords::tr("%1 are as much as %2"))
            .arg(text.cells(more), text.cells(less));
    return (isOne ? EquationWords::tr("%1 is %2 more than %3") : EquationWords::tr("%1 are %2 more than %3"))
        .arg(text.cells(more), QString::number(step.total), text.cells(less));
}

} // namespace

QString equationWhy(const StepTerms &text, const Step &step)
{
    const bool isDifference = !inRole(step, Role::OtherSide).empty();
    const Arithmetic arithmetic(text, step, step.constraints, isDifference);
    if (isDifference)
        return EquationWords::tr("%1, so %2").arg(arithmetic.text(), differenceText(text, step));
    const std::vector<Candidate> &open = step.groups.front().candidates;
    if (cellsOf(open).size() == 1)
        return arithmetic.text(); // the conclusion says the rest
    return EquationWords::tr("%1, which leaves %2 for %3%4")
        .arg(arithmetic.text(), QString::number(step.total), text.cells(open), onlyText(text, step));
}

QString cageSplitWhy(const StepTerms &text, const Step &step)
{
    const Arithmetic arithmetic(text, step, {step.constraints.begin(), std::prev(step.constraints.end())},
                                false);
    return EquationWords::tr("%1, so %2 has %3 in %4 and the rest in %5")
        .arg(arithmetic.text(), sumName(text, step.constraints.back()), QString::number(step.total),
             text.cells(step.groups.front().candidates), text.cells(inRole(step, Role::OtherSide)));
}

QString overlappingCagesWhy(const StepTerms &text, const Step &step)
{
    QStringList names;
    for (const int constraint : step.constraints)
        names += sumName(text, constraint);
    const std::vector<Candidate> less = inRole(step, Role::OtherSide);
    const QString shared = EquationWords::tr("%1 share cells").arg(capitalised(listText(names)));
    if (less.empty())
        return EquationWords::tr("%1, which leaves %2 for %3")
            .arg(shared, QString::number(step.total), text.cells(step.groups.front().candidates));
    return EquationWords::tr("%1, so %2").arg(shared, differenceText(text, step));
}

} // namespace sudoku
