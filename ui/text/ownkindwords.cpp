#include "ui/text/ownkindwords.h"

#include <QCoreApplication>
#include <QStringList>

#include "core/variants/own/ownnames.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

namespace sudoku {
namespace {

struct OwnKindWords
{
    Q_DECLARE_TR_FUNCTIONS(OwnKindWords)
};

QString namesText(OwnForm form)
{
    QStringList names;
    for (const std::string_view name : namesIn(form))
        names += toQString(name);
    if (!namesWantedIn(form).empty())
        names += {QStringLiteral("count(…)"), QStringLiteral("at(…)")};
    return names.join(QLatin1String(", "));
}

QString placeText(const ExpressionError &error)
{
    return OwnKindWords::tr("character %1").arg(error.column + 1);
}

} // namespace

QString expressionErrorText(const ExpressionError &error, OwnForm form)
{
    using Kind = ExpressionError::Kind;
    const QString found = quotedText(error.found);
    switch (error.kind) {
    case Kind::Empty:
        return OwnKindWords::tr("nothing is there yet");
    case Kind::Unclosed:
        return OwnKindWords::tr("%1, %2, is not closed").arg(placeText(error), found);
    case Kind::Ends:
        return OwnKindWords::tr("the rule ends too early");
    case Kind::Unexpected:
        return OwnKindWords::tr("%1, %2, does not fit here").arg(placeText(error), found);
    case Kind::UnknownName:
        if (isMatched(form))
            break;
        if (form == OwnForm::Together)
            return OwnKindWords::tr("%1, %2, is the short name of no kind that can be used here")
                .arg(placeText(error), found);
        return OwnKindWords::tr("%1 is no name here; the names are %2").arg(found, namesText(form));
    case Kind::NumberTooBig:
        return OwnKindWords::tr("%1 is too large").arg(found);
    case Kind::TooLong:
        return OwnKindWords::tr("the rule is too long, or has too many parentheses within each other");
    case Kind::NoNumber:
        return OwnKindWords::tr(
                   "%1, %2, needs a number in parentheses, such as (5), or (k) for the number of each rule")
            .arg(placeText(error), found);
    case Kind::NeedlessNumber:
        return OwnKindWords::tr("%1, %2, takes no number").arg(placeText(error), found);
    case Kind::WholeBoard:
        return OwnKindWords::tr("%1, %2, cannot be combined: it takes no cells, or has a text")
            .arg(placeText(error), found);
    }
    return OwnKindWords::tr("%1 is no name here").arg(found);
}

QString combinationProblemText(const Geometry &geometry, const AlternativesProblem &problem)
{
    using Kind = AlternativesProblem::Kind;
    const auto refusal = [&](const QString &why) {
        return OwnKindWords::tr("%1 cannot be combined: %2").arg(ruleText(geometry, problem.constraint), why);
    };
    switch (problem.kind) {
    case Kind::WholeBoard:
        return refusal(OwnKindWords::tr("it applies to the whole board"));
    case Kind::HasText:
        return refusal(OwnKindWords::tr("it has a text"));
    case Kind::NoNumber:
        return refusal(OwnKindWords::tr("it has no number yet"));
    case Kind::SeveralNumbers:
        return refusal(OwnKindWords::tr("it has more than one number"));
    case Kind::NegativeNumber:
        return refusal(OwnKindWords::tr("its number is below 0"));
    case Kind::TooLong:
        return OwnKindWords::tr("These are too many rules to combine");
    case Kind::Refused:
        break;
    }
    return OwnKindWords::tr("These rules cannot be combined: %1")
        .arg(problem.why ? problemText(*problem.constraint.variant, *problem.why) : QString());
}

QString ownKindProblemText(const OwnKindProblem &problem)
{
    using Kind = OwnKindProblem::Kind;
    switch (problem.kind) {
    case Kind::BadId:
        return OwnKindWords::tr("its short name needs small letters, digits and hyphens, as in three-apart");
    case Kind::TakenId:
        return OwnKindWords::tr("the program has a kind with this short name already");
    case Kind::RepeatedId:
        return OwnKindWords::tr("another kind in this text has the same short name");
    case Kind::NoName:
        return OwnKindWords::tr("it needs a name");
    case Kind::BadRule:
        return expressionErrorText(problem.error, problem.form);
    case Kind::BadStart:
        return OwnKindWords::tr("where it starts: %1").arg(expressionErrorText(problem.error, problem.form));
    case Kind::BadAccept:
        return OwnKindWords::tr("where it may end: %1").arg(expressionErrorText(problem.error, problem.form));
    case Kind::NoNumber:
        return OwnKindWords::tr("k stands for a number, and rules of this kind have none");
    case Kind::Unfit:
        return OwnKindWords::tr("such a rule does not go with these cells");
    case Kind::TooMany:
        return OwnKindWords::tr("one text may define at most %1 kinds").arg(maxOwnKinds);
    case Kind::TooLong:
        return OwnKindWords::tr("its texts may have at most %1 characters each").arg(maxOwnText);
    }
    return {};
}

} // namespace sudoku
