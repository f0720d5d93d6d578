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

Candidates cellWithDigits(int count)
{
    Candidates candidates(1);
    for (Digit digit = 1; digit <= count; ++digit)
        candidates[0].insert(digit);
    return candidates;
}

} // namespace

QString explanationText(const EncodingMethod &method)
{
    return EncodingWords::tr("%1 Source: %2.")
        .arg(translate("AtMostOne", method.explanation), translate("AtMostOne", method.source));
}

QString countsText(const EncodingMethod &method, int literalCount)
{
    Cnf cnf;
    if (method.values == ValueEncoding::Binary) {
        const Candidates cell = cellWithDigits(literalCount);
        DigitVariables(cnf, cell, literalCount, method.values, false).encodeBits(cnf, 0, cell[0]);
        return EncodingWords::tr("A cell with %1: %2 bits, %3.")
            .arg(candidatesText(literalCount))
            .arg(cnf.variableCount())
            .arg(clausesText(cnf.clauseCount()));
    }
    Clause literals;
    for (int i = 0; i < literalCount; ++i)
        literals.push_back(cnf.newVariable());
    method.encode(cnf, literals);
    return EncodingWords::tr("At most one of %1: %2, %3.")
        .arg(candidatesText(literalCount), auxiliariesText(cnf.variableCount() - literalCount),
             clausesText(cnf.clauseCount()));
}

} // namespace sudoku
