#include "ui/text/smallreasonwhy.h"

#include <QCoreApplication>

#include "core/board/rule.h"
#include "core/hints/reasons/reasonfinder.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <set>

namespace sudoku {
namespace {

/// Its words are those of reasons elsewhere (reasonwords.h).
struct FactWords
{
    Q_DECLARE_TR_FUNCTIONS(ReasonWords)
};

/// Returns "r4c1, r4c5 or r4c7".
QString anyCell(const Geometry &geometry, const std::vector<Candidate> &candidates)
{
    QStringList names;
    for (const Cell cell : cellsOf(candidates))
        names += toQString(geometry.cellName(cell));
    if (names.size() < 2)
        return names.join(QString());
    const QString last = names.takeLast();
    return FactWords::tr("%1 or %2").arg(names.join(QStringLiteral(", ")), last);
}

QString cellFact(const StepTerms &text, const std::vector<Candidate> &candidates)
{
    return FactWords::tr("%1 is %2").arg(text.cells(candidates), text.anyDigit(candidates));
}

QString houseFact(const StepTerms &text, int house, const std::vector<Candidate> &candidates)
{
    return FactWords::tr("in %2, %1 is in %3")
        .arg(text.anyDigit(candidates), text.house(house), anyCell(text.puzzle().geometry, candidates));
}

} // namespace

QString smallReasonWhy(const StepTerms &text, const Step &step)
{
    QStringList facts;
    std::set<int> named;
    for (const EvidenceGroup &group : step.groups)
        if (group.index == reasonOfCell) {
            facts += cellFact(text, group.candidates);
        } else if (group.index != reasonOfRule) {
            const int house = step.houses[group.index - 1].house;
            facts += houseFact(text, house, group.candidates);
            named.insert(house);
        }
    for (const HouseEvidence &other : step.houses) // what a sum follows from
        if (named.insert(other.house).second)
            facts += text.house(other.house);
    for (const int constraint : step.constraints)
        facts += sourceText(text.puzzle(), ConstraintIndex{constraint});
    const bool isRuleAlone =
        facts.size() == 1 && !step.groups.empty() && step.groups.front().index == reasonOfRule;
    return (isRuleAlone ? FactWords::tr("With %1 in %2 no digits are left that %3 allows")
                        : FactWords::tr("With %1 in %2 these cannot all be true: %3"))
        .arg(text.anyDigit(step.eliminations), anyCell(text.puzzle().geometry, step.eliminations),
             semicolonText(facts));
}

} // namespace sudoku
