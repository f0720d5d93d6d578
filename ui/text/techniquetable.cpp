#include "ui/text/techniquetable.h"

#include "core/hints/techniques.h"
#include "ui/text/steptext.h"
#include "ui/text/strings.h"

#include <QStringList>

namespace sudoku {
namespace {

QString remarksOn(const Technique &technique)
{
    const auto words = [](const char *text) { return translate("Technique table", text); };
    QStringList remarks;
    if (const Technique *whole = findTechnique(technique.traits.countsAs))
        remarks += words(TR_NOOP("Technique table", "a kind of %1")).arg(techniqueName(*whole));
    if (technique.traits.assumesUniqueness)
        remarks += words(TR_NOOP("Technique table", "needs a single solution"));
    if (!technique.traits.isOn)
        remarks += words(TR_NOOP("Technique table", "off"));
    return remarks.join(QStringLiteral(", "));
}

} // namespace

QString techniqueTables()
{
    QString tables;
    for (const Level level : allLevels) {
        tables +=
            QStringLiteral("## %1\n\n| technique | score | remarks |\n|---|---|---|\n").arg(levelText(level));
        for (const Technique &technique : techniques())
            if (technique.level == level)
                tables += QStringLiteral("| %1 | %2 | %3 |\n")
                              .arg(techniqueName(technique), QString::number(technique.score),
                                   remarksOn(technique));
        tables += QLatin1Char('\n');
    }
    return tables;
}

} // namespace sudoku
