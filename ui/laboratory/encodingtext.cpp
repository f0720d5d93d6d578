#include "ui/laboratory/encodingtext.h"

#include "ui/text/formulawords.h"
#include "ui/text/strings.h"

#include <QCoreApplication>

namespace sudoku {
namespace {

struct EncodingWords
{
    Q_DECLARE_TR_FUNCTIONS(EncodingText)
};

} // namespace

QString explanationText(const AtMostOne &atMostOne)
{
    return translate("AtMostOne", atMostOne.explanation);
}

QString countsText(const AtMostOne &atMostOne, int literalCount)
{
    Cnf cnf;
    Clause literals;
    for (int i = 0; i < literalCount; ++i)
        literals.push_back(cnf.newVariable());
    atMostOne.encode(cnf, literals);
    return EncodingWords::tr("At most one of %1: %2, %3.")
        .arg(candidatesText(literalCount), auxiliariesText(cnf.variableCount() - literalCount),
             clausesText(cnf.clauseCount()));
}

} // namespace sudoku
