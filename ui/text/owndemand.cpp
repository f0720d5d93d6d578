#include "ui/text/owndemand.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include "core/variants/own/ownkind.h"
#include "ui/text/kindnames.h"
#include "ui/text/strings.h"

namespace sudoku {
namespace {

struct OwnDemand
{
    Q_DECLARE_TR_FUNCTIONS(OwnDemand)
};

/// Returns the cells that a rule of \a place is about, as they begin a sentence.
QString cellsAtText(const OwnKindDefinition &definition)
{
    switch (definition.place) {
    case OwnPlace::Line:
        return OwnDemand::tr("Digits along the line");
    case OwnPlace::Chain:
        return OwnDemand::tr("Digits of the cells in their order");
    case OwnPlace::Loop:
        return OwnDemand::tr("Digits along the loop");
    case OwnPlace::Cells:
        return OwnDemand::tr("The digits of the marked cells");
    case OwnPlace::Dot:
        return OwnDemand::tr("Two digits with this mark between them");
    case OwnPlace::Rows:
        return OwnDemand::tr("The digits of each row");
    case OwnPlace::Columns:
        return OwnDemand::tr("The digits of each column");
    case OwnPlace::Regions:
        return OwnDemand::tr("The digits of each region");
    case OwnPlace::Touching:
        return OwnDemand::tr("Digits beside each other, anywhere");
    case OwnPlace::Leap:
        return OwnDemand::tr("Digits %1 and %2 cells apart, anywhere")
            .arg(definition.leap[0])
            .arg(definition.leap[1]);
    case OwnPlace::Outside:
        return OwnDemand::tr("The digits seen from a number beside the board");
    case OwnPlace::Diagonal:
        return OwnDemand::tr("The digits on the diagonal that a number with an arrow points along");
    }
    return {};
}

/// Returns whether a and b are a digit and the next one, not any two.
bool hasOrder(OwnPlace place)
{
    using enum OwnPlace;
    return place == Line || place == Loop || place == Chain || place == Rows || place == Columns;
}

/// Returns numbers of cells in their order: "1 to 4, 7".
QString placesText(const std::vector<int> &places)
{
    QStringList ranges;
    for (std::size_t first = 0; first < places.size();) {
        std::size_t last = first;
        while (last + 1 < places.size() && places[last + 1] == places[last] + 1)
            ++last;
        ranges += first == last ? QString::number(places[first] + 1)
                                : OwnDemand::tr("%1 to %2").arg(places[first] + 1).arg(places[last] + 1);
        first = last + 1;
    }
    return ranges.join(QLatin1String(", "));
}

QString memberText(const TogetherRule::Member &member, const QString &number)
{
    QString text = nameInSentence(*member.kind);
    if (member.takesNumber || member.number)
        text += QLatin1String(" (") + (member.number ? QString::number(*member.number) : number)
                + QLatin1Char(')');
    return member.places.empty() ? text
                                 : OwnDemand::tr("%1 of the cells %2").arg(text, placesText(member.places));
}

/// Returns the part of \a rule at \a place in words, in parentheses if it \a isInner and has several parts.
QString togetherText(const TogetherRule &rule, int place, const QString &number, bool isInner)
{
    using Operation = TogetherRule::Operation;
    const TogetherRule::Part &part = rule.parts()[place];
    if (part.operation == Operation::Member)
        return memberText(rule.members()[part.operands.front()], number);
    const bool isList = part.operation == Operation::One || part.operation == Operation::None;
    QStringList parts;
    for (const int operand : part.operands)
        parts += togetherText(rule, operand, number, !isList);
    QString text;
    switch (part.operation) {
    case Operation::Not:
        return OwnDemand::tr("not %1").arg(parts.front());
    case Operation::One:
        return OwnDemand::tr("exactly one of (%1)").arg(parts.join(QLatin1String("; ")));
    case Operation::None:
        return OwnDemand::tr("none of (%1)").arg(parts.join(QLatin1String("; ")));
    case Operation::All:
        text = parts.join(OwnDemand::tr(" and "));
        break;
    case Operation::Any:
    case Operation::Member:
        text = parts.join(OwnDemand::tr(" or "));
        break;
    }
    return isInner && parts.size() > 1 ? QLatin1Char('(') + text + QLatin1Char(')') : text;
}

/// Returns what \a rule says of a and b. A table of many pairs says nothing to people as a list.
QString pairText(const QString &rule)
{
    constexpr qsizetype maxLength = 100;
    return rule.size() > maxLength ? OwnDemand::tr("a pair of its table") : rule;
}

} // namespace

QString proposedDemand(const OwnKindDefinition &definition, const QString &number)
{
    static const QRegularExpression nameOfNumber(QStringLiteral("\\bk\\b"));
    const auto withNumber = [&](const std::string &text) {
        return toQString(text).replace(nameOfNumber, number);
    };
    const QString cells = cellsAtText(definition);
    const QString rule =
        isMatched(definition.form) ? toQString(definition.rule) : withNumber(definition.rule);
    switch (definition.form) {
    case OwnForm::Pair:
        return hasOrder(definition.place)
                   ? OwnDemand::tr("%1: for each and the one after it, a and b, %2")
                         .arg(cells, pairText(rule))
                   : OwnDemand::tr("%1: for each two of them, a and b, %2").arg(cells, pairText(rule));
    case OwnForm::Pattern:
        return OwnDemand::tr("%1 match the pattern %2").arg(cells, rule);
    case OwnForm::Whole:
        return OwnDemand::tr("%1 together keep %2").arg(cells, rule);
    case OwnForm::Together: {
        const TogetherRule together = togetherRuleOf(definition.rule);
        return together.parts().empty()
                   ? QString()
                   : OwnDemand::tr("%1: %2").arg(
                       cells,
                       togetherText(together, static_cast<int>(together.parts().size()) - 1, number, false));
    }
    case OwnForm::Machine:
        return OwnDemand::tr("%1 are accepted by a state machine").arg(cells);
    case OwnForm::Running:
        return OwnDemand::tr("%1, read one after the other: each step gives %2, and at the end %3")
            .arg(cells, rule, withNumber(definition.accept));
    }
    return {};
}

} // namespace sudoku
