#include "core/variants/own/ownproblem.h"

#include "core/variants/own/expressionparser.h"
#include "core/variants/own/linepatternparser.h"
#include "core/variants/own/machinetext.h"
#include "core/variants/own/ownnames.h"
#include "core/variants/own/togetherrule.h"
#include "core/variants/variant.h"

#include <algorithm>

namespace sudoku {
namespace {

using Problem = std::optional<OwnKindProblem>;
using Kind = OwnKindProblem::Kind;

bool isIdCharacter(char character)
{
    return (character >= 'a' && character <= 'z') || (character >= '0' && character <= '9')
           || character == '-';
}

bool isId(std::string_view id)
{
    return !id.empty() && id.size() <= maxOwnId && id.front() >= 'a' && id.front() <= 'z'
           && std::ranges::all_of(id, isIdCharacter);
}

bool isTaken(const std::string &id)
{
    return std::ranges::any_of(
        variants(), [&](const Variant *kind) { return kind->id == id || kind->id == "all-" + id; });
}

/// Returns whether rules of this kind have a number, which k stands for.
bool haveNumber(const OwnKindDefinition &definition)
{
    return definition.hasNumber || isOutside(definition.place);
}

Problem problemIn(Kind kind, const std::string &text, const OwnKindDefinition &definition,
                  std::span<const std::string_view> names)
{
    const OwnForm form = kind == Kind::BadStart ? OwnForm::Pattern : definition.form;
    const auto expression = parseExpression(text, names, namesWantedIn(form));
    if (!expression)
        return OwnKindProblem{kind, expression.error(), form};
    const auto number = static_cast<int>(std::ranges::find(names, "k") - names.begin());
    return expression->uses(number) && !haveNumber(definition) ? OwnKindProblem{Kind::NoNumber} : Problem();
}

Problem problemOfTogether(const OwnKindDefinition &definition, const OwnKindNames &names)
{
    const auto rule = parseTogether(definition.rule, names.finder());
    if (!rule)
        return OwnKindProblem{Kind::BadRule, rule.error(), definition.form};
    const bool asksForNumber = std::ranges::any_of(rule->members(), &TogetherRule::Member::takesNumber);
    return asksForNumber && !haveNumber(definition) ? OwnKindProblem{Kind::NoNumber} : Problem();
}

Problem problemOfRule(const OwnKindDefinition &definition, const OwnKindNames &names)
{
    if (definition.form == OwnForm::Together)
        return problemOfTogether(definition, names);
    if (isMatched(definition.form)) {
        const auto pattern = definition.form == OwnForm::Machine ? machineOfText(definition.rule)
                                                                 : parseLinePattern(definition.rule);
        return pattern ? Problem() : OwnKindProblem{Kind::BadRule, pattern.error(), definition.form};
    }
    if (auto problem = problemIn(Kind::BadRule, definition.rule, definition, namesIn(definition.form)))
        return problem;
    if (definition.form != OwnForm::Running)
        return {};
    if (auto problem = problemIn(Kind::BadStart, definition.start, definition, {}))
        return problem;
    return problemIn(Kind::BadAccept, definition.accept, definition, runningNames);
}

/// Returns whether digits of such cells have an order, so that they can be read.
bool isRead(OwnPlace place)
{
    using enum OwnPlace;
    return place == Line || place == Loop || place == Chain || place == Rows || place == Columns
           || place == Squares || isOutside(place);
}

bool goTogether(OwnForm form, OwnPlace place)
{
    switch (form) {
    case OwnForm::Pair:
        return !isOutside(place);
    case OwnForm::Pattern:
    case OwnForm::Machine:
    case OwnForm::Running:
        return isRead(place);
    case OwnForm::Together:
        return place != OwnPlace::Loop && place != OwnPlace::Touching && place != OwnPlace::Leap;
    case OwnForm::Whole:
        break;
    }
    return isRead(place) || place == OwnPlace::Cells || place == OwnPlace::Regions;
}

bool canBeRead(OwnForm form, OwnReading reading)
{
    switch (form) {
    case OwnForm::Pattern:
    case OwnForm::Machine:
        return true;
    case OwnForm::Running:
        return reading == OwnReading::Forward || reading == OwnReading::Both;
    case OwnForm::Pair:
    case OwnForm::Whole:
    case OwnForm::Together:
        break;
    }
    return reading == OwnReading::Forward;
}

bool isLeap(std::array<int, 2> leap)
{
    return std::ranges::all_of(leap, [](int steps) { return steps >= 0 && steps < maxBoardSize; })
           && leap[0] + leap[1] > 0;
}

bool fits(const OwnKindDefinition &definition)
{
    return goTogether(definition.form, definition.place) && canBeRead(definition.form, definition.reading)
           && (definition.look != OwnLook::Members || definition.form == OwnForm::Together)
           && (mayHaveNumber(definition.place) || !definition.hasNumber)
           && (definition.place != OwnPlace::Leap || isLeap(definition.leap));
}

} // namespace

bool mayHaveNumber(OwnPlace place)
{
    using enum OwnPlace;
    return place == Line || place == Loop || place == Chain || place == Cells || place == Dot
           || isOutside(place);
}

std::optional<OwnKindProblem> findProblem(const OwnKindDefinition &definition, const OwnKindNames &names)
{
    if (!isId(definition.id))
        return OwnKindProblem{Kind::BadId};
    if (isTaken(definition.id))
        return OwnKindProblem{Kind::TakenId};
    if (definition.name.empty())
        return OwnKindProblem{Kind::NoName};
    for (const std::string *text :
         {&definition.name, &definition.demand, &definition.start, &definition.accept, &definition.sign})
        if (text->size() > maxOwnText)
            return OwnKindProblem{Kind::TooLong};
    if (definition.rule.size() > maxOwnRule)
        return OwnKindProblem{Kind::TooLong};
    if (!fits(definition))
        return OwnKindProblem{Kind::Unfit};
    return problemOfRule(definition, names);
}

} // namespace sudoku
