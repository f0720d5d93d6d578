#include "ui/laboratory/encodingtext.h"

#include <QLocale>

#include "ui/text/translated.h"

namespace sudoku {

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
    return translate("EncodingText", "At most one of %1 candidates: %2 helper variables, %3 clauses.")
        .arg(literalCount)
        .arg(cnf.variableCount() - literalCount)
        .arg(QLocale().toString(cnf.clauseCount()));
}

} // namespace sudoku
