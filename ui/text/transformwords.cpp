#include "ui/text/transformwords.h"

#include <QCoreApplication>

#include "core/variants/constraintproblem.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

namespace sudoku {
namespace {

struct TransformWords
{
    Q_DECLARE_TR_FUNCTIONS(TransformWords)
};

QString neededNumbersText(const TransformKind &kind)
{
    return kind.argument == TransformKind::Argument::TwoLines
               ? TransformWords::tr("it needs two numbers, such as 1,2")
               : TransformWords::tr("it needs the new digits for 1, 2, 3 and so on, such as 2,3,4,1");
}

/// Says which digits \a constraint, which other ones would change, allows.
QString allowedDigitsText(const Geometry &geometry, const Constraint &constraint)
{
    const QString rule = ruleText(geometry, constraint);
    switch (constraint.variant->digits) {
    case DigitUse::Parity:
        return TransformWords::tr("%1 allows only digits that all stay even or odd, or all change that")
            .arg(rule);
    case DigitUse::Distance:
    case DigitUse::Order:
    case DigitUse::Sum:
        if (!findProblemOrImpossibility(geometry, constraint)) // an impossible sum has no reversal
            return TransformWords::tr("%1 allows only the reversal of all digits").arg(rule);
        [[fallthrough]];
    default:
        return TransformWords::tr("%1 does not allow it: the rule depends on the values of digits").arg(rule);
    }
}

} // namespace

QString nameText(const TransformKind &kind)
{
    return translate("Transform", kind.name);
}

QString obstacleText(const Geometry &geometry, const TransformObstacle &obstacle)
{
    using Kind = TransformObstacle::Kind;
    switch (obstacle.kind) {
    case Kind::TornRegions:
        return geometry.boxes()
                   ? TransformWords::tr("rows and columns change places only within a band or a stack")
                   : TransformWords::tr("a region would be in pieces");
    case Kind::OtherCells:
        return TransformWords::tr("%1 does not allow it: the rule would be another one")
            .arg(ruleText(geometry, *obstacle.constraint));
    case Kind::OtherDigits:
        return allowedDigitsText(geometry, *obstacle.constraint);
    case Kind::NoBoxes:
        return TransformWords::tr("only a board with rectangular boxes has bands and stacks");
    case Kind::NoWholeLines:
        if (!geometry.hasLines())
            return TransformWords::tr(
                "a board on which digits may be repeated in rows and columns is turned or mirrored only");
        return TransformWords::tr("a board with holes, or of several boards, is turned or mirrored only");
    case Kind::NoLine:
        return TransformWords::tr("the numbers must be from 1 to %1").arg(obstacle.max);
    case Kind::BadDigits:
        return TransformWords::tr("each digit from %1 to %2 must be there once")
            .arg(obstacle.min)
            .arg(obstacle.max);
    case Kind::NoCanonicalForm:
        return TransformWords::tr(
                   "only boards up to %1 × %1 with boxes and without further rules have a canonical form")
            .arg(obstacle.max);
    }
    return {};
}

QString numbersErrorText(const TransformKind &kind, TransformTextError error)
{
    switch (error) {
    case TransformTextError::NeedlessNumbers:
        return TransformWords::tr("it takes no numbers");
    case TransformTextError::NoNumbers:
    case TransformTextError::BadNumbers:
        return neededNumbersText(kind);
    case TransformTextError::UnknownName:
        break;
    }
    return {};
}

} // namespace sudoku
