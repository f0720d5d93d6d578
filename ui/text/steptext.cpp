#include "ui/text/steptext.h"

#include <QCoreApplication>

#include "core/variants/variant.h"
#include "ui/text/stepwhy.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <array>

namespace sudoku {
namespace {

struct StepWords
{
    Q_DECLARE_TR_FUNCTIONS(StepWords)
};

constexpr std::array levelNames{TR_NOOP("Level", "Easy"), TR_NOOP("Level", "Medium"),
                                TR_NOOP("Level", "Hard"), TR_NOOP("Level", "Unfair"),
                                TR_NOOP("Level", "Extreme")};

} // namespace

QString levelText(Level level)
{
    return translate("Level", levelNames[static_cast<int>(level)]);
}

QString englishName(Level level)
{
    return QString::fromLatin1(levelNames[static_cast<int>(level)]);
}

QString shortNameIn(const QString &name)
{
    const qsizetype open = name.indexOf(QLatin1String(" ("));
    return open < 0 || !name.endsWith(QLatin1Char(')')) ? QString() : name.mid(open + 2).chopped(1);
}

QString techniqueName(const Technique &technique)
{
    const Variant *rule = findVariant(technique.id); // a step about a rule has its name
    return rule ? nameText(*rule) : translate("Technique", technique.name);
}

QString StepText::what(const Step &step) const
{
    const std::vector<Cell> cells = evidenceCells(step);
    const bool isInHouse = cells.empty() || step.isPlacedInHouse();
    return StepWords::tr("%1: %2").arg(techniqueName(*step.technique),
                                       isInHouse ? where(step) : someCellsText(puzzle().geometry, cells));
}

QString StepText::why(const Step &step) const
{
    const QString text = whyText(*this, step);
    return text.isEmpty() ? evidence(step) : text;
}

QString StepText::sentence(const Step &step) const
{
    const QString reason = why(step);
    if (notation() == Notation::Window && saysConclusion(step))
        return reason;
    const auto lineEnd = reason.indexOf(QLatin1String(".\n"));
    const QString conclusion = conclusionText(puzzle().geometry, symbols(), step, notation());
    if (lineEnd < 0)
        return StepWords::tr("%1: %2").arg(reason, conclusion);
    return StepWords::tr("%1: %2").arg(reason.left(lineEnd), conclusion) + reason.mid(lineEnd);
}

QString StepText::whole(const Step &step) const
{
    return wholeInLines(step).replace(QLatin1Char('\n'), QLatin1Char(' '));
}

QString StepText::wholeInLines(const Step &step) const
{
    return StepWords::tr("%1: %2").arg(techniqueName(*step.technique), sentence(step));
}

} // namespace sudoku
