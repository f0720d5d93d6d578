#include "ui/text/owndemand.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include "core/variants/own/ownkind.h"
#include "core/variants/own/ownmarks.h"
#include "ui/text/kindnames.h"
#include "ui/text/strings.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <utility>

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
    case OwnPlace::Squares:
        return OwnDemand::tr("The digits of each four cells around a corner");
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

/// Returns which two digits a and b are, as that begins a sentence.
QString pairAtText(const OwnKindDefinition &definition)
{
    switch (definition.place) {
    case OwnPlace::Line:
        return OwnDemand::tr("For each digit a on the line and the next one, b");
    case OwnPlace::Chain:
        return OwnDemand::tr("For each digit a of the cells in their order and the next one, b");
    case OwnPlace::Loop:
        return OwnDemand::tr("For each digit a on the loop and the next one, b");
    case OwnPlace::Cells:
        return OwnDemand::tr("For any two digits a and b of the marked cells");
    case OwnPlace::Dot:
        return OwnDemand::tr("For two digits a and b with this mark between them");
    case OwnPlace::Rows:
        return OwnDemand::tr("For each digit a of a row and the next one, b");
    case OwnPlace::Columns:
        return OwnDemand::tr("For each digit a of a column and the next one, b");
    case OwnPlace::Regions:
        return OwnDemand::tr("For any two digits a and b of a region");
    case OwnPlace::Squares:
        return OwnDemand::tr("For any two digits a and b of four cells around a corner");
    case OwnPlace::Touching:
        return OwnDemand::tr("For any two digits a and b beside each other");
    case OwnPlace::Leap:
        return OwnDemand::tr("For any two digits a and b that are %1 and %2 cells apart")
            .arg(definition.leap[0])
            .arg(definition.leap[1]);
    case OwnPlace::Outside:
        return OwnDemand::tr("For each digit a seen from a number beside the board and the next one, b");
    case OwnPlace::Diagonal:
        return OwnDemand::tr(
            "For each digit a on the diagonal of a number beside the board and the next one, b");
    }
    return {};
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

/// Returns an expression with the signs that people write.
QString withPrintedSigns(QString rule)
{
    constexpr std::array<std::pair<const char *, const char *>, 4> signs{
        {{"!=", "\u2260"}, {"<=", "\u2264"}, {">=", "\u2265"}, {"*", "\u00d7"}}};
    for (const auto &[typed, printed] : signs)
        rule.replace(QLatin1String(typed), QString::fromUtf8(printed));
    return rule;
}

/// Returns digits, ascending: "1, 4 to 6".
QString digitRangesText(const std::set<int> &digits)
{
    QStringList ranges;
    for (auto first = digits.begin(); first != digits.end();) {
        auto last = first;
        while (std::next(last) != digits.end() && *std::next(last) == *last + 1)
            ++last;
        const int count = *last - *first + 1;
        if (count > 2) {
            ranges += OwnDemand::tr("%1 to %2").arg(*first).arg(*last);
            first = std::next(last);
        } else {
            ranges += QString::number(*first);
            ++first;
        }
    }
    return ranges.join(QLatin1String(", "));
}

/// Returns a list of pairs, such as expressionOf() makes, in words: "a is 1 and b is 4 or 7 to 9; …".
std::optional<QString> tableText(const QString &rule)
{
    static const QRegularExpression list(QStringLiteral("^(not )?100 \\* a \\+ b in \\{([0-9, ]+)\\}$"));
    const QRegularExpressionMatch match = list.match(rule);
    if (!match.hasMatch())
        return {};
    constexpr int hundred = 100;
    std::map<int, std::set<int>> partners;
    for (const QString &pair : match.captured(2).split(QLatin1Char(',')))
        partners[pair.toInt() / hundred].insert(pair.toInt() % hundred);
    QStringList rows;
    for (const auto &[digit, others] : partners)
        rows += OwnDemand::tr("%1 with %2", "digits").arg(QString::number(digit), digitRangesText(others));
    const QString pairs = rows.join(QLatin1String("; "));
    return match.captured(1).isEmpty() ? OwnDemand::tr("only %1", "pairs of digits").arg(pairs)
                                       : OwnDemand::tr("never %1", "pairs of digits").arg(pairs);
}

/// Returns what \a rule says of a and b.
QString pairText(const QString &rule)
{
    constexpr qsizetype maxLength = 100;
    if (const auto table = tableText(rule))
        return *table;
    return rule.size() > maxLength ? OwnDemand::tr("a pair of its table") : withPrintedSigns(rule);
}

/// Returns the cells of a rule about all digits, with the letters that \a rule has for the first ones.
QString cellsWithLetters(const OwnKindDefinition &definition, const QString &cells, const QString &rule)
{
    static const QRegularExpression letter(QStringLiteral("\\b[a-h]\\b"));
    QString last;
    for (auto found = letter.globalMatch(rule); found.hasNext();)
        last = std::max(last, found.next().captured());
    if (last.isEmpty())
        return cells;
    if (isDrawnAsLine(definition))
        return last == QLatin1String("a") ? OwnDemand::tr("%1, that on its dot called a").arg(cells)
                                          : OwnDemand::tr("%1, called a to %2 from its dot").arg(cells, last);
    return last == QLatin1String("a") ? OwnDemand::tr("%1, the first called a").arg(cells)
                                      : OwnDemand::tr("%1, called a to %2 in their order").arg(cells, last);
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
        return OwnDemand::tr("%1: %2").arg(pairAtText(definition), pairText(rule));
    case OwnForm::Pattern:
        return OwnDemand::tr("%1 match the pattern %2").arg(cells, rule);
    case OwnForm::Whole:
        return OwnDemand::tr("%1: %2").arg(cellsWithLetters(definition, cells, rule), withPrintedSigns(rule));
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
            .arg(cells, withPrintedSigns(rule), withPrintedSigns(withNumber(definition.accept)));
    }
    return {};
}

} // namespace sudoku
