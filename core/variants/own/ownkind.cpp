#include "core/variants/own/ownkind.h"

#include "core/variants/own/ownmarks.h"
#include "core/variants/own/ownrules.h"

#include <algorithm>
#include <deque>
#include <mutex>

namespace sudoku {
namespace {

/// A kind with all that it is made of.
struct OwnKind : VariantData
{
    OwnKind(OwnKindDefinition made, std::string wanted, TogetherRule together)
        : definition(std::move(made)),
          wantedId(std::move(wanted)),
          rules(definition, std::move(together))
    {
    }

    OwnKindDefinition definition;
    std::string wantedId; ///< its id, where no other kind has that
    OwnRules rules;
    bool hasFirst = false; ///< see hasFirstCell()
    std::string allId;
    std::string allName;
    std::string allDemand;
    Variant variant = {};
    Variant all = {}; ///< all dots are given; without an id where there is none
};

const OwnKind &kindOf(const Constraint &constraint)
{
    return static_cast<const OwnKind &>(*constraint.variant->data);
}

std::vector<Rule> rulesOf(const Puzzle &puzzle, const Constraint &constraint)
{
    return kindOf(constraint).rules.rules(puzzle.geometry, constraint);
}

std::vector<Rule> negativeRulesOf(const Puzzle &puzzle, const Constraint &constraint)
{
    const OwnKind &kind = kindOf(constraint);
    return kind.rules.negativeRules(puzzle, kind.variant);
}

std::vector<Mark> marksOf(const Geometry &geometry, const Constraint &constraint)
{
    if (kindOf(constraint).definition.look == OwnLook::Members)
        return kindOf(constraint).rules.memberMarks(geometry, constraint);
    return ownMarks(kindOf(constraint).definition, kindOf(constraint).hasFirst, geometry, constraint);
}

std::optional<ConstraintProblem> problemOf(const Geometry &geometry, const Constraint &constraint)
{
    return kindOf(constraint).rules.problem(geometry, constraint);
}

NumberRange ownNumbers(const Geometry &, std::span<const Cell>)
{
    return {0, maxOwnNumber};
}

Input inputFor(OwnPlace place)
{
    switch (place) {
    case OwnPlace::Line:
    case OwnPlace::Loop:
    case OwnPlace::Chain:
        return Input::Path;
    case OwnPlace::Cells:
        return Input::Cells;
    case OwnPlace::Dot:
        return Input::Neighbours;
    case OwnPlace::Outside:
        return Input::Line;
    case OwnPlace::Diagonal:
        return Input::Diagonal;
    case OwnPlace::Rows:
    case OwnPlace::Columns:
    case OwnPlace::Regions:
    case OwnPlace::Squares:
    case OwnPlace::Touching:
    case OwnPlace::Leap:
        break;
    }
    return Input::Nothing;
}

/// Returns whether it matters which cell comes first.
bool hasFirst(const OwnKindDefinition &definition, const OwnRules &rules)
{
    if (definition.form == OwnForm::Together)
        return rules.combinesInOrder();
    if (definition.form == OwnForm::Whole)
        return rules.asksForOrder();
    if (definition.place == OwnPlace::Cells)
        return false;
    if (definition.form == OwnForm::Pair)
        return !rules.isSymmetric();
    return definition.reading == OwnReading::Forward;
}

/// Returns whether two ways to draw the same cells may mean different things.
bool isDirected(const OwnKind &kind)
{
    return kind.definition.form == OwnForm::Together || kind.hasFirst;
}

LineLogic logicOf(const OwnKind &kind)
{
    if (kind.definition.form != OwnForm::Pair)
        return kind.rules.isOnlySum() ? LineLogic::None : LineLogic::Ways;
    switch (kind.definition.place) {
    case OwnPlace::Dot:
        return LineLogic::Partners;
    case OwnPlace::Touching:
    case OwnPlace::Leap:
        return LineLogic::Neighbours;
    case OwnPlace::Line:
    case OwnPlace::Loop:
    case OwnPlace::Chain:
    case OwnPlace::Cells:
    case OwnPlace::Rows:
    case OwnPlace::Columns:
    case OwnPlace::Regions:
    case OwnPlace::Squares:
    case OwnPlace::Outside:
    case OwnPlace::Diagonal:
        break;
    }
    return LineLogic::Linked;
}

void fill(OwnKind &kind)
{
    const OwnKindDefinition &definition = kind.definition;
    const Input input = inputFor(definition.place);
    kind.hasFirst = hasFirst(definition, kind.rules);
    kind.variant = Variant{
        .id = definition.id,
        .name = definition.name,
        .demand = definition.demand.empty() ? definition.rule : definition.demand,
        .input = input,
        .logic = logicOf(kind),
        .rules = rulesOf,
        .marks = marksOf,
        .problem = problemOf,
        .number = definition.hasNumber || isOutside(definition.place) ? NumberUse::Open : NumberUse::None,
        .numbers = ownNumbers,
        .minCells = std::max(kind.rules.minCells(), input == Input::Path ? 2 : 1),
        .mayJump = definition.place == OwnPlace::Chain,
        .isDirected = isDirected(kind),
        .data = &kind,
    };
    if (definition.place != OwnPlace::Dot || definition.hasNumber)
        return;
    kind.allId = "all-" + definition.id;
    kind.allName = definition.name + ": all marks are given";
    kind.allDemand = "Where this mark is missing, it does not hold: " + std::string(kind.variant.demand);
    kind.all = Variant{.id = kind.allId,
                       .name = kind.allName,
                       .demand = kind.allDemand,
                       .input = Input::Nothing,
                       .logic = LineLogic::Neighbours,
                       .rules = negativeRulesOf,
                       .negativeOf = &kind.variant,
                       .data = &kind};
}

/// All kinds that were made; none is ever removed, as puzzles point to them.
struct Registry
{
    std::mutex mutex;
    std::deque<OwnKind> kinds;
};

Registry &registry()
{
    static Registry made;
    return made;
}

bool hasId(const OwnKind &kind, std::string_view id)
{
    return kind.variant.id == id || (!kind.allId.empty() && kind.allId == id);
}

/// Returns \a id, or its beginning with the first number behind it which makes it new.
std::string freeId(const std::deque<OwnKind> &kinds, const std::string &id)
{
    std::string free = id;
    const auto isTaken = [&](const OwnKind &kind) { return hasId(kind, free) || hasId(kind, "all-" + free); };
    for (int number = 2; std::ranges::any_of(kinds, isTaken); ++number) {
        const std::string end = "-" + std::to_string(number);
        free = id.substr(0, maxOwnId - end.size()) + end;
    }
    return free;
}

} // namespace

const Variant *ownKind(const OwnKindDefinition &definition)
{
    TogetherRule together =
        definition.form == OwnForm::Together ? togetherRuleOf(definition.rule) : TogetherRule();
    Registry &all = registry();
    const std::lock_guard lock(all.mutex);
    const auto isSame = [&](const OwnKind &kind) {
        OwnKindDefinition other = kind.definition;
        other.id = definition.id;
        return other == definition && (kind.definition.id == definition.id || kind.wantedId == definition.id);
    };
    if (const auto known = std::ranges::find_if(all.kinds, isSame); known != all.kinds.end())
        return &known->variant;
    OwnKindDefinition named = definition;
    named.id = freeId(all.kinds, definition.id);
    fill(all.kinds.emplace_back(std::move(named), definition.id, std::move(together)));
    return &all.kinds.back().variant;
}

bool hasFirstCell(const OwnKindDefinition &definition)
{
    TogetherRule together =
        definition.form == OwnForm::Together ? togetherRuleOf(definition.rule) : TogetherRule();
    return hasFirst(definition, OwnRules(definition, std::move(together)));
}

const OwnKindDefinition *definitionOf(const Variant &kind)
{
    return kind.data ? &static_cast<const OwnKind *>(kind.data)->definition : nullptr;
}

std::vector<const Variant *> ownKinds()
{
    Registry &all = registry();
    const std::lock_guard lock(all.mutex);
    std::vector<const Variant *> kinds;
    for (const OwnKind &kind : all.kinds)
        kinds.push_back(&kind.variant);
    return kinds;
}

const Variant *findOwnKind(std::string_view id)
{
    Registry &all = registry();
    const std::lock_guard lock(all.mutex);
    for (const OwnKind &kind : all.kinds)
        if (hasId(kind, id))
            return kind.variant.id == id ? &kind.variant : &kind.all;
    return nullptr;
}

TogetherRule togetherRuleOf(std::string_view text)
{
    const auto find = [](std::string_view name) {
        const Variant *kind = findVariant(name);
        return kind ? kind : findOwnKind(name);
    };
    return parseTogether(text, find).value_or(TogetherRule());
}

std::vector<const Variant *> combinedKinds(const OwnKindDefinition &definition)
{
    std::vector<const Variant *> kinds;
    if (definition.form != OwnForm::Together)
        return kinds;
    const TogetherRule rule = togetherRuleOf(definition.rule);
    for (const TogetherRule::Member &member : rule.members())
        if (std::ranges::find(kinds, member.kind) == kinds.end())
            kinds.push_back(member.kind);
    return kinds;
}

} // namespace sudoku
