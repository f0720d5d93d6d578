#include "ui/text/words.h"

#include "core/variants/constraintproblem.h"
#include "ui/text/kindnames.h"

#include <QCoreApplication>

namespace sudoku {
namespace {

struct ConstraintWords // with the others about puzzles
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

QString rangeText(const ConstraintProblem &problem, const char *one, const char *several)
{
    return problem.min == problem.max ? ConstraintWords::tr(one).arg(problem.min)
                                      : ConstraintWords::tr(several).arg(problem.min).arg(problem.max);
}

QString numberRangeText(const Variant &variant, const ConstraintProblem &problem)
{
    if (variant.maxNumbers > 1)
        return ConstraintWords::tr("its numbers, separated by blanks, must be from %1 to %2")
            .arg(problem.min)
            .arg(problem.max);
    return rangeText(problem, QT_TRANSLATE_NOOP("Words", "the number for these cells must be %1"),
                     QT_TRANSLATE_NOOP("Words", "the number for these cells must be from %1 to %2"));
}

/// Returns which kind cannot be combined with others, and why.
QString unfitMemberText(const ConstraintProblem &problem)
{
    const QString name = nameInSentence(*problem.member);
    if (!problem.memberKind || *problem.memberKind == ConstraintProblem::Kind::UnfitMember)
        return ConstraintWords::tr("it combines %1, which is not possible on these cells").arg(name);
    const ConstraintProblem why{*problem.memberKind, problem.min, problem.max, problem.cell};
    return ConstraintWords::tr("it combines %1, which is not possible on these cells: %2")
        .arg(name, problemText(*problem.member, why));
}

QString cellCountText(const ConstraintProblem &problem)
{
    if (problem.max == 0)
        return ConstraintWords::tr("it takes no cells: it applies to the whole board");
    return problem.min == problem.max
               ? ConstraintWords::tr("it must have %n cell(s)", nullptr, problem.min)
               : ConstraintWords::tr("it must have %1 to %2 cells").arg(problem.min).arg(problem.max);
}

/// Returns what is wrong with the numbers or the text of a constraint.
QString valueProblemText(const Variant &variant, const ConstraintProblem &problem)
{
    using Kind = ConstraintProblem::Kind;
    switch (problem.kind) {
    case Kind::NoNumber:
        return rangeText(problem, QT_TRANSLATE_NOOP("Words", "it needs the number %1"),
                         QT_TRANSLATE_NOOP("Words", "it needs a number from %1 to %2"));
    case Kind::NeedlessNumber:
        return ConstraintWords::tr("it takes no number");
    case Kind::NumberRange:
        return numberRangeText(variant, problem);
    case Kind::NoSuchDigit:
        return ConstraintWords::tr("the board has no digit %1").arg(problem.min);
    case Kind::TooManyNumbers:
        return ConstraintWords::tr("it takes at most %n number(s)", nullptr, problem.max);
    case Kind::NoText:
        return ConstraintWords::tr("it needs a text");
    case Kind::NeedlessText:
        return ConstraintWords::tr("it takes no text");
    default:
        return {};
    }
}

/// Returns what is wrong with the cells of a constraint.
QString cellsProblemText(const Variant &variant, const ConstraintProblem &problem)
{
    using Kind = ConstraintProblem::Kind;
    switch (problem.kind) {
    case Kind::CellCount:
        return cellCountText(problem);
    case Kind::RepeatedCell:
        return ConstraintWords::tr("a cell is named twice");
    case Kind::TornPath:
        return variant.input == Input::Neighbours
                   ? ConstraintWords::tr("the two cells must share a side")
                   : ConstraintWords::tr("each cell must share a side or a corner with the one before it");
    case Kind::NoLine:
        return variant.input == Input::Line
                   ? ConstraintWords::tr("its cells must be a whole row or column, or the first two of one")
                   : ConstraintWords::tr("its cells must be a whole diagonal, or the first two of one");
    case Kind::NoBlock:
        return ConstraintWords::tr("its four cells must meet at a corner");
    case Kind::NoClones:
        return ConstraintWords::tr("its cells must be two groups of the same shape, one after the other");
    default:
        return {};
    }
}

} // namespace

QString problemText(const Variant &variant, const ConstraintProblem &problem)
{
    using Kind = ConstraintProblem::Kind;
    switch (problem.kind) {
    case Kind::NoNumber:
    case Kind::NeedlessNumber:
    case Kind::NumberRange:
    case Kind::NoSuchDigit:
    case Kind::TooManyNumbers:
    case Kind::NoText:
    case Kind::NeedlessText:
        return valueProblemText(variant, problem);
    case Kind::CellCount:
    case Kind::RepeatedCell:
    case Kind::TornPath:
    case Kind::NoLine:
    case Kind::NoBlock:
    case Kind::NoClones:
        return cellsProblemText(variant, problem);
    case Kind::UnfitBoard:
        return ConstraintWords::tr("it needs %1").arg(needText(variant));
    case Kind::UnfitMember:
        return unfitMemberText(problem);
    case Kind::TooLarge:
        return ConstraintWords::tr(
            "the rule has too many states for these cells: it needs fewer cells, or less to count");
    case Kind::TooLargeBackwards:
        return ConstraintWords::tr(
            "its cells come in the opposite order, and it has too many states to be read "
            "backwards: begin with its first cell");
    case Kind::UnknownRegions:
        return ConstraintWords::tr("it is about regions that are not known yet");
    case Kind::OtherLines:
        return ConstraintWords::tr("it compares its line with all others");
    }
    return {};
}

} // namespace sudoku
