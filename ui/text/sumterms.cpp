#include "ui/text/sumterms.h"

#include <QCoreApplication>

#include "core/variants/variant.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <map>

namespace sudoku {
namespace {

struct SumTermWords
{
    Q_DECLARE_TR_FUNCTIONS(SumTerms)
};

} // namespace

QString sumName(const StepTerms &text, int constraint)
{
    const Constraint &sum = text.puzzle().constraints[constraint];
    if (!sum.variant->isDistinct || !sum.number())
        return sourceText(text.puzzle(), ConstraintIndex{constraint});
    return SumTermWords::tr("the cage %1 at %2")
        .arg(QString::number(*sum.number()), toQString(text.puzzle().geometry.cellName(sum.cells.front())));
}

QString anyOfText(QStringList texts)
{
    if (texts.size() < 2)
        return texts.join(QString());
    const QString last = texts.takeLast();
    return SumTermWords::tr("%1 or %2").arg(texts.join(SumTermWords::tr(", ")), last);
}

QString combinationsText(const StepTerms &text, const std::vector<DigitSet> &sets)
{
    QStringList texts;
    for (const DigitSet set : sets) {
        QStringList digits;
        for (const Digit digit : set)
            digits += text.digits({{0, digit}});
        texts += digits.join(QLatin1Char('+'));
    }
    return anyOfText(texts);
}

QString digitsInCellsText(const StepTerms &text, const std::vector<Candidate> &candidates)
{
    std::map<Digit, std::vector<Candidate>> digits;
    for (const Candidate &candidate : candidates)
        digits[candidate.digit].push_back(candidate);
    QStringList texts;
    for (const auto &[digit, own] : digits)
        texts += SumTermWords::tr("%1 in %2").arg(text.digits(own), text.cells(own));
    return listText(texts);
}

std::vector<Candidate> inRole(const Step &step, Role role)
{
    std::vector<Candidate> all;
    for (const EvidenceGroup &group : step.groups)
        if (group.role == role)
            all.insert(all.end(), group.candidates.begin(), group.candidates.end());
    return all;
}

} // namespace sudoku
