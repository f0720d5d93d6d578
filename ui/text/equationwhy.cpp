#include "ui/text/equationwhy.h"

#include <QCoreApplication>

#include "core/hints/steps/sumcombinations.h"
#include "core/variants/variant.h"
#include "ui/text/strings.h"
#include "ui/text/sumterms.h"
#include "ui/text/words.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace sudoku {
namespace {

struct EquationWords
{
    Q_DECLARE_TR_FUNCTIONS(EquationWhy)
};

/// How the sums that are taken from full houses lie.
enum class Place {
    Within, ///< in the houses
    Cover,  ///< on all cells of the houses, and on others
    Mixed,  ///< otherwise
};

/// A sentence with the names of the houses, what these add up to, and what %n sums make.
struct Sentence
{
    Place place;
    bool isOneHouse;
    bool areCages;
    const char *text;
};

constexpr std::array equationSentences{
    Sentence{Place::Within, true, true,
             QT_TRANSLATE_N_NOOP("EquationWhy", "%1 adds up to %2; its %n cage(s) make %3")},
    Sentence{Place::Within, true, false,
             QT_TRANSLATE_N_NOOP("EquationWhy", "%1 adds up to %2; its %n sum(s) make %3")},
    Sentence{Place::Within, false, true,
             QT_TRANSLATE_N_NOOP("EquationWhy", "%1 add up to %2; their %n cage(s) make %3")},
    Sentence{Place::Within, false, false,
             QT_TRANSLATE_N_NOOP("EquationWhy", "%1 add up to %2; their %n sum(s) make %3")},
    Sentence{Place::Cover, true, true,
             QT_TRANSLATE_N_NOOP("EquationWhy", "%1 adds up to %2; the %n cage(s) that cover it make %3")},
    Sentence{Place::Cover, true, false,
             QT_TRANSLATE_N_NOOP("EquationWhy", "%1 adds up to %2; the %n sum(s) that cover it make %3")},
    Sentence{Place::Cover, false, true,
             QT_TRANSLATE_N_NOOP("EquationWhy", "%1 add up to %2; the %n cage(s) that cover them make %3")},
    Sentence{Place::Cover, false, false,
             QT_TRANSLATE_N_NOOP("EquationWhy", "%1 add up to %2; the %n sum(s) that cover them make %3")},
    Sentence{Place::Mixed, true, true,
             QT_TRANSLATE_N_NOOP("EquationWhy", "%1 adds up to %2; the %n cage(s) make %3")},
    Sentence{Place::Mixed, true, false,
             QT_TRANSLATE_N_NOOP("EquationWhy", "%1 adds up to %2; the %n sum(s) make %3")},
    Sentence{Place::Mixed, false, true,
             QT_TRANSLATE_N_NOOP("EquationWhy", "%1 add up to %2; the %n cage(s) make %3")},
    Sentence{Place::Mixed, false, false,
             QT_TRANSLATE_N_NOOP("EquationWhy", "%1 add up to %2; the %n sum(s) make %3")},
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

    /// Returns "Box 2 adds up to 45; its cages make 13 + 6 + 11 + 13 = 43", with the digits that are added
    /// to this and taken from it.
    QString text() const
    {
        const auto count = static_cast<int>(m_step.houses.size());
        const QString houses = m_text.houses(m_step, HouseRole::Base);
        const QString sums =
            QCoreApplication::translate("EquationWhy", sentence(), nullptr, static_cast<int>(m_sums.size()));
        return withCounted(
            capitalised(sums.arg(houses, QString::number(count * m_text.houseTotal()), additionText())));
    }

private:
    bool isInside(const Candidate &candidate) const
    {
        return std::ranges::any_of(m_step.houses, [&](const HouseEvidence &evidence) {
            return m_text.areInHouse({candidate}, evidence.house);
        });
    }

    Place place() const
    {
        const bool isFirstInside = isInside(m_step.groups.front().candidates.front());
        if (!m_isDifference && isFirstInside && m_outside.empty())
            return Place::Within;
        return m_isDifference || isFirstInside || !m_inside.empty() ? Place::Mixed : Place::Cover;
    }

    const char *sentence() const
    {
        const bool isOneHouse = m_step.houses.size() == 1;
        const auto found = std::ranges::find_if(equationSentences, [&](const Sentence &each) {
            return each.place == place() && each.isOneHouse == isOneHouse && each.areCages == areCages();
        });
        return found->text;
    }

    /// Returns "13 + 6 + 11 + 13 = 43", "13" of one, "250" of very many.
    QString additionText() const
    {
        constexpr std::size_t maxNumbers = 16;
        const QString made = QString::number(sumsTotal());
        if (m_sums.size() == 1 || m_sums.size() > maxNumbers)
            return made;
        QStringList numbers;
        for (const int sum : m_sums)
            numbers += QString::number(numberOf(sum));
        return QStringLiteral("%1 = %2").arg(numbers.join(QLatin1String(" + ")), made);
    }

    bool areCages() const
    {
        return std::ranges::all_of(
            m_sums, [&](int sum) { return m_text.puzzle().constraints[sum].variant->isDistinct; });
    }

    int numberOf(int sum) const { return m_text.puzzle().constraints[sum].number().value_or(0); }

    int sumsTotal() const
    {
        return std::accumulate(m_sums.begin(), m_sums.end(), 0,
                               [this](int sum, int index) { return sum + numberOf(index); });
    }

    int total(const std::vector<Candidate> &counted) const
    {
        const DigitValues values = m_text.puzzle().geometry.values();
        return std::accumulate(counted.begin(), counted.end(), 0, [values](int sum, const Candidate &each) {
            return sum + values.of(each.digit);
        });
    }

    /// Returns \a sums with what is added to them and taken from them, and what they make then.
    QString withCounted(const QString &sums) const
    {
        int made = sumsTotal();
        QString all = sums;
        if (!m_inside.empty()) {
            made += total(m_inside);
            all = EquationWords::tr("%1; with %2 that is %3")
                      .arg(all, digitsInCellsText(m_text, m_inside), QString::number(made));
        }
        if (!m_outside.empty()) {
            made -= total(m_outside);
            all = EquationWords::tr("%1; without %2, outside, that is %3")
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

int cellCount(const std::vector<Candidate> &candidates)
{
    return static_cast<int>(cellsOf(candidates).size());
}

/// Returns the total of the open cells, less that of the cells on the other side, as people see it.
int openTotal(const StepTerms &text, const Step &step)
{
    return text.shownTotal(step.total, cellCount(step.groups.front().candidates)
                                           - cellCount(inRole(step, Role::OtherSide)));
}

/// Returns \a reason with what it leaves for the open cells.
QString withRest(const StepTerms &text, const Step &step, const QString &reason)
{
    const QString rest =
        EquationWords::tr("%1, which leaves %2 for %3")
            .arg(reason, QString::number(openTotal(text, step)), text.cells(step.groups.front().candidates));
    const auto sets = text.combinations(step, maxCombinationsTried);
    return sets && !sets->empty() && sets->size() <= maxCombinationsListed
               ? EquationWords::tr("%1; this can only be %2").arg(rest, combinationsText(text, *sets))
               : rest;
}

/// Returns \a reason with "so r1c1 and r1c2 are 3 more than r2c4", or that they are equal.
QString withDifference(const StepTerms &text, const Step &step, const QString &reason)
{
    const int difference = openTotal(text, step);
    std::vector<Candidate> greater = step.groups.front().candidates;
    std::vector<Candidate> smaller = inRole(step, Role::OtherSide);
    if (difference < 0)
        greater.swap(smaller);
    const QString more = text.cells(greater);
    const QString less = text.cells(smaller);
    const bool isOne = cellCount(greater) == 1;
    if (difference == 0)
        return (isOne ? EquationWords::tr("%1, so %2 is as much as %3")
                      : EquationWords::tr("%1, so %2 are as much as %3"))
            .arg(reason, more, less);
    return (isOne ? EquationWords::tr("%1, so %2 is %3 more than %4")
                  : EquationWords::tr("%1, so %2 are %3 more than %4"))
        .arg(reason, more, QString::number(std::abs(difference)), less);
}

} // namespace

QString equationWhy(const StepTerms &text, const Step &step)
{
    const bool isDifference = !inRole(step, Role::OtherSide).empty();
    const QString arithmetic = Arithmetic(text, step, step.constraints, isDifference).text();
    if (isDifference)
        return withDifference(text, step, arithmetic);
    if (cellsOf(step.groups.front().candidates).size() == 1)
        return arithmetic; // the conclusion says the rest
    return withRest(text, step, arithmetic);
}

QString cageSplitWhy(const StepTerms &text, const Step &step)
{
    const Arithmetic arithmetic(text, step, {step.constraints.begin(), std::prev(step.constraints.end())},
                                false);
    return EquationWords::tr("%1, so %2 has %3 in %4 and the rest in %5")
        .arg(arithmetic.text(), sumName(text, step.constraints.back()),
             QString::number(openTotal(text, step)), text.cells(step.groups.front().candidates),
             text.cells(inRole(step, Role::OtherSide)));
}

QString overlappingCagesWhy(const StepTerms &text, const Step &step)
{
    QStringList names;
    for (const int constraint : step.constraints)
        names += sumName(text, constraint);
    const QString shared = EquationWords::tr("%1 share cells").arg(capitalised(listText(names)));
    return inRole(step, Role::OtherSide).empty() ? withRest(text, step, shared)
                                                 : withDifference(text, step, shared);
}

} // namespace sudoku
