#include "ui/text/owndemand.h"

#include <QCoreApplication>
#include <QRegularExpression>

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
    }
    return {};
}

/// Returns whether a and b are a digit and the next one, not any two.
bool hasOrder(OwnPlace place)
{
    using enum OwnPlace;
    return place == Line || place == Loop || place == Chain || place == Rows || place == Columns;
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
                   ? OwnDemand::tr("%1: for each and the one after it, a and b, %2").arg(cells, rule)
                   : OwnDemand::tr("%1: for each two of them, a and b, %2").arg(cells, rule);
    case OwnForm::Pattern:
        return OwnDemand::tr("%1 match the pattern %2").arg(cells, rule);
    case OwnForm::Whole:
        return OwnDemand::tr("%1 together keep %2").arg(cells, rule);
    case OwnForm::Machine:
        return OwnDemand::tr("%1 are accepted by a state machine").arg(cells);
    case OwnForm::Running:
        return OwnDemand::tr("%1, read one after the other: each step gives %2, and at the end %3")
            .arg(cells, rule, withNumber(definition.accept));
    }
    return {};
}

} // namespace sudoku
